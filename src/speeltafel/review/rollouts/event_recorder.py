"""Recorder of the rules' events, for the compiled copy.

It has its own module, so that other changes don't recompile that copy.
"""

from dataclasses import field, make_dataclass
from functools import cache
from typing import Any

from speeltafel.core.state import ints

MAX_EVENTS = 128  # events recorded in one rollout; later ones are dropped
EVENT_SIZE = 7  # of an event: its number, and the six details of `tell`


def record_event(s: Any, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Record an event of the rules in the state's buffer. Compiled, in place of `tell`."""
    if s.wanted >> event & 1 and s.recorded_count < MAX_EVENTS:
        row = s.recorded[s.recorded_count]
        row[0] = event
        row[1] = a
        row[2] = b
        row[3] = c
        row[4] = d
        row[5] = e
        row[6] = f
        s.recorded_count += 1


@cache
def recording(state: type) -> type:
    """Return a State that also has room for the events of a rollout."""
    wanted = field(default=0, metadata={"item": "i8"})
    more: list[Any] = [("wanted", int, wanted), ("recorded_count", int, 0), ("recorded", list, ints(MAX_EVENTS, EVENT_SIZE))]
    return make_dataclass(f"Recording{state.__name__}", more, bases=(state,))
