"""The speed of the rules, next to OpenSpiel's, in one run.

    python -m benchmarks.rules

Rounds alternate between the peer and us, and the median of the rounds' ratios counts: this, and CPU time, even out a busy
machine. OpenSpiel comes from the package registry into an environment of its own, `.venv-peers`, made on the first run.
"""

import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path
from typing import Any

from benchmarks.processes import most_memory_kb
from speeltafel import fast, games
from speeltafel.cli.commands.bench import decisions_a_second
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.state import CHANCE, OVER

ROOT = Path(__file__).parent.parent
PEERS = ROOT / ".venv-peers"
OPEN_SPIEL = "open_spiel==2.0.2"
ROUNDS = 5
SECONDS = 1.0

# What we compare with, and what we want to reach.
GOALS = {"tricky": ("pig in C++", 4.0), "figaro": ("hearts in C++", 5.0), "carnavalo": ("hearts in C++", 4.0)}
COLD_GOAL = 5.0  # seconds
PLAIN_GOAL = ("pig from Python", 0.5)
PLAYERS = {"tricky": 3, "figaro": 4, "carnavalo": 4}


def peer_python() -> Path:
    """Return the Python of OpenSpiel's environment, which is made where there is none."""
    python = PEERS / "bin" / "python"
    if not python.exists():
        print("Making an environment for OpenSpiel …")
        venv.create(PEERS, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", OPEN_SPIEL], check=True, stderr=subprocess.DEVNULL)
    return python


def peer() -> dict[str, float]:
    script = ROOT / "benchmarks" / "open_spiel_peer.py"
    done = subprocess.run([peer_python(), script, str(SECONDS)], check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def plain_rules(modules: GameModules, players: int) -> float:
    """Return the plain rules driven step by step with Python's own random numbers, as the peer is."""
    chance = random.Random(17)  # noqa: S311
    rules = modules.rules
    s = modules.set_up(players, modules.defaults)
    moves = [0] * rules.MOST_MOVES
    decisions, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        rules.set_up(s, players)
        while s.actor != OVER:
            if s.actor == CHANCE:
                rules.draw(s, chance.randrange(rules.outcomes(s)))
            else:
                rules.play(s, moves[chance.randrange(rules.legal(s, moves))])
                decisions += 1
    return decisions / (time.process_time() - start)


FIRST_MOVE = """
import time
start = time.perf_counter()
import os, sys
from benchmarks.processes import most_memory_kb
from speeltafel import fast, games
modules = games.modules(sys.argv[1])
fast.compiled(modules).random_games(modules.rules.MOST_PLAYERS, modules.defaults, 0, 0, 1)
print(time.perf_counter() - start, most_memory_kb(os.getpid()) / 1024)
"""


def first_move(name: str, cache: str) -> tuple[float, float]:
    """From starting Python to a game played compiled: seconds, and the most memory on the way, in MB."""
    environment = {**os.environ, "SPEELTAFEL_CACHE": cache}
    done = subprocess.run(
        [sys.executable, "-c", FIRST_MOVE, name], check=True, capture_output=True, text=True, env=environment, cwd=ROOT
    )
    seconds, memory = done.stdout.split()
    return float(seconds), float(memory)


def main() -> None:
    engines = {name: fast.compiled(games.modules(name)) for name in games.names()}
    for name, engine in engines.items():
        engine.random_games(PLAYERS[name], games.modules(name).defaults, 0, 0, 100)
    peers: list[dict[str, float]] = []
    ours: list[dict[str, Any]] = []
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", flush=True)
        peers.append(peer())
        ours.append({name: decisions_a_second(games.modules(name), PLAYERS[name], e.random_games) for name, e in engines.items()})
        ours[-1]["plain"] = plain_rules(games.modules("tricky"), PLAYERS["tricky"])

    print("\nRandom decisions a second, one core, medians; ratios within a round")
    for key in peers[0]:
        print(f"  OpenSpiel {key:16} {statistics.median(p[key] for p in peers):14,.0f}")
    rows = [(name, name, *GOALS[name]) for name in engines] + [("plain", "tricky, plain", *PLAIN_GOAL)]
    for key, label, against, goal in rows:
        ratios = sorted(mine[key] / theirs[against] for mine, theirs in zip(ours, peers, strict=True))
        speed = statistics.median(mine[key] for mine in ours)
        ratio = statistics.median(ratios)
        verdict = "reached" if ratio >= goal else "NOT REACHED"
        print(
            f"  {label:26} {speed:14,.0f}   {ratio:5.2f} × {against} ({ratios[0]:.2f}–{ratios[-1]:.2f}); goal {goal} ×: {verdict}"
        )

    print(f"\nFrom starting Python to the first compiled game (goal: below {COLD_GOAL:.0f} s), and the most memory")
    for name in engines:
        with tempfile.TemporaryDirectory() as cache:
            (cold, cold_memory), (warm, warm_memory) = first_move(name, cache), first_move(name, cache)
        print(f"  {name:10} cold {cold:5.2f} s, {cold_memory:.0f} MB; warm {warm:5.2f} s, {warm_memory:.0f} MB")
    print(f"  this benchmark itself: {most_memory_kb(os.getpid()) / 1024:.0f} MB")


if __name__ == "__main__":
    main()
