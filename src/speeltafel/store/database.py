"""The database: a SQLite file or a PostgreSQL server, opened and brought up to date."""

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from speeltafel.core.errors import StoreError, make_error
from speeltafel.core.user_folder import user_data_folder
from speeltafel.store.backends import Backend, backend_for, backend_of

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "0010"  # the last of the migrations, v0010_push: two never share a number


def default_url() -> str:
    """Return a file in the user's data folder."""
    return f"sqlite:///{user_data_folder() / 'tables.sqlite'}"


def file_of(url: URL) -> Path | None:
    """Return the file of a SQLite database; None for any other."""
    backend = backend_for(url)
    return None if backend is None else backend.file_of(url)


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
    url, backend = parse_address(given)
    try:
        engine = backend.open_engine(url)
    except OSError as error:
        raise make_error(StoreError, "database-unusable", database=_safe(url), why=short(error)) from None
    bring_up_to_date(engine)
    return engine


def bring_up_to_date(engine: Engine) -> None:
    """Do all migrations that are not done. Raises StoreError, and closes the engine."""
    url, backend = engine.url, backend_of(engine)
    try:
        with engine.begin() as connection:
            version = _version(connection)
            if version < NEWEST:
                backend.lock_for_upgrade(connection)
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


def _version(connection: Connection) -> str:
    """Return the version of the schema; "" if there are no tables yet."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def _migrate(connection: Connection) -> None:
    from alembic import command  # takes half a second, so only when needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def parse_address(given: str) -> tuple[URL, Backend]:
    """Return the address of a database, and its kind. Raises StoreError if it is none."""
    try:
        url = make_url(given)
    except ArgumentError:
        raise make_error(StoreError, "database-address") from None
    backend = backend_for(url)
    if backend is None:
        raise make_error(StoreError, "database-address")
    return url, backend


def _safe(url: URL) -> str:
    return url.render_as_string(hide_password=True)


def short(error: BaseException) -> str:
    """Return the first line of what went wrong, without statements and parameters: those may hold secrets."""
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().partition("\n")[0][:200] or type(cause).__name__
