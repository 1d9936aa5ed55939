"""Gymnasium's own test, without a warning; bots of any level in the other seats, who see what they would see at a table."""

import copy
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from speeltafel import games
from speeltafel.core.errors import BadOptions, IllegalMove, UnknownName
from speeltafel.research.gymnasium import Seat, SeatBatch
from speeltafel.research.suite import SUITE
from tests.research.tables import every_table


@every_table
def test_gymnasiums_own_test_passes_without_a_warning(name: str, players: int) -> None:
    environment = gymnasium.make(
        f"speeltafel/{name}-v0", players=players, seat=players - 1, illegal="nearest", disable_env_checker=True
    )
    check_env(environment.unwrapped, skip_render_check=players > 3)


def test_names_of_the_suite_are_found_without_an_import() -> None:
    code = "import gymnasium; e = gymnasium.make('speeltafel.research.gymnasium:speeltafel/carnavalo-advanced-v0', players=3)"
    subprocess.run([sys.executable, "-c", f"{code}; assert e.unwrapped.table.options.advanced"], check=True)
    assert {f"speeltafel/{name}" for name in SUITE} <= set(gymnasium.registry)


def after(envs: Any, steps: int, seed: int | None) -> Any:
    """Return what is seen after some steps, always of the first action that is legal."""
    seen, info = envs.reset(seed=seed)
    for _ in range(steps):
        seen, _, _, _, info = envs.step(info["action_mask"].argmax(axis=1))
    return seen


@pytest.mark.parametrize("name", games.names())
def test_many_seats_side_by_side(name: str) -> None:
    envs = gymnasium.make_vec(f"speeltafel/{name}-v0", num_envs=5, players=3, seat=1)
    assert isinstance(envs.unwrapped, SeatBatch)
    first, info = envs.reset(seed=3)
    assert envs.observation_space.contains(first)
    tenth, other, ended = after(envs, 10, seed=3), after(envs, 10, seed=None), 0
    assert not np.array_equal(tenth, other)
    assert np.array_equal(tenth, after(envs, 10, seed=3))
    _, info = envs.reset(seed=4)
    for _ in range(400):
        actions = info["action_mask"].argmax(axis=1)
        assert (envs.unwrapped._batch.seats == 1).all()
        seen, rewards, over, cut, info = envs.step(actions)
        assert seen.dtype == np.int16
        assert not cut.any()
        assert (rewards[~over] == 0).all()
        ended += int(over.sum())
    assert ended
    with pytest.raises(IllegalMove):
        envs.step(np.full(5, -1))


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
    environment = Seat("tricky", 2, illegal="nearest")
    environment.reset(seed=2)
    possible = np.flatnonzero(environment.action_masks())
    assert environment._possible(int(possible[-1]) + 1) == possible[-1]
    assert environment._possible(int(possible[0])) == possible[0]
    strict = Seat("tricky", 2)
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
        assert "Player 1" in drawn if mode == "ansi" else drawn.shape[2] == 3
    assert Seat("figaro", 3).render() is None
    assert environment.information_state().hand


def test_what_cannot_be_is_said() -> None:
    for wrong in ({"seat": 3}, {"bots": ["random"]}):
        with pytest.raises(BadOptions, match="your seat must be 0 to 2, and bots play the other 2"):
            Seat("tricky", 3, **wrong)
    with pytest.raises(UnknownName, match="Unknown bot"):
        Seat("tricky", 2, bots="nobody")
    with pytest.raises(BadOptions, match="illegal can't be ask"):
        Seat("tricky", 2, illegal="ask")
    with pytest.raises(BadOptions, match="your seat must be 0 to 2"):
        SeatBatch(2, "tricky", 3, seat=3)
