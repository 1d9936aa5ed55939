"""Driver of searches: from worlds (plain states, or a table of records) to a move, with plain or compiled functions.

The same dice, worlds and iterations give the same move on any number of cores: work is always cut into PARTS.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from math import ceil, log2
from typing import Any

from speeltafel.bots.bot_engine import BotEngine
from speeltafel.bots.search_kernels import NONE, Edge, Node, Playout, SearchTrace, Tree
from speeltafel.core.chance import Generator, below

PARTS = 2
DEEPEST = 400  # moves into a tree
MOST_CODES = 1 << 15  # a move is a number below that


def style_move(engine: BotEngine, s: Any, g: Generator, playout: Playout) -> int:
    """Return the move without search."""
    return int(engine.search.move_at(engine.states([s]), engine.workspace(s, g), playout))


def shortlist(engine: BotEngine, s: Any, g: Generator, weights: Any) -> list[int]:
    """Return the legal moves, or those of them that the game has on its shortlist."""
    work = engine.workspace(s, g)
    count = engine.search.shortlist_at(engine.states([s]), work, weights)
    return sorted(int(move) for move in work.moves[:count])


def prior_values(engine: BotEngine, table: Any, legal: list[int], g: Generator, weights: Any) -> list[float]:
    """Return the wins that each of these moves is credited with before any rollout; zeros if the game has no opinion."""
    found = engine.memory.numbers("f8", [0.0] * len(legal))
    work = engine.workspace(table[0], g)
    engine.search.prior_values_at(table, work, engine.memory.numbers("i2", legal), weights, found)
    return list(map(float, found))


def flat_search(engine: BotEngine, worlds: Any, legal: list[int], g: Generator, iterations: int, playout: Playout) -> int:
    """Search by flat Monte Carlo with sequential halving: after each round the worse half of the moves is dropped."""
    table = engine.states(worlds)
    left = list(range(len(legal)))
    sums = prior_values(engine, table, legal, g, playout.weights)
    rounds = max(1, ceil(log2(len(legal))))
    done = 0
    for _ in range(rounds):
        rollouts = max(PARTS, iterations // (rounds * len(left)))
        candidates = engine.memory.numbers("i2", [legal[i] for i in left])

        def part(first: int, last: int, candidates: Any = candidates) -> list[float]:
            found = engine.memory.numbers("f8", [0.0] * len(candidates))
            work = engine.workspace(worlds[0], replace(g))
            engine.search.flat_search(table, work, candidates, first, last, playout, found)
            return list(map(float, found))

        for i, *won in zip(left, *_in_parts(engine, part, done, rollouts), strict=True):
            sums[i] += sum(won)
        done += rollouts
        best_first = sorted(left, key=lambda i: -sums[i])
        left = sorted(best_first[: ceil(len(left) / 2)])
    return legal[left[0]]


def tree_search(
    engine: BotEngine, worlds: Any, legal: list[int], g: Generator, iterations: int, playout: Playout, tie_margin: float = 0.0
) -> int:
    """Search by information-set Monte Carlo trees, in PARTS trees together.

    Return the most visited move. With a `tie_margin`, one of the moves with at least that share less visits.
    """
    table = engine.states(worlds)
    most = -(-iterations // PARTS)

    def part(first: int, last: int) -> Any:
        work = engine.workspace(worlds[0], replace(g))
        tree = empty_tree(engine, most + 1, len(work.moves))
        engine.search.tree_search(table, work, tree, first, last, playout, NONE, no_notes(engine, table))
        return root_visits(tree)

    visits: dict[int, tuple[int, float]] = {}
    for found in _in_parts(engine, part, 0, iterations):
        for move, (times, total) in found.items():
            before = visits.get(move, (0, 0.0))
            visits[move] = (before[0] + times, before[1] + total)
    most_visited = sorted(legal, key=lambda move: visits.get(move, (0, 0.0)), reverse=True)
    enough = visits[most_visited[0]][0] * (1.0 - tie_margin)
    close = [move for move in most_visited if visits.get(move, (0, 0.0))[0] >= enough]
    return close[below(g, len(close))] if tie_margin > 0.0 else close[0]


def empty_tree(engine: BotEngine, size: int, most_moves: int) -> Tree:
    return Tree(
        nodes=engine.room_for(Node, size),
        edges=engine.room_for(Edge, size),
        path=engine.memory.numbers("i8", [0] * DEEPEST),
        actors=engine.memory.numbers("i8", [0] * DEEPEST),
        edge_of=engine.memory.numbers("i4", [NONE] * MOST_CODES),
        priors=engine.memory.numbers("f8", [0.0] * most_moves),
    )


def no_notes(engine: BotEngine, table: Any) -> SearchTrace:
    """Return a trace without room: nothing is recorded."""
    return SearchTrace(engine.memory.rows(0, 1), table[:0])


def root_visits(tree: Tree) -> dict[int, tuple[int, float]]:
    """Return by first move how often it was tried, and its total of wins."""
    found = {}
    edge = _int(tree.nodes[0], "edge")
    while edge != NONE:
        tried = tree.edges[edge]
        found[_int(tried, "move")] = (_int(tried, "visits"), float(field_of(tried, "total")))
        edge = _int(tried, "next")
    return found


def reply_visits(tree: Tree) -> dict[int, int]:
    """Return by reply how often it was tried, in a tree whose first move was forced."""
    found: dict[int, int] = {}
    first = _int(tree.nodes[0], "edge")
    node = _int(tree.edges[first], "child") if first != NONE else NONE
    while node != NONE:
        edge = _int(tree.nodes[node], "edge")
        while edge != NONE:
            tried = tree.edges[edge]
            found[_int(tried, "move")] = found.get(_int(tried, "move"), 0) + _int(tried, "visits")
            edge = _int(tried, "next")
        node = _int(tree.nodes[node], "next")
    return found


def _int(thing: Any, name: str) -> int:
    return int(field_of(thing, name))


def field_of(thing: Any, name: str) -> Any:
    return getattr(thing, name) if hasattr(thing, name) else thing[name]


def _in_parts(engine: BotEngine, part: Callable[[int, int], Any], first: int, count: int) -> list[Any]:
    """Return the work in PARTS, in threads: compiled code runs on as many cores."""
    cuts = [first + count * i // PARTS for i in range(PARTS + 1)]
    side_by_side: Any = _threads().map if engine.has_threads else map
    return list(side_by_side(part, cuts[:-1], cuts[1:]))


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(PARTS)
