"""A bot: it is shown a view, imagines worlds that fit it, and thinks as its level says."""

import time
from dataclasses import replace
from typing import Any

from speeltafel.bots import mind as minds
from speeltafel.bots.asked import check, dice_for
from speeltafel.bots.imagination import weighed_at_once, worlds_for
from speeltafel.bots.thought import flat, reply, tree, worth_a_thought
from speeltafel.core.chance import Generator
from speeltafel.core.level import Level
from speeltafel.core.modules import GameModules
from speeltafel.core.view import AnyView

WITHOUT_COMPILER = 50  # plain Python thinks so many times less
TRIAL = 50  # iterations, to see how fast they are


class Thinker:
    """Its choice is a function of the seed and the view, if the budget is in iterations and the compiled copy is there."""

    def __init__(
        self, modules: GameModules, level: Level, seed: int, iterations: int | None = None, seconds: float | None = None
    ) -> None:
        self._modules = modules
        self._level = level
        self._seed = seed
        self._iterations = iterations or level.iterations
        self._seconds = seconds

    def prepare(self) -> None:
        """Wait for the compiled copy."""
        minds.compiled(self._modules)

    def choose(self, view: AnyView) -> str:
        check(self._modules, view)
        if len(view.legal) == 1:
            return view.legal[0]
        g = dice_for(self._seed, view)
        mind = minds.at_once(self._modules)
        first = self._modules.views.resample(view, g)
        move = self._think(mind, view, first, g)
        return view.legal[self._modules.legal(first).index(move)]

    def _think(self, mind: minds.Mind, view: AnyView, first: Any, g: Generator) -> int:
        level = self._level
        manner = level.manner if mind.is_compiled or level.meanwhile is None else level.meanwhile
        knowledge = level.knows(first) if level.knows else minds.NOTHING
        if level.search == "none" or (level.meanwhile is not None and not mind.is_compiled):
            return reply(mind, first, g, manner, knowledge)
        candidates = worth_a_thought(mind, first, g, knowledge)
        worlds = worlds_for(mind, view, level, g, knowledge, first)
        if hasattr(self._modules.bots, "world_weight"):
            worlds = weighed_at_once(mind, worlds, g, manner, knowledge)

        def thought(iterations: int) -> int:
            arguments = (mind, worlds, candidates, replace(g), iterations, manner, knowledge)
            return flat(*arguments) if level.search == "flat" else tree(*arguments, level.mixing)

        return thought(self._affordable(thought, mind))

    def _affordable(self, thought: Any, mind: minds.Mind) -> int:
        """Iterations within the budget."""
        iterations = self._iterations if mind.is_compiled else self._iterations // WITHOUT_COMPILER
        if self._seconds is None:
            return iterations
        start = time.perf_counter()
        thought(TRIAL)
        spent = time.perf_counter() - start
        return max(TRIAL, int(TRIAL * (self._seconds - spent) / spent))
