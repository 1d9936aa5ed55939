"""Peers: other servers on the same database.

Each may serve any table, and none owns one. Notifications are only hints: tables in memory follow the logs sooner, and bots
don't think twice. If hints are lost, or a server dies, sleeps or is cut off, the logs stay right. A batch that comes too
late is not stored, and the command is answered by what the log has.
"""

import asyncio
import contextlib
import logging
import math
import time
from collections import Counter
from collections.abc import Coroutine, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from speeltafel.core.errors import SpeeltafelError, StoreError
from speeltafel.server import server_clock
from speeltafel.server.limits.token_bucket import KeyedBuckets
from speeltafel.server.tables.automation import needs_attention
from speeltafel.server.tables.housekeeping import TOGETHER, can_wait
from speeltafel.server.tables.live_table import LiveTable
from speeltafel.server.tables.loader import LOG_DECODER
from speeltafel.server.tables.stored_row import plays_by_itself
from speeltafel.store.cluster import LEASE_S, ClusterState

if TYPE_CHECKING:
    from speeltafel.server.tables.registry import TableRegistry

LOG = logging.getLogger("speeltafel.peers")
BEAT_S = LEASE_S / 3
LOOK_S = 5.0  # how often tables in memory are compared with their logs, in case a notification was lost
WHOLE_S = 60.0  # how often to look for tables that are claimed by this server but not in memory
LONG_AGO = -math.inf
WORTH_SENDING = 3  # requests a second by the same person before peers are told
LINES = 50  # of a notice: about addresses, of which each is short
PAGE = 200


class Peers(Protocol):
    async def begin(self) -> bool:
        """Announce this server. Return whether it is the only one."""

    def attends(self, live: LiveTable) -> bool:
        """Whether this server moves the table's bots and watches its clock."""

    async def catch_up(self, live: LiveTable) -> bool:
        """Apply what the peers have stored at a table.

        Return whether there was anything. Call it while holding the table's lock.
        """

    async def look_who_is_here(self, live: LiveTable) -> None:
        """Read from the database who is connected to peers."""

    def connected(self, live: LiveTable, person: str) -> None:
        """Note that a person has connected to this server."""

    def disconnected(self, live: LiveTable, person: str) -> None: ...

    def shows(self, live: LiveTable, person: str) -> None:
        """Note whether a connected person has a page here that they can see."""

    def loads(self, table_id: str) -> None:
        """Note that a table is being loaded, so that no batch of a peer is missed meanwhile."""

    def has_loaded(self, table_id: str) -> None:
        """Note that a table has been loaded, or could not be."""

    def let_go(self, table_ids: Iterable[str]) -> None:
        """Give up the claims of these tables."""

    def held(self, lives: Iterable[LiveTable]) -> list[LiveTable]:
        """Return those of these tables whose bots and clocks are this server's."""

    def notify(self, *lines: str) -> None: ...

    def share(self, limits: Mapping[str, KeyedBuckets], often: Mapping[str, KeyedBuckets]) -> None:
        """Share limits with the peers: what a person takes at one server counts at all.

        The `often` ones are sent once a second.
        """

    async def exist(self) -> bool: ...

    async def close(self) -> None: ...


class NoPeers:
    """A server that is alone with its database."""

    async def begin(self) -> bool:
        return True

    def attends(self, live: LiveTable) -> bool:  # noqa: ARG002
        return True

    async def catch_up(self, live: LiveTable) -> bool:  # noqa: ARG002
        return False

    async def look_who_is_here(self, live: LiveTable) -> None: ...

    def connected(self, live: LiveTable, person: str) -> None: ...

    def disconnected(self, live: LiveTable, person: str) -> None: ...

    def shows(self, live: LiveTable, person: str) -> None: ...

    def loads(self, table_id: str) -> None: ...

    def has_loaded(self, table_id: str) -> None: ...

    def let_go(self, table_ids: Iterable[str]) -> None: ...

    def held(self, lives: Iterable[LiveTable]) -> list[LiveTable]:
        return list(lives)

    def notify(self, *lines: str) -> None: ...

    def share(self, limits: Mapping[str, KeyedBuckets], often: Mapping[str, KeyedBuckets]) -> None: ...

    async def exist(self) -> bool:
        return False

    async def close(self) -> None: ...


class PostgresPeers:
    """Peers on a PostgreSQL database, of which there may be none just now."""

    def __init__(self, hub: "TableRegistry", shared: ClusterState) -> None:
        self._hub = hub
        self._shared = shared
        self._held: set[str] = set()  # tables whose bots and clocks are this server's
        self._claimed_by_peers: set[str] = set()  # tables that a peer attends to, as far as is known
        self._wanted: set[str] = set()  # that need attention, and perhaps have nobody's
        self._wake = asyncio.Event()
        self._is_free_to_claim = False  # set after a while, or when a server has gone
        self._changed_while_loading: dict[
            str, bool
        ] = {}  # tables that are being loaded: whether others have stored something meanwhile
        self._following: set[str] = set()  # tables that are being compared with their logs
        self._changed_here: set[str] = set()  # tables whose presence changed at a peer
        self._tasks: set[asyncio.Task[None]] = set()
        self._limits: Mapping[str, KeyedBuckets] = {}
        self._taken: Counter[tuple[str, str]] = Counter()  # takes of the `often` limits that are not yet sent: limit and key
        self._looked = self._looked_for_all = time.monotonic()

    # Being alive

    async def begin(self) -> bool:
        alone = await asyncio.to_thread(self._shared.begin)
        await self._beat()
        loop = asyncio.get_running_loop()

        def on_payloads(payloads: list[str]) -> None:
            with contextlib.suppress(RuntimeError):  # the server is gone
                loop.call_soon_threadsafe(self._on_notices, payloads)

        def missed() -> None:
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(self._look_soon)

        self._news = self._hub.store.listen(on_payloads, missed)
        self._go(self._live())
        return alone

    async def _live(self) -> None:
        """Run the regular tasks one after the other, so that nothing is claimed under a name that the peers have given up."""
        beaten = time.monotonic()
        while True:
            # Not wait_for, which before Python 3.12 forgets that we are to end if we are woken just then.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, beaten + BEAT_S - time.monotonic())):
                    await self._wake.wait()
            self._wake.clear()
            try:
                if time.monotonic() - beaten >= BEAT_S:
                    beaten = time.monotonic()
                    await self._beat()
                    self._notify_of_takes()
                    self._is_free_to_claim = True
                if self._is_free_to_claim:
                    self._is_free_to_claim = False
                    self._claimed_by_peers.clear()
                    self._wanted |= {live.id for live in self._hub.tables() if needs_attention(live)} - self._held
                    await self._claim_due()
                await self._claim()
                await self._look()
            except StoreError:  # database down: claims are checked once it is back
                self._looked_for_all = LONG_AGO
            except Exception:
                LOG.exception("looking after tables failed")

    async def _beat(self) -> None:
        me = self._shared.me
        beat = await asyncio.to_thread(self._shared.beat)
        server_clock.sync_to_database(beat.now, beat.sent, beat.received)
        if me != self._shared.me or (not beat.is_known and self._held):
            LOG.warning("the other servers have given us up: they attend to our tables now")
            held, self._held = self._held, set()
            self._hub.attend_again(held)

    async def exist(self) -> bool:
        return await asyncio.to_thread(self._shared.has_others)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._news.close()
        with contextlib.suppress(StoreError):
            await asyncio.to_thread(self._shared.leave)

    def _go(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Claims: which server attends to a table

    def attends(self, live: LiveTable) -> bool:
        if not plays_by_itself(live.table):
            self._held.discard(live.id)
            return False
        if live.id in self._held:
            return True
        if live.id not in self._claimed_by_peers:
            self._wanted.add(live.id)
            self._wake.set()
        return False

    async def _claim(self) -> None:
        """Claim tables in memory that need attention."""
        wanted, self._wanted = {live.id for live in self._hub.tables()} & self._wanted, set()
        if wanted:
            ours = await asyncio.to_thread(self._shared.claim, wanted)
            self._claimed_by_peers |= wanted - ours
            self._held |= ours
            self._hub.attend_again(ours)

    async def _claim_due(self) -> None:
        """Claim due tables that no server attends to, in memory or not."""
        known = set(self._held)
        if time.monotonic() - self._looked_for_all > WHOLE_S:  # claimed tables that could not be read, or whose claim was lost
            self._looked_for_all = time.monotonic()
            known = {live.id for live in self._hub.tables()} & self._held
        while found := await asyncio.to_thread(self._shared.claim_due, PAGE, known):
            known |= set(found)
            self._held |= set(found)
            self._go(self._attend(found))

    async def _attend(self, table_ids: list[str]) -> None:
        """Load claimed tables and schedule them; unload those that need nothing soon."""
        try:
            for first in range(0, len(table_ids), TOGETHER):
                some = table_ids[first : first + TOGETHER]
                lives = [live for live in await asyncio.gather(*map(self._hub.open_if_readable, some)) if live is not None]
                self._hub.attend_again(live.id for live in lives)
                await self._hub.unload([live for live in lives if can_wait(live)])
        except StoreError:  # claimed but not in memory: looked for next time
            self._looked_for_all = LONG_AGO

    def let_go(self, table_ids: Iterable[str]) -> None:
        self._held -= set(table_ids)
        self._hub.attend_again(table_ids)  # in case a client came to one of them meanwhile

    def held(self, lives: Iterable[LiveTable]) -> list[LiveTable]:
        return [live for live in lives if live.id in self._held]

    # News

    def notify(self, *lines: str) -> None:
        self._hub.store.notify(*lines)

    def _on_notices(self, payloads: list[str]) -> None:
        for payload in payloads:
            sender, *lines = payload.split("\n")
            if sender != self._shared.me:
                for line in lines:
                    self._on_notice_if_readable(line)

    def _on_notice_if_readable(self, line: str) -> None:
        """Handle a notice. Ignores one that cannot be read: the regular check finds what it meant."""
        try:
            self._on_notice(line)
        except (ValueError, TypeError) as error:
            LOG.warning("a notice cannot be read", extra={"error": type(error).__name__})

    def _on_notice(self, line: str) -> None:
        what, _, rest = line.partition(" ")
        if what == "!here":
            self._changed_here.add(rest)
            self._go(self._look_at_presence())
        elif what == "!gone":
            self._look_soon()
        elif what == "!time":
            self._hub.replaced()
        elif what == "!took":
            self._on_limit_notice(*rest.split(" ", 2))
        elif not what.startswith("!"):
            number, _, body = rest.partition(" ")
            self._on_batch(what, int(number), body)

    def share(self, limits: Mapping[str, KeyedBuckets], often: Mapping[str, KeyedBuckets]) -> None:
        self._limits = {**limits, **often}
        for name, buckets in limits.items():
            buckets.on_take = partial(self._notify_of_limit, name)
        for name, buckets in often.items():
            buckets.on_take = partial(self._count, name)

    def _count(self, name: str, who: str, count: int) -> None:
        self._taken[name, who] += count

    def _notify_of_takes(self) -> None:
        taken, self._taken = self._taken, Counter()
        lines = [f"!took {name} {count} {who}" for (name, who), count in taken.items() if count >= WORTH_SENDING]
        for first in range(0, len(lines), LINES):
            self.notify(*lines[first : first + LINES])

    def _notify_of_limit(self, name: str, who: str, count: int) -> None:
        self.notify(f"!took {name} {count} {who}")

    def _on_limit_notice(self, name: str, count: str, who: str) -> None:
        if name in self._limits:
            self._limits[name].apply_remote_take(who, int(count))

    def _on_batch(self, table_id: str, number: int, body: str) -> None:
        live = self._hub.loaded(table_id)
        if live is None:
            if table_id in self._changed_while_loading:
                self._changed_while_loading[table_id] = True
        elif number > live.streams.number:
            if body and number == live.streams.number + 1 and not live.is_busy:
                self._follow(live, [(number, body)])
            elif table_id not in self._following:
                self._following.add(table_id)
                self._go(self._catch_up_alone(live))

    def _follow(self, live: LiveTable, log: Iterable[tuple[int, str | bytes]]) -> None:
        try:
            for number, body in log:
                live.apply_remote_batch(number, LOG_DECODER.decode(body))
        except Exception:  # then only the log can be trusted
            LOG.exception("a batch of another server cannot be followed")
            live.is_broken = True
        self._hub.attend_again([live.id])

    async def catch_up(self, live: LiveTable) -> bool:
        before = live.streams.number
        found = await asyncio.to_thread(self._shared.since, {live.id: before})
        if live.id in found:
            self._follow(live, found[live.id])
        return live.streams.number > before

    async def _catch_up_alone(self, live: LiveTable) -> None:
        try:
            with contextlib.suppress(SpeeltafelError):  # what is missed now is found by the next look
                async with self._hub.at(live):
                    await self.catch_up(live)
        finally:
            self._following.discard(live.id)

    def loads(self, table_id: str) -> None:
        self._changed_while_loading[table_id] = False

    def has_loaded(self, table_id: str) -> None:
        missed, live = self._changed_while_loading.pop(table_id, False), self._hub.loaded(table_id)
        if live is None:
            return
        if missed:
            self._following.add(live.id)
            self._go(self._catch_up_alone(live))
        self._changed_here.add(live.id)
        self._go(self._look_at_presence())

    def _look_soon(self) -> None:
        """Look soon, since a notification may have been lost."""
        self._looked = LONG_AGO
        self._is_free_to_claim = True
        self._wake.set()

    async def _look(self) -> None:
        """Compare every table in memory with the database: missed batches and presence."""
        if time.monotonic() - self._looked < LOOK_S:
            return
        self._looked = time.monotonic()
        lives = {live.id: live for live in self._hub.tables()}
        behind = set(await asyncio.to_thread(self._shared.since, {name: live.streams.number for name, live in lives.items()}))
        for live in lives.values():
            if (live.id in behind or live.is_broken) and live.id not in self._following:
                self._following.add(live.id)
                self._go(self._catch_up_alone(live))
        self._changed_here |= {live.id for live in lives.values() if live.connections}
        await self._look_at_presence()
        await self._correct_presence(lives)
        await asyncio.to_thread(self._shared.forget_the_dead)

    # Presence

    def connected(self, live: LiveTable, person: str) -> None:
        if live.present[person] == 1:
            self._hub.store.came(live.id, person)
        else:
            self.shows(live, person)

    def disconnected(self, live: LiveTable, person: str) -> None:
        if person not in live.present:
            self._hub.store.went(live.id, person)
        else:
            self.shows(live, person)

    def shows(self, live: LiveTable, person: str) -> None:
        self._hub.store.shown(live.id, person, live.shows(person))

    async def look_who_is_here(self, live: LiveTable) -> None:
        found = await asyncio.to_thread(self._shared.connected_elsewhere, [live.id])
        live.update_peer_presence(found[live.id])

    async def _look_at_presence(self) -> None:
        changed, self._changed_here = self._changed_here, set()
        lives = [live for table_id in changed if (live := self._hub.loaded(table_id)) is not None]
        if lives:
            with contextlib.suppress(StoreError):
                found = await asyncio.to_thread(self._shared.connected_elsewhere, [live.id for live in lives])
                for live in lives:
                    live.update_peer_presence(found[live.id])

    async def _correct_presence(self, lives: dict[str, LiveTable]) -> None:
        """Correct what the database says about people connected here, in case an update was lost."""
        known = await asyncio.to_thread(self._shared.connected_here)
        here = {(live.id, person) for live in lives.values() for person in live.present}
        for table_id, person in here - known:
            self._hub.store.came(table_id, person)
            self.shows(lives[table_id], person)
        for table_id, person in known - here:
            self._hub.store.went(table_id, person)
