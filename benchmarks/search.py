"""How fast bots think, next to OpenSpiel's tree search in C++, in one run:  python -m benchmarks.search

Iterations of information-set tree search in a CPU-second: a thought is a game played to its end, or to where the game itself
would cut it. Rounds alternate between the peer and us; medians count. The peer's environment is the one of benchmarks/rules.py.
"""

import json
import statistics
import subprocess
import time

from benchmarks.rules import PLAYERS, ROOT, peer_python
from speeltafel import games
from speeltafel.bots import mind as minds
from speeltafel.bots.thought import tree
from speeltafel.core.chance import below, generator
from speeltafel.core.level import AT_RANDOM
from speeltafel.core.room import Room

ROUNDS = 5
SECONDS = 1.0
WORLDS = 20
GOALS = {"tricky": 50_000, "figaro": 10_000, "carnavalo": 5_000}


def peer() -> float:
    done = subprocess.run(
        [peer_python(), ROOT / "benchmarks" / "open_spiel_search.py", str(SECONDS)], check=True, capture_output=True, text=True
    )
    return float(json.loads(done.stdout.splitlines()[-1])["hearts"])


def iterations_a_second(room: Room) -> float:
    """On one core, at the first decision of a game."""
    mind = minds.compiled(room)
    s = room.set_up(PLAYERS[room.name], room.defaults)
    g = generator(1)
    while s.actor < 0:
        room.rules.draw(s, below(g, room.rules.outcomes(s)))
    legal = room.legal(s)
    count, spent = 500, 0.0
    while spent < SECONDS / 2:
        count *= 2
        start = time.process_time()
        tree(mind, [s] * WORLDS, legal, generator(2), count, AT_RANDOM, minds.NOTHING)
        spent = time.process_time() - start
    return count / spent


def main() -> None:
    rooms = [games.room(name) for name in games.names() if games.room(name).bots]
    for room in rooms:
        iterations_a_second(room)
    theirs, ours = [], []
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", flush=True)
        theirs.append(peer())
        ours.append({room.name: iterations_a_second(room) for room in rooms})
    print("\nIterations of tree search in a CPU-second, random rollouts; medians")
    print(f"  OpenSpiel's MCTS in C++ on hearts  {statistics.median(theirs):12,.0f}")
    for name in ours[0]:
        speed = statistics.median(found[name] for found in ours)
        ratio = statistics.median(found[name] / there for found, there in zip(ours, theirs, strict=True))
        verdict = "reached" if speed >= GOALS[name] else "NOT REACHED"
        print(f"  {name:34} {speed:12,.0f}   {ratio:.1f} × hearts; goal {GOALS[name]:,}: {verdict}")


if __name__ == "__main__":
    main()
