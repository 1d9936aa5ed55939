"""Look for better weights of the rule-based Figaro player.

    python -m tools.fit.tune_figaro [--players 4] [--minutes 10] [--seed 1]

It climbs as `hill_climb` says and prints each weight that changed, by its number in games/figaro/bots/weights.py. At the end it
prints the whole row for `GOOD_PLAYER`. A change is judged by how much shorter its road is than the mean at the table, because
that says more than wins do.
"""

from typing import Any

import numpy as np

from speeltafel import games
from speeltafel.games.figaro.bots.weights import CALM, CLOSE, GOOD_PLAYER, NOISE, TEMPERATURE, THREAT, WEIGHTS
from tools.fit.hill_climb import Hill, climb, given, print_to_paste


def road_saved(scores: Any, _wins: Any, seat: int) -> Any:
    return scores.mean(axis=1) - scores[:, seat]


HILL = Hill(
    games.modules("figaro"),
    names=[str(weight) for weight in range(WEIGHTS)],
    free=[weight for weight in range(WEIGHTS) if weight not in (NOISE, TEMPERATURE)],
    least=dict.fromkeys(range(THREAT, CALM), 0.0) | {CALM: 0.05, CLOSE: 0.3},  # the last two are divided by
    step=0.05,
    gain=road_saved,
)


def main() -> None:
    weights = climb(HILL, np.array(GOOD_PLAYER), **vars(given(__doc__)))
    print_to_paste([round(float(weight), 3) for weight in weights])


if __name__ == "__main__":
    main()
