"""What one address can make the server keep is bounded in bytes, and memory comes back when it has gone."""

import contextlib
import socket
import time
from collections.abc import Iterator

import pytest
from benchmarks.processes import memory_kb

from tests.server.running_server import Person, Running, running

PATIENCE_S = 20.0  # on a busy machine
ONE_REQUEST = b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n"
BREATH = 250_000  # bytes that go out at once


@pytest.fixture(scope="module", params=["", "sesame"], ids=["open", "private"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = f"sqlite:///{tmp_path_factory.mktemp('address') / 'x.sqlite'}"
    with running(database, password=request.param, connections_per_address=100) as server:
        yield server


def connected(server: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.settings.port), timeout=PATIENCE_S)


def say(raw: socket.socket, data: bytes) -> None:
    raw.setblocking(False)
    with contextlib.suppress(OSError):
        while data:
            data = data[raw.send(data) :]


def settled_memory(server: Running) -> int:
    """When the server has nothing left to do."""
    assert Person.new(server).request("GET", "/api/health").status_code == 200
    return memory_kb(server.process.pid)


def upgraded(server: Running) -> socket.socket:
    raw = connected(server)
    raw.sendall(
        b"GET /api/tables/nothing/live HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        b"sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    )
    assert b" 101 " in raw.recv(4000)
    return raw


SAID = {
    "requests": (connected, ONE_REQUEST),
    "requests without a name": (connected, b"GET / HTTP/1.1\r\n\r\n"),
    "heads": (connected, b"GET / HTTP/1.1\r\nhost: localhost\r\nx: " + b"y" * 25_000 + b"\r\n\r\n"),
    "bodies": (connected, b"POST /api/replay HTTP/1.1\r\nhost: localhost\r\ncontent-length: 25000\r\n\r\n" + b"z" * 25_000),
    "frames": (upgraded, b"\x81\x80\0\0\0\0"),
    "frames with words": (upgraded, b"\x81\x83\0\0\0\0abc"),
}


@pytest.mark.parametrize("kind", SAID)
def test_what_is_said_in_one_breath_takes_little_memory_and_gives_it_back(server: Running, kind: str) -> None:
    """Pipelined requests once took 10 MB a connection, and kept them when it had gone."""
    come, said = SAID[kind]
    before = settled_memory(server)
    most = 0
    for _ in range(2):
        crowd = [come(server) for _ in range(20)]
        for raw in crowd:
            say(raw, said * (BREATH // len(said)))
        most = max(most, settled_memory(server))
        for raw in crowd:
            raw.close()
    assert most - before < 20_000
    assert settled_memory(server) - before < 20_000


def test_a_few_requests_in_one_breath_are_answered_in_turn(server: Running) -> None:
    with connected(server) as raw:
        raw.sendall(b"".join(b"GET /api/health/live?%d HTTP/1.1\r\nhost: localhost\r\n\r\n" % one for one in range(8)))
        received = b""
        while received.count(b"HTTP/1.1 200 OK") < 8:
            received += raw.recv(100_000)


@pytest.mark.parametrize("size", [45_000, 120_000])
def test_a_head_that_comes_in_one_piece_has_a_size_too(server: Running, size: int) -> None:
    with connected(server) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\nx: " + b"y" * size + b"\r\n\r\n")
        assert raw.recv(4000).startswith(b"HTTP/1.1 431 ")


def test_whoever_goes_with_half_a_body_is_no_fault_of_ours(server: Running) -> None:
    """Each was a line in the log once, as if we had failed."""
    with running(server.settings.database.replace("x.sqlite", "y.sqlite")) as other:
        for path in ("/api/replay", "/api/tables", "/api/review"):
            with connected(other) as raw:
                token = Person.new(other).token.encode()
                raw.sendall(
                    b"POST %s HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer %s\r\ncontent-type: application/json\r\n"
                    b"content-length: 100\r\n\r\n{" % (path.encode(), token)
                )
                time.sleep(0.2)
        time.sleep(0.3)
        assert "a request failed" not in other.stop()
