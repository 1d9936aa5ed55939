"""The judge's process, as its parent sees it: questions go in, and each answer goes to its caller."""

import asyncio
import itertools
import sys
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing

import msgspec

from speeltafel.core.errors import SpeeltafelError
from speeltafel.server.jobs.review_worker import DeeperAnalysis, Question, ReviewAnswer, ReviewRequest, Tip
from speeltafel.server.jobs.worker_pool import Process, ProcessEnded, WorkerProcess

PROGRAM = (sys.executable, "-m", "speeltafel.server.jobs.review_worker")
LONGEST_LINE = 32 << 20  # a part with the whole review of a long game
IDLE_S = 300.0  # after which a process that nobody asks ends, and its memory is free


class JudgeFailed(Exception):
    """The judge's process ended, or met an error of that name."""


class EncodedFinish(msgspec.Struct, tag="Finished"):
    """The last part of a review, whose review stays encoded."""

    review: msgspec.Raw
    done: int
    total: int


class OtherPart(msgspec.Struct, tag="Judged"):
    """A verdict, of which nothing is read."""


class OtherChart(msgspec.Struct, tag="Chart"):
    """A chart, of which nothing is read."""


PART_DECODER = msgspec.json.Decoder(EncodedFinish | OtherPart | OtherChart)


def finished_review(part: bytes | msgspec.Raw) -> msgspec.Raw | None:
    """Return the encoded review in the last part; None for every other part."""
    found = PART_DECODER.decode(part)
    return found.review if isinstance(found, EncodedFinish) else None


class JudgeProcess(WorkerProcess):
    longest_line = LONGEST_LINE

    def __init__(self, program: Sequence[str]) -> None:
        super().__init__(program)
        self._numbers = itertools.count(1)
        self._asked: dict[int, asyncio.Queue[ReviewAnswer | None]] = {}
        self._listening: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()
        self._idle: asyncio.TimerHandle | None = None

    async def review(self, record: bytes, deep: bool) -> AsyncGenerator[msgspec.Raw, None]:
        """Yield the parts of a review, as the judge encoded them."""
        async with aclosing(self._answers(ReviewRequest(next(self._numbers), msgspec.Raw(record), deep))) as answers:
            async for answer in answers:
                yield answer.part
                if finished_review(answer.part) is not None:
                    return

    async def analyse_decision(self, question: DeeperAnalysis | Tip) -> ReviewAnswer:
        """Analyse a single decision. The question needs no number."""
        async with aclosing(self._answers(msgspec.structs.replace(question, id=next(self._numbers)))) as answers:
            return await anext(answers)

    async def _answers(self, question: Question) -> AsyncGenerator[ReviewAnswer, None]:
        """Yield all answers to a question; the caller knows which is the last.

        Raises JudgeFailed if the process ends.
        """
        answers: asyncio.Queue[ReviewAnswer | None] = asyncio.Queue()
        self._asked[question.id] = answers
        self._restart_idle_timer()
        try:
            async with self._starting:  # two who ask at once start one process
                process = await self._started()
            assert process.stdin is not None  # noqa: S101  it was started with one
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            while (answer := await answers.get()) is not None:
                if answer.error is not None:
                    raise SpeeltafelError(answer.error)
                if answer.failed:
                    raise JudgeFailed(answer.failed)
                yield answer
            raise JudgeFailed("ended")
        except ProcessEnded:
            raise JudgeFailed("does not start") from None
        finally:
            del self._asked[question.id]
            self._restart_idle_timer()

    async def _started(self) -> Process:
        process = await self.ready()
        if self._listening is None or self._listening.done():
            self._listening = asyncio.create_task(self._listen(process))
        return process

    async def _listen(self, process: Process) -> None:
        try:
            while True:
                answer = msgspec.json.decode(await self._line(process), type=ReviewAnswer)
                if answer.id in self._asked:  # the caller may have gone
                    self._asked[answer.id].put_nowait(answer)
        except (ProcessEnded, OSError, ValueError):
            for answers in self._asked.values():
                answers.put_nowait(None)

    def _restart_idle_timer(self) -> None:
        """End the process once it has been idle for a while."""
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None
        if not self._asked:
            loop = asyncio.get_running_loop()
            self._idle = loop.call_later(IDLE_S, lambda: loop.create_task(self.end()))

    async def end(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        await super().end()
        if self._listening is not None:
            await asyncio.wait([self._listening])
