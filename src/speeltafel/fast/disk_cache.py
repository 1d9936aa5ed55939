"""Where compiled functions are kept: Numba's cache on disk, in a folder of our choice, and one process that fills it."""

import os
import time
from pathlib import Path
from types import FunctionType
from typing import IO, Any, cast

from numba.core.caching import CompileResultCacheImpl, FunctionCache

LONGEST_WAIT_S = 120  # the longest that another process may take to compile a function; then this one compiles it too


class CachePlace:
    """The place of a compiled function in a cache folder: it depends on its names alone, not on its file and line."""

    _py_file = ""  # Numba's warnings name it

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def ensure_cache_path(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        """Return the same for every source: the name of the cache folder says what goes in."""
        return ""

    def get_disambiguator(self) -> str:
        """Return nothing, since a name stands once in a module."""
        return ""


def cache_in(folder: Path) -> type[FunctionCache]:
    """Return Numba's cache, with its files in that folder."""

    class Locator:
        @classmethod
        def from_function(cls, function: FunctionType, _file: str) -> CachePlace:
            return CachePlace(folder / function.__module__)

    class InFolder(CompileResultCacheImpl):
        _locator_classes: list[Any] = [Locator]  # noqa: RUF012  as Numba declares it

    class Cache(FunctionCache):
        """Two processes do not compile the same function at once: the second waits, and takes what the first has made."""

        _impl_class = InFolder
        _turn: IO[bytes] | None = None

        def load_overload(self, sig: Any, target_context: Any) -> Any:
            found = cast(Any, super()).load_overload(sig, target_context)
            if found is None:
                self._turn = wait_for_turn(folder / f"{self._py_func.__module__}.{self._py_func.__name__}.turn")
                found = cast(Any, super()).load_overload(sig, target_context)
                if found is not None:
                    self._end_turn()
            return found

        def save_overload(self, sig: Any, data: Any) -> None:
            try:
                cast(Any, super()).save_overload(sig, data)
            finally:
                self._end_turn()

        def _end_turn(self) -> None:
            if self._turn:
                self._turn.close()
                self._turn = None

    return Cache


def wait_for_turn(path: Path) -> IO[bytes] | None:
    """Return a file that no other process has, once it is free. The turn ends when it is closed, or with this process.

    Return nothing after LONGEST_WAIT_S, and where files cannot be locked: then several compile the same, which is only slower.
    """
    if os.name == "nt":
        return None
    import fcntl

    end = time.monotonic() + LONGEST_WAIT_S
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("wb")
    except OSError:
        return None
    while time.monotonic() < end:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            time.sleep(0.05)
        except OSError:
            break
        else:
            return file
    file.close()
    return None
