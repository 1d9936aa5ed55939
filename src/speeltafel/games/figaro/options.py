"""Options of a table: the road pieces (F3), as printed in printed.toml or custom, and the edition (FE1–FE3)."""

from typing import Any, Literal

import msgspec

from speeltafel.core.errors import BadOptions
from speeltafel.core.line import Line, Word
from speeltafel.games.figaro.mechanics.state import LONGEST, PIECES, State

Edition = Literal["en", "nl"]
EDITIONS: list[Edition] = ["en", "nl"]  # by their number in a State

VARIANTS: list[dict[str, Any]] = [
    {},
    # With pieces of equal length, so that roads tie (F20) and some are not worth exchanging (F18).
    {"edition": "nl", "roads": [3, 1, 2, 2, 1, 3, 1, 1, 2, 2, 1, 999, 1, 2, 1]},
]


class Options(msgspec.Struct, forbid_unknown_fields=True):
    roads: list[int]
    edition: Edition = "en"


def check(options: Options) -> None:
    """Check options (F3). Pieces of equal length are allowed, should a box have them. Raises BadOptions."""
    if len(options.roads) != PIECES:
        raise _bad("roads-number", ("roads",), pieces=PIECES, found=len(options.roads))
    for i, length in enumerate(options.roads):
        if not 1 <= length <= LONGEST:
            raise _bad("roads-length", ("roads", i), most=LONGEST, found=length)


def apply_options(s: State, options: Options) -> None:
    s.length = sorted(options.roads, reverse=True)
    s.edition = EDITIONS.index(options.edition)


def options_of(s: State) -> Options:
    """Return the options back, from a state."""
    return Options(roads=s.length[::-1], edition=EDITIONS[s.edition])


def _bad(id_: str, path: tuple[str | int, ...], **args: Word) -> BadOptions:
    return BadOptions(Line(id_, args, "figaro"), path)
