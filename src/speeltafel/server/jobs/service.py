"""Jobs of a server: bots' moves, tips and reviews, by its own processes or by workers on its database.

With SQLite the server works alone, and questions go straight to its processes. With PostgreSQL they wait in the database:
this server's processes and all other workers take them.
"""

from typing import Protocol

from speeltafel.core.errors import NoWorkers, make_error
from speeltafel.server.jobs.bot_moves import BotClient
from speeltafel.server.jobs.queue_client import QueueClient
from speeltafel.server.jobs.queue_notifications import listen
from speeltafel.server.jobs.queue_worker import QueueWorker
from speeltafel.server.jobs.reviews import Reviews
from speeltafel.server.jobs.reviews_local import ReviewsHere
from speeltafel.server.jobs.reviews_shared import ReviewsElsewhere
from speeltafel.server.jobs.worker_pool import BotPool
from speeltafel.server.metrics import Metrics
from speeltafel.server.settings import Settings
from speeltafel.store.database import parse_address
from speeltafel.store.job_queue import BOT, Questions
from speeltafel.store.store import Store


class JobService(Protocol):
    bots: BotClient
    reviews: Reviews

    def begin(self) -> None: ...

    def warm(self) -> None:
        """Start a process for bots, since a table has some."""

    def is_possible(self) -> bool:
        """Whether any worker is known to be there."""

    async def close(self) -> None: ...


class LocalJobService:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self._pool = pool = BotPool(settings.bot_workers)
        self.bots = BotClient(settings, pool)
        self.reviews: Reviews = ReviewsHere(store, settings)
        metrics.waiting.labels(BOT).set_function(lambda: len(pool.queue))
        metrics.queue_workers.set(1)

    def begin(self) -> None: ...

    def warm(self) -> None:
        self._pool.warm()

    def is_possible(self) -> bool:
        return True

    async def close(self) -> None:
        await self.bots.close()
        await self.reviews.close()


class SharedJobService:
    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self._questions = questions = Questions(store.engine)
        self._asking = QueueClient(questions, metrics)
        self._worker = None if settings.bot_workers == 0 else QueueWorker(questions, settings.bot_workers)
        self.bots = BotClient(settings, self._asking)
        self.reviews: Reviews = ReviewsElsewhere(store, settings, questions, self._asking)

    def begin(self) -> None:
        both: list[QueueClient | QueueWorker] = [self._asking] if self._worker is None else [self._asking, self._worker]
        self._news = listen(self._questions, *both)
        for one in both:
            one.begin()

    def warm(self) -> None: ...  # workers do so at the start

    def is_possible(self) -> bool:
        return self._worker is not None or self._asking.workers > 0

    async def close(self) -> None:
        self._news.close()
        if self._worker is not None:
            await self._worker.close()
        await self.bots.close()  # and with it what they asked
        await self.reviews.close()


def check_who_thinks(settings: Settings) -> None:
    """Raise NoWorkers, before anything starts, if no process could do jobs."""
    if settings.bot_workers == 0 and not parse_address(settings.database)[1].IS_SHARED:
        raise make_error(NoWorkers, "nobody-could-think")
