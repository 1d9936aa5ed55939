"""Players that need no chair. A bot sees a view, never a state."""

from speeltafel import games
from speeltafel.bots.random import Random
from speeltafel.core.chance import Chance, Seeded, Unpredictable
from speeltafel.core.errors import UnknownName, wrong
from speeltafel.core.protocol import Chooser

LEVELS = {"random": Random}


def bot(game: str, level: str, seed: int | None = None) -> Chooser:
    """A bot for that game. With a seed it plays the same in the same place."""
    return bot_with_dice(game, level, Unpredictable() if seed is None else Seeded(seed))


def bot_with_dice(game: str, level: str, own_dice: Chance) -> Chooser:
    """A bot that takes from these dice whatever it leaves to chance."""
    games.room(game)
    if level not in LEVELS:
        raise wrong(UnknownName, "bot-unknown", found=ascii(level[:40]), known=", ".join(LEVELS))
    return LEVELS[level](own_dice)
