"""Setting up Carnavalo (C2–C7, C26)."""

from speeltafel.core.state import CHANCE, tell
from speeltafel.games.carnavalo.mechanics import events
from speeltafel.games.carnavalo.mechanics.cards import card_of, lay_on_top, taken_from
from speeltafel.games.carnavalo.mechanics.components import (
    CARDS,
    CHIPS_PER_TENT,
    CITIZENS,
    DAYS,
    FULL_HAND,
    KINDS,
    MOST_PLAYERS,
    NO_CARD,
    NO_CHIP,
    PROCESSION_CHIPS,
    PROCESSION_LENGTH,
    TENT_CHIPS,
    TENT_CHIPS_ADVANCED,
    TENTS,
)
from speeltafel.games.carnavalo.mechanics.days import begin_first_day, take_cards_back, turn_chips_up
from speeltafel.games.carnavalo.mechanics.movement_chips import MEMBERS, deal_chip, shuffle_chips, stack_chip
from speeltafel.games.carnavalo.mechanics.scoring import NOWHERE
from speeltafel.games.carnavalo.mechanics.state import BEFORE, MOVES, PICK, SPREAD, TENT_DRAW, State

RING_AT_START = 1  # C7


def set_up(s: State, players: int) -> None:
    """C2–C4, C7: everything is in the box or in hand; first everybody picks a card."""
    s.players = players
    s.day = 1
    s.quiet = 0
    s.drawn = 0
    s.ring = RING_AT_START
    s.middle = NO_CARD
    s.floats = DAYS
    s.parade_gone = 0
    s.parade_open = 0
    for citizen in range(CITIZENS):
        s.at[citizen] = s.start[citizen]
    for card in range(CARDS + 1):
        s.shown[card] = 0
        s.counted_at[card] = NOWHERE
    for seat in range(MOST_PLAYERS):
        s.has_float[seat] = 0
        for place in range(TENTS + 1):
            s.value[place][seat] = 0
        for kind in range(KINDS):
            s.chips_won[seat][kind] = 0
        for number in range(len(PROCESSION_CHIPS)):
            s.parade_won[seat][number] = 0
        for tent in range(TENTS):
            s.disc[seat][tent] = 0
    for tent in range(TENTS):
        s.chips_gone[tent] = 0
        s.chip_open[tent] = 0
        for i in range(CARDS + 1):
            s.pile[tent][i] = NO_CARD
        for i in range(CHIPS_PER_TENT):
            s.chip[tent][i] = NO_CHIP
    for kind in range(KINDS):
        s.chips_left[kind] = TENT_CHIPS_ADVANCED[kind] if s.advanced == 1 else TENT_CHIPS[kind]
    for number in range(len(PROCESSION_CHIPS)):
        s.parade_left[number] = PROCESSION_CHIPS[number]
    for i in range(PROCESSION_LENGTH):
        s.parade[i] = NO_CHIP
    shuffle_chips(s)
    take_cards_back(s)
    s.phase = PICK
    s.actor = 0


def pick(s: State, value: int) -> None:
    """C5: a card is chosen in secret, seat after seat."""
    s.hand[s.actor] ^= 1 << (value - 1)
    tell(s, events.PICKED, s.actor, value)
    s.actor += 1
    if s.actor == s.players:
        s.phase = SPREAD
        s.actor = CHANCE


def outcomes(s: State) -> int:
    """Return how many tents, or chips, are left to draw from."""
    if s.phase == TENT_DRAW:
        return TENTS * CHIPS_PER_TENT - s.drawn + (2 if s.advanced == 1 else 0)  # C26: two stay in the box
    return TENTS - s.drawn  # six tents to spread over, six movement chips, six procession chips


def draw(s: State, outcome: int) -> None:
    """Draw the next card or chip; after the last one the next phase begins."""
    nth = s.drawn
    s.drawn += 1
    if s.phase == SPREAD:
        spread_card(s, nth, outcome)
        last = s.players
    elif s.phase == MOVES:
        deal_movement_chip(s, nth, outcome)
        last = TENTS
    elif s.phase == TENT_DRAW:
        s.chip[nth // CHIPS_PER_TENT][nth % CHIPS_PER_TENT] = taken_from(s.chips_left, outcome)
        last = TENTS * CHIPS_PER_TENT
    else:
        s.parade[nth] = taken_from(s.parade_left, outcome)
        last = PROCESSION_LENGTH
    if s.drawn == last:
        s.drawn = 0
        if s.phase == TENT_DRAW:
            turn_chips_up(s)
        s.phase += 1
        if s.phase == BEFORE:
            begin_first_day(s)


def spread_card(s: State, seat: int, outcome: int) -> None:
    """C5: the card that this player picked goes to one of the tents that have none yet."""
    for tent in range(TENTS):
        if s.height[tent] == 0:
            if outcome == 0:
                lay_on_top(s, tent, card_of(seat, MEMBERS[FULL_HAND ^ s.hand[seat]][0] + 1))
            outcome -= 1


def deal_movement_chip(s: State, nth: int, outcome: int) -> None:
    """C6: deal one to each player, who moves their disc on that tent to field 1; the rest form the stack."""
    dealt = 0
    for seat in range(s.players):
        dealt |= s.held[seat]
    for i in range(s.stacked):
        dealt |= 1 << s.stack[i]
    chip = MEMBERS[(1 << TENTS) - 1 ^ dealt][outcome]
    if nth < s.players:
        deal_chip(s, nth, chip)
        s.disc[nth][chip] = 1
        tell(s, events.DEALT, nth, chip)
    else:
        stack_chip(s, chip, TENTS - s.players)
