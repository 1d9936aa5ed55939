"""NumPy's arrays, for compiled functions."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from speeltafel.fast.engine import pack


class ArrayMemory:
    """Tables are arrays of records."""

    def states(self, found: Any) -> Any:
        return pack(found) if isinstance(found, list) else found

    def copies(self, s: Any, count: int) -> Any:
        return (np.array([s], s.dtype) if isinstance(s, np.void) else pack([s])).repeat(count)

    def room_for(self, kind: type, count: int) -> Any:
        return pack([kind()]).repeat(count)

    def numbers(self, item: str, values: Sequence[Any]) -> Any:
        return np.array(values, item)

    def rows(self, count: int, width: int) -> Any:
        return np.zeros((count, width))

    def take(self, table: Any, which: Sequence[int]) -> Any:
        return table[np.array(which, np.int64)]

    def weights(self, found: Any) -> Any:
        return found

    def widened(self, table: Any, kind: type, **values: Any) -> Any:
        from speeltafel.fast.records import record_type

        found = np.zeros(len(table), record_type(kind))
        for name in table.dtype.names:
            found[name] = table[name]
        for name, value in values.items():
            found[name] = value
        return found

    def shown(self, found: Any) -> Any:
        return found
