"""Engine that records events: what the rules report during rollouts is kept in the records.

It is a second compiled copy of everything, since the usual one leaves `tell` out. It takes up to a minute to make, once.
"""

import threading
from collections.abc import Iterable
from typing import Any

from speeltafel.bots import bot_engine as bot_engines
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.review.rollouts import event_recorder
from speeltafel.review.rollouts.engine import ReviewEngine, build_on, folder_for
from speeltafel.review.rollouts.event_recorder import record_event, recording

_one_at_a_time = threading.Lock()
_ready: dict[str, ReviewEngine] = {}


def recording_engine(modules: GameModules) -> ReviewEngine:
    """Return an engine that records events, for `sampling` in worlds of `with_event_buffer`.

    Compiles first if needed (up to a minute).
    """
    with _one_at_a_time:
        if modules.package not in _ready:
            from speeltafel.fast.compiler import Compiler

            folder = folder_for(modules, "listening", event_recorder)
            bots = bot_engines.build_with(Compiler(folder, event_recorder=record_event), modules)  # type: ignore[arg-type]
            _ready[modules.package] = build_on(bots, folder)
    return _ready[modules.package]


def use(engine: ReviewEngine) -> None:
    """Let reasons of a game run on this engine, which records events."""
    _ready[engine.modules.package] = engine


def with_event_buffer(engine: ReviewEngine, worlds: Any, events: Iterable[int]) -> Any:
    """Copy the worlds into a table with a buffer for these events (numbers of the rules' EVENTS)."""
    wanted = sum(1 << event for event in set(events))
    return engine.bots.memory.widened(worlds, recording(engine.modules.rules.State), wanted=wanted)


def recorded_events(end: Any) -> list[tuple[int, ...]]:
    """Return the events recorded in a rollout, with their details, in order."""
    return [tuple(map(int, row)) for row in end["recorded"][: end["recorded_count"]]]
