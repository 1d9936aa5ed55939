"""Reviews of finished games, and analyses of single decisions, for all who ask.

A review is made once: requests for the same game share its parts, and later ones read the stored review. It is made by this
server (reviews_local.py), or by any worker on the database (reviews_shared.py).
"""

import asyncio
import logging
from abc import ABC, abstractmethod

import msgspec

from speeltafel.core.errors import NoSuchReview, TooMany, make_error
from speeltafel.core.view import AnyView
from speeltafel.review.model import JUDGE_VERSION, Hint, Review, Verdict
from speeltafel.review.timeline import reviewable
from speeltafel.server.answers import ReviewNews, news_of
from speeltafel.server.jobs.fair_queue import Requester
from speeltafel.server.jobs.queue_client import TooManyQuestions
from speeltafel.server.jobs.review_process import EncodedFinish, JudgeFailed
from speeltafel.server.jobs.review_worker import DeeperAnalysis, ReviewAnswer, Tip
from speeltafel.server.jobs.run_review import key_of, name_of
from speeltafel.server.limits.table_quotas import PEOPLE_PER_ADDRESS
from speeltafel.server.settings import Settings
from speeltafel.store.store import ReviewKey, Store

LOG = logging.getLogger("speeltafel.reviews")
LONGEST_THOUGHT_S = 60.0  # about a single decision
PATIENCE_S = 45.0  # until the analysis of a single decision must have begun; otherwise it is refused for now
OF_ONE_PERSON = 2  # analyses of single decisions that one person may wait for; an address five times as many
SIDE_BY_SIDE = 4  # reviews that a process makes at once, each for another address: nobody waits for somebody's longest one


class AnyVerdict(msgspec.Struct):
    """A verdict of which nothing is read."""


class JudgedStep(msgspec.Struct):
    """A step of a stored review, as far as it is read to count verdicts."""

    verdict: AnyVerdict | None = None


class JudgedSteps(msgspec.Struct):
    """A stored review, as far as it is read to count verdicts."""

    steps: list[JudgedStep]


class Reviews(ABC):
    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._thoughts: list[Requester] = []  # people who wait for an analysis

    async def ask(self, record: bytes, deep: bool, person: str, address: str) -> str:
        """Request a review. Return its name. Raises BadRecord if the record cannot be reviewed."""
        record_hash, plain = await asyncio.to_thread(reviewable, record)
        key = ReviewKey(record_hash, JUDGE_VERSION, "deep" if deep else "usual")
        await self._request(key, plain, Requester(person, address))
        return name_of(key)

    @abstractmethod
    async def _request(self, key: ReviewKey, record: bytes, asker: Requester) -> None:
        """Have a review made, unless it is stored or under way. Raises TooMany if the person has too many waiting."""

    @abstractmethod
    async def news(self, name: str, after: int, patience: float) -> ReviewNews:
        """Return the parts that have come since, as soon as there is one, or after that many seconds."""

    @abstractmethod
    async def close(self) -> None: ...

    def _too_many(self) -> Exception:
        return make_error(TooMany, "too-many-reviews", most=int(self._settings.reviews_per_person))

    async def _stored(self, key: ReviewKey) -> tuple[bytes, bytes]:
        """Return the record and its review, both as JSON."""
        found = await asyncio.to_thread(self._store.review, key)
        if found is None:
            raise make_error(NoSuchReview, "review-unknown")
        return found

    async def _all_of_it(self, key: ReviewKey, after: int) -> ReviewNews:
        """Return a stored review as its last part."""
        _, review = await self._stored(key)
        total = sum(step.verdict is not None for step in msgspec.json.decode(review, type=JudgedSteps).steps)
        return news_of(0, [msgspec.json.encode(EncodedFinish(msgspec.Raw(review), total, total))], after + 1, True)

    # Single decisions: a player waits for each

    async def analyse_deeper(self, name: str, number: int, asker: Requester) -> Verdict:
        """Analyse one decision of a stored review with more samples."""
        record, encoded = await self._stored(key_of(name))
        review = msgspec.json.decode(encoded, type=Review)
        if not any(step.number == number and step.verdict is not None for step in review.steps):
            raise make_error(NoSuchReview, "review-no-decision")
        answer = await self._thought(DeeperAnalysis(0, msgspec.Raw(record), number), asker)
        if answer.verdict is None:
            raise self._unanswered("no verdict")
        return answer.verdict

    async def tip(self, view: AnyView, counts: bool, asker: Requester) -> Hint:
        """Return a tip from what that seat can know. `counts` says whether the table has memory aids."""
        answer = await self._thought(Tip(0, view.game, msgspec.Raw(msgspec.json.encode(view)), counts), asker)
        if answer.hint is None:
            raise self._unanswered("no hint")
        return answer.hint

    async def _thought(self, question: DeeperAnalysis | Tip, asker: Requester) -> ReviewAnswer:
        if self._has_enough(asker):
            raise make_error(TooMany, "judge-busy")
        self._thoughts.append(asker)
        try:
            return await self._judged(question, asker)
        except TooManyQuestions:
            raise make_error(TooMany, "judge-busy") from None
        except (JudgeFailed, OSError, TimeoutError) as error:
            raise self._unanswered(str(error) or type(error).__name__) from None
        finally:
            self._thoughts.remove(asker)

    @staticmethod
    def _unanswered(why: str) -> Exception:
        """Return the error for a question whose process ended, or whose worker has another version."""
        LOG.error("the judge did not answer", extra={"why": why})
        return make_error(TooMany, "judge-busy")

    @abstractmethod
    async def _judged(self, question: DeeperAnalysis | Tip, asker: Requester) -> ReviewAnswer: ...

    def _has_enough(self, asker: Requester) -> bool:
        theirs = sum(one.person == asker.person for one in self._thoughts)
        at_address = sum(one.address == asker.address for one in self._thoughts)
        return theirs >= OF_ONE_PERSON or at_address >= PEOPLE_PER_ADDRESS * OF_ONE_PERSON
