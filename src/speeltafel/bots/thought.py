"""From worlds (plain states, or a table of records) to a move: the three ways to think, with plain or compiled functions.

The same dice, worlds and number of iterations give the same move, whatever the number of cores: work is always cut into PARTS.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from math import ceil, log2
from typing import Any

import numpy as np

from speeltafel.bots.mind import DEEPEST, MOST_CODES, Mind
from speeltafel.bots.search import NONE, Edge, Node
from speeltafel.core.chance import Generator, below

PARTS = 2


def reply(mind: Mind, s: Any, g: Generator, manner: int, knowledge: Any) -> int:
    """The move that comes to mind without looking ahead."""
    own = mind.scratch(s, g)
    return int(mind.search.move_at(mind.states([s]), own.desk, own.moves, own.dice, manner, knowledge))


def worth_a_thought(mind: Mind, s: Any, g: Generator, knowledge: Any) -> list[int]:
    """The legal moves, or those of them that the game's bots.py has on its shortlist."""
    own = mind.scratch(s, g)
    count = mind.search.worth_a_thought(mind.states([s]), own.desk, own.moves, knowledge)
    return sorted(int(move) for move in own.moves[:count])


def hunches(mind: Mind, table: Any, legal: list[int], g: Generator, knowledge: Any) -> Any:
    """What each of these moves is taken to have won before any thought, if the game's bots.py has an opinion."""
    own = mind.scratch(table[0], g)
    found = np.zeros(len(legal))
    mind.search.hunches_at(table, own.desk, np.array(legal, np.int16), knowledge, found)
    return found


def flat(mind: Mind, worlds: Any, legal: list[int], g: Generator, iterations: int, manner: int, knowledge: Any) -> int:
    """Flat Monte Carlo with sequential halving: of the moves still in play, the worse half goes after each round."""
    table = mind.states(worlds)
    left = np.arange(len(legal))
    sums = hunches(mind, table, legal, g, knowledge)
    rounds = max(1, ceil(log2(len(legal))))
    done = 0
    for _ in range(rounds):
        thoughts = max(PARTS, iterations // (rounds * len(left)))
        candidates = np.array(legal, np.int16)[left]

        def part(first: int, last: int, candidates: Any = candidates) -> Any:
            own = mind.scratch(worlds[0], replace(g))
            found = np.zeros(len(candidates))
            arguments = (candidates, first, last, manner, knowledge, own.shares, found)
            mind.search.weigh(table, own.tried, own.desk, own.moves, own.dice, *arguments)
            return found

        sums[left] += sum(_side_by_side(part, done, thoughts))
        done += thoughts
        best_first = np.argsort(-sums[left], kind="stable")
        left = np.sort(left[best_first[: ceil(len(left) / 2)]])
    return legal[int(left[0])]


def tree(
    mind: Mind,
    worlds: Any,
    legal: list[int],
    g: Generator,
    iterations: int,
    manner: int,
    knowledge: Any,
    mixing: float = 0.0,
) -> int:
    """Information-set Monte Carlo tree search: the move that most thoughts led through, in PARTS trees together.

    Or one of those to which nearly as many did: all but a share of `mixing`.
    """
    table = mind.states(worlds)
    most = -(-iterations // PARTS)

    def part(first: int, last: int) -> Any:
        own = mind.scratch(worlds[0], replace(g))
        nodes, edges = mind.room_for(Node, most + 1), mind.room_for(Edge, most + 1)
        path, actors = np.zeros(DEEPEST, np.int64), np.zeros(DEEPEST, np.int64)
        slots, liking = np.full(MOST_CODES, NONE, np.int32), np.zeros(len(own.moves))
        arguments = (nodes, edges, path, actors, slots, liking, first, last, manner, knowledge, own.shares)
        mind.search.grow(table, own.tried, own.desk, own.moves, own.dice, *arguments)
        return _root(nodes, edges)

    visits: dict[int, tuple[int, float]] = {}
    for found in _side_by_side(part, 0, iterations):
        for move, (times, total) in found.items():
            before = visits.get(move, (0, 0.0))
            visits[move] = (before[0] + times, before[1] + total)
    most_thought_of = sorted(legal, key=lambda move: visits.get(move, (0, 0.0)), reverse=True)
    enough = visits[most_thought_of[0]][0] * (1.0 - mixing)
    close = [move for move in most_thought_of if visits.get(move, (0, 0.0))[0] >= enough]
    return close[below(g, len(close))] if mixing > 0.0 else close[0]


def _root(nodes: Any, edges: Any) -> dict[int, tuple[int, float]]:
    """How often each move was thought of first, and what it won."""
    found = {}
    edge = _of(nodes[0], "edge")
    while edge != NONE:
        found[_of(edges[edge], "move")] = (_of(edges[edge], "visits"), float(_field(edges[edge], "total")))
        edge = _of(edges[edge], "next")
    return found


def _of(thing: Any, name: str) -> int:
    return int(_field(thing, name))


def _field(thing: Any, name: str) -> Any:
    return thing[name] if isinstance(thing, np.void) else getattr(thing, name)


def _side_by_side(part: Callable[[int, int], Any], first: int, count: int) -> list[Any]:
    """The work in PARTS, in threads: compiled code runs on as many cores."""
    cuts = [first + count * i // PARTS for i in range(PARTS + 1)]
    return list(_threads().map(part, cuts[:-1], cuts[1:]))


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(PARTS)
