"""Win chances by playing on: from a position, after moves, in trees.

The same dice and worlds give the same numbers. `keep_ends` also returns the positions in which the rollouts ended. With a
recording engine (recording_engine.py) these hold the events on the way, too.
"""

from dataclasses import replace
from typing import Any, NamedTuple

from speeltafel.bots.search_driver import empty_tree, field_of, reply_visits, root_visits
from speeltafel.bots.search_kernels import NONE, Playout, SearchTrace
from speeltafel.core.array_library import np
from speeltafel.core.chance import Generator, generator
from speeltafel.review.rollouts.engine import ReviewEngine


class Samples(NamedTuple):
    """Results of rollouts: shares[rollout, move, seat], and ends[rollout, move] if they were kept."""

    shares: Any
    ends: Any
    answers: dict[int, int]  # in a tree whose first move was forced: how often each answer to it was tried


def exact(engine: ReviewEngine, s: Any) -> Any:
    """Return values[move, seat] of the legal moves of a position; one row if chance is to act or the game is over."""
    values = engine.bots.memory.rows(engine.modules.rules.MOST_MOVES, s.players)
    work = engine.bots.workspace(s, generator(0))
    count = engine.kernels.values_at(engine.bots.states([s]), work, engine.playout(s).weights, values)
    return engine.bots.memory.shown(values)[:count]


def from_here(engine: ReviewEngine, worlds: Any, g: Generator, count: int, playout: Playout) -> Any:
    """Run that many rollouts, from these worlds in turn. Return shares[rollout, seat]."""
    table = engine.bots.states(worlds)
    notes = _room_for(engine, table, count, False)
    engine.kernels.play_on(table, engine.bots.workspace(table[0], replace(g)), 0, count, playout, notes)
    return engine.bots.memory.shown(notes.shares)


def after_moves(
    engine: ReviewEngine, worlds: Any, moves: list[int], g: Generator, numbers: range, playout: Playout, keep_ends: bool = False
) -> Samples:
    """Run rollouts of these numbers after each of the moves, in the same worlds and with the same luck."""
    table = engine.bots.states(worlds)
    notes = _room_for(engine, table, len(numbers) * len(moves), keep_ends)
    work, codes = engine.bots.workspace(table[0], replace(g)), engine.bots.memory.numbers("i2", moves)
    engine.kernels.play_on_after(table, work, codes, numbers.start, numbers.stop, playout, notes)
    return _shaped(engine, notes, len(numbers), len(moves))


def forced_tree(
    engine: ReviewEngine, worlds: Any, move: int, g: Generator, count: int, playout: Playout, keep_ends: bool = False
) -> Samples:
    """Run a tree search whose first move is forced: everybody looks ahead after that move."""
    return _grown(engine, worlds, move, g, count, playout, keep_ends)[0]


def grown_tree(engine: ReviewEngine, worlds: Any, g: Generator, count: int, playout: Playout) -> dict[int, tuple[int, float]]:
    """Run a tree search. Return by first move how often it was tried, and its total of wins."""
    return _grown(engine, worlds, NONE, g, count, playout, False)[1]


def _grown(
    engine: ReviewEngine, worlds: Any, forced: int, g: Generator, count: int, playout: Playout, keep_ends: bool
) -> tuple[Samples, dict[int, tuple[int, float]]]:
    table = engine.bots.states(worlds)
    notes = _room_for(engine, table, count, keep_ends)
    work = engine.bots.workspace(table[0], replace(g))
    tree = empty_tree(engine.bots, count + 1, len(work.moves))
    engine.bots.search.tree_search(table, work, tree, 0, count, playout, forced, notes)
    return _shaped(engine, notes, count, 1)._replace(answers=reply_visits(tree)), root_visits(tree)


def likeliest(engine: ReviewEngine, s: Any, g: Generator, playout: Playout, most: int) -> list[int]:
    """Return the moves that a tree search would explore first, the likeliest first."""
    work = engine.bots.workspace(s, replace(g))
    priors = engine.bots.memory.numbers("f8", [0.0] * len(work.moves))
    count = engine.kernels.priors_at(engine.bots.states([s]), work, playout, priors)
    order = np.argsort(-engine.bots.memory.shown(priors)[:count], kind="stable")[:most]
    return [int(work.moves[int(i)]) for i in order]


def _room_for(engine: ReviewEngine, table: Any, count: int, keep_ends: bool) -> SearchTrace:
    """Return room for the results of so many rollouts."""
    memory = engine.bots.memory
    players = int(field_of(table[0], "players"))
    return SearchTrace(memory.rows(count, players), memory.copies(table[0], count if keep_ends else 0))


def _shaped(engine: ReviewEngine, notes: SearchTrace, count: int, moves: int) -> Samples:
    shares, ends = map(engine.bots.memory.shown, notes)
    return Samples(shares.reshape(count, moves, -1), ends.reshape(count, moves) if len(ends) else ends, {})
