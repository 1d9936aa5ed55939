"""Measure how far to trust what moves in Figaro say about hands.

    python -m tools.fit.trust_figaro [--players 4] [--games 15]

Players who search play. Every few moves the tool puts the true deal among 200 drawn ones. For each temperature (weights.py)
and each trust (policy.py) it prints how many nats likelier the true deal gets by the weights than if all deals were alike.
Below 0, the weights are too sure: worse than no belief at all.
"""

import argparse
from typing import Any

import msgspec
import numpy as np

from speeltafel import games
from speeltafel.bots import bot_engine as engines
from speeltafel.bots import worlds
from speeltafel.bots.level_bot import LevelBot
from speeltafel.core.chance import Seeded, generator
from speeltafel.core.game import Game
from speeltafel.core.view import AnyView
from speeltafel.games.figaro.bots.policy import TRUST
from speeltafel.games.figaro.bots.weights import TEMPERATURE, WEIGHTS, weights_for

MODULES = games.modules("figaro")
OBSERVED = msgspec.structs.replace(MODULES.bots.levels["expert"], iterations=300, worlds=120)
TEMPERATURES = (0.03, 0.1, 0.3, 1.0)
TRUSTS = (0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1.0)
DRAWN = 200
EVERY = 7  # moves
ENOUGH_SEEN = 6  # moves of the round, to guess anything


def log_weights_by_temperature(engine: engines.BotEngine, view: AnyView, s: Any, number: int) -> Any:
    """Return a row for each temperature: how well each deal explains this round, the true one first.

    None if little was seen.
    """
    played = worlds.since_chance_played(engine, view, s)
    if len(played.codes) < ENOUGH_SEEN:
        return None
    deals = worlds.determinized(engine, s, generator(1, number), 1 + DRAWN)
    rows = []
    for temperature in TEMPERATURES:
        weights = weights_for(s).copy().reshape(-1, WEIGHTS)
        weights[:, TEMPERATURE] = temperature
        rows.append(worlds.log_weights_of(engine, deals, s, played, generator(2), weights.ravel()) / TRUST)
    return np.array(rows)


def gains(log_weights: Any) -> Any:
    """For each temperature and each trust: the logarithm of how much likelier the true deal is than without belief."""
    weighed = np.array(TRUSTS)[:, None, None] * log_weights
    highest = weighed.max(axis=2)
    usual = highest + np.log(np.exp(weighed - highest[:, :, None]).mean(axis=2))
    return (weighed[:, :, 0] - usual).T


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=15)
    given = parser.parse_args()
    engine = engines.compiled(MODULES)
    found = []
    for deal in range(given.games):
        players = [LevelBot(MODULES, OBSERVED, deal * given.players + seat) for seat in range(given.players)]
        game = Game(MODULES, given.players, MODULES.defaults, Seeded(5, deal))
        while isinstance(game.actor, int):
            view = game.view(game.actor)
            if len(game.moves) % EVERY == 0 and len(view.legal) > 1:
                log_weights = log_weights_by_temperature(engine, view, game.state, len(game.moves))
                if log_weights is not None:
                    found.append(gains(log_weights))
            game.play(players[game.actor].choose(view))
    print(f"{len(found)} positions; trust: {TRUSTS}")
    for temperature, row in zip(TEMPERATURES, np.mean(found, axis=0), strict=True):
        print(f"temperature {temperature}: {np.round(row, 3)}")


if __name__ == "__main__":
    main()
