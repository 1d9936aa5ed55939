"""Observations of tricky: a seat's view as numbers, for programs that learn.

Seats are counted from the observer, who is 0.
"""

from collections import Counter
from functools import cache
from typing import Any

from speeltafel.core.contract.observation_layout import Layout, starts
from speeltafel.games.tricky.mechanics.dice import COUNT, FACES, FALLS, FALLS_FROM, KEEPS, WAYS
from speeltafel.games.tricky.rules import COLUMNS, KEEP, MOST_PLAYERS, PHASES, State, chips_in

ACTIONS = max(KEEPS) + 1  # an action is a move of the rules: the handful that is kept
MOST_OUTCOMES = max(WAYS)

LAYOUT: Layout = [
    ("phase", (len(PHASES),)),  # 1 for the one it is
    ("players", (1,)),
    ("roll", (FACES,)),  # dice on the table, by face
    ("kept", (FACES,)),  # dice set aside
    ("filled", (COLUMNS,)),  # cells
    ("in_column", (COLUMNS,)),  # chips
    ("chips", (MOST_PLAYERS,)),
    ("turn", (MOST_PLAYERS,)),  # 1 for the seat on turn
    ("supply", (1,)),
    ("bankrupt", (MOST_PLAYERS,)),
]
PHASE_AT, PLAYERS_AT, ROLL_AT, KEPT_AT, FILLED_AT, COLUMN_AT, CHIPS_AT, TURN_AT, SUPPLY_AT, BANKRUPT_AT, LENGTH = starts(LAYOUT)


def observe(s: State, seat: int, out: Any) -> None:
    for i in range(PLAYERS_AT):
        out[i] = 0
    out[PHASE_AT + s.phase] = 1
    out[PLAYERS_AT] = s.players
    for face in range(FACES):
        out[ROLL_AT + face] = COUNT[s.roll][face] if s.phase == KEEP else 0
        out[KEPT_AT + face] = s.kept[face]
    for column in range(COLUMNS):
        out[FILLED_AT + column] = s.filled[column]
        out[COLUMN_AT + column] = chips_in(s, column)
    for i in range(MOST_PLAYERS):
        other = (seat + i) % s.players
        out[CHIPS_AT + i] = s.chips[other] if i < s.players else 0
        out[TURN_AT + i] = int(i < s.players and s.turn == other)
        out[BANKRUPT_AT + i] = int(i < s.players and s.bankrupt == other)
    out[SUPPLY_AT] = s.supply


def distinct_draws(s: State) -> list[tuple[int, int]]:
    return _handfuls(s.left)


@cache
def _handfuls(dice: int) -> list[tuple[int, int]]:
    """Return one fall for each handful, and how many falls give it."""
    falls = FALLS[FALLS_FROM[dice] : FALLS_FROM[dice] + WAYS[dice]]
    return [(falls.index(handful), count) for handful, count in Counter(falls).items()]
