from typing import Any

from speeltafel.core.line import Line
from speeltafel.core.state import Event
from speeltafel.core.told import Told
from tests.toy.rules import DEALT, EVENTS


def told(event: Event, viewer: int | None) -> Told:
    kind, player, value, *_ = event
    if kind == DEALT and player != viewer:
        return Told("dealt", {"player": player}, "dealt-unseen")
    return Told(EVENTS[kind], {"player": player, "value": value})


def prompt(view: Any) -> Line:
    return Line("prompt", {"to-act": str(view.actor)})
