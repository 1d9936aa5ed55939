"""One WebSocket: who is behind it, and what it listens to."""

from speeltafel.server.plain_wire import AnyWire
from speeltafel.table.messages import Viewer


class Connection:
    def __init__(self, person: str, wire: AnyWire) -> None:
        self.person = person
        self.heard: dict[Viewer, int] = {}  # the streams it listens to, and how far each has been sent
        self.send = wire.send_text
