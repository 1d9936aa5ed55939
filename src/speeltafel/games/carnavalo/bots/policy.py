"""Carnavalo by rule of thumb, and what a tree search takes from that. Written like the rules, to be compiled."""

from math import exp
from typing import Any

from speeltafel.core.chance import Generator, below
from speeltafel.core.contract.scratch import Scratch
from speeltafel.games.carnavalo.bots.ratings import rate
from speeltafel.games.carnavalo.bots.weights import NOISE, TEMPERATURE, WEIGHTS
from speeltafel.games.carnavalo.mechanics.cards import stage_card
from speeltafel.games.carnavalo.mechanics.components import TENTS
from speeltafel.games.carnavalo.mechanics.state import State

GRAIN = 4096  # of noise


def policy(s: State, scratch: Scratch, moves: Any, count: int, g: Generator, style: int, weights: Any) -> int:
    """Return the move that looks best, give or take some noise."""
    w = weights[style * WEIGHTS : (style + 1) * WEIGHTS]
    ratings = scratch.notes[0].ratings
    rate(s, moves, count, w, scratch.notes[0])
    best = 0
    for i in range(count):
        ratings[i] += w[NOISE] * below(g, GRAIN) / GRAIN
        if ratings[i] > ratings[best]:
            best = i
    return int(moves[best])


def priors(s: State, scratch: Scratch, moves: Any, count: int, style: int, weights: Any, found: Any) -> None:
    """Fill in priors: a softmax of the ratings."""
    w = weights[style * WEIGHTS : (style + 1) * WEIGHTS]
    ratings = scratch.notes[0].ratings
    rate(s, moves, count, w, scratch.notes[0])
    best = ratings[0]
    for i in range(1, count):
        best = max(best, ratings[i])
    for i in range(count):
        found[i] = exp((ratings[i] - best) / w[TEMPERATURE])


def observation_key(s: State, seat: int, move: int) -> int:
    """Return the movement chips of the seat, and the stage cards, which lie open."""
    found = s.held[seat] * 32 + s.middle
    for tent in range(TENTS):
        found = found * 32 + stage_card(s, tent)
    return int(found)
