"""Compiler of plain modules: the same functions through Numba, the same dataclasses as NumPy records.

- A function of a module is compiled, and so are the functions that it takes from other modules here, by name or by module.
- A slotted dataclass of ints and fixed-length lists becomes a record type with the same field names.
- A constant list of ints becomes an array of the smallest fitting type.
- `tell` is left out, since millions of games need no log. `copy_into` moves the bytes of a record.

The plain modules stay as they are. Numba's cache on disk only watches the file of each function. So the folder of the cache
is named after everything that goes in: sources without comments and docstrings, constants, versions. In it a function is found
by its name. So an edited comment or another clone compiles nothing again, which takes minutes.
"""

import hashlib
import sys
import types
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any

import numba
import numpy as np

from speeltafel.core.state import copy_into, tell
from speeltafel.fast import disk_cache, one_piece
from speeltafel.fast.copy_record import ignore_event, move_bytes
from speeltafel.fast.records import record_type
from speeltafel.fast.sources import OURS, code_of, sources_hash

OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False, "no_cfunc_wrapper": True}


class Compiler:
    """Compiler into one cache folder; `stand_ins` replace names of a module by those of another.

    Functions that `base` has compiled are reused from its folder. `event_recorder` replaces `tell`. Compiled code allocates
    no arrays, so reference counting is off: it took two thirds of a search's time in Carnavalo.
    """

    def __init__(
        self,
        cache: Path | None,
        inline: bool = False,
        base: "Compiler | None" = None,
        event_recorder: types.FunctionType | None = None,
    ) -> None:
        self.cache = cache
        self._event_recorder = event_recorder
        self._options = {**OPTIONS, "forceinline": inline}
        self._cache_type = None if cache is None else disk_cache.cache_in(cache)
        self._done: dict[str, dict[str, Any]] = dict(base._done) if base else {}

    def module(self, module: types.ModuleType, replacements: dict[str, Any] | None = None) -> types.SimpleNamespace:
        return types.SimpleNamespace(**self._namespace(module, replacements or {}))

    def function(self, function: types.FunctionType) -> Any:
        """Compile a function, with the module it stands in."""
        return self._namespace(sys.modules[function.__module__], {})[function.__name__]

    def _namespace(self, module: types.ModuleType, stand_ins: dict[str, Any]) -> dict[str, Any]:
        if module.__name__ in self._done:
            return self._done[module.__name__]
        names = self._done[module.__name__] = {}
        names.update({name: self._translated(name, value, module, names) for name, value in vars(module).items()})
        names.update(stand_ins)
        return names

    def _translated(self, name: str, value: Any, module: types.ModuleType, names: dict[str, Any]) -> Any:
        if value is tell:
            return (
                self._function(self._event_recorder, self._event_recorder.__globals__) if self._event_recorder else ignore_event
            )
        if value is copy_into:
            return move_bytes
        if isinstance(value, types.FunctionType) and value.__module__ == module.__name__:
            return value if name.startswith("_") else self._function(value, names)
        if isinstance(value, types.FunctionType) and value.__module__.startswith(OURS):
            return self.function(value)
        if isinstance(value, types.ModuleType) and value.__name__.startswith(OURS):
            return self._module(value)
        if is_dataclass(value) and isinstance(value, type):
            return record_type(value)
        if isinstance(value, list) and not name.startswith("_") and _all_ints(value):
            return _smallest(np.array(value))
        return value

    def _module(self, module: types.ModuleType) -> types.ModuleType:
        """Compile a module that is used by name, as in `events.WON`."""
        again = types.ModuleType(module.__name__)
        vars(again).update(self._namespace(module, {}))
        return again

    def _function(self, function: types.FunctionType, names: dict[str, Any]) -> Any:
        again = types.FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        again.__module__ = function.__module__
        again.__qualname__ = function.__qualname__
        part = numba.njit(**self._options, **one_piece.PART)(again)
        whole = numba.njit(**self._options, **one_piece.WHOLE)(again)
        whole.get_call_template, whole.get_overload = part.get_call_template, part.get_overload  # what compiled functions call
        if self._cache_type is not None:
            vars(whole)["_cache"] = self._cache_type(again)
        _pass_wide_numbers(part)
        _pass_wide_numbers(whole)
        return whole


def _pass_wide_numbers(compiled: Any) -> None:
    """Pass all integers on as 64 bits.

    Else Numba compiles a copy for each width, and for each constant argument: half as many again in Carnavalo.
    """
    folded = compiled._compiler.fold_argument_types

    def widened(args: Any, kws: Any) -> Any:
        signature, kinds = folded(args, kws)
        return signature, tuple(_wide(kind) for kind in kinds)

    compiled._compiler.fold_argument_types = widened


def _wide(kind: Any) -> Any:
    if isinstance(kind, numba.types.BooleanLiteral):
        return numba.types.boolean
    is_whole = isinstance(kind, numba.types.IntegerLiteral) or kind in numba.types.signed_domain
    return numba.types.int64 if is_whole else kind


def _all_ints(value: list[Any]) -> bool:
    return bool(value) and all(_all_ints(v) if isinstance(v, list) else type(v) is int for v in value)


def _smallest(array: Any) -> Any:
    kinds = (np.int8, np.int16, np.int32, np.int64)
    return array.astype(next(k for k in kinds if np.iinfo(k).min <= array.min() and array.max() <= np.iinfo(k).max))


def size(module: types.ModuleType) -> int:
    """Return how much there is to compile, in bytes of Python's bytecode."""
    functions = [value for value in vars(module).values() if isinstance(value, types.FunctionType)]
    return sum(len(function.__code__.co_code) for function in functions)


def fingerprint(modules: list[types.ModuleType]) -> str:
    """Return a hash that changes with anything from which a compiled copy of these modules is made."""
    digest = hashlib.sha256()
    how = [code_of(Path(module.__file__ or "").read_text("utf-8")) for module in (sys.modules[__name__], one_piece)]
    for part in (sys.version, numba.__version__, np.__version__, OPTIONS, how, sources_hash(modules)):
        digest.update(repr(part).encode())
    return digest.hexdigest()[:24]
