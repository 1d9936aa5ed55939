"""Beginning of a day, and of a turn, of Carnavalo (C5, C8, C9, C22)."""

from speeltafel.core.state import tell
from speeltafel.games.carnavalo.mechanics import events
from speeltafel.games.carnavalo.mechanics.cards import stage_card
from speeltafel.games.carnavalo.mechanics.components import (
    DAYS,
    FULL_HAND,
    MOST_IN_PROCESSION,
    MOST_PLAYERS,
    NO_CARD,
    NO_CHIP,
    NO_TENT,
    OWNER,
    PRINCE,
    TENTS,
    VALUE,
)
from speeltafel.games.carnavalo.mechanics.state import BEFORE, State


def begin_first_day(s: State) -> None:
    """C5, C8: the cards are turned up.

    The owner of the one in the tent that the Prince would come to first begins.
    """
    for tent in range(TENTS):
        card = stage_card(s, tent)
        if card != NO_CARD:
            s.shown[card] = 1
            tell(s, events.LIES, OWNER[card], VALUE[card], tent)
    turn_chips_up(s)
    for ahead in range(s.fields, 0, -1):  # from far to near, so that the nearest is what stays
        tent = s.tent_at[(s.at[PRINCE] + ahead) % s.fields]
        if tent != NO_TENT and s.height[tent] > 0:
            s.actor = OWNER[stage_card(s, tent)]
    tell(s, events.BEGINS, s.actor)
    begin_turn(s, s.actor)


def begin_new_day(s: State) -> None:
    """C22."""
    if s.floats > DAYS - s.day:
        s.floats -= 1
        tell(s, events.FLOAT_REMOVED)
    s.day += 1
    s.quiet = 0
    take_cards_back(s)
    tell(s, events.NEW_DAY, s.day, (s.actor + 1) % s.players)
    turn_chips_up(s)


def turn_chips_up(s: State) -> None:
    """C3, C22: wherever a chip is to lie open and none does."""
    for tent in range(TENTS):
        if s.chip_open[tent] == 0:
            s.chip_open[tent] = 1
            tell(s, events.TENT_CHIP_OPEN, tent, s.chip[tent][s.chips_gone[tent]])
    if s.parade_open == 0 and s.parade[s.parade_gone] != NO_CHIP:
        s.parade_open = 1
        tell(s, events.PROCESSION_CHIP_OPEN, s.parade[s.parade_gone])


def take_cards_back(s: State) -> None:
    """C22: all cards go back to their owners' hands, except the one in the middle.

    What was seen of them is worth nothing now.
    """
    for tent in range(TENTS):
        for i in range(1, s.height[tent] + 1):
            s.shown[s.pile[tent][i]] = 0
            s.pile[tent][i] = NO_CARD
        s.height[tent] = 0
    for i in range(MOST_IN_PROCESSION):
        s.shown[s.procession[i]] = 0
        s.procession[i] = NO_CARD
    s.in_procession = 0
    for seat in range(MOST_PLAYERS):
        s.hand[seat] = FULL_HAND if seat < s.players else 0
    if s.middle != NO_CARD:
        s.hand[OWNER[s.middle]] ^= 1 << (VALUE[s.middle] - 1)


def begin_turn(s: State, seat: int) -> None:
    s.actor = seat
    s.phase = BEFORE
    s.quiet += 1
