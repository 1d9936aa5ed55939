"""Intrinsics for compiled code that Numba cannot express in Python: copy a record into another, and do nothing."""

from typing import Any

from numba import types
from numba.core import cgutils
from numba.extending import intrinsic


@intrinsic
def move_bytes(typing: Any, target: Any, source: Any) -> Any:  # noqa: ARG001 - Numba hands it over
    """Copy the bytes of a record: the compiled `core.state.copy_into`."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        size = context.get_constant(types.intp, signature.args[0].size)
        cgutils.raw_memcpy(builder, arguments[0], arguments[1], size, 1)  # type: ignore[no-untyped-call]
        return context.get_dummy_value()

    return types.void(target, source), generate


@intrinsic
def ignore_event(  # Numba passes `typing`, and the types of the event
    typing: Any,  # noqa: ARG001
    s: Any,
    event: Any,
    a: Any = 0,
    b: Any = 0,
    c: Any = 0,
    d: Any = 0,
    e: Any = 0,
    f: Any = 0,
) -> Any:
    """Do nothing: the compiled `core.state.tell`. A plain empty function would be compiled once for each event."""
    omitted: Any = types.Omitted
    given = [kind if isinstance(kind, types.Type) else omitted(kind) for kind in (s, event, a, b, c, d, e, f)]
    return types.void(*given), lambda context, *_: context.get_dummy_value()
