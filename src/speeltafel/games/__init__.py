"""The rooms: one folder for each game. They are found, not listed: nothing else knows their names."""

from functools import cache
from pathlib import Path

from speeltafel.core.errors import UnknownName, wrong
from speeltafel.core.room import Room


@cache
def names() -> list[str]:
    """The games there are."""
    return sorted(rules.parent.name for rules in Path(__file__).parent.glob("*/rules.py"))


def room(name: str) -> Room:
    """The room of a game."""
    if name not in names():
        raise wrong(UnknownName, "game-unknown", found=ascii(str(name)[:40]), known=", ".join(names()))
    return _opened(name)


@cache
def _opened(name: str) -> Room:
    return Room.open(f"{__name__}.{name}")
