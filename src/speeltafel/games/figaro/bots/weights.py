"""Weights of Figaro's players by rule: a row of numbers for each style, used by ratings.py.

The rows were found by play against copies with small changes: tools/fit/tune_figaro.py.
"""

from functools import cache
from typing import Any

from speeltafel.core.arrays import float32s
from speeltafel.games.figaro.mechanics.state import State

# How soon a card of 1, 2 or 3 brings a row to six that needs 1, 2 … 6 more: THREAT + VALUES * (need − 1) + value − 1.
THREAT = 0
CALM = 18  # how likely nobody takes soon, in the same unit
OWN_THREAT = 19  # a card in the player's own hand, compared with one in another's
JESTER_THREAT = 20  # a jester, compared with a coloured card
GROWTH = 21  # cards that will still be added to the face-up ones before the next take
CLOSE = 22  # cards by which stacks can differ and still change places, at the end of a round
CLOSE_EARLY = 23  # and more for each card that everybody still has
COST = 24  # of playing a coloured 1, 2 or 3, a jester 1 or 2, a ring dance: COST + …
TO_LEAD = 30  # the worth of beginning on an empty table
ORDER = 31  # how much more a row is threatened for each player before its owner
NOISE = 32  # by how much a move may be misjudged
TEMPERATURE = 33  # how far from the best the moves of others may be: for guessing their cards
WEIGHTS = 34

GOOD_PLAYER = [
    *(0.976, 1.0, 2.916),
    *(0.35, 1.0, 2.47),
    *(0.088, 0.554, 0.783),
    *(0.05, 0.253, 0.4),
    *(0.021, 0.06, 0.075),
    *(0.01, 0.0, 0.0),
    *(0.299, 0.772, 0.975),  # CALM, OWN_THREAT, JESTER_THREAT
    *(2.0, 1.072, 0.3),  # GROWTH, CLOSE, CLOSE_EARLY
    *(-0.059, -0.02, 0.0, 0.017, 0.099, 0.094),  # COST
    *(0.04, -0.041),  # TO_LEAD, ORDER
    *(0.0, 0.1),  # NOISE, TEMPERATURE
]

# The styles: good play, play by rule of thumb, frequent misjudgement, and hardly seeing anything.
GOOD, CASUAL, CARELESS, NEWCOMER = range(4)
NOISES = [0.0, 0.2, 0.9, 4.0]


def weights_for(s: State) -> Any:
    """Return all styles, one row after the other."""
    return _weights()


@cache
def _weights() -> Any:
    rows = [[*GOOD_PLAYER[:NOISE], noise, *GOOD_PLAYER[NOISE + 1 :]] for noise in NOISES]
    return float32s([number for row in rows for number in row])
