"""Job queue in PostgreSQL: bots' moves, analyses of decisions and reviews wait there for a worker.

Servers ask and workers answer; a process may be both. The address with the least time used is next, and there the person with
the least: each has an account of seconds, and newcomers begin where the others are (fair_queue.py does the same in memory).
Reviews take turns by address and person. An address is a word that nobody can read. The question of a dead worker is free again;
that of a dead server is removed. Time is the database's. Questions hold secrets: they stay in this table, and go when answered.
"""

# ruff: noqa: S608  every statement is put together from the constants here

import logging
import time
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from speeltafel.core.errors import SpeeltafelError, StoreError, make_error
from speeltafel.store.cluster import LEASE_S, NOW_MS
from speeltafel.store.database import short
from speeltafel.store.notifications import NotificationListener
from speeltafel.store.store import QUIET_S, ReviewKey, write_review

LOG = logging.getLogger("speeltafel.store")
CHANNEL = "speeltafel_thinking"
BOT, THOUGHT, REVIEW = "bot", "thought", "review"  # kinds of questions
KINDS = (BOT, THOUGHT, REVIEW)
WANTED_S = 6.0  # after which a question is dropped if its server is silent

ALIVE = "EXISTS (SELECT 1 FROM thinkers t WHERE t.thinker = {} AND t.beat_at > clock_timestamp() - make_interval(secs => :lease))"
WANTED = "(q.wanted_at IS NULL OR q.wanted_at > clock_timestamp() - make_interval(secs => :wanted))"
FREE = f"q.answer IS NULL AND (q.taker IS NULL OR NOT {ALIVE.format('q.taker')}) AND {WANTED}"
# Accounts: of an address under its name, of a person there under both.
OF_PERSON = "{0}.address_key || '/' || {0}.person"
JOINED = f"LEFT JOIN accounts h ON h.person = q.address_key LEFT JOIN accounts a ON a.person = {OF_PERSON.format('q')}"
IN_TURN = "coalesce(h.seconds, 0), coalesce(a.seconds, 0), q.asked_at"

# A newcomer's account begins at the least of those who wait; once no job waits, all accounts are forgotten.
ASK = f"""
WITH given AS (
  SELECT CAST(:id AS bigint) AS id, CAST(:kind AS varchar) AS kind, CAST(:person AS varchar) AS person,
    CAST(:address_key AS varchar) AS address_key, CAST(:most AS int) AS most),
waiting AS (
  SELECT q.address_key, h.seconds AS of_address, a.seconds AS of_person FROM questions q {JOINED} WHERE q.kind <> '{REVIEW}'),
level AS (
  SELECT given.address_key AS name, coalesce((SELECT min(of_address) FROM waiting),
    (SELECT max(seconds) FROM accounts WHERE position('/' IN person) = 0), 0) AS seconds FROM given
  UNION ALL SELECT {OF_PERSON.format("given")},
    coalesce((SELECT min(of_person) FROM waiting w WHERE w.address_key = given.address_key),
    (SELECT max(seconds) FROM accounts WHERE person LIKE given.address_key || '/%'), 0) FROM given),
asked AS (
  INSERT INTO questions (id, kind, person, address_key, asker, cost, longest, is_counted, body, asked_at, wanted_at)
  SELECT id, kind, person, address_key, :asker, :cost, :longest, most IS NOT NULL, :body, clock_timestamp(), clock_timestamp()
  FROM given
  WHERE most IS NULL OR most > (
    SELECT count(*) FROM questions q WHERE q.kind = given.kind AND q.person = given.person AND q.is_counted AND q.id <> given.id)
  ON CONFLICT (id) DO UPDATE SET wanted_at = clock_timestamp() RETURNING kind),
account AS (
  INSERT INTO accounts (person, seconds, used_at) SELECT name, seconds, clock_timestamp() FROM asked, level ORDER BY name
  ON CONFLICT (person) DO UPDATE SET seconds = greatest(accounts.seconds, excluded.seconds), used_at = excluded.used_at)
SELECT pg_notify('{CHANNEL}', 'asked ' || kind) FROM asked"""
COLLECT = "DELETE FROM questions WHERE asker = :asker AND answer IS NOT NULL RETURNING id, answer"
STILL_WANTED = "UPDATE questions SET wanted_at = clock_timestamp() WHERE id = ANY(CAST(:ids AS bigint[])) RETURNING id"

# Claims happen one at a time: row locks are held only for a moment, and two workers take jobs of two people.
TAKEN = """
taken AS (
  UPDATE questions SET taker = :me FROM next WHERE questions.id = next.id
  RETURNING questions.id, kind, name, person, address_key, cost, longest, body)"""
TAKE = f"""
WITH next AS (
  SELECT q.id FROM questions q {JOINED} WHERE q.kind = :kind AND {FREE}
  ORDER BY {IN_TURN} LIMIT 1 FOR UPDATE OF q SKIP LOCKED),
{TAKEN},
charged AS (
  UPDATE accounts SET seconds = seconds + cost FROM taken
  WHERE accounts.person IN (taken.address_key, {OF_PERSON.format("taken")}))
SELECT id, kind, name, person, longest, body FROM taken"""

# The first review of each address, then the second of each; at an address the first of each person. Those being made are first.
BEING_MADE = ALIVE.format("q.taker")
TURNS = f"""
of_people AS (
  SELECT q.id, q.address_key, q.asked_at, {BEING_MADE} AS is_made, row_number() OVER (
    PARTITION BY q.address_key, q.person ORDER BY {BEING_MADE} DESC, q.asked_at) AS turn
  FROM questions q WHERE q.kind = '{REVIEW}' AND q.answer IS NULL),
turns AS (
  SELECT id, asked_at, is_made, row_number() OVER (PARTITION BY address_key ORDER BY is_made DESC, turn, asked_at) AS turn
  FROM of_people)"""
TAKE_REVIEW = f"""
WITH {TURNS},
next AS (
  SELECT q.id FROM questions q JOIN turns ON turns.id = q.id WHERE q.kind = '{REVIEW}' AND {FREE}
    AND NOT EXISTS (
      SELECT 1 FROM questions m WHERE m.kind = '{REVIEW}' AND m.taker = :me AND m.address_key = q.address_key)
  ORDER BY turns.turn, turns.asked_at LIMIT 1 FOR UPDATE OF q SKIP LOCKED),
{TAKEN}
SELECT id, kind, name, person, longest, body FROM taken"""
ANSWER = f"""
WITH answered AS (
  UPDATE questions SET answer = :answer, body = '' WHERE id = :id AND taker = :me AND answer IS NULL
  RETURNING asker, person, address_key, cost),
settled AS (
  UPDATE accounts SET seconds = seconds + :seconds - cost FROM answered
  WHERE accounts.person IN (answered.address_key, {OF_PERSON.format("answered")}))
SELECT pg_notify('{CHANNEL}', 'told ' || asker) FROM answered"""
BEAT = """
INSERT INTO thinkers (thinker, workers, beat_at) VALUES (:me, :workers, clock_timestamp())
ON CONFLICT (thinker) DO UPDATE SET beat_at = clock_timestamp()"""
GIVE_BACK = f"""
WITH free AS (UPDATE questions SET taker = NULL WHERE taker = :me AND NOT id = ANY(CAST(:ids AS bigint[])) RETURNING kind)
SELECT pg_notify('{CHANNEL}', 'asked ' || kind) FROM free"""
SWEEP = (
    "DELETE FROM questions WHERE wanted_at < clock_timestamp() - make_interval(secs => :wanted)",
    f"DELETE FROM questions WHERE kind = '{REVIEW}' AND asked_at < clock_timestamp() - interval '1 day'",
    "DELETE FROM accounts a WHERE used_at < clock_timestamp() - interval '1 hour' "
    f"AND NOT EXISTS (SELECT 1 FROM questions q WHERE a.person IN (q.address_key, {OF_PERSON.format('q')}))",
    "DELETE FROM thinkers WHERE beat_at < clock_timestamp() - interval '60 s'",
)
WAITING = f"SELECT kind, count(*) FROM questions q WHERE {FREE} GROUP BY kind"
ARE_ALIVE = "SELECT count(*) FROM thinkers WHERE beat_at > clock_timestamp() - make_interval(secs => :lease)"

IS_ASKED = "SELECT 1 FROM questions WHERE name = :name AND answer IS NULL"
ASK_REVIEW = f"""
WITH given AS (SELECT CAST(:person AS varchar) AS person),
asked AS (
  INSERT INTO questions (id, kind, name, person, address_key, asker, cost, longest, is_counted, body, asked_at)
  SELECT :id, '{REVIEW}', :name, person, :address_key, '', 0, :longest, true, :body, clock_timestamp() FROM given
  WHERE :most > (SELECT count(*) FROM questions q WHERE q.kind = '{REVIEW}' AND q.person = given.person AND q.answer IS NULL)
  ON CONFLICT (name) DO UPDATE SET answer = NULL, taker = NULL, person = excluded.person, address_key = excluded.address_key,
    body = excluded.body, asked_at = excluded.asked_at WHERE questions.answer IS NOT NULL
  RETURNING id)
SELECT pg_notify('{CHANNEL}', 'asked {REVIEW}') FROM asked"""
REVIEW_SO_FAR = f"""
WITH {TURNS}
SELECT q.id, q.answer, CASE WHEN {BEING_MADE} THEN 0 ELSE (
  SELECT count(*) FROM turns o, turns mine
  WHERE mine.id = q.id AND (o.is_made OR (o.turn, o.asked_at) < (mine.turn, mine.asked_at))) END
FROM questions q WHERE name = :name"""
STORED = "SELECT 1 FROM reviews WHERE record_hash = :record_hash AND judge = :judge AND budget = :budget"
PARTS = "SELECT part FROM review_parts WHERE question = :id AND number > :after ORDER BY number"
PART = f"""
WITH ours AS (SELECT id, name FROM questions WHERE id = :id AND taker = :me),
put AS (INSERT INTO review_parts SELECT id, :number, :part FROM ours ON CONFLICT DO NOTHING)
SELECT pg_notify('{CHANNEL}', 'review ' || name) FROM ours"""
GIVE_UP = f"""
WITH ours AS (UPDATE questions SET answer = :answer, body = '' WHERE id = :id AND taker = :me RETURNING name)
SELECT pg_notify('{CHANNEL}', 'review ' || name) FROM ours"""
DONE = f"""
WITH ours AS (DELETE FROM questions WHERE id = :id AND taker = :me RETURNING name)
SELECT pg_notify('{CHANNEL}', 'review ' || name) FROM ours"""


class QueuedQuestion(msgspec.Struct, frozen=True):
    """A question that a server asks."""

    id: int
    kind: str
    person: str
    address_key: str  # the address of who asks, in a word that nobody can read
    cost: float  # seconds it will probably take
    longest: float  # seconds after which it is given up
    body: bytes
    most: int | None = None  # it is not asked where so many of that person's are already; None: it counts for nothing


class QueuedReview(NamedTuple):
    """A review that a server asks for."""

    id: int
    name: str
    person: str
    address_key: str
    longest: float
    body: bytes  # the record
    most: int  # it is not asked for where that person waits for so many


class ClaimedQuestion(NamedTuple):
    """A question that a worker has claimed."""

    id: int
    kind: str
    name: str | None  # of a review
    person: str
    longest: float
    body: bytes


class Answered(NamedTuple):
    id: int
    answer: bytes
    seconds: float  # that it took


class Exchange(NamedTuple):
    """The result of an exchange about a server's questions."""

    refused: list[int]  # their person has asked enough
    answers: dict[int, bytes]
    known: set[int]  # of those it still wants


class ReviewSoFar(NamedTuple):
    place: int  # how many others are made before it is begun
    parts: list[bytes]
    problem: bytes | None  # why it was given up


class Questions:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.lease_s = LEASE_S
        self.wanted_s = WANTED_S
        self._complained_at = -QUIET_S

    def listen(self, on_payloads: Callable[[list[str]], None], missed: Callable[[], None]) -> NotificationListener:
        """Listen to `asked KIND`, `told ASKER` and `review NAME`. Both functions are called in another thread."""
        return NotificationListener(self._engine, on_payloads, missed, CHANNEL)

    # Servers

    def exchange(self, asker: str, asked: Sequence[QueuedQuestion], withdrawn: Sequence[int], wanted: Sequence[int]) -> Exchange:
        """Put questions, withdraw others, and renew those that are still wanted. Return the answers."""
        refused = []
        with self._statements() as rows:
            for question in asked:
                if not rows(ASK, asker=asker, **msgspec.structs.asdict(question)):
                    refused.append(question.id)
            if withdrawn:
                rows("DELETE FROM questions WHERE id = ANY(CAST(:ids AS bigint[]))", ids=list(withdrawn))
            known = {row[0] for row in rows(STILL_WANTED, ids=list(wanted))} if wanted else set()
            answers = {row[0]: bytes(row[1]) for row in rows(COLLECT, asker=asker)}
        return Exchange(refused, answers, known)

    def look(self) -> tuple[dict[str, int], int]:
        """Return how many questions of each kind wait, and how many workers there are.

        Removes abandoned questions.
        """
        with self._statements() as rows:
            for sweep in SWEEP:
                rows(sweep)
            waiting = dict.fromkeys(KINDS, 0) | {row[0]: row[1] for row in rows(WAITING)}
            return waiting, int(rows(ARE_ALIVE)[0][0])

    # Workers

    def turn(self, worker: str, answers: Sequence[Answered], free_slots: Mapping[str, int]) -> list[ClaimedQuestion]:
        """Store a worker's answers, and claim questions of each kind for its free slots."""
        taken = []
        with self._statements() as rows:
            for answered in answers:
                rows(ANSWER, me=worker, **answered._asdict())
            for kind, count in free_slots.items():
                for _ in range(count):
                    found = rows(TAKE_REVIEW, me=worker) if kind == REVIEW else rows(TAKE, me=worker, kind=kind)
                    if not found:
                        break
                    taken.append(ClaimedQuestion._make((*found[0][:5], bytes(found[0][5]))))
        return taken

    def is_waiting(self, kind: str) -> bool:
        """Whether something of that kind is there to be taken."""
        with self._statements() as rows:
            return bool(rows(f"SELECT 1 FROM questions q WHERE kind = :kind AND {FREE} LIMIT 1", kind=kind))

    def beat(self, worker: str, workers: int, having: Sequence[int]) -> None:
        """Renew a worker's lease, and free its claims except those in `having`: others were lost on the way."""
        with self._statements() as rows:
            rows(BEAT, me=worker, workers=workers)
            rows(GIVE_BACK, me=worker, ids=list(having))

    def leave(self, worker: str) -> None:
        """Remove a worker, and free its claims at once."""
        with self._statements() as rows:
            rows("DELETE FROM thinkers WHERE thinker = :me", me=worker)
            rows(GIVE_BACK, me=worker, ids=[])

    # Reviews

    def ask_review(self, asked: QueuedReview) -> bool:
        """Request a review. False if the person has too many waiting. A review that was given up starts anew."""
        with self._statements() as rows:
            if rows(IS_ASKED, name=asked.name):
                return True
            return bool(rows(ASK_REVIEW, **asked._asdict()) or rows(IS_ASKED, name=asked.name))

    def review(self, name: str, after: int) -> ReviewSoFar | None:
        """Return the parts of a review after that one; None if it is not being made."""
        with self._statements() as rows:
            found = rows(REVIEW_SO_FAR, name=name)
            if not found:
                return None
            id_, problem, place = found[0]
            parts = [bytes(row[0]) for row in rows(PARTS, id=id_, after=after)]
            return ReviewSoFar(place, parts, None if problem is None else bytes(problem))

    def unfinished(self, names: Sequence[str]) -> set[str]:
        """Return which of these reviews are waiting or under way."""
        with self._statements() as rows:
            sql = "SELECT name FROM questions WHERE name = ANY(CAST(:names AS text[])) AND answer IS NULL"
            return {row[0] for row in rows(sql, names=list(names))}

    def put_part(self, worker: str, id_: int, number: int, part: bytes) -> bool:
        """Store a part of a review. False if another worker makes it by now."""
        with self._statements() as rows:
            return bool(rows(PART, me=worker, id=id_, number=number, part=part))

    def give_up_review(self, worker: str, id_: int, problem: bytes) -> None:
        with self._statements() as rows:
            rows(GIVE_UP, me=worker, id=id_, answer=problem)

    def finish_review(self, worker: str, id_: int, key: ReviewKey, record: bytes, review: bytes) -> None:
        """Store a finished review, from where it is read from then on."""
        with self._transaction() as connection:
            asked = {"me": worker, "id": id_}
            if connection.execute(text(DONE), asked).all():
                made_at = int(connection.execute(text(f"SELECT {NOW_MS}")).scalar() or 0)
                write_review(connection, key, made_at, record, zlib.compress(review))

    def is_stored(self, worker: str, id_: int, key: ReviewKey) -> bool:
        """Whether another worker was quicker and the review is stored; then the question is done."""
        with self._statements() as rows:
            found = bool(rows(STORED, **key._asdict()))
            if found:
                rows(DONE, me=worker, id=id_)
            return found

    @contextmanager
    def _statements(self) -> Iterator[Callable[..., list[Any]]]:
        """Run single statements, each in its own transaction, so that rows are not locked for long."""
        try:
            with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:

                def rows(sql: str, **given: Any) -> list[Any]:
                    result = connection.execute(text(sql), {"lease": self.lease_s, "wanted": self.wanted_s, **given})
                    return list(result.all()) if result.returns_rows else []

                yield rows
        except (SQLAlchemyError, OSError) as error:
            raise self._trouble("store-unreadable", error) from None

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise self._trouble("store-unavailable", error) from None

    def _trouble(self, id_: str, error: Exception) -> SpeeltafelError:
        """Log a database error once in a while, by its first line only, which holds nothing of a question.

        Return the error to raise.
        """
        if time.monotonic() - self._complained_at > QUIET_S:
            self._complained_at = time.monotonic()
            LOG.error("questions cannot be asked or taken", extra={"error": type(error).__name__, "why": short(error)})
        return make_error(StoreError, id_)
