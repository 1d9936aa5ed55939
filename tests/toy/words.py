from typing import Any

from speeltafel.core.line import Line
from speeltafel.core.state import Event
from tests.toy.rules import DEALT, EVENTS


def line(event: Event, viewer: int | None) -> Line | None:
    kind, player, value, _, _ = event
    if kind == DEALT and player != viewer:
        return Line("dealt-unseen", {"player": player})
    return Line(EVENTS[kind], {"player": player, "value": value})


def prompt(view: Any) -> Line:
    return Line("prompt", {"to-act": str(view.actor)})
