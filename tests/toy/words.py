from typing import Any

from speeltafel.core.events import ViewerEvent
from speeltafel.core.line import Line
from speeltafel.core.state import Event
from tests.toy.rules import DEALT, EVENTS


def viewer_event(event: Event, viewer: int | None) -> ViewerEvent:
    kind, player, value, *_ = event
    if kind == DEALT and player != viewer:
        return ViewerEvent("dealt", {"player": player}, "dealt-unseen")
    return ViewerEvent(EVENTS[kind], {"player": player, "value": value})


def prompt(view: Any) -> Line:
    if view.result is not None:
        return Line("prompt-over", {"players": view.result.winners}, "toy")
    if not isinstance(view.actor, int):
        return Line("prompt-deal", {}, "toy")
    return Line("prompt-claim" if view.seat == view.actor else "prompt-wait", {"player": view.actor}, "toy")
