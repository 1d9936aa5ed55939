"""Runs inside OpenSpiel's own environment: iterations of its tree search in a CPU-second on hearts, printed as JSON."""

import json
import random
import sys
import time

import pyspiel

SIMULATIONS = 2000


def hearts(seconds: float) -> float:
    game = pyspiel.load_game("hearts")
    state = game.new_initial_state()
    chance = random.Random(17)  # noqa: S311
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, weights)[0])
    bot = pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(1, 17), 1.4, SIMULATIONS, 1000, False, 17, False, pyspiel.ChildSelectionPolicy.UCT
    )
    simulations, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        bot.mcts_search(state)
        simulations += SIMULATIONS
    return simulations / (time.process_time() - start)


if __name__ == "__main__":
    print(json.dumps({"hearts": hearts(float(sys.argv[1]))}))
