"""Pool of bot processes, one for each core: each has one question at a time, the others wait in a fair queue.

The first process starts with the first table that has bots, the others when a job would have to wait. They keep nothing, so
they are killed at the end.
"""

import asyncio
import contextlib
import logging
import os
import signal
import sys
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from speeltafel.server.jobs.bot_worker import BotQuestion, BotReply
from speeltafel.server.jobs.fair_queue import FairQueue, QueuedJob, Requester

LOG = logging.getLogger("speeltafel.bots")
PROGRAM = (sys.executable, "-m", "speeltafel.server.jobs.bot_worker")
AGAIN_S = 2.0  # until a process that did not start is started again
LONGEST_THOUGHT_S = 60.0  # then something is wrong with it, and its process ends

Process = asyncio.subprocess.Process


class ProcessEnded(Exception):
    """The process ended before it answered."""


class BotFailed(Exception):
    """The bot met an error of that name."""


@dataclass(eq=False)
class MoveJob(QueuedJob):
    question: bytes
    answer: "asyncio.Future[tuple[str, float]]"  # the move, and how long it took


class WorkerProcess:
    """A worker process, started when it is needed and again if it has ended."""

    longest_line = 64 << 10  # of its answers

    def __init__(self, program: Sequence[str]) -> None:
        self._program = program
        self._process: Process | None = None

    async def ready(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            pipe, nowhere = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
            # A session of its own: so it can be ended with all it has started, and Ctrl-C is for the server alone.
            started = asyncio.create_subprocess_exec(
                *self._program, stdin=pipe, stdout=pipe, stderr=nowhere, start_new_session=True, limit=self.longest_line
            )
            self._process = await started
            await self._line(self._process)  # it says so
        return self._process

    async def ask(self, question: bytes) -> str:
        process = await self.ready()
        assert process.stdin is not None  # noqa: S101  it was started with one
        process.stdin.write(question + b"\n")
        line = await self._line(process)
        answer = msgspec.json.decode(line, type=BotReply)
        if answer.error:
            raise BotFailed(answer.error)
        return answer.move

    async def _line(self, process: Process) -> bytes:
        assert process.stdout is not None  # noqa: S101  it was started with one
        line = await process.stdout.readline()
        if not line:
            await process.wait()
            raise ProcessEnded
        return line

    async def end(self) -> None:
        """Kill the process at once, with all that it has started."""
        if self._process is None:
            return
        with contextlib.suppress(OSError):  # it has ended
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        await self._process.wait()


class BotPool:
    """Pool of bot processes. Create it where an event loop runs."""

    def __init__(
        self, workers: int | None, program: Sequence[str] = PROGRAM, when_free: Callable[[], None] = lambda: None
    ) -> None:
        """Make a pool.

        `workers` None: as many as there are cores. `when_free` is called whenever a process may be idle.
        """
        self.queue: FairQueue[MoveJob] = FairQueue()
        self.workers = cores() if workers is None else workers
        self._when_free = when_free
        self._all = [WorkerProcess(program) for _ in range(self.workers)]
        self._not_started = list(self._all)  # not started yet
        self._idle: list[WorkerProcess] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._warming = False
        self._closed = False

    @property
    def ready(self) -> int:
        """Return how many processes are ready."""
        return len(self._all) - len(self._not_started) - self._warming

    async def think(self, asker: Requester, cost: float, question: bytes, most: int | None = None) -> tuple[str, float]:  # noqa: ARG002
        """Ask for a move.

        Return it and the seconds it took. Cancelling the call withdraws the question. `most` is ignored: the caller counts
        its own questions.
        """
        try:
            msgspec.json.decode(question, type=BotQuestion)
        except (msgspec.MsgspecError, RecursionError) as error:  # from a database, of another version: no process could read it
            raise BotFailed(type(error).__name__) from None
        turn = MoveJob(asker, cost, question.replace(b"\n", b" "), asyncio.get_running_loop().create_future())
        self.queue.put(turn)
        self._serve()
        try:
            return await turn.answer
        finally:
            self.queue.cancel(turn)

    def _serve(self) -> None:
        while self._idle and not self._closed and (turn := self.queue.take()) is not None:
            self._go(self._answer(self._idle.pop(), turn))
        if len(self.queue):
            self.warm_another()
        elif self._idle:
            self._when_free()

    def warm(self) -> None:
        """Start the first process, if none is there yet."""
        if len(self._not_started) == self.workers:
            self.warm_another()

    def warm_another(self) -> None:
        """Start another process, since a job would have to wait."""
        if self._not_started and not self._warming and not self._closed:
            self._warming = True
            self._go(self._warm(self._not_started.pop()))

    async def _warm(self, process: WorkerProcess) -> None:
        """Start a process. Jobs get it only once it is ready: another may be free sooner."""
        try:
            await process.ready()
            self._idle.append(process)
        except (ProcessEnded, OSError) as error:
            LOG.error("the bots' process does not start", extra={"error": type(error).__name__})
            await asyncio.sleep(AGAIN_S)
            self._not_started.append(process)
        self._warming = False
        self._serve()

    def _go(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, process: WorkerProcess, turn: MoveJob) -> None:
        begun = time.monotonic()
        try:
            async with asyncio.timeout(LONGEST_THOUGHT_S):
                move = await process.ask(turn.question)
            if not turn.answer.done():  # the table may have gone on without it
                turn.answer.set_result((move, time.monotonic() - begun))
        except (BotFailed, ProcessEnded, OSError, TimeoutError, ValueError) as error:
            if isinstance(error, TimeoutError | ValueError):  # the latter: what it says is no answer
                await process.end()
            if not turn.answer.done():
                turn.answer.set_exception(ProcessEnded() if isinstance(error, ValueError) else error)
        finally:
            self.queue.settle(turn, time.monotonic() - begun)
            self._idle.append(process)
            self._serve()

    async def close(self) -> None:
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for process in self._all:
            await process.end()


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
