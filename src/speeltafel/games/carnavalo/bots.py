"""How bots play Carnavalo: by rule of thumb, the better ones with tree search on top. Written like the rules, to be compiled."""

from math import exp
from typing import Any

import numpy as np

from speeltafel.core.chance import Generator, below
from speeltafel.core.level import Level
from speeltafel.games.carnavalo.beliefs import likelihood
from speeltafel.games.carnavalo.experience import knowledge_of
from speeltafel.games.carnavalo.prospects import LUCK, TASTE, WEIGHTS
from speeltafel.games.carnavalo.ratings import rate
from speeltafel.games.carnavalo.rules import MOST_MOVES
from speeltafel.games.carnavalo.scoring import score
from speeltafel.games.carnavalo.table import TENTS, WON, State, stage_card

CARELESS, THUMB = range(2)
MANNERS = 2

# Until the compiled copy is there all play by rule of thumb: in plain Python a thought takes too long.
LEVELS = {
    "beginner": Level(manner=CARELESS, knows=knowledge_of),
    "casual": Level(manner=THUMB, knows=knowledge_of),
    "skilled": Level(manner=THUMB, knows=knowledge_of, search="tree", iterations=50, worlds=16, meanwhile=THUMB),
    "expert": Level(manner=THUMB, knows=knowledge_of, search="tree", iterations=400, worlds=64, mixing=0.1, meanwhile=THUMB),
    "master": Level(manner=THUMB, knows=knowledge_of, search="tree", iterations=4_000, worlds=256, mixing=0.1, meanwhile=THUMB),
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


def world_weight(s: State, seat: int, manner: int, knowledge: Any) -> float:
    """What the others hid where they did, they hid for a reason."""
    if len(knowledge) == 0:
        return 1.0
    return likelihood(s, seat, knowledge[manner * WEIGHTS : (manner + 1) * WEIGHTS])


def is_settled(s: State, start: State) -> bool:
    """A new day: what the last one brought is counted."""
    return s.day > start.day


# What counts towards winning at the beginning of a day, as experience.py lists it.
POINTS, DISCS, DISC_ON_1, HAS_FLOAT, BEGINS = 0, 1, 2, 6, 7
THINGS = 8
FURTHEST = 4  # discs there or further count the same
FIRST_DAY = 2  # before it nothing is settled


def estimate(s: State, shares: Any, knowledge: Any) -> None:
    """Everybody's chance to win, at the beginning of a day."""
    first = MANNERS * WEIGHTS + (s.day - FIRST_DAY) * THINGS
    counts = knowledge[first : first + THINGS]
    total = 0.0
    for seat in range(s.players):
        shares[seat] = exp(standing(s, seat, counts)) if len(counts) > 0 else 1.0
        total += shares[seat]
    for seat in range(s.players):
        shares[seat] /= total


def standing(s: State, seat: int, counts: Any) -> float:
    things = np.zeros(THINGS)
    note_things(s, seat, things)
    found = 0.0
    for thing in range(THINGS):
        found += counts[thing] * things[thing]
    return float(found)


def note_things(s: State, seat: int, things: Any) -> None:
    """What the seat has that counts; `things` is all 0 before."""
    things[POINTS] = score(s, seat)
    for tent in range(TENTS):
        field = s.disc[seat][tent]
        if field == WON:
            things[DISCS] += 1
        elif field > 0:
            things[DISC_ON_1 + min(field, FURTHEST) - 1] += 1
    things[HAS_FLOAT] = s.has_float[seat]
    things[BEGINS] = 1 if s.actor == seat else 0


def sign(s: State, seat: int, move: int) -> int:
    """The movement chips of the seat, and the stage cards, which lie open."""
    found = s.held[seat] * 32 + s.middle
    for tent in range(TENTS):
        found = found * 32 + stage_card(s, tent)
    return int(found)
