"""Win chances by playing on: from a position, after moves, in trees.

The same dice and worlds give the same numbers. `keep_ends` also returns the positions in which the rollouts ended. With a
recording engine (recording_engine.py) these hold the events on the way, too.
"""

from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from speeltafel.bots.search_driver import empty_tree, reply_visits, root_visits
from speeltafel.bots.search_kernels import NONE, Playout, SearchTrace
from speeltafel.core.chance import Generator, generator
from speeltafel.review.rollouts.engine import ReviewEngine


class Samples(NamedTuple):
    """Results of rollouts: shares[rollout, move, seat], and ends[rollout, move] if they were kept."""

    shares: Any
    ends: Any
    answers: dict[int, int]  # in a tree whose first move was forced: how often each answer to it was tried


def exact(engine: ReviewEngine, s: Any) -> Any:
    """Return values[move, seat] of the legal moves of a position; one row if chance is to act or the game is over."""
    values = np.zeros((engine.modules.rules.MOST_MOVES, s.players))
    work = engine.bots.workspace(s, generator(0))
    count = engine.kernels.values_at(engine.bots.states([s]), work, engine.playout(s).weights, values)
    return values[:count]


def from_here(engine: ReviewEngine, worlds: Any, g: Generator, count: int, playout: Playout) -> Any:
    """Run that many rollouts, from these worlds in turn. Return shares[rollout, seat]."""
    table = engine.bots.states(worlds)
    notes = SearchTrace(np.zeros((count, int(table[0]["players"]))), table[:0])
    engine.kernels.play_on(table, engine.bots.workspace(table[0], replace(g)), 0, count, playout, notes)
    return notes.shares


def after_moves(
    engine: ReviewEngine, worlds: Any, moves: list[int], g: Generator, numbers: range, playout: Playout, keep_ends: bool = False
) -> Samples:
    """Run rollouts of these numbers after each of the moves, in the same worlds and with the same luck."""
    table = engine.bots.states(worlds)
    size = len(numbers) * len(moves)
    notes = SearchTrace(np.zeros((size, int(table[0]["players"]))), table[:1].repeat(size if keep_ends else 0))
    work = engine.bots.workspace(table[0], replace(g))
    engine.kernels.play_on_after(table, work, np.array(moves, np.int16), numbers.start, numbers.stop, playout, notes)
    return _shaped(notes, len(numbers), len(moves))


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
    notes = SearchTrace(np.zeros((count, int(table[0]["players"]))), table[:1].repeat(count if keep_ends else 0))
    work = engine.bots.workspace(table[0], replace(g))
    tree = empty_tree(engine.bots, count + 1, len(work.moves))
    engine.bots.search.tree_search(table, work, tree, 0, count, playout, forced, notes)
    return _shaped(notes, count, 1)._replace(answers=reply_visits(tree)), root_visits(tree)


def likeliest(engine: ReviewEngine, s: Any, g: Generator, playout: Playout, most: int) -> list[int]:
    """Return the moves that a tree search would explore first, the likeliest first."""
    work = engine.bots.workspace(s, replace(g))
    priors = np.zeros(len(work.moves))
    count = engine.kernels.priors_at(engine.bots.states([s]), work, playout, priors)
    return [int(work.moves[i]) for i in np.argsort(-priors[:count], kind="stable")[:most]]


def _shaped(notes: SearchTrace, count: int, moves: int) -> Samples:
    ends = notes.ends.reshape(count, moves) if len(notes.ends) else notes.ends
    return Samples(notes.shares.reshape(count, moves, -1), ends, {})
