"""When Python looks for garbage that refers to itself, such as connections that have gone.

To look at everything stops the server, with many tables for a tenth of a second, and left to itself Python does so whenever what
lives has grown by a quarter: in the middle of an evening. So it looks at the young ones, and at everything when that is worth it.
"""

import gc
import time

CONNECTIONS_BEFORE_FULL_COLLECTION = 500  # connections gone
LONGEST_S = 600.0  # since the last look, if anything has gone at all
YOUNG = 10_000  # new objects until it looks at those: nearly none of ours refer to themselves
NEVER = 10**9


class GcTuning:
    def __init__(self) -> None:
        gc.collect()
        gc.freeze()  # what is here now stays as long as the server: never look at it again
        gc.set_threshold(YOUNG, 10, NEVER)
        self._gone = 0
        self._looked = time.monotonic()

    def connection_gone(self) -> None:
        """A WebSocket: of many at once it is worth a look."""
        self._gone += 1

    def request_gone(self) -> None:
        """A connection with requests: it leaves next to nothing, but not for ever."""
        self._gone = max(self._gone, 1)

    def look(self) -> None:
        """To be called now and then."""
        since = time.monotonic() - self._looked
        if self._gone >= CONNECTIONS_BEFORE_FULL_COLLECTION or (self._gone and since > LONGEST_S):
            gc.collect()
            self._gone = 0
            self._looked = time.monotonic()
