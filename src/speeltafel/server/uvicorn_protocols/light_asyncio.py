"""Small replacements for asyncio.Queue and asyncio.Event: one of each per connection, at a tenth of the memory."""

import asyncio
from typing import Any


class LightQueue:
    """Small replacement of `asyncio.Queue`, for one producer and one consumer."""

    __slots__ = ("_items", "_taker")

    def __init__(self) -> None:
        self._items: list[Any] = []  # one or two
        self._taker: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

    async def get(self) -> Any:
        while not self._items:
            self._taker = asyncio.get_running_loop().create_future()
            await self._taker
        self._taker = None
        return self._items.pop(0)


class LightEvent:
    """Small replacement of `asyncio.Event` that is nearly always set."""

    __slots__ = ("_closed",)

    def __init__(self) -> None:
        self._closed: asyncio.Event | None = None

    def is_set(self) -> bool:
        return self._closed is None

    def set(self) -> None:
        if self._closed is not None:
            self._closed.set()
            self._closed = None

    def clear(self) -> None:
        if self._closed is None:
            self._closed = asyncio.Event()

    async def wait(self) -> None:
        while self._closed is not None:
            await self._closed.wait()
