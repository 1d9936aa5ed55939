"""How Numba compiles here: all that a call from Python needs becomes one piece, which LLVM optimises once.

Numba alone makes machine code of each function with everything that it calls in it, again and again: half of the time that
Carnavalo took. Here a function that compiled functions call (a part) stays as Numba wrote it for LLVM. Only one that Python
calls (a whole) gets all its parts, and is optimised with them. That also makes it faster.
"""

from collections.abc import Iterable
from importlib import import_module
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering

SEEN_FROM_OUTSIDE = "linkonce_odr"  # how Numba links what one library takes from another
NO_CODE = 0  # the address of a part for Python

new_function: Any = import_module("numba._dynfunc").make_function  # in C


class PartLibrary(JITCodeLibrary):
    """A function in LLVM's language, without those that it calls."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalized = True


class WholeLibrary(JITCodeLibrary):
    """A function with all its parts, optimised and in machine code."""

    def finalize(self) -> None:
        self._linking_libraries = with_their_parts(self._linking_libraries)
        super().finalize()

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage.name == SEEN_FROM_OUTSIDE:
                function.linkage = "internal"
        super()._optimize_final_module()


def with_their_parts(libraries: Iterable[Any]) -> list[Any]:
    """Return the libraries, and those that they need, recursively."""
    found: list[Any] = []
    waiting = list(libraries)
    while waiting:
        library = waiting.pop(0)
        if library not in found:
            found.append(library)
            waiting += library._linking_libraries if isinstance(library, PartLibrary) else []
    return found


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerPart(NativeLowering):
    _name = "lower_part"

    def run_pass(self, state: Any) -> bool:
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        module, name = lowered.fndesc.lookup_module(), lowered.fndesc.qualname
        # Numba knows a compiled function by such an object. Nobody calls it.
        function = new_function(module, name, "a part", NO_CODE, lowered.env, (state.library,))
        state.targetctx.insert_user_function(function, lowered.fndesc, [state.library])
        state["cr"] = lowered._replace(cfunc=function)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerWhole(NativeLowering):
    _name = "lower_whole"

    def run_pass(self, state: Any) -> bool:
        state.library = WholeLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


class Part(CompilerBase):
    def define_pipelines(self) -> list[Any]:
        return [numbas_pipeline(self.state, LowerPart)]


class Whole(CompilerBase):
    def define_pipelines(self) -> list[Any]:
        return [numbas_pipeline(self.state, LowerWhole)]


# For numba.njit. Python never calls a part.
PART: dict[str, Any] = {"pipeline_class": Part, "no_cpython_wrapper": True}
WHOLE: dict[str, Any] = {"pipeline_class": Whole}


def numbas_pipeline(state: Any, lowering: type) -> Any:
    """Return the steps of Numba, with another step from Numba's own language to LLVM's."""
    found = DefaultPassBuilder.define_nopython_pipeline(state)
    found.passes = [(lowering if step is NativeLowering else step, about) for step, about in found.passes]
    found.finalize()
    return found
