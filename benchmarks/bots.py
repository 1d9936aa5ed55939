"""The cost of a move of each level, next to the commit before and to OpenSpiel's tree search in C++, in one run.

    python -m benchmarks.bots                        against the commit before this one
    python -m benchmarks.bots --before v0.9.0        against another
    python -m benchmarks.bots --before ../other      against a checkout, whose compiled copies are kept
    python -m benchmarks.bots --game carnavalo --level master --level expert

CPU time, which other programs on the machine disturb less than the clock; a search spreads it over two cores. Rounds alternate
between the two versions and the peer. Medians count, and the lowest and the highest ratio of a round stand beside them. The peer
searches in hearts, with as many iterations as the level has. Its environment is the one of benchmarks/rules.py.
"""

import argparse
import io
import os
import shutil
import statistics
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, NamedTuple, cast

from benchmarks.rules import ROOT
from benchmarks.search import peer
from speeltafel import games
from speeltafel.bots import LADDER

ROUNDS = 5
PLAYERS = {"tricky": 3, "figaro": 4, "carnavalo": 5}


class Times(NamedTuple):
    """Of each round, in CPU milliseconds a move; the peer's are for one iteration."""

    now: list[float]
    before: list[float]
    peer: list[float]


class Version:
    """A process that plays moves with the sources of some folder."""

    def __init__(self, root: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, ROOT / "benchmarks" / "bot_moves.py"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(root / "src")},
        )

        self._asked, self._answers = cast(IO[str], self._process.stdin), cast(IO[str], self._process.stdout)

    def milliseconds(self, game: str, level: str) -> float:
        print(game, level, PLAYERS[game], file=self._asked, flush=True)
        return float(self._answers.readline())

    def __enter__(self) -> "Version":
        return self

    def __exit__(self, *_: object) -> None:
        self._asked.close()
        self._process.wait()


@contextmanager
def sources_of(commit: str) -> Iterator[Path]:
    """Yield the sources as they were at a commit, or as they lie in a folder."""
    if Path(commit).is_dir():
        yield Path(commit).resolve()
        return
    with tempfile.TemporaryDirectory() as folder:
        git = shutil.which("git") or "git"
        packed = subprocess.run([git, "archive", commit, "src"], cwd=ROOT, check=True, capture_output=True).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
        yield Path(folder)


def measure(ways: list[tuple[str, str]], commit: str, rounds: int) -> dict[tuple[str, str], Times]:
    found = {way: Times([], [], []) for way in ways}
    with ExitStack() as stack:
        now = stack.enter_context(Version(ROOT))
        before = stack.enter_context(Version(stack.enter_context(sources_of(commit))))
        for number in range(rounds):
            print(f"round {number + 1} of {rounds}", flush=True)
            a_peers = 1000 / peer()
            for way, times in found.items():
                times.now.append(now.milliseconds(*way))
                times.before.append(before.milliseconds(*way))
                times.peer.append(a_peers)
    return found


def ratio(ones: list[float], others: list[float]) -> str:
    """How many times as long the ones take as the others."""
    ratios = sorted(one / other for one, other in zip(ones, others, strict=True))
    return f"{statistics.median(ratios):.2f} ({ratios[0]:.2f}–{ratios[-1]:.2f})"


def row(game: str, level: str, times: Times) -> str:
    plays = games.modules(game).bots.levels[level]
    peers = [one * plays.iterations_with(PLAYERS[game]) for one in times.peer]
    against_peer = ratio(peers, times.now) if plays.search != "none" else "–"
    now, before = statistics.median(times.now), statistics.median(times.before)
    return f"| {game} {PLAYERS[game]} | {level} | {now:.2f} | {before:.2f} | {ratio(times.before, times.now)} | {against_peer} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", default="HEAD~1", metavar="COMMIT")
    parser.add_argument("--game", action="append", choices=games.names())
    parser.add_argument("--level", action="append", choices=LADDER)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args()
    chosen = given.game or games.names()
    ways = [(game, level) for game in chosen for level in games.modules(game).bots.levels if level in (given.level or LADDER)]
    found = measure(ways, given.before, given.rounds)
    print("\n| game, players | level | CPU ms a move | before | times as fast as before | times as fast as OpenSpiel's MCTS |")
    print("|---|---|---|---|---|---|")
    for (game, level), times in found.items():
        print(row(game, level, times))


if __name__ == "__main__":
    main()
