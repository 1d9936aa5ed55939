"""Several servers on one PostgreSQL, there at once, with bots that play anything at once: what they think is not the question."""

import asyncio
import secrets
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from speeltafel.core.view import AnyView
from speeltafel.server.jobs import bot_moves
from speeltafel.server.jobs.bot_moves import BotClient, BotMove
from speeltafel.server.tables import peers
from speeltafel.store import store
from tests.databases import new_postgresql_database
from tests.faults import quick
from tests.faults.quick import Quick
from tests.server.running_server import Forked

THOUGHT_S = 0.05


async def _choose(_: BotClient, __: str, level: str, view: AnyView) -> BotMove:
    await asyncio.sleep(THOUGHT_S)
    return BotMove(secrets.choice(view.legal), level)


def serve_with_quick_bots(given: str, log: str) -> None:
    bot_moves.BotClient.choose = _choose  # type: ignore[method-assign, assignment]
    quick._serve(given, log)


def serve_deaf(given: str, log: str) -> None:
    """Nothing that others tell arrives, and nobody looks whether something was missed."""
    store.Store.listen = lambda *_: Silence()  # type: ignore[method-assign, assignment]
    peers.LOOK_S = 3600.0
    serve_with_quick_bots(given, log)


def serve_by_looking(given: str, log: str) -> None:
    """Nothing that others tell arrives: all is found by looking."""
    store.Store.listen = lambda *_: Silence()  # type: ignore[method-assign, assignment]
    serve_with_quick_bots(given, log)


def serve_by_news(given: str, log: str) -> None:
    """Nobody looks whether something was missed: all comes by news."""
    peers.LOOK_S = 3600.0
    serve_with_quick_bots(given, log)


class Silence:
    def close(self) -> None: ...


class OneOfSeveral(Quick):
    longest_stop_s = 60  # the database may be down meanwhile
    serve = staticmethod(serve_with_quick_bots)

    def _launch(self, given: str, environment: dict[str, str]) -> Any:  # noqa: ARG002  those of the process it is forked from
        return Forked(self.serve, given, self._log_path())


class ByLooking(OneOfSeveral):
    serve = staticmethod(serve_by_looking)


class ByNews(OneOfSeveral):
    serve = staticmethod(serve_by_news)


class Deaf(OneOfSeveral):
    serve = staticmethod(serve_deaf)


@contextmanager
def several(
    count: int, database: str = "", kind: type[OneOfSeveral] = OneOfSeveral, **settings: Any
) -> Iterator[Sequence[OneOfSeveral]]:
    """Yield all on the same database, begun at once."""
    database = database or new_postgresql_database()
    with ThreadPoolExecutor(count) as starting:
        servers = list(starting.map(lambda _: kind(database, **settings), range(count)))
    try:
        yield servers
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.kill()
