"""Tuning of Python's garbage collector, which frees objects that refer to each other, such as closed connections.

A full collection stops the server, with many tables for a tenth of a second. Python starts one whenever live objects have
grown by a quarter, in the middle of an evening. So only young objects are collected regularly, and all of them when that
frees enough.
"""

import gc
import time

CONNECTIONS_BEFORE_FULL_COLLECTION = 500  # connections gone
LONGEST_S = 600.0  # since the last look, if anything has gone at all
YOUNG = 10_000  # new objects before a young collection: hardly any of them refer to themselves
NEVER = 10**9


class GcTuning:
    def __init__(self) -> None:
        gc.collect()
        gc.freeze()  # everything here now lives as long as the server: never look at it again
        gc.set_threshold(YOUNG, 10, NEVER)
        self._gone = 0
        self._looked = time.monotonic()

    def connection_gone(self) -> None:
        """Note that a WebSocket has gone: after many, a collection pays."""
        self._gone += 1

    def request_gone(self) -> None:
        """Note that a connection with requests has gone, which leaves little garbage."""
        self._gone = max(self._gone, 1)

    def look(self) -> None:
        """Collect everything if enough connections have gone. Call this now and then."""
        since = time.monotonic() - self._looked
        if self._gone >= CONNECTIONS_BEFORE_FULL_COLLECTION or (self._gone and since > LONGEST_S):
            gc.collect()
            self._gone = 0
            self._looked = time.monotonic()
