"""Where a master's knowledge comes from: files that ship with the package, and tables that were solved on this machine."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from speeltafel.games.tricky.rules import COLUMNS, State

FOLDER = Path(__file__).parent / "learned"
FINE = 65_535  # a chance is kept as one of so many steps

NOTHING: npt.NDArray[np.float32] = np.zeros(0, np.float32)


def knowledge_of(s: State) -> npt.NDArray[np.float32]:
    """What is known by heart about a table like this one: for two the solved table, for more a network. Nothing for another board."""
    return _learned(s.players, board_name(s))


def board_name(s: State) -> str:
    """A name for the printed board, the same for the same board."""
    columns = []
    for column in range(COLUMNS):
        length = s.cells[column]
        columns.append(f"{s.own[column][: length + 1]}{s.common[column][: length + 1]}{s.arrow[column]}")
    return " ".join(columns)


@cache
def _learned(players: int, board: str) -> npt.NDArray[np.float32]:
    file = FOLDER / f"{players}.npz"
    if not file.exists():
        return NOTHING
    with np.load(file) as found:
        if str(found["board"]) != board:
            return NOTHING
        return unpacked_table(found) if players == 2 else found["network"].astype(np.float32)


def unpacked_table(found: Any) -> npt.NDArray[np.float32]:
    """As `memory.chance_by_table` wants it."""
    table = found["chances"].astype(np.float32) / FINE
    return np.concatenate([found["base"].astype(np.float32), found["most"].astype(np.float32), table])
