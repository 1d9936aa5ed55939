"""uvicorn's HTTP protocol with timeouts and size limits.

Slow requests, missing bodies, silent connections and unread answers each cost an open file and memory; an endless head costs
more. It depends on uvicorn's internals, like `websocket.py`.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from speeltafel.core.line import Line
from speeltafel.server.asgi.client_address import Addresses, rate_limit_key
from speeltafel.server.asgi.problem import problem
from speeltafel.server.metrics import Metrics
from speeltafel.server.settings import Settings

LARGEST_HEAD = 32_000  # bytes, of all headers together
LARGEST_REQUEST = 1_000_000  # bytes of head and body; a handler accepts far smaller bodies
PIECE = 4_096  # bytes that are parsed at a time: what they hold is counted before more are
MOST_PIPELINED = 10  # requests of one connection that wait for the answer before; browsers send none
MOST_PIPELINED_BYTES = 64_000  # of those, together
ANSWER_S = 120.0  # until an answer must have been made and read
LAST_WORDS_S = 10.0  # for what is left when a connection is to be closed
STATUS = {429: "Too Many Requests", 431: "Request Header Fields Too Large", 413: "Content Too Large"}


class ConnectionCounter:
    """Counter of connections by address. A trusted proxy is not limited, since it speaks for others."""

    def __init__(self, settings: Settings, metrics: Metrics, on_gone: Callable[[], None] = lambda: None) -> None:
        """Make a counter. `on_gone` is called whenever a connection has ended."""
        self.settings = settings
        self.metrics = metrics
        self._on_gone = on_gone
        self._addresses = Addresses(settings.trusted_proxies)
        self._open: Counter[str] = Counter()

    def come(self, peer: str) -> Callable[[], None] | None:
        """Count a connection. Return the function that uncounts it; None if the address has too many."""
        where = rate_limit_key(peer)
        if self._open[where] >= 2 * self.settings.connections_per_address and not self._addresses.is_proxy(peer):
            return None
        self._open[where] += 1

        def gone() -> None:
            self._open[where] -= 1
            if not self._open[where]:
                del self._open[where]
            self._on_gone()

        return gone


class Requests(HttpToolsProtocol):
    peers: ConnectionCounter

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._timer: Any = None
        self._pipelined = 0  # bytes that came while a request waited for the answer before it
        self._said = 0  # bytes of the present request
        self._in_head = True
        self._is_whole = False  # the present request has been said
        self._gone = self.peers.come(self.client[0] if self.client else "")
        if self._gone is None:
            self._turn_away("connections", 429, Line("too-many-connections"))
        else:
            self._set_deadline(self.peers.settings.request_seconds)

    def data_received(self, data: bytes) -> None:
        if self._timer is None:
            self._set_deadline(self.peers.settings.request_seconds)
        for at in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._parse(data[at : at + PIECE])

    def _parse(self, piece: bytes) -> None:
        super().data_received(piece)
        self._said += len(piece)
        self._pipelined = self._pipelined + len(piece) if self.pipeline else 0
        if len(self.pipeline) > MOST_PIPELINED or self._pipelined > MOST_PIPELINED_BYTES:
            self.peers.metrics.turned_away.labels("pipeline").inc()
            self.transport.abort()  # nobody reads the answers to those before
        elif self._in_head and self._said > LARGEST_HEAD:
            self._turn_away("head", 431, Line("request-head-too-large"))
        elif not self._is_whole and self._said > LARGEST_REQUEST:
            self._turn_away("body", 413, Line("request-too-large"))

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._said = 0
        self._in_head, self._is_whole = True, False

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._is_whole = True
        self._said = 0
        if self._is_answered():
            self._set_deadline(None)
        else:
            self._set_deadline(ANSWER_S)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._set_deadline(LAST_WORDS_S)
        elif self._is_whole and not self.pipeline:
            self._set_deadline(None)  # uvicorn waits for another request, not for long

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._set_deadline(LAST_WORDS_S)

    def handle_websocket_upgrade(self) -> None:
        self._set_deadline(None)
        super().handle_websocket_upgrade()
        wire: Any = self.transport.get_protocol()
        wire.when_gone = self._gone

    def connection_lost(self, exc: Exception | None) -> None:
        self._set_deadline(None)
        if self._gone is not None:
            self._gone()
            self._gone = None
        super().connection_lost(exc)
        for cycle, _ in self.pipeline:  # nobody begins them any more, and they hold on to us
            cast(Any, cycle).on_response = None
        self.pipeline.clear()

    def _is_answered(self) -> bool:
        cycle: Any = self.cycle  # None yet for a WebSocket handshake
        return cycle is None or cycle.response_complete

    def _set_deadline(self, seconds: float | None) -> None:
        """Close the connection in so many seconds, unless the deadline is set again; None: no deadline."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._too_late) if seconds is not None else None

    def _too_late(self) -> None:
        self.peers.metrics.turned_away.labels("slow").inc()
        self.transport.abort()

    def _turn_away(self, why: str, status: int, line: Line) -> None:
        """Refuse a connection before its request is parsed: in English, with the line's id for other languages."""
        self.peers.metrics.turned_away.labels(why).inc()
        body = problem(line, {"headers": []})
        head = f"HTTP/1.1 {status} {STATUS[status]}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        self.transport.write(head.encode() + b"connection: close\r\n\r\n" + body)
        self.transport.close()
        self._set_deadline(LAST_WORDS_S)


def requests(peers: ConnectionCounter) -> type[Requests]:
    """Return a subclass of Requests bound to this server's counter."""
    return type("CountedRequests", (Requests,), {"peers": peers})
