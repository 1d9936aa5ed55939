"""The WebSocket of a player or a spectator: first who they are, then their commands in and their streams out."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Awaitable
from functools import partial
from typing import Any

import msgspec

from speeltafel.core.errors import Outdated, SpeeltafelError, StoreError
from speeltafel.core.line import Line
from speeltafel.server.asgi.client_address import address_of
from speeltafel.server.asgi.password import PasswordCheck
from speeltafel.server.asgi.security_headers import is_our_page
from speeltafel.server.connections.connection import Connection
from speeltafel.server.connections.messages import (
    DECODER,
    VERSION,
    AnyClientMessage,
    Done,
    Hello,
    IllegalBecause,
    Listen,
    PageShown,
    Ping,
    Pong,
    Refusal,
    WhyIllegal,
    encoded,
)
from speeltafel.server.connections.transport import EXTENSION, AsgiTransport, Transport
from speeltafel.server.identity import person_of
from speeltafel.server.limits.table_quotas import Quotas
from speeltafel.server.limits.token_bucket import Bucket, KeyedBuckets
from speeltafel.server.tables.live_table import LiveTable
from speeltafel.server.tables.registry import TableRegistry
from speeltafel.table.commands import Command, Rematch
from speeltafel.table.decide import why_not

LOG = logging.getLogger("speeltafel.sockets")

LONGEST_MESSAGE = 8_000
MAX_UNREADABLE = 20  # messages that cannot be read, until the connection is closed

MEGABYTE = 1_000_000
EACH_COMMAND = 200  # bytes that a command stores beside what it says

PONG = encoded(Pong())
POLICY_VIOLATED = 1008
TRY_AGAIN_LATER = 1013


class WebSocketEndpoint:
    def __init__(self, hub: TableRegistry, password_check: PasswordCheck, quotas: Quotas) -> None:
        self._hub = hub
        self._password_check = password_check
        self._quotas = quotas
        self._settings = hub.settings
        self._by_address: Counter[str] = Counter()
        most = self._settings.megabytes_per_hour * MEGABYTE
        self._storing = KeyedBuckets(most / 3600, most)
        self._answering: set[asyncio.Task[None]] = set()

    async def __call__(self, scope: Any, receive: Any, send: Any, table: str) -> None:
        """Serve a WebSocket at the address of a table."""
        await receive()  # "websocket.connect"
        address = address_of(scope)
        why = self._unwelcome(scope, address)
        if why:
            self._hub.metrics.turned_away.labels(why).inc()
            await send({"type": "websocket.close", "code": POLICY_VIOLATED, "reason": why})
            return
        self._by_address[address] += 1
        self._hub.metrics.connections.inc()
        try:
            await send({"type": "websocket.accept"})
            await self._run(address, table, _wire(scope, send), receive, send)
        except OSError:
            pass  # gone
        except Exception:  # in this server: the client reconnects, and finds the table as its log has it
            LOG.exception("a connection failed")
        finally:
            self._hub.gc_tuning.connection_gone()
            self._hub.metrics.connections.dec()
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def _unwelcome(self, scope: Any, address: str) -> str:
        if not is_our_page(scope, self._settings.origins):
            return "origin"
        return "connections" if self._by_address[address] >= self._settings.connections_per_address else ""

    async def _run(self, address: str, table: str, wire: Transport, receive: Any, send: Any) -> None:
        try:
            await self._handshake_and_serve(address, table, wire, receive, send)
        except asyncio.CancelledError:
            if not wire.is_too_slow:
                raise
        finally:
            if wire.is_too_slow:
                self._hub.metrics.turned_away.labels("slow").inc()
            await wire.close_soon()

    async def _handshake_and_serve(self, address: str, named: str, wire: Transport, receive: Any, send: Any) -> None:
        hello = await self._hello(receive)
        person, line = self._admitted(hello, address)
        if hello is not None and named != hello.table:  # by whose address a proxy has sent them here
            line = Line("table-unknown")
        if hello is None or person is None or line is not None:
            await _refuse_and_close(send, line or Line("hello-expected"))
            return
        self._hub.last_addresses.note(person, address)
        rate = self._settings.commands_per_second
        try:
            live = await self._hub.open(hello.table)
            connection = Connection(person, wire, Bucket(rate, 2 * rate))
            async with self._hub.at(live):
                live.join(connection)
                self._hub.peers.connected(live, person)
                connection.send(encoded(live.welcome(person)))
        except StoreError:
            await send({"type": "websocket.close", "code": TRY_AGAIN_LATER})
            return
        except SpeeltafelError as error:
            await _refuse_and_close(send, error.line)
            return
        wire.free_handshake()
        wire.on_text = partial(self._at_once, live, connection, address)
        try:
            await self._serve(live, connection, address, receive)
        except StoreError as error:  # it cannot be shown what it asked for
            await _refuse_and_close(send, error.line, TRY_AGAIN_LATER)
        finally:
            wire.on_text = None
            live.leave(connection)
            self._hub.peers.disconnected(live, person)

    async def _hello(self, receive: Any) -> Hello | None:
        with contextlib.suppress(TimeoutError, msgspec.MsgspecError, RecursionError):
            async with asyncio.timeout(self._settings.hello_seconds):
                text = _text(await receive())
                message = DECODER.decode(text) if text is not None and len(text) <= LONGEST_MESSAGE else None
                return message if isinstance(message, Hello) else None
        return None

    def _admitted(self, hello: Hello | None, address: str) -> tuple[str | None, Line | None]:
        """Return the person, or why not."""
        if hello is None:
            return None, Line("hello-expected")
        if hello.version != VERSION:
            return None, Line("protocol-version", {"found": hello.version, "expected": VERSION})
        person = person_of(hello.token)
        refused = self._password_check.refusal_for(hello.password, person, address)
        return person, refused or (None if person else Line("token-wrong"))

    async def _serve(self, live: LiveTable, connection: Connection, address: str, receive: Any) -> None:
        unreadable = 0
        while True:
            event = await connection.next(receive)
            if event["type"] == "websocket.disconnect" or not await connection.wait_for_rate_limit():
                return
            try:
                text = _text(event)
                if text is None or len(text) > LONGEST_MESSAGE:
                    raise msgspec.DecodeError("not a text message of a fitting size")
                message = DECODER.decode(text)
            except (msgspec.MsgspecError, RecursionError) as error:
                unreadable += 1
                connection.send(encoded(Refusal(Line("message-unreadable", {"detail": str(error)[:200]}))))
                if unreadable >= MAX_UNREADABLE:
                    return
                continue
            if not isinstance(message, AnyClientMessage):
                if self._storing.is_empty(address):
                    connection.send(encoded(Refusal(Line("too-much-stored"), message.id)))
                    continue
                self._storing.charge(address, _stored_by(text))
            match message:
                case Listen():
                    await self._listen(live, connection, message)
                case WhyIllegal():
                    await self._reason(live, connection, message)
                case Rematch():
                    await self._answer(live, connection, message, self._rematch(live, connection, address, message))
                case Ping():
                    connection.send(PONG)
                case PageShown():
                    connection.is_shown = message.shown
                    self._hub.peers.shows(live, connection.person)
                case Hello():  # said already
                    pass
                case _:
                    command: Command = message  # mypy says so when a new message has no case of its own
                    await self._answer(live, connection, command, self._hub.execute(live, command, connection.person, connection))

    def _at_once(self, live: LiveTable, connection: Connection, address: str, text: str) -> bool:
        """Execute a command on the fast path: most wait for nothing but the store, so no task has to wake up.

        False if it must go the usual way; then nothing has happened.
        """
        if not connection.is_idle or live.is_busy or len(text) > LONGEST_MESSAGE:
            return False
        try:
            command = DECODER.decode(text)
        except (msgspec.MsgspecError, RecursionError):
            return False
        if isinstance(command, Ping) and connection.bucket.take():
            connection.send(PONG)
            return True
        if isinstance(command, AnyClientMessage | Rematch) or self._storing.is_empty(address) or not connection.bucket.take():
            return False

        def over(error: Exception | None) -> None:
            if error is None:
                connection.answered()
                return
            after_all = self._hub.recover_and_execute(live, command, connection, error)
            task = asyncio.create_task(self._answer(live, connection, command, after_all))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
            task.add_done_callback(lambda _: connection.answered())

        if not self._hub.execute_without_task(live, command, connection, over):
            return False
        connection.is_idle = False
        self._storing.charge(address, _stored_by(text))
        return True

    async def _listen(self, live: LiveTable, connection: Connection, wish: Listen) -> None:
        await connection.wire.drained()  # one answer at a time, so a client that doesn't read cannot ask for more
        async with self._hub.at(live):
            if wish.number is not None and wish.number > live.streams.number:  # they come from another server
                await self._hub.peers.catch_up(live)
            if live.may_watch(connection.person, wish.seat):
                live.listen(connection, wish.seat, wish.number)
                if wish.seat is not None:
                    live.explain_to(connection, wish.seat, wish.explained)
            else:
                connection.send(encoded(Refusal(Line("seat-not-yours" if wish.seat is not None else "no-spectators"))))

    async def _reason(self, live: LiveTable, connection: Connection, why: WhyIllegal) -> None:
        async with self._hub.at(live) as table:
            line = why_not(table, connection.person, why.seat, why.position, why.move)
            connection.send(encoded(IllegalBecause(why.id, line)))

    async def _rematch(self, live: LiveTable, connection: Connection, address: str, command: Rematch) -> int | None:
        """Open a table for a rematch, which counts against the quota."""
        person, is_listed = connection.person, live.table.created.listed
        await self._quotas.set_one(self._hub.store, person, address, is_listed)
        try:
            return await self._hub.execute(live, command, person, connection)
        except SpeeltafelError:
            self._quotas.refund(person, address, is_listed)
            raise

    async def _answer(self, live: LiveTable, connection: Connection, command: Any, asked: Awaitable[int | None]) -> None:
        try:
            number = await asked
        except SpeeltafelError as error:
            connection.send(encoded(Refusal(error.line, command.id)))
            if isinstance(error, Outdated):
                await connection.wire.drained()
                async with self._hub.at(live):
                    live.show_again(connection)
        else:
            if number is not None:
                connection.send(encoded(Done(command.id, number)))


def _wire(scope: Any, send: Any) -> Transport:
    """Return the fast transport if the server has one, else the ASGI one."""
    wire: Transport | None = (scope.get("extensions") or {}).get(EXTENSION)
    return wire or AsgiTransport(send)


def _stored_by(text: str) -> int:
    """About how many bytes a command stores that says so."""
    return len(text.encode()) + EACH_COMMAND


def _text(event: Any) -> str | None:
    text = event.get("text")
    return text if isinstance(text, str) else None


async def _refuse_and_close(send: Any, line: Line, code: int = POLICY_VIOLATED) -> None:
    await send({"type": "websocket.send", "text": encoded(Refusal(line)).decode()})
    await send({"type": "websocket.close", "code": code, "reason": line.id})
