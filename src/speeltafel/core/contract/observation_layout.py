"""An observation is a row of numbers; a layout says what they are: a name and a shape for each part, one behind the other."""

from math import prod
from typing import Any

Layout = list[tuple[str, tuple[int, ...]]]


def starts(layout: Layout) -> list[int]:
    """Where each part begins, and last where the row ends."""
    found = [0]
    for _, shape in layout:
        found.append(found[-1] + prod(shape))
    return found


def parts(layout: Layout, observations: Any) -> dict[str, Any]:
    """Each part of one observation, or of an array of them, by its name and in its shape."""
    begins = starts(layout)
    return {
        name: observations[..., begin:end].reshape(*observations.shape[:-1], *shape)
        for (name, shape), begin, end in zip(layout, begins, begins[1:], strict=False)
    }
