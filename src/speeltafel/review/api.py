"""`speeltafel.review`: reviews of finished games.

Its imports happen on the first call, since NumPy and a compiler come with them.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from speeltafel.review.model import Part, Review


def review(record: str | bytes | dict[str, Any], deep: bool = False) -> "Review":
    """Review a finished game: chances over time, luck and play, and a verdict for every decision.

    Takes seconds to minutes, and compiles the game first if needed (up to a minute). The same record gives the same review.
    `deep` uses four times as many samples. Raises BadRecord if the record cannot be reviewed.

    >>> import speeltafel
    >>> game = speeltafel.new("tricky", players=2, seed=7)
    >>> while game.result is None:
    ...     game.play(game.legal()[0])
    >>> found = review(game.record())
    >>> len(found.seats), len(found.steps) >= game.length
    (2, True)
    """
    from speeltafel.review.model import ReviewFinished

    for part in review_parts(record, deep):
        if isinstance(part, ReviewFinished):
            return part.review
    raise AssertionError("a review ends with the whole of it")


def review_parts(record: str | bytes | dict[str, Any], deep: bool = False) -> Iterator["Part"]:
    """Yield the parts of a review while it is being made: the chart after a second or two, then the decisions one by one.

    >>> import speeltafel
    >>> game = speeltafel.new("tricky", players=2, seed=7)
    >>> while game.result is None:
    ...     game.play(game.legal()[0])
    >>> type(next(review_parts(game.record()))).__name__
    'ChartReady'
    """
    from speeltafel.review import pipeline

    yield from pipeline.review_parts(record, deep)
