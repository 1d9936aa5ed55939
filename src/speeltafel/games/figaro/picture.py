"""The table in a terminal. Colours are an extra: every card also has its letter, and so has every player."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from speeltafel.core.errors import IllegalMove
from speeltafel.core.i18n import LETTERS, Translator
from speeltafel.core.line import Line
from speeltafel.games.figaro.view import View

STYLES = {"b": "bold blue", "g": "bold green", "p": "bold magenta", "r": "bold red", "y": "bold yellow", "j": "bold", "o": "dim"}


def picture(view: View, texts: Translator) -> RenderableType:
    return Group(_round(view, texts), _players(view, texts), Text(texts.message("legend"), style="dim"), _hand(view, texts))


def _round(view: View, texts: Translator) -> Text:
    """Return the round, and the road pieces still to be won: this round's first."""
    text = Text(texts.message("round", round=view.round), style="bold")
    if view.boxed is not None:
        text.append(f" ({texts.message('box-without', colour=texts.message(view.boxed))})", style="not bold")
    groups = [" ".join(map(str, group)) for group in view.groups if group]
    if groups:
        text.append(f"   {texts.message('roads-to-win')}: {groups[0]}")
        text.append("".join(f" / {group}" for group in groups[1:]), style="not bold dim")
    return text.append("\n")


def _players(view: View, texts: Translator) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    table.add_column(texts.message("player"))
    table.add_column(texts.message("row"), ratio=1)
    table.add_column(texts.message("total"), justify="right")
    table.add_column(texts.message("cards-in-hand"), justify="right")
    table.add_column(texts.message("stack"), justify="right")
    table.add_column(texts.message("road"))
    for seat, row in enumerate(view.rows):
        on_turn = seat == view.actor
        table.add_row(
            Text((">" if on_turn else " ") + ("K" if seat == view.king else " ")),
            Text(f"{LETTERS[seat]} {texts.label(seat)}", style="bold" if on_turn else ""),
            _cards(row.cards),
            str(row.total) if row.cards else "",
            str(view.hand_sizes[seat]),
            _stack(view, seat),
            _road(view.pieces[seat]),
        )
    return table


def _stack(view: View, seat: int) -> str:
    """Return a stack as text. During a round only its existence is seen, not its size (F21)."""
    if view.phase in ("swap", "over"):
        return str(view.stack_sizes[seat])
    return "#" if view.stack_sizes[seat] else ""


def _road(pieces: list[int]) -> str:
    return " + ".join(map(str, pieces))


def _hand(view: View, texts: Translator) -> Text:
    return Text(f"\n{texts.message('your-hand')}: ").append(_cards(view.hand)) if view.hand else Text()


def _cards(cards: list[str]) -> Text:
    return Text(" ").join(Text(card, style=STYLES[card[0]]) for card in cards)


def to_typed(move: str) -> str:
    """Write `r2>0` with a letter for the row's player, since seat 0 would be player 1."""
    card, arrow, seat = move.partition(">")
    return f"{card}>{LETTERS[int(seat)]}" if arrow else move


def from_typed(typed: str) -> str:
    """Read a move with a letter for the player. A number is refused, since it may mean a player or a seat."""
    card, arrow, seat = typed.partition(">")
    if arrow and seat.strip().isdecimal():
        raise IllegalMove(Line("players-have-letters", game="figaro"))
    letter = seat.strip().upper()
    return f"{card.strip()}>{LETTERS.index(letter)}" if arrow and len(letter) == 1 and letter in LETTERS else typed
