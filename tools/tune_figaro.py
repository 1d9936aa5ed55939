"""Looks for better habits of the rule-based Figaro player: small changes, kept when one of them beats three of the old ones.

    python tools/tune_figaro.py --players 4 --minutes 10 --seed 1

Prints each habit that was changed, and in the end the whole row for `GOOD_PLAYER` in games/figaro/habits.py. A change has to pass
three matches of growing length, all on new deals, in which it is judged by the length of its road: that says more than wins do.
"""

import argparse
import time
from typing import Any

import numpy as np

from speeltafel import games
from speeltafel.bots import mind as minds
from speeltafel.core.chance import generator
from speeltafel.games.figaro.habits import CALM, CLOSE, DOUBT, GOOD_PLAYER, HABITS, SLIP

ROOM = games.room("figaro")
HEATS = ((150, 0.0), (500, 1.0), (1500, 2.2))  # deals, and by how many standard errors the change must be better
FREE = [habit for habit in range(HABITS) if habit not in (SLIP, DOUBT)]
AT_LEAST = {CALM: 0.05, CLOSE: 0.3}  # what is divided by


def road_saved(players: int, new: Any, old: Any, deals: int, first: int, seed: int) -> tuple[float, float]:
    """By how much the road of one with new habits is shorter than the mean at his table, and its standard error."""
    mind = minds.compiled(ROOM)
    s = ROOM.set_up(players, ROOM.defaults)
    own = mind.scratch(s, generator(seed))
    dice = mind.states([generator(seed) for _ in range(players)])
    knowledge = np.array([*new, *old], np.float32)
    saved = np.zeros(deals)
    for seat in range(players):
        manners = np.array([int(other != seat) for other in range(players)])
        scores, winners = (np.zeros((deals, players), np.int64) for _ in range(2))
        mind.match.play_matches(own.tried, own.desk, own.moves, own.dice, dice, first, manners, knowledge, scores, winners)
        saved += (scores.mean(axis=1) - scores[:, seat]) / players
    return float(saved.mean()), float(saved.std() / np.sqrt(deals))


def changed(habits: Any, dice: np.random.Generator) -> Any:
    """One to three habits a little stronger or weaker."""
    new = habits.copy()
    for habit in dice.choice(FREE, size=dice.integers(1, 4), replace=False):
        new[habit] = (
            new[habit] * np.exp(dice.normal() / 2) if new[habit] and dice.random() < 0.5 else new[habit] + dice.normal() / 20
        )
    new[:CALM] = new[:CALM].clip(min=0)
    for habit, least in AT_LEAST.items():
        new[habit] = max(least, new[habit])
    return new


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    dice = np.random.default_rng(given.seed)
    habits = np.array(GOOD_PLAYER)
    first = 0
    end = time.monotonic() + 60 * given.minutes
    while time.monotonic() < end:
        new = changed(habits, dice)
        for deals, needed in HEATS:
            saved, error = road_saved(given.players, new, habits, deals, first, given.seed)
            first += deals
            if saved <= needed * error:
                break
        else:
            moved = np.flatnonzero(new != habits)
            print(
                {int(habit): round(float(new[habit]), 3) for habit in moved},
                f"saves {saved:.2f} ± {1.96 * error:.2f}",
                flush=True,
            )
            habits = new
    print([round(float(habit), 3) for habit in habits])


if __name__ == "__main__":
    main()
