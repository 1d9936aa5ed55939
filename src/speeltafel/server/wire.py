"""A WebSocket that is written to without detours: uvicorn's, with a way past ASGI for messages to the client.

Through ASGI every message to every seat costs a task that wakes up, a frame made anew and an await; here it is a header in front
of bytes that all seats share, handed to the transport. Reading, pings and closing are uvicorn's, untouched.
It knows uvicorn from inside, so uvicorn's version is pinned; on any other server `plain_wire.py` does.
"""

from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from speeltafel.server.limits import Outbox
from speeltafel.server.plain_wire import EXTENSION, LAST_WORDS_S

TEXT = b"\x81"  # a whole message of text


class Wire(WebSocketsSansIOProtocol):
    """What cannot be sent yet waits, up to a limit: a slow reader holds up nobody, and loses its connection, not our memory."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.outbox = Outbox()
        self.is_too_slow = False
        self.when_gone: Callable[[], None] | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = cast(Any, self.scope["extensions"])
            extensions[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing of it refers to itself any more: what is gone leaves memory at once, and not when garbage is looked for."""
        super().connection_lost(exc)
        if self.when_gone is not None:
            self.when_gone()
        self.conn.parser.close()
        if hasattr(self, "scope"):
            self.scope["extensions"].clear()

    @property
    def is_gone(self) -> bool:
        return self.close_sent or self.transport.is_closing()

    def send_text(self, text: bytes) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        if self.writable.is_set():
            self.transport.write(framed(text))
        elif not self.outbox.put(text):
            self.is_too_slow = True
            self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        while self.outbox.messages and self.writable.is_set() and not self.transport.is_closing():
            self.transport.write(framed(self.outbox.take()))

    async def caught_up(self) -> None:
        await self.writable.wait()

    async def let_go(self) -> None:
        self.loop.call_later(LAST_WORDS_S, self.transport.abort)


def framed(text: bytes) -> bytes:
    """A message as it goes over the wire (RFC 6455, 5.2): a server masks nothing."""
    length = len(text)
    if length < 126:
        return TEXT + length.to_bytes(1, "big") + text
    if length < 1 << 16:
        return TEXT + b"\x7e" + length.to_bytes(2, "big") + text
    return TEXT + b"\x7f" + length.to_bytes(8, "big") + text
