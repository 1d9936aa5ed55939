"""How bots play Carnavalo: by rule of thumb, the better ones with tree search on top. Written like the rules, to be compiled."""

from math import exp, sqrt
from typing import Any

import numpy as np

from speeltafel.core.chance import Generator, below
from speeltafel.core.level import Level
from speeltafel.games.carnavalo.beliefs import likelihood
from speeltafel.games.carnavalo.prospects import LUCK, TASTE, WEIGHTS
from speeltafel.games.carnavalo.ratings import rate
from speeltafel.games.carnavalo.rules import MOST_MOVES
from speeltafel.games.carnavalo.scoring import score
from speeltafel.games.carnavalo.table import DAYS, TENTS, State, stage_card

CARELESS, THUMB = range(2)

# What they weigh, in the order of prospects.py.
_CASUAL = {
    "CALM": 1.0, "RESTLESS": 2.0, "BARRED": 0.5, "ABSENT": 0.5, "AWAY": 0.5, "RIVALRY": 0.8, "LEADING": 0.05, "DAILY": 0.5,
    "AHEAD": 0.25, "CHIP": 0.5, "STAGE": 0.3, "EXPOSED": 0.1, "MISSING": 0.05, "RING": 0.02, "CARD": 0.0, "CARD_POINT": 0.1, "FLOAT": 0.7,
    "FAVOURITE": 3.0, "EAGER": 0.1, "LUCK": 0.2, "TASTE": 0.7, "SENSE": 0.5, "KEPT": 0.0,
}  # fmt: skip
_BEGINNER = {**_CASUAL, "LUCK": 2.0}
_WEIGHTS = np.array([list(row.values()) for row in (_BEGINNER, _CASUAL)], np.float32).reshape(-1)


def _weights(s: State) -> Any:
    return _WEIGHTS


LEVELS = {
    "beginner": Level(manner=CARELESS, knows=_weights),
    "casual": Level(manner=THUMB, knows=_weights),
    "skilled": Level(manner=THUMB, knows=_weights, search="tree", iterations=200, worlds=32),
    "expert": Level(manner=THUMB, knows=_weights, search="tree", iterations=2000, worlds=128),
    "master": Level(manner=THUMB, knows=_weights, search="tree", iterations=12000, worlds=256),
}

GRAIN = 4096  # of luck


def policy(s: State, desk: Any, moves: Any, count: int, g: Generator, manner: int, knowledge: Any) -> int:
    """The move that looks best, give or take some luck."""
    w = knowledge[manner * WEIGHTS : (manner + 1) * WEIGHTS]
    rating = np.zeros(MOST_MOVES)
    rate(s, moves, count, w, rating)
    best = 0
    for i in range(count):
        rating[i] += w[LUCK] * below(g, GRAIN) / GRAIN
        if rating[i] > rating[best]:
            best = i
    return int(moves[best])


def likings(s: State, moves: Any, count: int, manner: int, knowledge: Any, liking: Any) -> None:
    """How much a search should think about each of the legal moves."""
    w = knowledge[manner * WEIGHTS : (manner + 1) * WEIGHTS]
    rate(s, moves, count, w, liking)
    best = liking[0]
    for i in range(1, count):
        best = max(best, liking[i])
    for i in range(count):
        liking[i] = exp((liking[i] - best) / w[TASTE])


def plausibility(s: State, seat: int, manner: int, knowledge: Any) -> float:
    """What the others hid where they did, they hid for a reason."""
    if len(knowledge) == 0:
        return 1.0
    return likelihood(s, seat, knowledge[manner * WEIGHTS : (manner + 1) * WEIGHTS])


def is_settled(s: State, start: State) -> bool:
    """A new day: what the last one brought is counted."""
    return s.day > start.day


LEAD_THAT_MATTERS = 3.0


def estimate(s: State, shares: Any, knowledge: Any) -> None:
    """Everybody's chance to win, at the beginning of a day: by points so far and what unwon discs may bring."""
    total = 0.0
    scale = LEAD_THAT_MATTERS * sqrt(DAYS + 1.0 - s.day)
    for seat in range(s.players):
        shares[seat] = exp(score(s, seat) / scale)
        total += shares[seat]
    for seat in range(s.players):
        shares[seat] /= total


def sign(s: State, seat: int, move: int) -> int:
    """The movement chips of the seat, and the stage cards, which lie open."""
    found = s.held[seat] * 32 + s.middle
    for tent in range(TENTS):
        found = found * 32 + stage_card(s, tent)
    return int(found)
