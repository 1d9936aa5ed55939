"""Weights of the master: files that ship with the package, and tables that were solved on this machine."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from speeltafel.core.arrays import float32s, joined, read_npz
from speeltafel.core.user_folder import user_data_folder
from speeltafel.games.tricky.rules import COLUMNS, State

FOLDER = Path(__file__).parent / "learned"
TWO = 2
FINE = 65_535  # a chance is kept as one of so many steps

NO_WEIGHTS: Any = float32s([])


def weights_for(s: State) -> Any:
    """Return the weights for this board: with two players the values of all positions, else a network; empty for other boards."""
    board = board_name(s)
    shipped = _learned(FOLDER / f"{s.players}.npz", board)
    return shipped if len(shipped) or s.players != TWO else _learned(solution_file(s), board)


def solution_file(s: State) -> Path:
    """Return the file with this machine's own solution for the board of `s`."""
    digest = hashlib.sha256(board_name(s).encode()).hexdigest()[:16]
    return user_data_folder() / "solved" / f"tricky-{digest}.npz"


def board_name(s: State) -> str:
    """Return a name for the printed board, the same for the same board."""
    columns = []
    for column in range(COLUMNS):
        length = s.cells[column]
        columns.append(f"{s.own[column][: length + 1]}{s.common[column][: length + 1]}{s.arrow[column]}")
    return " ".join(columns)


def _learned(file: Path, board: str) -> Any:
    return _read(file, board) if file.exists() else NO_WEIGHTS


@cache
def _read(file: Path, board: str) -> Any:
    found = read_npz(file)
    if found["board"] != board:
        return NO_WEIGHTS
    return float32s(found["network"]) if "network" in found else as_table(found["base"], found["most"], found["chances"])


def as_table(base: Any, most: Any, chances: Any) -> Any:
    """Return the table in the form that `duel.chance_by_table` reads."""
    return joined(base, most, chances, FINE)
