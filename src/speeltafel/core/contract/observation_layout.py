"""The layout of an observation, which is a row of numbers: a name and a shape for each part, one after the other."""

from math import prod
from typing import Any

Layout = list[tuple[str, tuple[int, ...]]]


def starts(layout: Layout) -> list[int]:
    """Return where each part begins, and where the row ends."""
    found = [0]
    for _, shape in layout:
        found.append(found[-1] + prod(shape))
    return found


def parts(layout: Layout, observations: Any) -> dict[str, Any]:
    """Return each part of an observation, or of an array of them, by name and in its shape."""
    begins = starts(layout)
    return {
        name: observations[..., begin:end].reshape(*observations.shape[:-1], *shape)
        for (name, shape), begin, end in zip(layout, begins, begins[1:], strict=False)
    }
