"""What the hooks of a game's bots write on, made once for each search: compiled code makes no arrays of its own."""

from dataclasses import dataclass
from typing import Any, NamedTuple


class Scratch(NamedTuple):
    """Nobody else writes on it as long as a search runs."""

    states: Any  # two, to try things on
    notes: Any  # one of the game's own: `BotsModule.notes`


@dataclass(slots=True)
class NoNotes:
    """For games whose hooks write nothing down."""

    nothing: int = 0
