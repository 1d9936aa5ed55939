"""Fit who wins in Carnavalo, for bots/weights.py.

    python -m tools.fit.fit_carnavalo [--players 4] [--games 3000] [--seed 12]

Casual players play. The tool compares what each player has at the start of the second, third and fourth day with who won.
It prints the rows of `WINNING`, each with the mean log-likelihood of the winners, and the same by points alone.
"""

import argparse
from typing import Any

import numpy as np

from speeltafel import games
from speeltafel.games.carnavalo.bots.estimate import POINTS, note_things
from speeltafel.games.carnavalo.bots.weights import FIRST_DAY, THINGS, WINNING
from tools.fit import who_won

MODULES = games.modules("carnavalo")
GAMES = {2: 3000, 3: 3000, 4: 3000, 5: 2000, 6: 2000}
RIDGE = 20.0


def things_of(s: Any) -> Any:
    things = np.zeros((s.players, THINGS))
    for seat in range(s.players):
        note_things(s, seat, things[seat])
    return things


def print_rows(players: int, count: int, seed: int) -> None:
    days = who_won.play(MODULES, MODULES.bots.levels["casual"], players, count, seed, things_of)
    print(f"    {players}: [")
    for day, (things, won) in enumerate(days, FIRST_DAY):
        counts, _, likelihood = who_won.fit(things, won, RIDGE)
        _, _, by_points = who_won.fit(things[:, :, POINTS : POINTS + 1], won, RIDGE)
        row = ", ".join(f"{count:g}" for count in counts.round(2) + 0.0)
        print(f"        [{row}],  # day {day}: {likelihood:.3f}; by points {by_points:.3f}")
    print("    ],", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, choices=WINNING, help="only for so many")
    parser.add_argument("--games", type=int, help="for each number of players")
    parser.add_argument("--seed", type=int, default=12)
    given = parser.parse_args()
    for players in [given.players] if given.players else WINNING:
        print_rows(players, given.games or GAMES[players], given.seed)


if __name__ == "__main__":
    main()
