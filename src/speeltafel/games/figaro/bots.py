"""How bots play Figaro. All of them judge moves by rule; the better ones also think rounds through to their end.

Written like the rules, to be compiled.
"""

from math import exp, log
from typing import Any

import numpy as np
from msgspec.structs import replace

from speeltafel.core.chance import Generator, below
from speeltafel.core.level import Level
from speeltafel.games.figaro.habits import CARELESS, CASUAL, DOUBT, GOOD, HABITS, SLIP, habits_of
from speeltafel.games.figaro.judgement import judge
from speeltafel.games.figaro.past import rewind as rewind
from speeltafel.games.figaro.prospects import chances_before_round
from speeltafel.games.figaro.rules import MOST_MOVES, SWAP
from speeltafel.games.figaro.state import EXCHANGE, State
from speeltafel.games.figaro.unseen import deal_unseen as imagine  # noqa: F401 - taught to the search

# In a thought everybody misjudges a little, as people do. Until the compiled copy is there all judge by rule alone: in plain
# Python a thought takes seconds.
THINKS = Level(manner=CASUAL, knows=habits_of, search="flat", meanwhile=GOOD)
LEVELS = {
    "beginner": Level(manner=CARELESS, knows=habits_of),
    "casual": Level(manner=CASUAL, knows=habits_of),
    "skilled": replace(THINKS, iterations=30, worlds=30),
    "expert": replace(THINKS, iterations=200, worlds=200),
    "master": replace(THINKS, iterations=4_000, worlds=1_500, imagined=3_000),
}

LUCK = 1000
LOOKED_AT = 12  # moves that a player who thinks ahead gives a thought
FAITH = 3.0  # thoughts won that a rating of 1 counts for before there are any: few thoughts know less than a rule does
UNLIKELY = 0.001  # anybody may do anything
TRUST = 0.45  # in what moves say about hands: good players go by more than rules (tools/trust_figaro.py)


def policy(s: State, desk: Any, moves: Any, count: int, g: Generator, manner: int, knowledge: Any) -> int:
    """The move that looks best to a player with these habits. Who may exchange a piece does."""
    if s.phase == EXCHANGE:
        return SWAP
    habits = knowledge[manner * HABITS : (manner + 1) * HABITS]
    ratings = np.zeros(MOST_MOVES)
    judge(s, desk, moves, count, habits, ratings)
    best = 0
    highest = -1e9
    for i in range(count):
        rating = ratings[i]
        if habits[SLIP] > 0.0:
            rating += habits[SLIP] * below(g, LUCK) / LUCK
        if rating > highest:
            highest = rating
            best = i
    return int(moves[best])


def shortlist(s: State, desk: Any, moves: Any, count: int, knowledge: Any) -> int:
    """The moves that look best at first sight."""
    if count <= LOOKED_AT or len(knowledge) == 0:
        return count
    ratings = np.zeros(MOST_MOVES)
    judge(s, desk, moves, count, knowledge[:HABITS], ratings)
    for i in range(LOOKED_AT):
        best = i
        for other in range(i + 1, count):
            if ratings[other] > ratings[best]:
                best = other
        move = moves[best]
        moves[best] = moves[i]
        moves[i] = move
        ratings[best] = ratings[i]
    return LOOKED_AT


def hunches(s: State, desk: Any, moves: Any, count: int, knowledge: Any, hunch: Any) -> None:
    """What looks good at first sight is taken for good until thoughts say otherwise."""
    if len(knowledge) == 0 or s.phase == EXCHANGE:
        return
    judge(s, desk, moves, count, knowledge[:HABITS], hunch)
    for i in range(count):
        hunch[i] *= FAITH


def is_settled(s: State, start: State) -> bool:
    """At the end of the round: the next one begins with new cards."""
    return s.round != start.round


def estimate(s: State, shares: Any, knowledge: Any) -> None:
    """By the roads so far and the pieces to come."""
    chances_before_round(s, shares)


def plausibility(s: State, desk: Any, moves: Any, count: int, move: int, knowledge: Any) -> float:
    """Good moves are likelier than bad ones, but nobody is sure to find the best."""
    if s.phase == EXCHANGE:
        return 0.0
    ratings = np.zeros(MOST_MOVES)
    judge(s, desk, moves, count, knowledge[:HABITS], ratings)
    highest = ratings[0]
    for i in range(1, count):
        highest = max(highest, ratings[i])
    total = 0.0
    own = 0.0
    for i in range(count):
        weight = exp((ratings[i] - highest) / knowledge[DOUBT])
        total += weight
        if moves[i] == move:
            own = weight
    return TRUST * log(own / total + UNLIKELY)
