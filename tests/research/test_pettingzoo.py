"""PettingZoo's own tests, without a warning; and what they do not ask: the same games as elsewhere, no leak, copies, pictures."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import speeltafel
from speeltafel import games
from speeltafel.core.chance import generator
from speeltafel.core.errors import BadOptions, IllegalMove
from speeltafel.core.state import OVER
from speeltafel.core.view import complete_view
from speeltafel.research.pettingzoo import SpeeltafelEnv, env
from tests.research.tables import every_table


@every_table
def test_petting_zoos_own_tests_pass_without_a_warning(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(name, players, mask_in="info"), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out
    seed_test(lambda: env(name, players, mask_in="info"), num_cycles=30)


@pytest.mark.parametrize("name", games.names())
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_classic_way_passes_too(name: str) -> None:
    api_test(env(name), num_cycles=60)
    seed_test(lambda: env(name), num_cycles=30)


def test_it_can_be_measured(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env("tricky", 2))
    assert "cycles per second" in capsys.readouterr().out


def test_it_can_be_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode=None: env("tricky", 3, render_mode=render_mode))
    assert "Supply" in capsys.readouterr().out
    text = env("figaro", 4, render_mode="ansi")
    text.reset(seed=1)
    assert "Player 4" in text.render()
    picture = env("carnavalo", 4, render_mode="rgb_array")
    picture.reset(seed=1)
    pixels = picture.render()
    assert pixels.dtype == np.uint8
    assert pixels.shape[1:] == (900, 3)
    assert 0.01 < (pixels < 128).mean() < 0.3, "shapes on white"
    nothing = SpeeltafelEnv("tricky")
    nothing.reset(seed=1)
    assert nothing.render() is None


def played(environment: Any, seed: int, steps: int = 10**6) -> Any:
    """Play, always the middle one of the legal actions."""
    environment.reset(seed=seed)
    for _, agent in zip(range(steps), environment.agent_iter(), strict=False):
        seen, _, over, _, info = environment.last()
        mask = info.get("action_mask") if isinstance(seen, np.ndarray) else seen["action_mask"]
        actions: Any = [] if over else np.flatnonzero(mask)
        environment.step(None if over else actions[len(actions) // 2])
        yield agent, environment.rewards.copy(), environment.table


@every_table
def test_a_seed_gives_the_same_game_as_the_library(name: str, players: int) -> None:
    library = speeltafel.new(name, players, seed=11)
    for _, rewards, table in played(SpeeltafelEnv(name, players), 11):
        if isinstance(library.actor, int):
            moves = library.modules.legal(library.state)
            library.play(library.modules.notation.write_move(library.state, sorted(moves)[len(moves) // 2]))
            assert library.state == table.s
            if library.actor is None:
                won = library.result["winners"]
                assert [agent for agent, reward in rewards.items() if reward > 0] == [f"player_{seat}" for seat in won]
                assert sum(rewards.values()) == pytest.approx(0)
                break
    assert library.actor is None


def test_a_reset_without_a_seed_goes_on_with_the_next_game() -> None:
    one, other = SpeeltafelEnv("tricky", 3), SpeeltafelEnv("tricky", 3)
    rolls = []
    for environment in (one, other):
        environment.reset(seed=5)
        for _ in range(3):
            environment.reset()
        rolls.append(environment.table.s)
    assert rolls[0] == rolls[1]
    one.reset(seed=5)
    assert one.table.s != rolls[1]


@every_table
def test_observations_and_infos_do_not_depend_on_what_is_hidden(name: str, players: int) -> None:
    environment = SpeeltafelEnv(name, players, mask_in="info")
    modules = games.modules(name)
    g = generator(2)
    for _ in played(environment, 4, 40):
        s = environment.table.s
        if s.actor == OVER:
            break
        for seat, agent in enumerate(environment.possible_agents):
            other = copy.deepcopy(environment)
            other.table._s = modules.views.resample(complete_view(modules, s, seat), g)
            other._update_masks()
            assert np.array_equal(other.observe(agent), environment.observe(agent))
            assert np.array_equal(other.infos[agent]["action_mask"], environment.infos[agent]["action_mask"])
            assert other.information_state(agent) == environment.information_state(agent)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))], ids=["deepcopy", "pickle"])  # noqa: S301
@pytest.mark.parametrize("name", games.names())
def test_copies_keep_the_position_and_share_nothing(name: str, again: Any) -> None:
    environment = SpeeltafelEnv(name)
    for _ in played(environment, 3, 8):
        pass
    other = again(environment)
    assert other.table.s == environment.table.s
    before = copy.deepcopy(environment.table.s)
    for _ in range(3):
        for one in (other,):
            one.step(int(np.flatnonzero(one.observe(one.agent_selection)["action_mask"])[0]))
    assert environment.table.s == before != other.table.s
    for _ in range(3):
        environment.step(int(np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"])[0]))
    assert environment.table.s == other.table.s, "chance goes on the same in both"


def test_what_cannot_be_is_said() -> None:
    environment = SpeeltafelEnv("tricky", 2)
    environment.reset(seed=1)
    with pytest.raises(IllegalMove, match="Action 460 isn't allowed now"):
        environment.step(460)
    with pytest.raises(BadOptions, match=r"mask_in can't be elsewhere. Choose one of: observation, info"):
        SpeeltafelEnv("tricky", 2, mask_in="elsewhere")
    with pytest.raises(BadOptions, match="render_mode can't be film"):
        SpeeltafelEnv("tricky", 2, render_mode="film")
    assert SpeeltafelEnv("figaro", 3, options={"edition": "nl"}).table.s.edition == 1
