"""The library as its users type it."""

from typing import Any

import pytest

import speeltafel
from speeltafel.core.chance import Seeded, Unpredictable
from speeltafel.core.driver import run_game
from speeltafel.core.i18n import in_words


def test_with_a_seed_chance_plays_by_itself_and_the_same_each_time() -> None:
    first, second = (speeltafel.new("tricky", players=3, seed=7) for _ in range(2))
    assert first.actor == 0
    assert first.moves == second.moves
    first.play(first.legal()[0])
    assert first.actor == 0
    assert first.moves != speeltafel.new("tricky", players=3, seed=8).moves


def test_without_a_seed_the_caller_plays_the_chance_events() -> None:
    game = speeltafel.new("tricky", players=2)
    assert (game.actor, game.legal()) == ("chance", [])
    game.play("roll 66616")
    game.play("keep 16666")
    assert game.actor == "chance"


def test_a_live_game_takes_its_chance_from_the_operating_system() -> None:
    game = speeltafel.new("tricky", players=2)
    game.play_chance(Unpredictable())
    assert game.moves[0][1].startswith("roll ")


def test_illegal_moves_say_why_and_change_nothing() -> None:
    game = speeltafel.new("tricky", players=2, seed=1)
    before = game.record()
    with pytest.raises(speeltafel.IllegalMove, match="You can't keep 11111: the roll is"):
        game.play("keep 11111")
    with pytest.raises(speeltafel.IllegalMove, match="A move must be a string"):
        game.play(13)  # type: ignore[arg-type]
    assert game.record() == before


def test_an_error_can_be_said_in_dutch() -> None:
    with pytest.raises(speeltafel.IllegalMove) as error:
        speeltafel.new("tricky", players=2, seed=1).play("keep 11111")
    assert "niet houden: de worp is" in in_words(error.value.line, "nl")


def test_nothing_goes_on_after_the_end() -> None:
    game = speeltafel.new("tricky", players=2, seed=1)
    run_game(game, [speeltafel.bot("tricky", "random", 1)] * 2)
    assert game.result is not None
    with pytest.raises(speeltafel.IllegalMove, match="over"):
        game.play("keep 1")
    with pytest.raises(speeltafel.IllegalMove, match="The game is over"):
        speeltafel.bot("tricky", "random", 1).choose(game.view(0))


def test_names_that_do_not_exist_are_reported_with_those_that_do() -> None:
    with pytest.raises(speeltafel.UnknownName, match=r"Unknown game 'chess'.*tricky"):
        speeltafel.new("chess", players=2)
    with pytest.raises(speeltafel.UnknownName, match=r"Unknown bot 'genius'.*random"):
        speeltafel.bot("tricky", "genius")
    with pytest.raises(speeltafel.UnknownName, match="2 to 5 players, not 6"):
        speeltafel.new("tricky", players=6)
    with pytest.raises(speeltafel.IllegalMove, match="no seat 2"):
        speeltafel.new("tricky", players=2).view(2)
    for players in (None, 2.0, "3", True):
        with pytest.raises(speeltafel.UnknownName, match="2 to 5 players"):
            speeltafel.new("tricky", players=players)  # type: ignore[arg-type]
    with pytest.raises(speeltafel.BadOptions, match="seed must be of type int, not str"):
        speeltafel.new("tricky", players=2, seed="x")  # type: ignore[call-overload]
    with pytest.raises(speeltafel.BadOptions, match="options must be of type dict, not list"):
        speeltafel.new("tricky", players=2, options=[1])  # type: ignore[call-overload]
    with pytest.raises(speeltafel.UnknownName, match="Unknown game"):
        speeltafel.new([], players=2)  # type: ignore[call-overload]
    with pytest.raises(speeltafel.UnknownName, match="Unknown language xx"):
        speeltafel.new("tricky", players=2).log_in_words("xx")


def test_undo_takes_back_a_move_but_never_a_roll() -> None:
    game = speeltafel.new("tricky", players=2)
    with pytest.raises(speeltafel.IllegalMove, match="can't undo this move"):
        game.undo()
    game.play("roll 12345")
    assert game.can_undo() is None
    before = game.record()
    game.play("keep 12345")
    assert game.can_undo() == 0
    game.undo()
    assert game.record() == before
    game.play("keep 1")
    game.play("roll 2345")
    with pytest.raises(speeltafel.IllegalMove, match="can't undo this move"):
        game.undo()


def test_the_log_tells_the_game_in_words() -> None:
    game = speeltafel.new("tricky", players=2)
    game.play("roll 11166")
    game.play("keep 11166")
    assert game.log_in_words(names=["Ann", "Bo"]) == [
        "Ann rolls 1 1 1 6 6.",
        "Ann keeps 1 1 1 6 6.",
        "Ann fills cells 1 to 3 of column 1.",
    ]
    assert game.log_in_words("nl")[-1] == "Speler 1 vult de vakjes 1 tot en met 3 van rij 1."


def test_views_are_values_of_their_own() -> None:
    game = speeltafel.new("tricky", players=2, seed=1)
    view: Any = game.view(0)
    view.chips[0] = 99
    view.history.clear()
    again: Any = game.view(0)
    assert again.chips[0] == 18
    assert len(again.history) == 1


def test_a_bot_with_a_seed_repeats_itself() -> None:
    def played() -> list[tuple[int | str, str]]:
        game = speeltafel.new("tricky", players=2, seed=5)
        run_game(game, [speeltafel.bot("tricky", "random", seed) for seed in (1, 2)])
        return game.moves

    assert played() == played()
    assert repr(speeltafel.new("tricky", players=2, seed=5)) == "<tricky, 2 players, 1 moves, to act: 0>"
    assert Seeded(1).below(1) == 0


def test_a_view_has_the_type_of_its_game() -> None:
    """Types, checked by `./check types`: without them mypy doesn't know `roll`, `rows` and `day`."""
    assert len(speeltafel.new("tricky", players=2, seed=7).view(0).roll) == 5
    assert speeltafel.new("figaro", players=3, seed=7).view().rows[0].total == 0
    assert speeltafel.new("carnavalo", players=3, seed=7).view().day == 1
