"""Compare the WebAssembly copy with the compiled one over many games: the long version of tests/pocket/test_kernels.py.

python -m tools.measure.wasm        takes about ten minutes

Each game is played 10,000 times with every number of players: every last position, the state of all dice after it, the number of
decisions, the scores and the winners have to be the same. Then masters choose a move in 100 positions of each game.
"""

import sys
import time

from tests.pocket.test_kernels import MANY, SEED, engine, native_games, wasm_games

import speeltafel
from speeltafel import games
from speeltafel.bots import bot_engine
from speeltafel.bots.level_bot import LevelBot
from speeltafel.core.chance import below, generator

VIEWS = 100
LEVEL = "master"
SKIPPED = 12  # moves between two positions, at most


def same_games(name: str, players: int) -> int:
    """Play all games one by one in both copies. Return how many differ."""
    return sum(wasm_games(name, players, number, 1) != native_games(name, players, number, 1) for number in range(MANY))


def same_moves(name: str) -> int:
    """Let both masters choose in positions of games by newcomers. Return how many moves differ."""
    modules, g, found, different, seed = games.modules(name), generator(SEED), 0, 0, 0
    copies = {"native": bot_engine.compiled(modules), "wasm": engine(name)}
    few, many = modules.rules.FEWEST_PLAYERS, modules.rules.MOST_PLAYERS
    while found < VIEWS:
        seed += 1
        game = speeltafel.new(name, players=few + seed % (many - few + 1), seed=seed)
        wait = below(g, SKIPPED)
        while found < VIEWS and isinstance(game.actor, int):
            view = game.view(game.actor)
            if len(view.legal) > 1:
                wait -= 1
            if wait < 0 and len(view.legal) > 1:
                moves = []
                for bots in copies.values():
                    bot_engine._compiled[modules.package] = bots
                    moves.append(LevelBot(modules, modules.bots.levels[LEVEL], seed).choose(view))
                different += moves[0] != moves[1]
                found, wait = found + 1, below(g, SKIPPED)
            game.play(view.legal[below(g, len(view.legal))])
    bot_engine._compiled[modules.package] = copies["native"]
    return different


def main() -> int:
    failed = 0
    for name in games.names():
        rules = games.modules(name).rules
        for players in range(rules.FEWEST_PLAYERS, rules.MOST_PLAYERS + 1):
            start = time.monotonic()
            different = same_games(name, players)
            failed += different
            took = time.monotonic() - start
            print(f"{name}, {players} players: {MANY - different} of {MANY} games are the same ({took:.0f} s)", flush=True)
        start = time.monotonic()
        different = same_moves(name)
        failed += different
        took = time.monotonic() - start
        print(f"{name}: {VIEWS - different} of {VIEWS} moves of a master are the same ({took:.0f} s)", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
