"""Options of a table: the board (T2), as printed in printed.toml or custom."""

from functools import lru_cache
from typing import Any

import msgspec

from speeltafel.core.errors import BadOptions
from speeltafel.core.line import Line, Word
from speeltafel.games.tricky.rules import CHIPS, COLUMNS, MOST_CELLS, State

PACK = msgspec.msgpack.Encoder().encode
CELLS = ("g", "g2", "y", "y2", "r", "r2")

VARIANTS: list[dict[str, Any]] = [
    {},
    # Short columns, so that one turn wins several, and dear cells, so that loans reach their limit.
    {
        "board": [
            {"cells": ["r"], "arrow": 0},
            {"cells": ["g2", "r2"], "arrow": 4},
            {"cells": ["y", "r"], "arrow": 1},
            {"cells": ["g2", "g2", "g2", "r2"], "arrow": 2},
            {"cells": ["y2", "g", "y2", "r"], "arrow": 9},
        ]
    },
]


class Column(msgspec.Struct, forbid_unknown_fields=True):
    cells: list[str]
    arrow: int


class Options(msgspec.Struct, forbid_unknown_fields=True):
    board: list[Column]


def check(options: Options) -> None:
    """Check a board by T2, and by the limits of the compiled state. Raises BadOptions."""
    if len(options.board) != COLUMNS:
        raise _bad("board-columns", ("board",), columns=COLUMNS, found=len(options.board))
    for i, column in enumerate(options.board):
        here = ("board", i)
        if not 1 <= len(column.cells) <= MOST_CELLS:
            raise _bad("board-length", (*here, "cells"), most=MOST_CELLS, found=len(column.cells))
        for cell in column.cells:
            if cell not in CELLS:
                raise _bad("board-cell", (*here, "cells"), cell=ascii(cell[:20]), known=", ".join(CELLS))
        if [cell[0] == "r" for cell in column.cells] != [False] * (len(column.cells) - 1) + [True]:
            raise _bad("board-red", (*here, "cells"))
        if not 0 <= column.arrow <= CHIPS:
            raise _bad("board-arrow", (*here, "arrow"), most=CHIPS, found=column.arrow)


def apply_options(s: State, options: Options) -> None:
    for column, printed in enumerate(options.board):
        s.cells[column] = len(printed.cells)
        s.arrow[column] = printed.arrow
        for i, cell in enumerate(printed.cells):
            chips = 2 if cell.endswith("2") else 1
            yellow = cell[0] == "y"
            s.own[column][i + 1] = s.own[column][i] + (0 if yellow else chips)
            s.common[column][i + 1] = s.common[column][i] + (chips if yellow else 0)


def board_of(s: State) -> list[Column]:
    """Return the board back, from a state."""
    return list(_board(PACK([s.cells, s.arrow, s.own, s.common])))


@lru_cache(200)  # every view has the board, and few boards there are
def _board(packed: bytes) -> list[Column]:
    return [_column(*column) for column in zip(*msgspec.msgpack.decode(packed), strict=True)]


def _column(cells: int, arrow: int, own: list[int], common: list[int]) -> Column:
    return Column([_cell(i == cells - 1, own[i + 1] - own[i], common[i + 1] - common[i]) for i in range(cells)], arrow)


def _cell(is_last: bool, own: int, common: int) -> str:
    letter = "r" if is_last else "y" if common else "g"
    return letter + ("2" if own + common == 2 else "")


def _bad(id_: str, path: tuple[str | int, ...], **args: Word) -> BadOptions:
    return BadOptions(Line(id_, args, "tricky"), path)
