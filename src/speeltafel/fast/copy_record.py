"""One record is copied into another: the one thing that compiled code needs and Numba cannot say in Python."""

from typing import Any

from numba import types
from numba.core import cgutils
from numba.extending import intrinsic


@intrinsic
def move_bytes(typing: Any, target: Any, source: Any) -> Any:  # noqa: ARG001 - Numba hands it over
    """What the compiled copy has for `core.state.copy_into`."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        size = context.get_constant(types.intp, signature.args[0].size)
        cgutils.raw_memcpy(builder, arguments[0], arguments[1], size, 1)  # type: ignore[no-untyped-call]
        return context.get_dummy_value()

    return types.void(target, source), generate
