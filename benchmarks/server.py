"""Live tables under load: how many moves our server does for a second of its processor time, how soon the last seat sees a move,
and what a table costs in memory; and the same for a boardgame.io server with an equal game, in the same run.

    python -m benchmarks.server                        everything
    python -m benchmarks.server --tables 50 --seconds 5 --no-peer

Our server keeps every move durably (SQLite, synchronous = FULL) before anybody is told. boardgame.io is measured with its file
storage, and in memory. Clients are real WebSocket clients in a process of their own. The peer needs npm.
"""

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from benchmarks.boardgame_io import Peer
from benchmarks.processes import cpu_seconds, free_port, memory_kb, wait_for_port
from speeltafel.server.settings import Settings

SEATS = 4
LAUNCH = "import json,sys; from speeltafel.server.app import serve; from speeltafel.server.settings import Settings; "
LAUNCH += "s = json.loads(sys.argv[1]); serve(Settings(**{**s, 'origins': ()}))"


@dataclass
class Load:
    """What a run of clients came to."""

    moves: int
    seconds: float
    p50_ms: float
    p99_ms: float
    kb_per_table: float  # with its four connections, at the end


def measured(pid: int, tables: int, clients: list[str]) -> tuple[Load, float]:
    """Runs the clients to their end; what they saw, and the processor time the server took while they played."""
    before = memory_kb(pid)
    process = subprocess.Popen(clients, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None  # noqa: S101
    begun = 0.0
    for line in process.stdout:
        said = json.loads(line)
        if said["what"] == "begin":
            begun = cpu_seconds(pid)
        elif said["what"] == "end":
            used = cpu_seconds(pid) - begun
            process.wait()
            latencies = sorted(said["latencies"])
            p50 = statistics.median(latencies) * 1000
            p99 = latencies[int(len(latencies) * 0.99)] * 1000
            return Load(said["moves"], said["seconds"], p50, p99, (memory_kb(pid) - before) / tables), used
    raise SystemExit("the clients ended without a word")


class Ours:
    """Our server with a file of its own."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.port = free_port()
        database = f"sqlite:///{Path(self.folder.name) / 'tables.sqlite'}"
        settings = Settings(
            database, port=self.port, connections_per_address=10**6, commands_per_second=10**6, idle_seconds=10**6
        )
        given = json.dumps({**asdict(settings), "requests_per_second": 10**6})
        self.process = subprocess.Popen([sys.executable, "-c", LAUNCH, given], stderr=subprocess.DEVNULL)
        wait_for_port(self.port)

    def load(self, tables: int, seconds: float, per_second: float) -> tuple[Load, float]:
        arguments = [str(self.port), str(tables), str(seconds), str(per_second)]
        return measured(self.process.pid, tables, [sys.executable, "-m", "benchmarks.server_clients", *arguments])

    def kb_per_idle_table(self, tables: int) -> float:
        """Tables in the middle of their games, with nobody connected."""
        before = memory_kb(self.process.pid)
        asyncio.run(_make_tables(self.port, tables))
        return (memory_kb(self.process.pid) - before) / tables

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


async def _make_tables(port: int, tables: int) -> None:
    from benchmarks.server_clients import Table

    async def one() -> None:
        table = await Table.open(port)
        for _ in range(60):
            if not table.is_over:
                await table.move()
        await table.close()

    for _ in range(0, tables, 20):
        await asyncio.gather(*[one() for _ in range(20)])
    await asyncio.sleep(1)


def row(name: str, load: Load, cpu: float) -> float:
    rate = load.moves / cpu
    print(
        f"{name:34} {rate:8,.0f} moves/CPU-s  p50 {load.p50_ms:7.1f} ms  p99 {load.p99_ms:7.1f} ms  "
        f"{load.kb_per_table:5.0f} KB/table  ({load.moves:,} moves in {load.seconds:.0f} s, CPU {cpu:.1f} s)",
        flush=True,
    )
    return rate


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=50)
    arguments.add_argument("--seconds", type=float, default=10)
    arguments.add_argument("--no-peer", action="store_true")
    given: Any = arguments.parse_args()
    print(f"{given.tables} tables of {SEATS} seats, every seat moves as soon as it can, {given.seconds:.0f} s")
    ours = Ours()
    rate = row("speeltafel, durable", *ours.load(given.tables, given.seconds, 0))
    row("speeltafel, 200 tables, 2 moves/s", *ours.load(200, given.seconds, 2))
    print("  goal: p99 below 50 ms on one core")
    ours.close()
    ours = Ours()
    ours.load(5, 1, 0)
    print(f"speeltafel: {ours.kb_per_idle_table(200):.0f} KB for an idle table in mid-game (goal: below 100)")
    ours.close()
    if given.no_peer:
        return
    for storage, goal in (("file", 5.0), ("memory", 1.5)):
        peer = Peer(storage)
        clients = peer.clients(given.tables, given.seconds)
        theirs = row(f"boardgame.io 0.50, {storage}", *measured(peer.process.pid, given.tables, clients))
        peer.close()
        print(f"  ours / theirs: {rate / theirs:.2f} × (goal {goal} ×)")
        time.sleep(1)


if __name__ == "__main__":
    main()
