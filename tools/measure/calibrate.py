"""Compare the chances in a review with who won: does a seat with 30 % win 30 % of the time?

    python -m tools.measure.calibrate GAME PLAYERS

The tool plays games among bots of each level, or reads games, and looks at the chart at some moments of each. It prints the
slope (1: as sure as it should be; below 1: too sure) and the Brier score, with intervals that count each game once, and a
reliability plot. Then it fits the exponent that tempers the chances, so that the slopes of the levels lie around 1. With
--write the exponent goes into the game's tempering.json, with the slopes that remain. Exact chances are never tempered.
"""

import argparse
import hashlib
import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from speeltafel import games
from speeltafel.arena.executor import executor
from speeltafel.arena.journal import Journal
from speeltafel.arena.simulate import Simulation, in_parts
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.record import records_in
from speeltafel.research.calibration import CalibrationSample, CalibrationTask, said_in
from speeltafel.review.calibration import FILE, CalibrationFit, calibrated, read_fits
from speeltafel.review.rollouts.engine import engine_of

LEVELS = "casual,skilled,expert"
EXPONENTS = np.round(np.arange(0.3, 1.51, 0.02), 2)
RESAMPLED = 400  # for the intervals
BINS = 10
WIDTH = 40


class Moments(NamedTuple):
    """What the chart said at some moments of some games, and who won."""

    said: Any  # [moment, seat], not calibrated
    won: Any
    game: Any  # [moment]: which one

    def slope(self, exponent: float) -> float:
        """Of who won on what was said, both counted from the fair share."""
        fair = 1 / self.said.shape[1]
        said = calibrated(self.said, exponent) - fair
        return float((said * (self.won - fair)).sum() / (said**2).sum())

    def brier(self, exponent: float) -> float:
        said = calibrated(self.said, exponent)
        return float(((said - self.won) ** 2).mean())

    def naive(self) -> float:
        return float(((1 / self.said.shape[1] - self.won) ** 2).mean())

    def resampled(self, seed: int) -> "Moments":
        """As many games, drawn with replacement."""
        numbers = np.unique(self.game)
        drawn = np.random.default_rng(seed).choice(numbers, len(numbers))
        rows = np.concatenate([np.flatnonzero(self.game == number) for number in drawn])
        return Moments(self.said[rows], self.won[rows], self.game[rows])


def looks(given: argparse.Namespace, rollouts: int) -> list[CalibrationTask]:
    """Each game that is looked at: of the files, or else one to be played."""
    if given.records:
        texts = ((file.stem, i, text) for file in given.records for i, text in enumerate(records_in(file)))
        return [CalibrationTask(level, i, given.moments, rollouts, record=text) for level, i, text in texts]
    found = []
    for level, count in counts(given):
        plan = Simulation(given.game, given.players, {}, given.seed, (level,) * given.players, count, with_records=True)
        plan.check()
        found += [CalibrationTask(level, one.first, given.moments, rollouts, plan=one) for one in in_parts(plan, 1)]
    return found


def counts(given: argparse.Namespace) -> list[tuple[str, int]]:
    """How many games of each level: the better ones think longer, so that there may be fewer of theirs."""
    levels = given.levels.split(",")
    if len(given.games) not in (1, len(levels)):
        raise SystemExit(f"--games takes one number, or one for each of {given.levels}")
    return list(zip(levels, given.games * len(levels), strict=False))


def whole_numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",")]


def all_said(given: argparse.Namespace, asked: list[CalibrationTask]) -> list[CalibrationSample]:
    """Return all samples in order; those in the journal are not taken again."""
    plan = hashlib.sha256(msgspec.json.encode(asked)).hexdigest()
    journal = Journal(given.journal, plan, CalibrationSample) if given.journal else None
    done = list(journal.read()) if journal else []
    for said in executor(given.jobs, given.cluster).map(said_in, asked[len(done) :]):
        if journal:
            journal.write(said)
        done.append(said)
        print(f"{len(done)} of {len(asked)} games", end="\r", file=sys.stderr, flush=True)
    return done


def moments_of(found: list[CalibrationSample]) -> Moments:
    of = [(chances, one.won, one.number) for one in found for chances in one.chances]
    said, won, game = zip(*of, strict=True)
    return Moments(np.array(said), np.array(won), np.array(game))


def interval(found: list[float]) -> tuple[float, float]:
    low, high = np.quantile(found, (0.025, 0.975))
    return float(low), float(high)


def fitted(levels: dict[str, Moments]) -> float:
    """Return the exponent with which the least and the greatest slope of the levels are as far from 1."""
    return float(min(EXPONENTS, key=lambda exponent: _farthest(levels, float(exponent))))


def _farthest(levels: dict[str, Moments], exponent: float) -> float:
    return max(abs(moments.slope(exponent) - 1) for moments in levels.values())


def report(level: str, moments: Moments, exponent: float) -> tuple[float, float, float]:
    """Print the results, and return the slope with its interval."""
    again = [moments.resampled(seed) for seed in range(RESAMPLED)]
    slope, (low, high) = moments.slope(exponent), interval([one.slope(exponent) for one in again])
    brier, (least, most) = moments.brier(exponent), interval([one.brier(exponent) for one in again])
    games_, found = len(np.unique(moments.game)), len(moments.game)
    print(f"{level}, exponent {exponent:.2f}: slope {slope:.2f} ({low:.2f} – {high:.2f})", end="")
    print(f", Brier {brier:.3f} ({least:.3f} – {most:.3f})", end="")
    print(f", naive {moments.naive():.3f}; {found} moments of {games_} games", flush=True)
    return round(slope, 3), round(low, 3), round(high, 3)


def reliability(moments: Moments, exponent: float) -> None:
    """Return the reliability as text: what was predicted, and how often it came true (the bar; the mark is the prediction)."""
    said = calibrated(moments.said, exponent).ravel()
    won = moments.won.ravel()
    for i in range(BINS):
        inside = (said >= i / BINS) & ((said < (i + 1) / BINS) | (i == BINS - 1))
        if inside.any():
            mean, true = said[inside].mean(), won[inside].mean()
            bar = list(("█" * round(WIDTH * true)).ljust(WIDTH + 1))
            bar[round(WIDTH * mean)] = "┃"
            print(f"  {mean:5.0%} {true:5.0%} {''.join(bar)} {inside.sum()}")


def write(file: Path, players: int, fit: CalibrationFit) -> None:
    """Beside what the file has for other numbers of players."""
    found = {**read_fits(file), players: fit}
    file.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(found.items()))), indent=2) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--levels", default=LEVELS, help="whose games are played, with commas between them")
    parser.add_argument("--games", type=whole_numbers, default=[100], help="of each level; or a number for each, with commas")
    parser.add_argument("--records", type=Path, action="append", help="a file with games to read instead; or several")
    parser.add_argument("--moments", type=int, default=12, help="of each game")
    parser.add_argument("--rollouts", type=int, default=0, help="0: as many as the chart has")
    parser.add_argument("--exponent", type=float, default=0.0, help="measure this one; 0: fit one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="games at a time")
    parser.add_argument("--cluster", default="", help="the address of a Dask scheduler, or “local”")
    parser.add_argument("--journal", type=Path, help="keep what is done in this file; broken off, it goes on from there")
    parser.add_argument("--write", action="store_true", help="keep the fit in the game's folder")
    given = parser.parse_args()
    modules = games.modules(given.game)
    engine = engine_of(modules)
    rollouts = given.rollouts or engine.judging.chart
    found = all_said(given, looks(given, rollouts))
    named = list(dict.fromkeys(one.level for one in found))
    levels = {level: moments_of([one for one in found if one.level == level]) for level in named}
    print(f"{given.game}, {given.players} players", flush=True)
    for level, moments in levels.items():
        report(level, moments, 1.0)
    exponent = given.exponent or (1.0 if modules.bots.is_exact else fitted(levels))
    slopes = {level: report(level, moments, exponent) for level, moments in levels.items()}
    for level, moments in levels.items():
        print(f"{level}: said, came true, how often")
        reliability(moments, exponent)
    if given.write:
        write(modules.folder / FILE, given.players, CalibrationFit(exponent, slopes))


if __name__ == "__main__":
    try:
        main()
    except SpeeltafelError as error:
        sys.exit(str(error))
