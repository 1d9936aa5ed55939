"""The table in a terminal. Colours are an extra: every cell also has its letter."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from speeltafel.core.i18n import Translator
from speeltafel.games.tricky.options import Column
from speeltafel.games.tricky.view import View

STYLES = {"g": "green", "y": "yellow", "r": "bold red"}
LETTERS = {"g": "g", "y": "y", "r": "R"}
FACES = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"]


def picture(view: View, texts: Translator) -> RenderableType:
    return Group(
        _board(view, texts), Text(texts.message("legend"), style="dim"), Text(), _players(view, texts), _dice(view, texts)
    )


def _board(view: View, texts: Translator) -> Table:
    """Return the columns as rows, since a terminal is wide: cells from left to right."""
    table = Table(box=None, pad_edge=False)
    table.add_column(texts.message("columns"), justify="right", style="bold")
    table.add_column("")
    table.add_column(texts.message("in-column"), justify="right")
    table.add_column(texts.message("arrow"), justify="right")
    for number, column in enumerate(view.board, 1):
        filled = view.filled[number - 1]
        table.add_row(str(number), _cells(column, filled), str(view.in_column[number - 1]), str(column.arrow))
    return table


def _cells(column: Column, filled: int) -> Text:
    text = Text()
    for i, cell in enumerate(column.cells):
        letter = LETTERS[cell[0]] + cell[1:]
        text.append("[" + ("o" + cell[1:] if i < filled else letter) + "]", style="reverse" if i < filled else STYLES[cell[0]])
    return text


def _players(view: View, texts: Translator) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    for seat, chips in enumerate(view.chips):
        on_turn = view.result is None and seat == view.turn
        name = Text(("▸ " if on_turn else "  ") + texts.label(seat), style="bold" if on_turn else "")
        table.add_row(name, Text(f"{chips:3}"), Text("●" * min(chips, 60), style="cyan"))
    table.add_row(Text("  " + texts.message("supply"), style="dim"), Text(f"{view.supply:3}", style="dim"), "")
    return table


def _dice(view: View, texts: Translator) -> Text:
    text = Text("\n")
    if view.kept:
        text.append(f"{texts.message('aside')}: {_faces(view.kept)}   ", style="dim")
    if view.roll:
        text.append(f"{texts.message('dice')}: {_faces(view.roll)}", style="bold")
    return text


def _faces(dice: list[int]) -> str:
    return "  ".join(f"{FACES[die - 1]} {die}" for die in dice)
