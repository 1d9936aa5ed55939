"""A server with trouble to order: its store fails as a file says, or our own code does.

reads       nothing can be read                writes      nothing can be stored
unsure      it is stored, and an error says it was not (a line to a database that broke at the wrong moment)
slow        everything takes a while           random      now this, now that
jump=60     the clock of the machine goes a minute ahead (with -60: back)
ours        a fault of our own, between deciding and storing: the table is ahead of its log then

pytest tests/server --faults random            the whole suite on such a store: its clients do what clients should, and repeat
"""

import json
import os
import random
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError

from speeltafel.server import app, server_clock
from speeltafel.server.app import serve
from speeltafel.server.settings import Settings
from speeltafel.server.tables import registry
from speeltafel.server.tables.stored_row import append_for_batch as real
from speeltafel.store.store import Append, Store, WriteJob
from tests.faults.everywhere import LAUNCH, ORDERED
from tests.server.running_server import Running

SLOW_S = 0.3
DRIVER = OperationalError("SELECT 1", {}, Exception('cannot open "/var/lib/secret/tables": 10.0.0.7 refused'))


class FaultStore(Store):
    """Fails like a database, at the place where a database does."""

    def __init__(self, engine: Engine) -> None:
        self._chance: random.Random | None = None  # no trouble yet
        super().__init__(engine)
        self._chance = random.Random(1)  # noqa: S311

    def _stored(self, group: Sequence[WriteJob]) -> Any:
        trouble = self._trouble_now("writes")
        if trouble == "writes":
            return [self._trouble("store-unavailable", DRIVER)] * len(group)
        errors = super()._stored(group)
        return [self._trouble("store-unavailable", DRIVER)] * len(group) if trouble == "unsure" else errors

    def _rows(self, chosen: Any) -> Sequence[Any]:
        if self._trouble_now("reads") == "reads":
            raise self._trouble("store-unreadable", DRIVER)
        return super()._rows(chosen)

    def _trouble_now(self, kind: str) -> str:
        ordered = orders()
        if "random" in ordered and self._chance is None:
            return ""
        if "random" in ordered and self._chance is not None:
            ordered = self._chance.choices(["", "slow", kind, "unsure"], [70, 10, 10, 10])
        if "slow" in ordered:
            time.sleep(SLOW_S)
        return next((trouble for trouble in (kind, "unsure") if trouble in ordered), "")


def orders() -> list[str]:
    with suppress(OSError):
        return Path(os.environ[ORDERED]).read_text("utf-8").split()
    return []


def main() -> None:
    """Run `tests.server.running_server` with faults instead of the plain server."""
    given = json.loads(sys.argv[1])

    def append_of(*arguments: Any, **options: Any) -> Append:
        if "ours" in orders():
            raise RuntimeError("ordered by a test")
        return real(*arguments, **options)

    def wall() -> int:
        return time.time_ns() // 1_000_000 + sum(1000 * int(order[5:]) for order in orders() if order.startswith("jump="))

    replaced = ((app, "Store", FaultStore), (registry, "append_for_batch", append_of), (server_clock, "wall", wall))
    for module, name, value in replaced:
        getattr(module, name)  # it must be there: else there would be no trouble at all
        setattr(module, name, value)
    server_clock.detect_clock_jump()
    serve(Settings(**{**given, "origins": tuple(given["origins"]), "web": given["web"] and Path(given["web"])}))


class Faulty(Running):
    """A server whose trouble a test orders while it runs."""

    launch = LAUNCH

    def __init__(self, database: str, folder: Path, **settings: Any) -> None:
        self.orders = folder / "orders"
        self.orders.write_text("")
        super().__init__(database, {ORDERED: str(self.orders)}, **settings)

    def order(self, *troubles: str) -> None:
        self.orders.write_text(" ".join(troubles))


@contextmanager
def faulty(folder: Path, database: str = "", **settings: Any) -> Iterator[Faulty]:
    server = Faulty(database or f"sqlite:///{folder / 'tables.sqlite'}", folder, **settings)
    try:
        yield server
    finally:
        server.order()
        if server.process.poll() is None:
            server.stop()
