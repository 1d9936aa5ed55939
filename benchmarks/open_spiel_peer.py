"""Runs inside OpenSpiel's own environment: decisions a second of its random players, printed as JSON. Takes seconds to spend."""

import json
import random
import sys
import time
from typing import Any

import pyspiel


def decisions_in(state: Any) -> int:
    return sum(1 for step in state.full_history() if step.player >= 0)


def bots_in_cpp(name: str, seconds: float) -> float:
    """`pyspiel.evaluate_bots`: the whole game inside C++."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, 17 + player) for player in range(game.num_players())]
    decisions, spent, seed = 0, 0.0, 0
    while spent < seconds:
        states = [game.new_initial_state() for _ in range(200)]
        start = time.process_time()
        for state in states:
            seed += 1
            pyspiel.evaluate_bots(state, bots, seed)
        spent += time.process_time() - start
        decisions += sum(map(decisions_in, states))
    return decisions / spent


def driven_from_python(name: str, seconds: float) -> float:
    """Each step a call from Python."""
    game = pyspiel.load_game(name)
    chance = random.Random(17)  # noqa: S311
    decisions, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
    return decisions / (time.process_time() - start)


if __name__ == "__main__":
    seconds = float(sys.argv[1])
    found = {f"{name} in C++": bots_in_cpp(name, seconds) for name in ("pig", "hearts")}
    found["pig from Python"] = driven_from_python("pig", seconds)
    print(json.dumps(found))
