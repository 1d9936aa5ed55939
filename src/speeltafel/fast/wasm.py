"""Another copy of the same functions: as WebAssembly, for a page that has no server.

Numba gives its LLVM assembly before anything is optimised (one_piece.py). Here it gets another target, is optimised for that, and
linked. Zig links it (ziglang on PyPI), and has musl's `exp` and `log`: they round as the C library of Linux does. The compiled
code makes no arrays and asks for no memory, so the module imports nothing. docs/pocket.md says who calls it.

Each export takes an address for its result and one that it leaves alone, then its arguments: a number, or an array as its address
and its lengths. It returns Numba's status, 0 if all went well.
"""

import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+mutable-globals,+nontrapping-fptoint,+simd128"
STACK = 1 << 18
MATHS = ("exp", "exp_data", "log", "log_data", *(f"__math_{what}" for what in ("divzero", "invalid", "oflow", "uflow", "xflow")))
HEADERS = ("libc/musl/src/internal", "libc/musl/src/include", "libc/musl/include", "libc/musl/arch/generic")
MORE_HEADERS = ("libc/include/generic-musl", "libc/include/wasm-wasi-musl")
# Nobody counts who holds an array: all of them are the caller's.
RUNTIME = """
define void @NRT_incref(ptr %array) {
  ret void
}
define void @NRT_decref(ptr %array) {
  ret void
}
"""
# What Numba writes and another target does not understand.
ADDRESS_OF_THIS_PROCESS = re.compile(r"inttoptr \(i64 \d{9,} to ptr\)")  # Python's objects: the parents of constant arrays
SHARED = re.compile(r"= (common|linkonce|weak|weak_odr|linkonce_odr) (local_unnamed_addr )?global")


@dataclass(frozen=True)
class Array:
    """An argument that is an array: of a Numba type, with one dimension or more."""

    item: Any
    dimensions: int = 1
    is_first: bool = False  # the function takes its first entry


class WasmExport(NamedTuple):
    """A compiled function, and its arguments: an Array, a Numba number, or a named tuple of these."""

    function: Any
    arguments: tuple[Any, ...]


def compile_module(exports: Mapping[str, WasmExport]) -> bytes:
    """Compile the module with these exports. Takes up to a minute."""
    from llvmlite import binding as llvm

    from speeltafel.fast.one_piece import PartLibrary, with_their_parts

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(opt=3, features=FEATURES, reloc="static", codemodel="small")
    module = llvm.parse_assembly(RUNTIME)
    made = {name: _lowered(name, export) for name, export in exports.items()}
    names = {name: one.fndesc.mangled_name for name, one in made.items()}
    for library in with_their_parts(one.library for one in made.values()):
        own = library._final_module if isinstance(library, PartLibrary) else library._get_module_for_linking()
        module.link_in(llvm.parse_assembly(_retargeted(str(own), str(machine.target_data))))
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    for name, mangled in names.items():
        module.get_function(mangled).name = name
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in names else "internal"
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    module.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return _linked(machine.emit_object(module), list(names))


def _lowered(name: str, export: WasmExport) -> Any:
    """Return a function in LLVM's language, which takes the arguments one by one."""
    import numba
    from numba.np.numpy_support import carray

    from speeltafel.fast.compiler import OPTIONS
    from speeltafel.fast.one_piece import PART

    names: dict[str, Any] = {"function": export.function, "carray": carray}
    parameters: list[tuple[str, Any]] = []
    call = ", ".join(_argument(one, parameters, names) for one in export.arguments)
    source = f"def {name}({', '.join(name for name, _ in parameters)}):\n    return function({call})\n"
    exec(source, names)  # noqa: S102 - a function with so many arguments cannot be written otherwise
    options = {**OPTIONS, **PART}
    del options["_nrt"]  # `carray` wants it, and needs none of it
    compiled: Any = numba.njit(**options)(names[name])
    signature = tuple(kind for _, kind in parameters)
    compiled.compile(signature)
    return compiled.overloads[signature]


def _argument(argument: Any, parameters: list[tuple[str, Any]], names: dict[str, Any]) -> str:
    """Add the parameters of an argument; return the expression that puts them together."""
    from numba import types

    pointer: Any = types.CPointer

    def add(kind: Any) -> str:
        parameters.append((f"a{len(parameters)}", kind))
        return parameters[-1][0]

    if isinstance(argument, tuple):
        made: Callable[..., Any] = type(argument)
        names[made.__name__] = made
        return f"{made.__name__}({', '.join(_argument(one, parameters, names) for one in argument)})"
    if isinstance(argument, Array):
        address = add(pointer(argument.item))
        lengths = [add(types.int32) for _ in range(argument.dimensions)]
        return f"carray({address}, ({', '.join(lengths)},)){'[0]' if argument.is_first else ''}"
    return add(argument)


def _retargeted(text: str, layout: str) -> str:
    text = re.sub(r"^target datalayout = .*$", f'target datalayout = "{layout}"', text, flags=re.MULTILINE)
    text = re.sub(r"^target triple = .*$", f'target triple = "{TRIPLE}"', text, flags=re.MULTILINE)
    text = SHARED.sub("= linkonce_odr global", text)
    return ADDRESS_OF_THIS_PROCESS.sub("null", text.replace("inttoptr (i64 0 to ptr)", "null"))


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
