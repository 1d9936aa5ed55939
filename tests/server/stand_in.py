"""A stand-in for ntfy, Discord, Slack and the like: it notes every request, and answers as it is told."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple

from tests.waiting import until


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class StandIn:
    def __init__(self, port: int) -> None:
        self.site = f"http://127.0.0.1:{port}"
        self.received: list[Received] = []
        self.statuses: list[int] = []  # of the next answers; then 200
        self.headers: dict[str, str] = {}  # of its answers

    def wait_for(self, count: int) -> list[Received]:
        until(lambda: len(self.received) >= count)
        return self.received


@contextmanager
def standing_in() -> Iterator[StandIn]:
    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            status = there.statuses.pop(0) if there.statuses else 200
            there.received.append(Received(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(status)
            for name, value in there.headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None: ...  # noqa: A002  as it is called

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    there = StandIn(server.server_port)
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
    try:
        yield there
    finally:
        server.shutdown()
        server.server_close()
