"""The worlds a bot thinks in: all fit what it sees, and the better ones also what the others did."""

from dataclasses import replace
from typing import Any

import numpy as np

from speeltafel.bots.mind import Mind, Worlds
from speeltafel.core.chance import Generator, below
from speeltafel.core.level import Level
from speeltafel.core.state import copy_of
from speeltafel.core.view import AnyView

FINE = 1 << 30


def worlds_for(mind: Mind, view: AnyView, level: Level, g: Generator, knowledge: Any, first: Any) -> Worlds:
    """As many as the level thinks in. `first` is one that fits the view."""
    if not mind.room.views.HIDES or level.worlds == 1:
        return mind.worlds([first])
    if not hasattr(mind.room.bots, "imagine"):
        return mind.worlds([first, *(mind.room.views.resample(view, g) for _ in range(level.worlds - 1))])
    actors, codes = _since_chance_played(mind, view, first)
    if not level.imagined or not len(codes) or not mind.is_compiled:
        return worlds_like(mind, first, g, level.worlds)
    imagined = worlds_like(mind, first, g, level.imagined)
    return _likely(imagined, credits_of(mind, imagined, actors, codes, g, knowledge), level.worlds, g)


def worlds_like(mind: Mind, s: Any, g: Generator, count: int) -> Worlds:
    """So many worlds that the seat to move cannot tell apart; the first is `s`."""
    table = mind.states([copy_of(s) for _ in range(1 if mind.is_compiled else count)])
    if mind.is_compiled:
        table = table.repeat(count)
    mind.search.imagine_worlds(table, mind.states([replace(g)]), s.actor)
    return Worlds(s, table)


def _since_chance_played(mind: Mind, view: AnyView, s: Any) -> tuple[Any, Any]:
    """Who played what since then, the first move first."""
    seen = view.history[next((i for i in range(len(view.history), 0, -1) if view.history[i - 1].actor == "chance"), 0) :]
    codes = [mind.room.notation.read_move(s, move.move) for move in seen]
    return np.array([move.actor for move in seen], np.int64), np.array(codes, np.int64)


def credits_of(mind: Mind, worlds: Worlds, actors: Any, codes: Any, g: Generator, knowledge: Any) -> Any:
    """How well each world explains what the others did, as a logarithm."""
    own = mind.scratch(worlds.first, replace(g))
    found = np.zeros(len(worlds.table))
    mind.search.weigh_worlds(worlds.table, own.tried, own.desk, own.moves, actors, codes, worlds.first.actor, knowledge, found)
    return found


def _likely(worlds: Worlds, credits_: Any, count: int, g: Generator) -> Worlds:
    """So many of them, each as often as its credit says, with one throw of the dice for all."""
    weights = np.exp(credits_ - credits_.max())
    steps = (np.arange(count) + below(g, FINE) / FINE) / count
    return Worlds(worlds.first, worlds.table[np.searchsorted(np.cumsum(weights) / weights.sum(), steps).clip(max=len(weights) - 1)])
