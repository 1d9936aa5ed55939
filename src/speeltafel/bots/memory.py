"""Where a bot's functions read and write: Python's lists, NumPy's arrays, or the memory of a WebAssembly module.

What a search needs is made here, so that search_driver.py and worlds.py are the same for all of them.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from speeltafel.core.state import copy_of, position_of


class Memory(Protocol):
    """Makes what functions of one engine take. An item is a NumPy name: `i2` is a whole number of 16 bits."""

    def states(self, found: Any, /) -> Any:
        """Return plain states as a table. A table stays as it is."""

    def copies(self, s: Any, count: int, /) -> Any:
        """Return a table with so many of one state, which is a plain one or an entry of a table."""

    def room_for(self, kind: type, count: int, /) -> Any:
        """Return a table of so many fresh objects of that kind."""

    def numbers(self, item: str, values: Sequence[Any], /) -> Any: ...

    def rows(self, count: int, width: int, /) -> Any:
        """Return so many rows of zeros, as numbers with a fraction."""

    def take(self, table: Any, which: Sequence[int], /) -> Any:
        """Return a table of these entries of another one."""

    def weights(self, found: Any, /) -> Any:
        """Return the numbers that a level plays by, as functions take them."""

    def widened(self, table: Any, kind: type, **values: Any) -> Any:
        """Return a table of a kind that has more fields than its own, with these values in them."""

    def shown(self, found: Any, /) -> Any:
        """Return what functions wrote, for core/array_library.py: numbers, or records by the names of their fields."""


class ListMemory:
    """For plain functions."""

    def states(self, found: Any) -> Any:
        return found

    def copies(self, s: Any, count: int) -> Any:
        return [copy_of(s) for _ in range(count)]

    def room_for(self, kind: type, count: int) -> Any:
        return [kind() for _ in range(count)]

    def numbers(self, item: str, values: Sequence[Any]) -> Any:  # noqa: ARG002 - a list holds anything
        return list(values)

    def rows(self, count: int, width: int) -> Any:
        return [[0.0] * width for _ in range(count)]

    def take(self, table: Any, which: Sequence[int]) -> Any:
        return [table[i] for i in which]

    def weights(self, found: Any) -> Any:
        return found

    def widened(self, table: Any, kind: type, **values: Any) -> Any:
        return [kind(**position_of(s), **values) for s in table]

    def shown(self, found: Any) -> Any:
        return found
