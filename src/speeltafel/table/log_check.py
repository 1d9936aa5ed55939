"""Check of a log: replays it batch by batch, as far as it is valid."""

from dataclasses import dataclass

import msgspec

from speeltafel import games
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.i18n import Translator
from speeltafel.table.events import Created, EventBatch
from speeltafel.table.table import Table


class Gap(Exception):
    """A gap in the log: events are missing."""


@dataclass
class LogCheck:
    """The result of checking a log: how far it can be read and replayed."""

    all: int  # batches there are
    batches: int = 0  # that can be read
    number: int = 0  # of the event where it goes wrong
    table: Table | None = None  # as far as it goes
    error: Exception | None = None  # the first problem

    def why(self, say: Translator) -> str:
        match self.error:
            case SpeeltafelError():
                return say.translate(self.error.line).rstrip(".")
            case Gap():
                return say.message("log-gap")
            case msgspec.MsgspecError():
                return say.message("log-misshapen", detail=str(self.error)[:200])
        return say.message("log-senseless", kind=type(self.error).__name__)


def check(log: list[tuple[int, bytes]]) -> LogCheck:
    """Check a log: the number of each batch's first event, and the batch. It may fit any version where it names none."""
    tried = [check_by(version, log) for version in _versions(log)]
    return max(tried, key=lambda checked: (checked.error is None, checked.batches))


def _versions(log: list[tuple[int, bytes]]) -> list[int]:
    """Return the versions of the rules that a log may have been played by; 0: what it says itself, if it can be read."""
    try:
        created = msgspec.json.decode(log[0][1], type=EventBatch).events[0]
    except (msgspec.MsgspecError, IndexError):
        return [0]
    return games.modules(created.game).versions_for(created.rules) if isinstance(created, Created) else [0]


def check_by(version: int, log: list[tuple[int, bytes]]) -> LogCheck:
    """Check a log as played by that version of the rules."""
    checked = LogCheck(len(log))
    for number, body in log:
        checked.number = number
        try:
            batch = msgspec.json.decode(body, type=EventBatch)
            if number != (checked.table.number + 1 if checked.table is not None else 1):
                raise Gap
            checked.table = _further(checked.table, batch, version)
        except Exception as error:  # a damaged log may raise anything
            checked.error = error
            checked.table = _as_far_as(log[: checked.batches])  # without what was half done
            return checked
        checked.batches += 1
    return checked


def _further(table: Table | None, batch: EventBatch, version: int) -> Table:
    if table is None:
        table = Table.from_log([batch])
        table.rules = version or table.rules
        return table
    for event in batch.events:
        if isinstance(event, Created):
            raise Gap
        table.apply(event, batch.at)
    table.remember(batch)
    return table


def _as_far_as(log: list[tuple[int, bytes]]) -> Table | None:
    return Table.from_log([msgspec.json.decode(body, type=EventBatch) for _, body in log]) if log else None
