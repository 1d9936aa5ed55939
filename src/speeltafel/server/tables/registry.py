"""Registry of the tables in memory, and the only way to them: `at` locks a table and makes it match its log.

Between deciding and storing, a table is ahead of its log, and nobody sees it. If the store or the code fails then, the table
goes back to its log before the next access. The same happens if another server was first to continue that log: the command
is then decided again.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterable
from types import TracebackType
from typing import NamedTuple

import msgspec

from speeltafel.core.errors import Conflict, NoSuchTable, OurFault, SpeeltafelError, StoreError, TableUnreadable, make_error
from speeltafel.server.calls.caller import Caller
from speeltafel.server.connections.connection import Connection
from speeltafel.server.connections.messages import Done, encoded
from speeltafel.server.gc_tuning import GcTuning
from speeltafel.server.identity import is_name, new_name, new_secret
from speeltafel.server.jobs.reviews import Reviews
from speeltafel.server.jobs.service import JobService, LocalJobService, SharedJobService
from speeltafel.server.json_logs import brief
from speeltafel.server.limits.fair_mutex import FairMutex
from speeltafel.server.limits.last_addresses import LastAddresses
from speeltafel.server.metrics import Metrics
from speeltafel.server.server_clock import WORTH_NOTICING_MS, Absence, now
from speeltafel.server.settings import Settings
from speeltafel.server.tables.automation import TableAutomation
from speeltafel.server.tables.housekeeping import Housekeeping
from speeltafel.server.tables.live_table import LiveTable
from speeltafel.server.tables.loader import Loader
from speeltafel.server.tables.peers import NoPeers, Peers, PostgresPeers
from speeltafel.server.tables.stored_row import append_for_batch
from speeltafel.server.tables.turn_calls import TurnCalls
from speeltafel.store import calls
from speeltafel.store.store import Append, Store
from speeltafel.table.checkpoint import dump_table, made_by
from speeltafel.table.commands import CallStandIn, Command, NewTable
from speeltafel.table.decide import Request, create, decide, rematch_of, time_is_up
from speeltafel.table.events import Created, EventBatch, Rematched
from speeltafel.table.table import Table

LOG = logging.getLogger("speeltafel.tables")
READY_S = 1.0
STARTS = 5  # tries
CONFLICTS = 20  # with other servers about one command; each time one of them has got ahead
DAY_MS = 86_400_000
PAGE = 200
LONG_LOG = 500  # events since the last snapshot of a table that leaves memory


class TableRegistry:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.looking_back = FairMutex()
        self.gc_tuning = GcTuning()
        self.peers: Peers = NoPeers() if store.shared is None else PostgresPeers(self, store.shared)
        self.jobs: JobService = (
            LocalJobService(store, settings, metrics) if store.shared is None else SharedJobService(store, settings, metrics)
        )
        self.reviews: Reviews = self.jobs.reviews
        self.last_addresses = LastAddresses()
        self.jobs.bots.address_of = self.last_addresses.of
        self._attention = TableAutomation(self, self.jobs)
        self.turn_calls = TurnCalls(self, Caller(settings))
        self._loader = Loader(store, metrics)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._asked: asyncio.Future[None] | None = None  # whether the store can be used
        self._asked_at = 0.0
        self._being_removed: set[str] = set()  # tables that are being removed
        self._sweeper: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Start: note since when no server ran, start jobs and regular tasks. Await it before any client comes."""
        await self._notice_absence()
        self.jobs.begin()
        loop = asyncio.get_running_loop()

        def replaced() -> None:
            loop.call_soon_threadsafe(self.replaced)

        self.store.on_replaced = replaced
        self._sweeper = asyncio.create_task(Housekeeping(self).run())
        self.turn_calls.begin()

    async def _notice_absence(self) -> None:
        """Note in the log the time without a server. Waits and retries if the database is not ready yet."""
        for tries_left in reversed(range(STARTS)):
            try:
                if await self.peers.begin():
                    alive_at = await asyncio.to_thread(self.store.alive_at)
                    if alive_at is not None and abs(now() - alive_at) > WORTH_NOTICING_MS:
                        await self._loader.was_away((alive_at, now()))
                return
            except StoreError:
                if not tries_left:
                    LOG.error("the database does not answer: the server ends; start it again when it does")
                    raise
            await asyncio.sleep(READY_S)

    def replaced(self) -> None:
        """Mark all tables as outdated, because logs were replaced outside this server (a restore, for example)."""
        LOG.warning("the database was changed by somebody else: all tables are read again")
        for live in self._tables.values():
            live.is_broken = True
        self._looking = asyncio.create_task(self._look_again())

    async def _look_again(self) -> None:
        for live in [live for live in self._tables.values() if live.connections]:
            with contextlib.suppress(SpeeltafelError):
                async with self.at(live):
                    pass

    # Tables come and go

    async def open(self, table_id: str) -> LiveTable:
        """Return the table of that name, from memory or from its log. Raises NoSuchTable, TableUnreadable."""
        live = self._tables.get(table_id)
        if live is None:
            if table_id in self._being_removed or not is_name(table_id):
                raise make_error(NoSuchTable, "table-unknown")
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            live = await asyncio.shield(self._loading[table_id])
        elif self.store.shared is not None:  # the client may have seen more at another server
            async with self.at(live):
                await self.peers.catch_up(live)
        live.last_used = time.monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        self.peers.loads(table_id)
        try:
            live = LiveTable(table_id, *await self._loader.load(table_id), self.settings.grace_seconds)
            self._put(live)
            return live
        finally:
            del self._loading[table_id]
            self.peers.has_loaded(table_id)

    async def open_if_readable(self, table_id: str) -> LiveTable | None:
        """Return a table; None if it is set aside, or gone."""
        with contextlib.suppress(NoSuchTable, TableUnreadable):
            return await self.open(table_id)
        return None

    def _put(self, live: LiveTable) -> None:
        self._tables[live.id] = live
        self.metrics.tables.set(len(self._tables))
        live.last_used = time.monotonic()
        self._attention.schedule(live)

    async def create(self, wish: NewTable, host: str) -> LiveTable:
        created = create(wish, host, new_secret(), [new_name() for _ in range(len(wish.seats) + 1)])
        live = await self._create(created)
        LOG.info("table created", extra={"table": brief(live.id), "game": wish.game})
        return live

    async def _create(self, created: Created) -> LiveTable:
        table_id, batch = new_name(), EventBatch(now(), [created])
        table = Table.from_log([batch])
        try:
            await self._store([append_for_batch(table_id, table, 0, batch)])
        except StoreError as error:
            with contextlib.suppress(SpeeltafelError):  # it may have been stored nevertheless
                return await self.open(table_id)
            raise error from None
        live = LiveTable(table_id, table, self.store.known_epoch, self.settings.grace_seconds)
        self._put(live)
        return live

    def loaded(self, table_id: str) -> LiveTable | None:
        """Return a table; None if it is not in memory."""
        return self._tables.get(table_id)

    def attend_again(self, table_ids: Iterable[str]) -> None:
        """Schedule these tables again: their server has changed, or what they need."""
        for table_id in table_ids:
            if (live := self._tables.get(table_id)) is not None:
                self._attention.schedule(live)

    def tables(self) -> list[LiveTable]:
        """Return the tables in memory."""
        return list(self._tables.values())

    async def unload(self, lives: list[LiveTable]) -> None:
        """Unload tables from memory, after storing when they will need attention. Tables used meanwhile stay."""
        unused = [(live, live.last_used) for live in lives]
        used_at = {live.id: now() for live in lives if live.is_marked}
        for live in lives:
            if live.table.number > live.kept_number + LONG_LOG:
                await self.store.keep_snapshot(live.id, live.table.number, made_by(), dump_table(live.table))
                live.kept_number = live.table.number
        await self.store.set_wakes({live.id: live.table.deadline for live in self.peers.held(lives)}, used_at)
        for live, last_used in unused:
            live.is_marked = False
            if live.is_free and live.last_used == last_used and live.id in self._tables:
                del self._tables[live.id]
                if live.attention is not None:
                    live.attention.cancel()
        self.peers.let_go([live.id for live in lives])
        self.metrics.tables.set(len(self._tables))

    async def remove_stale(self) -> None:
        """Remove tables without any event for longer than the host keeps them."""
        before = now() - self.settings.keep_days * DAY_MS
        await self.store.remove_reviews(before)
        await self.store.write(lambda connection: calls.forget_unused(connection, before))
        while found := await asyncio.to_thread(self.store.stale, before, PAGE):
            leaving = {table_id for table_id in found if table_id not in self._tables and table_id not in self._loading}
            if not leaving:
                return
            self._being_removed |= leaving
            try:
                await self.store.remove(list(leaving))
                LOG.info("old tables removed", extra={"count": len(leaving)})
            finally:
                self._being_removed -= leaving

    async def shift_clocks(self, absence: Absence) -> None:
        """Leave out a period without a server from all clocks, in memory or not."""
        for live in self._tables.values():
            live.table.clock.leave_out([absence], now())
            self._attention.schedule(live)
        await self._loader.was_away(absence)
        self.peers.notify("!time")

    async def close(self) -> None:
        """Stop, and wait until everything that was being stored is stored."""
        waiting = [live.attention for live in self._tables.values() if live.attention is not None]
        if self._sweeper is not None:
            waiting.append(self._sweeper)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await self.turn_calls.close()
        with contextlib.suppress(StoreError):  # else the next server looks at all of them
            ours = self.peers.held(self._tables.values())
            await self.store.set_wakes({live.id: live.next_attention_at(now()) for live in ours if not live.is_broken})
            await self.store.record_heartbeat(now())
        await self.peers.close()  # first, so that others take our tables over while we end
        await self.jobs.close()
        self._loader.close()
        await asyncio.to_thread(self.store.close)

    async def ready(self) -> None:
        """Check the store, at most once a second. Raises StoreError if nothing could be stored now."""
        if self._asked is None or (self._asked.done() and time.monotonic() - self._asked_at > READY_S):
            self._asked, self._asked_at = asyncio.ensure_future(self.store.check(now())), time.monotonic()
        await asyncio.shield(self._asked)

    # The one way to a table

    def at(self, live: LiveTable) -> "ExclusiveAccess":
        """Return exclusive access, for `async with registry.at(live) as table`.

        The table is as its log has it. Raises StoreError.
        """
        return ExclusiveAccess(live, self)

    async def rebase_on_log(self, live: LiveTable) -> None:
        """Return a table to what was last published, then apply what another server stored first."""
        found = await self._loader.load_as_published(live.id, live.streams.number)
        if found is None:
            await self.reload(live)
            return
        table, later = found
        live.restore_table(table)
        for number, batch in later:
            live.apply_remote_batch(number, batch)
        self._attention.schedule(live)

    async def reload(self, live: LiveTable) -> None:
        try:
            live.replace_table(*await self._loader.load(live.id))
        except NoSuchTable:  # it was removed
            if self._tables.pop(live.id, None) is not None and live.attention is not None:
                live.attention.cancel()
            raise
        self._attention.schedule(live)

    async def execute(
        self,
        live: LiveTable,
        command: Command,
        who: str,
        asker: Connection | None = None,
        played_as: str = "",
        tries_left: int = CONFLICTS,
    ) -> int | None:
        """Execute a command: decide, store, publish.

        Return the event number of its end; None if the asker already got it in a stream. Decides again if another server was
        first. Raises SpeeltafelError if the command is refused or cannot be stored.
        """
        try:
            async with self.at(live):
                batch = await self._decided_by_the_log(live, command, who, played_as)
                asker_got_it = batch is not None and await self._store_and_publish(live, batch, asker)
                number = live.table.done_as(who, command.id)
        except Exception as error:
            return await self._after_failure(live, command, who, error, asker, played_as, tries_left - 1)
        self.metrics.commands[kind_of(command), "repeated" if batch is None else "done"] += 1
        return None if asker_got_it else number

    async def _after_failure(
        self,
        live: LiveTable,
        command: Command,
        who: str,
        error: Exception,
        asker: Connection | None,
        played_as: str,
        tries_left: int,
    ) -> int | None:
        """Handle the error of a command, whichever way it went.

        Execute it again if another server was first. Return its number if it was stored nevertheless. Else raise the error.
        """
        kind = kind_of(command)
        if isinstance(error, Conflict) and tries_left:
            self.metrics.commands[kind, "again"] += 1
            return await self.execute(live, command, who, asker, played_as, tries_left)
        if isinstance(error, SpeeltafelError) and not isinstance(error, StoreError):
            self.metrics.commands[kind, "refused"] += 1
            raise error
        if not isinstance(error, SpeeltafelError):
            LOG.error("a command failed", exc_info=error, extra={"table": brief(live.id)})
        self.metrics.commands[kind, "failed"] += 1
        with contextlib.suppress(SpeeltafelError):
            async with self.at(live) as table:
                number = table.done_as(who, command.id)
                if number is not None:
                    return number
        raise error if isinstance(error, SpeeltafelError) else make_error(OurFault, "our-fault") from error

    async def _decided_by_the_log(self, live: LiveTable, command: Command, who: str, played_as: str) -> EventBatch | None:
        """Decide a command, and catch up with the log before refusing it.

        (An accepted command needs no check: storing it proves that the log was known.)
        """
        if isinstance(command, CallStandIn):
            await self.peers.look_who_is_here(live)
        try:
            return self._decided(live, command, who, played_as)
        except SpeeltafelError:
            if live.is_ahead or not await self.peers.catch_up(live):
                raise
        return self._decided(live, command, who, played_as)

    def execute_without_task(
        self, live: LiveTable, command: Command, asker: Connection, on_done: Callable[[Exception | None], None]
    ) -> bool:
        """Execute a command without a task, if the table's lock is free: it waits only for the store.

        False if it must go through `execute`, as refusals do; then nothing has happened. `on_done` is called at the end; if
        it gets an error, await `recover_and_execute`. `benchmarks.server` counts 6 % more moves for a second of processor time
        than with `execute` alone.
        """
        access = self.at(live)
        if isinstance(command, CallStandIn) or not access.take():
            return False
        keeping = None
        try:
            batch = self._decided(live, command, asker.person)
            keeping = None if batch is None else self._prepare_append(live, batch)
        except Exception as error:
            live.is_broken = live.is_ahead or not isinstance(error, SpeeltafelError)
        if keeping is None:
            access.release()
            return False

        def stored(error: Exception | None) -> None:
            try:
                if error is None and not self._publish_stored(live, keeping, asker):
                    asker.send(encoded(Done(command.id, live.table.number)))
            except Exception as ours:
                error = ours
            if error is None:
                self.metrics.commands[kind_of(command), "done"] += 1
                access.release()
            on_done(error)

        self.store.append_then(keeping.appends, stored)
        return True

    async def recover_and_execute(self, live: LiveTable, command: Command, asker: Connection, error: Exception) -> int | None:
        """Recover after a failed `execute_without_task`. The caller still holds the table's lock."""
        await self.at(live).leave_after(error)
        return await self._after_failure(live, command, asker.person, error, asker, "", CONFLICTS)

    def _decided(self, live: LiveTable, command: Command, who: str, played_as: str = "") -> EventBatch | None:
        grace = live.grace() if isinstance(command, CallStandIn) else {}
        asked = Request(who, now(), live.everybody_here(), new_name, grace, played_as, live.is_watching)
        return decide(live.table, command, asked)

    async def apply_timeout(self, live: LiveTable) -> None:
        """If the move's time is up, let a bot take over."""
        with contextlib.suppress(Conflict):  # another server stored a move first
            async with self.at(live) as table:
                batch = time_is_up(table, now())
                if batch is not None:
                    await self._store_and_publish(live, batch)

    async def _store_and_publish(self, live: LiveTable, batch: EventBatch, asker: Connection | None = None) -> bool:
        """Store a batch that the table has applied, then publish it. Return whether the asker got it in a stream."""
        keeping = self._prepare_append(live, batch)
        await self._store(keeping.appends)
        return self._publish_stored(live, keeping, asker)

    def _prepare_append(self, live: LiveTable, batch: EventBatch) -> "PendingAppend":
        append = append_for_batch(live.id, live.table, live.streams.number, batch, live.epoch, mark=not live.is_marked)
        call = self.turn_calls.call_for(live, batch)
        appends = [append if call is None else msgspec.structs.replace(append, call=call)]
        following = self._rematch_table(live, batch)
        if following is not None:
            appends.append(append_for_batch(following.id, following.table, 0, EventBatch(batch.at, [following.table.created])))
        return PendingAppend(batch, appends, following, time.perf_counter())

    def _publish_stored(self, live: LiveTable, keeping: "PendingAppend", asker: Connection | None) -> bool:
        """Publish a stored batch. Return whether the asker got it in a stream."""
        self.metrics.stored.observe(time.perf_counter() - keeping.begun)
        live.last_used, live.is_marked = time.monotonic(), True
        asker_got_it = live.publish(keeping.batch, asker)
        if keeping.following is not None:
            self._put(keeping.following)
        self._attention.schedule(live)
        return asker_got_it

    async def _store(self, appends: list[Append]) -> None:
        """Store appends. Returns once it is known whether they are stored, even if the caller was cancelled."""
        await self.store.append(appends)

    def _rematch_table(self, live: LiveTable, batch: EventBatch) -> LiveTable | None:
        """Return the table of a rematch: stored together with the event that names it."""
        for event in batch.events:
            if isinstance(event, Rematched):
                created = rematch_of(live.table, new_secret(), [new_name() for _ in range(len(live.table.seats) + 1)])
                return LiveTable(event.table, Table(created), live.epoch, self.settings.grace_seconds)
        return None


def kind_of(command: Command) -> str:
    return str(command.__struct_config__.tag)


class PendingAppend(NamedTuple):
    """A batch on its way into the store."""

    batch: EventBatch
    appends: list[Append]
    following: LiveTable | None  # the table of a rematch
    begun: float


class ExclusiveAccess:
    """Exclusive access to a table: an async context manager around its lock. Only here the lock is taken and released."""

    __slots__ = ("_hub", "_live")

    def __init__(self, live: LiveTable, hub: TableRegistry) -> None:
        self._live = live
        self._hub = hub

    async def __aenter__(self) -> Table:
        live = self._live
        await live.lock.acquire()
        if live.is_broken:
            try:
                await self._hub.reload(live)
            except BaseException:
                live.lock.release()
                raise
        return live.table

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.leave_after(error)

    def take(self) -> bool:
        """Take the lock without waiting. False if it is held, or the log must be read first."""
        return not self._live.is_broken and self._live.lock.take()

    def release(self) -> None:
        """Release the lock and leave the table as it is."""
        self._live.lock.release()

    async def leave_after(self, error: BaseException | None) -> None:
        """Release the table after an error.

        A refusal leaves the table as it was; after anything else it is read from its log again.
        """
        live = self._live
        try:
            if error is not None and (live.is_ahead or not isinstance(error, SpeeltafelError)):
                live.is_broken = True
                with contextlib.suppress(SpeeltafelError):  # the next one who comes tries again
                    await (self._hub.rebase_on_log(live) if isinstance(error, Conflict) else self._hub.reload(live))
        finally:
            live.lock.release()
