"""Bots think in a process of their own, so that no table waits for them, and a bot that fails cannot take the server along."""

import asyncio
import logging
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context

import msgspec

from speeltafel import bots, games
from speeltafel.core.protocol import Chooser
from speeltafel.core.view import AnyView

LOG = logging.getLogger("speeltafel.bots")
PATIENCE_S = 30.0  # then anything legal is played


class Thinking:
    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, level: str, view: AnyView) -> str:
        """A move, after a while that does not depend on the view."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        pause = self._seconds * (0.7 + secrets.randbelow(600) / 1000)
        move = await self._thought(level, view)
        if pause:  # whoever thought for longer answers one such time later, not at once
            await asyncio.sleep((begun - loop.time()) % pause)
        return move

    async def _thought(self, level: str, view: AnyView) -> str:
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
            future = self._pool.submit(chosen, view.game, level, msgspec.json.encode(view))
            return await asyncio.wait_for(asyncio.wrap_future(future), PATIENCE_S)
        except BrokenProcessPool:
            self._pool = None
            LOG.error("the bots' process ended", extra={"game": view.game, "level": level})
        except Exception as error:
            LOG.error("a bot failed", extra={"game": view.game, "level": level, "error": type(error).__name__})
        return secrets.choice(view.legal)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def chosen(game: str, level: str, view: bytes) -> str:
    """In the bots' process: what a bot plays."""
    return _bot(game, level).choose(msgspec.json.decode(view, type=games.room(game).views.View))


@cache
def _bot(game: str, level: str) -> Chooser:
    return bots.bot(game, level)
