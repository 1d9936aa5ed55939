"""A bot for lessons that plays at once: a level's style without search or compiler.

The same seed and view give the same move.
"""

from speeltafel.bots import bot_engine as engines
from speeltafel.bots.request import check_can_choose, random_stream_for
from speeltafel.bots.search_driver import style_move
from speeltafel.bots.search_kernels import Playout
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.view import AnyView

LEVEL = "beginner"


class QuickBot:
    """A bot for a few moves at a time, such as those of a lesson."""

    def __init__(self, modules: GameModules, seed: int) -> None:
        self._modules = modules
        self._seed = seed

    def choose(self, view: AnyView) -> str:
        check_can_choose(self._modules, view)
        g = random_stream_for(self._seed, view)
        s = self._modules.views.resample(view, g)
        level = self._modules.bots.levels[LEVEL]
        engine = engines.plain(self._modules)
        move = style_move(engine, s, g, Playout(level.style, engine.weights(level, s)))
        return view.legal[self._modules.legal(s).index(move)]
