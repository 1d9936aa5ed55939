"""The bot of a game's level: it draws worlds that fit a view, and searches as its level says."""

import time
from dataclasses import replace
from typing import Any

from speeltafel.bots import bot_engine as engines
from speeltafel.bots.request import check_can_choose, random_stream_for
from speeltafel.bots.search_driver import flat_search, shortlist, style_move, tree_search
from speeltafel.bots.search_kernels import Playout
from speeltafel.bots.worlds import resample_by_weight, worlds_for
from speeltafel.core.chance import Generator
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.contract.levels import Level
from speeltafel.core.view import AnyView

WITHOUT_COMPILER = 50  # plain Python searches so many times less
TRIAL = 50  # iterations, to see how fast they are


class LevelBot:
    """Its choice is a function of the seed and the view, if the budget is in iterations and the compiled copy is there."""

    def __init__(
        self, modules: GameModules, level: Level, seed: int, iterations: int | None = None, seconds: float | None = None
    ) -> None:
        self._modules = modules
        self._level = level
        self._seed = seed
        self._iterations = iterations
        self._seconds = seconds

    def prepare(self) -> None:
        """Wait for the compiled copy, unless there is a ready-made one."""
        if engines.ready(self._modules) is None:
            engines.compiled(self._modules)

    @property
    def is_warming_up(self) -> bool:
        """Whether it still plays more simply than its level, since the compiled copy is not there yet."""
        level = self._level
        return (level.style_until_compiled is not None or level.search != "none") and engines.ready(self._modules) is None

    def choose(self, view: AnyView) -> str:
        check_can_choose(self._modules, view)
        if len(view.legal) == 1:
            return view.legal[0]
        g = random_stream_for(self._seed, view)
        first = self._modules.views.resample(view, g)
        move = self._move(engines.compiled_or_plain(self._modules), view, first, g)
        return view.legal[self._modules.legal(first).index(move)]

    def _move(self, engine: engines.BotEngine, view: AnyView, first: Any, g: Generator) -> int:
        level = self._level
        weights = engine.weights(level, first)
        if not engine.is_compiled and level.style_until_compiled is not None:
            return style_move(engine, first, g, Playout(level.style_until_compiled, weights))
        playout = Playout(level.style, weights)
        if level.search == "none":
            return style_move(engine, first, g, playout)
        candidates = shortlist(engine, first, g, weights)
        worlds = worlds_for(engine, view, level, g, weights, first)
        if self._modules.bots.weighs_worlds:
            worlds = resample_by_weight(engine, worlds, g, playout)

        def searched(iterations: int) -> int:
            if level.search == "flat":
                return flat_search(engine, worlds, candidates, replace(g), iterations, playout)
            return tree_search(engine, worlds, candidates, replace(g), iterations, playout, level.tie_margin)

        return searched(self._affordable(searched, engine, view.players))

    def _affordable(self, searched: Any, engine: engines.BotEngine, players: int) -> int:
        """Return how many iterations fit into the budget."""
        iterations = self._iterations or self._level.iterations_with(players)
        if not engine.is_compiled:
            iterations //= WITHOUT_COMPILER
        if self._seconds is None:
            return iterations
        start = time.perf_counter()
        searched(TRIAL)
        spent = time.perf_counter() - start
        return max(TRIAL, int(TRIAL * (self._seconds - spent) / spent))
