"""Mistakes in Carnavalo with everything from which their reasons come, and games at random."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np

import speeltafel
from speeltafel import games
from speeltafel.core.chance import below, generator
from speeltafel.core.contract.reasons import Explanation
from speeltafel.core.line import Line
from speeltafel.core.state import OVER
from speeltafel.games.carnavalo.mechanics.components import TENTS
from speeltafel.games.carnavalo.mechanics.state import CLOSE
from speeltafel.games.carnavalo.reasons import account, causes, composed, courses
from speeltafel.games.carnavalo.view import View
from speeltafel.review.model import Verdict
from speeltafel.review.move_values import Decision, question
from speeltafel.review.reasons.samples import watched
from speeltafel.review.reasons.select import explained
from speeltafel.review.rollouts.engine import engine_of
from tests.review.mistakes import after_move_of, mistakes, spoken

GAME = games.modules("carnavalo")
TABLES = (2, 3, 4)


class Told(NamedTuple):
    """A mistake, with everything from which its reasons come."""

    view: View
    verdict: Verdict
    asked: Decision
    found: Explanation
    days: causes.Days

    @property
    def moves(self) -> tuple[str, str]:
        return self.verdict.best, self.verdict.played


@cache
def everything(players: int) -> list[Told]:
    return [told(view, verdict) for view, verdict in mistakes("carnavalo", players) if view.phase in ("before", "after")]


def told(view: View, verdict: Verdict) -> Told:
    asked = question(engine_of(GAME), view)
    best, played = (GAME.legal(asked.first)[view.legal.index(text)] for text in (verdict.best, verdict.played))
    arms, pairs = watched(cast(Any, composed), asked, best, played)
    assert pairs is not None
    found = explained(*arms, sampled=True)._replace(pairs=pairs)
    days = courses.days_of(view, courses.every_other(pairs))
    return Told(view, verdict, asked, found, days)


def all_told() -> Iterator[Told]:
    for players in TABLES:
        yield from everything(players)


def in_english(*lines: Line) -> str:
    return spoken(list(lines), "en", GAME.package)


def seen(game: Any) -> View:
    """By whoever's turn it is."""
    return cast(View, game.view(game.actor))


def at_table(seed: int, moves: int, players: int = 3) -> tuple[Any, View]:
    """A game at random, at the first whole turn after so many moves."""
    game = speeltafel.new("carnavalo", players, {}, seed)
    g = generator(seed)
    while len(game.moves) < moves or seen(game).phase != "before":
        legal = game.legal()
        game.play(legal[below(g, len(legal))])
    return game, seen(game)


def positions(seed: int, most: int = 120) -> Iterator[tuple[Any, View]]:
    """Of a game at random: the game, and what who is to move sees, where there is something to do."""
    game = speeltafel.new("carnavalo", 3, {}, seed)
    g = generator(seed)
    while isinstance(game.actor, int) and len(game.moves) < most:
        view = seen(game)
        if view.phase in ("before", "after"):
            yield game, view
        game.play(view.legal[below(g, len(view.legal))])


def after(s: Any, text: str) -> Any:
    return after_move_of(GAME, s, text)


def is_counted(s: Any, view: View) -> bool:
    return bool(s.day != view.day or s.actor == OVER or s.phase == CLOSE)


def a_table(*apart: dict[int, float]) -> account.Account:
    """Points by place, more after the better move, of seat after seat."""
    places = np.zeros((2, len(apart), TENTS + 1))
    for seat, more in enumerate(apart):
        for place, points in more.items():
            places[0, seat, place] = points
    return account.Account(places, [10.0] * len(apart))
