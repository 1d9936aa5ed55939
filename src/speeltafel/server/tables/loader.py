"""Loader of tables from their logs, in threads, so that a long log doesn't block the event loop."""

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate

import msgspec

from speeltafel.core.errors import NoSuchTable, StoreError, TableUnreadable, make_error
from speeltafel.server.json_logs import brief
from speeltafel.server.metrics import Metrics
from speeltafel.server.server_clock import Absence, now
from speeltafel.store.store import Store
from speeltafel.table.checkpoint import load_table, made_by
from speeltafel.table.events import Created, EventBatch
from speeltafel.table.table import Table

LOG = logging.getLogger("speeltafel.tables")
AT_ONCE = 2
SET_ASIDE_S = 60.0  # after that the log may have been repaired
LOG_DECODER = msgspec.json.Decoder(EventBatch)
Numbered = tuple[int, EventBatch]  # a batch, and the number of its first event


class Loader:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._threads = ThreadPoolExecutor(AT_ONCE, "loading")
        self._absences: list[Absence] | None = None  # of the server; None: not read yet
        self._set_aside: dict[str, float] = {}  # tables whose log cannot be played through, and when that was found

    async def load(self, table_id: str) -> tuple[Table, str]:
        """Return the table as its log has it, and the log's epoch. Raises TableUnreadable."""
        if time.monotonic() - self._set_aside.get(table_id, -SET_ASIDE_S) < SET_ASIDE_S:
            raise make_error(TableUnreadable, "table-unreadable")
        try:
            loaded = await asyncio.get_running_loop().run_in_executor(self._threads, self._played_through, table_id)
        except (NoSuchTable, StoreError):
            raise
        except Exception as error:  # this log is unreadable for any reason; the others are fine
            if table_id not in self._set_aside:
                self._metrics.unreadable.labels(brief(table_id)).set(1)
                LOG.exception("a table cannot be read: `speeltafel tables check` says more", extra={"table": brief(table_id)})
            self._set_aside[table_id] = time.monotonic()
            raise make_error(TableUnreadable, "table-unreadable") from error
        if self._set_aside.pop(table_id, None) is not None:
            self._metrics.unreadable.remove(brief(table_id))
        return loaded

    def _played_through(self, table_id: str) -> tuple[Table, str]:
        epoch = self._store.epoch()  # first: should the log change meanwhile, that is noticed
        table = self._from_snapshot(table_id) or self._from_the_beginning(table_id)
        table.clock.leave_out(self._away(), now())
        return table, epoch

    async def load_as_published(self, table_id: str, number: int) -> tuple[Table, list[Numbered]] | None:
        """Return the table as it was after that event, and the later batches; None if no batch ends there."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._as_published, table_id, number)

    def _as_published(self, table_id: str, number: int) -> tuple[Table, list[Numbered]] | None:
        log = [LOG_DECODER.decode(body) for body in self._store.load(table_id)]
        if not log:
            raise make_error(NoSuchTable, "table-unknown")
        ends = list(accumulate(len(batch.events) for batch in log))
        if number not in ends:
            return None
        published = ends.index(number) + 1
        table = Table.from_log(log[:published])
        table.clock.leave_out(self._away(), now())
        return table, list(zip([end + 1 for end in ends[published - 1 : -1]], log[published:], strict=True))

    def _from_the_beginning(self, table_id: str) -> Table:
        bodies = self._store.load(table_id)
        if not bodies:
            raise make_error(NoSuchTable, "table-unknown")
        return Table.from_log([LOG_DECODER.decode(body) for body in bodies])

    def _from_snapshot(self, table_id: str) -> Table | None:
        """Load a table from its checkpoint and the log since; None if there is no checkpoint of this version."""
        kept = self._store.snapshot(table_id, made_by())
        if kept is None:
            return None
        number, body = kept
        first, *later = (LOG_DECODER.decode(body) for body in self._store.load_after(table_id, number))
        created = first.events[0]
        try:
            table = load_table(created, body) if isinstance(created, Created) else None
        except Exception:  # the log is what counts
            LOG.exception("a snapshot cannot be read", extra={"table": brief(table_id)})
            return None
        if table is not None:
            table.go_on(later)
        return table

    def _away(self) -> list[Absence]:
        """Return the periods in which no server ran, or the clock jumped."""
        if self._absences is None:
            self._absences = self._store.absences()
        return self._absences

    async def was_away(self, absence: Absence) -> None:
        await self._store.was_away(*absence)
        self._absences = None

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
