"""How far to trust what moves in Figaro say about hands:  python -m tools.trust_figaro [--players 4] [--games 15]

Players who think ahead play, and every few moves the true deal is put among 200 imagined ones. For each doubt (habits.py) and
each trust (bots.py) it prints by how many nats the true deal is likelier, weighed so, than if all deals were alike. Below 0:
too sure of oneself, worse than no belief at all.
"""

import argparse
from typing import Any

import msgspec
import numpy as np

from speeltafel import games
from speeltafel.bots import imagination
from speeltafel.bots import mind as minds
from speeltafel.bots.thinker import Thinker
from speeltafel.core.chance import Seeded, generator
from speeltafel.core.game import Game
from speeltafel.core.view import AnyView
from speeltafel.games.figaro.bots import LEVELS, TRUST
from speeltafel.games.figaro.habits import DOUBT, HABITS, habits_of

MODULES = games.modules("figaro")
OBSERVED = msgspec.structs.replace(LEVELS["expert"], iterations=300, worlds=120)
DOUBTS = (0.03, 0.1, 0.3, 1.0)
TRUSTS = (0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1.0)
IMAGINED = 200
EVERY = 7  # moves
ENOUGH_SEEN = 6  # moves of the round, to guess anything


def credits_by_doubt(mind: minds.Mind, view: AnyView, s: Any, number: int) -> Any:
    """A row for each doubt: how well each deal explains this round, the true one first. None where little was seen."""
    actors, codes = imagination.since_chance_played(mind, view, s)
    if len(codes) < ENOUGH_SEEN:
        return None
    deals = imagination.worlds_like(mind, s, generator(1, number), 1 + IMAGINED)
    rows = []
    for doubt in DOUBTS:
        habits = habits_of(s).copy().reshape(-1, HABITS)
        habits[:, DOUBT] = doubt
        rows.append(imagination.credits_of(mind, deals, s, actors, codes, generator(2), habits.ravel()) / TRUST)
    return np.array(rows)


def gains(credits_: Any) -> Any:
    """For each doubt and each trust: the logarithm of how much likelier the true deal is than without belief."""
    weighed = np.array(TRUSTS)[:, None, None] * credits_
    highest = weighed.max(axis=2)
    usual = highest + np.log(np.exp(weighed - highest[:, :, None]).mean(axis=2))
    return (weighed[:, :, 0] - usual).T


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=15)
    given = parser.parse_args()
    mind = minds.compiled(MODULES)
    found = []
    for deal in range(given.games):
        players = [Thinker(MODULES, OBSERVED, deal * given.players + seat) for seat in range(given.players)]
        game = Game(MODULES, given.players, MODULES.defaults, Seeded(5, deal))
        while isinstance(game.actor, int):
            view = game.view(game.actor)
            if len(game.moves) % EVERY == 0 and len(view.legal) > 1:
                credits_ = credits_by_doubt(mind, view, game._state, len(game.moves))
                if credits_ is not None:
                    found.append(gains(credits_))
            game.play(players[game.actor].choose(view))
    print(f"{len(found)} positions; trust: {TRUSTS}")
    for doubt, row in zip(DOUBTS, np.mean(found, axis=0), strict=True):
        print(f"doubt {doubt}: {np.round(row, 3)}")


if __name__ == "__main__":
    main()
