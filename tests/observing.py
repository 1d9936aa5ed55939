"""Does an observation say what the view says: nothing that it hides, and all that it shows? For every game there is or will be.

Two ways. Everything hidden is drawn anew: the observation must stay the same. And of a position one thing is changed, to what it
was at another moment: the observation changes exactly where the view does.
"""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import msgspec
import numpy as np

from speeltafel.core.chance import Generator, Seeded, below, generator
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.state import CHANCE, OVER, copy_of
from speeltafel.core.view import actor_of, complete_view

NOT_CHANGED = ("players", "actor")  # who acts follows from the rest; a table has as many players all along
CANNOT_BE = (IndexError, KeyError, StopIteration, ValueError)  # what a view says of a position that makes no sense


class Differs(AssertionError):
    """An observation says something else than the view."""


def observation(modules: GameModules, s: Any, seat: int) -> bytes:
    row = np.full(modules.observations.LENGTH, 77, np.int16)  # whatever was there before
    modules.observations.observe(s, seat, row)
    return row.tobytes()


def view_of(modules: GameModules, s: Any, seat: int) -> bytes:
    """Return the game's own fields of a view, without what follows from them: legal moves and result."""
    return msgspec.json.encode([modules.views.view(s, seat), modules.rules.PHASES[s.phase], actor_of(s)])


def positions(modules: GameModules, players: int, options: dict[str, Any], seed: int) -> Iterator[Any]:
    """Every position of a random game, those in which chance is to act too."""
    chance, g = Seeded(seed), generator(seed, stream=1)
    s = modules.set_up(players, modules.options_from(options))
    while s.actor != OVER:
        yield copy_of(s)
        if s.actor == CHANCE:
            modules.draw_event(s, chance)
        else:
            legal = modules.legal(s)
            modules.rules.play(s, legal[below(g, len(legal))])
    yield s


def assert_no_leak(modules: GameModules, games: list[list[Any]], g: Generator) -> int:
    """Check that worlds that look the same have the same observation, and that no two views share one.

    Return how many were compared.
    """
    views: dict[tuple[int, bytes], bytes] = {}
    compared = 0
    for s in (s for game in games for s in game):
        for seat in range(s.players):
            seen = observation(modules, s, seat)
            other = modules.views.resample(complete_view(modules, s, seat), g)
            if observation(modules, other, seat) != seen:
                raise Differs(f"{modules.name}: seat {seat} learns from an observation what it cannot see in {s}")
            if views.setdefault((seat, seen), view := view_of(modules, s, seat)) != view:
                raise Differs(f"{modules.name}: seat {seat} sees more than the observation says in {s}")
            compared += 1
    return compared


def assert_says_what_the_view_says(modules: GameModules, pairs: list[tuple[Any, Any]]) -> tuple[int, int]:
    """One thing after the other from another position. In how many cases the view changed, and in how many it did not."""
    changed = same = 0
    longest = _longest(modules, [s for pair in pairs for s in pair])
    for s, other in pairs:
        for seat in range(s.players):
            before, seen = view_of(modules, s, seat), observation(modules, s, seat)
            for name, mixed in _mixtures(modules, s, other):
                try:
                    differs = view_of(modules, mixed, seat) != before
                    differently_observed = observation(modules, mixed, seat) != seen
                except CANNOT_BE:
                    continue
                if differs != differently_observed and (differently_observed or _makes_sense(modules, mixed, seat, longest)):
                    does = "does not say" if differs else "gives away"
                    raise Differs(f"{modules.name}: to seat {seat} the observation {does} {name} of {mixed}")
                changed += differs
                same += not differs
    return changed, same


def _makes_sense(modules: GameModules, s: Any, seat: int, longest: dict[str, int]) -> bool:
    """Whether a position made of two could be one: then another like it can be made from its view, and no list is too long."""
    try:
        other = modules.views.resample(complete_view(modules, s, seat), generator(0))
        if view_of(modules, other, seat) != view_of(modules, s, seat):
            return False
    except CANNOT_BE:
        return False
    return all(length <= longest.get(path, 0) for path, length in _lengths(msgspec.to_builtins(modules.views.view(s, seat))))


def _longest(modules: GameModules, known: list[Any]) -> dict[str, int]:
    """How long each list of a view is at most in these positions."""
    found: dict[str, int] = {}
    for s in known:
        for path, length in _lengths(msgspec.to_builtins(modules.views.view(s, 0))):
            found[path] = max(length, found.get(path, 0))
    return found


def _lengths(value: Any, path: str = "") -> Iterator[tuple[str, int]]:
    if isinstance(value, list):
        yield path, len(value)
        for one in value:
            yield from _lengths(one, f"{path}[]")
    elif isinstance(value, dict):
        for name, one in value.items():
            yield from _lengths(one, f"{path}.{name}")


def _mixtures(modules: GameModules, s: Any, other: Any) -> Iterator[tuple[str, Any]]:
    """`s` with one value of the other position: of each field, or of each place in it. What belongs to the box stays."""
    boxed = _fields_of_the_box(modules)
    for field in fields(s):
        if field.name in boxed or field.name in NOT_CHANGED or "plain" in field.metadata:
            continue
        mine, its = getattr(s, field.name), getattr(other, field.name)
        if mine == its:
            continue
        places = range(len(mine)) if isinstance(mine, list) else [None]
        for place in places:
            mixed = copy_of(s)
            if place is None:
                setattr(mixed, field.name, its)
            else:
                getattr(mixed, field.name)[place] = getattr(copy_of(other), field.name)[place]
            yield f"{field.name} {'' if place is None else place}", mixed


def _fields_of_the_box(modules: GameModules) -> set[str]:
    """Those that options fill: they are the same in all games of a table."""
    blank = modules.rules.State()
    found = set()
    for variant in modules.options.VARIANTS:
        s = modules.rules.State()
        modules.options.apply_options(s, modules.options_from(variant))
        found |= {field.name for field in fields(s) if getattr(s, field.name) != getattr(blank, field.name)}
    return found
