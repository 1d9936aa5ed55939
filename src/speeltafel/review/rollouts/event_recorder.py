"""What the listening copy of a game has for `tell`. Alone in its module: a change elsewhere does not make it anew."""

from typing import Any

MAX_EVENTS = 128  # events of one rollout; what is told after them is not heard
EVENT_SIZE = 7  # of an event: its number, and the six details of `tell`


def record_event(s: Any, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """What the listening copy has for `tell`. Compiled."""
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
