"""Arrays for the hooks of a game's bots, made once for each search, since compiled code allocates none."""

from dataclasses import dataclass
from typing import Any, NamedTuple


class Scratch(NamedTuple):
    """The memory of one search, which nothing else may use meanwhile."""

    states: Any  # two, to try things on
    notes: Any  # one of the game's own: `BotsModule.notes`


@dataclass(slots=True)
class NoNotes:
    """Scratch of games whose hooks need no notes."""

    nothing: int = 0
