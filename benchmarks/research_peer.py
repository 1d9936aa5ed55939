"""Runs inside the peers' own environment: steps a second of theirs on one core, printed as JSON. Takes seconds to spend on each.

A step is what a program that learns sees of it: an observation, which actions are legal, and after a random one the next state.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel


def texas_holdem(seconds: float) -> float:
    """PettingZoo's, as its documentation shows it."""
    from pettingzoo.classic import texas_holdem_v4

    env = texas_holdem_v4.env()
    steps, start = 0, time.thread_time()
    while time.thread_time() - start < seconds:
        env.reset(seed=steps)
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            env.step(None if terminated or truncated else env.action_space(agent).sample(observation["action_mask"]))
            steps += 1
    return steps / (time.thread_time() - start)


def from_arrays(state: Any, chance: random.Random) -> int:
    """Tensor and mask as arrays, which is what a batch of ours gives."""
    np.array(state.information_state_tensor(), np.float32)
    mask = np.array(state.legal_actions_mask(), np.int8)
    return int(chance.choice(np.flatnonzero(mask)))


def from_lists(state: Any, chance: random.Random) -> int:
    """Return the lists of numbers that the library itself gives, which no network takes as they are."""
    state.information_state_tensor()
    return int(chance.choice(state.legal_actions()))


def hearts(seconds: float, choose: Callable[[Any, random.Random], int]) -> float:
    """OpenSpiel's, in C++, driven from Python."""
    game = pyspiel.load_game("hearts")
    chance = random.Random(17)  # noqa: S311
    steps, start = 0, time.thread_time()
    while time.thread_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(choose(state, chance))
                steps += 1
    return steps / (time.thread_time() - start)


if __name__ == "__main__":
    each = float(sys.argv[1])
    found = {"texas": texas_holdem(each), "hearts": hearts(each, from_arrays), "hearts, lists": hearts(each, from_lists)}
    print(json.dumps(found))
