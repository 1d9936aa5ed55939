"""One WebSocket: who is behind it, and what it listens to."""

import asyncio

from speeltafel.server.limits import Bucket
from speeltafel.server.plain_wire import AnyWire
from speeltafel.table.messages import Viewer

BYTES_FOR_ONE = 10_000  # shown cost as much as a command
LOOK_AGAIN_S = 1.0


class Connection:
    def __init__(self, person: str, wire: AnyWire, bucket: Bucket) -> None:
        self.person = person
        self.wire = wire
        self.bucket = bucket  # how much it may ask for
        self.heard: dict[Viewer, int] = {}  # the streams it listens to, and how far each has been sent
        self.send = wire.send_text

    def show(self, data: bytes) -> None:
        """What it asked to be shown; the more that is, the later it may ask for more."""
        self.bucket.charge(len(data) / BYTES_FOR_ONE)
        self.send(data)

    async def may_ask(self) -> bool:
        """Waits until it may, and by that lets the sender wait. False where nobody is there any more to hear an answer."""
        while not self.wire.is_gone and (seconds := self.bucket.wait()) > 0:
            await asyncio.sleep(min(seconds, LOOK_AGAIN_S))
        return not self.wire.is_gone and self.bucket.take()
