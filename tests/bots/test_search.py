"""Search: plain and compiled alike, deterministic, and right where the right move is known."""

from typing import Any

import pytest

import speeltafel
from speeltafel import games
from speeltafel.bots import bot_engine as engines
from speeltafel.bots.level_bot import LevelBot
from speeltafel.bots.search_driver import flat_search, tree_search
from speeltafel.bots.search_kernels import Playout
from speeltafel.core.chance import generator
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.contract.levels import AT_RANDOM, Level
from speeltafel.core.contract.protocols import BotsModule
from speeltafel.core.state import copy_of
from speeltafel.games.tricky.bots.policy import RULE_OF_THUMB
from speeltafel.games.tricky.mechanics.dice import dice_of, handful_of

MODULES = games.modules("tricky")
SEARCHES = pytest.mark.parametrize("search", [flat_search, tree_search])


def position() -> Any:
    game = speeltafel.new("tricky", players=3, seed=2)
    return MODULES.views.resample(game.view(0), generator(1))


@SEARCHES
@pytest.mark.parametrize("style", [AT_RANDOM, RULE_OF_THUMB])
def test_plain_and_compiled_search_the_same(search: Any, style: int) -> None:
    s = position()
    chosen = [
        search(engine, [copy_of(s)], MODULES.legal(s), generator(7), 60, Playout(style, engines.NO_WEIGHTS))
        for engine in (engines.plain(MODULES), engines.compiled(MODULES), engines.compiled(MODULES))
    ]
    assert len(set(chosen)) == 1


@SEARCHES
def test_a_certain_win_is_found(search: Any) -> None:
    """Both dice win the longest column at once; one of them alone would have to hope for the next roll."""
    s = MODULES.set_up(2, MODULES.defaults)
    s.chips[0], s.chips[1], s.filled[4] = 3, 3, 6
    s.left, s.phase, s.actor, s.kept = 2, MODULES.rules.PHASES.index("keep"), 0, [0, 0, 0, 0, 0, 3]
    s.roll = handful_of((5, 5))
    move = search(
        engines.compiled(MODULES), [s], MODULES.legal(s), generator(1), 4000, Playout(RULE_OF_THUMB, engines.NO_WEIGHTS)
    )
    assert dice_of(move) == (5, 5)


def test_the_world_that_is_searched_stays_as_it_is() -> None:
    s = position()
    before = copy_of(s)
    for search in (flat_search, tree_search):
        search(engines.plain(MODULES), [s], MODULES.legal(s), generator(7), 20, Playout(AT_RANDOM, engines.NO_WEIGHTS))
    assert s == before


@pytest.mark.parametrize("kind", ["flat", "tree"])
def test_a_searching_bot_says_the_same_again_and_keeps_to_a_budget_in_seconds(kind: Any) -> None:
    view = speeltafel.new("tricky", players=3, seed=2).view(0)
    level = Level(style=AT_RANDOM, search=kind, iterations=400)
    first, second = (LevelBot(MODULES, level, seed=1) for _ in range(2))
    first.prepare()
    assert first.choose(view) == second.choose(view)
    assert LevelBot(MODULES, level, seed=1, seconds=0.05).choose(view) in view.legal


@pytest.mark.parametrize("name", games.names())
def test_without_a_compiler_a_game_teaches_the_search_the_same(name: str) -> None:
    modules = games.modules(name)
    assert modules.bots.policy is not BotsModule().policy
    for name_of_hook, hook in modules.bots.hooks().items():
        assert getattr(engines.plain(modules).search, name_of_hook) is hook


@SEARCHES
def test_a_game_that_teaches_nothing_can_be_searched_all_the_same(search: Any) -> None:
    """Every hook has a default."""
    toy = GameModules.open("tests.toy")
    assert toy.bots == BotsModule()
    s = toy.set_up(2, toy.defaults)
    while s.actor < 0:
        toy.rules.draw(s, 0)
    legal = toy.legal(s)
    assert search(engines.plain(toy), [s], legal, generator(3), 20, Playout(0, engines.NO_WEIGHTS)) in legal


def test_nobody_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the compiled copy is there the same bot plays with plain Python."""
    monkeypatch.setattr(engines, "_compiled", {})
    monkeypatch.setattr(engines, "_underway", {MODULES.package: None})
    view = speeltafel.new("tricky", players=4, seed=2).view(0)
    for level in ("skilled", "master"):
        assert speeltafel.bot("tricky", level, seed=1).choose(view) in view.legal
    searching = LevelBot(MODULES, Level(style=AT_RANDOM, search="tree", iterations=2000), seed=1)
    assert searching.choose(view) in view.legal
