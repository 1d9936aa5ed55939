"""States as NumPy records, which compiled functions take. Needs no compiler."""

from dataclasses import fields
from typing import Any

import numpy as np


def record_type(state: type) -> np.dtype[Any]:
    """Return a State as a NumPy record: the same fields, without the ones that only the plain copy has."""
    return np.dtype(
        [(f.name, f.metadata.get("item", "i4"), f.metadata.get("shape", ())) for f in fields(state) if "plain" not in f.metadata],
        align=True,
    )


def packed(*states: Any) -> Any:
    """Pack plain states into an array of records, field by field, since NumPy does that quickly."""
    array = np.zeros(len(states), record_type(type(states[0])))
    for name in array.dtype.names or ():
        array[name] = [getattr(state, name) for state in states]
    return array


def unpacked(array: Any, state: type) -> Any:
    """Return the plain state of a record."""
    return state(**{name: array[name][0].tolist() for name in array.dtype.names})
