"""Transport of a WebSocket by ASGI, for any server but the uvicorn that `uvicorn_protocols/websocket.py` is made for."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Protocol

from speeltafel.server.limits.token_bucket import Outbox

EXTENSION = "speeltafel.wire"  # of a scope: the fast transport, if there is one
LAST_WORDS_S = 2.0


class Transport(Protocol):
    """The way to one client."""

    is_too_slow: bool  # so much waited for them that they were given up
    on_text: Callable[[str], bool] | None  # hears messages first, where the server lets it; whether it took this one

    def free_handshake(self) -> None:
        """Free the memory of the handshake. Call it once the client is known."""

    @property
    def is_gone(self) -> bool:
        """Nobody is there to read anything any more."""

    def send_text(self, text: bytes) -> None:
        """Send a message, now or as soon as possible."""

    async def drained(self) -> None:
        """Wait until the client has taken most of what was sent, or is gone."""

    async def close_soon(self) -> None:
        """Close the connection. A client that doesn't read the rest cannot keep it open."""


class AsgiTransport:
    """Transport for any ASGI server.

    Unsent data is queued up to a limit, then the connection is closed. Create it in the task that holds the connection.
    """

    def __init__(self, send: Any) -> None:
        self.outbox = Outbox()
        self.is_too_slow = False
        self.is_gone = False
        self.on_text: Callable[[str], bool] | None = None  # ASGI hands all messages to the task
        self._send = send
        self._conversation = asyncio.current_task()
        self._waiting = asyncio.Event()
        self._empty = asyncio.Event()
        self._empty.set()
        self._writer = asyncio.create_task(self._write())

    def free_handshake(self) -> None:
        """Do nothing: an ASGI server keeps no handshake to free."""

    def send_text(self, text: bytes) -> None:
        if self.is_gone:
            return
        if self.outbox.put(text):
            self._waiting.set()
            self._empty.clear()
        else:
            self.is_too_slow = True
            self._give_up()
            if self._conversation is not None:
                self._conversation.cancel()

    async def _write(self) -> None:
        try:
            while True:
                await self._waiting.wait()
                while self.outbox.messages:
                    await self._send({"type": "websocket.send", "text": self.outbox.take().decode()})
                self._waiting.clear()
                self._empty.set()
        except Exception:  # servers differ in what they raise where the client has gone
            self._give_up()

    def _give_up(self) -> None:
        self.is_gone = True
        self._empty.set()

    async def drained(self) -> None:
        await self._empty.wait()

    async def close_soon(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS_S):
                await self._empty.wait()
        self._writer.cancel()
