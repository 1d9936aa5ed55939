from typing import Any

from speeltafel.core.contract.observation_layout import Layout, starts
from tests.toy.rules import CARDS, CLAIM, END, MOST_PLAYERS, PHASES, State

ACTIONS = 2
MOST_OUTCOMES = CARDS
LAYOUT: Layout = [
    ("phase", (len(PHASES),)),
    ("hand", (1,)),
    ("claimed", (MOST_PLAYERS,)),
    ("shown", (MOST_PLAYERS,)),
    ("turns", (1,)),
]
PHASE_AT, HAND_AT, CLAIMED_AT, SHOWN_AT, TURNS_AT, LENGTH = starts(LAYOUT)


def observe(s: State, seat: int, out: Any) -> None:
    for i in range(LENGTH):
        out[i] = 0
    out[PHASE_AT + s.phase] = 1
    if s.phase == CLAIM:
        out[HAND_AT] = 1 + s.hand[seat]
    out[TURNS_AT] = s.claims
    for i in range(s.players):
        other = (seat + i) % s.players
        if other < s.claims:
            out[CLAIMED_AT + i] = 1 + s.claim[other]
        if s.phase == END:
            out[SHOWN_AT + i] = 1 + s.hand[other]


def distinct_draws(s: State) -> list[tuple[int, int]]:
    return [(card, 1) for card in range(CARDS)]
