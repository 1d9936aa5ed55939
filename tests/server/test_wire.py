"""What a client says arrives in whichever pieces the network brings it."""

import itertools
import json
import socket
import time
from collections.abc import Iterator

import pytest
from websockets.frames import Frame, Opcode

from speeltafel.server.connections.messages import VERSION
from speeltafel.server.uvicorn_protocols.websocket import framed, is_whole_frames
from tests.server.running_server import Person, Running, running

LONG = "x" * 300  # its length needs two bytes
HEAD = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('wire') / 'tables.sqlite'}") as server:
        yield server


class Line:
    """A WebSocket by hand."""

    def __init__(self, server: Running) -> None:
        host = Person.new(server)
        table = host.create("tricky", "me bot")["table"]
        self._socket = socket.create_connection(("127.0.0.1", server.settings.port), 20)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket.sendall(HEAD.format(table=table).encode())
        self._file = self._socket.makefile("rb")
        while self._file.readline().strip():
            pass
        self.send(text({"type": "hello", "version": VERSION, "table": table, "token": host.token}))
        assert self.receives()["type"] == "welcome"

    def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self._socket.sendall(piece)

    def close(self) -> None:
        self._file.close()
        self._socket.close()

    def frame(self) -> tuple[int, bytes]:
        first, length = self._file.read(2)
        if length == 126:
            length = int.from_bytes(self._file.read(2), "big")
        return first & 15, self._file.read(length)

    def receives(self) -> dict[str, str]:
        kind, said = self.frame()
        assert kind == Opcode.TEXT
        received: dict[str, str] = json.loads(said)
        return received


@pytest.fixture
def line(server: Running) -> Iterator[Line]:
    line = Line(server)
    yield line
    line.close()


def text(message: dict[str, object], fin: bool = True) -> bytes:
    return Frame(Opcode.TEXT, json.dumps(message).encode(), fin).serialize(mask=True)


def why(id_: str, move: str = "keep 1") -> bytes:
    return text({"type": "why", "id": id_, "seat": 0, "position": 0, "move": move})


def ids(line: Line, count: int) -> list[str]:
    return [line.receives().get("id", "") for _ in range(count)]


def test_one_by_one(line: Line) -> None:
    for number in range(5):
        line.send(why(str(number)))
        assert ids(line, 1) == [str(number)]


def test_several_at_once_and_one_after_them(line: Line) -> None:
    line.send(b"".join(why(str(number)) for number in range(20)))
    assert ids(line, 20) == [str(number) for number in range(20)]
    line.send(why("after"))
    assert ids(line, 1) == ["after"]


@pytest.mark.parametrize("at", [1, 2, 5, 6, 20])
def test_in_two_pieces_and_one_after_it(line: Line, at: int) -> None:
    whole = why("split")
    line.send(why("before"))
    assert ids(line, 1) == ["before"]
    line.send(whole[:at])
    time.sleep(0.05)  # so that it does not come in one
    line.send(whole[at:], why("next"))
    assert ids(line, 2) == ["split", "next"]


def test_half_a_message_that_looks_like_a_whole_one(line: Line) -> None:
    """What a frame holds may itself be the bytes of a frame: only where frames begin counts."""
    inner = Frame(Opcode.TEXT, b'{"type": "why"}').serialize(mask=True)
    outer = bytes([0x82, 0x80 | len(inner), 0, 0, 0, 0])
    line.send(outer)
    time.sleep(0.3)  # the server has read the head of that frame by itself
    line.send(inner)
    assert line.receives()["type"] == "refusal"
    line.send(why("fine"))
    assert ids(line, 1) == ["fine"]


def test_a_message_in_frames_with_a_ping_between(line: Line) -> None:
    said = json.dumps({"type": "why", "id": "parts", "seat": 0, "position": 0, "move": "keep 1"}).encode()
    line.send(Frame(Opcode.TEXT, said[:10], False).serialize(mask=True))
    line.send(Frame(Opcode.PING, b"there?").serialize(mask=True))
    assert line.frame() == (Opcode.PONG, b"there?")
    line.send(Frame(Opcode.CONT, said[10:]).serialize(mask=True), why("after"))
    assert ids(line, 2) == ["parts", "after"]


def test_long_ones_bad_ones_and_the_end(line: Line) -> None:
    line.send(text({"type": "say", "id": "long", "seat": 0, "text": LONG}))
    assert ids(line, 1) == ["long"]
    line.send(Frame(Opcode.TEXT, b"").serialize(mask=True))
    assert line.receives()["type"] == "refusal"
    line.send(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))  # no text: RFC 6455 has the connection end
    kind, said = line.frame()
    assert (kind, int.from_bytes(said[:2], "big")) == (Opcode.CLOSE, 1007)


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CONT])
@pytest.mark.parametrize("in_step", [True, False])
def test_whoever_sends_frames_without_end_that_say_nothing_is_cut_off(line: Line, opcode: Opcode, in_step: bool) -> None:
    """They are no commands: ten connections that sent nothing but pings once kept everybody else from the server."""
    if opcode is Opcode.CONT:
        line.send(Frame(Opcode.TEXT, b"", False).serialize(mask=True))
    frame = Frame(opcode, b"", fin=opcode is not Opcode.CONT).serialize(mask=True)
    if not in_step:
        line.send(frame[:3])
        time.sleep(0.1)
        line.send(frame[3:])
    with pytest.raises((ConnectionError, TimeoutError)):
        line.send(*itertools.repeat(frame * 500, 1000))


def test_a_ping_now_and_then_is_answered(line: Line) -> None:
    for number in range(100):
        line.send(Frame(Opcode.PING, str(number).encode()).serialize(mask=True))
        assert line.frame() == (Opcode.PONG, str(number).encode())
    line.send(why("fine"))
    assert ids(line, 1) == ["fine"]


def test_whole_frames_are_recognized() -> None:
    one, part = why("1"), text({"type": "why"}, fin=False)
    assert is_whole_frames(one)
    assert is_whole_frames(one + Frame(Opcode.TEXT, LONG.encode()).serialize(mask=True))
    assert not is_whole_frames(one[:-1])
    assert not is_whole_frames(one + one[:1])
    assert not is_whole_frames(part)
    assert not is_whole_frames(framed(b"a server masks nothing"))
    assert not is_whole_frames(Frame(Opcode.TEXT, b"x" * 70_000).serialize(mask=True))
