"""Look for better weights of casual Carnavalo players.

    python -m tools.fit.tune_carnavalo [--players 4] [--minutes 10] [--seed 1]

It climbs as `hill_climb` says and prints each weight that changed. At the end it prints all of them, for
games/carnavalo/bots/weights.py: `DUEL` with two players, else `MANY`. A change is judged by wins, and a little by points.
"""

from typing import Any

import numpy as np

from speeltafel import games
from speeltafel.games.carnavalo.bots.weights import (
    ABSENT,
    AWAY,
    BARRED,
    CALM,
    DUEL,
    KEPT,
    MANY,
    NOISE,
    RESTLESS,
    SENSE,
    TEMPERATURE,
    WEIGHTS,
)
from tools.fit.hill_climb import Hill, climb, given, print_to_paste

A_POINT = 0.05  # more than the mean of the others, compared with a fair share of the wins


def wins_gained(scores: Any, wins: Any, seat: int) -> Any:
    """As part of a fair share."""
    players = scores.shape[1]
    share = wins[:, seat] / wins.sum(axis=1)
    ahead = (scores[:, seat] - scores.mean(axis=1)) * players / (players - 1)
    return share * players - 1 + A_POINT * ahead


NOT_FOR_RULES = (NOISE, TEMPERATURE, SENSE, KEPT)  # these make no better player by rule

HILL = Hill(
    games.modules("carnavalo"),
    names=list(MANY),
    free=[
        weight for weight in range(WEIGHTS) if weight not in (NOISE, TEMPERATURE, SENSE, KEPT)
    ],  # these make no better player by rule
    least={CALM: 0.2, BARRED: 0.2, RESTLESS: 0.0, ABSENT: 0.0, AWAY: 0.0},  # the first two are divided by
    step=0.1,
    gain=wins_gained,
)


def main() -> None:
    wanted = given(__doc__)
    now = DUEL if wanted.players == 2 else MANY
    weights = climb(HILL, np.array(list(now.values())), **vars(wanted))
    print_to_paste({name: round(float(weight), 3) for name, weight in zip(HILL.names, weights, strict=True)})


if __name__ == "__main__":
    main()
