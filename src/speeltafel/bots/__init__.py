"""Players that need no chair. A bot sees a view, never a state."""

import secrets

from speeltafel import games
from speeltafel.bots.random_bot import Random
from speeltafel.core.contract.protocols import Bot
from speeltafel.core.errors import UnknownName, make_error

LADDER = ("newcomer", "beginner", "casual", "skilled", "expert", "master")
RESEARCH = ("random",)
USUAL = "casual"


def levels(game: str) -> list[str]:
    """The levels there are in that game, the weakest first."""
    taught = games.modules(game).bots.levels
    return [*RESEARCH, *(level for level in LADDER if level in taught)]


def usual_level(game: str) -> str:
    """Who sits down when nobody says which bot."""
    return USUAL if USUAL in levels(game) else RESEARCH[0]


def bot(game: str, level: str, seed: int | None = None, iterations: int | None = None, seconds: float | None = None) -> Bot:
    """A bot for that game. With a seed it plays the same in the same place.

    Levels that look ahead do so as far as the level says, for a number of `iterations`, or for about so many `seconds`.
    """
    modules = games.modules(game)
    if level not in levels(game):
        raise make_error(UnknownName, "bot-unknown", found=ascii(level[:40]), known=", ".join(levels(game)))
    own_seed = secrets.randbits(64) if seed is None else seed
    if level in RESEARCH:
        return Random(modules, own_seed)
    from speeltafel.bots.level_bot import LevelBot  # NumPy comes with it: not for who only looks

    return LevelBot(modules, modules.bots.levels[level], own_seed, iterations, seconds)
