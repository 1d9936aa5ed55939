"""The memory of a WebAssembly module, and a bot engine on top of it: the third kind, beside plain and compiled."""

import struct
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from functools import cache
from math import prod
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Protocol, cast

from speeltafel.bots.bot_engine import BotEngine
from speeltafel.bots.wasm_kernels import EXPORTS
from speeltafel.core.arrays import CODES
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.state import position_of

if TYPE_CHECKING:
    from speeltafel.core.list_arrays import ListArray

ALIGNED = 16
RESULT = 32  # bytes, for what a function returns and for what Numba says of an error


class Kernels(Protocol):
    """A module that was instantiated, as its host shows it: JavaScript in a browser, wasmtime in tests."""

    def first_free(self) -> int:
        """Return the first free address."""

    def reserve(self, end: int, /) -> None:
        """Make sure that there is memory up to there."""

    def read(self, address: int, size: int, /) -> bytes: ...

    def write(self, address: int, data: bytes, /) -> None: ...

    def call(self, name: str, /, *arguments: float) -> int:
        """Call a function; return Numba's status."""


@dataclass(frozen=True)
class Packing:
    """How a dataclass lies in memory: as `record_type` lays it out, which is what C does."""

    kind: type
    layout: struct.Struct
    names: tuple[str, ...]
    shapes: tuple[tuple[int, ...], ...]
    places: dict[str, tuple[int, str]]  # of each field: where it begins, and the code of its numbers

    def packed(self, thing: Any) -> bytes:
        return self.layout.pack(*(number for name in self.names for number in _flat(getattr(thing, name))))

    def unpacked(self, data: bytes) -> Any:
        numbers = iter(self.layout.unpack(data))
        return self.kind(**{name: _shaped(numbers, shape) for name, shape in zip(self.names, self.shapes, strict=True)})


def packing(kind: Any) -> Packing:
    return _packing(kind)


@cache
def _packing(kind: Any) -> Packing:
    layout, end, widest, names, shapes, places = "<", 0, 1, [], [], {}
    for field in fields(kind):
        if "plain" in field.metadata:
            continue
        code, shape = CODES[field.metadata.get("item", "i4")], field.metadata.get("shape", ())
        size = struct.calcsize("<" + code)
        gap = -end % size
        layout += f"{gap}x{prod(shape)}{code}"
        places[field.name] = end + gap, code
        end += gap + prod(shape) * size
        widest = max(widest, size)
        names.append(field.name)
        shapes.append(shape)
    return Packing(kind, struct.Struct(f"{layout}{-end % widest}x"), tuple(names), tuple(shapes), places)


def _flat(value: Any) -> Iterator[Any]:
    if isinstance(value, list):
        for item in value:
            yield from _flat(item)
    else:
        yield value


def _shaped(numbers: Iterator[Any], shape: tuple[int, ...]) -> Any:
    return [_shaped(numbers, shape[1:]) for _ in range(shape[0])] if shape else next(numbers)


class Block:
    """A piece of memory, given back when nobody holds it any more."""

    def __init__(self, memory: "WasmMemory", size: int) -> None:
        self.address = memory.reserve(size)
        self._memory, self._size = memory, size

    def __del__(self) -> None:
        """Give it back."""
        self._memory.free(self.address, self._size)


class WasmArray:
    """An array in that memory: of numbers, or of records of a dataclass."""

    def __init__(self, block: Block, kernels: Kernels, item: Any, shape: tuple[int, ...]) -> None:
        self.block, self.item, self.shape = block, item, shape
        self._kernels = kernels
        self._size = packing(item).layout.size if isinstance(item, type) else struct.calcsize(f"<{CODES[item]}")

    @property
    def arguments(self) -> tuple[int, ...]:
        """Return the array as a compiled function takes it."""
        return self.block.address, *self.shape

    def __len__(self) -> int:
        """Return the number of entries."""
        return self.shape[0]

    def __getitem__(self, at: Any) -> Any:
        """Return a copy of an entry, or the array up to the end of a slice."""
        if isinstance(at, slice):
            return WasmArray(self.block, self._kernels, self.item, (len(range(*at.indices(len(self)))), *self.shape[1:]))
        data = self.bytes_of(range(len(self))[at])
        return packing(self.item).unpacked(data) if isinstance(self.item, type) else array(CODES[self.item], data)[0]

    def __iter__(self) -> Iterator[Any]:
        """Iterate over the numbers, read at once; or over the records."""
        if isinstance(self.item, type):
            return map(self.__getitem__, range(len(self)))
        return iter(array(CODES[self.item], self._kernels.read(self.block.address, len(self) * self._size)))

    def bytes_of(self, at: int) -> bytes:
        return self._kernels.read(self.block.address + at * self._size, self._size)

    def shown(self) -> Any:
        """Return a copy, to reckon with."""
        from speeltafel.core.list_arrays import ListArray  # as elsewhere here: only a judge needs it

        data = self._kernels.read(self.block.address, prod(self.shape) * self._size)
        if isinstance(self.item, type):
            rows = [data[i : i + self._size] for i in range(0, len(data), self._size)]
            return WasmRecords(packing(self.item), rows, self.shape)
        return ListArray(array(CODES[self.item], data).tolist(), self.shape)


class WasmRecords:
    """Records out of that memory, by the names of their fields: what NumPy's records are, as far as reasons ask."""

    def __init__(self, form: Packing, rows: list[bytes], shape: tuple[int, ...]) -> None:
        self._form, self._rows, self.shape = form, rows, shape

    def __len__(self) -> int:
        """Return the number of rows."""
        return self.shape[0]

    def reshape(self, *shape: int) -> "WasmRecords":
        return WasmRecords(self._form, self._rows, shape)

    def joined(self, others: "Sequence[WasmRecords]", axis: int) -> "WasmRecords":
        """Put others after these, or beside them."""
        found = [self, *others]
        size = sum(one.shape[axis] for one in found)
        if axis == 0:
            return WasmRecords(self._form, [row for one in found for row in one._rows], (size, *self.shape[1:]))
        rows = [one._rows[i * one.shape[1] : (i + 1) * one.shape[1]] for i in range(len(self)) for one in found]
        return WasmRecords(self._form, [row for part in rows for row in part], (len(self), size))

    def __getitem__(self, at: Any) -> Any:
        """Return a field of all records; one record; some of them; or a column."""
        if isinstance(at, str):
            return self._field(at)
        if isinstance(at, int):
            return WasmRecord(self._form, self._rows[at])
        width = prod(self.shape[1:])
        if isinstance(at, slice):
            first, last, _ = at.indices(len(self))
            return WasmRecords(self._form, self._rows[first * width : last * width], (max(0, last - first), *self.shape[1:]))
        return WasmRecords(self._form, self._rows[at[1] :: width], (len(self),))

    def _field(self, name: str) -> "ListArray":
        from speeltafel.core.list_arrays import ListArray

        (first, code), shape = self._form.places[name], self._form.shapes[self._form.names.index(name)]
        last = first + prod(shape) * struct.calcsize(f"<{code}")
        numbers = array(code, b"".join(row[first:last] for row in self._rows))
        return ListArray(numbers, (*self.shape, *shape))


class WasmRecord:
    """One of them."""

    def __init__(self, form: Packing, row: bytes) -> None:
        self._all = WasmRecords(form, [row], (1,))

    def __getitem__(self, name: str) -> Any:
        """Return a field: a number or an array."""
        found = self._all._field(name)
        return found.reshape(*found.shape[1:]) if len(found.shape) > 1 else found.items[0]


class WasmMemory:
    """Arrays in the memory of a module."""

    def __init__(self, kernels: Kernels) -> None:
        self.kernels = kernels
        self._end = kernels.first_free()
        self._free: dict[int, list[int]] = {}
        self._weights: dict[int, tuple[Any, WasmArray]] = {}

    def reserve(self, size: int) -> int:
        """Return the address of so many free bytes."""
        free = self._free.get(size)
        if free:
            return free.pop()
        address = -(-self._end // ALIGNED) * ALIGNED
        self._end = address + size
        self.kernels.reserve(self._end)
        return address

    def free(self, address: int, size: int) -> None:
        self._free.setdefault(size, []).append(address)

    def room(self, item: Any, shape: tuple[int, ...], data: bytes) -> WasmArray:
        """Make an array of numbers of that item, or of records of that dataclass."""
        block = Block(self, max(ALIGNED, len(data)))
        self.kernels.write(block.address, data)
        return WasmArray(block, self.kernels, item, shape)

    def states(self, found: Any) -> Any:
        if isinstance(found, WasmArray):
            return found
        form = packing(type(found[0]))
        return self.room(form.kind, (len(found),), b"".join(map(form.packed, found)))

    def copies(self, s: Any, count: int) -> Any:
        form = packing(type(s))
        return self.room(form.kind, (count,), form.packed(s) * count)

    def room_for(self, kind: type, count: int) -> Any:
        return self.copies(kind(), count)

    def numbers(self, item: str, values: Sequence[Any]) -> Any:
        return self.room(item, (len(values),), array(CODES[item], values).tobytes())

    def rows(self, count: int, width: int) -> Any:
        return self.room("f8", (count, width), bytes(8 * count * width))

    def take(self, table: Any, which: Sequence[int]) -> Any:
        return self.room(table.item, (len(which),), b"".join(map(table.bytes_of, which)))

    def widened(self, table: Any, kind: type, **values: Any) -> Any:
        return self.states([kind(**position_of(s), **values) for s in table])

    def shown(self, found: Any) -> Any:
        return found.shown()

    def weights(self, found: Any) -> Any:
        """Write the numbers, once for the same array."""
        known = self._weights.get(id(found))
        if known is None or known[0] is not found:
            known = self._weights[id(found)] = (found, self.room("f4", (len(found),), array("f", found).tobytes()))
        return known[1]


def wasm_engine(modules: GameModules, kernels: Kernels) -> BotEngine:
    """Make the engine of a game's bots."""
    memory = WasmMemory(kernels)
    search = SimpleNamespace(**{name: function(name, kernels, memory) for name in EXPORTS})
    return BotEngine(modules, True, search, search, memory)


def function(name: str, kernels: Kernels, memory: WasmMemory) -> Callable[..., int]:
    result, error = Block(memory, RESULT), Block(memory, RESULT)

    def call(*arguments: Any) -> int:
        status = kernels.call(name, result.address, error.address, *_one_by_one(arguments))
        if status:
            raise ArithmeticError(f"{name} failed with status {status}.")
        return cast(int, struct.unpack("<q", kernels.read(result.address, 8))[0])

    return call


def _one_by_one(arguments: Sequence[Any]) -> Iterator[Any]:
    for argument in arguments:
        if isinstance(argument, WasmArray):
            yield from argument.arguments
        elif isinstance(argument, tuple):
            yield from _one_by_one(argument)
        else:
            yield argument
