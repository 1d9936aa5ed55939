"""Automation of tables: bots move and clocks run out. Everything that fails is tried again."""

import asyncio
import logging
from typing import TYPE_CHECKING

from speeltafel.core.errors import Refused, SpeeltafelError, StoreError
from speeltafel.server.jobs.service import JobService
from speeltafel.server.json_logs import brief
from speeltafel.server.server_clock import now
from speeltafel.server.tables.live_table import LiveTable
from speeltafel.table.commands import Move
from speeltafel.table.decide import SERVER

if TYPE_CHECKING:
    from speeltafel.server.tables.registry import TableRegistry

LOG = logging.getLogger("speeltafel.tables")
RETRY_S = 2.0  # after something went wrong
LONGEST_RETRY_S = 60.0  # when it goes wrong again and again


class TableAutomation:
    """Manager of one task for each table whose bots or clock need it."""

    def __init__(self, hub: "TableRegistry", jobs: JobService) -> None:
        self._hub = hub
        self._jobs = jobs

    def schedule(self, live: LiveTable) -> None:
        """Start, replace or cancel the task that plays this table's bots and watches its clock."""
        if any(seat.bot for seat in live.table.seats):
            self._jobs.warm()
        if live.attention is not None:
            if live.attention is asyncio.current_task():
                return  # it is paying attention, and goes on
            live.attention.cancel()
        is_ours = needs_attention(live) and self._hub.peers.attends(live)
        live.attention = asyncio.create_task(self._watch(live)) if is_ours else None

    async def _watch(self, live: LiveTable) -> None:
        pause = RETRY_S
        while needs_attention(live) and self._hub.peers.attends(live):
            try:
                await self._act(live)
                pause = RETRY_S
            except Exception as error:
                if not isinstance(error, StoreError):  # of which those hear who ask, and the store's log
                    why = error.line.id if isinstance(error, SpeeltafelError) else type(error).__name__
                    LOG.error("a bot or a clock could not act", extra={"table": brief(live.id), "why": why})
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_RETRY_S)
        live.attention = None

    async def _act(self, live: LiveTable) -> None:
        if live.is_broken:
            async with self._hub.at(live):
                return  # it is as its log has it: now it can be seen what is to be done
        await (self._bot_moves(live) if live.table.bot_to_act() else self._clock_runs(live))

    async def _bot_moves(self, live: LiveTable) -> None:
        async with self._hub.at(live) as table:
            seat, level, position = table.to_act, table.bot_to_act(), table.position
            if seat is None or not level or table.game is None:
                return
            host, view = table.created.host, table.game.view(seat)
        with self._hub.metrics.thought.time():
            chosen = await self._jobs.bots.choose(host, level, view)
        late = chosen.level if chosen.level != level else ""
        try:
            await self._hub.execute(live, Move(f"bot-{position}", seat, position, chosen.move), SERVER, played_as=late)
        except Refused as error:
            if live.table.position == position:
                raise
            LOG.info("a bot's move came too late", extra={"table": brief(live.id), "why": error.line.id})

    async def _clock_runs(self, live: LiveTable) -> None:
        deadline = live.table.deadline
        if deadline is not None:
            await asyncio.sleep(max(0.001, (deadline - now()) / 1000))
            await self._hub.apply_timeout(live)


def needs_attention(live: LiveTable) -> bool:
    """Whether a table needs a bot or a clock. A broken one may: after its log is read, it may be a bot's turn."""
    return live.is_broken or bool(live.table.bot_to_act()) or live.table.deadline is not None
