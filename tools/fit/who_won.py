"""Play games to fit chances to (what each player had after every round or day, and who won), and fit them."""

from collections.abc import Callable
from typing import Any

import numpy as np

from speeltafel.bots import bot_engine as engines
from speeltafel.core.chance import generator
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.contract.levels import Level
from speeltafel.core.state import OVER
from speeltafel.fast.records import unpacked

STEPS = 20  # of Newton's method: far more than it takes


def play(
    modules: GameModules, level: Level, players: int, count: int, seed: int, noted: Callable[[Any], Any]
) -> list[tuple[Any, Any]]:
    """Such players play. For each round, in games that went on after it: what was `noted`, and everybody's share of the win."""
    engine = engines.compiled(modules)
    start = modules.set_up(players, modules.defaults)
    weights = engines.weights_of(level, start)
    work = engine.workspace(start, generator(seed))
    fresh, before, now = engine.copies(start, 1), engine.copies(start, 1), work.tried
    found: dict[int, list[tuple[Any, Any]]] = {}
    for game in range(count):
        work = work._replace(dice=engine.states([generator(seed, game)]))
        notes = []
        now[:] = fresh
        while True:
            before[:] = now
            engine.search.rollout(now[0], before[0], work.scratch, work.moves, work.dice[0], level.style, weights, work.shares)
            if now["actor"][0] == OVER:
                break
            notes.append(noted(unpacked(now, type(start))))
        won = work.shares[:players].copy()
        for number, note in enumerate(notes):
            found.setdefault(number, []).append((note, won))
    return [(np.array([note for note, _ in games]), np.array([won for _, won in games])) for games in found.values()]


def fit(things: Any, won: Any, ridge: float = 0.0) -> tuple[Any, Any, float]:
    """How much each thing counts, in logarithms of the odds; the standard errors; the mean log-likelihood of who won.

    `things` by game, seat and thing. The ridge keeps small what too few games tell about.
    """
    counts = np.zeros(things.shape[2])
    for _ in range(STEPS):
        shares = shares_by(things, counts)
        apart = things - (shares[:, :, None] * things).sum(axis=1, keepdims=True)
        slope = ((won - shares)[:, :, None] * things).sum(axis=(0, 1)) - ridge * counts
        bend = np.einsum("gs,gsi,gsj->ij", shares, apart, apart) + ridge * np.eye(len(counts))
        counts += np.linalg.solve(bend, slope)
    likelihood = (won * np.log(shares_by(things, counts))).sum(axis=1).mean()
    return counts, np.sqrt(np.diag(np.linalg.inv(bend))), float(likelihood)


def shares_by(things: Any, counts: Any) -> Any:
    standing = things @ counts
    odds = np.exp(standing - standing.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)
