"""The speed of bots' searches, next to OpenSpiel's tree search in C++, in one run.

    python -m benchmarks.search

Iterations of information-set tree search in a CPU-second: each ends with a rollout to the end of the game, or to where the game
itself would cut it, at random as the peer does it, and by the rules of thumb of a master's rollouts, where masters search. Rounds
alternate between the peer and us; medians count. The peer's environment is the one of benchmarks/rules.py.
"""

import json
import statistics
import subprocess
import time

from benchmarks.rules import PLAYERS, ROOT, peer_python
from speeltafel import games
from speeltafel.bots import bot_engine as engines
from speeltafel.bots.search_driver import tree_search
from speeltafel.bots.search_kernels import Playout
from speeltafel.core.chance import below, generator
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.contract.levels import AT_RANDOM, Level

ROUNDS = 5
SECONDS = 1.0
WORLDS = 20
GOALS = {"tricky": 50_000, "figaro": 10_000, "carnavalo": 5_000}


def peer() -> float:
    done = subprocess.run(
        [peer_python(), ROOT / "benchmarks" / "open_spiel_search.py", str(SECONDS)], check=True, capture_output=True, text=True
    )
    return float(json.loads(done.stdout.splitlines()[-1])["hearts"])


def iterations_a_second(modules: GameModules, as_a_master: bool) -> float:
    """On one core, at the first decision of a game."""
    engine = engines.compiled(modules)
    s = modules.set_up(PLAYERS[modules.name], modules.defaults)
    level = modules.bots.levels["master"] if as_a_master else Level(style=AT_RANDOM)
    playout = Playout(level.style, engines.weights_of(level, s))
    g = generator(1)
    while s.actor < 0:
        modules.rules.draw(s, below(g, modules.rules.outcomes(s)))
    legal = modules.legal(s)
    count, spent = 500, 0.0
    while spent < SECONDS / 2:
        count *= 2
        start = time.process_time()
        tree_search(engine, [s] * WORLDS, legal, generator(2), count, playout)
        spent = time.process_time() - start
    return count / spent


def masters_search(modules: GameModules) -> bool:
    return modules.bots.levels["master"].search != "none"


def main() -> None:
    taught = [games.modules(name) for name in games.names() if games.modules(name).bots.levels]
    ways = [(each, False) for each in taught] + [(each, True) for each in taught if masters_search(each)]
    for way in ways:
        iterations_a_second(*way)
    theirs, ours = [], []
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", flush=True)
        theirs.append(peer())
        ours.append({(modules.name, as_a_master): iterations_a_second(modules, as_a_master) for modules, as_a_master in ways})
    print("\nIterations of tree search in a CPU-second; medians")
    print(f"  OpenSpiel's MCTS in C++ on hearts  {statistics.median(theirs):12,.0f}")
    for name, as_a_master in ours[0]:
        speeds = [found[name, as_a_master] for found in ours]
        speed = statistics.median(speeds)
        ratio = statistics.median(here / there for here, there in zip(speeds, theirs, strict=True))
        verdict = "reached" if speed >= GOALS[name] else "NOT REACHED"
        title = f"{name}, {'as a master' if as_a_master else 'at random'}"
        print(f"  {title:34} {speed:12,.0f}   {ratio:.2f} × hearts; goal {GOALS[name]:,}: {verdict}")


if __name__ == "__main__":
    main()
