"""Moves of bots for tables.

A move arrives after a delay that doesn't depend on the view. A late bot plays as the level below, which is quicker, and
never at random. If a person's bots fill the queue, the next one plays as the quickest level. The answer names the level that
was played, so that the table can say so.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import msgspec

from speeltafel import bots
from speeltafel.core.view import AnyView
from speeltafel.server.jobs.bot_worker import BotQuestion
from speeltafel.server.jobs.fair_queue import CostEstimates, Requester
from speeltafel.server.jobs.queue_client import TooManyQuestions
from speeltafel.server.jobs.worker_pool import BotFailed, BotPool, ProcessEnded
from speeltafel.server.settings import Settings

LOG = logging.getLogger("speeltafel.bots")
TRIES = 2  # a process may end under a question that is not to blame
ROOM = 1.25  # for a thought that takes a little longer than all the last ones
AGAIN_S = 2.0  # until the quickest is asked once more


@dataclass(frozen=True)
class BotMove:
    move: str
    level: str  # as which it was played


class MoveSource(Protocol):
    """A source of moves: local processes (worker_pool.py), or workers on the same database (queue_client.py)."""

    async def think(self, asker: Requester, cost: float, question: bytes, most: int | None) -> tuple[str, float]: ...

    async def close(self) -> None: ...


class BotClient:
    """Client for moves of bots. Create it where an event loop runs."""

    def __init__(self, settings: Settings, pool: MoveSource | None = None) -> None:
        self._settings = settings
        self._pool = pool or BotPool(settings.bot_workers)
        self._costs = CostEstimates()
        self.address_of: Callable[[str], str] = lambda _: ""  # from where somebody came last
        self._asking: dict[str, int] = {}  # how many bots of a person wait or think, at their own level

    async def choose(self, person: str, level: str, view: AnyView) -> BotMove:
        """Choose a move for a table of that person. Takes at least `bot_seconds`, roughly."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        pause = self._settings.bot_seconds * (0.7 + secrets.randbelow(600) / 1000)
        chosen = await self._chosen(person, level, view)
        if pause:  # the answer comes after a whole number of pauses, so it doesn't show how long the bot thought
            await asyncio.sleep((begun - loop.time()) % max(pause, self._usual_delay(view.game, level)))
        return chosen

    def _usual_delay(self, game: str, level: str) -> float:
        """Return the time in which this machine finishes any thought of that level.

        On a slow machine a hard decision takes longer than a pause, so an easy one must wait as long.
        """
        return min(ROOM * self._costs.slowest(game, level), self._settings.bot_patience_seconds)

    async def _chosen(self, person: str, level: str, view: AnyView) -> BotMove:
        *slower, quickest = fallback_levels(view.game, level)
        if self._asking.get(person, 0) < self._settings.bots_per_person:
            self._asking[person] = self._asking.get(person, 0) + 1
            try:
                for one in slower:
                    move = await self._within(self._settings.bot_patience_seconds, person, one, view)
                    if move is not None:
                        return BotMove(move, one)
            except TooManyQuestions:
                pass
            finally:
                self._asking[person] -= 1
                if not self._asking[person]:
                    del self._asking[person]
        while True:
            move = await self._within(None, person, quickest, view)
            if move is not None:
                return BotMove(move, quickest)
            await asyncio.sleep(AGAIN_S)

    async def _within(self, seconds: float | None, person: str, level: str, view: AnyView) -> str | None:
        """Return a move; None if it takes longer, or fails."""
        for _ in range(TRIES):
            try:
                return await asyncio.wait_for(self._thought(person, level, view), seconds)
            except TimeoutError:
                LOG.info("a bot is late", extra={"game": view.game, "bot": level})
                break
            except (ProcessEnded, OSError) as error:
                LOG.error("the bots' process ended", extra={"game": view.game, "bot": level, "error": type(error).__name__})
            except BotFailed as error:
                LOG.error("a bot failed", extra={"game": view.game, "bot": level, "error": str(error)})
                break
        return None

    async def _thought(self, person: str, level: str, view: AnyView) -> str:
        is_quickest = fallback_levels(view.game, level) == [level]
        most = None if is_quickest else self._settings.bots_per_person  # of one person at all servers together
        question = msgspec.json.encode(BotQuestion(view.game, level, msgspec.Raw(msgspec.json.encode(view))))
        asker = Requester(person, self.address_of(person))
        move, seconds = await self._pool.think(asker, self._costs.of(view.game, level), question, most)
        if move not in view.legal:  # a worker of another version may have other rules
            raise BotFailed("IllegalMove")
        self._costs.learn(view.game, level, seconds)
        return move

    async def close(self) -> None:
        await self._pool.close()


def fallback_levels(game: str, level: str) -> list[str]:
    """Return that level and the slower levels below it, the quickest last.

    A newcomer is no quicker than a beginner, only weaker.
    """
    known = bots.levels(game)
    below = [one for one in known[: known.index(level)] if one not in (*bots.RESEARCH, bots.LADDER[0])]
    return [level, *reversed(below)]
