"""OpenSpiel's own tests and algorithms on our games, and on endings small enough to be solved."""

import copy
import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

import speeltafel
from speeltafel import games
from speeltafel.core.errors import BadRecord
from speeltafel.research import openspiel
from tests.research.tables import every_table

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


def advanced(game: Any, decisions: int, seed: int = 3) -> Any:
    """So many random decisions from the beginning, up to somebody's turn."""
    dice = random.Random(seed)  # noqa: S311
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
        elif decisions:
            state.apply_action(dice.choice(state.legal_actions()))
            decisions -= 1
        else:
            break
    return state


@every_table
def test_open_spiels_own_test_passes(name: str, players: int) -> None:
    pyspiel.random_sim_test(openspiel.game(name, players), num_sims=1, serialize=players == 3, verbose=False)


@pytest.mark.parametrize("name", games.names())
def test_a_playthrough_is_the_one_that_is_committed(name: str) -> None:
    """A difference is a change of rules, numbers or layout: `python -m tests.research.test_openspiel` writes them anew."""
    assert playthrough(name) == (PLAYTHROUGHS / f"{name}.txt").read_text("utf-8")


def playthrough(name: str) -> str:
    """Of a whole game of tricky, and of the end of the others, which would fill megabytes."""
    from open_spiel.python.algorithms import generate_playthrough  # reads scipy.stats: a second, for two tests

    if not games.modules(name).views.HAS_HIDDEN_INFORMATION:
        return str(generate_playthrough.playthrough(f"speeltafel_{name}", None, seed=1))
    return str(generate_playthrough.playthrough(str(openspiel.ending(late(name, 3, 3, seed=4), worlds=3)), None, seed=1))


@every_table
def test_it_is_the_same_game_as_the_librarys(name: str, players: int) -> None:
    state = advanced(openspiel.game(name, players), 10**6, seed=players)
    modules = games.modules(name)
    s = modules.set_up(players, modules.defaults)
    for step in state.full_history():
        (modules.rules.draw if step.player < 0 else modules.rules.play)(s, step.action)
    assert s == state.s
    assert [value > 0 for value in state.returns()] == [bool(modules.rules.wins(s, seat)) for seat in range(players)]
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", games.names())
def test_copies_keep_the_position(name: str) -> None:
    game = openspiel.game(name)
    state = advanced(game, 5)
    text = pyspiel.serialize_game_and_state(game, state)
    pickled = pickle.loads(pickle.dumps(state))  # noqa: S301
    for other in (state.clone(), copy.deepcopy(state), pickled, pyspiel.deserialize_game_and_state(text)[1]):
        assert other.s == state.s
        assert other.information_state_string(0) == state.information_state_string(0)
        other.apply_action(other.legal_actions()[0])
        assert other.s != state.s


@pytest.mark.parametrize("name", games.names())
def test_observations_are_ours_and_information_states_remember(name: str) -> None:
    game = openspiel.game(name)
    state = advanced(game, 6)
    for player in range(game.num_players()):
        row = np.zeros(games.modules(name).observations.LENGTH, np.float32)
        games.modules(name).observations.observe(state.s, player, row)
        assert np.array_equal(state.observation_tensor(player), row)
        assert len(state.information_state_string(player).splitlines()) > 6
        other = state.resample_from_infostate(player, random.Random(1).random)  # noqa: S311
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert np.array_equal(other.observation_tensor(player), row)


@pytest.mark.parametrize("name", games.names())
def test_its_algorithms_run(name: str) -> None:
    game = openspiel.game(name)
    state = advanced(game, 8)
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    assert mcts.MCTSBot(game, 2, 3, evaluator, random_state=dice).step(state) in state.legal_actions()
    if games.modules(name).views.HAS_HIDDEN_INFORMATION:
        assert ismcts.ISMCTSBot(game, evaluator, 2.0, 3).step(state) in state.legal_actions()
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    assert solver._infostates
    environment = rl_environment.Environment(game)
    step = environment.reset()
    for _ in range(3):
        actor = step.observations["current_player"]
        step = environment.step([step.observations["legal_actions"][actor][0]])


def late(name: str, players: int, moves: int, seed: int) -> dict[str, Any]:
    """Return the record of a random game, so many moves before its end."""
    game = speeltafel.new(name, players, seed=seed)
    bots = [speeltafel.bot(name, "random", seed=seat) for seat in range(players)]
    while isinstance(game.actor, int):
        game.play(bots[game.actor].choose(game.view(game.actor)))
    record = game.record()
    del record["result"]
    record["moves"] = record["moves"][:-moves]
    return record


def nodes(game: Any, most: int) -> tuple[int, dict[str, list[int]]]:
    """How many positions it has, and the information states with what can be done in each."""
    count = 0
    known: dict[str, list[int]] = {}
    waiting = [game.new_initial_state()]
    while waiting and count < most:
        state = waiting.pop()
        count += 1
        if state.is_terminal():
            continue
        if state.is_chance_node():
            actions = [outcome for outcome, _ in state.chance_outcomes()]
        else:
            actions = state.legal_actions()
            text = state.information_state_string(state.current_player())
            assert known.setdefault(text, actions) == actions, "one information state, two sets of actions"
        waiting += [state.child(action) for action in actions]
    return count, known


def test_an_ending_is_solved() -> None:
    game = openspiel.ending(late("figaro", 3, 3, seed=4), worlds=20)
    count, known = nodes(game, 3000)
    assert 30 < count < 3000
    assert len(known) > 3
    start = game.new_initial_state()
    assert start.is_chance_node()
    assert sum(chance for _, chance in start.chance_outcomes()) == pytest.approx(1)
    solver = cfr.CFRSolver(game)
    solver.evaluate_and_update_policy()
    first = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(8):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) <= first
    external = external_sampling_mccfr.ExternalSamplingSolver(game)
    external.iteration()
    in_cpp = pyspiel.CFRSolver(game)
    in_cpp.evaluate_and_update_policy()


def test_an_ending_needs_somebody_to_move() -> None:
    record = late("tricky", 2, 1, seed=1)
    record["moves"] = record["moves"][:2]
    with pytest.raises(BadRecord, match="must begin on a player's turn"):
        openspiel.ending(record)


def test_options_are_played_with() -> None:
    assert openspiel.game("figaro", 3, {"edition": "nl"}).new_initial_state().s.edition == 1
    assert pyspiel.load_game("speeltafel_tricky(players=4)").num_players() == 4


if __name__ == "__main__":
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for name in games.names():
        (PLAYTHROUGHS / f"{name}.txt").write_text(playthrough(name), "utf-8")
