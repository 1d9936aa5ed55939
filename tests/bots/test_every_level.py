"""What must hold for every level of every game, found by itself."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import speeltafel
from speeltafel import games
from speeltafel.bots import LADDER, levels, usual_level
from speeltafel.core.chance import generator
from speeltafel.core.driver import run_game
from speeltafel.core.i18n import LANGUAGES, Translator
from speeltafel.core.view import complete_view

ITERATIONS = 200  # enough to choose by


def every_level() -> Iterator[Any]:
    for name in games.names():
        for level in levels(name):
            yield pytest.param(name, level, id=f"{name}-{level}")


each = pytest.mark.parametrize(("name", "level"), list(every_level()))


def ready_bot(name: str, level: str, seed: int) -> Any:
    found = speeltafel.bot(name, level, seed, iterations=ITERATIONS)
    found.prepare()
    return found


@each
def test_a_choice_depends_on_the_view_alone(name: str, level: str) -> None:
    """In another world that looks the same, with everything hidden drawn anew, the same seed gives the same move."""
    modules = games.modules(name)
    players = modules.rules.FEWEST_PLAYERS + 1
    game = speeltafel.new(name, players, seed=5)
    walker = speeltafel.bot(name, usual_level(name), seed=9)
    g = generator(11)
    for step in range(120):
        if not isinstance(game.actor, int):
            break
        if step % 8 == 0:
            view = game.view(game.actor)
            elsewhere = complete_view(modules, modules.views.resample(view, g), game.actor, view.history)
            assert msgspec.json.encode(elsewhere) == msgspec.json.encode(view)
            chosen = ready_bot(name, level, 3).choose(view)
            assert ready_bot(name, level, 3).choose(elsewhere) == chosen
            assert chosen in view.legal
        game.play(walker.choose(game.view(game.actor)))


@each
def test_it_plays_a_game_to_the_end_and_the_same_one_again(name: str, level: str) -> None:
    records = []
    for _ in range(2):
        game = speeltafel.new(name, games.modules(name).rules.FEWEST_PLAYERS, seed=4)
        weak = ready_bot(name, usual_level(name), 1)
        run_game(game, [ready_bot(name, level, 2), *[weak] * (game.players - 1)])
        assert game.result is not None
        records.append(game.record())
    assert records[0] == records[1]


@each
def test_a_bot_that_cannot_answer_says_why(name: str, level: str) -> None:
    players = games.modules(name).rules.FEWEST_PLAYERS
    chooser = speeltafel.bot(name, level, seed=1)
    game = speeltafel.new(name, players, seed=1)
    assert isinstance(game.actor, int)
    with pytest.raises(speeltafel.IllegalMove, match="isn't this player's turn"):
        chooser.choose(game.view((game.actor + 1) % players))
    with pytest.raises(speeltafel.IllegalMove, match="isn't this player's turn"):
        chooser.choose(game.view(None))
    elsewhere = game.view(game.actor)
    elsewhere.game = "chess"
    with pytest.raises(speeltafel.IllegalMove, match=f"'chess', but this bot plays {name}"):
        chooser.choose(elsewhere)
    run_game(game, [speeltafel.bot(name, "random", seed=seat) for seat in range(players)])
    with pytest.raises(speeltafel.IllegalMove, match="The game is over"):
        chooser.choose(game.view(0))


@each
def test_a_level_has_a_name_and_a_character_in_every_language(name: str, level: str) -> None:
    for language in LANGUAGES:
        say = Translator(language, packages=["speeltafel.bots"]).message
        assert say(f"level-{level}")
        assert say(f"level-{level}-about").endswith(".")


@pytest.mark.parametrize("name", [name for name in games.names() if games.modules(name).bots.levels])
def test_a_game_with_bots_has_the_whole_ladder(name: str) -> None:
    assert levels(name) == ["random", *LADDER]


def test_without_a_seed_two_bots_differ_and_with_one_they_do_not() -> None:
    view = speeltafel.new("tricky", players=2, seed=1).view(0)
    assert len({speeltafel.bot("tricky", "random").choose(view) for _ in range(40)}) > 1
    assert len({speeltafel.bot("tricky", "random", seed=1).choose(view) for _ in range(40)}) == 1
