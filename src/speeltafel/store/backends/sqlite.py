"""SQLite: a file with one server."""

import contextlib
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, text
from sqlalchemy.engine import URL

from speeltafel.store.schema import people, tables

if TYPE_CHECKING:
    from speeltafel.store.store import TableRow

IS_SHARED = False
PAGE_SIZE = 1024  # bytes: each move writes the page of the index where its table ends, so small ones are written sooner
WAL_SIZE = 4_096_000
PATIENCE_S = 2  # for a locked database


def file_of(url: URL) -> Path | None:
    return Path(url.database) if url.database and url.database != ":memory:" else None


def open_engine(url: URL) -> Engine:
    file = file_of(url)
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        create_private(file)
    # The connection that was used last is used again: it has in memory what is read and written next.
    pool: dict[str, Any] = {"pool_use_lifo": True} if file is not None else {}
    engine = create_engine(url.set(drivername="sqlite"), connect_args={"timeout": PATIENCE_S}, paramstyle="named", **pool)

    def settings(connection: sqlite3.Connection, _: Any) -> None:
        connection.execute(f"PRAGMA page_size = {PAGE_SIZE}")  # of a new file
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {WAL_SIZE // PAGE_SIZE}")
        connection.execute("PRAGMA synchronous = FULL")  # what is committed survives a power cut

    event.listen(engine, "connect", settings)
    return engine


def create_private(file: Path) -> None:
    """Create an empty file that only its owner can read, if there is none. SQLite gives its other files the same rights."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def lock_for_upgrade(connection: Connection) -> None:
    """Begin one transaction for all of it: left to itself the driver begins with the first row."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def insert_batches(rows: int) -> str:
    """Return the statement. OR ROLLBACK, because else SQLite journals every page to undo one statement."""
    return f"INSERT OR ROLLBACK INTO batches (table_id, number, body) VALUES {', '.join(['(?, ?, ?)'] * rows)}"  # noqa: S608


def write_table_rows(connection: Connection, rows: Sequence["TableRow"]) -> None:
    ids = [row.table_id for row in rows]
    connection.execute(delete(tables).where(tables.c.table_id.in_(ids)))
    connection.execute(insert(tables), [row.columns() for row in rows])
    connection.execute(delete(people).where(people.c.table_id.in_(ids)))
    sitting = [{"person": person, "table_id": row.table_id} for row in rows for person in set(row.people)]
    if sitting:
        connection.execute(insert(people), sitting)


def lock_epoch(connection: Connection) -> None:
    """Do nothing: SQLite has one writer at a time."""


def other_roles(connection: Connection) -> list[str]:  # noqa: ARG001  a file has no roles
    return []


def empty_write_ahead_log(connection: Connection) -> None:
    connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
