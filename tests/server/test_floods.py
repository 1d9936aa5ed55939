"""Little that asks for much: tables with a long past, and connections that want to see it again and again."""

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from unittest.mock import Mock

import pytest

from speeltafel.server.asgi.websocket import WebSocketEndpoint
from speeltafel.server.connections import connection as connections
from speeltafel.server.connections.connection import Connection
from speeltafel.server.connections.messages import Listen
from speeltafel.server.limits.token_bucket import Bucket
from speeltafel.server.metrics import Metrics
from speeltafel.server.settings import Settings
from speeltafel.server.tables.loader import Loader
from speeltafel.store.database import open_database
from speeltafel.store.store import Store
from speeltafel.table.streams import SHOWN
from tests.faults.robots import ENDLESS
from tests.faults.stored import copies, put
from tests.server.running_server import Person, Running, run, running
from tests.table.sitting import Sitting

STEPS = 4000
TABLE = "long-table"


@pytest.fixture(scope="module")
def long() -> Sitting:
    sitting = Sitting("tricky", "me me", options={"board": ENDLESS})
    sitting.mirrors.clear()
    for viewer in list(sitting.sent):
        sitting.streams.close(viewer)
    sitting.sit_and_start()
    while sitting.table.game is None or sitting.table.game.length < STEPS:
        sitting.move()
    return sitting


@pytest.fixture(scope="module")
def server(long: Sitting, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = f"sqlite:///{tmp_path_factory.mktemp('floods') / 'tables.sqlite'}"
    put(database, copies(long, [TABLE, *(f"{TABLE}-{number}" for number in range(6))]))
    with running(database, commands_per_second=20.0) as server:
        yield server


async def slowest_answer(server: Running, seconds: float) -> float:
    """Of somebody who plays meanwhile."""
    host = Person.new(server)
    created = await asyncio.to_thread(host.create, "tricky", "me me", options={"board": ENDLESS})
    client = await host.connect(created["table"], 0, 1)
    await client.ask("start")
    slowest, end = 0.0, time.monotonic() + seconds
    while time.monotonic() < end:
        begun = time.monotonic()
        await client.move(0 if client.mirrors[0].state["view"]["legal"] else 1)
        slowest = max(slowest, time.monotonic() - begun)
        await asyncio.sleep(0.1)
    return slowest


def test_a_flood_of_listens_holds_up_nobody(server: Running) -> None:
    """91 KB of them on 20 connections once froze everybody for 39 s."""

    async def play() -> None:
        calm = await slowest_answer(server, 2)
        watchers = [await Person.new(server).connect(TABLE) for _ in range(20)]
        for watcher in watchers:
            assert watcher.socket is not None
            for _ in range(130):
                await watcher.socket.send('{"type": "listen", "seat": null}')
        slowest = await slowest_answer(server, 4)
        assert slowest < max(1.0, 10 * calm)

    run(play())


def test_what_is_shown_costs_by_its_size(server: Running) -> None:
    async def play() -> None:
        watcher = await Person.new(server).connect(TABLE)
        await watcher.until("welcome")
        for _ in range(40):
            await watcher.say(type="listen", seat=None)
        shown, end = 0, time.monotonic() + 3
        while time.monotonic() < end:
            try:
                shown += len(json.dumps(await watcher.receive(0.5)))
            except TimeoutError:
                break
        assert shown < 2_500_000  # a burst of 40 and 3 s of 20, at 10 kB each, and the last one was allowed to be long

    run(play())


def test_a_snapshot_has_the_last_of_a_long_past_and_says_how_much_came_before(server: Running, long: Sitting) -> None:
    assert long.table.game is not None
    steps = long.table.game.length

    async def play() -> None:
        someone = Person.new(server)
        snapshot = await (await someone.connect(TABLE, None)).until("snapshot")
        first = snapshot["earlier"]
        assert (len(snapshot["steps"]), first) == (SHOWN, steps - SHOWN)
        part = someone.request("GET", f"/api/tables/{TABLE}/steps?first={first}").json()
        assert part["steps"] == steps
        assert [frame["step"] for frame in part["viewers"][0]["frames"][1:11]] == snapshot["steps"][:10]

    run(play())


def test_a_long_log_is_read_while_others_play(server: Running) -> None:
    """Opening a table of 20,000 steps once stalled everybody for 1.45 s."""

    async def play() -> None:
        calm = await slowest_answer(server, 2)
        opening = [
            asyncio.create_task(asyncio.to_thread(Person.new(server).request, "GET", f"/api/tables/{TABLE}-{number}"))
            for number in range(6)
        ]
        slowest = await slowest_answer(server, 3)
        assert {(await answer).status_code for answer in opening} == {200}
        assert slowest < max(1.0, 10 * calm)

    run(play())


class Line:
    """To a client who is there, or not."""

    is_too_slow = False
    on_text: Callable[[str], bool] | None = None

    def __init__(self) -> None:
        self.is_gone = False
        self.is_behind: asyncio.Event | None = None  # until it is set they have not read what was sent
        self.sent: list[bytes] = []

    def free_handshake(self) -> None: ...

    def send_text(self, text: bytes) -> None:
        self.sent.append(text)

    async def drained(self) -> None:
        if self.is_behind is not None:
            await self.is_behind.wait()

    async def close_soon(self) -> None: ...


def test_who_is_gone_is_not_worked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LOOK_AGAIN_S", 0.01)

    async def play() -> None:
        line = Line()
        connection = Connection("ann", line, Bucket(1000.0, 2.0))
        assert await connection.wait_for_rate_limit()
        connection.send_charged(b"x" * 10**9)  # then nothing for a long while
        waiting = asyncio.create_task(connection.wait_for_rate_limit())
        await asyncio.sleep(0.05)
        assert not waiting.done()
        line.is_gone = True
        assert await waiting is False

    asyncio.run(play())


def test_who_does_not_read_is_shown_nothing_more() -> None:
    """One snapshot under way a connection: the next is made when the last has been taken."""

    async def play() -> None:
        line, live, hub = Line(), Mock(), Mock(settings=Settings(""))
        hub.at.return_value = nullcontext()
        line.is_behind = asyncio.Event()
        asking = asyncio.create_task(
            WebSocketEndpoint(hub, Mock(), Mock())._listen(live, Connection("ann", line, Bucket(9.0, 9.0)), Listen(0))
        )
        await asyncio.sleep(0.05)
        assert not live.listen.called
        line.is_behind.set()
        await asking
        assert live.listen.called

    asyncio.run(play())


def test_while_a_log_is_read_the_server_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever takes how long there: it is not the event loop that waits for it."""
    read = threading.Event()
    monkeypatch.setattr(Loader, "_played_through", lambda *_: ("the server went on", read.wait(20)))

    async def play() -> None:
        store = Store(open_database(f"sqlite:///{tmp_path / 'x.sqlite'}"))
        loader = Loader(store, Metrics())
        loading = asyncio.create_task(loader.load("long"))
        await asyncio.sleep(0.05)
        read.set()
        assert all(await loading)
        loader.close()
        store.close()

    asyncio.run(play())


def test_a_bucket_charges_what_was_shown() -> None:
    bucket = Bucket(10.0, 20.0)
    assert bucket.wait() == 0
    bucket.charge(39)
    assert 1.9 < bucket.wait() <= 2.0
    assert not bucket.take()
