"""One WebSocket: who is behind it, what it listens to, and what waits to be sent."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

from speeltafel.server.limits import Outbox
from speeltafel.table.messages import Audience

Send = Callable[[Any], Awaitable[None]]


class Connection:
    """To be made in the task that reads from the socket."""

    def __init__(self, person: str, send: Send) -> None:
        self.person = person
        self.heard: dict[Audience, int] = {}  # the streams it listens to, and how far each has been sent
        self.is_too_slow = False
        self._send = send
        self._outbox = Outbox()
        self._something = asyncio.Event()
        self._reader = asyncio.current_task()
        self._sender = asyncio.create_task(self._send_all())

    def send(self, data: str) -> None:
        """Sent soon, and never waited for: a slow reader holds up nobody but himself."""
        if self._outbox.put(data):
            self._something.set()
        elif not self.is_too_slow:
            self.is_too_slow = True
            if self._reader is not None:
                self._reader.cancel()

    async def _send_all(self) -> None:
        with contextlib.suppress(OSError):  # the other side is gone; whoever reads from it notices
            while True:
                while self._outbox.messages:
                    await self._send({"type": "websocket.send", "text": self._outbox.take()})
                self._something.clear()
                await self._something.wait()

    async def finish(self) -> None:
        """What waits to be sent is sent, unless that takes too long."""
        if not self.is_too_slow:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    while self._outbox.messages and not self._sender.done():
                        await asyncio.sleep(0.01)
        self._sender.cancel()
        await asyncio.gather(self._sender, return_exceptions=True)
