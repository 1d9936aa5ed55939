"""Quiet hours of a person, in their time zone: calls wait until they end."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from speeltafel.core.errors import BadZone, make_error

DAY = 24 * 60


def check_zone(name: str) -> None:
    try:
        ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # also a name that is a path, or a folder
        raise make_error(BadZone, "call-zone-unknown", zone=ascii(name[:60])) from None


def quiet_until(now: int, zone: str, start: int | None, end: int | None) -> int | None:
    """Return when the quiet hours end that it is in now, in milliseconds since 1970; None if it is in none.

    `start` and `end` are minutes since midnight.
    """
    if start is None or end is None or start == end:
        return None
    here = datetime.fromtimestamp(now / 1000, ZoneInfo(zone))
    minute = here.hour * 60 + here.minute
    if (minute - start) % DAY >= (end - start) % DAY:
        return None
    day = here.date() + timedelta(days=1 if minute >= end else 0)
    ends = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=here.tzinfo)
    return max(now + 1, round(ends.timestamp() * 1000))
