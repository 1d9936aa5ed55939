"""Every field of a Level, and every parameter of a bot, does something."""

from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

import speeltafel
from speeltafel import games
from speeltafel.bots import bot_engine as engines
from speeltafel.bots import level_bot, worlds
from speeltafel.bots.level_bot import LevelBot
from speeltafel.bots.search_driver import style_move, tree_search
from speeltafel.bots.search_kernels import Playout
from speeltafel.core.chance import generator
from speeltafel.core.contract.levels import AT_RANDOM, Level
from speeltafel.core.view import AnyView
from speeltafel.games.figaro.bots.weights import CARELESS, GOOD
from speeltafel.games.tricky.mechanics.dice import handful_of

FIGARO = games.modules("figaro")
TRICKY = games.modules("tricky")
MASTER = FIGARO.bots.levels["master"]


def later(game: str, players: int, moves: int) -> AnyView:
    """Return a view some moves into a game of casual bots, where there is something to choose."""
    played = speeltafel.new(game, players, seed=5)
    walker = speeltafel.bot(game, "casual", seed=1)
    count = 0
    while isinstance(played.actor, int):
        view = played.view(played.actor)
        if count >= moves and len(view.legal) > 3:
            return view
        played.play(walker.choose(view))
        count += 1
    raise AssertionError("the game was too short")


@pytest.fixture(scope="module")
def view() -> AnyView:
    return later("figaro", 4, 20)


class Searches:
    """Notes what is searched, and takes the first move."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds_each: float = 0.0) -> None:
        self.calls: list[tuple[str, int, int, Playout, float]] = []
        self.clock = 0.0
        self._each = seconds_each
        for kind in ("flat", "tree"):
            monkeypatch.setattr(level_bot, f"{kind}_search", self._search(kind))
        monkeypatch.setattr("speeltafel.bots.level_bot.time.perf_counter", lambda: self.clock)

    def _search(self, kind: str) -> Any:
        def search(_: Any, found: Any, legal: list[int], __: Any, iterations: int, playout: Playout, margin: float = 0.0) -> int:
            self.calls.append((kind, len(found), iterations, playout, margin))
            self.clock += iterations * self._each
            return legal[0]

        return search


def choose(modules: Any, level: Level, view: AnyView, **budget: Any) -> str:
    bot = LevelBot(modules, level, seed=1, **budget)
    bot.prepare()
    return bot.choose(view)


def test_a_level_says_which_search_how_long_and_in_how_many_worlds(view: AnyView, monkeypatch: pytest.MonkeyPatch) -> None:
    searches = Searches(monkeypatch)
    choose(FIGARO, replace(MASTER, candidate_worlds=0, worlds=7, iterations=90), view)
    choose(FIGARO, replace(MASTER, search="tree", worlds=1, iterations=30, tie_margin=0.2, style=GOOD), view)
    choose(FIGARO, replace(MASTER, search="none"), view)
    (flat, seven, ninety, by_casual, _), (tree, one, thirty, by_good, margin) = searches.calls
    assert (flat, seven, ninety) == ("flat", 7, 90)
    assert (tree, one, thirty, margin) == ("tree", 1, 30, 0.2)
    assert (by_casual.style, by_good.style) == (MASTER.style, GOOD)
    assert len(by_casual.weights) > 0
    choose(FIGARO, Level(style=AT_RANDOM, search="flat", iterations=10), view)
    assert len(searches.calls[-1][3].weights) == 0, "a level without weights"


def test_the_style_is_what_it_plays(view: AnyView) -> None:
    """Who is careless plays many moves, who is good plays one."""
    moves = {
        style: {LevelBot(FIGARO, Level(style=style, weights=MASTER.weights), seed).choose(view) for seed in range(30)}
        for style in (CARELESS, GOOD, AT_RANDOM)
    }
    assert len(moves[GOOD]) == 1
    assert len(moves[CARELESS]) > 1
    assert len(moves[AT_RANDOM]) > len(moves[CARELESS])


def test_iterations_and_seconds_are_a_bots_own_budget(view: AnyView, monkeypatch: pytest.MonkeyPatch) -> None:
    searches = Searches(monkeypatch, seconds_each=0.001)
    choose(FIGARO, MASTER, view)
    choose(FIGARO, MASTER, view, iterations=77)
    choose(FIGARO, MASTER, view, seconds=2.0)
    assert [call[2] for call in searches.calls] == [MASTER.iterations, 77, level_bot.TRIAL, 1950]


def test_two_players_may_have_a_budget_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    searches = Searches(monkeypatch)
    level = replace(MASTER, iterations=40, iterations_for_two=90)
    for players in (2, 4):
        choose(TRICKY, replace(level, weights=None), later("tricky", players, 5))
    assert [call[2] for call in searches.calls] == [90, 40]


def test_a_level_without_a_budget_for_two_has_one_budget() -> None:
    assert [replace(MASTER, iterations_for_two=None).iterations_with(players) for players in (2, 4)] == [MASTER.iterations] * 2


def test_the_seed_decides_what_is_left_to_chance(view: AnyView) -> None:
    assert len({speeltafel.bot("figaro", "beginner", seed=seed).choose(view) for seed in range(30)}) > 1
    assert len({speeltafel.bot("figaro", "beginner", seed=3).choose(view) for _ in range(5)}) == 1


def test_candidate_worlds_explain_better_what_the_others_did(view: AnyView) -> None:
    engine = engines.compiled(FIGARO)
    s = FIGARO.views.resample(view, generator(1))
    weights = engines.weights_of(MASTER, s)
    played = worlds.since_chance_played(engine, view, s)
    means = []
    for candidates in (0, 1500):
        level = replace(MASTER, worlds=150, candidate_worlds=candidates)
        found = worlds.worlds_for(engine, view, level, generator(2), weights, s)
        assert len(found) == 150
        means.append(float(np.mean(worlds.log_weights_of(engine, found, s, played, generator(3), weights))))
    assert means[1] > means[0]


def test_a_tie_margin_lets_moves_that_were_visited_less_often_be_chosen() -> None:
    """Both dice win the longest column at once; one of them alone would have to hope for the next roll."""
    s = TRICKY.set_up(2, TRICKY.defaults)
    s.chips[0], s.chips[1], s.filled[4] = 3, 3, 6
    s.left, s.phase, s.actor, s.kept = 2, TRICKY.rules.PHASES.index("keep"), 0, [0, 0, 0, 0, 0, 3]
    s.roll = handful_of((5, 5))
    engine, playout = engines.compiled(TRICKY), Playout(AT_RANDOM, engines.NO_WEIGHTS)

    def chosen(margin: float) -> set[int]:
        return {tree_search(engine, [s], TRICKY.legal(s), generator(seed), 1000, playout, margin) for seed in range(12)}

    assert chosen(0.0) == {handful_of((5, 5))}
    assert chosen(0.999) == {handful_of((5,)), handful_of((5, 5))}


def test_until_the_compiled_copy_is_there_a_level_plays_in_another_style(view: AnyView, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "_compiled", {})
    monkeypatch.setattr(engines, "_underway", {FIGARO.package: None})
    searches = Searches(monkeypatch)
    chosen = LevelBot(FIGARO, MASTER, seed=1).choose(view)
    assert searches.calls == []
    s = FIGARO.views.resample(view, generator(1))
    good = style_move(engines.plain(FIGARO), s, generator(1), Playout(GOOD, engines.weights_of(MASTER, s)))
    assert chosen == view.legal[FIGARO.legal(s).index(good)]
    LevelBot(FIGARO, replace(MASTER, style_until_compiled=None, iterations=500), seed=1).choose(view)
    assert [call[2] for call in searches.calls] == [10], "without such a style it searches, and less"
