"""The hub in a worker of a page: Pyodide runs it, web/src/pocket/worker.ts is its host."""

import sys
from collections.abc import Awaitable, Sequence
from typing import Any, cast

import msgspec

from speeltafel import games
from speeltafel.core.line import Line
from speeltafel.pocket.hub import Hub, Kept
from speeltafel.pocket.wasm_memory import Kernels


class BrowserKernels:
    """A module in JavaScript's hands."""

    def __init__(self, js: Any) -> None:
        self._js = js
        self.call = js.call
        self.reserve = js.reserve
        self.first_free = js.firstFree
        self.write = js.write

    def read(self, address: int, size: int) -> bytes:
        return cast(bytes, self._js.read(address, size).to_bytes())


class BrowserHost:
    """What the worker offers, in Python's types."""

    def __init__(self, js: Any) -> None:
        self._js = js
        self.send = js.send

    def keep(self, batches: Sequence[Kept]) -> Awaitable[None]:
        return cast(Awaitable[None], self._js.keep(batches))

    async def batches(self, table: str) -> Sequence[str]:
        return cast(Sequence[str], (await self._js.batches(table)).to_py())

    async def entries(self) -> Sequence[str]:
        return cast(Sequence[str], (await self._js.entries()).to_py())

    def forget(self, table: str) -> Awaitable[None]:
        return cast(Awaitable[None], self._js.forget(table))

    def kernels(self, game: str) -> Kernels:
        return BrowserKernels(self._js.kernels(game))

    async def fetch_judge(self, game: str) -> Kernels | None:
        kernels = await self._js.judge(game)
        if kernels is None:
            return None
        sys.path_importer_cache.clear()  # modules have come
        return BrowserKernels(kernels)

    def say(self, lines: list[Line], game: str, players: int) -> list[str]:
        return cast(list[str], self._js.say(msgspec.json.encode(lines).decode(), game, players).to_py())

    async def fetch_learned(self, game: str, players: int) -> bool:
        """Fetch a large file of the bots if it is not here yet. False if the host does not have it."""
        file = games.modules(game).folder / "bots" / "learned" / f"{players}.npz"
        if file.exists() or not self._js.isLater(game, players):
            return True
        found = await self._js.learned(game, players)
        if found is None:
            return False
        file.write_bytes(found.to_bytes())
        return True


def begin(js: Any) -> Hub:
    """Make the hub for JavaScript."""
    return Hub(BrowserHost(js))
