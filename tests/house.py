"""A house of three behind each proxy: people play while its processes are restarted one after the other, and one is killed.

python -m tests.house [caddy nginx haproxy]      needs those, and Debian's postgresql

Nobody may be refused anything or lose an acknowledged move, and everybody is back soon; the pauses are told.
"""

import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
from tools import house
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import Client, Person, free_port
from tests.table.mirror import Mirror

TABLES = 12
PROCESSES = 3
AFTERWARDS_S = 3
LOST = (ConnectionClosed, InvalidStatus, OSError, TimeoutError)


class Player:
    """Plays tricky against a bot, table after table, and comes back by itself."""

    def __init__(self, url: str) -> None:
        server = SimpleNamespace(url=url, settings=SimpleNamespace(port=httpx.URL(url).port))
        self.person = Person.new(cast(Any, server))
        self.acknowledged: dict[str, int] = {}  # of each table the last number
        self.lost = 0
        self.pauses: list[float] = []
        self.refused: list[str] = []

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            created = await asyncio.to_thread(self.person.create, "tricky", "me bot")
            await self._at(Client(self.person, created["table"], {0: Mirror(0)}, {}), stop)

    async def _at(self, client: Client, stop: asyncio.Event) -> None:
        self.acknowledged[client.table] = 0
        while not stop.is_set() and not self._is_over(client):
            try:
                await client.connect()
                while "table" not in client.mirrors[0].state:
                    await client.hear(20)
                if client.mirrors[0].state["table"]["status"] == "lobby":
                    await client.ask("start")
                while not stop.is_set() and not self._is_over(client):
                    await self._move(client)
            except LOST:
                self.lost += 1
                await asyncio.sleep(0.1 + random.random() * 0.2)  # noqa: S311  not all at once
        await client.close()

    def _is_over(self, client: Client) -> bool:
        return bool(client.mirrors[0].state.get("table", {}).get("status") in ("over", "closed"))

    async def _move(self, client: Client) -> None:
        begun = time.monotonic()
        while not (client.mirrors[0].state.get("view") or {}).get("legal"):
            await client.hear(20)
            if self._is_over(client):
                return
        answer = await client.move(0)
        if answer["type"] != "refusal":
            self.acknowledged[client.table] = max(self.acknowledged[client.table], answer.get("number", 0))
            self.pauses.append(time.monotonic() - begun)
        elif answer["line"]["id"] != "position-gone":  # then it had been done, and only the answer was lost
            self.refused.append(answer["line"]["id"])


async def played(url: str, folder: Path) -> dict[str, Any]:
    people = [Player(url) for _ in range(TABLES)]
    stop = asyncio.Event()
    tasks = [asyncio.create_task(player.play(stop)) for player in people]
    await asyncio.sleep(AFTERWARDS_S)
    quiet = _taken(people)
    await asyncio.to_thread(house.restart, folder)
    await asyncio.sleep(AFTERWARDS_S)
    restarted = _taken(people)
    killed = next(iter(json.loads((folder / "running.json").read_text()).items()))
    os.kill(killed[1], signal.SIGKILL)
    await asyncio.sleep(2 * AFTERWARDS_S)
    stop.set()
    await asyncio.wait_for(asyncio.gather(*tasks), 60)
    for player in people:
        for table, number in player.acknowledged.items():
            again = await player.person.connect(table, 0)
            await again.until("snapshot")
            assert (again.mirrors[0].number or 0) >= number, "an acknowledged move is lost"
            await again.close()
    return {
        "before": told(quiet),
        "while each was restarted": told(restarted),
        "when one was killed": told(_taken(people)),
        "came back": sum(player.lost for player in people),
        "refused": sorted({line for player in people for line in player.refused}),
    }


def _taken(people: list[Player]) -> list[float]:
    """The pauses since this was asked last."""
    found = [pause for player in people for pause in player.pauses]
    for player in people:
        player.pauses = []
    return found


def told(pauses: list[float]) -> str:
    """From one's turn before until the next move was done; a bot's thinking is in it."""
    ordered = sorted(pauses)
    parts = {"p50": ordered[len(ordered) // 2], "p99": ordered[len(ordered) * 99 // 100], "longest": ordered[-1]}
    return f"{len(ordered)} moves, " + ", ".join(f"{name} {1000 * pause:.0f} ms" for name, pause in parts.items())


def main(proxies: list[str]) -> int:
    bad = 0
    for proxy in proxies or house.PROXIES:
        with tempfile.TemporaryDirectory() as made:
            folder = Path(made) / "house"
            Path(made).chmod(0o755)
            port = free_port()
            begun = time.monotonic()
            house.up(folder, "127.0.0.1", port, PROCESSES, proxy)
            opened = time.monotonic() - begun
            try:
                found = asyncio.run(played(f"http://127.0.0.1:{port}", folder))
            finally:
                house.down(folder)
        bad += bool(found["refused"])
        sys.stdout.write(f"{proxy}: opened in {opened:.1f} s\n" + "".join(f"  {name}: {what}\n" for name, what in found.items()))
    return bad


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
