"""The speed of a full step of a batch, next to PettingZoo and OpenSpiel, in one run on one core.

    python -m benchmarks.research

A step: a random legal action from the mask, the next state, what the next seat sees, and its mask. Rounds alternate between the
peers and us, by the processor's own time, and the median of the rounds' ratios counts. The peers come from the package registry
into an environment of their own, `.venv-research-peers`, made on the first run.
"""

import json
import statistics
import subprocess
import time
import venv
from pathlib import Path

from speeltafel.research.batch import Batch

ROOT = Path(__file__).parent.parent
PEERS = ROOT / ".venv-research-peers"
PACKAGES = ("open_spiel==2.0.2", "pettingzoo==1.27.0", "rlcard==1.2.0", "pygame==2.6.1", "numpy<2.5", "setuptools<81")
ROUNDS, SECONDS = 5, 1.0
PLACES = 1024
PLAYERS = {"tricky": 3, "figaro": 4, "carnavalo": 4}
NAMES = {
    "texas": "PettingZoo texas_holdem_v4",
    "hearts": "OpenSpiel hearts from Python, tensor and mask as arrays",
    "hearts, lists": "OpenSpiel hearts from Python, tensor and actions as Python's lists",
}
GOALS = {
    "tricky": {"texas": 300, "hearts": 200},
    "figaro": {"texas": 300, "hearts": 200},
    "carnavalo": {"texas": 100, "hearts": 100},
}


def peer_python() -> Path:
    """Return the Python of the peers' environment, which is made where there is none."""
    python = PEERS / "bin" / "python"
    if not python.exists():
        print("Making an environment for PettingZoo and OpenSpiel …")
        venv.create(PEERS, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *PACKAGES], check=True, stderr=subprocess.DEVNULL)
    return python


def peers() -> dict[str, float]:
    script = ROOT / "benchmarks" / "research_peer.py"
    done = subprocess.run([peer_python(), script, str(SECONDS)], check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def steps_a_second(batch: Batch) -> float:
    steps, start = 0, time.thread_time()
    while time.thread_time() - start < SECONDS:
        batch.step(batch.sample())
        steps += batch.n
    return steps / (time.thread_time() - start)


def main() -> None:
    batches = {name: Batch(name, players, PLACES, 7) for name, players in PLAYERS.items()}
    for batch in batches.values():
        batch.step(batch.sample())
    theirs, ours = [], []
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", flush=True)
        theirs.append(peers())
        ours.append({name: steps_a_second(batch) for name, batch in batches.items()})
    print(f"\nSteps a second on one core, medians of {ROUNDS} rounds; ratios within a round")
    for peer, about in NAMES.items():
        print(f"  {about}: {statistics.median(found[peer] for found in theirs):,.0f}")
    for name, players in PLAYERS.items():
        print(f"  {name}, {players} players: {statistics.median(found[name] for found in ours):,.0f}")
        for peer in NAMES:
            ratios = sorted(mine[name] / its[peer] for mine, its in zip(ours, theirs, strict=True))
            goal = GOALS[name].get(peer)
            verdict = (
                "" if goal is None else f"; goal {goal} ×: {'reached' if statistics.median(ratios) >= goal else 'NOT REACHED'}"
            )
            print(f"    {statistics.median(ratios):5.0f} × {peer} ({ratios[0]:.0f}–{ratios[-1]:.0f}){verdict}")


if __name__ == "__main__":
    main()
