"""Opens the database: a SQLite file or a PostgreSQL server, brought up to date."""

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from speeltafel.core.errors import SpeeltafelError, make_error
from speeltafel.core.user_folder import user_data_folder

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "0006"  # the last of the migrations
PAGE_SIZE = 1024  # bytes: each move writes the page of the index where its table ends, so small ones are written sooner
WAL_SIZE = 4_096_000
PATIENCE_S = 2  # for a locked database
MIGRATING = 5339  # a lock: of several servers that begin at once one brings the database up to date
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


class StoreError(SpeeltafelError):
    """The database failed, and nothing of the request is stored."""


def default_url() -> str:
    """Return a file in the user's data folder."""
    return f"sqlite:///{user_data_folder() / 'tables.sqlite'}"


def file_of(url: URL) -> Path | None:
    """Return the file of a SQLite database; None for any other."""
    name = url.database if url.get_backend_name() == "sqlite" else None
    return Path(name) if name and name != ":memory:" else None


class WatchedFile:
    """Watcher of a SQLite file: if it is moved or deleted, writes would go where nobody finds them again."""

    def __init__(self, url: URL) -> None:
        self._path = file_of(url)
        self._identity = self._found()

    def check(self) -> None:
        if self._path is not None and self._found() != self._identity:
            raise OSError(f"{self._path} is no longer the file that was opened: put it back, or start the server again")

    def _found(self) -> tuple[int, int] | None:
        if self._path is None:
            return None
        try:
            found = self._path.stat()
        except FileNotFoundError:
            return None
        return found.st_dev, found.st_ino


def open_database(given: str) -> Engine:
    """Return the database of that address, with all migrations done."""
    url = _url(given)
    engine = _sqlite(url) if url.get_backend_name() == "sqlite" else _postgresql(url)
    try:
        with engine.begin() as connection:
            version = _version(connection)
            if version < NEWEST and connection.dialect.name == "postgresql":
                connection.execute(text("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0"))
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
                version = _version(connection)
            if version > NEWEST:
                raise make_error(StoreError, "database-newer", database=_safe(url))
            if version < NEWEST:
                _migrate(connection)
    except StoreError:
        engine.dispose()
        raise
    except (SQLAlchemyError, OSError) as error:
        engine.dispose()
        raise make_error(StoreError, "database-unusable", database=_safe(url), why=short(error)) from None
    return engine


def _version(connection: Connection) -> str:
    """Return the version of the schema; "" if there are no tables yet."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def _migrate(connection: Connection) -> None:
    from alembic import command  # takes half a second, so only when needed
    from alembic.config import Config

    if connection.dialect.name == "sqlite":  # all of it or nothing: left to itself the driver begins with the first row
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _url(given: str) -> URL:
    try:
        url = make_url(given)
    except ArgumentError:
        raise make_error(StoreError, "database-address") from None
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise make_error(StoreError, "database-address")
    return url


def _safe(url: URL) -> str:
    return url.render_as_string(hide_password=True)


def _sqlite(url: URL) -> Engine:
    if url.database:
        try:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise make_error(StoreError, "database-unusable", database=_safe(url), why=short(error)) from None
    # The connection that was used last is used again: it has in memory what is read and written next.
    pool: dict[str, Any] = {"pool_use_lifo": True} if file_of(url) is not None else {}
    engine = create_engine(url.set(drivername="sqlite"), connect_args={"timeout": PATIENCE_S}, paramstyle="named", **pool)

    def settings(connection: sqlite3.Connection, _: Any) -> None:
        connection.execute(f"PRAGMA page_size = {PAGE_SIZE}")  # of a new file
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {WAL_SIZE // PAGE_SIZE}")
        connection.execute("PRAGMA synchronous = FULL")  # a committed transaction survives a power cut

    event.listen(engine, "connect", settings)
    return engine


def _postgresql(url: URL) -> Engine:
    options = {**LINE, "options": f"-c lock_timeout={PATIENCE_S}s -c statement_timeout=20s"}
    url = url.set(drivername="postgresql+psycopg")
    return create_engine(url, pool_pre_ping=True, pool_size=KEPT_OPEN, max_overflow=MORE, connect_args=options)


def short(error: BaseException) -> str:
    """Return the first line of what went wrong, without statements and parameters: those may hold secrets."""
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().partition("\n")[0][:200] or type(cause).__name__
