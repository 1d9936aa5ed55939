"""A process that only does jobs: a worker on a PostgreSQL database, without a server."""

import asyncio
import contextlib
import logging
import signal

from speeltafel.core.errors import NeedsPostgresql, make_error
from speeltafel.server import json_logs
from speeltafel.server.jobs.queue_notifications import listen
from speeltafel.server.jobs.queue_worker import QueueWorker
from speeltafel.store.database import default_url, open_database, parse_address
from speeltafel.store.job_queue import Questions

LOG = logging.getLogger("speeltafel.workers")


def think(database: str, workers: int | None) -> None:
    """Run a worker until it is stopped. Raises NeedsPostgresql for any other database, and for none."""
    if not parse_address(database or default_url())[1].IS_SHARED:
        raise make_error(NeedsPostgresql, "think-needs-postgresql")
    json_logs.set_up()
    engine = open_database(database)
    try:
        asyncio.run(_think(Questions(engine), workers))
    finally:
        engine.dispose()


async def _think(questions: Questions, workers: int | None) -> None:
    stopping = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # not on every system
            asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    worker = QueueWorker(questions, workers)
    news = listen(questions, worker)
    worker.begin()
    LOG.info("thinking", extra={"count": worker.workers})
    try:
        await stopping.wait()
    finally:
        news.close()
        await worker.close()
        LOG.info("stopped")
