"""Speeltafel: Figaro, tricky and Carnavalo. Every rule exactly, for players and for programs.

>>> import speeltafel
>>> game = speeltafel.new("tricky", players=3, seed=7)
>>> game.actor
0
"""

from typing import Any

from speeltafel import games
from speeltafel.bots import bot
from speeltafel.core import record as _record
from speeltafel.core.chance import Seeded
from speeltafel.core.errors import BadOptions, BadRecord, IllegalMove, SpeeltafelError, UnknownName
from speeltafel.core.errors import wrong as _wrong
from speeltafel.core.game import Game

__version__ = "0.1.0"
__all__ = [
    "BadOptions",
    "BadRecord",
    "Game",
    "IllegalMove",
    "SpeeltafelError",
    "UnknownName",
    "bot",
    "games",
    "new",
    "replay",
]


def new(game: str, players: int, options: dict[str, Any] | None = None, seed: int | None = None) -> Game:
    """A new game. With a seed chance plays by itself, the same each time; without one, the caller plays its events too."""
    modules = games.modules(game)
    if not isinstance(options, dict | None):
        raise _wrong(BadOptions, "argument-wrong-type", argument="options", expected="dict", found=type(options).__name__)
    if not isinstance(seed, int | None):
        raise _wrong(BadOptions, "argument-wrong-type", argument="seed", expected="int", found=type(seed).__name__)
    return Game(modules, players, modules.options_from(options or {}), None if seed is None else Seeded(seed))


def replay(record: str | bytes | dict[str, Any]) -> Game:
    """The game of a record, as it stood after its last move. BadRecord says which move is wrong and why."""
    return _record.replay(record, games.modules)
