"""Client of the job queue on PostgreSQL: sends questions in groups, and hands each answer to its caller.

One task talks to the database. If it is cut off, sleeps, or finds its questions gone, it asks again, and callers only wait
longer.
"""

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from dataclasses import dataclass

import msgspec

from speeltafel.core.errors import StoreError
from speeltafel.server.jobs.fair_queue import Requester
from speeltafel.server.jobs.worker_pool import LONGEST_THOUGHT_S, BotFailed, ProcessEnded
from speeltafel.server.metrics import Metrics
from speeltafel.store.job_queue import BOT, Exchange, Questions, QueuedQuestion

LOG = logging.getLogger("speeltafel.bots")
WANTED_S = 1.0  # how often we say what we still wait for
LOOK_S = 5.0  # how often we look who can think
NOBODY_THINKS = "nobody thinks for bots: start `speeltafel think` on this database, or a server with --bot-workers"
QUIET_S = 60.0  # between two lines in the log about nobody who can


class TooManyQuestions(Exception):
    """The person has as many questions waiting as allowed, over all servers."""


class BotAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to a bot's question."""

    move: str = ""
    seconds: float = 0.0
    error: str = ""  # the bot met an error of that name
    is_ended: bool = False  # its process ended


@dataclass(eq=False)
class PendingQuestion:
    question: QueuedQuestion
    answer: "asyncio.Future[bytes]"
    is_put: bool = False  # it lies in the database


class QueueClient:
    def __init__(self, questions: Questions, metrics: Metrics) -> None:
        self._questions = questions
        self._metrics = metrics
        self._name = secrets.token_hex(10)
        self._salt = secrets.token_bytes(32)
        self._waiting: dict[int, PendingQuestion] = {}
        self._withdrawn: list[int] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._said_at = self._looked_at = self._complained_at = -QUIET_S
        self.workers = 1  # that were there when we last looked
        self._reviews: dict[str, asyncio.Event] = {}  # set when that review has news

    def begin(self) -> None:
        self._task = asyncio.create_task(self._talk())

    def look(self) -> None:
        self._wake.set()

    def on_notice(self, payloads: list[str]) -> None:
        for payload in payloads:
            what, _, whom = payload.partition(" ")
            if what == "told" and whom == self._name:
                self._wake.set()
            elif what == "review" and whom in self._reviews:
                self._reviews.pop(whom).set()

    # Asking

    def address_key(self, asker: Requester) -> str:
        """Return the word for an address in the database. Nobody can read it, and each server has its own."""
        return hashlib.blake2b(asker.address_key.encode(), key=self._salt, digest_size=9).hexdigest()

    async def think(self, asker: Requester, cost: float, question: bytes, most: int | None) -> tuple[str, float]:
        """Ask for a move. Return it and the seconds it took. Cancelling the call withdraws the question."""
        id_, address_key = secrets.randbits(62), self.address_key(asker)
        answer = await self.ask(QueuedQuestion(id_, BOT, asker.person, address_key, cost, LONGEST_THOUGHT_S, question, most))
        try:
            thought = msgspec.json.decode(answer, type=BotAnswer)
        except msgspec.MsgspecError as error:  # from a worker of another version
            raise BotFailed(type(error).__name__) from None
        if thought.is_ended:
            raise ProcessEnded
        if thought.error:
            raise BotFailed(thought.error)
        return thought.move, thought.seconds

    async def ask(self, question: QueuedQuestion) -> bytes:
        """Ask a question and wait for its answer. Raises TooManyQuestions if the person has too many waiting."""
        waiting = self._waiting[question.id] = PendingQuestion(question, asyncio.get_running_loop().create_future())
        self._wake.set()
        try:
            return await waiting.answer
        finally:
            if self._waiting.pop(question.id, None) is not None:
                self._withdrawn.append(question.id)
                self._wake.set()

    async def news_of_review(self, name: str, seconds: float) -> None:
        """Wait until that review has news, or for that many seconds."""
        try:
            async with asyncio.timeout(seconds):
                await self._reviews.setdefault(name, asyncio.Event()).wait()
        except TimeoutError:
            self._reviews.pop(name, None)  # other callers that wait for it look again soon

    # Talking to the database

    async def _talk(self) -> None:
        while True:
            try:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(WANTED_S if self._waiting else LOOK_S):
                        await self._wake.wait()
                self._wake.clear()
                await self._exchange()
                is_stuck = self._waiting and not self.workers  # then look more often for a new worker
                if time.monotonic() - self._looked_at >= (WANTED_S if is_stuck else LOOK_S):
                    await self._look()
            except StoreError:  # of which the store's log tells
                await asyncio.sleep(WANTED_S)
                self._wake.set()
            except Exception:
                LOG.exception("asking failed")
                await asyncio.sleep(WANTED_S)

    async def _exchange(self) -> None:
        asked = [waiting for waiting in self._waiting.values() if not waiting.is_put]
        withdrawn, self._withdrawn = self._withdrawn, []
        wanted: dict[int, PendingQuestion] = {}
        if time.monotonic() - self._said_at >= WANTED_S:
            self._said_at = time.monotonic()
            wanted = {id_: waiting for id_, waiting in self._waiting.items() if waiting.is_put}
        given = [waiting.question for waiting in asked]
        exchanged = await asyncio.to_thread(self._questions.exchange, self._name, given, withdrawn, list(wanted))
        for waiting in asked:
            waiting.is_put = True
        self._hand_out(exchanged)
        for id_, waiting in wanted.items():
            if id_ in self._waiting and id_ not in exchanged.known:  # the database has forgotten it, or given us up
                waiting.is_put = False
                self._wake.set()

    def _hand_out(self, exchanged: Exchange) -> None:
        for id_ in exchanged.refused:
            if (waiting := self._waiting.pop(id_, None)) is not None and not waiting.answer.done():
                waiting.answer.set_exception(TooManyQuestions())
        for id_, answer in exchanged.answers.items():
            if (waiting := self._waiting.pop(id_, None)) is not None and not waiting.answer.done():
                waiting.answer.set_result(answer)

    async def _look(self) -> None:
        self._looked_at = time.monotonic()
        waiting, self.workers = await asyncio.to_thread(self._questions.look)
        self._metrics.thinking(waiting, self.workers)
        if not self.workers and self._waiting and time.monotonic() - self._complained_at >= QUIET_S:
            self._complained_at = time.monotonic()
            LOG.warning(NOBODY_THINKS, extra={"count": len(self._waiting)})

    async def close(self) -> None:
        """Stop, and withdraw all open questions."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        gone = [*self._withdrawn, *self._waiting]
        with contextlib.suppress(StoreError):
            await asyncio.to_thread(self._questions.exchange, self._name, [], gone, [])
