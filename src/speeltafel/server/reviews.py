"""Reviews of games that are over: one is made at a time, the others wait in a queue that tells them their place.

A review is made once: whoever asks for the same game meanwhile hears the same parts, whoever asks later reads what is stored. The
judge's process is started when somebody asks and ends when nobody has for a while. If it ends under a review, another tries once
more; the same record gives the same parts, so whoever listens goes on where they were.
"""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from speeltafel import games
from speeltafel.core.errors import BadRecord, SpeeltafelError, wrong
from speeltafel.core.line import Line
from speeltafel.core.record import read, replayed
from speeltafel.core.view import AnyView
from speeltafel.review.moments import check_length, hash_of
from speeltafel.review.shapes import JUDGE, Finished, Hint, Part, Review, Verdict
from speeltafel.server.judge_process import PROGRAM, JudgeFailed, JudgeProcess
from speeltafel.server.quotas import HOUSE, TooMany
from speeltafel.server.settings import Settings
from speeltafel.server.timekeeping import now
from speeltafel.store.database import StoreError
from speeltafel.store.store import ReviewKey, Store

LOG = logging.getLogger("speeltafel.reviews")
TRIES = 2  # a process may end under a game that is not to blame
LONGEST_THOUGHT_S = 60.0  # about a single decision
Thought = TypeVar("Thought", Verdict, Hint)
MOST_THOUGHTS = 20  # about single decisions at a time; whoever comes then is asked to come back
OF_ONE_PERSON = 2  # of those, so that nobody keeps the judge from the others


class NoSuchReview(SpeeltafelError):
    """Nobody has asked for it, or not since the server was started."""


class ReviewNews(msgspec.Struct, frozen=True):
    """What there is of a review after part number `after`."""

    place: int  # how many others are made before it is begun
    parts: list[Part]
    number: int  # of the last part there is: ask with it for what comes then
    over: bool  # nothing more comes
    problem: Line | None = None  # why it was given up; ask for the review once more to try again


class Asker(NamedTuple):
    person: str
    address: str


class Job:
    """A review that is waited for."""

    def __init__(self, key: ReviewKey, record: bytes, person: str, address: str) -> None:
        self.key = key
        self.record = record
        self.person = person
        self.address = address
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
            await asyncio.wait_for(self._changed.wait(), seconds)


class Reviews:
    def __init__(self, store: Store, settings: Settings, program: Sequence[str] = PROGRAM) -> None:
        self._store = store
        self._settings = settings
        self._judge = JudgeProcess(program)
        self._waiting: list[Job] = []  # the first of them is being made
        self._kept_here: dict[ReviewKey, Job] = {}  # what ended without being stored: who asked still hears how
        self._thoughts: list[Asker] = []  # who waits for one about a single decision
        self._making: asyncio.Task[None] | None = None

    # Asking

    async def ask(self, record: bytes, deep: bool, person: str, address: str) -> str:
        """The name of the review of that record. BadRecord where it cannot be reviewed."""
        record_hash, plain = await asyncio.to_thread(_understood, record)
        key = ReviewKey(record_hash, JUDGE, "deep" if deep else "usual")
        if self._is_new(key) and await asyncio.to_thread(self._store.review, key) is None:
            self._queue(Job(key, plain, person, address))
            if self._store.shared is not None:
                await asyncio.to_thread(self._store.shared.ask_review, name_of(key), plain)
        return name_of(key)

    def _is_new(self, key: ReviewKey) -> bool:
        """Nobody works on it; and what went wrong may be tried again."""
        over = self._kept_here.get(key)
        return self._job(key) is None and (over is None or over.problem is not None)

    def _queue(self, job: Job) -> None:
        if not self._is_new(job.key):  # somebody else was quicker
            return
        theirs = sum(one.person == job.person for one in self._waiting)
        of_house = sum(one.address == job.address for one in self._waiting)
        most = self._settings.reviews_per_person
        if theirs >= most or of_house >= HOUSE * most:
            raise wrong(TooMany, "too-many-reviews", most=int(most))
        self._kept_here.pop(job.key, None)
        self._waiting.append(job)
        if self._making is None or self._making.done():
            self._making = asyncio.create_task(self._make_all())

    async def news(self, name: str, after: int, patience: float) -> ReviewNews:
        """What has come since, as soon as something has, or after that many seconds."""
        key = key_of(name)
        job = self._job(key) or self._kept_here.get(key) or await self._asked_elsewhere(key)
        if job is None:
            _, review = await self._stored(key)
            total = sum(step.verdict is not None for step in review.steps)
            return ReviewNews(0, [Finished(review, total, total)], after + 1, True)
        place = self._place(job)
        if after >= len(job.parts) and not job.is_over:
            await job.wait(patience)
            place = self._place(job)
        return ReviewNews(place, job.parts[after:], len(job.parts), job.is_over, job.problem)

    async def _asked_elsewhere(self, key: ReviewKey) -> Job | None:
        """Somebody asked another server of this database for it, and the answer is awaited here: then it is made here too."""
        shared = self._store.shared
        if shared is None or await asyncio.to_thread(self._store.review, key) is not None:
            return None
        record = await asyncio.to_thread(shared.asked_review, name_of(key))
        if record is not None and self._is_new(key):
            self._queue(Job(key, record, name_of(key), name_of(key)))
        return self._job(key)

    def _job(self, key: ReviewKey) -> Job | None:
        return next((job for job in self._waiting if job.key == key), None)

    def _place(self, job: Job) -> int:
        return self._waiting.index(job) if job in self._waiting else 0

    async def _stored(self, key: ReviewKey) -> tuple[bytes, Review]:
        found = await asyncio.to_thread(self._store.review, key)
        if found is None:
            raise wrong(NoSuchReview, "review-unknown")
        return found[0], msgspec.json.decode(found[1], type=Review)

    # Single decisions, which somebody waits for

    async def longer(self, name: str, number: int, asker: Asker) -> Verdict:
        """A longer thought about one decision of a review that is there."""
        record, review = await self._stored(key_of(name))
        if not any(step.number == number and step.verdict is not None for step in review.steps):
            raise wrong(NoSuchReview, "review-no-decision")
        return await self._thought(self._judge.longer(record, number), asker)

    async def tip(self, view: AnyView, counts: bool, asker: Asker) -> Hint:
        """What to play, by what that seat can know; `counts` where the table has memory aids."""
        return await self._thought(self._judge.tip(view, counts), asker)

    async def _thought(self, asked: Coroutine[Any, Any, Thought], asker: Asker) -> Thought:
        if self._has_enough(asker):
            asked.close()
            raise wrong(TooMany, "judge-busy")
        self._thoughts.append(asker)
        try:
            return await asyncio.wait_for(asked, LONGEST_THOUGHT_S)
        except (JudgeFailed, OSError, TimeoutError) as error:
            LOG.error("the judge did not answer", extra={"error": type(error).__name__, "why": str(error)})
            if isinstance(error, TimeoutError):
                await self._judge.end()
            raise wrong(TooMany, "judge-busy") from None
        finally:
            self._thoughts.remove(asker)

    def _has_enough(self, asker: Asker) -> bool:
        theirs = sum(one.person == asker.person for one in self._thoughts)
        of_house = sum(one.address == asker.address for one in self._thoughts)
        return len(self._thoughts) >= MOST_THOUGHTS or theirs >= OF_ONE_PERSON or of_house >= HOUSE * OF_ONE_PERSON

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
        for tries_left in reversed(range(TRIES)):
            try:
                await asyncio.wait_for(self._hear(job), self._settings.review_seconds)
                return
            except SpeeltafelError as error:
                job.problem = error.line
                return
            except (JudgeFailed, OSError, TimeoutError) as error:
                LOG.error("the judge ended", extra={"error": type(error).__name__, "why": str(error)})
                await self._judge.end()
                if isinstance(error, TimeoutError):
                    job.problem = Line("review-took-too-long")
                    return
                if not tries_left:
                    job.problem = Line("review-failed")

    async def _hear(self, job: Job) -> None:
        number = 0
        async for part in self._judge.review(job.record, job.key.budget == "deep"):
            number += 1
            if number <= len(job.parts):  # heard before the judge's process ended
                continue
            if isinstance(part, Finished):
                await self._keep(job, part)
            job.parts.append(part)
            job.tell()

    async def _keep(self, job: Job, part: Finished) -> None:
        with contextlib.suppress(StoreError):  # then it is shown as long as we are here
            await self._store.keep_review(job.key, now(), job.record, msgspec.json.encode(part.review))
            job.is_stored = True

    async def close(self) -> None:
        if self._making is not None:
            self._making.cancel()
            await asyncio.gather(self._making, return_exceptions=True)
        await self._judge.end()


def _understood(given: bytes) -> tuple[str, bytes]:
    """The hash of a game that is over, and its record without anybody's name."""
    record = read(given)
    check_length(record)
    game = replayed(record, games.modules)
    if game.result is None:
        raise wrong(BadRecord, "review-unfinished")
    return hash_of(game), msgspec.json.encode(game.record())


def name_of(key: ReviewKey) -> str:
    return f"{key.record_hash}-{key.judge}-{key.budget}"


def key_of(name: str) -> ReviewKey:
    record_hash, _, rest = name.partition("-")
    judge, _, budget = rest.partition("-")
    if len(record_hash) != 64 or judge != str(JUDGE) or budget not in ("usual", "deep"):
        raise wrong(NoSuchReview, "review-unknown")
    return ReviewKey(record_hash, JUDGE, budget)
