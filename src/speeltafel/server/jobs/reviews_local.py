"""Reviews that this server makes: one at a time, the others wait in a queue that tells them their place.

The judge's process is started when somebody asks and ends when nobody has for a while.
"""

import asyncio
import contextlib
import logging
from collections.abc import Sequence

import msgspec

from speeltafel.core.line import Line
from speeltafel.review.model import Finished, Part
from speeltafel.server.jobs.review_process import PROGRAM, JudgeProcess
from speeltafel.server.jobs.review_worker import Answer, Longer, Tip
from speeltafel.server.jobs.reviews import LONGEST_THOUGHT_S, MOST_THOUGHTS, Asker, ReviewNews, Reviews
from speeltafel.server.jobs.run_review import key_of, make_review
from speeltafel.server.limits.table_quotas import HOUSE
from speeltafel.server.server_clock import now
from speeltafel.server.settings import Settings
from speeltafel.store.database import StoreError
from speeltafel.store.store import ReviewKey, Store

LOG = logging.getLogger("speeltafel.reviews")


class Job:
    """A review that is waited for."""

    def __init__(self, key: ReviewKey, record: bytes, asker: Asker) -> None:
        self.key = key
        self.record = record
        self.asker = asker
        self.parts: list[Part] = []
        self.problem: Line | None = None
        self.is_stored = False
        self._changed = asyncio.Event()

    @property
    def is_over(self) -> bool:
        return self.problem is not None or (bool(self.parts) and isinstance(self.parts[-1], Finished))

    def tell(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def wait(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._changed.wait()


class ReviewsHere(Reviews):
    def __init__(self, store: Store, settings: Settings, program: Sequence[str] = PROGRAM) -> None:
        super().__init__(store, settings)
        self._judge = JudgeProcess(program)
        self._waiting: list[Job] = []  # the first of them is being made
        self._kept_here: dict[ReviewKey, Job] = {}  # what ended without being stored: who asked still hears how
        self._making: asyncio.Task[None] | None = None

    async def _want(self, key: ReviewKey, record: bytes, asker: Asker) -> None:
        if self._is_new(key) and await asyncio.to_thread(self._store.review, key) is None:
            self._queue(Job(key, record, asker))

    def _is_new(self, key: ReviewKey) -> bool:
        """Nobody works on it; and what went wrong may be tried again."""
        over = self._kept_here.get(key)
        return self._job(key) is None and (over is None or over.problem is not None)

    def _queue(self, job: Job) -> None:
        if not self._is_new(job.key):  # somebody else was quicker
            return
        theirs = sum(one.asker.person == job.asker.person for one in self._waiting)
        of_house = sum(one.asker.address == job.asker.address for one in self._waiting)
        most = self._settings.reviews_per_person
        if theirs >= most or of_house >= HOUSE * most:
            raise self._too_many()
        self._kept_here.pop(job.key, None)
        self._waiting.append(job)
        if self._making is None or self._making.done():
            self._making = asyncio.create_task(self._make_all())

    async def news(self, name: str, after: int, patience: float) -> ReviewNews:
        key = key_of(name)
        job = self._job(key) or self._kept_here.get(key)
        if job is None:
            return await self._all_of_it(key, after)
        place = self._place(job)
        if after >= len(job.parts) and not job.is_over:
            await job.wait(patience)
            place = self._place(job)
        return ReviewNews(place, job.parts[after:], len(job.parts), job.is_over, job.problem)

    def _job(self, key: ReviewKey) -> Job | None:
        return next((job for job in self._waiting if job.key == key), None)

    def _place(self, job: Job) -> int:
        return self._waiting.index(job) if job in self._waiting else 0

    async def _judged(self, question: Longer | Tip, person: str) -> Answer:  # noqa: ARG002
        try:
            async with asyncio.timeout(LONGEST_THOUGHT_S):
                return await self._judge.thought(question)
        except TimeoutError:
            await self._judge.end()
            raise

    # Making

    async def _make_all(self) -> None:
        while self._waiting:
            job = self._waiting[0]
            job.tell()
            try:
                await self._make(job)
            except Exception:
                LOG.exception("a review failed")
                job.problem = Line("review-failed")
            if not job.is_stored:
                self._kept_here[job.key] = job
                while len(self._kept_here) > MOST_THOUGHTS:
                    self._kept_here.pop(next(iter(self._kept_here)))
            self._waiting.remove(job)
            job.tell()
            for other in self._waiting:
                other.tell()

    async def _make(self, job: Job) -> None:
        async def heard(_: int, part: Part) -> None:
            if isinstance(part, Finished):
                await self._keep(job, part)
            job.parts.append(part)
            job.tell()

        job.problem = await make_review(self._judge, job.record, job.key.budget == "deep", self._settings.review_seconds, heard)

    async def _keep(self, job: Job, part: Finished) -> None:
        with contextlib.suppress(StoreError):  # then it is shown as long as we are here
            await self._store.keep_review(job.key, now(), job.record, msgspec.json.encode(part.review))
            job.is_stored = True

    async def close(self) -> None:
        if self._making is not None:
            self._making.cancel()
            await asyncio.gather(self._making, return_exceptions=True)
        await self._judge.end()
