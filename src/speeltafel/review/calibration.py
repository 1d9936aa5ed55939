"""Rollouts are surer of themselves than they should be: calibrated, a seat of which the chart says 30 % wins 30 % of the time.

How far to temper is data of each game by number of players: `tempering.json` in its folder; `tools.measure.calibrate` writes it.
"""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from speeltafel.core.array_library import np
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.line import Line

FILE = "tempering.json"
GOOD_SLOPES = (0.85, 1.15)
ALMOST_NOTHING = 1e-12


class CalibrationFit(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Result of a calibration: the exponent, and the remaining slope for each level of play with its interval."""

    exponent: float
    slopes: dict[str, tuple[float, float, float]] = {}  # by level: slope, low, high


NOT_FITTED = CalibrationFit(1.0)


def read_fits(file: Path) -> dict[int, CalibrationFit]:
    """Read the fits of a file, by number of players; none if there is no file."""
    return msgspec.json.decode(file.read_bytes(), type=dict[int, CalibrationFit]) if file.exists() else {}


@cache
def fit_for(modules: GameModules, players: int) -> CalibrationFit:
    """Return the fit for that many players; if there is none, the exponent of the nearest number of players."""
    found = read_fits(modules.folder / FILE)
    if players in found or not found:
        return found.get(players, NOT_FITTED)
    return CalibrationFit(found[min(found, key=lambda other: (abs(other - players), other))].exponent)


def calibrated(chances: Any, exponent: float) -> Any:
    """Return chances[…, seat] nearer to each other (exponent below 1) or further apart (above).

    Their sum is 1, and a sure win stays one.
    """
    powers = np.where(np.asarray(chances) > ALMOST_NOTHING, chances, 0.0) ** exponent
    return powers / powers.sum(-1, keepdims=True)


def notes_on(fit: CalibrationFit) -> list[Line]:
    """Return notes for the chart: at which levels its chances are still over- or underconfident."""
    low, high = GOOD_SLOPES
    found = [] if fit.slopes else [Line("review-not-measured")]
    for level, (slope, _, _) in fit.slopes.items():
        if not low <= slope <= high:
            id_ = "review-too-sure" if slope < low else "review-not-sure"
            found.append(Line(id_, {"level": Line(f"level-{level}"), "slope": round(slope, 2)}))
    return found
