"""The players' rows, and the viewer's hand, as a drawing. Colours are an extra: every card also has its letter."""

from speeltafel.core.drawing import DIM, INK, LINE, PAPER, SEATS, Circle, Drawing, Label, Rectangle
from speeltafel.core.i18n import LETTERS, Translator
from speeltafel.games.figaro.view import View

WIDTH, TOP, ROW = 860, 60, 74
CARD, HIGH, APART = 34, 48, 38
ROWS_AT = 190
COLOURS = {"b": "#c9dcf4", "g": "#cfe8cf", "p": "#e3d0ee", "r": "#f6c9c4", "y": "#f7e9ae", "j": "#efe6d8", "o": "#e4e4e4"}


def drawing(view: View, texts: Translator) -> Drawing:
    shapes: list[Rectangle | Circle | Label] = [*_heading(view, texts)]
    for seat in range(view.players):
        shapes += _player(view, seat, texts)
    y = TOP + view.players * ROW
    if view.hand:
        shapes.append(Label(20, y + HIGH / 2, f"{texts.message('your-hand')}:", 15, INK, "start", True))
        shapes += _cards(view.hand, ROWS_AT, y)
        y += ROW
    return Drawing(WIDTH, y + 6, shapes)


def _heading(view: View, texts: Translator) -> list[Rectangle | Circle | Label]:
    roads = "   /   ".join("  ".join(map(str, group)) for group in view.groups if group)
    return [
        Label(20, 26, texts.message("round", round=view.round), 20, INK, "start", True),
        Label(WIDTH - 20, 26, f"{texts.message('roads-to-win')}:  {roads}" if roads else "", 15, DIM, "end"),
    ]


def _player(view: View, seat: int, texts: Translator) -> list[Rectangle | Circle | Label]:
    y = TOP + seat * ROW
    middle = y + HIGH / 2
    row = view.rows[seat]
    shapes: list[Rectangle | Circle | Label] = []
    if seat == view.actor:
        shapes.append(Rectangle(8, y - 8, WIDTH - 16, ROW - 8, "#fff6d6"))
    shapes += [
        Circle(34, middle, 15, SEATS[seat]),
        Label(34, middle, LETTERS[seat], 16, PAPER, "middle", True),
        Label(58, middle - 9, texts.label(seat)),
        Label(58, middle + 12, f"{texts.message('cards-in-hand')}: {view.hand_sizes[seat]}", 13, DIM),
        *_cards(row.cards, ROWS_AT, y),
    ]
    if seat == view.king:
        shapes.append(Label(20, middle - 20, "K", 14, INK, "middle", True))
    if row.cards:
        shapes.append(Label(ROWS_AT + len(row.cards) * APART + 8, middle, f"= {row.total}", 18, INK, "start", True))
    won = " + ".join(map(str, view.pieces[seat]))
    return [*shapes, Label(WIDTH - 20, middle, won, 17, INK, "end", True)]


def _cards(cards: list[str], x: float, y: float) -> list[Rectangle | Circle | Label]:
    shapes: list[Rectangle | Circle | Label] = []
    for place, card in enumerate(cards):
        left = x + place * APART
        shapes += [
            Rectangle(left, y, CARD, HIGH, COLOURS[card[0]], LINE),
            Label(left + CARD / 2, y + HIGH / 2, card, 17, INK, "middle", True),
        ]
    return shapes
