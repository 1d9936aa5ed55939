"""A bot: it is shown a view, imagines worlds that fit it, and thinks as its level says."""

import time
from dataclasses import replace
from typing import Any

from speeltafel.bots import mind as minds
from speeltafel.bots.asked import check, dice_for
from speeltafel.bots.thought import flat, likely, reply, tree
from speeltafel.core.chance import Generator
from speeltafel.core.level import Level
from speeltafel.core.room import Room
from speeltafel.core.view import AnyView

WITHOUT_COMPILER = 50  # plain Python thinks so many times less
TRIAL = 50  # iterations, to see how fast they are


class Thinker:
    """Its choice is a function of the seed and the view, if the budget is in iterations and the compiled copy is there."""

    def __init__(self, room: Room, level: Level, seed: int, iterations: int | None = None, seconds: float | None = None) -> None:
        self._room = room
        self._level = level
        self._seed = seed
        self._iterations = iterations or level.iterations
        self._seconds = seconds

    def prepare(self) -> None:
        """Wait for the compiled copy."""
        minds.compiled(self._room)

    def choose(self, view: AnyView) -> str:
        check(self._room, view)
        if len(view.legal) == 1:
            return view.legal[0]
        g = dice_for(self._seed, view)
        mind = minds.at_once(self._room)
        worlds = [self._room.views.resample(view, g) for _ in range(self._level.worlds if self._room.views.HIDES else 1)]
        move = self._think(mind, worlds, g)
        return view.legal[self._room.legal(worlds[0]).index(move)]

    def _think(self, mind: minds.Mind, worlds: list[Any], g: Generator) -> int:
        level = self._level
        manner = level.manner if mind.is_compiled or level.meanwhile is None else level.meanwhile
        knowledge = level.knows(worlds[0]) if level.knows else minds.NOTHING
        if level.search == "none" or (level.meanwhile is not None and not mind.is_compiled):
            return reply(mind, worlds[0], g, manner, knowledge)
        legal = self._room.legal(worlds[0])
        if hasattr(self._room.bots, "plausibility"):
            worlds = likely(mind, worlds, g, manner, knowledge)

        def thought(iterations: int) -> int:
            arguments = (mind, worlds, legal, replace(g), iterations, manner, knowledge)
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
