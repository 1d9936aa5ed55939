"""Whoever says a request slowly, endlessly or not at all loses the connection; nobody else notices."""

import contextlib
import socket
import time
from collections.abc import Iterator

import httpx
import pytest
from benchmarks.processes import memory_kb

from tests.server.running_server import NO_CERTIFICATES, Person, Running, running

PATIENCE_S = 1.0
SOON_S = 10.0  # on a busy machine


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = f"sqlite:///{tmp_path_factory.mktemp('slow') / 'x.sqlite'}"
    with running(database, request_seconds=PATIENCE_S, connections_per_address=20) as server:
        yield server


def connected(server: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.settings.port), timeout=SOON_S)


def hung_up_after(raw: socket.socket, drip: bytes = b"") -> float:
    """How long until the server hangs up, though we say something now and then."""
    begun = time.monotonic()
    raw.settimeout(0.1)
    while time.monotonic() - begun < SOON_S:
        try:
            if drip:
                raw.sendall(drip)
            if not raw.recv(1000):
                break
        except TimeoutError:
            continue
        except OSError:
            break
    return time.monotonic() - begun


HEAD = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\n"
CALM = {
    "silence": (b"", b""),
    "empty lines": (b"", b"\r\n"),
    "half a line": (b"GE", b""),
    "a head that never ends": (HEAD, b"x: y\r\n"),
    "a body that does not come": (HEAD + b"content-length: 100\r\n\r\n", b""),
    "a body that drips": (HEAD + b"content-length: 1000\r\n\r\n{", b" "),
    "a body in pieces without end": (HEAD + b"transfer-encoding: chunked\r\n\r\n", b"1\r\n \r\n"),
    "half a request after a whole one": (b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\nGET /", b""),
}


@pytest.mark.parametrize("kind", CALM)
def test_patience_has_an_end(server: Running, kind: str) -> None:
    first, drip = CALM[kind]
    with connected(server) as raw:
        raw.sendall(first)
        took = hung_up_after(raw, drip)
    assert PATIENCE_S * 0.5 < took < SOON_S
    assert Person.new(server).request("GET", "/api/health").status_code == 200


def test_a_head_has_a_size_and_so_has_memory(server: Running) -> None:
    before = memory_kb(server.process.pid)
    with connected(server) as raw:
        raw.sendall(HEAD)
        sent = 0
        answer = b""
        with contextlib.suppress(OSError):
            while sent < 50_000_000 and not answer:
                raw.sendall(b"x-long: " + b"y" * 8000 + b"\r\n")
                sent += 8000
                raw.settimeout(0.001)
                with contextlib.suppress(TimeoutError):
                    answer = raw.recv(4000)
                raw.settimeout(SOON_S)
    assert sent < 2_000_000
    assert memory_kb(server.process.pid) - before < 10_000


def test_what_is_too_large_is_said_in_a_sentence(server: Running) -> None:
    with connected(server) as raw:
        raw.sendall(HEAD + b"x-long: " + b"y" * 40_000)
        answer = raw.recv(4000)
    assert answer.startswith(b"HTTP/1.1 431 ")
    assert b"The header of this request is too large." in answer
    big = httpx.post(server.url + "/api/replay", content=b"x" * 300_000, verify=NO_CERTIFICATES)
    assert (big.status_code, "words" in big.json()) == (413, True)


def test_one_address_has_so_many_connections_and_gets_them_back(server: Running) -> None:
    crowd = [connected(server) for _ in range(40)]
    time.sleep(0.3)
    with connected(server) as one_more:
        answer = one_more.recv(4000)
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert b"Too many connections from your address." in answer
    for raw in crowd:
        raw.close()
    end = time.monotonic() + SOON_S
    while time.monotonic() < end:
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(server.url + "/api/health", verify=NO_CERTIFICATES).status_code == 200:
                return
    raise AssertionError("they are still counted")
