"""The kinds of database, and all in which they differ: a module for each, behind one protocol.

Another kind, for one server: a module here, its line in BACKENDS, its driver in pyproject.toml, its name in tests/databases.py.
Several servers need PostgreSQL: cluster.py, notifications.py, job_queue.py and postgresql_append.py use its NOTIFY.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL

from speeltafel.store.backends import postgresql, sqlite

if TYPE_CHECKING:
    from speeltafel.store.store import TableRow


class Backend(Protocol):
    """A kind of database, as the store needs it."""

    IS_SHARED: bool  # whether several servers may use one database

    def open_engine(self, url: URL, /) -> Engine:
        """Create the engine. Raises OSError if the place of a file can't be made."""

    def file_of(self, url: URL, /) -> Path | None:
        """Return the file of the database; None if there is none."""

    def lock_for_upgrade(self, connection: Connection, /) -> None:
        """Wait until no other server upgrades the schema, and let all of the upgrade be one transaction."""

    def insert_batches(self, rows: int, /) -> str:
        """Return a statement that inserts so many batches."""

    def write_table_rows(self, connection: Connection, rows: Sequence["TableRow"], /) -> None:
        """Write the rows of the lists, and who sits there."""

    def lock_epoch(self, connection: Connection, /) -> None:
        """Block all writes until the transaction ends."""

    def other_roles(self, connection: Connection, /) -> list[str]:
        """Return other roles that may connect to the database.

        Even without rights on tables they could read the notifications between servers, which contain batches.
        """

    def empty_write_ahead_log(self, connection: Connection, /) -> None:
        """Remove removed rows from the log of the last writes as well."""


BACKENDS: dict[str, Backend] = {"sqlite": sqlite, "postgresql": postgresql}


def backend_of(bind: Engine | Connection) -> Backend:
    """Return the backend of an open database."""
    return BACKENDS[bind.dialect.name]


def backend_for(url: URL) -> Backend | None:
    """Return the backend for an address; None if there is none."""
    return BACKENDS.get(url.get_backend_name())
