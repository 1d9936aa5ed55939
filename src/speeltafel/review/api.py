"""`speeltafel.review`: the way in. What it needs is imported when it is called, since NumPy and a compiler come with it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from speeltafel.review.model import Part, Review


def review(record: str | bytes | dict[str, Any], deep: bool = False) -> "Review":
    """The review of a finished game: everybody's chances, what was luck and what was play, and every decision judged.

    The same record gives the same review. `deep` looks four times as far. BadRecord says why a record cannot be reviewed.
    """
    from speeltafel.review.model import ReviewFinished

    for part in review_parts(record, deep):
        if isinstance(part, ReviewFinished):
            return part.review
    raise AssertionError("a review ends with the whole of it")


def review_parts(record: str | bytes | dict[str, Any], deep: bool = False) -> Iterator["Part"]:
    """The same in parts while it is being made: the chart after a second or two, then one decision after the other."""
    from speeltafel.review import pipeline

    yield from pipeline.review_parts(record, deep)
