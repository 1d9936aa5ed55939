"""How strong a bot is, as a game folder says it: which of its own ways to play, and how much searching on top."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec

AT_RANDOM = -1  # the manner that every game has


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """One rung of a game's ladder. A manner is a number that the game's own `policy` understands."""

    manner: int  # how it plays by rule, and in its thoughts about what comes after a move
    search: Literal["none", "flat", "tree"] = "none"
    iterations: int = 0  # games thought through to their end, or to where the game's `is_settled` cuts them
    worlds: int = 1  # different worlds, all consistent with the view, in which they are played
    imagined: int = 0  # of so many, those worlds that explain best what the others did; 0: any worlds do
    mixing: float = 0.0  # a move that tree search likes nearly as much as the best, but for this share, is as good
    meanwhile: int | None = None  # how, without search, until the compiled copy is there: where thinking takes too long
    knows: Callable[[Any], Any] | None = None  # what it learned by heart, as an array: for the table of a state
