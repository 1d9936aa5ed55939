"""Regular tasks of a server: load tables that need attention, unload unused ones."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from speeltafel.server.server_clock import detect_clock_jump, now
from speeltafel.server.tables.live_table import LiveTable

if TYPE_CHECKING:
    from speeltafel.server.tables.registry import TableRegistry

LOG = logging.getLogger("speeltafel.tables")
SWEEP_S = 5.0
PAGE = 200
TOGETHER = 20  # tables that are loaded side by side: what they then do is stored together; more would keep others waiting
CLEAN_S = 3600.0
SOON_MS = 60_000  # a table that needs attention by then stays in memory
FROM_THE_START = (0, "")
WHOLE_S = 60.0  # how often all due tables are looked at, not only those that became due since


class Housekeeping:
    def __init__(self, hub: "TableRegistry") -> None:
        self._hub = hub
        self._after = FROM_THE_START  # up to which table all that are due have been looked at
        self._began = time.monotonic()
        self._cleaned = -CLEAN_S

    async def run(self) -> None:
        while True:
            for duty in (self._keep_time, self._attend, self._let_go, self._clean):
                try:
                    await duty()
                except Exception as error:  # the next sweep may fare better, and the other duties do not wait for it
                    LOG.warning("sweep failed", extra={"error": type(error).__name__, "why": duty.__name__.strip("_")})
            self._hub.gc_tuning.look()
            await asyncio.sleep(SWEEP_S)

    async def _keep_time(self) -> None:
        absence = detect_clock_jump()
        if absence is not None and not await self._hub.peers.exist():  # else clocks went on without us
            LOG.warning("the clock of this machine has jumped: clocks of tables go on as if nothing had happened")
            self._after = FROM_THE_START
            await self._hub.shift_clocks(absence)
        await self._hub.store.record_heartbeat(now())

    async def _attend(self) -> None:
        """Load the tables that need attention, the longest due first."""
        if self._hub.store.shared is not None:
            return  # the servers of a database share this work by claims
        if time.monotonic() - self._began > WHOLE_S:
            self._began, self._after = time.monotonic(), FROM_THE_START
        while page := await asyncio.to_thread(self._hub.store.due, now(), self._after, PAGE):
            loaded: list[LiveTable] = []
            for first in range(0, len(page), TOGETHER):
                some = page[first : first + TOGETHER]
                missing = [table_id for _, table_id in some if self._hub.loaded(table_id) is None]
                found = await asyncio.gather(*map(self._hub.open_if_readable, missing))
                loaded += [live for live in found if live is not None]
                self._after = some[-1]
            await self._hub.unload([live for live in loaded if can_wait(live)])

    async def _clean(self) -> None:
        if self._hub.settings.keep_days and time.monotonic() - self._cleaned > CLEAN_S:
            self._cleaned = time.monotonic()
            await self._hub.remove_stale()

    async def _let_go(self) -> None:
        idle = [live for live in self._hub.tables() if _is_idle(live, self._hub.settings.idle_seconds)]
        for first in range(0, len(idle), PAGE):
            await self._hub.unload(idle[first : first + PAGE])


def can_wait(live: LiveTable) -> bool:
    deadline = live.table.deadline
    return live.is_free and not live.table.bot_to_act() and (deadline is None or deadline > now() + SOON_MS)


def _is_idle(live: LiveTable, seconds: float) -> bool:
    return time.monotonic() - live.last_used > seconds and can_wait(live)
