"""The server's time, in milliseconds since 1970: the wall clock's time at the start, and steady from then on.

Several servers on one database follow its clock instead of their own. The time never jumps by itself. A corrected clock, or a
machine that slept, is noticed now and then. It counts as a period without a server, in which the clocks of tables stand still.
"""

import time

WORTH_NOTICING_MS = 2_000

Absence = tuple[int, int]  # from when until when


_database_ahead: int | None = None  # of our steady clock; None: the database is of this machine


def wall() -> int:
    return time.time_ns() // 1_000_000 if _database_ahead is None else steady() + _database_ahead


def steady() -> int:
    return time.monotonic_ns() // 1_000_000


_ahead = wall() - steady()


def now() -> int:
    return steady() + _ahead


def sync_to_database(database_now: int, sent: float, received: float) -> None:
    """Follow the database's clock.

    It was asked at `sent` and answered at `received`, both by time.monotonic. Small differences are corrected at once, large
    ones count as a jump.
    """
    global _ahead, _database_ahead
    _database_ahead = database_now - round(1000 * (sent + received) / 2)
    if abs(wall() - now()) < WORTH_NOTICING_MS:
        _ahead = _database_ahead


def detect_clock_jump() -> Absence | None:
    """Return to the wall clock's time. Return the times before and after the jump; None if there was none."""
    global _ahead
    before, after = now(), wall()
    if abs(after - before) < WORTH_NOTICING_MS:
        return None
    _ahead = after - steady()
    return before, after
