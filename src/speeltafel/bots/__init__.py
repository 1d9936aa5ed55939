"""Players that need no chair. A bot sees a view, never a state."""

from speeltafel import games
from speeltafel.bots.random import Random
from speeltafel.core.errors import UnknownName, wrong
from speeltafel.core.protocol import Chooser

LEVELS = {"random": Random}


def bot(game: str, level: str, seed: int | None = None) -> Chooser:
    """A bot for that game. With a seed it plays the same in the same place."""
    games.room(game)
    if level not in LEVELS:
        raise wrong(UnknownName, "bot-unknown", found=ascii(level[:40]), known=", ".join(LEVELS))
    return LEVELS[level](seed)
