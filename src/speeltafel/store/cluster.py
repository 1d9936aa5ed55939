"""State that several servers on one PostgreSQL share: which are alive, which attends to which table, who is connected where.

It saves work and keeps lists right. Logs don't depend on it, but on backends/postgresql_append.py. Time is the database's.
"""

# ruff: noqa: S608  every statement is put together from the constants here

import os
import secrets
import time
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from sqlalchemy import Engine, text
from sqlalchemy.exc import SQLAlchemyError

from speeltafel.core.errors import StoreError, make_error
from speeltafel.store.backends.postgresql_append import CHANNEL

LEASE_S = 3.0  # after which a silent server counts as gone
BEGIN_LOCK = 5338
ALIVE = (
    "EXISTS (SELECT 1 FROM processes p WHERE p.process = {} AND p.beat_at > clock_timestamp() - make_interval(secs => :lease))"
)
FREE = f"(t.holder IS NULL OR t.holder = :me OR NOT {ALIVE.format('t.holder')})"
NOW_MS = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"

OTHERS = (
    "SELECT EXISTS (SELECT 1 FROM processes WHERE process <> :me AND beat_at > clock_timestamp() - make_interval(secs => :lease))"
)
# A row that is new, or none: the others have given us up meanwhile, or the database has forgotten everybody.
BEAT = f"""
INSERT INTO processes (process, beat_at) VALUES (:me, clock_timestamp())
ON CONFLICT (process) DO UPDATE SET beat_at = clock_timestamp()
  WHERE processes.beat_at > clock_timestamp() - make_interval(secs => :lease)
RETURNING xmax = 0, {NOW_MS}"""
CLAIM_DUE = f"""
UPDATE tables SET holder = :me WHERE table_id IN (
  SELECT table_id FROM tables t WHERE wake_at <= {NOW_MS} AND {FREE} AND NOT table_id = ANY(CAST(:known AS text[]))
  ORDER BY wake_at LIMIT :most FOR UPDATE SKIP LOCKED) RETURNING table_id"""
CLAIM = f"""
UPDATE tables SET holder = :me, wake_at = coalesce(wake_at, {NOW_MS}) WHERE table_id IN (
  SELECT table_id FROM tables t WHERE table_id = ANY(CAST(:ids AS text[])) AND {FREE} FOR UPDATE SKIP LOCKED)
RETURNING table_id"""
SINCE = """
SELECT b.table_id, b.number, b.body FROM unnest(CAST(:ids AS text[]), CAST(:numbers AS int[])) AS n(id, number)
JOIN batches b ON b.table_id = n.id AND b.number > n.number ORDER BY b.table_id, b.number"""
HERE = f"""
SELECT table_id, person FROM here h
WHERE table_id = ANY(CAST(:ids AS text[])) AND process <> :me AND {ALIVE.format("h.process")}"""
FORGET = f"""
WITH gone AS (DELETE FROM processes p WHERE process <> :me AND beat_at < clock_timestamp() - interval '60 s')
DELETE FROM here h WHERE process <> :me AND NOT {ALIVE.format("h.process")}"""

Log = dict[str, list[tuple[int, bytes]]]  # batches by table, each with the number of its first event


class Beat(NamedTuple):
    is_known: bool  # the others have not given us up
    now: int  # of the database, in milliseconds since 1970
    sent: float  # when it was asked, and when the answer came, by time.monotonic
    received: float


class ClusterState:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.me = _new_name()
        self.lease_s = LEASE_S

    def begin(self) -> bool:
        """Announce this server. Return whether it is the only one."""
        asked = {"me": self.me, "lease": self.lease_s}
        lock = f"SELECT pg_advisory_xact_lock({BEGIN_LOCK})"  # of two that begin at once one is the first
        try:
            with self._engine.begin() as connection:
                connection.execute(text(lock))
                others = bool(connection.execute(text(OTHERS), asked).scalar())
                connection.execute(text(BEAT), asked)
        except SQLAlchemyError:
            raise make_error(StoreError, "store-unreadable") from None
        return not others

    def beat(self) -> Beat:
        """Renew this server's lease. If the peers have given it up, it gets a new name, and attends to nothing."""
        sent = time.monotonic()
        rows = self._rows(BEAT)
        if not rows:
            self.me = _new_name()
            sent = time.monotonic()
            rows = self._rows(BEAT)
        return Beat(not rows[0][0], rows[0][1], sent, time.monotonic())

    def has_others(self) -> bool:
        return bool(self._rows(OTHERS)[0][0])

    def since(self, numbers: Mapping[str, int]) -> Log:
        """Return the batches that these logs have after those events."""
        found: Log = {}
        for table_id, number, body in self._rows(SINCE, ids=list(numbers), numbers=list(numbers.values())):
            found.setdefault(table_id, []).append((number, bytes(body)))
        return found

    # Claims: which server attends to a table

    def claim_due(self, most: int, known: Iterable[str] = ()) -> list[str]:
        """Claim due tables that no server attends to; also those claimed by this server that it doesn't know of.

        Return their names.
        """
        return [row[0] for row in self._rows(CLAIM_DUE, most=most, known=list(known))]

    def claim(self, table_ids: Iterable[str]) -> set[str]:
        """Claim these tables. Return those that no other server attends to."""
        return {row[0] for row in self._rows(CLAIM, ids=list(table_ids))}

    # Presence

    def connected_elsewhere(self, table_ids: Iterable[str]) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {table_id: set() for table_id in table_ids}
        for table_id, person in self._rows(HERE, ids=list(found)):
            found[table_id].add(person)
        return found

    def connected_here(self) -> set[tuple[str, str]]:
        """Return the people connected to this server, as the database has them: table and person."""
        return {(row[0], row[1]) for row in self._rows("SELECT table_id, person FROM here WHERE process = :me")}

    def forget_the_dead(self) -> None:
        self._rows(FORGET)

    def leave(self) -> None:
        """Leave: free all claims of this server at once, and notify the peers."""
        self._rows("DELETE FROM here WHERE process = :me")
        self._rows("DELETE FROM processes WHERE process = :me")
        self._rows("SELECT pg_notify(:channel, :payload)", channel=CHANNEL, payload=f"{self.me}\n!gone")

    def _rows(self, sql: str, **given: Any) -> list[Any]:
        try:
            with self._engine.begin() as connection:
                result = connection.execute(text(sql), {"me": self.me, "lease": self.lease_s, **given})
                return list(result.all()) if result.returns_rows else []
        except (SQLAlchemyError, OSError):
            raise make_error(StoreError, "store-unreadable") from None


def _new_name() -> str:
    return f"{os.getpid()}-{secrets.token_hex(6)}"
