"""Three servers behind each proxy: people play while its processes are restarted one after the other, and one is killed.

python -m tests.cluster_restarts [caddy nginx haproxy] [--players 48] [--rounds 2]      needs those, and Debian's postgresql

Nobody may be refused anything, by the page or by a request; every acknowledged move is in the log, none twice, everybody has the
right view in the end. How long everybody was away is told, and how long moves and bots' answers took meanwhile.
"""

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
from tools.setup import local_cluster
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from tests.faults.kills import check, come_back_once_more
from tests.faults.robots import ENDLESS, Robot
from tests.faults.several import at_rest
from tests.server.running_server import NO_CERTIFICATES, Person

PROCESSES = 3
QUIET_S = 5.0
AFTER_A_KILL_S = 8.0
ASKS_S = 0.2  # between two requests of somebody at home
PACE_S = 0.4  # between two moves of somebody
SEATS = ("me open", "me bot")  # of every other table
PAGE_WAITS_S = 0.5  # web/src/net/table-connection.svelte.ts
RESTARTED = 1012


class Player(Robot):
    """Moves about twice a second where they can, and comes back as the page does."""

    def __init__(self, person: Person, table: str, seat: int, seed: int) -> None:
        super().__init__(person, table, [seat], 0.0, seed)
        self.figures = Figures()
        self._began_to_wait = 0.0  # for the answer to a move
        self._moves_at = 0.0
        self._their_turn_since: float | None = None

    async def play(self, stop: asyncio.Event) -> None:
        gone_at: float | None = None
        pause = PAGE_WAITS_S
        while not (stop.is_set() and self.waiting is None):
            try:
                self.client.received.clear()
                await self.client.connect()
                if self.waiting is not None:
                    await self._say(self.waiting)
                while not (stop.is_set() and self.waiting is None):
                    await self._step(stop)
                    if gone_at is not None and self.client.received:
                        self.figures.away.append(time.monotonic() - gone_at)
                        gone_at, pause = None, PAGE_WAITS_S
            except (OSError, WebSocketException, EOFError) as error:
                self.breaks += 1
                self.figures.breaks[how(error)] += 1
                gone_at = gone_at or time.monotonic()
                await asyncio.sleep(pause * (2 * self.chance.random() if how(error) == str(RESTARTED) else 1))
                pause *= 2

    async def _move(self) -> None:
        if self._their_turn_since is not None and self._may_move():
            self.figures.others.append(time.monotonic() - self._their_turn_since)
            self._their_turn_since = None
        if time.monotonic() >= self._moves_at:
            await super()._move()
            self._began_to_wait = time.monotonic()

    def _look_for_answer(self) -> None:
        was_waiting = self.waiting is not None
        super()._look_for_answer()
        if was_waiting and self.waiting is None:
            self.figures.moves.append(time.monotonic() - self._began_to_wait)
            self._moves_at = time.monotonic() + PACE_S
            self._their_turn_since = None if self._may_move() else time.monotonic()

    def _may_move(self) -> bool:
        return bool((self.client.mirrors[self.seats[0]].state.get("view") or {}).get("legal"))


class Figures:
    def __init__(self) -> None:
        self.breaks: Counter[str] = Counter()
        self.away: list[float] = []  # from a break until one hears of the table again
        self.moves: list[float] = []  # from a move until its answer, whatever happens between them
        self.others: list[float] = []  # from one's turn until the next one: somebody else's, or a bot's
        self.requests: list[float] = []

    def add(self, other: "Figures") -> None:
        self.breaks += other.breaks
        for name in ("away", "moves", "others", "requests"):
            getattr(self, name).extend(getattr(other, name))

    def summary(self) -> str:
        breaks = ", ".join(f"{count} by {name}" for name, count in sorted(self.breaks.items())) or "none"
        lines = [f"breaks: {breaks}"]
        lines += [f"{name}: {spread(getattr(self, name))}" for name in ("away", "moves", "others", "requests")]
        return "".join(f"    {line}\n" for line in lines)


def how(error: Exception) -> str:
    if isinstance(error, ConnectionClosed):
        return str(error.rcvd.code if error.rcvd is not None else "no word")
    return f"status {error.response.status_code}" if isinstance(error, InvalidStatus) else type(error).__name__


def spread(times: list[float]) -> str:
    if not times:
        return "none"
    ordered = sorted(times)
    parts = {"p50": ordered[len(ordered) // 2], "p99": ordered[len(ordered) * 99 // 100], "longest": ordered[-1]}
    return f"{len(ordered)}, " + ", ".join(f"{name} {1000 * one:.0f} ms" for name, one in parts.items())


class Visitor:
    """At home: asks for the games, their own tables, a table's seats. Every answer must be a good one."""

    def __init__(self, url: str, person: Person, table: str) -> None:
        self.figures = Figures()
        self.wrong: Counter[str] = Counter()
        self._url, self._person, self._table = url, person, table

    async def ask(self, stop: asyncio.Event) -> None:
        headers = {"authorization": f"Bearer {self._person.token}"}
        async with httpx.AsyncClient(base_url=self._url, headers=headers, verify=NO_CERTIFICATES, timeout=30) as client:
            while not stop.is_set():
                for path in ("/api/games", "/api/tables", f"/api/tables/{self._table}"):
                    begun = time.monotonic()
                    try:
                        answer = await client.get(path)
                        if answer.status_code != 200:
                            self.wrong[f"{answer.status_code} {path[:12]}"] += 1
                    except httpx.HTTPError as error:
                        self.wrong[f"{type(error).__name__} {path[:12]}"] += 1
                    self.figures.requests.append(time.monotonic() - begun)
                    await asyncio.sleep(ASKS_S)


async def play(url: str, folder: Path, players: int, rounds: int) -> None:
    server = cast(Any, SimpleNamespace(url=url, settings=SimpleNamespace(port=httpx.URL(url).port)))
    people: list[Player] = []
    while len(people) < players:
        people += await sit_down(server, len(people))
    tables = sorted({player.client.table for player in people})
    visitor = Visitor(url, people[0].client.person, people[0].client.table)
    stop = asyncio.Event()
    tasks = [asyncio.create_task(player.play(stop)) for player in people]
    tasks.append(asyncio.create_task(visitor.ask(stop)))
    try:
        await asyncio.sleep(QUIET_S)
        report("before", people, visitor)
        for _ in range(rounds):
            await asyncio.to_thread(local_cluster.restart, folder)
            await asyncio.sleep(QUIET_S)
        report("while each was restarted", people, visitor)
        wrong = Counter(visitor.wrong)
        os.kill(next(pid for name, pid in local_cluster._left(folder).items() if name.startswith("speeltafel")), signal.SIGKILL)
        await asyncio.sleep(AFTER_A_KILL_S)
    finally:
        stop.set()
        await asyncio.wait_for(asyncio.gather(*tasks), 60)
    report("when one was killed", people, visitor)
    await at_rest(local_cluster.database_of(folder), tables)
    await come_back_once_more(people)
    outcome = check(local_cluster.database_of(folder), people, tables)
    assert not outcome.refused, f"somebody was refused: {outcome.refused}"
    assert not wrong, f"somebody was answered badly while processes were restarted: {wrong}"
    sys.stdout.write(f"  {outcome.acknowledged} moves acknowledged, none lost, none twice, every view right; ")
    sys.stdout.write(f"requests that were lost with who was killed: {(visitor.wrong - wrong).total()}\n")


async def sit_down(server: Any, number: int) -> list[Player]:
    """Two people at a table, and one with a bot at the next."""
    found = []
    for seats in SEATS:
        host, guest = Person.new(server), Person.new(server)
        created = await asyncio.to_thread(host.create, "tricky", seats, options={"board": ENDLESS})
        found.append(Player(host, created["table"], 0, number))
        if "open" in seats:
            await asyncio.to_thread(guest.sit, created, 1)
            found.append(Player(guest, created["table"], 1, number + 1))
        starter = await host.connect(created["table"], 0)
        await starter.ask("start")
        await starter.close()
    return found


def ports(count: int) -> int:
    """Return the first of so many that are free, below those that the system gives to whoever connects somewhere."""
    while True:
        first = random.randrange(20_000, 32_000)  # noqa: S311
        try:
            local_cluster._check_ports("127.0.0.1", first, range(first + 1, first + count))
            return first
        except local_cluster.Impossible:
            continue


def report(when: str, people: list[Player], visitor: Visitor) -> None:
    """Return the figures since the last call."""
    found = Figures()
    everybody: list[Player | Visitor] = [*people, visitor]
    for one in everybody:
        found.add(one.figures)
        one.figures = Figures()
    sys.stdout.write(f"  {when}\n{found.summary()}")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.cluster_restarts", description=__doc__)
    parser.add_argument("proxies", nargs="*", choices=[*local_cluster.PROXIES, []], default=[])
    parser.add_argument("--players", type=int, default=48)
    parser.add_argument("--rounds", type=int, default=2, help="of restarts, each of all processes")
    asked = parser.parse_args()
    for proxy in asked.proxies or local_cluster.PROXIES:
        with tempfile.TemporaryDirectory() as made:
            folder = Path(made) / "cluster"
            Path(made).chmod(0o755)
            port = ports(1 + PROCESSES)
            begun = time.monotonic()
            local_cluster.up(folder, "127.0.0.1", port, PROCESSES, proxy)
            sys.stdout.write(f"{proxy}: opened in {time.monotonic() - begun:.1f} s\n")
            try:
                asyncio.run(play(f"http://127.0.0.1:{port}", folder, asked.players, asked.rounds))
            finally:
                local_cluster.down(folder)


if __name__ == "__main__":
    main()
