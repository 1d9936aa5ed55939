"""The square with its tents and citizens, and the players, as a drawing. Every player has a letter; colours are an extra."""

from math import cos, pi, sin

from speeltafel.core.drawing import DIM, INK, PAPER, SEATS, Circle, Drawing, Label, Rectangle
from speeltafel.core.i18n import LETTERS, Translator
from speeltafel.games.carnavalo.mechanics.components import DAYS
from speeltafel.games.carnavalo.mechanics.moves import MOST_STEPS
from speeltafel.games.carnavalo.notation import tent_name
from speeltafel.games.carnavalo.picture import CITIZENS, SPOKEN
from speeltafel.games.carnavalo.view import Card, View

WIDTH, SQUARE = 900, 560
CENTRE = SQUARE / 2
STREET, TENTS = 150, 225  # from the centre
CARD, HIGH = 28, 36
FILL = "#f4efe4"

Shapes = list[Rectangle | Circle | Label]


def drawing(view: View, texts: Translator) -> Drawing:
    shapes: Shapes = [*_street(view), *_centre(view, texts)]
    for tent in range(len(view.tents)):
        shapes += _tent(view, tent)
    for seat in range(view.players):
        shapes += _player(view, seat, texts)
    return Drawing(WIDTH, SQUARE + 60, [*shapes, *_below(view, texts)])


def _at(view: View, field: int, distance: float) -> tuple[float, float]:
    """Return the place of a field, clockwise from the top."""
    angle = 2 * pi * field / view.route.fields
    return CENTRE + distance * sin(angle), CENTRE + 20 - distance * cos(angle)


def _street(view: View) -> Shapes:
    shapes: Shapes = []
    for field in range(view.route.fields):
        x, y = _at(view, field, STREET)
        here = "".join(CITIZENS[citizen] for citizen, at in enumerate(view.citizens) if at == field)
        shapes.append(Circle(x, y, 17, INK if here else FILL))
        shapes.append(Label(x, y, here, 14, PAPER, "middle", True))
    return shapes


def _tent(view: View, tent: int) -> Shapes:
    x, y = _at(view, view.route.tents[tent], TENTS)
    left, top = x - 55, y - 40
    lies = view.tents[tent]
    chip = "-" if lies.chip is None else SPOKEN.get(lies.chip, lies.chip)
    shapes: Shapes = [
        Rectangle(left, top, 110, 82, FILL),
        Label(left + 8, top + 13, tent_name(tent), 15, INK, "start", True),
        Circle(left + 95, top + 14, 12, "#ffe08a"),
        Label(left + 95, top + 14, chip, 13, INK, "middle", True),
    ]
    for place, card in enumerate(lies.cards[:6]):
        shapes += _card(card, left + 6 + place * 16, top + 26)
    for seat, discs in enumerate(view.discs):
        x, at = left + 9 + seat * 18, discs[tent]
        fill, ink, text = (SEATS[seat], PAPER, LETTERS[seat]) if at is None else (PAPER, INK, str(at))
        shapes += [Circle(x, top + 73, 7, fill, SEATS[seat]), Label(x, top + 73, text, 10, ink, "middle")]
    return shapes


def _card(card: Card, x: float, y: float) -> Shapes:
    return [
        Rectangle(x, y, CARD, HIGH, PAPER, SEATS[card.owner]),
        Label(x + CARD / 2, y + 10, LETTERS[card.owner], 11, SEATS[card.owner], "middle", True),
        Label(x + CARD / 2, y + 25, "?" if card.value is None else str(card.value), 15, INK, "middle", True),
    ]


def _centre(view: View, texts: Translator) -> Shapes:
    """Draw the day, the ring, the card of the Miss and the procession."""
    x, y = CENTRE, CENTRE + 20
    shapes: Shapes = [Label(x, y - 82, texts.message("day", day=view.day, days=DAYS), 18, INK, "middle", True)]
    for number in range(MOST_STEPS + 1):
        is_here = number == view.ring
        shapes.append(Circle(x + (number - MOST_STEPS / 2) * 36, y - 46, 14, INK if is_here else FILL))
        shapes.append(Label(x + (number - MOST_STEPS / 2) * 36, y - 46, str(number), 14, PAPER if is_here else INK, "middle"))
    shapes.append(Label(x, y - 14, texts.message("middle"), 13, DIM, "middle"))
    if view.middle:
        shapes += _card(view.middle, x - CARD / 2, y - 4)
    shapes.append(Label(x, y + 50, f"{texts.message('procession')}: {view.procession_chip or '-'}", 13, DIM, "middle"))
    for place, card in enumerate(view.procession):
        shapes += _card(card, x + (place - len(view.procession) / 2) * 30, y + 60)
    return shapes


def _player(view: View, seat: int, texts: Translator) -> Shapes:
    x, y = SQUARE + 10, 24 + seat * 84
    discs = sum(field is None for field in view.discs[seat])
    won = [SPOKEN.get(chip, chip) for chip in view.chips_won[seat]] + [str(n) for n in view.procession_chips_won[seat]]
    holds = f"{texts.message('cards')} {view.hand_sizes[seat]}   {texts.message('movement-chips')} {view.chip_counts[seat]}"
    earned = f"{texts.message('discs')} {discs}   {texts.message('won')} {' '.join(won) or '-'}"
    floats = f"   {texts.message('floats')} 1" if view.has_float[seat] else ""
    return [
        Rectangle(x, y - 14, 320, 74, "#fff6d6" if seat == view.actor else PAPER),
        Circle(x + 22, y + 8, 14, SEATS[seat]),
        Label(x + 22, y + 8, LETTERS[seat], 15, PAPER, "middle", True),
        Label(x + 44, y + 8, texts.label(seat), 16, INK, "start", True),
        Label(x + 306, y + 8, str(view.points[seat]), 20, INK, "end", True),
        Label(x + 14, y + 30, holds, 13, DIM),
        Label(x + 14, y + 48, earned + floats, 13, DIM),
    ]


def _below(view: View, texts: Translator) -> Shapes:
    """Draw what only this seat sees: its hand and its movement chips."""
    if view.hand is None or view.chips is None:
        return []
    hand = " ".join(map(str, view.hand)) or "-"
    chips = " ".join(view.chips) or "-"
    return [
        Label(20, SQUARE + 36, f"{texts.message('hand')}: {hand}", 17, INK, "start", True),
        Label(330, SQUARE + 36, f"{texts.message('your-chips')}: {chips}", 17, INK, "start", True),
    ]
