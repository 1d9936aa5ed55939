"""Fit how far roads in Figaro still drift apart, for bots/prospects.py.

    python -m tools.fit.fit_figaro [--games 5000] [--seed 1]

Good players play by rule. The tool compares the lengths of their roads at the start of the second round with who won.
It prints `SPREAD` for each number of players, with its standard error.
"""

import argparse
from typing import Any

from speeltafel import games
from speeltafel.core.contract.levels import Level
from speeltafel.games.figaro.bots.prospects import PERCENT, SPREAD, length_that_counts, length_to_come
from speeltafel.games.figaro.bots.weights import GOOD, weights_for
from tools.fit import who_won

MODULES = games.modules("figaro")
GOOD_PLAYERS = Level(style=GOOD, weights=weights_for)
SECOND_ROUND = 0  # the first that somebody has a road in


def lengths_of(s: Any) -> Any:
    return [[-length_that_counts(s, seat) / length_to_come(s)] for seat in range(s.players)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5000, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for players in range(MODULES.rules.FEWEST_PLAYERS, MODULES.rules.MOST_PLAYERS + 1):
        rounds = who_won.play(MODULES, GOOD_PLAYERS, players, given.games, given.seed, lengths_of)
        (count,), (error,), _ = who_won.fit(*rounds[SECOND_ROUND])
        spread, off = PERCENT / count, PERCENT * error / count**2
        print(f"{players} players: {spread:.1f}, standard error {off:.1f}; now {SPREAD[players]}", flush=True)


if __name__ == "__main__":
    main()
