"""BotClient ahead: plain and compiled alike, deterministic, and right where the right move is known."""

from typing import Any

import pytest

import speeltafel
from speeltafel import games
from speeltafel.bots import mind as minds
from speeltafel.bots.thinker import Thinker
from speeltafel.bots.thought import flat, tree
from speeltafel.core.chance import generator
from speeltafel.core.level import AT_RANDOM, Level
from speeltafel.core.state import copy_of
from speeltafel.games.tricky.bots import THUMB
from speeltafel.games.tricky.dice import dice_of, handful_of

MODULES = games.modules("tricky")
SEARCHES = pytest.mark.parametrize("search", [flat, tree])


def position() -> Any:
    game = speeltafel.new("tricky", players=3, seed=2)
    return MODULES.views.resample(game.view(0), generator(1))


@SEARCHES
@pytest.mark.parametrize("manner", [AT_RANDOM, THUMB])
def test_plain_and_compiled_think_the_same(search: Any, manner: int) -> None:
    s = position()
    chosen = [
        search(mind, [copy_of(s)], MODULES.legal(s), generator(7), 60, manner, minds.NOTHING)
        for mind in (minds.plain(MODULES), minds.compiled(MODULES), minds.compiled(MODULES))
    ]
    assert len(set(chosen)) == 1


@SEARCHES
def test_a_certain_win_is_found(search: Any) -> None:
    """Both dice win the longest column at once; one of them alone would have to hope for the next roll."""
    s = MODULES.set_up(2, MODULES.defaults)
    s.chips[0], s.chips[1], s.filled[4] = 3, 3, 6
    s.left, s.phase, s.actor, s.kept = 2, MODULES.rules.PHASES.index("keep"), 0, [0, 0, 0, 0, 0, 3]
    s.roll = handful_of((5, 5))
    move = search(minds.compiled(MODULES), [s], MODULES.legal(s), generator(1), 4000, THUMB, minds.NOTHING)
    assert dice_of(move) == (5, 5)


def test_the_world_that_is_thought_about_stays_as_it_is() -> None:
    s = position()
    before = copy_of(s)
    for search in (flat, tree):
        search(minds.plain(MODULES), [s], MODULES.legal(s), generator(7), 20, AT_RANDOM, minds.NOTHING)
    assert s == before


@pytest.mark.parametrize("kind", ["flat", "tree"])
def test_a_searching_bot_says_the_same_again_and_keeps_to_a_budget_in_seconds(kind: Any) -> None:
    view = speeltafel.new("tricky", players=3, seed=2).view(0)
    level = Level(manner=AT_RANDOM, search=kind, iterations=400)
    first, second = (Thinker(MODULES, level, seed=1) for _ in range(2))
    first.prepare()
    assert first.choose(view) == second.choose(view)
    assert Thinker(MODULES, level, seed=1, seconds=0.05).choose(view) in view.legal


@pytest.mark.parametrize("name", games.names())
def test_without_a_compiler_a_game_teaches_the_search_the_same(name: str) -> None:
    modules = games.modules(name)
    taught = {hook for hook in minds.OF_THE_BOTS if hasattr(modules.bots, hook)}
    assert "policy" in taught
    assert {hook for hook in taught if getattr(minds.plain(modules).search, hook) is getattr(modules.bots, hook)} == taught


def test_nobody_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the compiled copy is there the same bot plays with plain Python."""
    monkeypatch.setattr(minds, "_compiled", {})
    monkeypatch.setattr(minds, "_underway", {MODULES.package: None})
    view = speeltafel.new("tricky", players=4, seed=2).view(0)
    for level in ("skilled", "master"):
        assert speeltafel.bot("tricky", level, seed=1).choose(view) in view.legal
    searching = Thinker(MODULES, Level(manner=AT_RANDOM, search="tree", iterations=2000), seed=1)
    assert searching.choose(view) in view.legal
