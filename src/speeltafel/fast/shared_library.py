"""Another copy of the same functions: a shared library for Linux on plain x86-64 or aarch64, so that nobody waits for a compiler.

Zig links what object_code.py makes (ziglang on PyPI). `exp` and `log` are those of the machine that loads the library, as in the
copy that Numba compiles there. So both round alike.
"""

import ctypes
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from speeltafel.fast.object_code import ExportedFunction, Target, object_code

PLAIN_PROCESSORS = {  # by what `platform.machine` calls them
    "x86_64": Target("x86_64-unknown-linux-gnu", cpu="x86-64", reloc="pic"),
    "aarch64": Target("aarch64-unknown-linux-gnu", cpu="generic", reloc="pic"),
}
MATHS = "libm.so.6"
RESULT = ctypes.c_int64 * 4  # for what a function returns, and for what Numba says of an error


def compile_library(exports: Mapping[str, ExportedFunction], machine: str) -> bytes:
    """Compile a library with these exports, which may be for another machine. Takes up to a minute."""
    with tempfile.TemporaryDirectory() as folder:
        kernels, made = Path(folder) / "kernels.o", Path(folder) / "kernels.so"
        kernels.write_bytes(object_code(exports, PLAIN_PROCESSORS[machine]))
        command = [sys.executable, "-m", "ziglang", "ld.lld", "-shared", "--gc-sections", "--strip-all", str(kernels)]
        done = subprocess.run([*command, "-o", str(made)], capture_output=True, text=True, check=False)  # noqa: S603 - of the environment
        if done.returncode:
            raise RuntimeError(f"Zig could not link the kernels:\n{done.stderr}")
        return made.read_bytes()


def library_functions(file: Path, names: Sequence[str]) -> dict[str, Callable[..., int]]:
    """Load a library. Raises OSError or AttributeError if this machine cannot, or if it lacks one of these functions."""
    ctypes.CDLL(MATHS, ctypes.RTLD_GLOBAL)
    library = ctypes.CDLL(str(file))
    return {name: _function(name, library[name]) for name in names}


def _function(name: str, compiled: Any) -> Callable[..., int]:
    def call(*arguments: Any) -> int:
        result, error = RESULT(), RESULT()
        status = compiled(result, error, *_one_by_one(arguments))
        if status:
            raise ArithmeticError(f"{name} failed with status {status}.")
        return int(result[0])

    return call


def _one_by_one(arguments: Sequence[Any]) -> Iterator[Any]:
    for argument in arguments:
        if isinstance(argument, np.ndarray):
            yield ctypes.c_void_p(argument.ctypes.data)
            yield from map(ctypes.c_int32, argument.shape)
        elif isinstance(argument, tuple):
            yield from _one_by_one(argument)
        else:
            yield ctypes.c_double(argument) if isinstance(argument, float) else ctypes.c_int32(argument)
