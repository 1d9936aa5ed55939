"""Levels of bots, as a game folder defines them: a style of play, and the search on top of it."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec

AT_RANDOM = -1  # the style that every game has


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """One level of a game's bots. A style is a number that the game's own `policy` understands."""

    style: int  # how it plays without search, and how everybody plays in its rollouts
    weights: Callable[[Any], Any] | None = None  # the numbers it plays by, as an array: for the table of a state
    is_learned: bool = False  # the weights are files of megabytes: the page without a server fetches them when it needs them
    search: Literal["none", "flat", "tree"] = "none"
    iterations: int = 0  # rollouts, to the end of the game or to where the game's `is_cutoff` says
    iterations_for_two: int | None = None  # the same with two players, where a move takes less time; None: no others
    worlds: int = 1  # different worlds, all consistent with the view, in which they are played
    candidate_worlds: int = 0  # draw so many, and keep those that explain best what the others did; 0: any worlds do
    tie_margin: float = 0.0  # a move that tree search visited nearly as often as the best, but for this share, is as good
    style_until_compiled: int | None = None  # without search, until the compiled copy is there: where plain Python is too slow

    def iterations_with(self, players: int) -> int:
        return self.iterations_for_two if players == 2 and self.iterations_for_two is not None else self.iterations


class ReviewBudget(msgspec.Struct, frozen=True, kw_only=True):
    """Sample sizes of a review: rollouts, or iterations of a tree search. docs/review.md says where they come from."""

    chart: int = 150  # rollouts from each position, for everybody's chances there
    sweep: int = 64  # of each candidate, to see how far apart they are
    finalists: int = 192  # and of each of the best four
    tree: int = 5_000  # iterations to choose by, where the game's master grows a tree
    verdict: int = 300  # fresh ones, of the best and of the played move each; in trees, whose first move is forced, that many
    worlds: int = 556  # to do all this in
    least_line: float = 0.0  # no smaller loss is called doubtful
    second_style: int | None = None  # a way to play on that must confirm a loss before it is called anything
