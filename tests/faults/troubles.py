"""What befalls a server: each trouble begins, lasts a moment, and is over when it returns."""

import asyncio
import os
import random
import resource
import signal
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import psycopg

from tests.server.running_server import Running

Trouble = Callable[["Patient", random.Random], Awaitable[None]]
BUSY_S = 60.0  # the server may be writing for so long, on a busy machine
FREE = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


class Patient:
    """The server, its database, and a table whose log may be spoilt."""

    def __init__(self, server: Running, clock: Path, longest_s: float) -> None:
        self.server = server
        self.longest_s = longest_s  # that a trouble lasts
        self.clock = clock
        self.database = server.settings.database
        self.victims: list[str] = []  # tables of nobody

    @property
    def file(self) -> str:
        return self.database.removeprefix("sqlite:///")

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite")


async def kill(patient: Patient, _: random.Random) -> None:
    """As a power cut would."""
    await asyncio.to_thread(patient.server.kill)
    await asyncio.to_thread(patient.server.start)


async def stop_and_go_on(patient: Patient, chance: random.Random) -> None:
    """Stop the server for a while, as if the machine slept."""
    process = patient.server.process.pid
    os.kill(process, signal.SIGSTOP)
    await asyncio.sleep(chance.uniform(0.3, patient.longest_s))
    os.kill(process, signal.SIGCONT)


async def outage(patient: Patient, chance: random.Random) -> None:
    """Lock the database, or let no connection in."""
    seconds = chance.uniform(0.3, patient.longest_s)
    if patient.is_sqlite:
        await asyncio.to_thread(_locked, patient.file, seconds)
    else:
        await asyncio.to_thread(_shut, patient.database)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(_reopened, patient.database)


def _locked(file: str, seconds: float) -> None:
    other = sqlite3.connect(file, isolation_level=None, timeout=BUSY_S)
    other.execute("BEGIN IMMEDIATE")
    time.sleep(seconds)
    other.execute("ROLLBACK")
    other.close()


def _database_of(database: str) -> tuple[str, str]:
    """Another database of the same server to speak from, and the name of this one."""
    name = database.partition("?")[0].rpartition("/")[2]
    return database.replace(f"/{name}", "/postgres", 1), name


def _shut(database: str) -> None:
    from_outside, name = _database_of(database)
    with psycopg.connect(from_outside, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))


def _reopened(database: str) -> None:
    from_outside, name = _database_of(database)
    with psycopg.connect(from_outside, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


async def full_disk(patient: Patient, chance: random.Random) -> None:
    """No file grows; with PostgreSQL, which is not ours to starve, no row is let into the logs."""
    if patient.is_sqlite:
        process = patient.server.process.pid
        resource.prlimit(process, resource.RLIMIT_FSIZE, (100, resource.RLIM_INFINITY))
        await asyncio.sleep(chance.uniform(0.3, patient.longest_s))
        resource.prlimit(process, resource.RLIMIT_FSIZE, FREE)
    else:
        with psycopg.connect(patient.database) as connection:
            connection.execute("LOCK TABLE batches IN EXCLUSIVE MODE")
            await asyncio.sleep(chance.uniform(0.3, patient.longest_s))


async def clock_jump(patient: Patient, chance: random.Random) -> None:
    """Let the clock jump to and fro, an hour at most."""
    patient.clock.write_text(str(chance.uniform(-3600, 3600)))


async def bad_log(patient: Patient, _: random.Random) -> None:
    """One table's log can no longer be read, and it is due at once."""
    if not patient.victims:
        return
    table = patient.victims.pop()
    spoil = "UPDATE batches SET body = {0} WHERE table_id = {0} AND number = 1"
    wake = "UPDATE tables SET wake_at = 1 WHERE table_id = {0}"
    if patient.is_sqlite:
        with sqlite3.connect(patient.file, timeout=BUSY_S) as connection:
            connection.execute(spoil.format("?"), (b"nonsense", table))
            connection.execute(wake.format("?"), (table,))
        connection.close()
    else:
        with psycopg.connect(patient.database) as other:
            other.execute(spoil.format("%s"), (b"nonsense", table))
            other.execute(wake.format("%s"), (table,))


TROUBLES: dict[str, Trouble] = {one.__name__: one for one in (kill, stop_and_go_on, outage, full_disk, clock_jump, bad_log)}
