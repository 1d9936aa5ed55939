"""Reviews made by this server: one of each address at a time, the others wait in a queue and know their place.

Addresses take turns, and at each address its people. One process makes reviews; another analyses single decisions, one after the
other, fair by address and person. Both start with the first request, and end after a while without any.
"""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from speeltafel.core.errors import SpeeltafelError, StoreError
from speeltafel.core.line import Line
from speeltafel.server.answers import ReviewNews, news_of
from speeltafel.server.jobs.fair_queue import FairQueue, QueuedJob, Requester, in_turn
from speeltafel.server.jobs.review_process import PROGRAM, JudgeFailed, JudgeProcess, finished_review
from speeltafel.server.jobs.review_worker import DeeperAnalysis, ReviewAnswer, Tip
from speeltafel.server.jobs.reviews import LONGEST_THOUGHT_S, PATIENCE_S, SIDE_BY_SIDE, Reviews
from speeltafel.server.jobs.run_review import key_of, make_review
from speeltafel.server.limits.table_quotas import PEOPLE_PER_ADDRESS
from speeltafel.server.server_clock import now
from speeltafel.server.settings import Settings
from speeltafel.store.store import ReviewKey, Store

LOG = logging.getLogger("speeltafel.reviews")
MOST_UNSTORED = 20  # reviews that ended without being stored, and are remembered
TIP_COSTS_S, LOOK_COSTS_S = 1.0, 4.0  # about


class ReviewJob:
    """A review that is waited for."""

    def __init__(self, key: ReviewKey, record: bytes, asker: Requester) -> None:
        self.key = key
        self.record = record
        self.asker = asker
        self.parts: list[msgspec.Raw] = []  # as the judge encoded them
        self.problem: Line | None = None
        self.is_finished = False
        self.is_stored = False
        self._changed = asyncio.Event()

    @property
    def is_over(self) -> bool:
        return self.problem is not None or self.is_finished

    def notify(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def wait(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._changed.wait()


@dataclass(eq=False)
class ThoughtJob(QueuedJob):
    """A question about a single decision that is waited for."""

    question: DeeperAnalysis | Tip
    begun: "asyncio.Future[None]"
    answer: "asyncio.Future[ReviewAnswer]"


class ReviewsHere(Reviews):
    def __init__(self, store: Store, settings: Settings, program: Sequence[str] = PROGRAM) -> None:
        super().__init__(store, settings)
        self._judge = JudgeProcess(program)
        self._decision_judge = JudgeProcess(program)
        self._questions: FairQueue[ThoughtJob] = FairQueue()
        self._thinking: asyncio.Task[None] | None = None
        self._waiting: list[ReviewJob] = []  # in the order in which they came; some of them are being made
        self._finished_unstored: dict[ReviewKey, ReviewJob] = {}  # ended without being stored, kept for those who asked
        self._making: dict[ReviewJob, asyncio.Task[None]] = {}

    async def _request(self, key: ReviewKey, record: bytes, asker: Requester) -> None:
        if self._is_new(key) and await asyncio.to_thread(self._store.review, key) is None:
            self._queue(ReviewJob(key, record, asker))

    def _is_new(self, key: ReviewKey) -> bool:
        """Whether a review has to be made: it is not under way, and has not succeeded."""
        over = self._finished_unstored.get(key)
        return self._job(key) is None and (over is None or over.problem is not None)

    def _queue(self, job: ReviewJob) -> None:
        if not self._is_new(job.key):  # another server has stored it meanwhile
            return
        theirs = sum(one.asker.person == job.asker.person for one in self._waiting)
        of_address = sum(one.asker.address == job.asker.address for one in self._waiting)
        most = self._settings.reviews_per_person
        if theirs >= most or of_address >= PEOPLE_PER_ADDRESS * most:
            raise self._too_many()
        self._finished_unstored.pop(job.key, None)
        self._waiting.append(job)
        self._begin_next()

    async def news(self, name: str, after: int, patience: float) -> ReviewNews:
        key = key_of(name)
        job = self._job(key) or self._finished_unstored.get(key)
        if job is None:
            return await self._all_of_it(key, after)
        place = self._place(job)
        if after >= len(job.parts) and not job.is_over:
            await job.wait(patience)
            place = self._place(job)
        return news_of(place, job.parts[after:], len(job.parts), job.is_over, job.problem)

    def _job(self, key: ReviewKey) -> ReviewJob | None:
        return next((job for job in self._waiting if job.key == key), None)

    def _place(self, job: ReviewJob) -> int:
        return self._in_turn().index(job) if job in self._waiting and job not in self._making else 0

    def _in_turn(self) -> list[ReviewJob]:
        """Those that are being made, then the others as they come next."""
        made_first = sorted(self._waiting, key=lambda job: job not in self._making)
        return in_turn(made_first, lambda job: job.asker)

    # Single decisions

    async def _judged(self, question: DeeperAnalysis | Tip, asker: Requester) -> ReviewAnswer:
        loop = asyncio.get_running_loop()
        cost = TIP_COSTS_S if isinstance(question, Tip) else LOOK_COSTS_S
        job = ThoughtJob(asker, cost, question, loop.create_future(), loop.create_future())
        self._questions.put(job)
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._think())
        try:
            async with asyncio.timeout(PATIENCE_S):
                await job.begun
            return await job.answer
        finally:
            self._questions.cancel(job)
            job.answer.cancel()

    async def _think(self) -> None:
        """Answer the questions one at a time, and leave out those whose client has gone."""
        while (job := self._questions.take()) is not None:
            begun = asyncio.get_running_loop().time()
            if not job.begun.done():
                job.begun.set_result(None)
                try:
                    answer = await self._decision_judge.analyse_decision(job.question, LONGEST_THOUGHT_S)
                    if not job.answer.done():
                        job.answer.set_result(answer)
                except (SpeeltafelError, JudgeFailed, OSError, TimeoutError) as error:
                    if not job.answer.done():
                        job.answer.set_exception(error)
            self._questions.settle(job, asyncio.get_running_loop().time() - begun)

    # Making

    def _begin_next(self) -> None:
        """Begin as many as the process may make side by side, each for another address."""
        for job in self._in_turn():
            busy = {one.asker.address_key for one in self._making}
            if len(self._making) < SIDE_BY_SIDE and job.asker.address_key not in busy:
                self._making[job] = asyncio.create_task(self._make_one(job))
                job.notify()

    async def _make_one(self, job: ReviewJob) -> None:
        try:
            await self._make(job)
        except Exception:
            LOG.exception("a review failed")
            job.problem = Line("review-failed")
        if not job.is_stored:
            self._finished_unstored[job.key] = job
            while len(self._finished_unstored) > MOST_UNSTORED:
                self._finished_unstored.pop(next(iter(self._finished_unstored)))
        self._waiting.remove(job)
        del self._making[job]
        self._begin_next()
        for one in (job, *self._waiting):
            one.notify()

    async def _make(self, job: ReviewJob) -> None:
        async def on_part(_: int, part: msgspec.Raw) -> None:
            review = finished_review(part)
            if review is not None:
                await self._keep(job, bytes(review))
                job.is_finished = True
            job.parts.append(part)
            job.notify()

        job.problem = await make_review(self._judge, job.record, job.key.budget == "deep", self._settings.review_seconds, on_part)

    async def _keep(self, job: ReviewJob, review: bytes) -> None:
        with contextlib.suppress(StoreError):  # then it is shown as long as we are here
            await self._store.keep_review(job.key, now(), job.record, review)
            job.is_stored = True

    async def close(self) -> None:
        ending = [*self._making.values(), *([self._thinking] if self._thinking is not None else [])]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        await self._judge.end()
        await self._decision_judge.end()
