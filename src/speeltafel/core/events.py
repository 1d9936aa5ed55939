"""Events as one viewer may know them: the same for log, screen reader and animation."""

import msgspec

from speeltafel.core.line import Line, Word
from speeltafel.core.view import MoveSeen

SILENT = ""


class ViewerEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """An event without what is hidden from the viewer. Its details are those of its line too, so that they are said once."""

    event: str  # one of the rules' EVENTS
    args: dict[str, Word] = {}
    line: str | None = None  # the message of the game's catalogue that tells it, where that has another name; SILENT: none does


class StepSeen(MoveSeen, forbid_unknown_fields=True, gc=False):
    """A move or chance event as one viewer saw it, with its events in order."""

    events: list[ViewerEvent] = msgspec.field(name="told")


def line_for_event(event: ViewerEvent, game: str) -> Line | None:
    """Return the line for an event; None if it has none."""
    return None if event.line == SILENT else Line(event.line or event.event, event.args, game)
