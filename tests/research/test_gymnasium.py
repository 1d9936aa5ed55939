"""Gymnasium's own test, without a warning; bots of any level in the other seats, who see what they would see at a table."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from speeltafel import games
from speeltafel.core.errors import BadOptions, IllegalMove, UnknownName
from speeltafel.research.gymnasium import Seat
from tests.research.tables import every_table


@every_table
def test_gymnasiums_own_test_passes_without_a_warning(name: str, players: int) -> None:
    environment = gymnasium.make(f"speeltafel/{name}-v0", players=players, seat=players - 1, disable_env_checker=True)
    check_env(environment.unwrapped, skip_render_check=players > 3)


def rewards_of(environment: Any, episodes: int) -> list[float]:
    """Of a player who keeps to the first action that is possible."""
    found = []
    for seed in range(episodes):
        _, info = environment.reset(seed=seed)
        over = False
        while not over:
            _, reward, over, _, info = environment.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert info["scores"] == environment.table.scores()
        assert not info["action_mask"].any()
        found.append(reward)
    return found


def test_stronger_bots_are_harder_to_beat() -> None:
    easy, hard = (sum(rewards_of(Seat("tricky", 2, bots=level), 30)) for level in ("random", "casual"))
    assert hard < easy
    assert hard < 0


def test_bots_of_every_level_can_sit_there() -> None:
    environment = Seat("figaro", 4, seat=2, bots=["random", "beginner", "skilled"])
    environment.reset(seed=1)
    for _ in range(4):
        assert environment.table.s.actor == 2
        environment.step(int(np.flatnonzero(environment.action_masks())[0]))
    shown = environment.table.view(3)
    assert len(shown.history) > 8, "a bot that looks ahead wants to know what was played"


def test_the_same_seed_gives_the_same_episode() -> None:
    one, other = (rewards_of(Seat("tricky", 3, seat=1, bots="beginner"), 4) for _ in range(2))
    assert one == other
    environment = Seat("tricky", 3)
    first, _ = environment.reset(seed=1)
    second, _ = environment.reset()
    again, _ = environment.reset(seed=1)
    assert np.array_equal(first, again)
    assert not np.array_equal(first, second)


def test_an_impossible_action_comes_to_the_nearest_or_to_an_error() -> None:
    environment = Seat("tricky", 2)
    environment.reset(seed=2)
    possible = np.flatnonzero(environment.action_masks())
    assert environment._possible(int(possible[-1]) + 1) == possible[-1]
    assert environment._possible(int(possible[0])) == possible[0]
    strict = Seat("tricky", 2, illegal="raise")
    strict.reset(seed=2)
    with pytest.raises(IllegalMove, match="isn't allowed now"):
        strict.step(int(possible[-1]) + 1)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))], ids=["deepcopy", "pickle"])  # noqa: S301
def test_copies_keep_the_position(again: Any) -> None:
    environment = Seat("carnavalo", 3, bots="beginner")
    environment.reset(seed=5)
    environment.step(int(np.flatnonzero(environment.action_masks())[0]))
    other = again(environment)
    for _ in range(3):
        action = int(np.flatnonzero(environment.action_masks())[-1])
        assert np.array_equal(environment.step(action)[0], other.step(action)[0])
    assert environment.table.s is not other.table.s


def test_it_can_be_drawn() -> None:
    for mode in ("ansi", "rgb_array"):
        environment = Seat("figaro", 3, render_mode=mode)
        environment.reset(seed=1)
        drawn = environment.render()
        assert "Player 1" in drawn if mode == "ansi" else drawn.ndim == 3
    assert Seat("figaro", 3).render() is None
    assert environment.information_state().hand


def test_what_cannot_be_is_said() -> None:
    for wrong in ({"seat": 3}, {"bots": ["random"]}):
        with pytest.raises(BadOptions, match="your seat must be 0 to 2, and there are 2 bots"):
            Seat("tricky", 3, **wrong)
    with pytest.raises(UnknownName, match="Unknown bot"):
        Seat("tricky", 2, bots="nobody")
    with pytest.raises(BadOptions, match="illegal can't be ask"):
        Seat("tricky", 2, illegal="ask")
    assert set(games.names()) == {id_.split("/")[1][:-3] for id_ in gymnasium.registry if id_.startswith("speeltafel/")}
