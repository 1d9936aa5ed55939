"""Speeltafel: Figaro, tricky and Carnavalo. Every rule exactly, for players and for programs.

>>> import speeltafel
>>> game = speeltafel.new("tricky", players=3, seed=7)
>>> game.actor
0
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, overload

from speeltafel import games
from speeltafel.bots import bot
from speeltafel.core import record as _record
from speeltafel.core.chance import Seeded
from speeltafel.core.errors import BadOptions, BadRecord, IllegalMove, SpeeltafelError, UnknownName
from speeltafel.core.errors import make_error as _wrong
from speeltafel.core.game import Game
from speeltafel.review.api import review, review_parts

if TYPE_CHECKING:
    from speeltafel.games.carnavalo.view import View as CarnavaloView
    from speeltafel.games.figaro.view import View as FigaroView
    from speeltafel.games.tricky.view import View as TrickyView
    from speeltafel.research.batch import Batch

__version__ = "0.2.0"
__all__ = [
    "BadOptions",
    "BadRecord",
    "Game",
    "IllegalMove",
    "SpeeltafelError",
    "UnknownName",
    "batch",
    "bot",
    "games",
    "new",
    "replay",
    "review",
    "review_parts",
]


# So that mypy and editors know what a view of the game has.
@overload
def new(
    game: Literal["tricky"], players: int, options: dict[str, Any] | None = None, seed: int | None = None
) -> "Game[TrickyView]": ...
@overload
def new(
    game: Literal["figaro"], players: int, options: dict[str, Any] | None = None, seed: int | None = None
) -> "Game[FigaroView]": ...
@overload
def new(
    game: Literal["carnavalo"], players: int, options: dict[str, Any] | None = None, seed: int | None = None
) -> "Game[CarnavaloView]": ...
@overload
def new(game: str, players: int, options: dict[str, Any] | None = None, seed: int | None = None) -> Game: ...


def new(game: str, players: int, options: dict[str, Any] | None = None, seed: int | None = None) -> Game:
    """Start a new game.

    With a seed, chance plays by itself, always the same; without one, the caller plays chance events too.
    Raises UnknownName for an unknown game, BadOptions for wrong options.

    >>> game = new("tricky", players=2, seed=7)
    >>> game.play("keep 2")
    >>> game.moves
    [('chance', 'roll 23466'), (0, 'keep 2'), ('chance', 'roll 2336')]
    """
    modules = games.modules(game)
    if not isinstance(options, dict | None):
        raise _wrong(BadOptions, "argument-wrong-type", argument="options", expected="dict", found=type(options).__name__)
    if not isinstance(seed, int | None):
        raise _wrong(BadOptions, "argument-wrong-type", argument="seed", expected="int", found=type(seed).__name__)
    return Game(modules, players, modules.options_from(options or {}), None if seed is None else Seeded(seed))


def replay(record: str | bytes | dict[str, Any]) -> Game:
    """Play a record again, and return the game after its last move.

    Raises BadRecord, which says which move is wrong and why.

    >>> game = new("tricky", players=2, seed=7)
    >>> replay(game.record()).moves == game.moves
    True
    """
    return _record.replay(record, games.modules)


def batch(
    game: str,
    players: int,
    n: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    bots: Sequence[str | None] | None = None,
    threads: int = 1,
) -> "Batch":
    """Start n games side by side, for programs that learn: observations, masks and rewards in arrays.

    `bots` has a level for each seat that your program doesn't play, None for those it does; no level that searches.
    The first batch of a game compiles its rules (up to a minute). Raises UnknownName, BadOptions.

    >>> games = batch("tricky", players=2, n=3, seed=7)
    >>> games.step(games.masks.argmax(axis=1))
    >>> games.decisions.tolist()
    [1, 1, 1]
    """
    from speeltafel.research.batch import Batch  # NumPy comes with it, and a compiler

    return Batch(game, players, n, seed, options, bots, threads)
