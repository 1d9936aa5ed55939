"""First-in, first-out lock with a non-blocking `take`, which asyncio.Lock doesn't have."""

import asyncio
from collections import deque


class Lock:
    __slots__ = ("_is_held", "_waiting")

    def __init__(self) -> None:
        self._is_held = False
        self._waiting: deque[asyncio.Future[None]] | None = None  # few tables ever have any

    def locked(self) -> bool:
        return self._is_held

    def take(self) -> bool:
        """Take the lock without waiting; False if it is held."""
        if self._is_held:
            return False
        self._is_held = True
        return True

    async def acquire(self) -> None:
        if self.take():
            return
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():  # it was their turn, and they do not take it
                self.release()
            raise

    def release(self) -> None:
        """Pass the lock to the next waiter, or free it."""
        while self._waiting:
            waiting = self._waiting.popleft()
            if not waiting.done():
                waiting.set_result(None)
                return
        self._is_held = False
        self._waiting = None
