"""The board, the players and the dice as a drawing. Colours are an extra: every cell also has its letter."""

from speeltafel.core.drawing import DIM, INK, LINE, PAPER, SEATS, Circle, Drawing, Label, Rectangle
from speeltafel.core.i18n import LETTERS, Translator
from speeltafel.games.tricky.options import Column
from speeltafel.games.tricky.view import View

CELL, GAP, TOP, LEFT = 40, 6, 58, 24
COLUMN = CELL + 34
COLOURS = {"g": "#cfe8cf", "y": "#f7e3a1", "r": "#f2b8b3"}
FILLED = "#6b6b6b"
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}
DIE = 44


def drawing(view: View, texts: Translator) -> Drawing:
    longest = max(len(column.cells) for column in view.board)
    shapes: list[Rectangle | Circle | Label] = []
    for number, column in enumerate(view.board):
        shapes += _column(view, number, column, longest, texts)
    below = TOP + longest * (CELL + GAP) + 44
    shapes += _dice(view, below)
    right = LEFT + len(view.board) * COLUMN + 30
    shapes += _players(view, right, texts)
    return Drawing(right + 290, below + DIE + 24, shapes)


def _column(view: View, number: int, column: Column, longest: int, texts: Translator) -> list[Rectangle | Circle | Label]:
    """Draw a column: its first cell is at the bottom."""
    x = LEFT + number * COLUMN
    middle = x + CELL / 2
    shapes: list[Rectangle | Circle | Label] = [Label(middle, 26, str(number + 1), 22, INK, "middle", True)]
    for place, cell in enumerate(column.cells):
        y = TOP + (longest - 1 - place) * (CELL + GAP)
        is_filled = place < view.filled[number]
        shapes.append(Rectangle(x, y, CELL, CELL, COLOURS[cell[0]]))
        letter = (cell[0].upper() if cell[0] == "r" else cell[0]) + cell[1:]
        if is_filled:
            shapes.append(Circle(middle, y + CELL / 2, CELL * 0.42, FILLED))
        shapes.append(Label(middle, y + CELL / 2, letter, 16, PAPER if is_filled else INK, "middle"))
    shapes.append(Label(middle, TOP + longest * (CELL + GAP) + 8, str(view.in_column[number]), 15, INK, "middle", True))
    shapes.append(Label(middle, TOP + longest * (CELL + GAP) + 26, f"» {column.arrow}", 13, DIM, "middle"))
    return shapes


def _players(view: View, x: int, texts: Translator) -> list[Rectangle | Circle | Label]:
    shapes: list[Rectangle | Circle | Label] = []
    for seat, chips in enumerate(view.chips):
        y = TOP + seat * 46
        if view.result is None and seat == view.turn:
            shapes.append(Rectangle(x - 6, y - 20, 280, 40, "#fff6d6"))
        shapes += [
            Circle(x + 16, y, 13, SEATS[seat]),
            Label(x + 16, y, LETTERS[seat], 15, PAPER, "middle", True),
            Label(x + 40, y, texts.label(seat)),
            Label(x + 262, y, str(chips), 18, INK, "end", True),
        ]
    y = TOP + len(view.chips) * 46
    return [*shapes, Label(x + 40, y, texts.message("supply"), 15, DIM), Label(x + 262, y, str(view.supply), 15, DIM, "end")]


def _dice(view: View, y: float) -> list[Rectangle | Circle | Label]:
    """Draw the dice: first those that were kept, grey, then those just rolled."""
    shapes: list[Rectangle | Circle | Label] = []
    for place, face in enumerate([*view.kept, *view.roll]):
        x = LEFT + place * (DIE + 10)
        shapes.append(Rectangle(x, y, DIE, DIE, LINE if place < len(view.kept) else PAPER, INK))
        shapes += [Circle(x + DIE / 2 + 12 * right, y + DIE / 2 + 12 * down, 4, INK, INK) for right, down in PIPS[face]]
    return shapes
