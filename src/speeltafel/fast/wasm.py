"""Another copy of the same functions: as WebAssembly, for a page that has no server.

Zig links what object_code.py makes (ziglang on PyPI), and has musl's `exp` and `log`: they round as the C library of Linux does.
The module imports nothing. docs/pocket.md says who calls it.
"""

import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from speeltafel.fast.object_code import ExportedFunction, Target, object_code

WASM = Target("wasm32-unknown-unknown", features="+bulk-memory,+sign-ext,+mutable-globals,+nontrapping-fptoint,+simd128")
STACK = 1 << 18
MATHS = ("exp", "exp_data", "log", "log_data", *(f"__math_{what}" for what in ("divzero", "invalid", "oflow", "uflow", "xflow")))
HEADERS = ("libc/musl/src/internal", "libc/musl/src/include", "libc/musl/include", "libc/musl/arch/generic")
MORE_HEADERS = ("libc/include/generic-musl", "libc/include/wasm-wasi-musl")


def compile_module(exports: Mapping[str, ExportedFunction]) -> bytes:
    """Compile the module with these exports. Takes up to a minute."""
    return _linked(object_code(exports, WASM), list(exports))


def _linked(code: bytes, names: list[str]) -> bytes:
    import ziglang

    zig = Path(ziglang.__file__).parent
    maths = [str(zig / "lib/libc/musl/src/math" / f"{name}.c") for name in MATHS]
    headers = [f"-I{zig / 'lib' / folder}" for folder in (*HEADERS, *MORE_HEADERS)]
    exported = [f"-Wl,--export={name}" for name in (*names, "__heap_base")]
    with tempfile.TemporaryDirectory() as folder:
        kernels, made = Path(folder) / "kernels.o", Path(folder) / "kernels.wasm"
        kernels.write_bytes(code)
        compiler = [sys.executable, "-m", "ziglang", "cc", "-target", "wasm32-freestanding"]
        options = ["-nostdlib", "-O2", "-fno-builtin", "-w"]
        linker = ["-s", "-Wl,--no-entry", "-Wl,--gc-sections", "-Wl,--export-memory", "-Wl,-z", f"-Wl,stack-size={STACK}"]
        command = [*compiler, *options, *linker, *exported, *headers, str(kernels), *maths, "-o", str(made)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - of the environment
        if done.returncode:
            raise RuntimeError(f"Zig could not link the kernels:\n{done.stderr}")
        return made.read_bytes()
