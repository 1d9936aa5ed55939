"""The base of every game's `State`: ints and fixed-length lists of ints, so that a compiled copy can be derived."""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, Final, TypeVar

# Values of `State.actor` beside the seats 0, 1, …
CHANCE: Final = -1
OVER: Final = -2

# An event as the rules report it: its number and up to six details.
Event = tuple[int, int, int, int, int, int, int]

T = TypeVar("T")


def ints(*shape: int, item: str = "i4") -> Any:
    """Return a field of a State: a list of ints of fixed length, nested for more than one length."""
    return field(default_factory=_zeros(shape), metadata={"shape": shape, "item": item})


def floats(*shape: int, item: str = "f8") -> Any:
    """Make a field of floats, for what bots note (core/scratch.py)."""
    return ints(*shape, item=item)


def _zeros(shape: tuple[int, ...]) -> Callable[[], list[Any]]:
    if len(shape) == 1:
        return lambda: [0] * shape[0]
    inner = _zeros(shape[1:])
    return lambda: [inner() for _ in range(shape[0])]


def event_list_field() -> Any:
    """Make the field `events` of a State. It is not part of the position: neither compared nor compiled."""
    return field(default=None, compare=False, repr=False, metadata={"plain": True})


def tell(s: Any, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Say what just happened, for the log and the animations. The compiled copy leaves it out."""
    if s.events is not None:
        s.events.append((event, a, b, c, d, e, f))


def copy_of(s: T) -> T:
    """Return a state of its own with the same position. Nobody listens to it."""
    return type(s)(**{name: _copied(getattr(s, name)) for name in _position(type(s))})  # type: ignore[arg-type]


def position_of(s: Any) -> dict[str, Any]:
    """Return the position, field by field: `State(**position)` is the same again."""
    return {name: getattr(s, name) for name in _position(type(s))}  # type: ignore[arg-type]


@cache
def _position(state: Any) -> list[str]:
    """Return the fields that make up a position."""
    return [f.name for f in fields(state) if "plain" not in f.metadata]


def copy_into(target: Any, source: Any) -> None:
    """Make `target` the same position as `source`, without sharing anything with it. The compiled copy moves the bytes."""
    for f in fields(target):
        if "plain" not in f.metadata:
            setattr(target, f.name, _copied(getattr(source, f.name)))


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(v) for v in value] if value and isinstance(value[0], list) else value[:]
    return value


@dataclass(slots=True)
class AnyState:
    """The fields that every game's State has."""

    players: int = 0
    actor: int = OVER  # the seat that is to move, CHANCE or OVER
    phase: int = 0  # an index into the game's PHASES
    events: list[Event] | None = event_list_field()
