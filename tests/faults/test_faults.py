"""A server that is killed, lines that lose messages, databases in trouble: nothing acknowledged is ever lost.

The long version: python -m tests.faults.kills
"""

import asyncio
import resource
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from tests.faults.kills import kill, more_moves, play_through
from tests.faults.robots import ENDLESS, Robot, refused, until
from tests.server.running_server import Person, Running, run, running


def test_the_server_is_killed_and_nothing_acknowledged_is_lost(database: str) -> None:
    outcome = play_through(database, 6, kill(3))
    assert outcome.acknowledged > 50
    assert outcome.breaks > 10


def test_over_a_bad_line_everybody_ends_with_the_right_view(tmp_path: Path) -> None:
    async def a_while(_: Running, robots: Sequence[Robot]) -> None:
        await more_moves(robots, 40)

    outcome = play_through(f"sqlite:///{tmp_path / 'x.sqlite'}", 4, a_while, trouble=0.3)
    assert outcome.acknowledged >= 40


def test_while_the_disk_is_full_moves_are_refused_and_later_done(tmp_path: Path) -> None:
    """The server may write no file beyond its first bytes: as good as a full disk, and nobody has to be root for it."""
    why = "store-unavailable"

    async def disturb(server: Running, robots: Sequence[Robot]) -> None:
        for _ in range(2):
            await more_moves(robots, 20)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (100, resource.RLIM_INFINITY))
            least = refused(robots, why) + 3
            await until(lambda least=least: refused(robots, why) >= least)  # type: ignore[misc]
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await kill(1)(server, robots)  # what was told before and after is on the disk

    outcome = play_through(f"sqlite:///{tmp_path / 'x.sqlite'}", 3, disturb)
    assert outcome.refused[why] >= 6
    assert outcome.acknowledged > 50


def test_while_the_database_is_locked_moves_are_refused_and_later_done(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite"
    with running(f"sqlite:///{file}") as server:

        async def play() -> None:
            host = Person.new(server)
            created = host.create("tricky", "me me", options={"board": ENDLESS})
            client = await host.connect(created["table"], 0, 1)
            await client.ask("start")
            await client.move(0)
            before = [dict(mirror.state) for mirror in client.mirrors.values()]
            other = sqlite3.connect(file, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            seat = next(seat for seat, mirror in client.mirrors.items() if mirror.state["view"]["legal"])
            state = client.mirrors[seat].state
            move = {"seat": seat, "position": state["position"], "move": state["view"]["legal"][0]}
            answer = await client.ask("move", "patient", **move)
            assert answer["line"]["id"] == "store-unavailable"
            assert [mirror.state for mirror in client.mirrors.values()] == before, "nobody saw what was not stored"
            other.execute("ROLLBACK")
            other.close()
            del client.answers["patient"]
            assert (await client.ask("move", "patient", **move))["type"] == "update"
            await client.close()
            robot = Robot(host, created["table"], [0, 1], 0.0, 1)
            stop = asyncio.Event()
            playing = asyncio.create_task(robot.play(stop))
            await more_moves([robot], 4)
            stop.set()
            await playing
            await robot.client.close()
            assert len(robot.acknowledged) > 3

        run(play())
