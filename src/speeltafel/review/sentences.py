"""Lines that a review shows in the terminal and on the page, and that a screen reader speaks."""

from collections.abc import Callable, Sequence

from speeltafel.core.line import Line, Word
from speeltafel.review.model import BAD, Review, Step, TurningPoint

PERCENT = 100


def percent(chance: float) -> int:
    return round(PERCENT * chance)


def points(change: float) -> float:
    """Return a change of chances in games of 100, with one decimal."""
    return round(PERCENT * change, 1)


def turning_point(point: TurningPoint) -> Line:
    """Return a line that says whose chance rose or fell, and how far."""
    id_ = "review-rises" if point.after > point.before else "review-falls"
    return Line(id_, {"player": point.seat, "before": percent(point.before), "after": percent(point.after)})


def verdict(step: Step, spelled: Callable[[str], str] = str) -> Line:
    """Return a line that compares the played move with the best one. `spelled` writes moves for people."""
    found = step.verdict
    assert found is not None  # noqa: S101 - the caller has checked
    args: dict[str, Word] = {"player": step.actor or 0, "number": step.number, "played": spelled(found.played)}
    if found.label in BAD:
        args |= {"best": spelled(found.best), "loss": points(found.loss), "error": points(2 * found.se)}
    return Line(f"review-{found.label or 'fine'}", args)


def marked(review: Review) -> Sequence[Step]:
    """Return the steps with a label, in the order of the game."""
    return [step for step in review.steps if step.verdict is not None and step.verdict.label]
