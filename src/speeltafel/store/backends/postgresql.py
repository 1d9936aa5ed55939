"""PostgreSQL: a database for several servers."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, create_engine, text
from sqlalchemy.engine import URL

from speeltafel.store.backends.postgresql_append import list_all

if TYPE_CHECKING:
    from speeltafel.store.store import TableRow

IS_SHARED = True
PATIENCE_S = 2  # for a locked row
MIGRATING = 5339  # a lock: of several servers that begin at once one brings the database up to date
EPOCH_LOCK = 5337
STORING = f"SELECT pg_advisory_xact_lock_shared({EPOCH_LOCK})"  # any number of servers may, while nobody sets a new epoch
# Connections of one server. PostgreSQL allows 100 in all by default.
KEPT_OPEN, MORE = 3, 5
# A line that is cut somewhere on the way is noticed, though nothing is said on it.
LINE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


def file_of(url: URL) -> Path | None:  # noqa: ARG001  it is a server
    return None


def open_engine(url: URL) -> Engine:
    options = {**LINE, "options": f"-c lock_timeout={PATIENCE_S}s -c statement_timeout=20s"}
    url = url.set(drivername="postgresql+psycopg")
    return create_engine(url, pool_pre_ping=True, pool_size=KEPT_OPEN, max_overflow=MORE, connect_args=options)


def lock_for_upgrade(connection: Connection) -> None:
    connection.execute(text("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0"))
    connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))


def insert_batches(rows: int) -> str:
    return f"INSERT INTO batches (table_id, number, body) VALUES {', '.join(['(%s, %s, %s)'] * rows)}"  # noqa: S608


def write_table_rows(connection: Connection, rows: Sequence["TableRow"]) -> None:
    list_all(connection, rows, [row.columns() for row in rows])


def lock_epoch(connection: Connection) -> None:
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({EPOCH_LOCK})")


def other_roles(connection: Connection) -> list[str]:
    roles = "SELECT rolname FROM pg_roles WHERE rolcanlogin AND NOT rolsuper AND rolname NOT IN (current_user, session_user)"
    may_connect = "has_database_privilege(rolname, current_database(), 'CONNECT')"
    return [row[0] for row in connection.execute(text(f"{roles} AND {may_connect} ORDER BY rolname"))]


def empty_write_ahead_log(connection: Connection) -> None:
    """Do nothing: PostgreSQL does it."""
