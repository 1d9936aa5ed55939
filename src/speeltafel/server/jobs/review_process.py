"""The judge's process, as its parent sees it: questions go in, and each answer goes to its caller."""

import asyncio
import contextlib
import itertools
import sys
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing

import msgspec

from speeltafel.core.errors import SpeeltafelError
from speeltafel.server.jobs.review_worker import DeeperAnalysis, Question, ReviewAnswer, ReviewRequest, Tip, Withdrawn
from speeltafel.server.jobs.worker_pool import Process, ProcessEnded, WorkerProcess

PROGRAM = (sys.executable, "-m", "speeltafel.server.jobs.review_worker")
LONGEST_LINE = 32 << 20  # a part with the whole review of a long game
STARTS_S = 120.0  # on a busy machine
IDLE_S = 300.0  # after which a process that nobody asks ends, and its memory is free


class JudgeFailed(Exception):
    """The judge's process ended, or met an error of that name."""

    def __init__(self, why: str, is_ours: bool = True) -> None:
        """Set `is_ours` to False if the process worked on another question when it ended."""
        super().__init__(why)
        self.is_ours = is_ours


class EncodedFinish(msgspec.Struct, tag="Finished"):
    """The last part of a review, whose review stays encoded."""

    review: msgspec.Raw
    done: int
    total: int


class OtherPart(msgspec.Struct, tag="Judged"):
    """A verdict, of which nothing is read."""


class OtherChart(msgspec.Struct, tag="Chart"):
    """A chart, of which nothing is read."""


PART_DECODER: msgspec.json.Decoder[EncodedFinish | OtherPart | OtherChart] = msgspec.json.Decoder(
    EncodedFinish | OtherPart | OtherChart
)


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
        self._working_on = 0  # the question of that number
        self._since = 0.0
        self._listening: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()
        self._idle: asyncio.TimerHandle | None = None

    async def review(self, record: bytes, deep: bool, longest_s: float) -> AsyncGenerator[msgspec.Raw, None]:
        """Yield the parts of a review, as the judge encoded them.

        Raises TimeoutError when the process has worked on it for so long; time spent on others doesn't count.
        """
        left_s = longest_s
        async with aclosing(self._answers(ReviewRequest(next(self._numbers), msgspec.Raw(record), deep), longest_s)) as answers:
            async for answer in answers:
                left_s -= answer.seconds
                is_whole = finished_review(answer.part) is not None
                if left_s < 0 and not is_whole:
                    raise TimeoutError
                yield answer.part
                if is_whole:
                    return

    async def analyse_decision(self, question: DeeperAnalysis | Tip, longest_s: float) -> ReviewAnswer:
        """Analyse a single decision. The question needs no number."""
        numbered = msgspec.structs.replace(question, id=next(self._numbers))
        async with aclosing(self._answers(numbered, longest_s)) as answers:
            return await anext(answers)

    async def _answers(self, question: Question, longest_s: float) -> AsyncGenerator[ReviewAnswer, None]:
        """Yield all answers to a question; the caller knows which is the last.

        Raises JudgeFailed if the process ends. A caller whose question takes too long ends it; the others ask again.
        """
        line = _line_of(question)
        answers: asyncio.Queue[ReviewAnswer | None] = asyncio.Queue()
        self._asked[question.id] = answers
        self._restart_idle_timer()
        try:
            async with self._starting:  # two who ask at once start one process
                process = await self._started()
            self._write(process, line)
            while (answer := await self._next(question.id, answers, longest_s)) is not None:
                if answer.error is not None:
                    raise SpeeltafelError(answer.error)
                if answer.failed:
                    raise JudgeFailed(answer.failed)
                yield answer
            raise JudgeFailed("ended", is_ours=self._working_on in (0, question.id))
        except ProcessEnded:
            raise JudgeFailed("does not start") from None
        finally:
            del self._asked[question.id]
            self._withdraw(question.id)
            self._restart_idle_timer()

    async def _next(self, number: int, answers: "asyncio.Queue[ReviewAnswer | None]", longest_s: float) -> ReviewAnswer | None:
        now = asyncio.get_running_loop().time
        until = now() + longest_s
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(until):
                    return await answers.get()
            is_late = now() - self._since >= longest_s
            if is_late and self._working_on == number:
                await self.end()
                raise TimeoutError
            if is_late and self._working_on not in self._asked:  # nobody waits for that any more, so nobody else ends it
                await self.end()
            until = (self._since if self._working_on == number else now()) + longest_s

    def _withdraw(self, number: int) -> None:
        """Tell the process that nobody waits for an answer any more."""
        if self._process is not None and self._process.returncode is None:
            self._write(self._process, msgspec.json.encode(Withdrawn(number)))

    @staticmethod
    def _write(process: Process, line: bytes) -> None:
        assert process.stdin is not None  # noqa: S101  it was started with one
        process.stdin.write(line + b"\n")

    async def _started(self) -> Process:
        try:
            async with asyncio.timeout(STARTS_S):
                process = await self.ready()
        except TimeoutError:
            await self.end()
            raise JudgeFailed("does not start") from None
        if self._listening is None or self._listening.done():
            self._working_on = 0
            self._listening = asyncio.create_task(self._listen(process))
        return process

    async def _listen(self, process: Process) -> None:
        try:
            while True:
                answer = msgspec.json.decode(await self._line(process), type=ReviewAnswer)
                if answer.begun:
                    self._working_on, self._since = answer.id, asyncio.get_running_loop().time()
                elif answer.id in self._asked:  # the caller may have gone
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

    async def end_unless_used(self) -> None:
        """Something went wrong: a new process is better, where nobody else loses the old one."""
        if not self._asked:
            await self.end()

    async def end(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        await super().end()
        if self._listening is not None:
            await asyncio.wait([self._listening])


def _line_of(question: Question) -> bytes:
    """Encode a question on one line. Raises JudgeFailed if the process could not read it, as the database may hold anything."""
    line = msgspec.json.encode(question)
    try:
        msgspec.json.decode(line, type=Question)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise JudgeFailed(type(error).__name__) from None
    return line.replace(b"\n", b" ")  # outside of texts, where it means nothing
