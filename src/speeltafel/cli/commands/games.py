"""`speeltafel games`."""

from rich.table import Table

from speeltafel import games
from speeltafel.cli.console import OUT, texts


def list_games(language: str) -> None:
    say = texts(language).message
    table = Table(box=None, pad_edge=False)
    for column in ("column-game", "column-players", "column-about"):
        table.add_column(say(column))
    for name in games.names():
        modules = games.modules(name)
        players = f"{modules.rules.FEWEST_PLAYERS}–{modules.rules.MOST_PLAYERS}"
        table.add_row(name, players, texts("", modules.package).message("tagline"))
    OUT.print(table)
