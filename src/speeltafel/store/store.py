"""Appends to logs, durably, many at a time; reads logs, lists and records.

One thread writes. Whatever has been handed in while it was busy goes into one transaction (group commit): full durability costs
one wait for the disk per group instead of one per move. `append` is done when the batch is safe, so nobody is told before.
"""

import asyncio
import contextlib
import threading
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from speeltafel.core.errors import wrong
from speeltafel.store.database import StoreError, short
from speeltafel.store.schema import batches, people, records, tables

MOST_AT_ONCE = 500
GATHER_S = 0.004  # a moment for others to come along: one wait for the disk then serves them all


class About(msgspec.Struct, frozen=True):
    """A table's row in the lists."""

    table_id: str
    game: str
    status: str
    listed: bool
    changed_at: int
    wake_at: int | None
    about: bytes
    people: list[str]


class Finished(msgspec.Struct, frozen=True):
    game: str
    ended_at: int
    record: bytes


@dataclass(frozen=True)
class Append:
    """A batch that continues a log at event `number`, and what it changes in the lists."""

    table_id: str
    number: int
    body: bytes
    about: About | None = None
    finished: Finished | None = None

    def row(self) -> dict[str, Any]:
        return {"table_id": self.table_id, "number": self.number, "body": self.body}


@dataclass(frozen=True)
class Work:
    """Appends that belong together, and who waits for them."""

    appends: Sequence[Append]
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[None]"


class Store:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._append_sql = str(insert(batches).compile(dialect=engine.dialect))  # once: it is what nearly all writing is
        self._pending: deque[Work] = deque()
        self._handed_in = threading.Event()
        self._closing = False
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()
        self.groups = 0  # transactions so far

    def append(self, appends: Sequence[Append]) -> "asyncio.Future[None]":
        """Stores all of them or none; StoreError says why. Await it before anybody is told."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        self._pending.append(Work(appends, loop, future))
        if not self._handed_in.is_set():  # one wake-up for all who come while the thread is busy
            self._handed_in.set()
        return future

    def close(self) -> None:
        """Whatever was handed in is stored first."""
        self._closing = True
        self._handed_in.set()
        self._thread.join()
        self._engine.dispose()

    def _write(self) -> None:
        while self._pending or not self._closing:
            self._handed_in.wait()
            time.sleep(GATHER_S)
            self._handed_in.clear()
            while group := self._next_group():
                self._store_group(group)

    def _next_group(self) -> list[Work]:
        return [self._pending.popleft() for _ in range(min(len(self._pending), MOST_AT_ONCE))]

    def _store_group(self, group: list[Work]) -> None:
        self.groups += 1
        error = self._stored([append for work in group for append in work.appends])
        if error is None or len(group) == 1:
            _settle(group, [error] * len(group))
        else:  # one of them may have spoilt it for the others
            _settle(group, [self._stored(work.appends) for work in group])

    def _stored(self, appends: Sequence[Append]) -> StoreError | None:
        try:
            with self._engine.begin() as connection:
                connection.exec_driver_sql(self._append_sql, [append.row() for append in appends])
                _list(connection, appends)
        except IntegrityError:
            return _error("store-conflict")
        except SQLAlchemyError as error:
            return _error("store-unavailable", why=short(error))
        except Exception as error:  # the thread must go on, whatever it met
            return _error("store-unavailable", why=type(error).__name__)
        return None

    def load(self, table_id: str) -> list[bytes]:
        """The log of a table; empty where there is none."""
        chosen = select(batches.c.body).where(batches.c.table_id == table_id).order_by(batches.c.number)
        return [row[0] for row in self._rows(chosen)]

    def open_tables(self, most: int) -> list[bytes]:
        """Tables that anybody may join, the newest first."""
        chosen = select(tables.c.about).where(tables.c.status == "lobby", tables.c.listed).order_by(tables.c.changed_at.desc())
        return [row[0] for row in self._rows(chosen.limit(most))]

    def listed_of(self, person: str) -> int:
        """How many tables of theirs wait for players on the list."""
        found = select(func.count()).select_from(tables).join(people, people.c.table_id == tables.c.table_id)
        return int(self._rows(found.where(people.c.person == person, tables.c.status == "lobby", tables.c.listed))[0][0])

    def tables_of(self, person: str, most: int) -> list[bytes]:
        """Tables where somebody sits, the last first."""
        chosen = select(tables.c.about).join(people, people.c.table_id == tables.c.table_id).where(people.c.person == person)
        return [row[0] for row in self._rows(chosen.order_by(tables.c.changed_at.desc()).limit(most))]

    def due(self, now: int) -> list[str]:
        """Tables that need attention by now."""
        return [row[0] for row in self._rows(select(tables.c.table_id).where(tables.c.wake_at <= now).limit(1000))]

    def set_wake(self, table_id: str, wake_at: int | None) -> None:
        """When the table will need attention; nothing of its log changes."""
        try:
            with self._engine.begin() as connection:
                connection.execute(update(tables).where(tables.c.table_id == table_id).values(wake_at=wake_at))
        except SQLAlchemyError as error:
            raise wrong(StoreError, "store-unavailable", why=short(error)) from None

    def record(self, table_id: str) -> bytes | None:
        rows = self._rows(select(records.c.record).where(records.c.table_id == table_id))
        return rows[0][0] if rows else None

    def _rows(self, chosen: Any) -> Sequence[Any]:
        try:
            with self._engine.connect() as connection:
                return connection.execute(chosen).all()
        except SQLAlchemyError as error:
            raise wrong(StoreError, "store-unavailable", why=short(error)) from None


def _list(connection: Connection, appends: Sequence[Append]) -> None:
    """What the appends change beside the logs; mostly nothing."""
    # Of a table only the last word counts, should a group hold several.
    abouts = {append.table_id: append.about for append in appends if append.about is not None}
    if abouts:
        ids = list(abouts)
        connection.execute(delete(tables).where(tables.c.table_id.in_(ids)))
        connection.execute(insert(tables), [_row(about) for about in abouts.values()])
        connection.execute(delete(people).where(people.c.table_id.in_(ids)))
        sitting = [{"person": person, "table_id": about.table_id} for about in abouts.values() for person in set(about.people)]
        if sitting:
            connection.execute(insert(people), sitting)
    finished = [{"table_id": a.table_id, **msgspec.structs.asdict(a.finished)} for a in appends if a.finished is not None]
    if finished:
        connection.execute(insert(records), finished)


def _row(about: About) -> dict[str, Any]:
    row = msgspec.structs.asdict(about)
    del row["people"]
    return row


def _error(id_: str, **args: str) -> StoreError:
    error = wrong(StoreError, id_, **args)
    assert isinstance(error, StoreError)  # noqa: S101  it is what was asked for
    return error


def _settle(group: list[Work], errors: list[StoreError | None]) -> None:
    """Wakes those who wait, all of them with one call into their loop."""

    def wake() -> None:
        for work, error in zip(group, errors, strict=True):
            if work.future.done():  # nobody waits any more
                continue
            if error is None:
                work.future.set_result(None)
            else:
                work.future.set_exception(error)

    with contextlib.suppress(RuntimeError):  # the loop has been closed: the server is gone
        group[0].loop.call_soon_threadsafe(wake)
