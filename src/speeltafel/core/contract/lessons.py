"""The contents of a game's lessons.py: scenes, which `core.lesson` plays, and first-time hints."""

from collections.abc import Callable
from typing import Any

import msgspec

from speeltafel.core.line import Word

LEARNER = 0  # the learner's seat

# By event: its places on the page's board, from the event's details. The line `first-EVENT` explains it.
FirstTimeHints = dict[str, Callable[[dict[str, Any]], list[str]]]


class FirstDecision(msgspec.Struct, frozen=True):
    """A kind of decision that the line `first-NAME` explains when a newcomer meets it for the first time."""

    name: str
    places: list[str]  # of the page's board
    args: dict[str, Word] = {}


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    rules: list[str]  # the rules that it teaches, by the numbers of docs/rules
    players: int
    options: dict[str, Any] = {}
    moves: list[str]  # the beginning of a game, chance included, as in a record
    opening: list[str] = []  # shown before the first question
    point: list[str] = []  # where to look, by the places of the page's board
    learned: list[str] = []  # and where to look for what was learned
    lifted: str = ""  # the one of those places that is already chosen for the learner
    asked: list[str] = []  # any of these moves, in which `*` and `?` are wildcards; none: a whole game against bots
    then: list[str] = []  # the moves after it; with a `?` at the end if only one of the editions has it
    seed: int = 0  # of the chance in a game with bots

    @property
    def is_game(self) -> bool:
        return not self.asked


def moves(text: str) -> list[str]:
    """Split moves and chance events at the semicolons."""
    return [move.strip() for move in text.split(";") if move.strip()]
