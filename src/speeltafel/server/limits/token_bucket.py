"""Rate limits: token buckets, single or one for each key."""

import time
from collections import OrderedDict, deque
from collections.abc import Callable

MOST_REMEMBERED = 10_000  # addresses


class Bucket:
    """Token bucket: `rate` tokens a second, up to `burst` tokens at once."""

    __slots__ = ("_burst", "_left", "_rate", "_seen")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = self._left = burst
        self._seen = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed."""
        if self.is_empty():
            return False
        self._left -= 1
        return True

    def is_empty(self) -> bool:
        return self.wait() > 0

    def wait(self) -> float:
        """Return the seconds until the next token."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._seen) * self._rate)
        self._seen = now
        return max(0.0, (1 - self._left) / self._rate)

    def refund(self) -> None:
        """Refund one token: the request had no effect."""
        self._left += 1

    def charge(self, cost: float) -> None:
        """Charge more tokens for a request that turned out expensive. The next request then waits longer."""
        self._left -= cost


class KeyedBuckets:
    """A bucket for each address or person. The least recently used are dropped."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.on_take: Callable[[str, int], None] = lambda _, __: None  # tells the peers which key took how many

    def take(self, address: str) -> bool:
        if not self._of(address).take():
            return False
        self.on_take(address, 1)
        return True

    def apply_remote_take(self, address: str, count: int) -> None:
        """Count takes at another server here too."""
        self._of(address).charge(count)

    def charge(self, address: str, cost: float) -> None:
        """Nobody else is told."""
        self._of(address).charge(cost)

    def is_empty(self, address: str) -> bool:
        return self._of(address).is_empty()

    def refund(self, address: str) -> None:
        self._of(address).refund()
        self.on_take(address, -1)

    def _of(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket


class Outbox:
    """Messages that wait for a reader."""

    MOST_MESSAGES = 500
    MOST_BYTES = 2_000_000

    __slots__ = ("messages", "size")

    def __init__(self) -> None:
        self.messages: deque[bytes] | tuple[()] = ()  # nearly nobody ever has any
        self.size = 0

    def put(self, data: bytes) -> bool:
        """Put a message. False if too much waits already."""
        if len(self.messages) >= self.MOST_MESSAGES or self.size > self.MOST_BYTES:
            return False
        if not isinstance(self.messages, deque):
            self.messages = deque()
        self.messages.append(data)
        self.size += len(data)
        return True

    def take(self) -> bytes:
        """Take the first message. Call it only if there is one."""
        assert isinstance(self.messages, deque)  # noqa: S101
        data = self.messages.popleft()
        self.size -= len(data)
        return data
