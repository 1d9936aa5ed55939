"""Reviews on PostgreSQL: any worker takes them, and every server can read their parts."""

import asyncio
import secrets

import msgspec

from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.line import Line
from speeltafel.server.answers import ReviewNews, news_of
from speeltafel.server.jobs.fair_queue import Requester
from speeltafel.server.jobs.queue_client import QueueClient
from speeltafel.server.jobs.review_process import JudgeFailed
from speeltafel.server.jobs.review_worker import DeeperAnalysis, ReviewAnswer, Tip
from speeltafel.server.jobs.reviews import LONGEST_THOUGHT_S, OF_ONE_PERSON, PATIENCE_S, Reviews
from speeltafel.server.jobs.run_review import key_of, name_of
from speeltafel.server.limits.table_quotas import PEOPLE_PER_ADDRESS
from speeltafel.server.settings import Settings
from speeltafel.store.job_queue import THOUGHT, Questions, QueuedQuestion, QueuedReview
from speeltafel.store.store import ReviewKey, Store

LOOK_S = 2.0  # how often to look for parts, in case a notification was lost
THOUGHT_COSTS_S = 2.0  # about


class ReviewsElsewhere(Reviews):
    def __init__(self, store: Store, settings: Settings, questions: Questions, asking: QueueClient) -> None:
        super().__init__(store, settings)
        self._questions = questions
        self._asking = asking
        self._asked: dict[str, str] = {}  # reviews that were asked for here, and from which address

    async def _request(self, key: ReviewKey, record: bytes, asker: Requester) -> None:
        if await asyncio.to_thread(self._store.review, key) is not None:
            return
        name, most = name_of(key), self._settings.reviews_per_person
        await self._count(asker.address, name)
        asked = QueuedReview(
            secrets.randbits(62), name, asker.person, self._asking.address_key(asker), self._settings.review_seconds, record, most
        )
        if not await asyncio.to_thread(self._questions.ask_review, asked):
            self._asked.pop(name, None)
            raise self._too_many()

    async def _count(self, address: str, name: str) -> None:
        """Check how many reviews an address waits for.

        Each server counts its own, since addresses are stored nowhere. Raises TooMany.
        """
        theirs = [one for one, of in self._asked.items() if of == address and one != name]
        if len(theirs) >= PEOPLE_PER_ADDRESS * self._settings.reviews_per_person:
            still = await asyncio.to_thread(self._questions.unfinished, theirs)
            for one in set(theirs) - still:
                self._asked.pop(one, None)
            if len(still) >= PEOPLE_PER_ADDRESS * self._settings.reviews_per_person:
                raise self._too_many()
        self._asked[name] = address

    async def news(self, name: str, after: int, patience: float) -> ReviewNews:
        key, end, place = key_of(name), asyncio.get_running_loop().time() + patience, None
        while True:
            found = await asyncio.to_thread(self._questions.review, name, after)
            if found is None:
                return await self._all_of_it(key, after)
            left = end - asyncio.get_running_loop().time()
            if found.parts or found.problem is not None or place not in (None, found.place) or left <= 0:
                break
            place = found.place
            await self._asking.news_of_review(name, min(left, LOOK_S))
        problem = None if found.problem is None else msgspec.json.decode(found.problem, type=Line)
        return news_of(found.place, found.parts, after + len(found.parts), problem is not None, problem)

    async def _judged(self, question: DeeperAnalysis | Tip, asker: Requester) -> ReviewAnswer:
        body, address_key = msgspec.json.encode(question), self._asking.address_key(asker)
        asked = QueuedQuestion(
            secrets.randbits(62), THOUGHT, asker.person, address_key, THOUGHT_COSTS_S, LONGEST_THOUGHT_S, body, OF_ONE_PERSON
        )
        async with asyncio.timeout(PATIENCE_S + LONGEST_THOUGHT_S):  # where it waits for long, it still may take as long as any
            found = await self._asking.ask(asked)
        try:
            answer = msgspec.json.decode(found, type=ReviewAnswer)
        except msgspec.MsgspecError as error:  # from a worker of another version
            raise JudgeFailed(type(error).__name__) from None
        if answer.error is not None:
            raise SpeeltafelError(answer.error)
        if answer.failed:
            raise JudgeFailed(answer.failed)
        return answer

    async def close(self) -> None:
        """Do nothing: workers finish what was requested."""
