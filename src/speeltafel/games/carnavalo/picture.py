"""The table in a terminal. Every player has a letter; colours are an extra."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from speeltafel.core.i18n import LETTERS, Translator
from speeltafel.games.carnavalo.mechanics.components import DAYS
from speeltafel.games.carnavalo.mechanics.moves import MOST_STEPS
from speeltafel.games.carnavalo.notation import tent_name
from speeltafel.games.carnavalo.view import Card, Tent, View

COLOURS = ["red", "blue", "green", "yellow", "magenta", "cyan"]
CITIZENS = "PMB"
SPOKEN = {"x": "2x", "z": "3x"}


def picture(view: View, texts: Translator) -> RenderableType:
    return Group(
        _day(view, texts),
        _route(view, texts),
        Text(),
        _tents(view, texts),
        _around(view, texts),
        Text(),
        _players(view, texts),
        _mine(view, texts),
        Text(texts.message("legend"), style="dim"),
    )


def _day(view: View, texts: Translator) -> Text:
    text = Text(texts.message("day", day=view.day, days=DAYS), style="bold")
    text.append(f"   {texts.message('ring')}: ")
    for number in range(MOST_STEPS + 1):
        here = number == view.ring
        text.append(f"({number})" if here else f" {number} ", style="bold reverse" if here else "dim")
    return text


def _route(view: View, texts: Translator) -> Text:
    """Return the route: field after field, clockwise, with tents and citizens."""
    text = Text(f"{texts.message('route')}: ")
    for field in range(view.route.fields):
        tent = view.route.tents.index(field) if field in view.route.tents else None
        text.append("·" if tent is None else tent_name(tent), style="dim" if tent is None else "bold")
        text.append(_citizens_on(view, field), style="bold reverse")
        text.append(" ")
    return text


def _citizens_on(view: View, field: int) -> str:
    return "".join(CITIZENS[i] for i, at in enumerate(view.citizens) if at == field)


def _tents(view: View, texts: Translator) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in ("tent", "chip", "confetti-of", "pile"):
        table.add_column(texts.message(heading), no_wrap=heading != "pile")
    for i, tent in enumerate(view.tents):
        name = Text(f"{tent_name(i)} ", style="bold")
        name.append(_citizens_on(view, view.route.tents[i]), style="reverse")
        table.add_row(name, _chip(tent), _confetti(view, i), _cards(tent.cards))
    return table


def _chip(tent: Tent) -> str:
    """Return the open chip, and how many lie under it."""
    open_ = "-" if tent.chip is None else SPOKEN.get(tent.chip, tent.chip)
    below = tent.chips - (tent.chip is not None)
    return f"{open_} +{below}" if below else open_


def _confetti(view: View, tent: int) -> Text:
    text = Text()
    for seat, discs in enumerate(view.discs):
        field = discs[tent]
        text.append(LETTERS[seat], style=COLOURS[seat])
        text.append("* " if field is None else f"{field} ", style="bold" if field is None else "")
    return text


def _cards(cards: list[Card]) -> Text:
    text = Text()
    for card in cards:
        text.append(_card(card))
        text.append(" ")
    return text if cards else Text("-", style="dim")


def _card(card: Card) -> Text:
    return Text(LETTERS[card.owner] + ("?" if card.value is None else str(card.value)), style=f"bold {COLOURS[card.owner]}")


def _around(view: View, texts: Translator) -> Text:
    """Return what lies beside the tents."""
    text = Text(f"{texts.message('procession')}: ", style="")
    text.append(_cards(view.procession))
    text.append(" ")
    chip = "-" if view.procession_chip is None else str(view.procession_chip)
    below = view.procession_chips - (view.procession_chip is not None)
    text.append(f"({texts.message('chip')} {chip}" + (f" +{below}" if below else "") + ")   ")
    text.append(f"{texts.message('middle')}: ")
    text.append(_card(view.middle) if view.middle else Text("-", style="dim"))
    text.append(f"   {texts.message('stack')}: {view.stack}")
    return text


def _players(view: View, texts: Translator) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(texts.message("player"), no_wrap=True, overflow="ellipsis")
    for heading in ("cards", "movement-chips", "discs", "floats", "points"):
        table.add_column(texts.message(heading), justify="right")
    table.add_column(texts.message("won"))
    for seat in range(view.players):
        name = Text("▸ " if seat == view.actor else "  ")
        name.append(LETTERS[seat], style=f"bold {COLOURS[seat]}")
        name.append(f" {texts.label(seat)}", style="bold" if seat == view.actor else "")
        won = [SPOKEN.get(chip, chip) for chip in view.chips_won[seat]] + [str(n) for n in view.procession_chips_won[seat]]
        table.add_row(
            name,
            str(view.hand_sizes[seat]),
            _chips_before(view, seat),
            str(sum(field is None for field in view.discs[seat])),
            "1" if view.has_float[seat] else "",
            str(view.points[seat]),
            " ".join(won),
        )
    return table


def _chips_before(view: View, seat: int) -> str:
    """Return how many movement chips a player has, and those that this viewer can be sure of."""
    sure = [tent_name(i) for i, chip in enumerate(view.whereabouts) if chip.hands == [seat] and not chip.stack]
    return f"{view.chip_counts[seat]}" + (f" ({' '.join(sure)})" if sure else "")


def _mine(view: View, texts: Translator) -> Text:
    if view.hand is None or view.chips is None:
        return Text()
    text = Text(f"\n{texts.message('hand')}: ")
    text.append(" ".join(map(str, view.hand)) or "-", style="bold")
    text.append(f"   {texts.message('your-chips')}: ")
    text.append(" ".join(view.chips) or "-", style="bold")
    return text
