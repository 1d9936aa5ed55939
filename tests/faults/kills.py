"""Clients play many tables while the server is killed and started again, over and over.

    python -m tests.faults.kills --tables 50 --kills 30 [--database postgresql] [--trouble 0.3] [--seed 1]

Every acknowledged move must be in the log, none twice, and every client must end with the right view.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

import msgspec

from speeltafel.store.database import open_database
from speeltafel.store.store import Store
from speeltafel.table.events import EventBatch
from speeltafel.table.streams import Streams
from speeltafel.table.table import Table
from tests.databases import new_postgresql_database
from tests.faults.quick import Quick
from tests.faults.robots import ENDLESS, Robot, acknowledged, until
from tests.server.running_server import Person, Running, running
from tests.table.mirror import Mirror

Disturb = Callable[[Running, Sequence[Robot]], Awaitable[None]]
MOVES_BETWEEN = 15  # two kills: else there was nothing to lose
PATIENCE_S = 60.0  # for an answer, on a busy machine


@dataclass
class Outcome:
    acknowledged: int = 0
    breaks: int = 0
    refused: Counter[str] = field(default_factory=Counter)


def kill(times: int, seed: int = 1) -> Disturb:
    """So many times, as a power cut would, and up again."""
    chance = random.Random(seed)  # noqa: S311

    async def disturb(server: Running, robots: Sequence[Robot]) -> None:
        for _ in range(times):
            await more_moves(robots, MOVES_BETWEEN)
            await asyncio.sleep(chance.random())
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await more_moves(robots, MOVES_BETWEEN)

    return disturb


async def more_moves(robots: Sequence[Robot], count: int) -> None:
    before = acknowledged(robots)
    await until(lambda: acknowledged(robots) >= before + count)


def play_through(
    database: str, tables: int, disturb: Disturb, trouble: float = 0.0, seed: int = 1, kind: type[Running] = Running
) -> Outcome:
    """Robots play while the server is disturbed; what they were told must be true."""
    with running(database, kind) as server:
        robots, names = asyncio.run(_play(server, tables, disturb, trouble, seed))
        server.stop()
    return check(database, robots, names)


async def _play(server: Running, tables: int, disturb: Disturb, trouble: float, seed: int) -> tuple[list[Robot], list[str]]:
    robots: list[Robot] = []
    names: list[str] = []
    for number in range(tables):
        host, guest = Person.new(server), Person.new(server)
        created = await asyncio.to_thread(host.create, "tricky", "me open me", options={"board": ENDLESS})
        await asyncio.to_thread(guest.sit, created, 1)
        names.append(created["table"])
        starter = await host.connect(created["table"], 0)
        await starter.ask("start")
        await starter.close()
        robots.append(Robot(host, created["table"], [0, 2], trouble, seed + 2 * number))
        robots.append(Robot(guest, created["table"], [1], trouble, seed + 2 * number + 1))
    stop = asyncio.Event()
    playing = [asyncio.create_task(robot.play(stop)) for robot in robots]
    await disturb(server, robots)
    stop.set()
    await asyncio.gather(*playing)
    await come_back_once_more(robots)
    return robots, names


async def come_back_once_more(robots: Sequence[Robot]) -> None:
    """Nobody moves any more: everybody comes back with what they have, and hears the rest."""
    for robot in robots:
        await robot.client.close()
        await robot.client.connect()
        # Answers come in the order of the questions: when this one is there, so is all that was listened for.
        await robot.client.say(type="why", id="last", seat=robot.seats[0], position=0, move="?")
        await robot.client.until("reason", PATIENCE_S)
        await robot.client.close()


def check(database: str, robots: Sequence[Robot], names: list[str]) -> Outcome:
    store = Store(open_database(database))
    outcome = Outcome()
    try:
        for name in names:
            log = [msgspec.json.decode(body, type=EventBatch) for body in store.load(name)]
            done = Counter((batch.by, batch.command) for batch in log if batch.command)
            assert all(count == 1 for count in done.values()), "a command was done twice"
            ids = {command for _, command in done}
            streams = Streams(Table.from_log(log))
            for robot in robots:
                if robot.client.table != name:
                    continue
                missing = set(robot.acknowledged) - ids
                assert not missing, f"acknowledged and lost: {missing}"
                outcome.acknowledged += len(robot.acknowledged)
                outcome.breaks += robot.breaks
                outcome.refused.update(robot.refused)
                for seat, mirror in robot.client.mirrors.items():
                    fresh = Mirror(seat)
                    fresh.apply(streams.snapshot(seat))
                    assert (mirror.number, mirror.state) == (fresh.number, fresh.state), "a client ended with another view"
    finally:
        store.close()
    return outcome


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=50)
    arguments.add_argument("--kills", type=int, default=30)
    arguments.add_argument("--trouble", type=float, default=0.0)
    arguments.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite" if given.database == "sqlite" else new_postgresql_database()
        outcome = play_through(database, given.tables, kill(given.kills, given.seed), given.trouble, given.seed, Quick)
    summary = f"{given.database}, {given.tables} tables, {given.kills} kills: {outcome}: nothing lost, nothing twice\n"
    sys.stdout.write(summary)


if __name__ == "__main__":
    main()
