"""Games to review, played by bots that need no time."""

from functools import cache
from typing import Any

import speeltafel
from speeltafel import games
from speeltafel.core.driver import run_game


@cache
def record(name: str, players: int, level: str = "casual", seed: int = 1, variant: int = 0) -> Any:
    game = speeltafel.new(name, players, games.modules(name).options.VARIANTS[variant], seed)
    bots = [speeltafel.bot(name, level, 100 * seed + seat) for seat in range(players)]
    for bot in bots:
        bot.prepare()
    run_game(game, bots, 10_000)
    return game.record()
