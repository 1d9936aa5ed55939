"""Games between bots named seat by seat: in compiled code if nothing is hidden and no bot searches, else from views."""

from collections.abc import Callable, Sequence
from typing import Any

from speeltafel.bots import RESEARCH, bot
from speeltafel.bots import bot_engine as engines
from speeltafel.bots.search_kernels import Playout
from speeltafel.core.chance import below, generator
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.contract.levels import AT_RANDOM, Level
from speeltafel.core.contract.protocols import Bot
from speeltafel.fast.playout_kernels import FIRST_SEATS_STREAM, GameResults

MoveChooser = Callable[[Any], int]  # from a state to a move

PRIME = 1_000_003
RANDOM = Level(style=AT_RANDOM)


def levels_of(modules: GameModules, names: Sequence[str]) -> list[Level]:
    return [RANDOM if name in RESEARCH else modules.bots.levels[name] for name in names]


def can_be_compiled(modules: GameModules, names: Sequence[str]) -> bool:
    """Whether these bots play whole games in compiled code: then all of them go by one array of weights."""
    levels = levels_of(modules, names)
    weights = {level.weights for level in levels if level.weights}
    return not modules.views.HAS_HIDDEN_INFORMATION and all(level.search == "none" for level in levels) and len(weights) <= 1


def weights_at(modules: GameModules, names: Sequence[str], s: Any) -> Any:
    """Return the weights of the first level that has any."""
    return next((level.weights(s) for level in levels_of(modules, names) if level.weights), engines.NO_WEIGHTS)


def compiled_games(modules: GameModules, s: Any, seed: int, first: int, count: int, names: Sequence[str]) -> GameResults:
    """Play games number `first` and on of a seed, at a table like that of `s`."""
    styles = [level.style for level in levels_of(modules, names)]
    return engines.compiled(modules).matches(s, seed, first, count, styles, weights_at(modules, names, s))


def random_movers(modules: GameModules, _s: Any, seed: int, number: int, names: Sequence[str]) -> list[MoveChooser]:
    """Return what plays one game of `random_games`, seat by seat and move for move."""

    def mover(seat: int) -> MoveChooser:
        own_dice = generator(seed, number, FIRST_SEATS_STREAM + seat)

        def move(s: Any) -> int:
            legal = modules.legal(s)
            return legal[below(own_dice, len(legal))]

        return move

    return [mover(seat) for seat in range(len(names))]


def compiled_movers(modules: GameModules, s: Any, seed: int, number: int, names: Sequence[str]) -> list[MoveChooser]:
    """Return what plays one game of `compiled_games`, seat by seat and move for move."""
    engine = engines.compiled(modules)
    weights = weights_at(modules, names, s)

    def mover(seat: int, level: Level) -> MoveChooser:
        work = engine.workspace(s, generator(seed, number, FIRST_SEATS_STREAM + seat))
        return lambda s: int(engine.search.move_at(engine.states([s]), work, Playout(level.style, weights)))

    return [mover(seat, level) for seat, level in enumerate(levels_of(modules, names))]


def compile_for(game: str, names: Sequence[str]) -> None:
    """Compile now what these bots need: processes that are started afterwards find it on disk."""
    bots_for_game(game, names, seed=0, number=0)


def bots_for_game(game: str, names: Sequence[str], seed: int, number: int) -> list[Bot]:
    """Return the bots for one game of a seed, ready to be shown views."""
    found = [bot(game, name, seed=(seed * PRIME + number) * PRIME + seat) for seat, name in enumerate(names)]
    for chooser in found:
        chooser.prepare()
    return found
