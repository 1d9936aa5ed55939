"""`speeltafel games`."""

from rich.table import Table

from speeltafel import games
from speeltafel.cli.console import OUT, texts


def list_games(language: str) -> None:
    say = texts(language).say
    table = Table(box=None, pad_edge=False)
    for column in ("column-game", "column-players", "column-about"):
        table.add_column(say(column))
    for name in games.names():
        room = games.room(name)
        players = f"{room.rules.FEWEST_PLAYERS}–{room.rules.MOST_PLAYERS}"
        table.add_row(name, players, texts("", room.package).say("tagline"))
    OUT.print(table)
