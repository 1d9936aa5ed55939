"""Object code for another machine, from the same functions: of WebAssembly (wasm.py), or of plain processors (shared_library.py).

Numba gives its LLVM assembly before anything is optimised (one_piece.py). Here it gets another target, and is optimised for that.
The compiled code makes no arrays and asks for no memory.

Each export takes an address for its result and one that it leaves alone, then its arguments: a number, or an array as its address
and its lengths. It returns Numba's status, 0 if all went well.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

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


class Target(NamedTuple):
    """A machine, in LLVM's words."""

    triple: str
    cpu: str = ""
    features: str = ""
    reloc: str = "static"


class ExportedFunction(NamedTuple):
    """A compiled function, and its arguments: an Array, a Numba number, or a named tuple of these."""

    function: Any
    arguments: tuple[Any, ...]


def object_code(exports: Mapping[str, ExportedFunction], target: Target) -> bytes:
    """Compile an object file with these exports. Takes up to a minute."""
    from llvmlite import binding as llvm

    from speeltafel.fast.one_piece import PartLibrary, with_their_parts

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, opt=3, features=target.features, reloc=target.reloc, codemodel="small"
    )
    module = llvm.parse_assembly(RUNTIME)
    made = {name: _lowered(name, export) for name, export in exports.items()}
    names = {name: one.fndesc.mangled_name for name, one in made.items()}
    for library in with_their_parts(one.library for one in made.values()):
        own = library._final_module if isinstance(library, PartLibrary) else library._get_module_for_linking()
        module.link_in(llvm.parse_assembly(_retargeted(str(own), target.triple, str(machine.target_data))))
    module.triple, module.data_layout = target.triple, str(machine.target_data)
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
    return bytes(machine.emit_object(module))


def _lowered(name: str, export: ExportedFunction) -> Any:
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


def _retargeted(text: str, triple: str, layout: str) -> str:
    text = re.sub(r"^target datalayout = .*$", f'target datalayout = "{layout}"', text, flags=re.MULTILINE)
    text = re.sub(r"^target triple = .*$", f'target triple = "{triple}"', text, flags=re.MULTILINE)
    text = SHARED.sub("= linkonce_odr global", text)
    return ADDRESS_OF_THIS_PROCESS.sub("null", text.replace("inttoptr (i64 0 to ptr)", "null"))
