"""Figaro by rule, and what a search takes from that. Written like the rules, to be compiled."""

from math import exp, log
from typing import Any

from speeltafel.core.chance import Generator, below
from speeltafel.core.contract.scratch import Scratch
from speeltafel.games.figaro.bots.prospects import chances_before_round
from speeltafel.games.figaro.bots.ratings import rate
from speeltafel.games.figaro.bots.weights import NOISE, TEMPERATURE, WEIGHTS
from speeltafel.games.figaro.mechanics.state import EXCHANGE, State
from speeltafel.games.figaro.rules import SWAP

GRAIN = 1000  # of noise
SHORTLIST = 12  # moves that are searched
PRIOR_WEIGHT = 3.0  # rollouts won that a rating of 1 counts for before there are any: few rollouts know less than a rule does
UNLIKELY = 0.001  # every move has some chance
TRUST = 0.45  # in what moves say about hands: good players go by more than rules (tools/fit/trust_figaro.py)


def policy(s: State, scratch: Scratch, moves: Any, count: int, g: Generator, style: int, weights: Any) -> int:
    """Return the move that looks best to a player of that style. A player who may exchange a piece does."""
    if s.phase == EXCHANGE:
        return SWAP
    w = weights[style * WEIGHTS : (style + 1) * WEIGHTS]
    ratings = scratch.notes[0].ratings
    rate(s, moves, count, w, scratch.notes[0])
    best = 0
    highest = -1e9
    for i in range(count):
        rating = ratings[i]
        if w[NOISE] > 0.0:
            rating += w[NOISE] * below(g, GRAIN) / GRAIN
        if rating > highest:
            highest = rating
            best = i
    return int(moves[best])


def shortlist(s: State, scratch: Scratch, moves: Any, count: int, weights: Any) -> int:
    """Return the moves that look best at first sight."""
    if count <= SHORTLIST or len(weights) == 0:
        return count
    ratings = scratch.notes[0].ratings
    rate(s, moves, count, weights[:WEIGHTS], scratch.notes[0])
    for i in range(SHORTLIST):
        best = i
        for other in range(i + 1, count):
            if ratings[other] > ratings[best]:
                best = other
        move = moves[best]
        moves[best] = moves[i]
        moves[i] = move
        ratings[best] = ratings[i]
    return SHORTLIST


def prior_values(s: State, scratch: Scratch, moves: Any, count: int, weights: Any, values: Any) -> None:
    """Credit moves that look good at first sight with wins, until rollouts say otherwise."""
    if len(weights) == 0 or s.phase == EXCHANGE:
        return
    rate(s, moves, count, weights[:WEIGHTS], scratch.notes[0])
    for i in range(count):
        values[i] = PRIOR_WEIGHT * scratch.notes[0].ratings[i]


def is_cutoff(s: State, root: State) -> bool:
    """Whether the round is over: the next one begins with new cards."""
    return s.round != root.round


def estimate(s: State, scratch: Scratch, shares: Any, weights: Any) -> None:
    """Estimate the win chances from the roads so far and the pieces to come."""
    chances_before_round(s, scratch.notes[0], shares)


def log_likelihood(s: State, scratch: Scratch, moves: Any, count: int, move: int, weights: Any) -> float:
    """Return the log-likelihood of a move: good moves are likelier than bad ones, but no player always finds the best."""
    if s.phase == EXCHANGE:
        return 0.0
    ratings = scratch.notes[0].ratings
    rate(s, moves, count, weights[:WEIGHTS], scratch.notes[0])
    highest = ratings[0]
    for i in range(1, count):
        highest = max(highest, ratings[i])
    total = 0.0
    own = 0.0
    for i in range(count):
        weight = exp((ratings[i] - highest) / weights[TEMPERATURE])
        total += weight
        if moves[i] == move:
            own = weight
    return TRUST * log(own / total + UNLIKELY)
