"""The worlds a bot thinks in: all fit what it sees, and the better ones also what the others did."""

from dataclasses import replace
from typing import Any

import numpy as np

from speeltafel.bots.mind import Mind
from speeltafel.core.chance import Generator, below
from speeltafel.core.level import Level
from speeltafel.core.view import AnyView

FINE = 1 << 30
VARIETY = 0.5  # of the worlds to think in
LEAST_TRUST = 0.001


def worlds_for(mind: Mind, view: AnyView, level: Level, g: Generator, knowledge: Any, first: Any) -> Any:
    """As many as the level thinks in, plain states or a table of records. `first` is one that fits the view."""
    if not mind.modules.views.HIDES or level.worlds == 1:
        return [first]
    if not hasattr(mind.modules.bots, "imagine"):
        return [first, *(mind.modules.views.resample(view, g) for _ in range(level.worlds - 1))]
    actors, codes = since_chance_played(mind, view, first)
    if not level.imagined or not len(codes) or not mind.is_compiled:
        return worlds_like(mind, first, g, level.worlds)
    imagined = worlds_like(mind, first, g, level.imagined)
    return _likely(imagined, credits_of(mind, imagined, first, actors, codes, g, knowledge), level.worlds, g)


def worlds_like(mind: Mind, s: Any, g: Generator, count: int) -> Any:
    """So many worlds that the seat to move cannot tell apart; the first is `s`."""
    table = mind.copies(s, count)
    mind.search.imagine_worlds(table, mind.states([replace(g)]), s.actor)
    return table


def since_chance_played(mind: Mind, view: AnyView, s: Any) -> tuple[Any, Any]:
    """Who played what since then, the first move first."""
    seen = view.history[next((i for i in range(len(view.history), 0, -1) if view.history[i - 1].actor == "chance"), 0) :]
    codes = [mind.modules.notation.read_move(s, move.move) for move in seen]
    return np.array([move.actor for move in seen], np.int64), np.array(codes, np.int64)


def credits_of(mind: Mind, worlds: Any, s: Any, actors: Any, codes: Any, g: Generator, knowledge: Any) -> Any:
    """How well each world explains what others than the seat to move in `s`, one of them, did: as a logarithm."""
    own = mind.scratch(s, replace(g))
    found = np.zeros(len(worlds))
    mind.search.weigh_worlds(worlds, own.tried, own.desk, own.moves, actors, codes, s.actor, knowledge, found)
    return found


def weighed_at_once(mind: Mind, worlds: list[Any], g: Generator, manner: int, knowledge: Any) -> list[Any]:
    """As many worlds again, each as often as it is likely. They were drawn as if all were the same."""
    weights = np.zeros(len(worlds))
    mind.search.world_weights(mind.states(worlds), worlds[0].actor, manner, knowledge, weights)
    return [worlds[i] for i in _drawn(weights, len(worlds), g)]


def _likely(worlds: Any, credits_: Any, count: int, g: Generator) -> Any:
    """So many of these records, each as often as its credit says, with one throw of the dice for all."""
    return worlds[_drawn(_weights(credits_, count * VARIETY), count, g)]


def _weights(credits_: Any, variety: float) -> Any:
    """What the others did is trusted no further than leaves worlds as different as that many equally likely ones would be.

    Guesses about many moves multiply: taken at their word, a handful of worlds would be all there is to think in.
    """
    trust = 1.0
    weights = np.exp(credits_ - credits_.max())
    while trust > LEAST_TRUST and weights.sum() ** 2 < variety * (weights**2).sum():
        trust *= 0.8
        weights = np.exp(trust * (credits_ - credits_.max()))
    return weights


def _drawn(weights: Any, count: int, g: Generator) -> Any:
    """Which ones, so many, by weight."""
    steps = (np.arange(count) + below(g, FINE) / FINE) / count
    return np.searchsorted(np.cumsum(weights) / weights.sum(), steps).clip(max=len(weights) - 1)
