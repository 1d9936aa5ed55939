"""Runs with one version of Speeltafel. For each line `game level players` it prints the CPU milliseconds of a move.

It uses only what every version has, so that older ones can be measured too.
"""

import sys
import time
from collections.abc import Iterator
from functools import cache
from typing import Any

import speeltafel

MOMENTS = 8
ONE_IN = 31  # decisions of a game at random: beginnings, middles and ends come up


@cache
def moments(game: str, players: int) -> list[Any]:
    """Return the same for every version: games at random do not change."""
    return [view for view, _ in zip(_walk(game, players), range(MOMENTS), strict=False)]


def _walk(game: str, players: int) -> Iterator[Any]:
    decisions = 0
    for seed in range(100):
        played = speeltafel.new(game, players, seed=seed)
        walker = speeltafel.bot(game, "random", seed=seed)
        while isinstance(played.actor, int):
            view = played.view(played.actor)
            if len(view.legal) > 1:
                decisions += 1
                if decisions % ONE_IN == 0:
                    yield view
            played.play(walker.choose(view))


@cache
def ready(game: str, level: str) -> Any:
    bot = speeltafel.bot(game, level, seed=1)
    bot.prepare()
    return bot


def main() -> None:
    for line in sys.stdin:
        game, level, players = line.split()
        bot, views = ready(game, level), moments(game, int(players))
        bot.choose(views[0])
        start = time.process_time()
        for view in views:
            bot.choose(view)
        print((time.process_time() - start) * 1000 / len(views), flush=True)


if __name__ == "__main__":
    main()
