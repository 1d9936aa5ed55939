"""What bots play in given positions with a given seed, so that a change that should change nothing can be seen to.

python -m tests.bots.golden      writes golden.json anew: only after bots were meant to change, and the change says so
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec

import speeltafel
from speeltafel import games
from speeltafel.bots import levels
from speeltafel.core.view import AnyView

FILE = Path(__file__).with_name("golden.json")
ITERATIONS = 300  # of levels that look ahead
ONE_IN = 23  # decisions of a game at random, so that every phase comes up


def positions(game: str, players: int) -> Iterator[AnyView]:
    """Moments of a game that random bots play."""
    played = speeltafel.new(game, players, seed=players)
    walker = speeltafel.bot(game, "random", seed=players)
    decisions = 0
    while isinstance(played.actor, int) and decisions < 12 * ONE_IN:
        if decisions % ONE_IN == players:
            yield played.view(played.actor)
        played.play(walker.choose(played.view(played.actor)))
        decisions += 1


def choices(game: str, level: str) -> dict[str, list[str]]:
    """By number of players, what a bot of the level plays at these moments."""
    rules = games.modules(game).rules
    bot = speeltafel.bot(game, level, seed=17, iterations=ITERATIONS)
    bot.prepare()
    return {
        str(players): [bot.choose(view) for view in positions(game, players)]
        for players in range(rules.FEWEST_PLAYERS, rules.MOST_PLAYERS + 1)
    }


def main() -> None:
    found = {game: {level: choices(game, level) for level in levels(game)} for game in games.names()}
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
