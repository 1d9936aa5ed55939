"""Plain Python reckons as NumPy does, in everything that reviews and reasons ask of it."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from speeltafel.core import list_arrays

G = np.random.default_rng(7)
ROWS, COLUMNS = 40, 24
WHOLE = G.integers(-1, 9, (ROWS, COLUMNS))
LARGE = G.integers(-400, 400, (ROWS, COLUMNS))
PARTS = G.random((ROWS, COLUMNS))
CUBE = G.integers(0, 3, (ROWS, 4, 3))
COUNTS = G.integers(0, COLUMNS, ROWS)
SHARES = G.random((ROWS, 5, 3))


class Reckoner:
    """One of the two, which also makes arrays of those above."""

    def __init__(self, functions: Any, array: Callable[[Any], Any]) -> None:
        self._functions, self._array = functions, array

    def __call__(self, values: Any) -> Any:
        return self._array(values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._functions, name)


ASKED: dict[str, Callable[[Any], Any]] = {
    "compared": lambda n: (n(WHOLE) == 3) & ~(n(WHOLE) >= 2) | (n(LARGE) < 17) & (n(PARTS) > 0.5),
    "compared with a row": lambda n: n.arange(COLUMNS) < n(COUNTS)[:, None],
    "compared with a column": lambda n: n(COUNTS)[:, None] >= n.arange(COLUMNS),
    "compared with each other": lambda n: (n(WHOLE) != n(LARGE)) & True,
    "column of three": lambda n: n(CUBE)[:, :, 2],
    "column of one": lambda n: n(CUBE)[:, 1, 2],
    "first columns": lambda n: n(CUBE)[:, 1, :2],
    "row": lambda n: n(CUBE)[7],
    "number": lambda n: n(COUNTS)[-3],
    "rows": lambda n: n(WHOLE)[5:9],
    "chosen rows": lambda n: n(WHOLE)[n.flatnonzero(n(COUNTS) > 9)],
    "chosen columns": lambda n: n(WHOLE)[:, [3, 1]],
    "chosen columns by an array": lambda n: n(PARTS)[:, n.argsort(-n(PARTS)[0], kind="stable")[:4]],
    "chosen rows by truth": lambda n: n(WHOLE)[n(COUNTS) > 9][:, [0, 2]].any(1),
    "chosen numbers": lambda n: n(WHOLE)[n(WHOLE) > 4],
    "chosen of a column": lambda n: n(CUBE)[:, 1][n(COUNTS) > 9, 2],
    "one of each row": lambda n: n(WHOLE)[n.arange(ROWS), n(COUNTS)],
    "where": lambda n: n.where(n(WHOLE) > 3, n(WHOLE), -1),
    "where large": lambda n: n.where(n(WHOLE) > 3, n(LARGE), -1),
    "where of a row": lambda n: n.where(n(WHOLE) > 3, n.arange(COLUMNS), -1),
    "where one or the other": lambda n: n.where(n(COUNTS) > 9, n(COUNTS), n(LARGE)[:, 0]),
    "where of parts": lambda n: n.where(n(PARTS) > 0.5, n(PARTS), 0.0) ** 0.8,
    "any and first": lambda n: ((n(WHOLE) == 2).any(1), (n(WHOLE) == 2).argmax(1), (n(WHOLE) == 99).argmax(1)),
    "sums of truth": lambda n: ((n(WHOLE) > 2).sum(1), (n(WHOLE) > 2).sum(), (n(WHOLE) > 2).mean()),
    "sums": lambda n: (n(PARTS).sum(0), n(PARTS).sum(-1, keepdims=True), n(SHARES).mean(0), n(WHOLE).sum(1)),
    "spread": lambda n: (n(PARTS).std(0), n(PARTS).std(), n(PARTS).var(), n(SHARES)[:, :, 1].std(0)),
    "ends": lambda n: (n(PARTS).max(0), n(PARTS).min(), n(PARTS)[0].argmax(), n(PARTS)[0].argmin(), n(LARGE).max(1)),
    "best": lambda n: (n(WHOLE).argmax(1), n(WHOLE).max(1)[:, None] == n(WHOLE)),
    "reckoned": lambda n: (n(PARTS)[0] - n(PARTS)[1]) * 2 / (n(PARTS)[2] + 1) - (1 - n(PARTS)[3]) * (1 - n(WHOLE)[3]),
    "by column": lambda n: n(PARTS) / n(PARTS).sum(-1, keepdims=True),
    "wanted": lambda n: -1 * (n.asarray(n(WHOLE)[:, 0] > 3, float) - n.asarray(n(WHOLE)[:, 1] > 3, float)),
    "is one of": lambda n: (n.isin(n(WHOLE), (2, 5)), n.isin(n(LARGE), (17, 300))),
    "joined": lambda n: (n.concatenate([n(PARTS), n(PARTS)]), n.concatenate([n(SHARES), n(SHARES)], 1)),
    "stacked": lambda n: (n.stack([n(PARTS)[0], n(PARTS)[1]], 1), n.stack([n(WHOLE) == 1, n(WHOLE) == 2], 1).sum(2)),
    "split": lambda n: n.array([part.mean(0) for part in n.array_split(n(PARTS), 7)]),
    "as far as": lambda n: n.maximum.accumulate(n.where(n(WHOLE) > 7, n.arange(COLUMNS), -1), 1),
    "along": lambda n: n.take_along_axis(n(WHOLE), n.maximum(n(WHOLE), 0), 1),
    "larger": lambda n: (n.maximum(n(PARTS)[0], n(PARTS)[1]), n.maximum(n(LARGE), 0), n.sqrt(n(PARTS)), n.sqrt(2.0)),
    "different": lambda n: (*n.unique(n(WHOLE)[n(PARTS) > 0.4], return_counts=True), n.unique(n(COUNTS))),
    "weighed": lambda n: (n.average(n(PARTS)[0], weights=n(PARTS)[1]), n.average(n(WHOLE)[0] > 2), n.mean(n(COUNTS) == 3)),
    "made": lambda n: (n.zeros(3), n.zeros((2, 3)), n.ones(2, bool), n.zeros(2, int), n.full(3, 0.5), n.arange(5), n.eye(3)),
    "lists": lambda n: (n.array([True, False]), n.array([(1, 0.5), (2, 0.25)])[:, 1], n.array([n(PARTS)[0], n(PARTS)[1]])),
    "one more axis": lambda n: (n(PARTS)[0] - n(PARTS)[1])[n.newaxis],
    "shape": lambda n: (n(PARTS).reshape(4, 10, -1), n(CUBE).reshape(ROWS, 12)),
    "by row": lambda n: [row.sum() for row in n(PARTS)],
    "matrices": lambda n: (n(PARTS).T @ n(PARTS), n(PARTS).T @ n(PARTS)[:, 0]),
    "solved": lambda n: n.linalg.solve(n(PARTS).T @ n(PARTS) + 0.5 * n.eye(COLUMNS), n(PARTS).T @ (n(PARTS)[:, 1] - 1)),
    "no rows": lambda n: n.flatnonzero(n(COUNTS) > 999),
}  # fmt: skip


@pytest.mark.parametrize("asked", ASKED)
def test_it_is_as_numpy_says(asked: str) -> None:
    def plain(values: Any) -> Any:
        flat = values.ravel().tolist()
        return list_arrays.array(flat).reshape(*values.shape)

    expected, found = ASKED[asked](Reckoner(np, np.asarray)), ASKED[asked](Reckoner(list_arrays, plain))
    for one, other in zip(*(given if isinstance(given, tuple) else (given,) for given in (expected, found)), strict=True):
        if isinstance(one, np.ndarray):
            assert one.shape == other.shape
            one, other = one.tolist(), other.tolist()
        assert other == pytest.approx(one, rel=1e-9, abs=1e-12) if not nested(one) else same(one, other)


def nested(found: Any) -> bool:
    return isinstance(found, list) and bool(found) and isinstance(found[0], list)


def same(one: Any, other: Any) -> bool:
    return all(same(a, b) if nested(a) else b == pytest.approx(a, rel=1e-9, abs=1e-12) for a, b in zip(one, other, strict=True))


def test_some_numbers_change() -> None:
    for reckon in (np, list_arrays):
        numbers = reckon.zeros(4)
        numbers[reckon.array([2, 0])] = reckon.array([0.5, 0.25])
        numbers[1] = 1.0
        assert numbers.tolist() == [0.25, 1.0, 0.5, 0.0]


@pytest.mark.parametrize("size", [3, 8, 77, 128, 129, 1000, 1600])
def test_sums_round_as_those_of_numpy(size: int) -> None:
    parts = G.random((size, 3))
    mine = list_arrays.array(parts.ravel().tolist()).reshape(size, 3)
    assert mine[:, 1].mean() == parts[:, 1].mean()
    assert mine.mean(0).tolist() == parts.mean(0).tolist()
    assert mine[:, 2].std() == parts[:, 2].std()
    assert mine.std(0).tolist() == parts.std(0).tolist()
