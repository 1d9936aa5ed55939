"""Thinkers for tests: what servers have to do with them, without servers."""

from collections.abc import Sequence

from speeltafel.server.jobs.queue_client import QueueClient
from speeltafel.server.jobs.queue_notifications import listen
from speeltafel.server.jobs.queue_worker import QueueWorker
from speeltafel.server.jobs.reviews import Reviews
from speeltafel.server.jobs.reviews_local import ReviewsHere
from speeltafel.server.jobs.reviews_shared import ReviewsElsewhere
from speeltafel.server.metrics import Metrics
from speeltafel.server.settings import Settings
from speeltafel.store.job_queue import Questions
from speeltafel.store.store import Store

NO_BOTS = ("cat",)  # says nothing, and ends with us


class OneServer:
    """Of a PostgreSQL; it asks, and thinks where it is given a judge or bots."""

    def __init__(
        self, store: Store, settings: Settings, judge: Sequence[str] = (), bots: Sequence[str] = NO_BOTS, workers: int = 1
    ) -> None:
        questions = Questions(store.engine)
        self.asking = QueueClient(questions, Metrics())
        self.reviews = ReviewsElsewhere(store, settings, questions, self.asking)
        self.worker = QueueWorker(questions, workers, bots, judge or NO_BOTS) if judge or bots != NO_BOTS else None
        both: list[QueueClient | QueueWorker] = [self.asking] if self.worker is None else [self.asking, self.worker]
        self._news = listen(questions, *both)
        for one in both:
            one.begin()

    async def close(self) -> None:
        self._news.close()
        if self.worker is not None:
            await self.worker.close()
        await self.asking.close()


class ReviewsOfOneServer(ReviewsElsewhere):
    """Whose server ends with it."""

    def __init__(self, store: Store, settings: Settings, judge: Sequence[str]) -> None:
        self._server = OneServer(store, settings, judge)
        super().__init__(store, settings, Questions(store.engine), self._server.asking)

    async def close(self) -> None:
        await self._server.close()


def reviews_of(store: Store, settings: Settings, judge: Sequence[str]) -> Reviews:
    """As a server of that database has them."""
    kind = ReviewsHere if store.shared is None else ReviewsOfOneServer
    return kind(store, settings, judge)
