"""All tables in memory: loads them, takes commands, stores what comes of them, tells everybody, and lets bots and clocks act."""

import asyncio
import contextlib
import logging
import time

import msgspec

from speeltafel.core.errors import SpeeltafelError, wrong
from speeltafel.server.bot_client import BotClient
from speeltafel.server.garbage import Garbage
from speeltafel.server.identity import new_name, new_secret
from speeltafel.server.live import LiveTable
from speeltafel.server.logs import brief
from speeltafel.server.metrics import Metrics
from speeltafel.server.settings import Settings
from speeltafel.store.database import StoreError
from speeltafel.store.store import About, Append, Finished, Store
from speeltafel.table.commands import Command, Move, NewTable, Replace
from speeltafel.table.decide import SERVER, Request, again, create, decide, time_is_up
from speeltafel.table.events import Batch, Created, Ended, EndReason, Rematched
from speeltafel.table.messages import SeatInfo, TableInfo, info
from speeltafel.table.streams import GAME_AND_CHAT
from speeltafel.table.table import Table

LOG = logging.getLogger("speeltafel.tables")
RETRY_S = 2.0  # after the store said no to a bot or a clock
SWEEP_S = 5.0
LOG_DECODER = msgspec.json.Decoder(Batch)
ENCODER = msgspec.json.Encoder()


class NoSuchTable(SpeeltafelError):
    """Nothing is known under that name."""


class Listing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table in a list."""

    table: str
    game: str
    status: str
    seats: list[SeatInfo]
    seconds_per_move: int
    changed_at: int
    ended: EndReason | None = None  # why it is over


def now() -> int:
    return time.time_ns() // 1_000_000


class Hub:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.looking_back = asyncio.Semaphore(1)
        self.garbage = Garbage()
        self._bots = BotClient(settings)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._sweeper = asyncio.create_task(self._sweep())

    # Tables come and go

    async def open(self, table_id: str) -> LiveTable:
        """The table of that name, from memory or from its log. NoSuchTable where there is none."""
        live = self._tables.get(table_id)
        if live is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            live = await asyncio.shield(self._loading[table_id])
        live.last_used = time.monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        try:
            live = LiveTable(table_id, await self._from_log(table_id), self.settings.grace_seconds)
            self._put(live)
            return live
        finally:
            del self._loading[table_id]

    async def _from_log(self, table_id: str) -> Table:
        bodies = await asyncio.to_thread(self.store.load, table_id)
        if not bodies:
            raise wrong(NoSuchTable, "table-unknown")
        return Table.from_log([LOG_DECODER.decode(body) for body in bodies])

    def _put(self, live: LiveTable) -> None:
        self._tables[live.id] = live
        self.metrics.tables.set(len(self._tables))
        live.last_used = time.monotonic()
        self._attend(live)

    async def create(self, wish: NewTable, host: str) -> LiveTable:
        created = create(wish, host, new_secret(), [new_name() for _ in range(len(wish.seats) + 1)])
        live = await self._create(created)
        LOG.info("table created", extra={"table": brief(live.id), "game": wish.game})
        return live

    async def _create(self, created: Created) -> LiveTable:
        table_id, batch = new_name(), Batch(now(), [created])
        table = Table.from_log([batch])
        await self.store.append([_append(table_id, table, 0, batch)])
        live = LiveTable(table_id, table, self.settings.grace_seconds)
        self._put(live)
        return live

    async def _sweep(self) -> None:
        """Now and then: tables that need attention are loaded, tables that nobody needs leave memory."""
        while True:
            try:
                for table_id in await asyncio.to_thread(self.store.due, now()):
                    if table_id not in self._tables:
                        await self.open(table_id)
                for live in list(self._tables.values()):
                    if _is_idle(live, self.settings.idle_seconds):
                        await self._unload(live)
            except Exception as error:  # the next sweep may fare better
                LOG.warning("sweep failed", extra={"error": type(error).__name__})
            self.garbage.look()
            await asyncio.sleep(SWEEP_S)

    async def _unload(self, live: LiveTable) -> None:
        async with live.lock:
            await asyncio.to_thread(self.store.set_wake, live.id, live.table.deadline)
            if live.connections or time.monotonic() - live.last_used < self.settings.idle_seconds:
                return  # somebody came while we wrote
            if live.attention is not None:
                live.attention.cancel()
            del self._tables[live.id]
            self.metrics.tables.set(len(self._tables))

    async def close(self) -> None:
        """Nothing new begins; whatever was being stored is stored."""
        self._sweeper.cancel()
        waiting = [live.attention for live in self._tables.values() if live.attention is not None]
        for task in waiting:
            task.cancel()
        await asyncio.gather(self._sweeper, *waiting, return_exceptions=True)
        await self._bots.close()
        await asyncio.to_thread(self.store.close)

    # Commands

    async def ask(self, live: LiveTable, command: Command, who: str, played_as: str = "") -> int | None:
        """Do it, store it, tell everybody. The number under which it was done before, if it was."""
        kind = type(command).__name__.lower()
        try:
            async with live.lock:
                await self._mend(live)
                grace = live.grace() if isinstance(command, Replace) else {}
                request = Request(who, now(), frozenset(live.present), new_name, grace, played_as)
                batch = decide(live.table, command, request)
                if batch is not None:
                    await self._keep(live, batch)
        except SpeeltafelError:
            self.metrics.commands.labels(kind, "refused").inc()
            raise
        self.metrics.commands.labels(kind, "repeated" if batch is None else "done").inc()
        return live.table.done[who, command.id] if batch is None else None

    async def _keep(self, live: LiveTable, batch: Batch) -> None:
        """The table has applied the batch: store it, then tell. If it cannot be stored, the table goes back to its log."""
        begun = time.perf_counter()
        appends = [_append(live.id, live.table, live.streams.number, batch)]
        following = self._following(live, batch)
        if following is not None:
            appends.append(_append(following.id, following.table, 0, Batch(batch.at, [following.table.created])))
        try:
            await self.store.append(appends)
        except BaseException:
            live.is_broken = True
            with contextlib.suppress(StoreError):
                await self._mend(live)
            raise
        self.metrics.stored.observe(time.perf_counter() - begun)
        live.last_used = time.monotonic()
        live.publish(batch)
        if following is not None:
            self._put(following)
        self._attend(live)

    def _following(self, live: LiveTable, batch: Batch) -> LiveTable | None:
        """The table of a rematch: stored together with the event that names it."""
        for event in batch.events:
            if isinstance(event, Rematched):
                created = again(live.table, new_secret(), [new_name() for _ in range(len(live.table.seats) + 1)])
                return LiveTable(event.table, Table(created), self.settings.grace_seconds)
        return None

    async def _mend(self, live: LiveTable) -> None:
        if live.is_broken:
            live.renew(await self._from_log(live.id))
            self._attend(live)

    # Bots and clocks

    def _attend(self, live: LiveTable) -> None:
        """See to it that a bot moves, or that somebody's time runs out."""
        if live.attention is not None and live.attention is not asyncio.current_task():
            live.attention.cancel()
        live.attention = None
        if live.table.bot_to_act():
            live.attention = asyncio.create_task(self._bot_moves(live))
        elif live.table.deadline is not None:
            live.attention = asyncio.create_task(self._clock_runs(live))

    async def _bot_moves(self, live: LiveTable) -> None:
        table = live.table
        seat, level, position = table.to_act, table.bot_to_act(), table.position
        if seat is None or table.game is None:
            return
        with self.metrics.thought.time():
            chosen = await self._bots.choose(table.created.host, level, table.game.view(seat))
        late = chosen.level if chosen.level != level else ""
        await self._insist(live, Move(f"bot-{position}", seat, position, chosen.move), late)

    async def _insist(self, live: LiveTable, command: Command, played_as: str) -> None:
        """Until it is stored, or no longer to be done."""
        while True:
            try:
                await self.ask(live, command, SERVER, played_as)
                return
            except StoreError:
                await asyncio.sleep(RETRY_S)
            except SpeeltafelError as error:
                LOG.info("a bot's move came too late", extra={"table": brief(live.id), "why": error.line.id})
                return

    async def _clock_runs(self, live: LiveTable) -> None:
        while (deadline := live.table.deadline) is not None:
            await asyncio.sleep(max(0.0, (deadline - now()) / 1000))
            try:
                async with live.lock:
                    await self._mend(live)
                    batch = time_is_up(live.table, now())
                    if batch is not None:
                        await self._keep(live, batch)
                        return
            except StoreError:
                await asyncio.sleep(RETRY_S)


def _append(table_id: str, table: Table, told: int, batch: Batch) -> Append:
    """What a batch changes in the store: the log always, the lists when something beside the game did."""
    return Append(
        table_id,
        told + 1,
        ENCODER.encode(batch),
        _about(table_id, table, batch.at) if any(not isinstance(event, GAME_AND_CHAT) for event in batch.events) else None,
        _finished(table) if any(isinstance(event, Ended) for event in batch.events) else None,
    )


def _about(table_id: str, table: Table, at: int) -> About:
    plays_by_itself = table.created.seconds_per_move or any(seat.bot for seat in table.seats)
    needs_attention = table.status == "starting" or (table.status == "playing" and plays_by_itself)
    people = [table.created.host, *(seat.person for seat in table.seats if seat.person)]
    # A table that will need attention is due at once: should the server end now, the next one looks at it. When it leaves memory
    # the true time is written.
    about = listing(table_id, info(table), at)
    wake_at = at if needs_attention else None
    listed = table.created.listed
    return About(table_id, table.created.game, table.status, listed, at, wake_at, ENCODER.encode(about), people)


def _finished(table: Table) -> Finished | None:
    record = table.record()
    return None if record is None else Finished(table.created.game, table.ended_at, ENCODER.encode(record))


def listing(table_id: str, about: TableInfo, at: int) -> Listing:
    return Listing(table_id, about.game, about.status, about.seats, about.seconds_per_move, at, about.ended)


def _is_idle(live: LiveTable, seconds: float) -> bool:
    return (
        not live.connections
        and not live.lock.locked()
        and not live.table.bot_to_act()
        and time.monotonic() - live.last_used > seconds
        and (live.table.deadline is None or live.table.deadline > now() + 60_000)
    )
