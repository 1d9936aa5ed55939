"""Worker on the job queue: takes questions from PostgreSQL and answers them, inside a server or alone.

It claims only as many as it has free processes: one for each bot process, one decision, and a few reviews of different addresses.
Decisions and reviews have a judge each, so neither ends the other. If it dies, others take its questions; if it only slept, its
late answers are ignored.
"""

import asyncio
import contextlib
import logging
import os
import secrets
import time
from collections import Counter
from collections.abc import Sequence

import msgspec

from speeltafel.core.errors import NoSuchReview, SpeeltafelError, StoreError
from speeltafel.core.line import Line
from speeltafel.server.jobs import review_process, worker_pool
from speeltafel.server.jobs.fair_queue import Requester
from speeltafel.server.jobs.queue_client import BotAnswer
from speeltafel.server.jobs.review_process import JudgeFailed, JudgeProcess, finished_review
from speeltafel.server.jobs.review_worker import DeeperAnalysis, ReviewAnswer, Tip
from speeltafel.server.jobs.reviews import SIDE_BY_SIDE
from speeltafel.server.jobs.run_review import key_of, make_review
from speeltafel.server.jobs.worker_pool import BotFailed, BotPool, ProcessEnded
from speeltafel.store.cluster import LEASE_S
from speeltafel.store.job_queue import BOT, KINDS, REVIEW, THOUGHT, Answered, ClaimedQuestion, Questions

LOG = logging.getLogger("speeltafel.workers")
BEAT_S = LEASE_S / 3
ENCODER = msgspec.json.Encoder()


class ClaimLost(Exception):
    """The review was claimed by another worker meanwhile."""


class QueueWorker:
    def __init__(
        self,
        questions: Questions,
        workers: int | None,
        bots: Sequence[str] = worker_pool.PROGRAM,
        judge: Sequence[str] = review_process.PROGRAM,
    ) -> None:
        """Create it where an event loop runs."""
        self.name = f"{os.getpid()}-{secrets.token_hex(6)}"
        self._questions = questions
        self._wake = asyncio.Event()  # a hand is free, or something may wait
        self._pool = BotPool(workers, bots, self._wake.set)
        self.workers = self._pool.workers
        self._judge = JudgeProcess(judge)
        self._decision_judge = JudgeProcess(judge)
        self._claimed: dict[int, ClaimedQuestion] = {}
        self._answers: list[Answered] = []  # not yet sent
        self._kinds_to_check: set[str] = set(KINDS)  # of which kinds something may wait
        self._beaten_at = -BEAT_S
        self._tasks: set[asyncio.Task[None]] = set()
        self._talking: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._pool.warm()
        self._talking = asyncio.create_task(self._talk())

    def on_notice(self, payloads: list[str]) -> None:
        self._kinds_to_check |= {payload.removeprefix("asked ") for payload in payloads} & set(KINDS)
        self._wake.set()

    def look(self) -> None:
        self._kinds_to_check |= set(KINDS)
        self._wake.set()

    # Talking to the database

    async def _talk(self) -> None:
        while True:
            try:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(max(0.0, self._beaten_at + BEAT_S - time.monotonic())):
                        await self._wake.wait()
                self._wake.clear()
                if time.monotonic() - self._beaten_at >= BEAT_S:
                    await self._beat()
                await self._turn()
            except StoreError:  # another worker takes the claimed questions once the database is back
                await asyncio.sleep(BEAT_S)
            except Exception:
                LOG.exception("taking questions failed")
                await asyncio.sleep(BEAT_S)

    async def _beat(self) -> None:
        having = [*self._claimed, *(answered.id for answered in self._answers)]
        await asyncio.to_thread(self._questions.beat, self.name, self.workers, having)
        self._beaten_at = time.monotonic()
        self._kinds_to_check |= set(KINDS)  # also finds questions of workers that died, which nothing announces

    async def _turn(self) -> None:
        """Send finished answers, and claim as many questions as there are free processes."""
        have = Counter(taken.kind for taken in self._claimed.values())
        hands = {BOT: self._pool.ready, THOUGHT: 1, REVIEW: SIDE_BY_SIDE}
        free = {kind: hands[kind] - have[kind] for kind in KINDS if kind in self._kinds_to_check and hands[kind] > have[kind]}
        answers, self._answers = self._answers, []
        self._kinds_to_check -= set(free)
        try:
            found = await asyncio.to_thread(self._questions.turn, self.name, answers, free) if answers or free else []
        except StoreError:
            self._answers = answers + self._answers
            raise
        got = Counter(taken.kind for taken in found)
        self._kinds_to_check |= {kind for kind, count in free.items() if got[kind] == count}  # and more may wait
        for taken in found:
            self._claimed[taken.id] = taken
            task = asyncio.create_task(self._think(taken))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        might_have_more = BOT in self._kinds_to_check and self._pool.ready < self.workers
        if might_have_more and await asyncio.to_thread(self._questions.is_waiting, BOT):
            self._pool.warm_another()

    # Thinking

    async def _think(self, taken: ClaimedQuestion) -> None:
        begun = time.monotonic()
        try:
            if taken.kind == REVIEW:
                await self._review(taken)
            else:
                answer = await (self._move(taken) if taken.kind == BOT else self._thought(taken))
                self._answers.append(Answered(taken.id, ENCODER.encode(answer), time.monotonic() - begun))
        except (StoreError, ClaimLost):  # the review is free again, or claimed by another worker
            pass
        except Exception:
            LOG.exception("a question could not be thought about")
        finally:
            self._claimed.pop(taken.id, None)
            self._wake.set()

    async def _move(self, taken: ClaimedQuestion) -> BotAnswer:
        try:
            return BotAnswer(*await self._pool.think(Requester(taken.person), 0.0, taken.body, None))
        except BotFailed as error:
            return BotAnswer(error=str(error))
        except (ProcessEnded, OSError, TimeoutError):
            return BotAnswer(is_ended=True)

    async def _thought(self, taken: ClaimedQuestion) -> ReviewAnswer:
        try:
            question: DeeperAnalysis | Tip = msgspec.json.decode(taken.body, type=DeeperAnalysis | Tip)
            return await self._decision_judge.analyse_decision(question, taken.longest)
        except SpeeltafelError as error:
            return ReviewAnswer(error=error.line)
        except (JudgeFailed, OSError, TimeoutError, msgspec.MsgspecError) as error:  # the last: a server of another version asks
            return ReviewAnswer(failed=str(error) or type(error).__name__)

    async def _review(self, taken: ClaimedQuestion) -> None:
        try:
            key = key_of(taken.name or "")
        except NoSuchReview:  # a server of another version asks
            LOG.error("a review of another judge is asked for: servers and workers on a database need one version")
            await self._give_up(taken, Line("review-failed"))
            return
        if await asyncio.to_thread(self._questions.is_stored, self.name, taken.id, key):
            return

        async def on_part(number: int, part: msgspec.Raw) -> None:
            review = finished_review(part)
            if review is not None:
                await asyncio.to_thread(self._questions.finish_review, self.name, taken.id, key, taken.body, bytes(review))
            elif not await asyncio.to_thread(self._questions.put_part, self.name, taken.id, number, bytes(part)):
                raise ClaimLost

        problem = await make_review(self._judge, taken.body, key.budget == "deep", taken.longest, on_part)
        if problem is not None:
            await self._give_up(taken, problem)

    async def _give_up(self, taken: ClaimedQuestion, problem: Line) -> None:
        await asyncio.to_thread(self._questions.give_up_review, self.name, taken.id, ENCODER.encode(problem))

    async def close(self) -> None:
        """Stop at once: other workers take the unanswered questions."""
        ending = [*self._tasks, *([self._talking] if self._talking is not None else [])]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        with contextlib.suppress(StoreError):
            await asyncio.to_thread(self._questions.leave, self.name)
        await self._pool.close()
        await self._judge.end()
        await self._decision_judge.end()
