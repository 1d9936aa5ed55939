"""Fair mutex: addresses take turns, and so do the people of an address (round robin)."""

import asyncio
from collections import OrderedDict, deque
from types import TracebackType

Queue = OrderedDict[str, "deque[asyncio.Future[None]]"]


class FairMutex:
    """A mutex that is fair between addresses, and between the people of an address.

    A person who makes up many names delays only their own address.
    """

    def __init__(self) -> None:
        self._is_taken = False
        self._addresses: OrderedDict[str, Queue] = OrderedDict()

    def of(self, address: str, person: str) -> "MutexTurn":
        """Return a turn for `async with mutex.of(address, person)`."""
        return MutexTurn(self, address, person)

    async def take(self, address: str, person: str) -> None:
        if not self._is_taken:
            self._is_taken = True
            return
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._addresses.setdefault(address, OrderedDict()).setdefault(person, deque()).append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self.give()
            raise

    def give(self) -> None:
        """Release the mutex, or pass it on to the next in turn."""
        while (waiting := self._next()) is not None:
            if not waiting.done():
                waiting.set_result(None)
                return
        self._is_taken = False

    def _next(self) -> "asyncio.Future[None] | None":
        if not self._addresses:
            return None
        address, people = self._addresses.popitem(last=False)
        person, waiting = people.popitem(last=False)
        first = waiting.popleft()
        if waiting:
            people[person] = waiting
        if people:
            self._addresses[address] = people
        return first


class MutexTurn:
    def __init__(self, turns: FairMutex, address: str, person: str) -> None:
        self._turns, self._address, self._person = turns, address, person

    async def __aenter__(self) -> None:
        await self._turns.take(self._address, self._person)

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._turns.give()
