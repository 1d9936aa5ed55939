"""What reviews use of NumPy, in plain Python: a browser has no NumPy. core/array_library.py chooses between the two.

Names and results are NumPy's (tests/core/test_list_arrays.py compares them), up to the rounding of sums. Nothing else of NumPy is
here. Truth values and small whole numbers lie in bytes, since Python compares and joins those at once: reasons look at a million.
"""

import operator
from array import array as numbers
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, reduce
from itertools import accumulate, chain, pairwise, repeat
from math import prod
from math import sqrt as root
from types import SimpleNamespace
from typing import Any

newaxis = None
TRUTH, SMALL, ANY = "truth", "small", "any"  # bytes of 0 and 1; bytes of whole numbers from -128 to 127; a list
WHOLE = slice(None)
BLOCK = 128  # numbers that NumPy adds at once
Shape = tuple[int, ...]
Operation = Callable[[Any, Any], Any]
COMPARED: dict[Operation, Operation] = {  # the same with the sides changed
    operator.eq: operator.eq,
    operator.ne: operator.ne,
    operator.lt: operator.gt,
    operator.gt: operator.lt,
    operator.le: operator.ge,
    operator.ge: operator.le,
}


class ListArray:
    """Numbers in rows."""

    __hash__ = None  # type: ignore[assignment]  # as with NumPy, == compares number by number

    def __init__(self, data: Any, shape: Shape, kind: str = ANY) -> None:
        self._data, self.shape, self._kind = data, shape, kind

    @property
    def items(self) -> list[Any]:
        """The numbers, row by row."""
        if self._kind == TRUTH:
            return list(map(bool, self._data))
        return numbers("b", self._data).tolist() if self._kind == SMALL else self._data

    @property
    def T(self) -> "ListArray":  # noqa: N802 - as NumPy calls it
        rows, columns = self.shape
        items = self.items
        return ListArray([items[row * columns + column] for column in range(columns) for row in range(rows)], (columns, rows))

    def __len__(self) -> int:
        """Return the number of rows."""
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        """Iterate over the rows."""
        return (self[i] for i in range(len(self))) if len(self.shape) > 1 else iter(self.items)

    def tolist(self) -> list[Any]:
        return self.items if len(self.shape) == 1 else [row.tolist() for row in self]

    def reshape(self, *shape: int) -> "ListArray":
        known = -prod(shape)
        full = tuple(len(self._data) // known if size < 0 else size for size in shape) if known > 0 else shape
        return ListArray(self._data, full, self._kind)

    # ---- Parts ----

    def __getitem__(self, at: Any) -> Any:
        """Return a number, or a copy of a part."""
        if isinstance(at, ListArray) and at._kind == TRUTH:
            return self._where(at)
        asked = list(at) if isinstance(at, tuple) else [at]
        if len(asked) == 2 and all(isinstance(one, ListArray) for one in asked):
            (rows, columns), width, items = (one.items for one in asked), self.shape[1], self._data
            return self._like(_taken(items, [row * width + column for row, column in zip(rows, columns, strict=True)]), len(rows))
        return self._part([one for one in asked if one is not None])._with_axes(asked)

    def _with_axes(self, asked: list[Any]) -> Any:
        """Put the new axes where they were asked for."""
        if not any(one is None for one in asked):
            return self if self.shape else self.items[0]
        kept, sizes = iter(self.shape), []
        for one in asked:
            if one is None:
                sizes.append(1)
            elif not isinstance(one, int):
                sizes.append(next(kept))
        return ListArray(self._data, (*sizes, *kept), self._kind)

    def _part(self, asked: list[Any]) -> "ListArray":
        places: list[Sequence[int]] = []
        shape: list[int] = []
        for axis, size in enumerate(self.shape):
            one = asked[axis] if axis < len(asked) else WHOLE
            if isinstance(one, slice):
                places.append(range(*one.indices(size)))
                shape.append(len(places[-1]))
            elif isinstance(one, int):
                places.append([one + size if one < 0 else one])
            else:
                truth = isinstance(one, ListArray) and one._kind == TRUTH
                places.append([i for i, is_it in enumerate(one) if is_it] if truth else list(map(int, one)))
                shape.append(len(places[-1]))
        free = next((axis for axis in range(len(places) - 1, -1, -1) if len(places[axis]) != 1), -1)
        if places and all(places[axis] == range(self.shape[axis]) for axis in range(free + 1)):  # all rows, one number of each
            inner, start = prod(self.shape[free + 1 :]), 0
            for axis in range(free + 1, len(places)):
                start = start * self.shape[axis] + places[axis][0]
            data = self._data[start::inner] if inner else self._data
            return _array(data.tolist(), tuple(shape)) if isinstance(data, numbers) else self._like(data, *shape)
        found = [0]
        for place, size in zip(places, self.shape, strict=True):
            found = [row * size + i for row in found for i in place]
        return self._like(_taken(self._data, found), *shape)

    def _where(self, mask: "ListArray") -> "ListArray":
        inner = prod(self.shape[len(mask.shape) :])
        if inner == 1:
            data = _taken(self._data, [i for i, is_it in enumerate(mask._data) if is_it])
            return self._like(data, len(data))
        return self._part([[i for i, is_it in enumerate(mask._data) if is_it]])

    def _like(self, data: Any, *shape: int) -> "ListArray":
        return ListArray(data, shape, self._kind)

    def __setitem__(self, at: Any, new: Any) -> None:
        """Change one number, or those at these places."""
        places = list(at) if isinstance(at, ListArray) else [at]
        for place, number in zip(places, new if isinstance(new, ListArray) else repeat(new), strict=False):
            self._data[int(place)] = number

    # ---- Number by number ----

    def _joined(self, other: Any, by: Operation) -> "ListArray":
        if not isinstance(other, ListArray):
            return ListArray([by(one, other) for one in self.items], self.shape)
        one, two, shape = _alike(self, other)
        return ListArray(list(map(by, one.items, two.items)), shape)

    def _compared(self, other: Any, by: Operation) -> "ListArray":
        if not isinstance(other, ListArray):
            if self._kind == ANY:
                return ListArray(bytes(by(one, other) for one in self._data), self.shape, TRUTH)
            return ListArray(self._data.translate(_table(by, other)), self.shape, TRUTH)
        if self._kind == SMALL and len(self.shape) == 1 and other.shape[1:] == (1,):  # a row and a column
            rows = {one: self._data.translate(_table(by, one)) for one in set(other.items)}
            return ListArray(b"".join(map(rows.__getitem__, other.items)), (len(other), len(self)), TRUTH)
        if other._kind == SMALL and len(other.shape) == 1 and self.shape[1:] == (1,):
            return other._compared(self, COMPARED[by])
        one, two, shape = _alike(self, other)
        return ListArray(bytes(map(by, one.items, two.items)), shape, TRUTH)

    def _both(self, other: Any, by: Operation) -> "ListArray":
        """Join truth values, all at once."""
        if isinstance(other, bool):
            other = ListArray(bytes([other]) * len(self._data), self.shape, TRUTH)
        one, two, shape = _alike(self, other)
        if not one._kind == two._kind == TRUTH:
            raise TypeError("Only truth values can be joined by & and |.")
        number = by(int.from_bytes(one._data, "little"), int.from_bytes(two._data, "little"))
        return ListArray(number.to_bytes(len(one._data), "little"), shape, TRUTH)

    def __add__(self, other: Any) -> "ListArray":
        """Add."""
        return self._joined(other, operator.add)

    def __sub__(self, other: Any) -> "ListArray":
        """Subtract."""
        return self._joined(other, operator.sub)

    def __mul__(self, other: Any) -> "ListArray":
        """Multiply."""
        return self._joined(other, operator.mul)

    def __truediv__(self, other: Any) -> "ListArray":
        """Divide."""
        return self._joined(other, operator.truediv)

    def __pow__(self, other: Any) -> "ListArray":
        """Raise to a power."""
        return self._joined(other, operator.pow)

    def __radd__(self, other: Any) -> "ListArray":
        """Add."""
        return self._joined(other, operator.add)

    def __rmul__(self, other: Any) -> "ListArray":
        """Multiply."""
        return self._joined(other, operator.mul)

    def __rsub__(self, other: Any) -> "ListArray":
        """Subtract from a number."""
        return ListArray([other - one for one in self.items], self.shape)

    def __neg__(self) -> "ListArray":
        """Change the sign."""
        return ListArray([-one for one in self.items], self.shape)

    def __invert__(self) -> "ListArray":
        """Return what is not so."""
        return ListArray(self._data.translate(_table(operator.eq, 0)), self.shape, TRUTH)

    def __and__(self, other: Any) -> "ListArray":
        """Return where both are so."""
        return self._both(other, operator.and_)

    def __or__(self, other: Any) -> "ListArray":
        """Return where one of the two is so."""
        return self._both(other, operator.or_)

    def __eq__(self, other: object) -> "ListArray":  # type: ignore[override]
        """Compare."""
        return self._compared(other, operator.eq)

    def __ne__(self, other: object) -> "ListArray":  # type: ignore[override]
        """Compare."""
        return self._compared(other, operator.ne)

    def __lt__(self, other: Any) -> "ListArray":
        """Compare."""
        return self._compared(other, operator.lt)

    def __le__(self, other: Any) -> "ListArray":
        """Compare."""
        return self._compared(other, operator.le)

    def __gt__(self, other: Any) -> "ListArray":
        """Compare."""
        return self._compared(other, operator.gt)

    def __ge__(self, other: Any) -> "ListArray":
        """Compare."""
        return self._compared(other, operator.ge)

    def __matmul__(self, other: "ListArray") -> "ListArray":
        """Multiply a matrix by a matrix or a column."""
        columns = [other.items] if len(other.shape) == 1 else [column.items for column in other.T]
        found = [sum(map(operator.mul, row.items, column)) for row in self for column in columns]
        return ListArray(found, (len(self), *other.shape[1:]))

    # ---- Along an axis ----

    def _along(self, axis: int | None, by: Callable[[Any], Any], data: Any = None, keepdims: bool = False) -> Any:
        """Apply a function to all numbers, or to those along an axis."""
        data = self.items if data is None else data
        if axis is None:
            return by(data)
        axis %= len(self.shape)
        size, inner = self.shape[axis], prod(self.shape[axis + 1 :])
        parts = (data[i + j : i + size * inner : inner] for i in range(0, len(data), size * inner) for j in range(inner))
        found = list(map(by, parts))
        if len(self.shape) == 1 and not keepdims:
            return found[0]
        return _array(found, (*self.shape[:axis], *([1] if keepdims else []), *self.shape[axis + 1 :]))

    def sum(self, axis: int | None = None, keepdims: bool = False) -> Any:
        if self._kind == TRUTH:
            return self._along(axis, lambda part: part.count(1), self._data, keepdims)
        return self._along(axis, self._adding(axis), keepdims=keepdims)

    def _adding(self, axis: int | None) -> Callable[[Any], Any]:
        """Return how NumPy adds along an axis: only where the numbers lie side by side not one after the other."""
        return _sum if axis is None or axis % len(self.shape) == len(self.shape) - 1 else _in_order

    def mean(self, axis: int | None = None) -> Any:
        if self._kind == TRUTH:
            return self._along(axis, lambda part: part.count(1) / len(part), self._data)
        add = self._adding(axis)
        return self._along(axis, lambda part: add(part) / len(part))

    def var(self, axis: int | None = None) -> Any:
        add = self._adding(axis)
        return self._along(axis, lambda part: _variance(part, add))

    def std(self, axis: int | None = None) -> Any:
        add = self._adding(axis)
        return self._along(axis, lambda part: root(_variance(part, add)))

    def any(self, axis: int | None = None) -> Any:
        return self._along(axis, any, self.items) if self._kind != TRUTH else self._along(axis, _is_any, self._data)

    def max(self, axis: int | None = None) -> Any:
        return self._along(axis, max)

    def min(self, axis: int | None = None) -> Any:
        return self._along(axis, min)

    def argmax(self, axis: int | None = None) -> Any:
        if self._kind == TRUTH:
            return self._along(axis, lambda part: max(0, part.find(1)), self._data)
        return self._along(axis, lambda part: part.index(max(part)))

    def argmin(self, axis: int | None = None) -> Any:
        return self._along(axis, lambda part: part.index(min(part)))


def _is_any(part: bytes) -> bool:
    return 1 in part


def _in_order(part: Any) -> Any:
    return reduce(operator.add, part, 0)


def _sum(part: Any) -> Any:
    """Add in NumPy's order, so that both round alike: in eight rows, and large parts by halves."""
    size = len(part)
    if size > BLOCK:
        half = size // 2 // 8 * 8
        return _sum(part[:half]) + _sum(part[half:])
    if size < 8:
        return _in_order(part)
    whole = size // 8 * 8
    a, b, c, d, e, f, g, h = (reduce(operator.add, part[i:whole:8]) for i in range(8))
    return reduce(operator.add, part[whole:], ((a + b) + (c + d)) + ((e + f) + (g + h)))


def _variance(part: Any, add: Callable[[Any], Any]) -> float:
    mean = add(part) / len(part)
    return float(add([(one - mean) * (one - mean) for one in part]) / len(part))


@cache
def _table(by: Operation, other: Any) -> bytes:
    """Return for each byte of truth values or small numbers whether it compares so."""
    return bytes(by(byte - 256 if byte > 127 else byte, other) for byte in range(256))


def _taken(data: Any, places: Sequence[int]) -> Any:
    found = map(data.__getitem__, places)
    return bytes(found) if isinstance(data, bytes) else list(found)


def _array(items: Any, shape: Shape) -> ListArray:
    """Return an array of these numbers, in bytes where they are truth values or small."""
    if items and isinstance(items[0], bool):
        return ListArray(bytes(items), shape, TRUTH)
    if items and isinstance(items[0], int):
        try:
            return ListArray(numbers("b", items).tobytes(), shape, SMALL)
        except (OverflowError, TypeError):  # too large, or not all of them whole
            pass
    return ListArray(items if isinstance(items, list) else list(items), shape)


def _alike(one: ListArray, two: ListArray) -> tuple[ListArray, ListArray, Shape]:
    """Spread two arrays, so that both have the same shape."""
    if one.shape == two.shape:
        return one, two, one.shape
    most = max(len(one.shape), len(two.shape))
    first, second = ((*([1] * (most - len(shape))), *shape) for shape in (one.shape, two.shape))
    shape = tuple(b if a == 1 else a for a, b in zip(first, second, strict=True))
    return _spread(one, shape), _spread(two, shape), shape


def _spread(found: ListArray, shape: Shape) -> ListArray:
    """Repeat rows, columns or a single number until the array has that shape."""
    own = (*([1] * (len(shape) - len(found.shape))), *found.shape)
    if own == shape:
        return found
    data = found._data
    if len(data) == 1 or own[1:] == shape[1:]:
        return ListArray(data * (prod(shape) // max(1, len(data))), shape, found._kind)
    places, step = [0], 1
    for size, wanted in zip(reversed(own), reversed(shape), strict=True):
        places = [(i if size > 1 else 0) * step + place for i in range(wanted) for place in places]
        step *= size
    return ListArray(_taken(data, places), shape, found._kind)


# ---- NumPy's functions ----


def array(values: Any, _item: Any = None) -> ListArray:
    """Return an array of numbers, or of rows of numbers."""
    rows = list(values)
    if rows and isinstance(rows[0], ListArray | list | tuple):
        parts = [array(row) for row in rows]
        return _array(list(chain.from_iterable(part.items for part in parts)), (len(parts), *parts[0].shape))
    return _array(rows, (len(rows),))


def asarray(values: Any, item: Any = None) -> ListArray:
    found = values if isinstance(values, ListArray) else array(values)
    return ListArray(list(map(float, found.items)), found.shape) if item is float else found


def full(shape: int | Shape, value: Any) -> ListArray:
    sizes = (shape,) if isinstance(shape, int) else shape
    return _array([value] * prod(sizes), sizes)


def zeros(shape: int | Shape, item: Any = float) -> ListArray:
    sizes = (shape,) if isinstance(shape, int) else shape
    return ListArray([0.0] * prod(sizes), sizes) if item is float else full(sizes, item(0))


def ones(shape: int | Shape, item: Any = float) -> ListArray:
    return full(shape, item(1))


def arange(end: int) -> ListArray:
    return _array(list(range(end)), (end,))


def eye(size: int) -> ListArray:
    return ListArray([float(row == column) for row in range(size) for column in range(size)], (size, size))


def concatenate(parts: Iterable[Any], axis: int = 0) -> Any:
    found = list(parts)
    if not isinstance(found[0], ListArray):
        return found[0].joined(found[1:], axis)  # records
    sizes = [part.shape for part in found]
    shape = (*sizes[0][:axis], sum(size[axis] for size in sizes), *sizes[0][axis + 1 :])
    widths = [prod(size[axis:]) for size in sizes]
    kind = found[0]._kind if len({part._kind for part in found}) == 1 else ANY
    data = [part.items if kind == ANY else part._data for part in found]
    pieces = [
        rows[i * width : (i + 1) * width] for i in range(prod(shape[:axis])) for rows, width in zip(data, widths, strict=True)
    ]
    return ListArray(list(chain.from_iterable(pieces)) if kind == ANY else b"".join(pieces), shape, kind)


def stack(parts: Iterable[ListArray], axis: int = 0) -> ListArray:
    found = [part.reshape(*part.shape[:axis], 1, *part.shape[axis:]) for part in parts]
    joined: ListArray = concatenate(found, axis)
    return joined


def array_split(values: ListArray, count: int) -> list[ListArray]:
    each, more = divmod(len(values), count)
    ends = list(accumulate([each + (i < more) for i in range(count)], initial=0))
    return [values[first:last] for first, last in pairwise(ends)]


def where(mask: ListArray, one: Any, two: Any) -> ListArray:
    """Return the first where it is so, else the second: each an array or a number."""
    first, second = (
        _spread(value if isinstance(value, ListArray) else _array([value], (1,)), mask.shape) for value in (one, two)
    )
    if first._kind == second._kind == SMALL:
        chosen, every = int.from_bytes(mask._data, "little") * 255, int.from_bytes(b"\xff" * len(mask._data), "little")
        a, b = (int.from_bytes(value._data, "little") for value in (first, second))
        return ListArray((chosen & a | (chosen ^ every) & b).to_bytes(len(mask._data), "little"), mask.shape, SMALL)
    items = [a if is_it else b for is_it, a, b in zip(mask._data, first.items, second.items, strict=True)]
    return _array(items, mask.shape)


def isin(values: ListArray, wanted: Iterable[int]) -> ListArray:
    asked = frozenset(wanted)
    if values._kind == SMALL:
        table = bytes((byte - 256 if byte > 127 else byte) in asked for byte in range(256))
        return ListArray(values._data.translate(table), values.shape, TRUTH)
    return ListArray(bytes(one in asked for one in values.items), values.shape, TRUTH)


def sqrt(value: Any) -> Any:
    return ListArray(list(map(root, value.items)), value.shape) if isinstance(value, ListArray) else root(value)


def mean(values: ListArray) -> Any:
    return values.mean()


def average(values: Any, weights: Any = None) -> float:
    if weights is None:
        return float(asarray(values).mean())
    found: ListArray = values * weights
    return float(found.sum() / weights.sum())


def argsort(values: ListArray, kind: str = "stable") -> ListArray:  # noqa: ARG001 - it is always stable
    items = values.items
    return _array(sorted(range(len(items)), key=items.__getitem__), values.shape)


def flatnonzero(values: ListArray) -> ListArray:
    found = [i for i, one in enumerate(values._data) if one]
    return ListArray(found, (len(found),))


def unique(values: ListArray, return_counts: bool = False) -> Any:
    items = values.items
    found = sorted(set(items))
    different = _array(found, (len(found),))
    return (different, _array([items.count(one) for one in found], (len(found),))) if return_counts else different


def take_along_axis(values: ListArray, places: ListArray, axis: int) -> ListArray:
    if axis != 1 or len(values.shape) != 2:
        raise NotImplementedError("Only along the rows of a table.")
    width, columns, items = values.shape[1], places.shape[1], places.items
    found = _taken(values._data, [i // columns * width + place for i, place in enumerate(items)])
    return ListArray(found, places.shape, values._kind)


class _Maximum:
    """The larger of two, and the largest so far."""

    def __call__(self, one: ListArray, two: Any) -> ListArray:
        """Return the larger one, number by number."""
        if isinstance(two, ListArray):
            return _array(list(map(max, one.items, two.items)), one.shape)
        return _array([item if item > two else two for item in one.items], one.shape)

    @staticmethod
    def accumulate(values: ListArray, axis: int) -> ListArray:
        if axis != len(values.shape) - 1:
            raise NotImplementedError("Only along the last axis.")
        items, size = values.items, values.shape[-1]
        rows = (accumulate(items[i : i + size], max) for i in range(0, len(items), size))
        return _array(list(chain.from_iterable(rows)), values.shape)


maximum = _Maximum()


def _solve(matrix: ListArray, right: ListArray) -> ListArray:
    """Solve a system of linear equations by elimination, with the largest pivot."""
    rows = [[*map(float, row), float(value)] for row, value in zip(matrix.tolist(), right.tolist(), strict=True)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda row, i=i: abs(rows[row][i]))  # type: ignore[misc]
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for row in rows[i + 1 :]:
            factor = row[i] / rows[i][i]
            row[i:] = [one - factor * other for one, other in zip(row[i:], rows[i][i:], strict=True)]
    found = [0.0] * len(rows)
    for i in reversed(range(len(rows))):
        rest = sum(rows[i][j] * found[j] for j in range(i + 1, len(rows)))
        found[i] = (rows[i][-1] - rest) / rows[i][i]
    return ListArray(found, (len(found),))


linalg = SimpleNamespace(solve=_solve)
