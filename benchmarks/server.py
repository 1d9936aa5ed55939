"""Live tables under load, next to a boardgame.io server with an equal game, in the same run, the two in turn.

Measured are moves for a second of the server's processor time. For our own server also: how soon the last seat sees a move, the
memory of a table, and a start with many tables.

    python -m benchmarks.server                        everything, in about ten minutes
    python -m benchmarks.server --tables 50 --seconds 5 --no-peer --no-stored

Our server keeps every move durably (SQLite, synchronous = FULL) before anybody is told. boardgame.io is measured in memory, and
with its file storage. Clients are WebSocket clients in a process of their own, whose time counts for neither. The peer needs npm.
"""

import argparse
import asyncio
import contextlib
import json
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tests.faults.stored import alone_with_a_clock, copies, put

from benchmarks.boardgame_io import Peer
from benchmarks.processes import cpu_seconds, free_port, memory_kb, wait_for_port
from benchmarks.server_clients import SEATS, Table, opened
from speeltafel.server.settings import Settings

MID_GAME = 60  # moves
WARM, WEIGHED = 100, 300  # tables before memory is looked at, and those whose memory it is
STORED = 20_000  # tables
LAUNCH = "import json,sys; from speeltafel.server.app import serve; from speeltafel.server.settings import Settings; "
LAUNCH += "s = json.loads(sys.argv[1]); serve(Settings(**{**s, 'origins': ()}))"


@dataclass
class Load:
    """What a run of clients came to."""

    moves: int
    seconds: float
    p50_ms: float
    p99_ms: float
    used: list[float]  # seconds of processor time, of each part that was looked at
    client_cpu: float

    @property
    def cpu(self) -> float:
        return sum(self.used)


def measured(parts: list[Callable[[], float]], clients: list[str], where: Path | None = None) -> Load:
    """Run the clients of that folder to their end. Return what they saw, and the processor time of each part."""
    with subprocess.Popen(clients, stdout=subprocess.PIPE, text=True, cwd=where) as process:
        begun: list[float] = []
        for line in process.stdout or ():
            said = json.loads(line)
            if said["what"] == "begin":
                begun = [used() for used in parts]
            elif said["what"] == "end":
                used = [now() - before for now, before in zip(parts, begun, strict=True)]
                process.wait()
                latencies = sorted(said["latencies"])
                p50 = statistics.median(latencies) * 1000
                p99 = latencies[int(len(latencies) * 0.99)] * 1000
                return Load(said["moves"], said["seconds"], p50, p99, used, said["client_cpu"])
    raise SystemExit("the clients ended without a word")


class Ours:
    """Our server with a file of its own."""

    def __init__(self, stored: int = 0) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.port = free_port()
        self.database = Path(self.folder.name) / "tables.sqlite"
        if stored:
            put(f"sqlite:///{self.database}", copies(alone_with_a_clock(), (f"table-{number}" for number in range(stored))))
        settings = Settings(
            f"sqlite:///{self.database}",
            port=self.port,
            idle_seconds=10**6,
            connections_per_address=10**6,
            commands_per_second=10**6,
            tables_at_once=10**6,
            megabytes_per_hour=10**6,
        )
        given = json.dumps({**asdict(settings), "requests_per_second": 10**6})
        begun = time.monotonic()
        self.process = subprocess.Popen([sys.executable, "-c", LAUNCH, given], stderr=subprocess.DEVNULL)
        wait_for_port(self.port)
        self.started_in = time.monotonic() - begun
        self.started_with = cpu_seconds(self.process.pid)

    def load(self, tables: int, seconds: float, per_second: float) -> Load:
        arguments = [str(self.port), str(tables), str(seconds), str(per_second)]
        return measured([partial(cpu_seconds, self.process.pid)], [sys.executable, "-m", "benchmarks.server_clients", *arguments])

    def kb_per_table(self, connected: bool) -> float:
        """In the middle of its game, with its four players or with nobody there."""
        before = asyncio.run(self._in_mid_game(WARM, connected=False))  # what is taken once, however many tables there are
        return (asyncio.run(self._in_mid_game(WEIGHED, connected)) - before) / WEIGHED

    async def _in_mid_game(self, tables: int, connected: bool) -> int:
        """Return the server's memory then."""
        there: list[Table] = []
        for _ in range(0, tables, 20):
            some = await opened(str(self.port), 20)
            await asyncio.gather(*[_play(table) for table in some])
            if connected:
                there += some
            else:
                await _close(some)
        await asyncio.sleep(1)
        memory = memory_kb(self.process.pid)
        await _close(there)
        return memory

    def attended(self) -> int:
        """Tables whose clock has run out, and that pause since."""
        with contextlib.closing(sqlite3.connect(self.database)) as connection:
            return int(connection.execute("SELECT count(*) FROM tables WHERE status = 'paused'").fetchone()[0])

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


async def _play(table: Table) -> None:
    for _ in range(MID_GAME):
        await table.move()


async def _close(tables: list[Table]) -> None:
    for table in tables:
        table.close()
    await asyncio.sleep(0.2)


def row(name: str, load: Load) -> float:
    rate = load.moves / load.cpu
    print(
        f"{name:28} {rate:6,.0f} moves/CPU-s  p50 {load.p50_ms:6.1f} ms  p99 {load.p99_ms:6.1f} ms  "
        f"({load.moves:,} moves in {load.seconds:.0f} s; CPU {load.cpu:.1f} s, its clients {load.client_cpu:.1f} s)",
        flush=True,
    )
    return rate


def side_by_side(tables: int, seconds: float, rounds: int) -> None:
    """Ours and theirs in turn, so that whatever else the machine does befalls both; the median of the rounds counts."""
    rates: dict[str, list[float]] = {"ours": [], "memory": [], "file": []}
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds}")
        ours = Ours()
        rates["ours"].append(row("  speeltafel, durable", ours.load(tables, seconds, 0)))
        ours.close()
        for storage in ("memory", "file"):
            peer = Peer(storage)
            clients = peer.clients(tables, seconds)
            rates[storage].append(
                row(f"  boardgame.io 0.50, {storage}", measured([partial(cpu_seconds, peer.process.pid)], clients))
            )
            peer.close()
    for storage, goal in (("memory", 3.0), ("file", 5.0)):
        ratios = sorted(ours / theirs for ours, theirs in zip(rates["ours"], rates[storage], strict=True))
        print(
            f"ours, durable / theirs, {storage}: {statistics.median(ratios):.2f} × "
            f"(median of {rounds} rounds; {ratios[0]:.2f} to {ratios[-1]:.2f}; goal {goal:.0f} ×)"
        )


def alone(tables: int, seconds: float) -> None:
    """Measure what has no peer: how soon a move is seen by all, and what a table costs."""
    ours = Ours()
    row("speeltafel, every seat at once", ours.load(tables, seconds, 0))
    row("speeltafel, 2 moves/s a table", ours.load(tables, seconds, 2))
    print("  goal: p99 below 50 ms on one core")
    ours.close()
    for name, connected, goal in (("a table with four connections", True, 120), ("an idle table in mid-game", False, 40)):
        ours = Ours()
        kb = ours.kb_per_table(connected)
        print(f"{name}: {kb:.0f} KB (goal: below {goal}; {WEIGHED} tables, {WARM} before them)", flush=True)
        ours.close()


def after_a_restart() -> None:
    """Measure a server that finds many due tables in its store, while others play."""
    empty = Ours()
    empty.close()
    ours = Ours(STORED)
    print(
        f"start with {STORED:,} stored tables: {ours.started_in:.1f} s (goal: below 5), {ours.started_with:.1f} s of CPU; "
        f"with none: {empty.started_in:.1f} s, {empty.started_with:.1f} s of CPU",
        flush=True,
    )
    begun, played = time.monotonic(), []
    while ours.attended() < STORED:
        played.append(ours.load(5, 4, 2))
    seconds, cpu = time.monotonic() - begun, cpu_seconds(ours.process.pid)
    print(f"{STORED:,} due tables attended in {seconds:.0f} s (goal: 60), {cpu:.0f} s of CPU")
    p50, p99 = statistics.median(load.p50_ms for load in played), max(load.p99_ms for load in played)
    print(f"  others meanwhile, 5 tables with 2 moves/s: p50 {p50:.0f} ms, p99 {p99:.0f} ms")
    ours.close()


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=200)
    arguments.add_argument("--seconds", type=float, default=5)
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--no-peer", action="store_true")
    arguments.add_argument("--no-stored", action="store_true", help="without the server that finds many tables in its store")
    given: Any = arguments.parse_args()
    print(f"{given.tables} tables of {SEATS} seats, every seat moves as soon as it can, {given.seconds:.0f} s")
    if not given.no_peer:
        side_by_side(given.tables, given.seconds, given.rounds)
    alone(given.tables, given.seconds)
    if not given.no_stored:
        after_a_restart()


if __name__ == "__main__":
    main()
