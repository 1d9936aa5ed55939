"""Strangers who mean no good: the server stays up, its memory stays bounded, other tables notice nothing."""

import asyncio
import contextlib
import json
import logging
import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from benchmarks.processes import allow_many_files, memory_kb
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from speeltafel.core.errors import SpeeltafelError
from speeltafel.review.model import JUDGE_VERSION
from speeltafel.server.json_logs import JsonLines
from speeltafel.table.commands import Command
from speeltafel.table.decide import Request, decide
from tests.faults import everywhere
from tests.server.fuzz import fuzz, fuzzed
from tests.server.running_server import Client, Person, Running, run, running
from tests.table.sitting import Sitting


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('abuse') / 'tables.sqlite'}", commands_per_second=10000.0) as server:
        yield server


def url(server: Running) -> str:
    return f"ws://127.0.0.1:{server.settings.port}/api/tables/nothing/live"


async def assert_others_play_on(server: Running) -> None:
    """Check that another table works, and soon."""
    host = Person.new(server)
    created = await asyncio.to_thread(host.create, "tricky", "me me")
    client = await host.connect(created["table"], 0, 1)
    begun = time.monotonic()
    repeated = {"done"} if everywhere.TROUBLE else set()  # what was stored though an error said it was not
    assert (await client.ask("start"))["type"] in {"snapshot", *repeated}
    assert (await client.move(0))["type"] in {"update", *repeated}
    assert time.monotonic() - begun < 5
    await client.close()


async def until_closed(client: Client) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            await client.receive()


BAD = [
    "",
    "null",
    "[]",
    "{}",
    "nonsense",
    '{"type": "move"}',
    '{"type": "dance", "id": "1"}',
    '{"type": "say", "id": "1", "seat": "0", "text": "x"}',
    '{"type": "say", "id": "1", "seat": 0, "text": "x", "colour": "red"}',
    '{"type": "say", "id": "1", "seat": -1, "text": "x"}',
    '{"type": "say", "id": "1", "seat": 1e99, "text": "x"}',
    '{"type": "say", "id": "", "seat": 0, "text": "x"}',
    '{"type": "say", "id": "1", "seat": 0, "text": ""}',
    '{"type": "say", "id": "1", "seat": 0, "text": "\\ud800"}',
    '{"type": "react", "id": "1", "seat": 0, "reaction": "bomb"}',
    "[" * 4000 + "]" * 4000,
]


def test_messages_that_make_no_sense_are_answered_and_change_nothing(server: Running) -> None:
    async def play() -> None:
        host = Person.new(server)
        created = host.create("tricky", "me me")
        client = await host.connect(created["table"], 0)
        await client.ask("start")
        before = client.mirrors[0].number
        assert client.socket is not None
        for bad in BAD:
            await client.socket.send(bad)
            assert (await client.receive())["line"]["id"] == "message-unreadable"
        await client.socket.send(b"\x00binary")
        assert (await client.receive())["line"]["id"] == "message-unreadable"
        await client.say(type="listen", seat=0)
        assert (await client.until("snapshot"))["number"] == before
        for _ in range(5):
            await client.socket.send("still not")
        await until_closed(client)  # patience has an end
        await assert_others_play_on(server)

    run(play())


def test_ten_megabytes_and_broken_frames_cost_only_the_connection(server: Running) -> None:
    async def play() -> None:
        created = Person.new(server).create("tricky", "me me")
        before = memory_kb(server.process.pid)
        for _ in range(5):
            client = await Person.new(server).connect(created["table"], None)
            assert client.socket is not None
            with contextlib.suppress(ConnectionClosed):
                await client.socket.send("x" * 10_000_000)
            await until_closed(client)
        assert memory_kb(server.process.pid) - before < 30_000
        await assert_others_play_on(server)

    run(play())
    for payload in (b"\x81\x85\x00\x00\x00\x00\xff\xfe\xfd\xfc\xfb", b"\xff" * 100, b"\x8f\x80\x00\x00\x00\x00"):
        with _raw_connection(server) as raw:
            raw.sendall(payload)
            while raw.recv(1000):  # until the server hangs up
                pass
    run(assert_others_play_on(server))


def test_whoever_says_no_proper_hello_is_sent_away(server: Running) -> None:
    async def play() -> None:
        hello: dict[str, Any] = {"type": "hello", "version": 2, "table": "nothing", "token": "x" * 22}
        wrong: list[tuple[Any, str]] = [
            ("hi", "hello-expected"),
            ({"type": "listen", "seat": 0}, "hello-expected"),
            ({**hello, "version": 7}, "protocol-version"),
            ({**hello, "token": "short"}, "token-wrong"),
            ({**hello, "token": "'; DROP TABLE batches; --"}, "token-wrong"),
            (hello, "table-unknown"),
        ]
        for message, why in wrong:
            async with connect(url(server)) as socket_:
                await socket_.send(json.dumps(message))
                assert json.loads(await socket_.recv())["line"]["id"] == why
                with pytest.raises(ConnectionClosed):
                    await socket_.recv()

    run(play())


def test_whoever_says_nothing_at_all_is_sent_away(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", hello_seconds=1.0, connections_per_address=20) as server:

        async def play() -> None:
            silent = [await connect(url(server)) for _ in range(20)]
            with pytest.raises(InvalidStatus):  # a flood from one address
                await connect(url(server))
            for socket_ in silent:
                assert json.loads(await socket_.recv())["line"]["id"] == "hello-expected"
                await socket_.close()
            await asyncio.sleep(0.2)
            await assert_others_play_on(server)

        run(play())


def test_a_flood_of_requests_is_turned_away(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", requests_per_second=5.0) as server, httpx.Client() as http:
        answers = [http.get(server.url + "/api/health").status_code for _ in range(100)]
        assert answers.count(200) >= 40
        assert answers.count(429) >= 20


def test_whoever_comes_and_goes_without_end_is_turned_away(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", requests_per_second=1.0) as server:

        async def come_and_go() -> None:
            for _ in range(30):
                await (await connect(url(server))).close()

        async def play() -> None:
            with pytest.raises(InvalidStatus):
                await come_and_go()

        run(play())


def test_what_a_stranger_wrote_does_nothing_to_the_terminal_that_shows_the_log() -> None:
    path = "/\x9b2J\u202e\n{}"
    record = logging.makeLogRecord({"msg": "failed", "path": path})
    line = JsonLines().format(record)
    assert line.isascii()
    assert line.isprintable()
    assert json.loads(line)["path"] == path


NO_NAMES = ("%00", "x%00", "%E2%82%AC", "a%20b")


def test_what_no_table_can_be_called_is_no_trouble_of_the_store(database: str) -> None:
    """PostgreSQL refuses a NUL; who ran the server read then that the database cannot be used."""
    with running(database) as server:
        someone = Person.new(server)
        for name in NO_NAMES:
            review = f"{'0' * 63}{name}-{JUDGE_VERSION}-usual"
            table = f"/api/tables/{name}"
            for path in (table, f"{table}/record", f"{table}/steps", f"/api/reviews/{review}"):
                assert someone.request("GET", path).status_code == 404, path
        assert everywhere.TROUBLE or "Can't use the database" not in server.stop()


def test_who_reads_nothing_costs_no_memory(server: Running) -> None:
    async def play() -> None:
        host, sloth = Person.new(server), Person.new(server)
        created = host.create("tricky", "me me")
        table = created["table"]
        client = await host.connect(table, 0)
        for _ in range(100):
            await client.say(type="say", id=f"{random.getrandbits(60):x}", seat=0, text="x" * 480)
        await client.ask("say", seat=0, text="a long chat, so a large snapshot")
        before = memory_kb(server.process.pid)
        with _raw_connection(server, table) as slow, _raw_connection(server, table) as slower:
            for connection in (slow, slower):
                connection.sendall(_frame({"type": "hello", "version": 2, "table": table, "token": sloth.token}))
                for _ in range(190):  # 50 KB are asked for each time, and the next one comes only when the last was read
                    connection.sendall(_frame({"type": "listen", "seat": None}))
            assert (await client.ask("say", seat=0, text="the end"))["type"] == "update"
            assert memory_kb(server.process.pid) - before < 10_000
            assert await asyncio.to_thread(_read, slow, 10_000) > 10_000, "whoever reads after all is served"
        await assert_others_play_on(server)

    run(play())


def _read(raw: socket.socket, enough: int) -> int:
    """Return how many bytes came, until there were more than enough; a loaded machine may take seconds to send any."""
    raw.settimeout(30)
    found = 0
    with contextlib.suppress(TimeoutError, ConnectionError):
        while found <= enough and (data := raw.recv(65536)):
            found += len(data)
    return found


def _raw_connection(server: Running, table: str = "nothing") -> socket.socket:
    """Return a WebSocket of which nobody reads."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.settimeout(10)
    raw.connect(("127.0.0.1", server.settings.port))
    raw.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.settings.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in raw.recv(1000)
    return raw


def _frame(message: dict[str, Any]) -> bytes:
    """Return a masked text frame, with a mask of zeros."""
    data = json.dumps(message).encode()
    head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else bytes([0x81, 0xFE]) + len(data).to_bytes(2, "big")
    return head + b"\x00\x00\x00\x00" + data


def test_two_thousand_idle_connections(server: Running) -> None:
    many = 2000
    allow_many_files()

    async def play() -> None:
        created = Person.new(server).create("tricky", "me me")
        before = memory_kb(server.process.pid)
        clients = [await Person.new(server).connect(created["table"]) for _ in range(many)]
        await clients[-1].until("welcome")
        assert (memory_kb(server.process.pid) - before) / many < 120
        await assert_others_play_on(server)

    run(play())


def test_a_hundred_thousand_fuzzed_commands() -> None:
    """At the table itself, so that it is a hundred thousand: whatever can be read is done or refused, and the log stays true."""
    decoder: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
    chance = random.Random(5)  # noqa: S311
    sitting = Sitting("tricky", "me me bot")
    sitting.sit_and_start()
    outcomes = {"unreadable": 0, "refused": 0, "done": 0}
    for number in range(100_000):
        if number % 500 == 0 and sitting.table.status == "over":
            sitting = Sitting("tricky", "me me bot")
            sitting.sit_and_start()
        try:
            command = decoder.decode(fuzzed(chance, sitting.table.position))
            batch = decide(sitting.table, command, Request(chance.choice(["host", "", "stranger"]), sitting.now))
        except msgspec.MsgspecError:
            outcomes["unreadable"] += 1
        except SpeeltafelError:
            outcomes["refused"] += 1
        else:
            outcomes["done"] += 1
            if batch is not None:
                sitting.publish(batch)
    sitting.check()
    assert min(outcomes.values()) > 100, outcomes


def test_fuzzed_commands_over_the_wire(server: Running) -> None:
    """Send fuzzed commands to a server. The long version is `python -m tests.server.fuzz`."""
    before = memory_kb(server.process.pid)
    outcomes = asyncio.run(fuzz(server, 3000, seed=5))
    assert min(outcomes.values()) > 30, outcomes
    assert memory_kb(server.process.pid) - before < 30_000
    run(assert_others_play_on(server))


def test_a_system_that_allows_few_connections_is_named_in_the_log() -> None:
    program = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (300, 300)); "
    program += "from speeltafel.server import app, json_logs; json_logs.set_up(); app._allow_many_connections()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    logged = json.loads(done.stderr)
    assert (logged["limit"], "ulimit -n" in logged["what"]) == (300, True)
