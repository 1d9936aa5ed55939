"""The bots' process: nobody waits for it, and it never outlives the server."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from benchmarks.processes import children, is_running

from speeltafel import games
from speeltafel.core.view import AnyView
from speeltafel.server.jobs import worker_pool
from speeltafel.server.jobs.bot_moves import BotClient, BotMove
from speeltafel.server.settings import Settings
from tests.server.running_server import Client, Person, Running, run, running
from tests.waiting import until

# On a busy machine. A bot that thinks at once, without its natural delay, takes some milliseconds.
SOON_S = 3.0


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """Start a server in which nothing has been compiled yet."""
    monkeypatch.setenv("SPEELTAFEL_CACHE", str(tmp_path / "empty"))
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}") as server:
        yield server


async def among_bots(server: Running, game: str, level: str) -> Client:
    """Return a table of one person and three bots, under way."""
    host = Person.new(server)
    bot = {"who": "bot", "level": level}
    created = host.request("POST", "/api/tables", {"game": game, "seats": [{"who": "me"}, bot, bot, bot]}).json()
    client = await host.connect(created["table"], 0)
    await client.ask("start")
    return client


async def until_my_turn(client: Client) -> list[float]:
    """How long the bots took for each of their moves."""
    waits = []
    while not client.mirrors[0].state["view"]["legal"]:
        begun = time.monotonic()
        await client.receive(60)
        waits.append(time.monotonic() - begun)
    return waits


def test_as_many_processes_think_as_there_are_cores_or_as_one_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "cores", lambda: 3)

    async def play() -> None:
        for asked, expected in ((None, 3), (2, 2)):
            pool = worker_pool.BotPool(asked, ("cat",))
            assert len(pool._all) == expected
            await pool.close()

    asyncio.run(play())
    monkeypatch.undo()
    assert 1 <= worker_pool.cores() <= (os.cpu_count() or 1)


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("level", ["casual", "expert"])
def test_the_first_moves_of_bots_come_soon_though_nothing_is_compiled(server: Running, game: str, level: str) -> None:
    async def play() -> None:
        client = await among_bots(server, game, level)
        waits = await until_my_turn(client)
        while len(waits) < 6:
            await client.move(0)
            waits += await until_my_turn(client)
        assert max(waits) < SOON_S

    run(play())


def test_the_server_stops_at_once_while_bots_think_and_a_compiler_works(server: Running) -> None:
    async def play() -> None:
        client = await among_bots(server, "figaro", "master")
        while client.mirrors[0].state["view"]["legal"]:
            await client.move(0)

    run(play())
    (bots,) = children(server.process.pid)
    compilers = until(lambda: children(bots))
    begun = time.monotonic()
    assert "stopped" in server.stop()
    assert time.monotonic() - begun < SOON_S
    assert not any(map(is_running, [bots, *compilers]))


def test_a_bots_process_that_ends_is_started_again(server: Running) -> None:
    async def play() -> None:
        client = await among_bots(server, "tricky", "casual")
        await until_my_turn(client)
        (bots,) = until(lambda: children(server.process.pid))
        os.kill(bots, signal.SIGKILL)
        for _ in range(20):  # it is noticed when a bot is to move
            await client.move(0)
            await until_my_turn(client)
            if set(children(server.process.pid)) - {bots}:
                return
        raise AssertionError("nobody has taken its place")

    run(play())


def test_the_bots_process_ends_with_a_server_that_was_killed(server: Running) -> None:
    async def play() -> None:
        await among_bots(server, "tricky", "casual")

    run(play())
    (bots,) = until(lambda: children(server.process.pid))
    server.kill()
    until(lambda: not is_running(bots))


def test_the_bots_process_starts_with_the_first_table_that_has_bots(server: Running) -> None:
    Person.new(server).create("tricky", "me open")
    assert children(server.process.pid) == []

    async def play() -> None:
        host = Person.new(server)
        await host.connect(host.create("tricky", "me bot")["table"], 0)

    run(play())
    until(lambda: children(server.process.pid))


def test_on_a_slow_machine_an_easy_decision_takes_as_long_as_a_hard_one() -> None:
    """A forced move was answered after one pause, and a thought that takes longer after two: that told of the hand."""

    class Slow:
        async def think(self, _: object, __: float, question: bytes, ___: object) -> tuple[str, float]:
            seconds = 0.5 if b"hard" in question else 0.01
            await asyncio.sleep(seconds)
            return ("hard" if b"hard" in question else "pass"), seconds

        async def close(self) -> None: ...

    async def ask() -> dict[str, list[float]]:
        thinking = BotClient(Settings("", bot_seconds=0.2), Slow())
        took: dict[str, list[float]] = {"hard": [], "pass": []}
        for move in ("hard", *["pass", "hard"] * 4):
            begun = time.monotonic()
            await thinking.choose("ann", "casual", AnyView(game="tricky", legal=[move]))
            took[move].append(time.monotonic() - begun)
        await thinking.close()
        return took

    took = asyncio.run(ask())
    assert abs(sum(took["hard"][1:]) / 4 - sum(took["pass"]) / 4) < 0.25, took
    assert min(took["pass"]) > 0.5


@pytest.mark.parametrize("thought_s", [0.0, 0.05, 0.5])
def test_when_a_bot_answers_tells_nothing_of_how_long_it_thought(thought_s: float) -> None:
    """At its natural time, or at a multiple of it."""

    class Quick(BotClient):
        async def _thought(self, person: str, level: str, view: AnyView) -> str:
            assert (person, level) == ("ann", "casual")
            await asyncio.sleep(thought_s)
            return view.legal[0]

    async def ask() -> float:
        thinking = Quick(Settings("", bot_seconds=0.2))
        begun = time.monotonic()
        assert await thinking.choose("ann", "casual", AnyView(game="tricky", legal=["pass"])) == BotMove("pass", "casual")
        took = time.monotonic() - begun
        await thinking.close()
        return took

    took = asyncio.run(ask())
    assert took >= 0.7 * 0.2
    assert took >= thought_s
