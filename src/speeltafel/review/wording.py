"""Findings as lines: the move after which something happens more often comes first, and numbers are rounded so that they hold."""

from bisect import bisect
from typing import Any

from speeltafel.core.line import Line, Word
from speeltafel.core.protocol import ReasonsModule
from speeltafel.core.reason import Finding, Numbers
from speeltafel.core.view import AnyView

FIVES = 5
GRADES = (0.12, 0.38, 0.62, 0.88)  # from which chance on it is no longer: hardly ever, now and then, half the time, mostly
WORDS = ("hardly", "some", "half", "most", "nearly")
FEW, MANY = 0.03, 0.97  # of which a number of 100 would say too much
NEARLY_NONE = 0.005
SURE = 1e-9
PER_CENT = 100


def said(reasons: ReasonsModule, view: AnyView, finding: Finding, best: str, played: str) -> Line:
    """The sentence of a finding. Beside what it says it carries the numbers as they are, for who wants to know more."""
    fact = finding.fact
    best_first = finding.best >= finding.played
    one, two = (best, played) if best_first else (played, best)
    more, less = max(finding.best, finding.played), min(finding.best, finding.played)
    args: dict[str, Word] = {**fact.args, "one": reasons.move(view, one), "two": reasons.move(view, two)}
    if fact.is_amount:
        args |= {"more": amount(more), "more_is": direction(more), "less": amount(less), "less_is": direction(less)}
    else:
        args |= {"often": chance(more, reasons.NUMBERS), "seldom": chance(less, reasons.NUMBERS, short=True)}
    factor = 1 if fact.is_amount else PER_CENT
    details: dict[str, Word] = {
        "after_best": round(factor * finding.best, 1),
        "after_played": round(factor * finding.played, 1),
        "explains": round(PER_CENT * finding.share),
    }
    return Line(fact.id, {**args, **details}, view.game)


def looks_the_same(finding: Finding, numbers: Numbers) -> bool:
    """Whether both sides would be said in the same words."""
    if finding.fact.is_amount:
        return amount(finding.best) == amount(finding.played)
    return chance(finding.best, numbers) == chance(finding.played, numbers)


def chance(share: float, numbers: Numbers, short: bool = False) -> Line:
    """In so many of 100 cases, or in a graded word."""
    if numbers == "grades":
        return Line("chance-grade", {"grade": WORDS[bisect(GRADES, share)]})
    return Line("chance-short" if short else "chance", {"how": _how(share, numbers), "cases": cases(share, numbers)})


def cases(share: float, numbers: Numbers) -> int:
    if numbers == "exact":
        return round(PER_CENT * share)
    return min(PER_CENT - FIVES, max(FIVES, FIVES * round(PER_CENT / FIVES * share)))


def _how(share: float, numbers: Numbers) -> str:
    if numbers == "exact":
        if share < NEARLY_NONE:
            return "never" if share < SURE else "hardly"
        if share > 1 - NEARLY_NONE:
            return "certain" if share > 1 - SURE else "nearly"
        return "of"
    return "below" if share < FEW else "above" if share > MANY else "of"


def amount(value: float) -> int | float:
    """Without its sign, to a tenth."""
    rounded = abs(round(value, 1))
    return int(rounded) if rounded == int(rounded) else rounded


def direction(value: float) -> str:
    return "nothing" if amount(value) == 0 else "gain" if value > 0 else "loss"


def move_in_words(reasons: ReasonsModule | None, view: AnyView, move: str) -> Any:
    return move if reasons is None else reasons.move(view, move)
