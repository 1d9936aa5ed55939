"""One server for each SQLite file: two would both change tables that the other has in memory.

The lock is a file beside the database, held open, so it ends with the process.
"""

import sys
from pathlib import Path
from typing import IO

from sqlalchemy import URL

from speeltafel.core.errors import StoreError, make_error
from speeltafel.store.database import file_of, short


def hold(url: URL) -> IO[bytes] | None:
    """Hold the lock of a database until the file is closed; None if there is nothing to lock.

    Raises StoreError if another server holds it.
    """
    file = file_of(url)
    if file is None:
        return None
    try:
        lock = Path(f"{file}.lock").open("ab")  # noqa: SIM115  open is what holds it
    except OSError as error:
        raise make_error(StoreError, "database-unusable", database=str(file), why=short(error)) from None
    try:
        _take(lock)
    except OSError:
        lock.close()
        raise make_error(StoreError, "database-in-use", database=str(file)) from None
    return lock


def _take(lock: IO[bytes]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
