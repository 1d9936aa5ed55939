"""Robots play for a long while, and everything befalls the server at random.

It is killed, sleeps, loses its database, and gets a full disk, jumping clocks, unreadable logs, and floods of malicious requests.

    python -m tests.faults.soak --minutes 30 [--database postgresql] [--tables 12] [--seed 1]

Afterwards every acknowledged move must be in the log, none twice, and every client must have the right view; the server's memory
stays below a bound; and while somebody floods it, 99 of 100 moves are acknowledged in less than ten times what they take in calm.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from benchmarks.processes import memory_kb
from websockets.exceptions import WebSocketException

from tests.databases import new_postgresql_database
from tests.faults.floods import FLOODS, flood
from tests.faults.jumping import AHEAD
from tests.faults.kills import Outcome, check, come_back_once_more
from tests.faults.robots import Robot
from tests.faults.troubles import TROUBLES, Patient
from tests.server.running_server import LAUNCH, Person, Running

MOST_MB = 400  # of the server's memory, whatever is done to it
TIMES_CALM = 10.0
CALM_AT_LEAST_S = 0.02  # below that it is this machine's noise that is compared
SETTLE_S = 2.0  # after a trouble, until it is calm again
PACE_S = 0.1  # a robot thinks before it moves
NOT_NOW = (OSError, EOFError, WebSocketException, httpx.HTTPError, AssertionError, TimeoutError)


class Jumping(Running):
    launch = "from tests.faults.jumping import install; install(); " + LAUNCH
    longest_stop_s = 60  # half an hour is not thrown away because the machine is busy


@dataclass
class Weather:
    """What it is like just now: "calm", "flood", or anything else, when nothing is measured."""

    now: str = "calm"
    taken: dict[str, list[float]] = field(default_factory=lambda: {"calm": [], "flood": []})


class Player(Robot):
    """One that takes its time, measures how long each answer takes, and goes home when the game is over."""

    def __init__(self, person: Person, table: str, seats: list[int], seed: int, weather: Weather) -> None:
        super().__init__(person, table, seats, 0.0, seed)
        self._weather = weather
        self._asked: tuple[str, float, str] | None = None
        self._rests_until = 0.0

    async def _step(self, stop: asyncio.Event) -> None:
        await super()._step(stop)
        self.client.received.clear()
        if self.is_over:
            stop.set()

    @property
    def is_over(self) -> bool:
        return all((mirror.state.get("table") or {}).get("status") == "over" for mirror in self.client.mirrors.values())

    async def _move(self) -> None:
        if any((self.client.mirrors[seat].state.get("view") or {}).get("legal") for seat in self.seats):
            await asyncio.sleep(PACE_S * self.chance.uniform(0.5, 1.5))
            before = time.monotonic()
            await super()._move()
            if self.waiting is not None:
                self._asked = (self.waiting["id"], before, self._weather.now)

    def _look_for_answer(self) -> None:
        asked = self._asked
        answered = asked is not None and asked[0] in self.client.answers
        refused = answered and asked is not None and self.client.answers[asked[0]]["type"] == "refusal"
        super()._look_for_answer()
        if asked is not None and answered:
            if not refused and asked[2] == self._weather.now and asked[2] in self._weather.taken:
                self._weather.taken[asked[2]].append(time.monotonic() - asked[1])
            self._asked = None


@dataclass
class Figures:
    """What came of it."""

    troubles: Counter[str] = field(default_factory=Counter)
    games: int = 0
    outcome: Outcome = field(default_factory=Outcome)
    most_mb: float = 0.0
    calm_p99_s: float = 0.0
    flood_p99_s: float = 0.0

    def summary(self) -> str:
        befell = ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in sorted(self.troubles.items()))
        moves = f"{self.outcome.acknowledged} moves of {self.games} games acknowledged, {self.outcome.breaks} breaks"
        speed = f"99 of 100 within {self.calm_p99_s * 1000:.0f} ms in calm, {self.flood_p99_s * 1000:.0f} ms in floods"
        return f"{befell}: {moves}, none lost, none twice; at most {self.most_mb:.0f} MB; {speed}"


def soak(database: str, seconds: float, tables: int = 12, seed: int = 1) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        clock = Path(folder) / "clock"
        clock.write_text("0")
        limits: dict[str, Any] = {"connections_per_address": 100, "requests_per_second": 20.0, "commands_per_second": 20.0}
        server = Jumping(database, {AHEAD: str(clock)}, **limits, idle_seconds=10.0, request_seconds=5.0)
        try:
            figures, players = asyncio.run(_soak(Patient(server, clock, min(4.0, seconds / 10)), seconds, tables, seed))
            server.stop()
        finally:
            if server.process.poll() is None:
                server.kill()
    figures.outcome = check(database, players, sorted({player.client.table for player in players}))
    return figures


async def _soak(patient: Patient, seconds: float, tables: int, seed: int) -> tuple[Figures, list[Player]]:
    figures, weather, stop = Figures(), Weather(), asyncio.Event()
    players: list[Player] = []
    rounds = [asyncio.create_task(_rounds(patient, seed + number, weather, stop, players)) for number in range(tables)]
    watching = asyncio.create_task(_watch(patient, figures))
    try:
        await _befall(patient, seconds, seed, weather, figures)
    finally:
        stop.set()
        watching.cancel()
    weather.now = "the end"
    await asyncio.gather(*rounds)
    await come_back_once_more([player for player in players if not player.is_over])
    figures.games = len(players) // 2
    figures.calm_p99_s, figures.flood_p99_s = _p99(weather.taken["calm"]), _p99(weather.taken["flood"])
    return figures, players


async def _rounds(patient: Patient, seed: int, weather: Weather, stop: asyncio.Event, players: list[Player]) -> None:
    """Two people at one table after the other."""
    chance = random.Random(seed)  # noqa: S311
    while not stop.is_set():
        try:
            two = await _sit_down(patient, chance, weather)
        except NOT_NOW:  # the server is in trouble
            await asyncio.sleep(0.3)
            continue
        players.extend(two)
        ends = [asyncio.Event() for _ in two]
        playing = [asyncio.create_task(player.play(end)) for player, end in zip(two, ends, strict=True)]
        while not stop.is_set() and not all(task.done() for task in playing):
            await asyncio.sleep(0.1)
        for end in ends:
            end.set()
        await asyncio.gather(*playing)
        for player in two:
            await player.client.close()


async def _sit_down(patient: Patient, chance: random.Random, weather: Weather) -> list[Player]:
    server = patient.server
    host, guest = Person.new(server), Person.new(server)
    created = await asyncio.to_thread(host.create, "tricky", "me open me")
    await asyncio.to_thread(guest.sit, created, 1)
    starter = await host.connect(created["table"], 0)
    await starter.ask("start")
    await starter.close()
    if len(patient.victims) < 3:
        patient.victims.append((await asyncio.to_thread(host.create, "tricky", "me bot"))["table"])
    seeds = chance.getrandbits(30), chance.getrandbits(30)
    table = created["table"]
    return [Player(host, table, [0, 2], seeds[0], weather), Player(guest, table, [1], seeds[1], weather)]


async def _befall(patient: Patient, seconds: float, seed: int, weather: Weather, figures: Figures) -> None:
    """Each in turn, in an order of chance, until the time is over: a short soak has all of them once. Calm between."""
    chance = random.Random(seed)  # noqa: S311
    end = time.monotonic() + seconds
    calm = patient.longest_s
    while time.monotonic() < end:
        everything = [*TROUBLES, *FLOODS]
        chance.shuffle(everything)
        for name in everything:
            weather.now = "calm"
            await asyncio.sleep(calm)
            figures.troubles[name] += 1
            if name in FLOODS:
                weather.now = "flood"
                await flood(name, patient.server.settings.port, calm * chance.uniform(1, 2))
            else:
                weather.now = name
                await TROUBLES[name](patient, chance)
            weather.now = "settling"
            await asyncio.sleep(min(SETTLE_S, calm))


async def _watch(patient: Patient, figures: Figures) -> None:
    while True:
        await asyncio.sleep(1)
        try:
            figures.most_mb = max(figures.most_mb, memory_kb(patient.server.process.pid) / 1000)
        except (OSError, StopIteration):  # it has just been killed
            continue


def _p99(taken: list[float]) -> float:
    return sorted(taken)[int(len(taken) * 0.99)] if taken else 0.0


def judge(figures: Figures) -> None:
    """Judge the figures. That nothing is lost has been checked by then."""
    assert figures.most_mb < MOST_MB, figures.summary()
    assert figures.flood_p99_s < TIMES_CALM * max(figures.calm_p99_s, CALM_AT_LEAST_S), figures.summary()


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--minutes", type=float, default=30)
    arguments.add_argument("--tables", type=int, default=12)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite" if given.database == "sqlite" else new_postgresql_database()
        figures = soak(database, given.minutes * 60, given.tables, given.seed)
    sys.stdout.write(f"{given.database}, {given.minutes:g} minutes, {given.tables} tables at a time. {figures.summary()}\n")
    judge(figures)


if __name__ == "__main__":
    main()
