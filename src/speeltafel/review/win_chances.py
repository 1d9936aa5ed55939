"""Lens 1: all win chances at every moment, if everybody plays on from the true position."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple

from speeltafel.bots.bot_engine import scratch_for, weights_of
from speeltafel.core.array_library import np
from speeltafel.core.chance import generator
from speeltafel.review.calibration import calibrated, fit_for
from speeltafel.review.rollouts import sampling
from speeltafel.review.rollouts.engine import ReviewEngine
from speeltafel.review.timeline import Timeline, is_over, result_shares

CORES = 2
DIGITS = 16  # of the record's hash, that seed the dice


class ChancesAfter(NamedTuple):
    """All win chances after an event: as they follow from those before it, and sampled again from here."""

    chances: Any
    se: Any
    resampled: Any
    resampled_se: Any


def moments_of(engine: ReviewEngine, story: Timeline, rollouts: int) -> list[ChancesAfter]:
    """Return the chances before the first event, and after each of them."""
    return _exact_moments(engine, story) if engine.modules.bots.is_exact else _sampled_moments(engine, story, rollouts)


def _exact_moments(engine: ReviewEngine, story: Timeline) -> list[ChancesAfter]:
    nothing = np.zeros(story.players)

    def at(s: Any) -> Any:
        """Return the values of the best move for the mover."""
        values = sampling.exact(engine, s)
        return values[int(values[:, s.actor].argmax())] if s.actor >= 0 else values[0]

    resampled = list(in_turn(engine, at, story.positions))
    found = [ChancesAfter(resampled[0], nothing, resampled[0], nothing)]
    for event, after in zip(story.events, resampled[1:], strict=True):
        chances = after if event.actor is None else _value_of_move(engine, event)
        found.append(ChancesAfter(chances, nothing, after, nothing))
    return found


def _value_of_move(engine: ReviewEngine, event: Any) -> Any:
    move = engine.modules.notation.read_move(event.before, event.text)
    return sampling.exact(engine, event.before)[engine.modules.legal(event.before).index(move)]


def _sampled_moments(engine: ReviewEngine, story: Timeline, rollouts: int) -> list[ChancesAfter]:
    bots = engine.modules.bots
    exponent = fit_for(engine.modules, story.players).exponent
    seed = int(story.hash[:DIGITS], 16)
    playout = engine.playout(story.positions[0])

    def at(s: Any) -> tuple[Any, Any]:
        """Estimate the chances at a position, with the same dice everywhere, so that differences don't come from other dice."""
        if is_over(s):
            return np.array(result_shares(story)), np.zeros(story.players)
        shares = sampling.from_here(engine, [s], generator(seed), rollouts, playout)
        return calibrated(shares.mean(0), exponent), shares.std(0) / np.sqrt(rollouts)

    resampled = list(in_turn(engine, at, story.positions))
    found = [ChancesAfter(*resampled[0], *resampled[0])]
    for event, s, (after, se) in zip(story.events, story.positions[1:], resampled[1:], strict=True):
        if not is_over(s) and bots.is_cutoff(s, event.before):
            shares = np.zeros(story.players)
            bots.estimate(s, scratch_for(engine.modules, s, is_compiled=False), shares, weights_of(engine.level, s))
            found.append(ChancesAfter(calibrated(shares, exponent), np.zeros(story.players), after, se))
        else:
            found.append(ChancesAfter(after, se, after, se))
    return found


def in_turn(engine: ReviewEngine, work: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
    """Run tasks in threads, as compiled code releases the GIL, and yield their results in order."""
    return _threads().map(work, tasks) if engine.bots.has_threads else map(work, tasks)


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(CORES)
