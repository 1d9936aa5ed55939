"""Games between bots named seat by seat: in compiled code where nothing is hidden and nobody searches, else from views."""

from typing import Any

from speeltafel.bots import RESEARCH, bot
from speeltafel.bots import engine as engines
from speeltafel.core.level import AT_RANDOM, Level
from speeltafel.core.modules import GameModules
from speeltafel.core.protocol import Bot
from speeltafel.fast.playout import Games

PRIME = 1_000_003
RANDOM = Level(style=AT_RANDOM)


def levels_of(modules: GameModules, names: list[str]) -> list[Level]:
    return [RANDOM if name in RESEARCH else modules.bots.levels[name] for name in names]


def can_be_compiled(modules: GameModules, names: list[str]) -> bool:
    """Whether these bots play whole games in compiled code: then all of them go by one array of weights."""
    levels = levels_of(modules, names)
    weights = {level.weights for level in levels if level.weights}
    return not modules.views.HIDES and all(level.search == "none" for level in levels) and len(weights) <= 1


def weights_at(modules: GameModules, names: list[str], s: Any) -> Any:
    """The weights of those who have any."""
    return next((level.weights(s) for level in levels_of(modules, names) if level.weights), engines.NO_WEIGHTS)


def compiled_games(modules: GameModules, s: Any, seed: int, first: int, count: int, names: list[str]) -> Games:
    """Games number `first` and on of a seed, at a table like that of `s`."""
    styles = [level.style for level in levels_of(modules, names)]
    return engines.compiled(modules).matches(s, seed, first, count, styles, weights_at(modules, names, s))


def seated(game: str, names: list[str], seed: int, number: int) -> list[Bot]:
    """The bots for one game of a seed, ready to be shown views."""
    found = [bot(game, name, seed=(seed * PRIME + number) * PRIME + seat) for seat, name in enumerate(names)]
    for chooser in found:
        chooser.prepare()
    return found
