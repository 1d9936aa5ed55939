"""A WebSocket connection: its person, and the streams it listens to."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from speeltafel.server.connections.transport import Transport
from speeltafel.server.limits.token_bucket import Bucket
from speeltafel.table.messages import Viewer

BYTES_FOR_ONE = 10_000  # shown cost as much as a command
LOOK_AGAIN_S = 1.0


class Connection:
    def __init__(self, person: str, wire: Transport, bucket: Bucket) -> None:
        self.person = person
        self.wire = wire
        self.bucket = bucket  # how much it may ask for
        self.stream_positions: dict[Viewer, int] = {}  # the streams it listens to, and how far each has been sent
        self.explained: dict[Viewer, set[str]] = {}  # where a newcomer listens: what they need no explanation of any more
        self.send = wire.send_text
        self.is_shown = True  # whether its page can be seen; a program says nothing of it
        self.is_idle = False  # nothing that it asked for is under way: what it says next may go the short way
        self._waiting: asyncio.Future[None] | None = None

    def answered(self) -> None:
        """Mark a command of the fast path as done."""
        if self._waiting is None:
            self.is_idle = True
        else:
            self._waiting.set_result(None)
            self._waiting = None

    async def next(self, receive: Callable[[], Awaitable[Any]]) -> Any:
        """Return the next message, once the command before it is done."""
        self.is_idle = True
        event = await receive()
        if not self.is_idle:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        self.is_idle = False
        return event

    def send_charged(self, data: bytes) -> None:
        """Send data that the client asked for. The larger it is, the longer the next request waits."""
        self.bucket.charge(len(data) / BYTES_FOR_ONE)
        self.send(data)

    async def wait_for_rate_limit(self) -> bool:
        """Wait until the rate limit allows a request, which also slows the sender. False if the client has gone."""
        while not self.wire.is_gone and (seconds := self.bucket.wait()) > 0:
            await asyncio.sleep(min(seconds, LOOK_AGAIN_S))
        return not self.wire.is_gone and self.bucket.take()
