"""The citizens of Carnavalo: their walks and their tasks (C1, C14–C16, CR2)."""

from speeltafel.core.state import tell
from speeltafel.games.carnavalo.mechanics import events
from speeltafel.games.carnavalo.mechanics.cards import lay_on_top, move_disc_on, stage_card, take_bottom, take_top
from speeltafel.games.carnavalo.mechanics.components import BAR, MISS, NO_CARD, NO_TENT, OWNER, PRINCE, VALUE
from speeltafel.games.carnavalo.mechanics.state import State, barred_tent


def walk(s: State, citizen: int, steps: int) -> None:
    """C10, C11."""
    put_citizen(s, citizen, field_ahead(s, citizen, steps))


def field_ahead(s: State, citizen: int, steps: int) -> int:
    """C1: clockwise round the route."""
    field = s.at[citizen] + steps
    return field if field < s.fields else field - s.fields


def put_citizen(s: State, citizen: int, field: int) -> None:
    """End a citizen's move (C14–C16). In a tent that is not barred each does their task."""
    s.at[citizen] = field
    tent = s.tent_at[field]
    if tent == NO_TENT:
        return
    if citizen == BAR:
        tell(s, events.BARRICADE, tent)
    elif tent == barred_tent(s):
        tell(s, events.BARRED, citizen, tent)
    elif citizen == PRINCE:
        prince_calls(s, tent)
    else:
        miss_passes(s, tent)


def prince_calls(s: State, tent: int) -> None:
    """C14: the stage card goes to the procession; the next one is turned up. An empty tent: nothing (CR2)."""
    if s.height[tent] == 0:
        tell(s, events.NOTHING_THERE, PRINCE, tent)
        return
    card = take_top(s, tent)
    s.procession[s.in_procession] = card
    s.in_procession += 1
    s.quiet = 0
    tell(s, events.TO_PROCESSION, OWNER[card], VALUE[card], tent)
    move_disc_on(s, OWNER[card], tent)
    stage = stage_card(s, tent)
    if stage != NO_CARD and s.shown[stage] == 0:
        s.shown[stage] = 1
        tell(s, events.TURNED_UP, OWNER[stage], VALUE[stage], tent)


def miss_passes(s: State, tent: int) -> None:
    """C15: the card in the middle goes on top, the bottom one to the middle. In an empty tent that is the same card (CR2)."""
    if s.middle != NO_CARD:
        lay_on_top(s, tent, s.middle)
        tell(s, events.LAID, OWNER[s.middle], VALUE[s.middle], tent)
    if s.height[tent] == 0:
        tell(s, events.NOTHING_THERE, MISS, tent)
        return
    s.middle = take_bottom(s, tent)
    s.shown[s.middle] = 1
    tell(s, events.TAKEN, OWNER[s.middle], VALUE[s.middle], tent)
