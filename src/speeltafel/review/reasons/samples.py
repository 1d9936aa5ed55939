"""What comes of the better and of the played move, in the facts of the game: seen from the view, in samples of their own."""

import sys
import threading
from types import FunctionType
from typing import Any, cast

import numpy as np

from speeltafel.core.contract.protocols import ReasonsModule
from speeltafel.core.contract.reasons import Arm, Pairs
from speeltafel.review.move_values import LEARNING, Decision
from speeltafel.review.rollouts import sampling
from speeltafel.review.rollouts.engine import ReviewEngine, folder_for
from speeltafel.review.rollouts.recording_engine import recording_engine, with_event_buffer

PAIRS = 1_200  # of rollouts
TREE = 1_200  # iterations of each tree
TREES = 2  # pairs of them, which must agree
WORLDS, DICE = 40, 41  # purposes of a question's dice

_one_at_a_time = threading.Lock()
_exact: dict[str, Any] = {}


def watched(
    reasons: ReasonsModule, asked: Decision, best: int, played: int, again: int = 0
) -> tuple[tuple[Arm, Arm], Pairs | None]:
    """The two arms, and the rollouts they come from. `again`: with other dice, in other worlds."""
    if asked.engine.modules.bots.is_exact:
        texts = _texts(asked, best, played)
        return (_all_futures(reasons, asked, best, texts), _all_futures(reasons, asked, played, texts)), None
    ends, shares, answers = _sampled(reasons, asked, (best, played), again)
    texts = _texts(asked, best, played)
    chances = shares.mean((0, 1))
    size = len(shares)
    arms = [
        Arm(reasons.facts(asked.view, ends[:, i], chances, texts), np.full(size, 1 / size), shares[:, i, asked.seat], answers[i])
        for i in range(2)
    ]
    return (arms[0], arms[1]), Pairs(ends[:, 0], ends[:, 1], shares[:, :, asked.seat], shares)


def _texts(asked: Decision, best: int, played: int) -> tuple[str, str]:
    """As the view writes them."""
    numbers = asked.engine.modules.legal(asked.first)
    return asked.view.legal[numbers.index(best)], asked.view.legal[numbers.index(played)]


def _sampled(reasons: ReasonsModule, asked: Decision, moves: tuple[int, int], again: int) -> tuple[Any, Any, Any]:
    """ends[sample, move], shares[sample, move, seat], and of each move the answers in every tree."""
    engine, playout = asked.engine, asked.engine.playout(asked.first)
    listening = recording_engine(engine.modules) if reasons.HEARD else engine
    purpose = 2 * TREES * again
    if engine.level.search != "tree":
        worlds = _worlds(reasons, asked, WORLDS + purpose)
        found = sampling.after_moves(
            listening, worlds, list(moves), asked.dice(DICE + purpose), range(PAIRS), playout, keep_ends=True
        )
        return found.ends, found.shares, ([], [])
    ends, shares = [], []
    answers: list[list[dict[int, int]]] = [[], []]
    for pair in range(TREES):
        worlds = _worlds(reasons, asked, WORLDS + purpose + 2 * pair)
        g = asked.dice(DICE + purpose + 2 * pair)
        grown = [sampling.forced_tree(listening, worlds, move, g, TREE, playout, keep_ends=True) for move in moves]
        ends.append(np.concatenate([tree.ends for tree in grown], 1)[TREE // LEARNING :])
        shares.append(np.concatenate([tree.shares for tree in grown], 1)[TREE // LEARNING :])
        for told, tree in zip(answers, grown, strict=True):
            told.append(tree.answers)
    return np.concatenate(ends), np.concatenate(shares), answers


def _worlds(reasons: ReasonsModule, asked: Decision, purpose: int) -> Any:
    worlds = asked.worlds(asked.engine.judging.worlds, asked.dice(purpose))
    return with_event_buffer(worlds, reasons.HEARD) if reasons.HEARD else worlds


def _all_futures(reasons: ReasonsModule, asked: Decision, move: int, texts: tuple[str, str]) -> Arm:
    engine = asked.engine
    most, numbers = reasons.FUTURES
    chances, won, rows = np.zeros(most), np.zeros(most), np.zeros((most, numbers))
    scratch = engine.bots.workspace(asked.first, asked.dice(DICE)).scratch
    weights = engine.playout(asked.first).weights
    _futures(engine, reasons)(engine.bots.states([asked.first])[0], scratch, move, weights, chances, won, rows)
    possible = chances > 0.0
    facts = reasons.facts(asked.view, rows[possible], [], texts)
    return Arm(facts, chances[possible], won[possible])


def _futures(engine: ReviewEngine, reasons: ReasonsModule) -> Any:
    """The game's own, compiled."""
    from speeltafel.fast.compiler import Compiler

    with _one_at_a_time:
        name = engine.modules.package
        if name not in _exact:
            futures = cast(FunctionType, reasons.futures)
            folder = folder_for(engine.modules, "futures", sys.modules[futures.__module__])
            _exact[name] = Compiler(folder, base=engine.bots.compiler).function(futures)
        return _exact[name]
