"""Reviews made by this server, one at a time; the others wait in a queue and know their place.

The judge's process starts with the first request, and ends after a while without any.
"""

import asyncio
import contextlib
import logging
from collections.abc import Sequence

import msgspec

from speeltafel.core.line import Line
from speeltafel.server.jobs.review_process import PROGRAM, JudgeProcess, finished_review
from speeltafel.server.jobs.review_worker import DeeperAnalysis, ReviewAnswer, Tip
from speeltafel.server.jobs.reviews import LONGEST_THOUGHT_S, MOST_THOUGHTS, Requester, ReviewNews, Reviews, news_of
from speeltafel.server.jobs.run_review import key_of, make_review
from speeltafel.server.limits.table_quotas import PEOPLE_PER_ADDRESS
from speeltafel.server.server_clock import now
from speeltafel.server.settings import Settings
from speeltafel.store.database import StoreError
from speeltafel.store.store import ReviewKey, Store

LOG = logging.getLogger("speeltafel.reviews")


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


class ReviewsHere(Reviews):
    def __init__(self, store: Store, settings: Settings, program: Sequence[str] = PROGRAM) -> None:
        super().__init__(store, settings)
        self._judge = JudgeProcess(program)
        self._waiting: list[ReviewJob] = []  # the first of them is being made
        self._finished_unstored: dict[ReviewKey, ReviewJob] = {}  # ended without being stored, kept for those who asked
        self._making: asyncio.Task[None] | None = None

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
        if self._making is None or self._making.done():
            self._making = asyncio.create_task(self._make_all())

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
        return self._waiting.index(job) if job in self._waiting else 0

    async def _judged(self, question: DeeperAnalysis | Tip, person: str) -> ReviewAnswer:  # noqa: ARG002
        try:
            async with asyncio.timeout(LONGEST_THOUGHT_S):
                return await self._judge.analyse_decision(question)
        except TimeoutError:
            await self._judge.end()
            raise

    # Making

    async def _make_all(self) -> None:
        while self._waiting:
            job = self._waiting[0]
            job.notify()
            try:
                await self._make(job)
            except Exception:
                LOG.exception("a review failed")
                job.problem = Line("review-failed")
            if not job.is_stored:
                self._finished_unstored[job.key] = job
                while len(self._finished_unstored) > MOST_THOUGHTS:
                    self._finished_unstored.pop(next(iter(self._finished_unstored)))
            self._waiting.remove(job)
            job.notify()
            for other in self._waiting:
                other.notify()

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
        if self._making is not None:
            self._making.cancel()
            await asyncio.gather(self._making, return_exceptions=True)
        await self._judge.end()
