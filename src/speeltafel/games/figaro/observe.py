"""Observations of Figaro: a seat's view as numbers, for programs that learn.

Seats are counted from the observer, who is 0. Road pieces appear by their length: which of two equally long ones lies where
is no part of the game.
"""

from typing import Any

from speeltafel.core.chance import kinds_in
from speeltafel.core.contract.observation_layout import Layout, starts
from speeltafel.games.figaro.mechanics.state import (
    COLOURS,
    COPIES,
    DEAL,
    KINDS,
    MOST_PLAYERS,
    NO_COLOUR,
    PIECES,
    ROUNDS,
    WHY,
    State,
)
from speeltafel.games.figaro.rules import PHASES, STAY, outcomes

ACTIONS = STAY + 1  # an action is a move of the rules. It names seats by number; `seat` says which is the observer's own
MOST_OUTCOMES = sum(COPIES)

MOST_IN_GROUP = MOST_PLAYERS - 1

LAYOUT: Layout = [
    ("phase", (len(PHASES),)),  # 1 for the one it is
    ("why", (len(WHY),)),  # the same
    ("boxed", (COLOURS,)),
    ("seat", (MOST_PLAYERS,)),
    ("players", (1,)),
    ("round", (1,)),
    ("elsewhere", (1,)),
    ("groups", (ROUNDS, MOST_IN_GROUP)),  # the lengths of pieces still to be won, longest first
    ("hand", (KINDS,)),  # cards, by kind
    # For each seat:
    ("row", (MOST_PLAYERS, KINDS)),
    ("stack", (MOST_PLAYERS, KINDS)),
    ("known", (MOST_PLAYERS, KINDS)),
    ("colour", (MOST_PLAYERS, COLOURS)),
    ("only", (MOST_PLAYERS, COLOURS)),
    ("not_only", (MOST_PLAYERS, COLOURS)),
    ("pieces", (MOST_PLAYERS, ROUNDS)),  # the lengths of those won
    ("total", (MOST_PLAYERS,)),
    ("hand_size", (MOST_PLAYERS,)),
    ("stack_size", (MOST_PLAYERS,)),
    ("took", (MOST_PLAYERS,)),
    ("king", (MOST_PLAYERS,)),
    ("to_act", (MOST_PLAYERS,)),
]
PHASE_AT, WHY_AT, BOXED_AT, SEAT_AT, PLAYERS_AT, ROUND_AT, ELSEWHERE_AT, GROUPS_AT, HAND_AT, *_OF_SEATS, LENGTH = starts(LAYOUT)
ROW_AT, STACK_AT, KNOWN_AT, COLOUR_AT, ONLY_AT, NOT_ONLY_AT, PIECES_AT, *_SINGLE = _OF_SEATS
TOTAL_AT, HAND_SIZE_AT, STACK_SIZE_AT, TOOK_AT, KING_AT, TO_ACT_AT = _SINGLE


def observe(s: State, seat: int, out: Any) -> None:
    for i in range(LENGTH):
        out[i] = 0
    out[PHASE_AT + s.phase] = 1
    out[WHY_AT + s.why] = 1
    if s.boxed != NO_COLOUR:
        out[BOXED_AT + s.boxed] = 1
    out[SEAT_AT + seat] = 1
    out[PLAYERS_AT] = s.players
    out[ROUND_AT] = s.round
    out[ELSEWHERE_AT] = s.elsewhere
    for piece in range(PIECES):
        if s.group[piece] >= 0:
            write_next(out, GROUPS_AT + s.group[piece] * MOST_IN_GROUP, s.length[piece])
        if s.owner[piece] >= 0:
            write_next(out, PIECES_AT + seen_from(s, seat, s.owner[piece]) * ROUNDS, s.length[piece])
    write_kinds(out, HAND_AT, s.hand[seat])
    for i in range(s.players):
        observe_seat(s, (seat + i) % s.players, i, out)


def observe_seat(s: State, seat: int, i: int, out: Any) -> None:
    """Write what lies open before a seat, and what all know of its hand, as the i-th."""
    write_kinds(out, ROW_AT + i * KINDS, s.row[seat])
    write_kinds(out, STACK_AT + i * KINDS, s.stack[seat])
    write_kinds(out, KNOWN_AT + i * KINDS, s.known[seat])
    if s.colour[seat] != NO_COLOUR:
        out[COLOUR_AT + i * COLOURS + s.colour[seat]] = 1
    if s.only[seat] != NO_COLOUR:
        out[ONLY_AT + i * COLOURS + s.only[seat]] = 1
    for colour in range(COLOURS):
        out[NOT_ONLY_AT + i * COLOURS + colour] = s.not_only[seat][colour]
    out[TOTAL_AT + i] = s.total[seat]
    out[HAND_SIZE_AT + i] = s.hand_size[seat]
    out[STACK_SIZE_AT + i] = s.stack_size[seat]
    out[TOOK_AT + i] = s.took[seat]
    out[KING_AT + i] = int(s.king == seat)
    out[TO_ACT_AT + i] = int(s.actor == seat)


def write_kinds(out: Any, at: int, cards: list[int]) -> None:
    """Write the counts of these cards. A loop over one list compiles to a few long moves."""
    for kind in range(KINDS):
        out[at + kind] = cards[kind]


def write_next(out: Any, at: int, length: int) -> None:
    """Write a length behind those that are there. The pieces of the box are in order, the longest first."""
    while out[at] != 0:
        at += 1
    out[at] = length


def seen_from(s: State, seat: int, other: int) -> int:
    return other - seat if other >= seat else other - seat + s.players


def distinct_draws(s: State) -> list[tuple[int, int]]:
    return kinds_in(s.undealt) if s.phase == DEAL else [(outcome, 1) for outcome in range(outcomes(s))]
