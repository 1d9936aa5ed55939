"""One WebSocket: who is behind it, and what it listens to."""

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
        self.is_idle = False  # nothing that it asked for is under way: what it says next may go the short way
        self._waiting: asyncio.Future[None] | None = None

    def answered(self) -> None:
        """What went the short way is done."""
        if self._waiting is None:
            self.is_idle = True
        else:
            self._waiting.set_result(None)
            self._waiting = None

    async def next(self, receive: Callable[[], Awaitable[Any]]) -> Any:
        """What it says next on the long way, when what it said before is done."""
        self.is_idle = True
        event = await receive()
        if not self.is_idle:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        self.is_idle = False
        return event

    def send_charged(self, data: bytes) -> None:
        """What it asked to be shown; the more that is, the later it may ask for more."""
        self.bucket.charge(len(data) / BYTES_FOR_ONE)
        self.send(data)

    async def wait_for_rate_limit(self) -> bool:
        """Waits until it may, and by that lets the sender wait. False where nobody is there any more to hear an answer."""
        while not self.wire.is_gone and (seconds := self.bucket.wait()) > 0:
            await asyncio.sleep(min(seconds, LOOK_AGAIN_S))
        return not self.wire.is_gone and self.bucket.take()
