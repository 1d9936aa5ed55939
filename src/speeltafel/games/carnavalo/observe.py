"""Observations of Carnavalo: a seat's view as numbers, for programs that learn.

Seats are counted from the observer, who is 0. A card is two numbers: 1 + the seat of its owner, and its value, or 0 if the
observer cannot know it.
"""

from typing import Any

from speeltafel.core.chance import kinds_in
from speeltafel.core.contract.observation_layout import Layout, starts
from speeltafel.games.carnavalo.mechanics.cards import card_of
from speeltafel.games.carnavalo.mechanics.components import (
    CARDS,
    CHIPS_PER_TENT,
    CITIZENS,
    EVERYBODY,
    KINDS,
    MOST_IN_PROCESSION,
    MOST_PLAYERS,
    NO_CARD,
    NO_CHIP,
    OWNER,
    PROCESSION_CHIPS,
    PROCESSION_LENGTH,
    TENT_CHIPS_ADVANCED,
    TENTS,
    VALUE,
    VALUES,
)
from speeltafel.games.carnavalo.mechanics.movement_chips import COUNT, FIRST_IN_STACK, IN_HANDS, PLACES
from speeltafel.games.carnavalo.mechanics.moves import RETURN_CHIP
from speeltafel.games.carnavalo.mechanics.scoring import PROCESSION
from speeltafel.games.carnavalo.mechanics.state import BEFORE, PROCESSION_DRAW, TENT_DRAW, State
from speeltafel.games.carnavalo.rules import PHASES, outcomes

ACTIONS = RETURN_CHIP + TENTS  # an action is a move of the rules
MOST_OUTCOMES = sum(TENT_CHIPS_ADVANCED)

COUNTED = PROCESSION + 1  # places where cards are counted
CHIP_NUMBERS = len(PROCESSION_CHIPS)

LAYOUT: Layout = [
    ("phase", (len(PHASES),)),  # 1 for the one it is
    ("players", (1,)),
    ("day", (1,)),
    ("floats", (1,)),
    ("quiet", (1,)),
    ("ring", (1,)),
    ("stack", (1,)),  # movement chips
    ("citizens", (CITIZENS,)),  # their fields
    ("tent_chip", (TENTS,)),  # the open one, by its kind
    ("tent_chips", (TENTS,)),  # how many lie there
    ("procession_chip", (1,)),
    ("procession_chips", (1,)),
    ("hand", (VALUES,)),
    ("chips", (TENTS,)),  # the observer's own movement chips
    ("middle", (2,)),  # a card
    ("procession", (MOST_IN_PROCESSION, 2)),
    ("tents", (TENTS, CARDS, 2)),  # their cards from the top
    (
        "whereabouts",
        (TENTS, PLACES),
    ),  # 1 where a movement chip can be for all one knows: with a player, or from the top of the stack
    ("known_to_all", (TENTS, PLACES)),
    # For each seat:
    ("to_act", (MOST_PLAYERS,)),
    ("hand_size", (MOST_PLAYERS,)),
    ("chip_count", (MOST_PLAYERS,)),
    ("has_float", (MOST_PLAYERS,)),
    ("discs", (MOST_PLAYERS, TENTS)),  # their fields, −1 once they are won
    ("chips_won", (MOST_PLAYERS, KINDS)),
    ("procession_chips_won", (MOST_PLAYERS, CHIP_NUMBERS)),
    ("unseen", (MOST_PLAYERS, VALUES)),  # 1 for a card that was not shown today
    ("counted_at", (MOST_PLAYERS, VALUES)),  # where it lay when the last day was counted: 1 + a tent, 7 for the procession
    ("counted", (MOST_PLAYERS, COUNTED)),  # and what that was worth
]
PHASE_AT, PLAYERS_AT, DAY_AT, FLOATS_AT, QUIET_AT, RING_AT, STACK_AT, CITIZENS_AT, *_AFTER_CITIZENS = starts(LAYOUT)
TENT_CHIP_AT, TENT_CHIPS_AT, PROCESSION_CHIP_AT, PROCESSION_CHIPS_AT, HAND_AT, CHIPS_AT, *_CARDS = _AFTER_CITIZENS
MIDDLE_AT, PROCESSION_AT, TENTS_AT, WHEREABOUTS_AT, KNOWN_TO_ALL_AT, *_OF_SEATS = _CARDS
TO_ACT_AT, HAND_SIZE_AT, CHIP_COUNT_AT, HAS_FLOAT_AT, DISCS_AT, CHIPS_WON_AT, PROCESSION_CHIPS_WON_AT, *_TODAY = _OF_SEATS
UNSEEN_AT, COUNTED_AT_AT, COUNTED_AT, LENGTH = _TODAY


def observe(s: State, seat: int, out: Any) -> None:
    for i in range(LENGTH):
        out[i] = 0
    out[PHASE_AT + s.phase] = 1
    out[PLAYERS_AT] = s.players
    out[DAY_AT] = s.day
    out[FLOATS_AT] = s.floats
    out[QUIET_AT] = s.quiet
    out[RING_AT] = s.ring
    out[STACK_AT] = s.stacked
    for citizen in range(CITIZENS):
        out[CITIZENS_AT + citizen] = s.at[citizen]
    for i in range(VALUES):
        out[HAND_AT + i] = s.hand[seat] >> i & 1
    observe_chips(s, seat, out)
    observe_cards(s, seat, out)
    for i in range(s.players):
        observe_seat(s, (seat + i) % s.players, i, out)


def observe_chips(s: State, seat: int, out: Any) -> None:
    for tent in range(TENTS):
        if s.chip_open[tent] == 1:
            out[TENT_CHIP_AT + tent] = s.chip[tent][s.chips_gone[tent]]
        out[TENT_CHIPS_AT + tent] = chips_in(s.chip[tent], CHIPS_PER_TENT)
        out[CHIPS_AT + tent] = s.held[seat] >> tent & 1
        write_places(s, s.may_be[seat + 1][tent], seat, out, WHEREABOUTS_AT + tent * PLACES)
        write_places(s, s.may_be[EVERYBODY][tent], seat, out, KNOWN_TO_ALL_AT + tent * PLACES)
    if s.parade_open == 1:
        out[PROCESSION_CHIP_AT] = s.parade[s.parade_gone]
    out[PROCESSION_CHIPS_AT] = chips_in(s.parade, PROCESSION_LENGTH)


def chips_in(pile: list[int], most: int) -> int:
    """Return the number of chips in a pile."""
    chips = 0
    for i in range(most):
        chips += int(pile[i] != NO_CHIP)
    return chips


def write_places(s: State, places: int, seat: int, out: Any, at: int) -> None:
    """Write where a movement chip can be."""
    hands = places & IN_HANDS
    from_here = hands >> seat | hands << (s.players - seat)  # the seats before this one come last
    for i in range(s.players):
        out[at + i] = from_here >> i & 1
    for place in range(FIRST_IN_STACK, PLACES):
        out[at + place] = places >> place & 1


def observe_cards(s: State, seat: int, out: Any) -> None:
    """Write the cards. Where they are spread is not seen before the setup is complete (C5)."""
    write_card(s, s.middle, seat, out, MIDDLE_AT)
    for i in range(s.in_procession):
        write_card(s, s.procession[i], seat, out, PROCESSION_AT + 2 * i)
    if s.phase >= BEFORE:
        for tent in range(TENTS):
            for i in range(s.height[tent]):
                write_card(s, s.pile[tent][s.height[tent] - i], seat, out, TENTS_AT + 2 * (tent * CARDS + i))


def write_card(s: State, card: int, seat: int, out: Any, at: int) -> None:
    if card != NO_CARD:
        out[at] = 1 + OWNER[card] - seat + (s.players if OWNER[card] < seat else 0)
        out[at + 1] = VALUE[card] if s.shown[card] == 1 or OWNER[card] == seat else 0


def observe_seat(s: State, seat: int, i: int, out: Any) -> None:
    """Write what lies open before a seat, as the i-th."""
    out[TO_ACT_AT + i] = int(s.actor == seat)
    out[HAND_SIZE_AT + i] = COUNT[s.hand[seat]]
    out[CHIP_COUNT_AT + i] = COUNT[s.held[seat]]
    out[HAS_FLOAT_AT + i] = s.has_float[seat]
    for tent in range(TENTS):
        out[DISCS_AT + i * TENTS + tent] = s.disc[seat][tent]
    for kind in range(KINDS):
        out[CHIPS_WON_AT + i * KINDS + kind] = s.chips_won[seat][kind]
    for number in range(CHIP_NUMBERS):
        out[PROCESSION_CHIPS_WON_AT + i * CHIP_NUMBERS + number] = s.parade_won[seat][number]
    for value in range(VALUES):
        card = card_of(seat, value + 1)
        out[UNSEEN_AT + i * VALUES + value] = 1 - s.shown[card]
        out[COUNTED_AT_AT + i * VALUES + value] = s.counted_at[card]
    for place in range(COUNTED):
        out[COUNTED_AT + i * COUNTED + place] = s.value[place][seat]


def distinct_draws(s: State) -> list[tuple[int, int]]:
    if s.phase == TENT_DRAW:
        return kinds_in(s.chips_left)
    if s.phase == PROCESSION_DRAW:
        return kinds_in(s.parade_left)
    return [(outcome, 1) for outcome in range(outcomes(s))]
