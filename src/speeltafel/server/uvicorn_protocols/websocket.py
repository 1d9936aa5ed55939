"""uvicorn's WebSocket protocol, with a fast path: frames are written straight to the transport, small messages parsed inline.

Through ASGI, every message to every seat costs a task switch, a new frame and an await. Here it costs a header before bytes
that all seats share. Nearly every incoming message is one small frame, and is read at once. Everything else (fragments,
several frames, pings, closing) goes through uvicorn. It depends on uvicorn's internals, so the version is pinned; other
servers use `connections/transport.py`.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from speeltafel.server.connections.transport import EXTENSION, LAST_WORDS_S
from speeltafel.server.limits.token_bucket import Bucket, Outbox
from speeltafel.server.uvicorn_protocols.light_asyncio import LightEvent, LightQueue

try:
    from websockets.speedups import apply_mask
except ImportError:  # not on every system
    from websockets.utils import apply_mask

TEXT = b"\x81"  # a whole message of text
WHOLE_TEXT = TEXT[0]
LAST = MASKED = 0x80  # of the frames of a message; a client masks what it says
KEY = 4  # bytes, with which it does
TWO_BYTES = 126  # instead of a length: that follows
END_OF_HEAD = b"\r\n\r\n"
PIECE = 4_096  # bytes: as many frames as fit into them are read before we look how many there were
MOST_QUEUED = 200  # messages said in one breath that wait to be taken in; a page says one or two
CONTROL_FRAME_RATE = (
    20,
    200,
)  # frames a second, and in a burst, that are pings, pongs or parts of messages: browsers send hardly any


class UvicornWebSocket(WebSocketsSansIOProtocol):
    """WebSocket with a bounded outbox: a slow reader delays nobody, and loses its connection instead of filling memory."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = cast(Any, LightQueue())
        self.writable = cast(Any, LightEvent())
        self.outbox = Outbox()
        self.is_too_slow = False
        self.when_gone: Callable[[], None] | None = None
        self.on_text: Callable[[str], bool] | None = None
        self._beside: Bucket | None = None  # nearly nobody needs one
        self._at_frame_boundary = True  # every piece of data so far ended where a frame did

    def data_received(self, data: bytes) -> None:
        text = self._one_message(data) if self._at_frame_boundary and self.handshake_complete and not self.close_sent else None
        if text is None:
            self._at_frame_boundary = self._at_frame_boundary and (
                is_whole_frames(data) if self.handshake_initiated else data.endswith(END_OF_HEAD)
            )
            for at in range(0, len(data), PIECE):
                super().data_received(data[at : at + PIECE])
                if not self.close_sent and self.queue.qsize() > MOST_QUEUED:
                    self.transport.abort()
                if self.transport.is_closing():
                    return
            return
        if self.on_text is not None and self.queue.empty() and self.on_text(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > 1 and not self.read_paused:  # it says more than is taken in: it waits
            self.read_paused = True
            self.transport.pause_reading()

    def _one_message(self, data: bytes) -> str | None:
        """Return the text of a frame that is one whole message; None if it is anything else."""
        begin, end = payload(data, 0)
        if data[0] != WHOLE_TEXT or end != len(data) or end - begin > self.config.ws_max_size:
            return None
        try:
            return apply_mask(data[begin:], data[begin - KEY : begin]).decode()
        except UnicodeDecodeError:
            return None

    def handle_cont(self, event: Any) -> None:
        if self._allow_control_frame():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._allow_control_frame():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._allow_control_frame():
            super().handle_pong(event)

    def _allow_control_frame(self) -> bool:
        """Count a control frame. They are not commands, so nothing else limits them, and they cost as much."""
        if self._beside is None:
            self._beside = Bucket(*CONTROL_FRAME_RATE)
        if not self.transport.is_closing() and not self._beside.take():
            self.transport.abort()
        return not self.transport.is_closing()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = cast(Any, self.scope["extensions"])
            extensions[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """Drop all references to itself, so that memory is freed at once and not by a garbage collection."""
        super().connection_lost(exc)
        if self.when_gone is not None:
            self.when_gone()
        self.conn.parser.close()
        if hasattr(self, "scope"):
            cast(Any, self.scope).clear()

    def free_handshake(self) -> None:
        """Free the memory of the handshake. Call it once the client is known."""
        cast(Any, self.scope).clear()
        del self.request, self.response
        if self._at_frame_boundary:  # between two frames: a parser that never saw the request goes on as well
            self.conn.parser.close()
            self.conn.parser = self.conn.parse()
            next(self.conn.parser)

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

    async def drained(self) -> None:
        await self.writable.wait()

    async def close_soon(self) -> None:
        self.loop.call_later(LAST_WORDS_S, self.transport.abort)


def payload(data: bytes, at: int) -> tuple[int, int]:
    """Find the payload of a masked frame: begin and end. The end is -1 if uvicorn has to parse the frame."""
    if len(data) < at + 2 or not data[at + 1] & MASKED:
        return 0, -1
    length, begin = data[at + 1] - MASKED, at + 2
    if length == TWO_BYTES:
        length, begin = int.from_bytes(data[begin : begin + 2], "big"), begin + 2
    elif length > TWO_BYTES:
        return 0, -1
    return begin + KEY, begin + KEY + length


def is_whole_frames(data: bytes) -> bool:
    """Whether it ends where a frame does, and no message goes on in the next one."""
    at = 0
    while 0 <= at < len(data) <= PIECE:  # uvicorn parses longer ones
        if not data[at] & LAST:
            return False
        at = payload(data, at)[1]
    return at == len(data)


@lru_cache(8)  # the next one gets the same, if it sits at the same table
def framed(text: bytes) -> bytes:
    """Frame a message for the wire (RFC 6455, 5.2): a server masks nothing."""
    length = len(text)
    if length < 126:
        return TEXT + length.to_bytes(1, "big") + text
    if length < 1 << 16:
        return TEXT + b"\x7e" + length.to_bytes(2, "big") + text
    return TEXT + b"\x7f" + length.to_bytes(8, "big") + text
