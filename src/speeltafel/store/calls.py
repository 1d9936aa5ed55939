"""Calls in the database: how people want to be called, and the calls that wait. Any server of the database may send one.

All functions write within a transaction of the store's own thread (`Store.write`), beside moves. Times are milliseconds since
1970.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Engine, delete, insert, select, text, update

from speeltafel.store.cluster import ALIVE, LEASE_S
from speeltafel.store.schema import call_settings, calls, notes, people


class CallSetting(msgspec.Struct, frozen=True):
    """How somebody wants to be called."""

    person: str
    way: str
    address: str
    language: str
    page: str  # under which the links of their calls lie
    zone: str
    quiet_start: int | None  # minutes since midnight, in their zone
    quiet_end: int | None
    trouble: str  # why the last call did not arrive: a line, as JSON; "" if it did
    changed_at: int
    push_key: str = ""  # of the browser, by Web Push
    push_secret: str = ""


class WaitingCall(NamedTuple):
    table_id: str
    person: str
    position: int  # of the table, at which their turn began
    due_at: int
    tries: int = 0


# Nothing waits for somebody who has no setting. A newer turn takes the place of an older one.
ENQUEUE = """
INSERT INTO calls (table_id, person, position, due_at, tries)
SELECT CAST(:table_id AS varchar(40)), person, CAST(:position AS integer), CAST(:due_at AS bigint), CAST(:tries AS integer)
FROM call_settings WHERE person = :person
ON CONFLICT (table_id, person) DO UPDATE SET position = excluded.position, due_at = excluded.due_at, tries = 0
WHERE calls.position < excluded.position"""
PUSH_KEY = "push_key"  # a note: the server's private key for Web Push, made once
KEEP_PUSH_KEY = "INSERT INTO notes (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"
SHOWN_ELSEWHERE = f"""
SELECT EXISTS (SELECT 1 FROM here h WHERE table_id = :table_id AND person = :person AND shown
  AND {ALIVE.format("h.process")})"""  # noqa: S608


def setting_of(engine: Engine, person: str) -> CallSetting | None:
    with engine.connect() as connection:
        row = connection.execute(select(call_settings).where(call_settings.c.person == person)).one_or_none()
    return None if row is None else CallSetting(**row._mapping)


def put_setting(connection: Connection, setting: CallSetting) -> None:
    connection.execute(delete(call_settings).where(call_settings.c.person == setting.person))
    connection.execute(insert(call_settings).values(msgspec.structs.asdict(setting)))


def forget(connection: Connection, person: str) -> None:
    """Forget how somebody wants to be called, and the calls that wait for them."""
    for kept in (calls, call_settings):
        connection.execute(delete(kept).where(kept.c.person == person))


def forget_unused(connection: Connection, before: int) -> None:
    """Forget settings from before then of people who are at no table any more."""
    old = (call_settings.c.changed_at < before) & call_settings.c.person.not_in(select(people.c.person))
    connection.execute(delete(call_settings).where(old))


def note_trouble(connection: Connection, person: str, trouble: str) -> None:
    connection.execute(update(call_settings).where(call_settings.c.person == person).values(trouble=trouble))


def enqueue(connection: Connection, waiting: Sequence[WaitingCall]) -> None:
    """Let calls wait, of people who want any."""
    for call in waiting:
        connection.execute(text(ENQUEUE), call._asdict())


def due(engine: Engine, now: int, most: int) -> list[tuple[WaitingCall, CallSetting | None]]:
    """Return calls that are due, the longest due first."""
    chosen = select(calls, call_settings).join_from(calls, call_settings, calls.c.person == call_settings.c.person, isouter=True)
    with engine.connect() as connection:
        rows = connection.execute(chosen.where(calls.c.due_at <= now).order_by(calls.c.due_at).limit(most)).all()
    width = len(calls.c)
    return [(WaitingCall(*row[:width]), CallSetting(*row[width:]) if row[width] is not None else None) for row in rows]


def put_off(connection: Connection, call: WaitingCall, due_at: int, tries: int) -> bool:
    """Put a call off. False if another server was first: of several that do so at once, one does."""
    values = update(calls).where(_same(call)).values(due_at=due_at, tries=tries)
    return bool(connection.execute(values).rowcount)


def remove(connection: Connection, call: WaitingCall) -> None:
    """Remove a call, unless a newer turn has taken its place."""
    connection.execute(delete(calls).where(_same(call)))


def is_shown_elsewhere(engine: Engine, me: str, table_id: str, person: str) -> bool:
    """Whether another server of the database has a page of that person that is open at the table, and seen."""
    given = {"table_id": table_id, "person": person, "me": me, "lease": LEASE_S}
    with engine.connect() as connection:
        return bool(connection.execute(text(SHOWN_ELSEWHERE), given).scalar())


def push_key(engine: Engine) -> str:
    """Return the server's private key for Web Push; "" if there is none yet."""
    with engine.connect() as connection:
        return connection.execute(select(notes.c.value).where(notes.c.name == PUSH_KEY)).scalar() or ""


def keep_push_key(connection: Connection, drawn: str) -> None:
    """Keep a new private key, unless another server was first."""
    connection.execute(text(KEEP_PUSH_KEY), {"name": PUSH_KEY, "value": drawn})


def _same(call: WaitingCall) -> ColumnElement[bool]:
    whose = (calls.c.table_id == call.table_id) & (calls.c.person == call.person)
    return whose & (calls.c.position == call.position) & (calls.c.due_at == call.due_at) & (calls.c.tries == call.tries)
