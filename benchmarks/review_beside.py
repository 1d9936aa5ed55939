"""The delay of bots at other tables while a review is made.

    python -m benchmarks.review_beside

One server with its processes. Somebody plays Figaro against three bots, moving at once; meanwhile somebody else has games of
Carnavalo reviewed. In turn the judge's process is let go on and halted, a short round each, so that whatever else the machine
does befalls both. Prints how long bots took with it and without, and the ratio of the two.
"""

import argparse
import asyncio
import itertools
import json
import os
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from tests.server.running_server import Client, Person, Running, running
from tools.measure.bot_games import bot_games

from benchmarks.processes import children, cpu_seconds

READY_S = 600.0  # bots compile their rules once
PLAYERS = 4
RESAMPLED = 1000  # for the interval
AT_ONCE = 2  # reviews that are asked for
JUDGE = "speeltafel.server.jobs.review_worker"


class Table:
    """Somebody at a table with bots, and again at a new one when the game is over."""

    def __init__(self, person: Person, level: str) -> None:
        self._person = person
        self._level = level
        self._client: Client | None = None

    async def _seated(self) -> Client:
        if self._client is None or self._client.mirrors[0].state["view"]["result"]:
            seats = [{"who": "me"}, *[{"who": "bot", "level": self._level}] * (PLAYERS - 1)]
            answer = await asyncio.to_thread(self._person.request, "POST", "/api/tables", {"game": "figaro", "seats": seats})
            self._client = await self._person.connect(answer.raise_for_status().json()["table"], 0)
            await self._client.until("snapshot", 60)
            await self._client.ask("start")
        return self._client

    async def waits(self, count: int) -> list[float]:
        """Of so many moves of bots: the time from the move before it."""
        found: list[float] = []
        while len(found) < count:
            client = await self._seated()
            mirror = client.mirrors[0]
            if mirror.state["view"]["legal"]:
                await client.move(0)
                continue
            begun, position = time.monotonic(), mirror.state["position"]
            while mirror.state["position"] == position:
                await client.receive(READY_S)
            found.append(time.monotonic() - begun)
        return found


class Reviews:
    """One is being made and one waits, so that there is always one; but the judge can be halted."""

    def __init__(self, server: Running, person: Person) -> None:
        self._server = server
        self._person = person
        self._names: list[str] = []
        self._seeds = itertools.count(1)

    def keep_going(self) -> None:
        """Until the first of them has something to say."""
        self._names = [name for name in self._names if not self._news(name)["over"]]
        while len(self._names) < AT_ONCE:
            record = json.loads(next(bot_games("carnavalo", ["casual"] * PLAYERS, 1, next(self._seeds))))
            asked = self._person.request("POST", "/api/review", record)
            self._names.append(asked.raise_for_status().json()["review"])
        while not self._news(self._names[0])["number"]:
            pass

    def _news(self, name: str) -> dict[str, Any]:
        news: dict[str, Any] = self._person.request("GET", f"/api/reviews/{name}").raise_for_status().json()
        return news

    def used(self) -> float:
        """Processor seconds of the judge so far."""
        return sum(map(cpu_seconds, self._judges()))

    @contextmanager
    def halted(self) -> Iterator[None]:
        judges = self._judges()
        for judge in judges:
            os.kill(judge, signal.SIGSTOP)
        try:
            yield
        finally:
            for judge in judges:
                os.kill(judge, signal.SIGCONT)

    def _judges(self) -> list[int]:
        return [child for child in children(self._server.process.pid) if JUDGE in command_of(child)]


def command_of(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")


class Found(NamedTuple):
    beside: list[list[float]]  # waits, round by round
    alone: list[list[float]]
    used: float  # processor seconds of the judge meanwhile, and while it was halted
    used_halted: float


async def measured(server: Running, level: str, rounds: int, answers: int) -> Found:
    table, reviews = Table(Person.new(server), level), Reviews(server, Person.new(server))
    await table.waits(answers)  # everything has started and is compiled
    beside, alone, used, used_halted = [], [], 0.0, 0.0
    for _ in range(rounds):
        await asyncio.to_thread(reviews.keep_going)
        begun = reviews.used()
        beside.append(await table.waits(answers))
        with reviews.halted():
            until = reviews.used()
            alone.append(await table.waits(answers))
            used, used_halted = used + until - begun, used_halted + reviews.used() - until
    return Found(beside, alone, used, used_halted)


def p99(rounds: Any) -> float:
    return float(np.quantile(np.concatenate(rounds), 0.99))


def ratio(beside: Any, alone: Any, how: Any) -> str:
    """With an interval that takes a pair of rounds as one."""
    dice = np.random.default_rng(1)
    drawn = [dice.integers(len(beside), size=len(beside)) for _ in range(RESAMPLED)]
    again = [how([beside[i] for i in some]) / how([alone[i] for i in some]) for some in drawn]
    low, high = np.quantile(again, (0.025, 0.975))
    return f"{how(beside) / how(alone):.2f} ({low:.2f} – {high:.2f})"


def median(rounds: Any) -> float:
    return float(np.median(np.concatenate(rounds)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="expert", help="of the bots that answer")
    parser.add_argument("--rounds", type=int, default=20, help="with a review, and as many without")
    parser.add_argument("--answers", type=int, default=50, help="of bots, a round")
    given = parser.parse_args()
    unhurried: dict[str, Any] = {"review_seconds": 3600.0, "tables_per_hour": 3600.0}
    with tempfile.TemporaryDirectory() as folder, running(f"sqlite:///{folder}/tables.sqlite", **unhurried) as server:
        found = asyncio.run(measured(server, given.level, given.rounds, given.answers))
    print(f"load of the machine {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores; {given.rounds} × {given.answers} answers each")
    for name, rounds, used in (("beside a review", found.beside, found.used), ("without", found.alone, found.used_halted)):
        share = used / np.concatenate(rounds).sum()
        print(
            f"{name}: median {1000 * median(rounds):.1f} ms, p99 {1000 * p99(rounds):.0f} ms; the judge had {share:.0%} of a core"
        )
    print(f"beside / without: median {ratio(found.beside, found.alone, median)}, p99 {ratio(found.beside, found.alone, p99)}")


if __name__ == "__main__":
    main()
