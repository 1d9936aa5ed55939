"""Several servers: what a move costs in each part, and how that grows.

    python -m benchmarks.scale                        everything, in about five minutes
    python -m benchmarks.scale --tables 24 --seconds 4 --rounds 3
    python -m benchmarks.scale --before FOLDER        a checkout of an older version, on SQLite, in the same rounds

The same clients as benchmarks/server.py, at one server on SQLite, and at 1, 2 and 4 on one PostgreSQL: with each table's people
at one server, as a proxy that hashes the path brings them there, and spread over all; and behind each proxy of deploy/ that is
installed. On a machine with few cores all of it shares them, so what counts is processor time: moves for a second of it, and
milliseconds a move of each part.
"""

import argparse
import contextlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tests.databases import new_postgresql_database, postgresql
from tools.setup.local_cluster import PROXIES, proxied

from benchmarks.processes import children, cpu_seconds, free_port, wait_for_port
from benchmarks.server import LAUNCH, Load, measured

REPOSITORY = Path(__file__).parent.parent


@dataclass(frozen=True)
class ServerGroup:
    name: str
    servers: int
    spread: bool = False  # the people of a table over all servers
    proxy: str = ""
    sqlite: bool = False
    sources: Path = REPOSITORY


SQLITE, BEFORE, ONE = "SQLite, 1 server", "SQLite, 1, before", "PostgreSQL, 1 server"
GROUPS = [
    ServerGroup(SQLITE, 1, sqlite=True),
    ServerGroup(ONE, 1),
    ServerGroup("PostgreSQL, 2, routed", 2),
    ServerGroup("PostgreSQL, 4, routed", 4),
    ServerGroup("PostgreSQL, 2, spread", 2, spread=True),
    ServerGroup("PostgreSQL, 4, spread", 4, spread=True),
    *[ServerGroup(f"PostgreSQL, 2, {name}", 2, proxy=name) for name in PROXIES if shutil.which(name)],
]


@contextlib.contextmanager
def serving(group: ServerGroup, folder: Path) -> Iterator[tuple[str, list[Callable[[], float]]]]:
    """Where its people connect, and how to ask what its servers, its database and its proxy have used."""
    database = f"sqlite:///{folder / 'tables.sqlite'}" if group.sqlite else new_postgresql_database()
    ports = [free_port() for _ in range(group.servers)]
    with contextlib.ExitStack() as ending:
        pids = [ending.enter_context(started(server(database, port), port, of_these(group.sources))) for port in ports]
        used: list[Callable[[], float]] = [partial(of_all, pids), nothing if group.sqlite else of_the_database]
        where = ("+" if group.spread else ",").join(map(str, ports))
        if group.proxy:
            port = free_port()
            command, variables = proxied(group.proxy, ports, "127.0.0.1", port, folder)
            pid = ending.enter_context(started(command, port, {**os.environ, **variables}))
            where, used = str(port), [*used, partial(with_children, pid)]
        yield where, used


def server(database: str, port: int) -> list[str]:
    without = (
        "connections_per_address",
        "commands_per_second",
        "requests_per_second",
        "tables_at_once",
        "idle_seconds",
        "megabytes_per_hour",
    )
    return [sys.executable, "-c", LAUNCH, json.dumps({"database": database, "port": port, **dict.fromkeys(without, 10**6)})]


def of_these(sources: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": f"{sources / 'src'}:{sources}"}


@contextlib.contextmanager
def started(command: list[str], port: int, variables: dict[str, str]) -> Iterator[int]:
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=variables) as process:
        try:
            wait_for_port(port)
            yield process.pid
        finally:
            process.terminate()


def nothing() -> float:
    return 0.0


def of_all(pids: list[int]) -> float:
    return sum(cpu_seconds(pid) for pid in pids)


def with_children(pid: int) -> float:
    return of_all([pid, *children(pid)])


def of_the_database() -> float:
    """Its connections are processes of their own, which are there as long as the servers are."""
    return with_children(int((Path(postgresql().pgdata) / "postmaster.pid").read_text().split()[0]))


def load(group: ServerGroup, tables: int, seconds: float) -> Load:
    with tempfile.TemporaryDirectory() as folder, serving(group, Path(folder)) as (where, used):
        clients = [sys.executable, "-m", "benchmarks.server_clients", where, str(tables), str(seconds), "0"]
        return measured(used, clients, group.sources)


def row(group: ServerGroup, loads: list[Load]) -> float:
    """Return the median of the rounds. How many moves the servers do for a second of their time."""
    rate = statistics.median(one.moves / one.used[0] for one in loads)
    each = [statistics.median(costs) for costs in zip(*[ms_a_move(one) for one in loads], strict=True)]
    costs = " ".join(f"{name} {cost:.3f}" for name, cost in zip(("servers", "database", "proxy"), each, strict=False))
    print(
        f"{group.name:24} {rate:6,.0f} moves/CPU-s of the servers  p99 {statistics.median(one.p99_ms for one in loads):6.1f} ms  "
        f"{statistics.median(one.moves / one.seconds for one in loads):6,.0f} moves/s here  ms of CPU a move: {costs}",
        flush=True,
    )
    return rate


def ms_a_move(load: Load) -> list[float]:
    return [1000 * part / load.moves for part in load.used]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=24)
    arguments.add_argument("--seconds", type=float, default=4)
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--before", type=Path, help="a checkout of an older version")
    given: Any = arguments.parse_args()
    groups = list(GROUPS)
    if given.before:
        groups.insert(1, ServerGroup(BEFORE, 1, sqlite=True, sources=given.before.resolve()))
    loads: dict[ServerGroup, list[Load]] = {group: [] for group in groups}
    for number in range(1, given.rounds + 1):
        print(f"round {number} of {given.rounds}", flush=True)
        for group in groups:  # in turn, so that whatever else the machine does befalls all
            loads[group].append(load(group, given.tables, given.seconds))
    print(f"{given.tables} tables of four seats, every seat moves as soon as it can, medians of {given.rounds} rounds")
    rates = {group.name: row(group, loads[group]) for group in groups}
    print(f"PostgreSQL / SQLite, one server: {rates[ONE] / rates[SQLITE]:.2f} ×")
    if given.before:
        print(f"SQLite now / before: {rates[SQLITE] / rates[BEFORE]:.2f} ×")


if __name__ == "__main__":
    main()
