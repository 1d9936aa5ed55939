"""Carnavalo by rule of thumb, and what a tree search takes from that. Written like the rules, to be compiled."""

from math import exp
from typing import Any

import numpy as np

from speeltafel.core.chance import Generator, below
from speeltafel.games.carnavalo.bots.ratings import rate
from speeltafel.games.carnavalo.bots.weights import NOISE, TEMPERATURE, WEIGHTS
from speeltafel.games.carnavalo.mechanics.cards import stage_card
from speeltafel.games.carnavalo.mechanics.components import TENTS
from speeltafel.games.carnavalo.mechanics.state import State
from speeltafel.games.carnavalo.rules import MOST_MOVES

GRAIN = 4096  # of noise


def policy(s: State, scratch: Any, moves: Any, count: int, g: Generator, style: int, weights: Any) -> int:
    """The move that looks best, give or take some noise."""
    w = weights[style * WEIGHTS : (style + 1) * WEIGHTS]
    rating = np.zeros(MOST_MOVES)
    rate(s, moves, count, w, rating)
    best = 0
    for i in range(count):
        rating[i] += w[NOISE] * below(g, GRAIN) / GRAIN
        if rating[i] > rating[best]:
            best = i
    return int(moves[best])


def priors(s: State, moves: Any, count: int, style: int, weights: Any, found: Any) -> None:
    """The better a move looks, the more it is explored: a softmax of the ratings."""
    w = weights[style * WEIGHTS : (style + 1) * WEIGHTS]
    rate(s, moves, count, w, found)
    best = found[0]
    for i in range(1, count):
        best = max(best, found[i])
    for i in range(count):
        found[i] = exp((found[i] - best) / w[TEMPERATURE])


def observation_key(s: State, seat: int, move: int) -> int:
    """The movement chips of the seat, and the stage cards, which lie open."""
    found = s.held[seat] * 32 + s.middle
    for tent in range(TENTS):
        found = found * 32 + stage_card(s, tent)
    return int(found)
