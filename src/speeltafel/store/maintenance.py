"""Maintenance of a database, also while a server uses it: back up, restore, clean, erase a person.

Each change of tables sets a new epoch in the same transaction. The server checks the epoch before it stores anything, and
reads its tables again.
"""

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
from sqlalchemy import Connection, Engine, StaticPool, create_engine, delete, func, select, text, update

from speeltafel.core.errors import StoreError, make_error
from speeltafel.store import calls
from speeltafel.store.backends import backend_of
from speeltafel.store.backends.sqlite import create_private
from speeltafel.store.database import bring_up_to_date, file_of, short
from speeltafel.store.schema import batches, notes, people, records, snapshots, tables
from speeltafel.store.store import EPOCH, remove_reviews, remove_tables, set_note

PAGES_AT_ONCE = 500  # of a backup at a time, so that players hardly notice it
NOBODY = "erased"


def back_up(engine: Engine, file: Path) -> int:
    """Copy the database as it is at one moment, while others write. Return the size in bytes. Raises StoreError."""
    source = _sqlite_file(engine)
    if file.exists():
        raise make_error(StoreError, "backup-exists", file=str(file))
    unfinished = file.with_name(file.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        create_private(unfinished)
        with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(unfinished)) as other:
            one.backup(other, pages=PAGES_AT_ONCE, sleep=0.005)
            other.execute("PRAGMA journal_mode = DELETE")  # one file, whole
        unfinished.rename(file)
    except (sqlite3.Error, OSError) as error:
        unfinished.unlink(missing_ok=True)
        raise make_error(StoreError, "backup-failed", file=str(file), why=short(error)) from None
    return file.stat().st_size


def restore(engine: Engine, file: Path) -> int:
    """Replace the database by a copy, all at once.

    Return the number of tables. A running server reads its tables again. Raises StoreError.
    """
    target = _sqlite_file(engine)
    os.environ["SQLITE_TMPDIR"] = str(target.parent)  # where there is room for it
    try:
        with (
            closing(sqlite3.connect(f"file:{quote(str(file))}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect("")) as newest,  # a file without a name: nothing of it stays, however we end
            closing(sqlite3.connect(target, timeout=10)) as current,
        ):
            source.backup(newest)
            if not newest.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
                raise make_error(StoreError, "not-a-backup", file=str(file))
            found = _bring_up_to_date(newest)
            with closing(_on_pages_of(newest, current)) as fitting:
                fitting.backup(current)
    except (sqlite3.Error, OSError) as error:
        raise make_error(StoreError, "restore-failed", file=str(file), why=short(error)) from None
    return found


def _on_pages_of(newest: sqlite3.Connection, current: sqlite3.Connection) -> sqlite3.Connection:
    """Return the same tables on pages as large as the other's: SQLite copies onto no others, and converts no nameless file."""
    wanted, found = (one.execute("PRAGMA page_size").fetchone()[0] for one in (current, newest))
    if wanted == found:
        return newest
    fitting = sqlite3.connect("")
    fitting.execute(f"PRAGMA page_size = {wanted}")
    made = newest.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type = 'index'").fetchall()
    for kind, name, sql in made:
        fitting.execute(sql)
        if kind == "table":
            rows = newest.execute(f'SELECT * FROM "{name}"')  # noqa: S608  a name from its own list of tables
            into = f'INSERT INTO "{name}" VALUES ({", ".join("?" * len(rows.description))})'  # noqa: S608
            fitting.executemany(into, rows)
    fitting.commit()
    return fitting


def _bring_up_to_date(newest: sqlite3.Connection) -> int:
    """Upgrade a copy, and set a new epoch. Return the number of tables."""
    copy = create_engine("sqlite://", creator=lambda: newest, poolclass=StaticPool, paramstyle="named")
    bring_up_to_date(copy)
    with copy.begin() as connection:
        change_epoch(connection)
        return sum(counted(connection).values())


def _sqlite_file(engine: Engine) -> Path:
    file = file_of(engine.url)
    if file is None:
        raise make_error(StoreError, "backup-postgresql")
    return file


def change_epoch(connection: Connection) -> None:
    """Set a new epoch.

    Call it before anything is changed: it waits until no server is storing, and tells them all.
    """
    backend_of(connection).lock_epoch(connection)
    set_note(connection, EPOCH, secrets.token_hex(8))


def clean(connection: Connection, before: int) -> int:
    """Remove tables without any event since `before`. Return how many."""
    found = [row[0] for row in connection.execute(select(tables.c.table_id).where(tables.c.changed_at < before))]
    for first in range(0, len(found), 500):
        remove_tables(connection, found[first : first + 500])
    remove_reviews(connection, before)
    calls.forget_unused(connection, before)
    return len(found)


def replace_first(connection: Connection, table_id: str, body: bytes) -> None:
    """Replace the first batch of a log. Call `change_epoch` before."""
    where = (batches.c.table_id == table_id) & (batches.c.number == 1)
    connection.execute(update(batches).where(where).values(body=body))
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table_id))


def vacuum(engine: Engine) -> None:
    """Give the space of removed rows back to the disk.

    SQLite also keeps them in its write-ahead log until that is emptied.
    """
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("VACUUM"))
        backend_of(engine).empty_write_ahead_log(connection)


def erase(connection: Connection, person: str) -> tuple[int, int]:
    """Erase a person.

    Tables with only that person and bots are removed; elsewhere their id, name and chat are blanked. Where they are called is
    forgotten. Return how many tables of each.
    """
    removed, blanked = [], 0
    for (table_id,) in connection.execute(select(people.c.table_id).where(people.c.person == person)).all():
        others = select(func.count()).select_from(people).where(people.c.table_id == table_id, people.c.person != person)
        if connection.execute(others).scalar():
            _blank(connection, table_id, person)
            blanked += 1
        else:
            removed.append(table_id)
    remove_tables(connection, removed)
    connection.execute(delete(people).where(people.c.person == person))
    calls.forget(connection, person)
    return len(removed), blanked


def _blank(connection: Connection, table_id: str, person: str) -> None:
    nobody = f"{NOBODY}-{secrets.token_hex(8)}"  # sits where they sat, and cannot come back
    is_over = connection.execute(select(tables.c.status).where(tables.c.table_id == table_id)).scalar() == "over"
    seats: set[int] = set()
    chosen = select(batches.c.number, batches.c.body).where(batches.c.table_id == table_id).order_by(batches.c.number)
    for number, body in connection.execute(chosen).all():
        batch = msgspec.json.decode(body)
        for event in batch["events"]:
            seats |= set(_theirs(event, person))
            if event["type"] == "arranged":
                seats = {place for place, before in enumerate(event["order"]) if before in seats}
            if event["type"] == "renamed" and batch.get("by") == person:
                event["name"] = ""
            if event["type"] == "said" and batch.get("by") == person:
                event["text"] = "…"
            if event["type"] == "bound" and is_over:
                event["terms"] = ""  # names are part of them; they are needed as long as chance has to act
        changed = msgspec.json.encode(_without(batch, person, nobody))
        where = (batches.c.table_id == table_id) & (batches.c.number == number)
        connection.execute(update(batches).where(where).values(body=changed))
    _blank_names(connection, table_id, seats)
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table_id))


def _theirs(event: dict[str, Any], person: str) -> Iterator[int]:
    """Yield the seats that an event gives to them; their name there is blanked."""
    sitting = enumerate(event["seats"]) if event["type"] == "created" else [(event.get("seat", 0), event)]
    for seat, chair in sitting:
        if chair.get("person") == person:
            chair["name"] = ""
            yield seat


def _without(value: Any, person: str, nobody: str) -> Any:
    if isinstance(value, dict):
        return {key: _without(item, person, nobody) for key, item in value.items()}
    if isinstance(value, list):
        return [_without(item, person, nobody) for item in value]
    return nobody if value == person else value


def _blank_names(connection: Connection, table_id: str, seats: set[int]) -> None:
    """Blank names in the lists and the record. The record's proof covers names, so it is removed too."""
    for kept, column in ((tables, tables.c.about), (records, records.c.record)):
        body = connection.execute(select(column).where(kept.c.table_id == table_id)).scalar()
        if body is None:
            continue
        found = msgspec.json.decode(body)
        for seat in seats:
            if kept is records and found.get("seats"):
                found["seats"][seat] = ""
                found.pop("proof", None)
            elif kept is tables:
                found["seats"][seat]["name"] = ""
        connection.execute(update(kept).where(kept.c.table_id == table_id).values({column.name: msgspec.json.encode(found)}))


def counted(connection: Connection) -> dict[str, int]:
    """Return the number of tables by status."""
    chosen = select(tables.c.status, func.count()).group_by(tables.c.status)
    return {row[0]: row[1] for row in connection.execute(chosen)}


def logs(connection: Connection) -> Iterator[tuple[str, list[tuple[int, bytes]]]]:
    """Yield every table's log: the number of each batch's first event, and the batch."""
    for (table_id,) in connection.execute(select(batches.c.table_id).distinct().order_by(batches.c.table_id)).all():
        yield table_id, log_of(connection, table_id)


def log_of(connection: Connection, table_id: str) -> list[tuple[int, bytes]]:
    """Return a table's log: the number of each batch's first event, and the batch."""
    chosen = select(batches.c.number, batches.c.body).where(batches.c.table_id == table_id).order_by(batches.c.number)
    return [(row[0], row[1]) for row in connection.execute(chosen)]


def noted(connection: Connection, name: str) -> str | None:
    value = connection.execute(select(notes.c.value).where(notes.c.name == name)).scalar()
    return None if value is None else str(value)
