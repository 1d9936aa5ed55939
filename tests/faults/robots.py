"""Players that never give up: they come back after every break, repeat what was not answered, and note what was acknowledged.

Some play over a bad line too: messages from and to them get lost, come twice, late or out of order.
"""

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any

from websockets.exceptions import WebSocketException

from tests.server.running_server import Client, Person
from tests.table.mirror import Mirror

# The printed board's lengths, with cells that nobody pays for: such a game never ends.
ENDLESS = [{"cells": ["y"] * (length - 1) + ["r"], "arrow": 0} for length in (4, 5, 6, 7, 8)]


async def until(holds: Callable[[], bool], seconds: float = 120) -> None:
    """However busy the machine is."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.05)


class Robot:
    def __init__(self, person: Person, table: str, seats: list[int], trouble: float, seed: int) -> None:
        self.client = Client(person, table, {seat: Mirror(seat) for seat in seats}, {})
        self.seats = seats
        self.trouble = trouble  # how many of its messages something happens to
        self.chance = random.Random(seed)  # noqa: S311
        self.waiting: dict[str, Any] | None = None  # the command that has no answer yet
        self.acknowledged: list[str] = []
        self.refused: list[str] = []
        self.breaks = 0
        self._held: list[str] = []  # messages that are late
        self._sent = 0

    async def play(self, stop: asyncio.Event) -> None:
        """Until told to stop and nothing is left without an answer."""
        while not (stop.is_set() and self.waiting is None):
            try:
                await self.client.connect()
                if self.waiting is not None:
                    await self._say(self.waiting)
                while not (stop.is_set() and self.waiting is None):
                    await self._step(stop)
            except (OSError, WebSocketException, EOFError):
                self.breaks += 1
                self._held.clear()
                await asyncio.sleep(0.05)

    async def _step(self, stop: asyncio.Event) -> None:
        assert self.client.socket is not None
        try:
            data = await asyncio.wait_for(self.client.socket.recv(), 0.5)
        except TimeoutError:  # nothing comes: ask what we missed, and repeat what we said
            await self.listen_again()
            if self.waiting is not None:
                await self._say(self.waiting)
        else:
            assert isinstance(data, str)
            self._deliver(data)
        if any(mirror.gap for mirror in self.client.mirrors.values()):
            await self.listen_again()
        self._look_for_answer()
        if self.waiting is None and not stop.is_set():
            await self._move()

    def _deliver(self, data: str) -> None:
        """As it comes; or, over a bad line, not at all, twice, or after any number of later ones."""
        match self._fate():
            case "well":
                self.client.take(data)
            case "twice":
                self.client.take(data)
                self.client.take(data)
            case "late":
                self._held.append(data)
        while self._held and self.chance.random() < 0.3:
            self.client.take(self._held.pop(self.chance.randrange(len(self._held))))

    async def _say(self, command: dict[str, Any]) -> None:
        """Send a message, again after a while if it gets lost."""
        times = {"well": 1, "twice": 2, "late": 1, "lost": 0}[self._fate()]
        for _ in range(times):
            await self.client.say(**command)

    def _fate(self) -> str:
        return self.chance.choice(["lost", "twice", "late"]) if self.chance.random() < self.trouble else "well"

    async def listen_again(self) -> None:
        for seat, mirror in self.client.mirrors.items():
            mirror.gap = False
            await self.client.say(type="listen", seat=seat, number=mirror.number)

    def _look_for_answer(self) -> None:
        if self.waiting is None:
            return
        answer = self.client.answers.pop(self.waiting["id"], None)
        if answer is None:
            return
        if answer["type"] != "refusal":
            self.acknowledged.append(self.waiting["id"])
            self.waiting = None
        elif answer["line"]["id"] in ("store-unavailable", "store-unreadable", "our-fault"):
            self.refused.append(answer["line"]["id"])  # once more, under the same id, when nothing else comes
        else:
            self.refused.append(answer["line"]["id"])
            self.waiting = None

    async def _move(self) -> None:
        for seat in self.seats:
            state = self.client.mirrors[seat].state
            legal = (state.get("view") or {}).get("legal")
            if legal:
                self._sent += 1
                id_ = f"{seat}-{self._sent}-{self.chance.getrandbits(40):x}"
                move = self.chance.choice(legal)
                self.waiting = {"type": "move", "id": id_, "seat": seat, "position": state["position"], "move": move}
                await self._say(self.waiting)
                return


def acknowledged(robots: Sequence[Robot]) -> int:
    return sum(len(robot.acknowledged) for robot in robots)


def refused(robots: Sequence[Robot], why: str) -> int:
    return sum(robot.refused.count(why) for robot in robots)
