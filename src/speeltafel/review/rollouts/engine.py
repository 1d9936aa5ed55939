"""The compiled rollouts of a game's review, on top of what its bots run on."""

import threading
import types
from typing import Any, NamedTuple

from speeltafel.bots import JUDGE_LEVEL
from speeltafel.bots import bot_engine as bot_engines
from speeltafel.bots.bot_engine import BotEngine
from speeltafel.bots.search_kernels import Playout
from speeltafel.core.chance import generator
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.contract.levels import AT_RANDOM, Level, ReviewBudget
from speeltafel.fast.engine import cache_folder, functions_of
from speeltafel.review.rollouts import kernels

UNTAUGHT = Level(style=AT_RANDOM, search="flat")

_one_at_a_time = threading.Lock()
_ready: dict[str, "ReviewEngine"] = {}


class ReviewEngine(NamedTuple):
    """Everything that a review of one game runs on."""

    bots: BotEngine
    kernels: types.SimpleNamespace
    compiler: Any  # that made the kernels

    @property
    def modules(self) -> GameModules:
        return self.bots.modules

    @property
    def level(self) -> Level:
        """Return the level of the judge: the game's best bot."""
        return self.modules.bots.levels.get(JUDGE_LEVEL, UNTAUGHT)

    @property
    def judging(self) -> ReviewBudget:
        return self.modules.bots.judging

    def playout(self, s: Any, style: int | None = None) -> Playout:
        """Return how the rollouts from `s` are played: in the judge's own style, or in another."""
        return Playout(self.level.style if style is None else style, self.bots.weights(self.level, s))


def engine_of(modules: GameModules) -> ReviewEngine:
    """Return the engine of a game. Loads it from the cache on disk, or compiles it (up to a minute)."""
    with _one_at_a_time:
        if modules.package not in _ready:
            _ready[modules.package] = build_on(bot_engines.compiled(modules), folder_for(modules, "review"))
            _try_out(_ready[modules.package])
    return _ready[modules.package]


def use(engine: ReviewEngine) -> None:
    """Let reviews of a game run on this engine."""
    _ready[engine.modules.package] = engine


def folder_for(modules: GameModules, purpose: str, *more: types.ModuleType) -> Any:
    """Return the cache folder of compiled kernels.

    Its name is a hash of the bots' sources, the kernels and `more`.
    """
    from speeltafel.fast.compiler import fingerprint

    return cache_folder(f"{modules.name}.{purpose}", fingerprint([*bot_engines.sources_of(modules), kernels, *more]))


def build_on(bots: BotEngine, folder: Any) -> ReviewEngine:
    """Return the kernels on top of these bots' functions."""
    from speeltafel.fast.compiler import Compiler

    rules = functions_of(bots.compiler.module(bots.modules.rules))
    hooks = {name: bots.compiler.function(hook) for name, hook in bots.modules.bots.hooks().items()}
    compiler = Compiler(folder, base=bots.compiler)
    return ReviewEngine(bots, compiler.module(kernels, {**rules, **hooks}), compiler)


def _try_out(engine: ReviewEngine) -> None:
    """Call every function once, so that Numba compiles it now."""
    from speeltafel.review.rollouts import sampling

    s = engine.modules.set_up(engine.modules.rules.FEWEST_PLAYERS, engine.modules.defaults)
    playout, g = engine.playout(s), generator(1)
    if engine.modules.bots.is_exact:
        sampling.exact(engine, s)
        return
    sampling.from_here(engine, [s], g, 1, playout)
    while s.actor < 0:
        engine.modules.rules.draw(s, 0)
    sampling.after_moves(engine, [s], engine.modules.legal(s)[:1], g, range(1), playout)
    if engine.level.search == "tree":
        sampling.likeliest(engine, s, g, playout, 1)
        sampling.forced_tree(engine, [s], engine.modules.legal(s)[0], g, 1, playout)
