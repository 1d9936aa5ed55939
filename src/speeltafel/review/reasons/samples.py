"""Samples of how the game goes on after the better and after the played move, from the view alone."""

import sys
import threading
from types import FunctionType
from typing import Any, cast

from speeltafel.core.array_library import np
from speeltafel.core.contract.protocols import ExactReasons, ReasonsModule
from speeltafel.core.contract.reasons import Outcomes, Rollouts
from speeltafel.review.move_values import LEARNING, Decision
from speeltafel.review.rollouts import sampling
from speeltafel.review.rollouts.engine import ReviewEngine, folder_for
from speeltafel.review.rollouts.recording_engine import recording_engine, with_event_buffer

PAIRS = 1_200  # of rollouts
TREE = 1_200  # iterations of each tree
TREES = 2  # pairs of them
WORLDS, DICE = 40, 41  # purposes of a decision's dice

_one_at_a_time = threading.Lock()
_exact: dict[str, Any] = {}


def sample_both_moves(reasons: ReasonsModule, asked: Decision, best: int, played: int, retry: int = 0) -> Rollouts:
    """Sample both moves. `retry`: with other dice, in other worlds."""
    if asked.engine.modules.bots.is_exact:
        exact = cast(ExactReasons, reasons)
        return Rollouts(_all_futures(exact, asked, best), _all_futures(exact, asked, played), "exact")
    ends, shares = _sampled(reasons, asked, [best, played], retry)
    weight = np.full(len(shares), 1 / len(shares))
    arms = [Outcomes(ends[:, i], weight, shares[:, i, asked.seat], shares[:, i]) for i in range(2)]
    return Rollouts(arms[0], arms[1], "trees" if asked.engine.level.search == "tree" else "paired")


def _sampled(reasons: ReasonsModule, asked: Decision, moves: list[int], retry: int) -> tuple[Any, Any]:
    """Return ends[sample, move] and shares[sample, move, seat]."""
    engine, playout = recording_engine(asked.engine.modules), asked.engine.playout(asked.first)
    purpose = 2 * TREES * retry
    if asked.engine.level.search != "tree":
        worlds, dice = _worlds(reasons, asked, WORLDS + purpose), asked.dice(DICE + purpose)
        found = sampling.after_moves(engine, worlds, moves, dice, range(PAIRS), playout, keep_ends=True)
        return found.ends, found.shares
    ends, shares = [], []
    for pair in range(TREES):
        worlds = _worlds(reasons, asked, WORLDS + purpose + 2 * pair)
        g = asked.dice(DICE + purpose + 2 * pair)
        grown = [sampling.forced_tree(engine, worlds, move, g, TREE, playout, keep_ends=True) for move in moves]
        ends.append(np.concatenate([tree.ends for tree in grown], 1)[TREE // LEARNING :])
        shares.append(np.concatenate([tree.shares for tree in grown], 1)[TREE // LEARNING :])
    return np.concatenate(ends), np.concatenate(shares)


def _worlds(reasons: ReasonsModule, asked: Decision, purpose: int) -> Any:
    return with_event_buffer(asked.engine, asked.worlds(asked.engine.judging.worlds, asked.dice(purpose)), reasons.EVENTS)


def _all_futures(reasons: ExactReasons, asked: Decision, move: int) -> Outcomes:
    engine = asked.engine
    most, width = reasons.FUTURES
    memory = engine.bots.memory
    found = memory.numbers("f8", [0.0] * most), memory.numbers("f8", [0.0] * most), memory.rows(most, width)
    scratch = engine.bots.workspace(asked.first, asked.dice(DICE)).scratch
    weights = engine.playout(asked.first).weights
    _futures(engine, reasons)(engine.bots.states([asked.first]), scratch, move, weights, *found)
    chances, won, rows = map(memory.shown, found)
    possible = chances > 0.0
    return Outcomes(rows[possible], chances[possible], won[possible], None)


def _futures(engine: ReviewEngine, reasons: ExactReasons) -> Any:
    """Return the game's own function, compiled, for a table with that position."""
    if hasattr(engine.kernels, "futures"):
        return engine.kernels.futures
    from speeltafel.fast.compiler import Compiler

    with _one_at_a_time:
        name = engine.modules.package
        if name not in _exact:
            futures = cast(FunctionType, reasons.futures)
            folder = folder_for(engine.modules, "futures", sys.modules[futures.__module__])
            _exact[name] = Compiler(folder, base=engine.bots.compiler).function(futures)
    compiled = _exact[name]
    return lambda table, *given: compiled(table[0], *given)
