"""Durable appends to logs, many at a time; reads of logs, lists and records.

One thread writes. All that was handed in meanwhile goes into one transaction (group commit), so durability costs one disk
sync for each group instead of each move. The future of `append` is done when the batch is safe: publish it only then.
"""

import asyncio
import contextlib
import logging
import secrets
import threading
import time
import zlib
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, select, text, tuple_, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from speeltafel.core.errors import Conflict, SpeeltafelError, StoreError, make_error
from speeltafel.store.backends import backend_of
from speeltafel.store.backends.postgresql import STORING
from speeltafel.store.backends.postgresql_append import CHANNEL, append_first
from speeltafel.store.calls import WaitingCall, enqueue
from speeltafel.store.cluster import ClusterState
from speeltafel.store.database import WatchedFile, short
from speeltafel.store.notifications import NotificationListener
from speeltafel.store.schema import absences, batches, calls, join_codes, notes, people, records, reviews, snapshots, tables

LOG = logging.getLogger("speeltafel.store")
MOST_AT_ONCE = 500
GATHER_S = 0.004  # a moment for others to come along: one wait for the disk then serves them all
ROWS = (64, 32, 16, 8, 4, 2, 1)  # that go in by one statement: few lengths, so that the driver keeps each of them prepared
ALIVE_AT, EPOCH = "alive_at", "epoch"  # notes
EPOCH_SQL = f"SELECT value FROM notes WHERE name = '{EPOCH}'"  # noqa: S608
ABSENCES_KEPT_MS = 60 * 86_400_000  # longer than any time limit for a move with days off
QUIET_S = 60.0  # between two lines in the log about the same trouble


class TableRow(msgspec.Struct, frozen=True):
    """A table's row in the lists."""

    table_id: str
    game: str
    status: str
    listed: bool
    changed_at: int
    wake_at: int | None
    about: bytes
    people: list[str]

    def columns(self) -> dict[str, Any]:
        """Return the row as it is stored; people have their own table."""
        row = msgspec.structs.asdict(self)
        del row["people"]
        return row


class ReviewKey(NamedTuple):
    """The key of a review: the game, the judge's version, and the budget."""

    record_hash: str
    judge: int
    budget: str


class FinishedGame(msgspec.Struct, frozen=True):
    game: str
    ended_at: int
    record: bytes


class Append(msgspec.Struct, frozen=True):
    """A batch that continues a log at event `number`, and what it changes in the lists."""

    table_id: str
    number: int
    body: bytes
    about: TableRow | None = None
    finished: FinishedGame | None = None
    epoch: str = ""  # when the log was read that this continues
    frees_join_code: bool = False  # the code that led to the table leads nowhere from now on
    call: WaitingCall | None = None  # to the person whose turn begins

    def row(self) -> tuple[str, int, bytes]:
        return self.table_id, self.number, self.body


Then = Callable[[StoreError | None], None]  # hears, in the event loop, that it is stored, or why not


class WriteJob(NamedTuple):
    """Appends that belong together, or another write; and what to call afterwards."""

    appends: Sequence[Append]
    job: Callable[[Connection], None] | None
    loop: asyncio.AbstractEventLoop
    then: Then


class AppendFuture(asyncio.Future[None]):
    """Future of an append. Cancelling a caller waits until it is known whether the append was stored."""

    def cancel(self, msg: Any = None) -> bool:  # noqa: ARG002  as it is called
        return False

    def settle(self, error: StoreError | None) -> None:
        if error is None:
            self.set_result(None)
        else:
            self.set_exception(error)


class Store:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._file = WatchedFile(engine.url)
        self._backend = backend_of(engine)
        # Many rows by one statement, since each statement switches threads.
        self._append_sql = [(rows, self._backend.insert_batches(rows)) for rows in ROWS]
        # Several servers may use one PostgreSQL; a SQLite file has only one.
        self.shared = ClusterState(engine) if self._backend.IS_SHARED else None
        self._pending: deque[WriteJob] = deque()
        self._handed_in = threading.Event()
        self._closing = False
        self._complained = -QUIET_S
        self.known_epoch = self.epoch()
        self.on_replaced: Callable[[], None] = lambda: (
            None
        )  # called, in the writing thread, when logs have been changed by others
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()
        self.groups = 0  # transactions so far

    @property
    def engine(self) -> Engine:
        """Return the engine, for what is kept beside logs (store/job_queue.py)."""
        return self._engine

    # Writing

    def append(self, appends: Sequence[Append]) -> "asyncio.Future[None]":
        """Store all appends or none. The future raises StoreError if it fails. Await it before publishing."""
        return self._hand_in(appends)

    def append_then(self, appends: Sequence[Append], then: Then) -> None:
        """Store appends, then call `then` in the event loop with the error or None. It must not raise."""
        self._pend(WriteJob(appends, None, asyncio.get_running_loop(), then))

    def write(self, job: Callable[[Connection], None]) -> "asyncio.Future[None]":
        """Write something beside the logs. The job may be run again if it fails together with others."""
        return self._hand_in((), job)

    def set_wakes(self, wakes: Mapping[str, int | None], used_at: Mapping[str, int] | None = None) -> "asyncio.Future[None]":
        """Set when tables will need attention, and when they were last used."""

        def write(connection: Connection) -> None:
            rows = [{"which": table_id, "when": wake_at} for table_id, wake_at in sorted(wakes.items())]
            if rows and self.shared is not None:  # only who attends to a table says when it will need attention; it is free then
                ours = "UPDATE tables SET wake_at = :when, holder = NULL WHERE table_id = :which AND holder = :me"
                connection.execute(text(ours), [{**row, "me": self.shared.me} for row in rows])
            elif rows:
                statement = update(tables).where(tables.c.table_id == bindparam("which")).values(wake_at=bindparam("when"))
                connection.execute(statement, rows)
            if used_at:
                statement = update(tables).where(tables.c.table_id == bindparam("which")).values(changed_at=bindparam("when"))
                connection.execute(statement, [{"which": table_id, "when": when} for table_id, when in sorted(used_at.items())])

        return self._hand_in((), write)

    def keep_snapshot(self, table_id: str, number: int, made_by: str, body: bytes) -> "asyncio.Future[None]":
        def write(connection: Connection) -> None:
            connection.execute(delete(snapshots).where(snapshots.c.table_id == table_id))
            connection.execute(insert(snapshots).values(table_id=table_id, number=number, made_by=made_by, body=body))

        return self._hand_in((), write)

    def keep_join_code(self, table_id: str, drawn: Sequence[str], before: int) -> "asyncio.Future[None]":
        """Give a table without a code the first of these that is free. Tables that nobody used since `before` lose theirs."""

        def write(connection: Connection) -> None:
            unused = select(tables.c.table_id).where(tables.c.changed_at < before)
            connection.execute(delete(join_codes).where(join_codes.c.table_id.in_(unused)))
            # Only the first one that fits goes in: both columns are unique.
            insertion = text("INSERT INTO join_codes (letters, table_id) VALUES (:letters, :table_id) ON CONFLICT DO NOTHING")
            connection.execute(insertion, [{"letters": letters, "table_id": table_id} for letters in drawn])

        return self._hand_in((), write)

    def keep_review(self, key: ReviewKey, made_at: int, record: bytes, review: bytes) -> "asyncio.Future[None]":
        """Store a review. Reviews of an older judge are removed."""
        packed = zlib.compress(review)
        return self._hand_in((), lambda connection: write_review(connection, key, made_at, record, packed))

    def remove_reviews(self, before: int) -> "asyncio.Future[None]":
        """Remove reviews made before then; they can be made again."""
        return self._hand_in((), lambda connection: remove_reviews(connection, before))

    def remove(self, table_ids: Sequence[str]) -> "asyncio.Future[None]":
        """Remove all that is known of these tables.

        Other servers may have them in memory, so all servers read their tables again.
        """

        def write(connection: Connection) -> None:
            if self.shared is not None:
                self._backend.lock_epoch(connection)
                set_note(connection, EPOCH, secrets.token_hex(8))
            remove_tables(connection, table_ids)

        return self._hand_in((), write)

    def record_heartbeat(self, now: int) -> "asyncio.Future[None]":
        """Note that a server is alive at that time."""
        return self._hand_in((), lambda connection: set_note(connection, ALIVE_AT, str(now)))

    def was_away(self, began: int, ended: int) -> "asyncio.Future[None]":
        """Note a period in which no server ran, so that clocks leave it out."""

        def write(connection: Connection) -> None:
            long_ago = absences.c.ended_at < ended - ABSENCES_KEPT_MS
            connection.execute(delete(absences).where(long_ago | (absences.c.ended_at == ended)))
            connection.execute(insert(absences).values(began_at=began, ended_at=ended))

        return self._hand_in((), write)

    # For and from other servers of the same database

    def notify(self, *lines: str) -> None:
        """Notify the peers. If that fails, they find out later."""
        self._write_in_background(lambda connection: self._notify(connection, lines))

    def came(self, table_id: str, person: str) -> None:
        """Note that a person is connected here."""
        sql = "INSERT INTO here (table_id, person, process) VALUES (:table_id, :person, :me) ON CONFLICT DO NOTHING"
        self._is_here(sql, table_id, person)

    def went(self, table_id: str, person: str) -> None:
        self._is_here("DELETE FROM here WHERE table_id = :table_id AND person = :person AND process = :me", table_id, person)

    def shown(self, table_id: str, person: str, is_shown: bool) -> None:
        """Note whether a person who is connected here has a page at the table that they can see."""
        sql = "UPDATE here SET shown = :shown WHERE table_id = :table_id AND person = :person AND process = :me"
        self._is_here(sql, table_id, person, shown=is_shown)

    def _is_here(self, sql: str, table_id: str, person: str, **more: bool) -> None:
        def write(connection: Connection) -> None:
            if self.shared is not None:
                connection.execute(text(sql), {"table_id": table_id, "person": person, "me": self.shared.me, **more})
                if not more:
                    self._notify(connection, [f"!here {table_id}"])

        self._write_in_background(write)

    def _notify(self, connection: Connection, lines: Sequence[str]) -> None:
        if self.shared is not None:
            payload = "\n".join([self.shared.me, *lines])
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    def _write_in_background(self, job: Callable[[Connection], None]) -> None:
        """Write without waiting for the result."""
        if self.shared is not None:
            self._pend(WriteJob((), job, asyncio.get_running_loop(), lambda _: None))

    def listen(self, on_payloads: Callable[[list[str]], None], missed: Callable[[], None]) -> NotificationListener:
        """Listen to the peers' notifications. Both functions are called in another thread."""
        return NotificationListener(self._engine, on_payloads, missed, CHANNEL)

    def check(self, now: int) -> "asyncio.Future[None]":
        """Store that the server is alive, the way a move goes. The future raises StoreError if that fails."""
        return self.record_heartbeat(now)

    def _hand_in(self, appends: Sequence[Append], job: Callable[[Connection], None] | None = None) -> "asyncio.Future[None]":
        loop = asyncio.get_running_loop()
        future = AppendFuture(loop=loop)
        self._pend(WriteJob(appends, job, loop, future.settle))
        return future

    def _pend(self, work: WriteJob) -> None:
        self._pending.append(work)
        if not self._handed_in.is_set():  # one wake-up for all who come while the thread is busy
            self._handed_in.set()

    def close(self) -> None:
        """Close the store, after storing everything that was handed in."""
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

    def _next_group(self) -> list[WriteJob]:
        return [self._pending.popleft() for _ in range(min(len(self._pending), MOST_AT_ONCE))]

    def _store_group(self, group: list[WriteJob]) -> None:
        self.groups += 1
        errors = self._stored(group)
        if len(group) > 1 and not all(error is None or isinstance(error, Conflict) for error in errors):
            errors = [self._stored([work])[0] for work in group]  # one of them may have spoilt it for the others
        _settle(group, errors)

    def _stored(self, group: Sequence[WriteJob]) -> list[StoreError | None]:
        """Write a group in one transaction. Return for each job the error, or None if it is stored."""
        try:
            self._file.check()
            with self._engine.begin() as connection:
                if self.shared is None:
                    late: set[int] = set()
                    self._append(connection, [append for work in group for append in work.appends])
                else:
                    late = self._append_first(connection, group, self.shared.me)
                appends = [append for work in group if id(work) not in late for append in work.appends]
                _list(connection, appends)
                for work in group:
                    if work.job is not None:
                        work.job(connection)
                if self.shared is None:
                    self._check_epoch(connection.exec_driver_sql(EPOCH_SQL).scalar(), appends)
        except IntegrityError:
            return [_error("store-conflict")] * len(group)
        except Exception as error:  # the thread must survive any error
            return [self._trouble("store-unavailable", error)] * len(group)
        return [Conflict(_error("store-conflict").line) if id(work) in late else None for work in group]

    def _append_first(self, connection: Connection, group: Sequence[WriteJob], me: str) -> set[int]:
        """Store the jobs that are the first to continue their logs.

        Return the others, of which nothing is stored. The rest of a batch (a rematch's table) is written after its head.
        """
        heads = {(work.appends[0].table_id, work.appends[0].number): work for work in reversed(group) if work.appends}
        firsts = [work.appends[0] for work in heads.values()]
        won, epoch = append_first(connection, me, STORING, EPOCH_SQL, firsts)
        stored = [work for key, work in heads.items() if key in won]
        self._append(connection, [append for work in stored for append in work.appends[1:]])
        self._check_epoch(epoch, firsts)
        return {id(work) for work in group if work.appends} - {id(work) for work in stored}

    def _append(self, connection: Connection, appends: Sequence[Append]) -> None:
        done = 0
        for rows, sql in self._append_sql:
            while len(appends) - done >= rows:
                some = appends[done : done + rows]
                connection.exec_driver_sql(sql, tuple(value for append in some for value in append.row()))
                done += rows

    def _check_epoch(self, found: str | None, appends: Sequence[Append]) -> None:
        """Check the epoch: if logs were replaced outside this server, raise OSError for all that continues old ones."""
        epoch = found or ""
        if epoch != self.known_epoch:
            self.known_epoch = epoch
            self.on_replaced()
        if any(append.epoch != epoch and append.number > 1 for append in appends):
            raise OSError("the database was replaced or cleaned: tables are read again")

    # Reading

    def epoch(self) -> str:
        """Return the epoch. It changes whenever logs are changed outside the server."""
        rows = self._rows(select(notes.c.value).where(notes.c.name == EPOCH))
        return str(rows[0][0]) if rows else ""

    def load(self, table_id: str) -> list[bytes]:
        """Return the log of a table; empty if it has none."""
        chosen = select(batches.c.body).where(batches.c.table_id == table_id).order_by(batches.c.number)
        return [row[0] for row in self._rows(chosen)]

    def load_after(self, table_id: str, number: int) -> list[bytes]:
        """Return the first batch of its log, and those that begin after that event."""
        where = (batches.c.table_id == table_id) & ((batches.c.number > number) | (batches.c.number == 1))
        return [row[0] for row in self._rows(select(batches.c.body).where(where).order_by(batches.c.number))]

    def snapshot(self, table_id: str, made_by: str) -> tuple[int, bytes] | None:
        """Return the table at some point of its log: up to which event, and how it was."""
        where = (snapshots.c.table_id == table_id) & (snapshots.c.made_by == made_by)
        rows = self._rows(select(snapshots.c.number, snapshots.c.body).where(where))
        return (rows[0][0], rows[0][1]) if rows else None

    def open_tables(self, most: int) -> list[bytes]:
        """Return tables that anybody may join, the newest first."""
        chosen = select(tables.c.about).where(tables.c.status == "lobby", tables.c.listed).order_by(tables.c.changed_at.desc())
        return [row[0] for row in self._rows(chosen.limit(most))]

    def listed_of(self, person: str) -> int:
        """Return how many listed tables of a person wait for players."""
        found = select(func.count()).select_from(tables).join(people, people.c.table_id == tables.c.table_id)
        return int(self._rows(found.where(people.c.person == person, tables.c.status == "lobby", tables.c.listed))[0][0])

    def tables_of(self, person: str, most: int) -> list[bytes]:
        """Return the tables of a person, the newest first."""
        chosen = select(tables.c.about).join(people, people.c.table_id == tables.c.table_id).where(people.c.person == person)
        return [row[0] for row in self._rows(chosen.order_by(tables.c.changed_at.desc()).limit(most))]

    def due(self, now: int, after: tuple[int, str], most: int) -> list[tuple[int, str]]:
        """Return due tables after that one, the longest due first: when, and which."""
        order = tuple_(tables.c.wake_at, tables.c.table_id)
        chosen = select(tables.c.wake_at, tables.c.table_id).where(tables.c.wake_at <= now, order > after)
        return [(row[0], row[1]) for row in self._rows(chosen.order_by(tables.c.wake_at, tables.c.table_id).limit(most))]

    def stale(self, before: int, most: int) -> list[str]:
        """Return tables without any event since then, the oldest first."""
        chosen = select(tables.c.table_id).where(tables.c.changed_at < before).order_by(tables.c.changed_at)
        return [row[0] for row in self._rows(chosen.limit(most))]

    def alive_at(self) -> int | None:
        """Return when a server was last alive here; None if never."""
        rows = self._rows(select(notes.c.value).where(notes.c.name == ALIVE_AT))
        return int(rows[0][0]) if rows else None

    def join_code(self, table_id: str) -> str:
        """Return the code that leads to a table; "" if it has none."""
        rows = self._rows(select(join_codes.c.letters).where(join_codes.c.table_id == table_id))
        return str(rows[0][0]) if rows else ""

    def table_with_join_code(self, letters: str) -> str:
        """Return the table to which that code leads; "" if it leads nowhere."""
        rows = self._rows(select(join_codes.c.table_id).where(join_codes.c.letters == letters))
        return str(rows[0][0]) if rows else ""

    def absences(self) -> list[tuple[int, int]]:
        """Return the periods in which no server ran, the latest first."""
        chosen = select(absences.c.began_at, absences.c.ended_at).order_by(absences.c.ended_at.desc())
        return [(row[0], row[1]) for row in self._rows(chosen)]

    def record(self, table_id: str) -> bytes | None:
        rows = self._rows(select(records.c.record).where(records.c.table_id == table_id))
        return rows[0][0] if rows else None

    def review(self, key: ReviewKey) -> tuple[bytes, bytes] | None:
        """Return the record, and what was said of it."""
        where = [reviews.c[name] == value for name, value in key._asdict().items()]
        rows = self._rows(select(reviews.c.record, reviews.c.review).where(*where))
        return (rows[0][0], zlib.decompress(rows[0][1])) if rows else None

    def _rows(self, chosen: Any) -> Sequence[Any]:
        try:
            self._file.check()
            with self._engine.connect() as connection:
                return connection.execute(chosen).all()
        except (SQLAlchemyError, OSError) as error:
            raise self._trouble("store-unreadable", error) from None

    def _trouble(self, id_: str, error: Exception) -> StoreError:
        """Log a database error once in a while. Return the error for players, without what the driver says."""
        if time.monotonic() - self._complained > QUIET_S:
            self._complained = time.monotonic()
            LOG.error("the database cannot be used", extra={"error": type(error).__name__, "why": short(error)})
        return _error(id_)


def _list(connection: Connection, appends: Sequence[Append]) -> None:
    """Write what appends change beside the logs; mostly nothing."""
    # Only the last change of a table counts, if a group has several.
    abouts = {append.table_id: append.about for append in appends if append.about is not None}
    if abouts:
        backend_of(connection).write_table_rows(connection, list(abouts.values()))
    finished = [{"table_id": a.table_id, **msgspec.structs.asdict(a.finished)} for a in appends if a.finished is not None]
    if finished:
        connection.execute(insert(records), finished)
    enqueue(connection, [append.call for append in appends if append.call is not None])
    freed = [append.table_id for append in appends if append.frees_join_code]
    if freed:
        connection.execute(delete(join_codes).where(join_codes.c.table_id.in_(freed)))


def set_note(connection: Connection, name: str, value: str) -> None:
    if not connection.execute(update(notes).where(notes.c.name == name).values(value=value)).rowcount:
        connection.execute(insert(notes).values(name=name, value=value))


def remove_tables(connection: Connection, table_ids: Sequence[str]) -> None:
    for kept in (batches, tables, people, snapshots, records, join_codes, calls):
        connection.execute(delete(kept).where(kept.c.table_id.in_(table_ids)))


def write_review(connection: Connection, key: ReviewKey, made_at: int, record: bytes, packed: bytes) -> None:
    earlier = (reviews.c.record_hash == key.record_hash) & (reviews.c.budget == key.budget)
    connection.execute(delete(reviews).where(earlier))
    connection.execute(insert(reviews).values(**key._asdict(), made_at=made_at, record=record, review=packed))


def remove_reviews(connection: Connection, before: int) -> None:
    connection.execute(delete(reviews).where(reviews.c.made_at < before))


def _error(id_: str) -> StoreError:
    error: SpeeltafelError = make_error(StoreError, id_)
    assert isinstance(error, StoreError)  # noqa: S101  it is what was asked for
    return error


def _settle(group: list[WriteJob], errors: list[StoreError | None]) -> None:
    """Report results to all callers, with one call into their loop."""

    def wake() -> None:
        for work, error in zip(group, errors, strict=True):
            work.then(error)

    with contextlib.suppress(RuntimeError):  # the loop has been closed: the server is gone
        group[0].loop.call_soon_threadsafe(wake)
