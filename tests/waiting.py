"""Wait for a condition, never for a time."""

import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def until(found: Callable[[], T], seconds: float = 60) -> T:
    """Return what `found` returns as soon as that is true. Fails after so many seconds, which only a busy machine needs."""
    end = time.monotonic() + seconds
    while not (result := found()):
        assert time.monotonic() < end, f"not so after {seconds} s"
        time.sleep(0.02)
    return result
