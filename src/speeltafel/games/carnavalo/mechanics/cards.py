"""Handling the cards, chips and discs on the table of Carnavalo."""

from speeltafel.core.state import tell
from speeltafel.games.carnavalo.mechanics import events
from speeltafel.games.carnavalo.mechanics.components import NO_CARD, VALUES, WON
from speeltafel.games.carnavalo.mechanics.state import State


def card_of(seat: int, value: int) -> int:
    return seat * VALUES + value


def stage_card(s: State, tent: int) -> int:
    """Return the top card of a tent, or NO_CARD."""
    return s.pile[tent][s.height[tent]]


def lay_on_top(s: State, tent: int, card: int) -> None:
    s.height[tent] += 1
    s.pile[tent][s.height[tent]] = card


def slide_under(s: State, tent: int, card: int) -> None:
    s.height[tent] += 1
    for i in range(s.height[tent], 1, -1):
        s.pile[tent][i] = s.pile[tent][i - 1]
    s.pile[tent][1] = card


def take_top(s: State, tent: int) -> int:
    card = s.pile[tent][s.height[tent]]
    s.pile[tent][s.height[tent]] = NO_CARD
    s.height[tent] -= 1
    return card


def take_bottom(s: State, tent: int) -> int:
    card = s.pile[tent][1]
    for i in range(1, s.height[tent]):
        s.pile[tent][i] = s.pile[tent][i + 1]
    s.pile[tent][s.height[tent]] = NO_CARD
    s.height[tent] -= 1
    return card


def taken_from(bag: list[int], nth: int) -> int:
    """Draw a chip from a bag, which says how many it holds of each kind: the nth, counted kind after kind."""
    kind = 0
    while nth >= bag[kind]:
        nth -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


def move_disc_on(s: State, seat: int, tent: int) -> None:
    """Move a disc on one field, if it is still there (C12, C14); it stops at the end of the track (CR1)."""
    if s.disc[seat][tent] != WON and s.disc[seat][tent] < s.track:
        s.disc[seat][tent] += 1
        tell(s, events.CONFETTI, seat, tent, s.disc[seat][tent])
