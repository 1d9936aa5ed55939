"""Climb to better weights for players by rule: try small changes, keep those that beat the old ones.

A change has to pass three matches of growing length, all on new deals. The game says what a change is judged by.
"""

import argparse
import json
import textwrap
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from speeltafel.bots import bot_engine as engines
from speeltafel.core.contract.game_modules import GameModules

HEATS = ((150, 0.0), (500, 1.0), (1500, 2.2))  # deals, and by how many standard errors the change must be better
WIDTH = 120  # of what is printed


@dataclass(frozen=True)
class Hill:
    modules: GameModules
    names: list[str]  # of the weights
    free: list[int]  # those that may change
    least: dict[int, float]  # that some of them can be
    step: float  # by which a weight usually changes, where it does not by a factor
    gain: Callable[[Any, Any, int], Any]  # by deal, from everybody's scores and wins: how much better a seat did


def given(about: str | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def climb(hill: Hill, weights: Any, players: int, minutes: float, seed: int) -> Any:
    """Better weights, as far as there was time to find any. Says each step."""
    dice = np.random.default_rng(seed)
    first = 0
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        new = changed(hill, weights, dice)
        for deals, needed in HEATS:
            gain, error = match(hill, players, new, weights, deals, first, seed)
            first += deals
            if gain <= needed * error:
                break
        else:
            steps = {hill.names[i]: round(float(new[i]), 3) for i in np.flatnonzero(new != weights)}
            print(f"{steps} gains {gain:.3f} ± {1.96 * error:.3f}", flush=True)
            weights = new
    return weights


def changed(hill: Hill, weights: Any, dice: np.random.Generator) -> Any:
    """One to three weights a little stronger or weaker."""
    new = weights.copy()
    for i in dice.choice(hill.free, size=dice.integers(1, 4), replace=False):
        by_a_factor = new[i] and dice.random() < 0.5
        new[i] = new[i] * np.exp(dice.normal() / 2) if by_a_factor else new[i] + dice.normal() * hill.step
        new[i] = max(new[i], hill.least.get(i, -np.inf))
    return new


def match(hill: Hill, players: int, new: Any, old: Any, deals: int, first: int, seed: int) -> tuple[float, float]:
    """Return what new weights gain at a table of old ones, in every seat, and the standard error."""
    engine = engines.compiled(hill.modules)
    s = hill.modules.set_up(players, hill.modules.defaults)
    weights = np.array([*new, *old], np.float32)
    gains = np.zeros(deals)
    for seat in range(players):
        styles = [int(other != seat) for other in range(players)]
        found = engine.matches(s, seed, first, deals, styles, weights)
        gains += hill.gain(found.scores, found.winners, seat) / players
    return float(gains.mean()), float(gains.std() / np.sqrt(deals))


def print_to_paste(weights: Any) -> None:
    """Print a list of numbers, or a dictionary, to be pasted."""
    print(textwrap.fill(json.dumps(weights), WIDTH, break_on_hyphens=False))
