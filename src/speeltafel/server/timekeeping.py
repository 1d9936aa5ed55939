"""The server's time, in milliseconds since 1970: the wall clock's when it began, and from then on so much later.

So it never jumps by itself. A wall clock that was put right, or a machine that slept, is noticed now and then, and then it is as
if the server had been away for that long: clocks of tables do not run meanwhile.
"""

import time

WORTH_NOTICING_MS = 2_000

Absence = tuple[int, int]  # from when until when


def wall() -> int:
    return time.time_ns() // 1_000_000


def steady() -> int:
    return time.monotonic_ns() // 1_000_000


_ahead = wall() - steady()


def now() -> int:
    return steady() + _ahead


def jump() -> Absence | None:
    """The wall clock's time is ours again. From which time to which we jumped by that, if at all."""
    global _ahead
    before, after = now(), wall()
    if abs(after - before) < WORTH_NOTICING_MS:
        return None
    _ahead = after - steady()
    return before, after
