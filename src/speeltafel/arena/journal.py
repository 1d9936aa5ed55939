"""Journal of bulk work on disk: the plan first, then a line for each finished task.

An interrupted run continues from it.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from speeltafel.core.errors import BadRecord, make_error

Done = TypeVar("Done")


class Journal(Generic[Done]):
    def __init__(self, file: Path, plan: Any, kind: type[Done]) -> None:
        self._file = file
        self._plan = plan
        self._kind = kind

    def read(self) -> Iterator[Done]:
        """Yield the results of an earlier run; none for a new file.

        Raises BadRecord for the journal of another plan.
        """
        if not self._file.exists():
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_bytes(msgspec.json.encode(self._plan) + b"\n")
            return
        lines = self._file.read_bytes().split(b"\n")
        try:
            before = msgspec.json.decode(lines[0], type=type(self._plan))
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise make_error(BadRecord, "journal-unreadable", file=str(self._file)) from None
        if before != self._plan:
            raise make_error(BadRecord, "journal-of-another", file=str(self._file))
        self._drop_partial_line(lines[-1])
        for line in lines[1:-1]:
            yield msgspec.json.decode(line, type=self._kind)

    def _drop_partial_line(self, unfinished: bytes) -> None:
        """Drop a line that was being written when the machine stopped."""
        if unfinished:
            with self._file.open("r+b") as file:
                file.truncate(self._file.stat().st_size - len(unfinished))

    def write(self, done: Done) -> None:
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode(done) + b"\n")
