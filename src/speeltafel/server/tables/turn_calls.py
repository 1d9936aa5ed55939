"""Calls to people who are away: it is their turn at a table with other people.

The call is stored with the batch that begins the turn, and waits a moment. Any server of the database then takes it: one alone
gets it. It is not sent if the turn is over by then, or a page of theirs is open at the table, and seen.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from speeltafel.core.errors import BrowserGone, SpeeltafelError
from speeltafel.server.calls.caller import Caller
from speeltafel.server.calls.formats import Call, call_for
from speeltafel.server.calls.quiet_hours import quiet_until
from speeltafel.server.json_logs import brief
from speeltafel.server.server_clock import now
from speeltafel.server.tables.live_table import LiveTable
from speeltafel.store import calls
from speeltafel.store.calls import CallSetting, WaitingCall
from speeltafel.table.events import Drawn, EventBatch, Moved, Resumed, Started, Undone
from speeltafel.table.table import Table

if TYPE_CHECKING:
    from speeltafel.server.calls.web_push import ServerKey
    from speeltafel.server.tables.registry import TableRegistry

LOG = logging.getLogger("speeltafel.calls")
LOOK_S = 2.0
TOGETHER = 20  # calls at a time; those of many tables take turns
RETRIES_S = (60, 300, 1800)  # after each try that failed; then the call is forgotten
BEGINS = (Moved, Drawn, Undone, Started, Resumed)


class TurnCalls:
    def __init__(self, hub: "TableRegistry", caller: Caller) -> None:
        self._hub = hub
        self.caller = caller
        self._engine = hub.store.engine
        self._task: asyncio.Task[None] | None = None
        self._push_key: ServerKey | None = None

    def begin(self) -> None:
        if self.caller.ways:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def call_for(self, live: LiveTable, batch: EventBatch) -> WaitingCall | None:
        """Return the call for the person whose turn that batch begins; None if there is none, or they see it themselves."""
        if self._task is None or not any(isinstance(event, BEGINS) for event in batch.events):
            return None
        person = whose_turn(live.table)
        has_moved = person == batch.by and not any(isinstance(event, Started) for event in batch.events)
        if not person or has_moved or live.shows(person):
            return None
        off_until = max(live.table.seats[seat].off_until for seat in live.table.seats_of(person))
        due_at = max(now(), off_until) + round(1000 * self._hub.settings.call_seconds)
        return WaitingCall(live.id, person, live.table.position, due_at)

    async def _run(self) -> None:
        while True:
            try:
                await self.send_due()
            except Exception as error:  # the next time may fare better
                LOG.warning("calls could not be sent", extra={"error": type(error).__name__})
            await asyncio.sleep(LOOK_S)

    async def send_due(self) -> None:
        """Send all calls that are due now."""
        found = await asyncio.to_thread(calls.due, self._engine, now(), TOGETHER)
        await asyncio.gather(*[self._attend(call, setting) for call, setting in found])

    async def _attend(self, call: WaitingCall, setting: CallSetting | None) -> None:
        try:
            await self._send_or_put_off(call, setting)
        except SpeeltafelError as error:  # the database: somebody tries again
            LOG.warning("a call could not be sent", extra={"table": brief(call.table_id), "why": error.line.id})

    async def _send_or_put_off(self, call: WaitingCall, setting: CallSetting | None) -> None:
        if setting is None:
            await self._remove(call)
            return
        quiet = quiet_until(now(), setting.zone, setting.quiet_start, setting.quiet_end)
        if quiet is not None:
            await self._put_off(call, quiet, call.tries)
            return
        is_last = call.tries >= len(RETRIES_S)
        taken = await self._put_off(call, now() + 1000 * RETRIES_S[min(call.tries, len(RETRIES_S) - 1)], call.tries + 1)
        if taken is None:
            return  # another server has it
        game = await self._game_that_waits(taken)
        if game is None:
            await self._remove(taken)
            return
        try:
            await self.send(setting, call_for(game, setting.language, setting.page, call.table_id))
        except BrowserGone:
            await self._hub.store.write(lambda connection: calls.forget(connection, setting.person))
        except SpeeltafelError as error:
            LOG.info("a call did not arrive", extra={"table": brief(call.table_id), "why": error.line.id})
            if is_last:
                await self._remove(taken)
                await self.note_trouble(setting, error)
        else:
            await self._remove(taken)
            await self.note_trouble(setting, None)

    async def _game_that_waits(self, call: WaitingCall) -> str | None:
        """Return the game in which it is still that person's turn, out of their sight; None if there is none."""
        live = await self._hub.open_if_readable(call.table_id)
        if live is None or live.shows(call.person):
            return None
        async with self._hub.at(live) as table:
            game = table.created.game if whose_turn(table) == call.person else None
        shared = self._hub.store.shared
        if game is not None and shared is not None:
            args = (self._engine, shared.me, call.table_id, call.person)
            if await asyncio.to_thread(calls.is_shown_elsewhere, *args):
                return None
        return game

    async def send(self, setting: CallSetting, call: Call) -> None:
        """Send a call now. Raises TooMany, BadCallAddress or CallFailed."""
        await self.caller.send(setting, call, await self.push_key() if setting.way == "push" else None)

    async def push_key(self) -> "ServerKey":
        """Return the server's key for Web Push. It is made once, and kept in the database."""
        if self._push_key is None:
            from speeltafel.server.calls.web_push import ServerKey, new_key  # needs an extra

            kept = await asyncio.to_thread(calls.push_key, self._engine)
            if not kept:
                await self._hub.store.write(lambda connection: calls.keep_push_key(connection, new_key()))
                kept = await asyncio.to_thread(calls.push_key, self._engine)
            self._push_key = ServerKey(kept)
        return self._push_key

    async def note_trouble(self, setting: CallSetting, error: SpeeltafelError | None) -> None:
        """Note on a person's setting why their call did not arrive, or that it did."""
        trouble = "" if error is None else msgspec.json.encode(error.line).decode()
        if trouble != setting.trouble:
            await self._hub.store.write(lambda connection: calls.note_trouble(connection, setting.person, trouble))

    async def _put_off(self, call: WaitingCall, due_at: int, tries: int) -> WaitingCall | None:
        """Put a call off. Return it as it now waits; None if another server was first."""
        was_first: list[bool] = []
        await self._hub.store.write(lambda connection: was_first.append(calls.put_off(connection, call, due_at, tries)))
        return call._replace(due_at=due_at, tries=tries) if was_first[-1] else None

    async def _remove(self, call: WaitingCall) -> None:
        await self._hub.store.write(lambda connection: calls.remove(connection, call))


def whose_turn(table: Table) -> str:
    """Return the person for whom others wait at a table; "" if there is none."""
    seat = table.to_act
    if seat is None or table.status != "playing" or table.seats[seat].bot:
        return ""
    person = table.seats[seat].person
    return person if any(other.person not in ("", person) for other in table.seats) else ""
