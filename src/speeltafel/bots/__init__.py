"""Bots: agents that choose a move from a view. They never see the state."""

import secrets

from speeltafel import games
from speeltafel.bots.random_bot import Random
from speeltafel.core.contract.protocols import Bot
from speeltafel.core.errors import UnknownName, make_error

LADDER = ("newcomer", "beginner", "casual", "skilled", "expert", "master")
RESEARCH = ("random",)
USUAL = "casual"
JUDGE_LEVEL = "master"  # judges reviews, and is what solvers make; another level would change verdicts


def levels(game: str) -> list[str]:
    """Return the levels of a game, the weakest first."""
    taught = games.modules(game).bots.levels
    return [*RESEARCH, *(level for level in LADDER if level in taught)]


def usual_level(game: str) -> str:
    """Return the level that is used if none is chosen."""
    return USUAL if USUAL in levels(game) else RESEARCH[0]


def bot(game: str, level: str, seed: int | None = None, iterations: int | None = None, seconds: float | None = None) -> Bot:
    """Return a bot for a game.

    With a seed it always plays the same in the same position. Levels with search use the level's own budget, a number of
    `iterations`, or about so many `seconds` a move. Until its compiled copy is ready, it plays more simply.
    Raises UnknownName.

    >>> import speeltafel
    >>> game = speeltafel.new("tricky", players=2, seed=7)
    >>> bot("tricky", "random", seed=1).choose(game.view(0)) in game.legal()
    True
    """
    modules = games.modules(game)
    if level not in levels(game):
        raise make_error(UnknownName, "bot-unknown", found=ascii(level[:40]), known=", ".join(levels(game)))
    own_seed = secrets.randbits(64) if seed is None else seed
    if level in RESEARCH:
        return Random(modules, own_seed)
    from speeltafel.bots.level_bot import LevelBot  # imports NumPy, which looking at games doesn't need

    return LevelBot(modules, modules.bots.levels[level], own_seed, iterations, seconds)
