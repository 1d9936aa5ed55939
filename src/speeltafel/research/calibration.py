"""Samples for calibration: the chart's chances at some moments of a game, and its winner. One game is one task."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from speeltafel.arena.simulate import Simulation, run_task
from speeltafel.core.chance import generator
from speeltafel.core.record import read
from speeltafel.review.rollouts import sampling
from speeltafel.review.rollouts.engine import ReviewEngine, engine_of
from speeltafel.review.timeline import Timeline, result_shares, timeline_of


@dataclass(frozen=True)
class CalibrationTask:
    """The task for one game: from a record, or to be played."""

    level: str
    number: int
    moments: int
    rollouts: int
    record: str = ""
    plan: Simulation | None = None


@dataclass(frozen=True)
class CalibrationSample:
    level: str
    number: int
    chances: list[list[float]]  # [moment][seat], not tempered
    won: list[float]


def said_in(look: CalibrationTask) -> CalibrationSample:
    """Review some random moments of a game at which a seat decides. The same task always takes the same moments."""
    record = run_task(look.plan).records[0] if look.plan else look.record
    found = read(record)
    story = timeline_of(found)
    engine = engine_of(story.modules)
    places = [i for i, event in enumerate(story.events) if event.actor is not None]
    chosen = np.random.default_rng(look.number).choice(places, min(look.moments, len(places)), replace=False)
    chances = [[float(chance) for chance in _chances(engine, story, int(place), look.rollouts)] for place in chosen]
    return CalibrationSample(look.level, look.number, chances, [float(share) for share in result_shares(story)])


def _chances(engine: ReviewEngine, story: Timeline, place: int, rollouts: int) -> Any:
    s = story.positions[place]
    if engine.modules.bots.is_exact:
        values = sampling.exact(engine, s)
        return values[values[:, s.actor].argmax()]
    return sampling.from_here(engine, [s], generator(place), rollouts, engine.playout(s)).mean(0)
