"""Bots think in a process of their own, so that no table waits for them, and a bot that fails cannot take the server along.

It starts with the server and gets ready meanwhile. Nothing is lost when it ends, so in the end it is not asked to.
"""

import asyncio
import contextlib
import itertools
import logging
import os
import secrets
import signal
import sys

import msgspec

from speeltafel.core.view import AnyView
from speeltafel.server.bot_worker import Answer, Question

LOG = logging.getLogger("speeltafel.bots")
PATIENCE_S = 30.0  # then anything legal is played
TRIES = 2  # the process may end under a question that is not to blame

Process = asyncio.subprocess.Process


class ProcessEnded(Exception):
    """Before it had answered."""


class BotFailed(Exception):
    """It met an error of that name."""


class BotClient:
    """To be made where an event loop runs."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._numbers = itertools.count()
        self._waiting: dict[int, asyncio.Future[str]] = {}
        self._process = asyncio.create_task(self._start())

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
        for _ in range(TRIES):
            try:
                return await asyncio.wait_for(self._asked(level, view), PATIENCE_S)
            except ProcessEnded:
                LOG.error("the bots' process ended", extra={"game": view.game, "bot": level})
            except (BotFailed, TimeoutError, OSError) as error:
                why = str(error) if isinstance(error, BotFailed) else type(error).__name__
                LOG.error("a bot failed", extra={"game": view.game, "bot": level, "error": why})
                break
        return secrets.choice(view.legal)

    async def _asked(self, level: str, view: AnyView) -> str:
        process = await self._running()
        number = next(self._numbers)
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        question = Question(number, view.game, level, msgspec.Raw(msgspec.json.encode(view)))
        try:
            assert process.stdin is not None  # noqa: S101  it was started with one
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            return await answer
        finally:
            del self._waiting[number]

    async def _running(self) -> Process:
        if self._process.done() and (self._process.exception() or self._process.result().returncode is not None):
            self._process = asyncio.create_task(self._start())
        return await asyncio.shield(self._process)

    async def _start(self) -> Process:
        program = [sys.executable, "-m", "speeltafel.server.bot_worker"]
        pipe, nowhere = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        # A session of its own: so it can be ended with all it has started, and Ctrl-C is for the server alone.
        process = await asyncio.create_subprocess_exec(*program, stdin=pipe, stdout=pipe, stderr=nowhere, start_new_session=True)
        self._listening = asyncio.create_task(self._listen(process))  # somebody has to hold it
        return process

    async def _listen(self, process: Process) -> None:
        assert process.stdout is not None  # noqa: S101  it was started with one
        async for line in process.stdout:
            answer = msgspec.json.decode(line, type=Answer)
            waiting = self._waiting.get(answer.number)
            if waiting is None or waiting.done():  # the table goes on without it
                continue
            if answer.error:
                waiting.set_exception(BotFailed(answer.error))
            else:
                waiting.set_result(answer.move)
        await process.wait()
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(ProcessEnded())

    async def close(self) -> None:
        with contextlib.suppress(OSError):  # it could not be started, or has ended
            process = await self._process
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
            await process.wait()
