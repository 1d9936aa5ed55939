"""Games on a graphics card, next to one core, in one run; and whether they are the same.

    python -m benchmarks.cuda

Needs a card and the extra “cuda”. With --compile it only makes the PTX, which needs no card.
"""

import statistics
import sys
import time
from typing import Any

import numpy as np

from speeltafel import fast, games
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.fast.ptx import kernels
from speeltafel.research.batch import Batch

PLAYERS = {"tricky": 3, "figaro": 4, "carnavalo": 4}
GOALS = {"tricky": 4.0, "figaro": 1.0, "carnavalo": 0.3}  # thousand million decisions a second
COMPARED, MANY, PLACES, STEPS = 20_000, 2_000_000, 1_000_000, 20
ROUNDS = 5  # of which the median counts
ARRAYS = ("numbers", "decisions", "seats", "observations", "masks", "rewards", "scores", "done", "truncated")


def main() -> None:
    if sys.argv[1:] == ["--compile"]:
        for name in games.names():
            sizes = {kernel: len(text) for kernel, (text, _) in kernels(games.modules(name)).items()}
            print(f"{name}: {sizes} bytes of PTX")
        return
    for name, players in PLAYERS.items():
        whole_games(name, players)
        steps(name, players)


def whole_games(name: str, players: int) -> None:
    from speeltafel.fast import cuda

    modules = games.modules(name)
    engine = fast.compiled(modules)
    engine.random_games(players, modules.defaults, 7, 0, 10)
    start = time.thread_time()
    here = engine.random_games(players, modules.defaults, 7, 0, COMPARED)
    core = here.decisions.sum() / (time.thread_time() - start)
    there = cuda.random_games(modules, players, COMPARED, 7)
    same = all(np.array_equal(mine, its.get()) for mine, its in zip(here, there, strict=True))
    card = statistics.median(_decisions_a_second(modules, players) for _ in range(ROUNDS))
    verdict = "reached" if card >= GOALS[name] * 1e9 else "NOT REACHED"
    print(f"{name}: {COMPARED:,} games {'the same' if same else 'DIFFERENT'}; {card / 1e9:.2f} G decisions/s, ", end="")
    print(f"{card / core:.0f} × one core; goal {GOALS[name]} G: {verdict}", flush=True)


def _decisions_a_second(modules: GameModules, players: int) -> float:
    from speeltafel.fast import cuda

    start = time.perf_counter()
    decisions = float(cuda.random_games(modules, players, MANY, 7).decisions.sum())
    return decisions / (time.perf_counter() - start)


def steps(name: str, players: int) -> None:
    """Sample, step, observe and mask."""
    from speeltafel.fast.cuda import CudaBatch

    here, there = Batch(name, players, 2048, 7), CudaBatch(games.modules(name), players, 2048, 7)
    same = True
    for _ in range(100):
        here.step(here.sample())
        there.step(there.sample())
        same &= all(np.array_equal(getattr(here, array), getattr(there, array).get()) for array in ARRAYS)
    many: Any = CudaBatch(games.modules(name), players, PLACES, 7)
    many.step(many.sample())
    start = time.perf_counter()
    for _ in range(STEPS):
        many.step(many.sample())
    int(many.numbers.sum())
    speed = STEPS * PLACES / (time.perf_counter() - start)
    print(f"{name}: 100 steps of a batch {'the same' if same else 'DIFFERENT'}; {speed / 1e6:.0f} M steps/s", flush=True)


if __name__ == "__main__":
    main()
