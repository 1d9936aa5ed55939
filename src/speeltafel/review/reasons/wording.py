"""Findings as lines: first what comes of the played move, then of the better one; numbers are rounded so that they hold."""

from typing import Any, NamedTuple

from speeltafel.core.contract.protocols import ReasonsModule
from speeltafel.core.contract.reasons import Finding, Numbers
from speeltafel.core.line import Line, Word
from speeltafel.core.view import AnyView

FIVES = 5
TENS = 10
FEW, MANY = 0.03, 0.97  # of which a number of 100 would say too much
HARDLY, NEARLY = 0.06, 0.94  # and a number of 10
TENS_APART = 0.15  # a smaller difference is lost in numbers of 10
NEARLY_NONE = 0.005
SURE = 1e-9
PER_CENT = 100


class Names(NamedTuple):
    """What the two moves are called in a sentence."""

    played: Word
    best: Word


def said(reasons: ReasonsModule, view: AnyView, finding: Finding, names: Names) -> Line:
    """The sentence of a finding. Beside what it says it carries the numbers as they are, for who wants to know more."""
    fact, one, two = finding.fact, finding.played, finding.best
    args: dict[str, Word] = {**fact.args, "one": names.played, "two": names.best}
    if fact.is_amount:
        args |= {"n_one": amount(one), "is_one": direction(one), "n_two": amount(two), "is_two": direction(two)}
    else:
        args |= {"how_one": chance(one, reasons.NUMBERS), "how_two": chance(two, reasons.NUMBERS, after=one)}
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
    if numbers == "tens" and abs(finding.best - finding.played) < TENS_APART:
        return True
    return chance(finding.best, numbers) == chance(finding.played, numbers)


def chance(share: float, numbers: Numbers, after: float | None = None) -> Line:
    """In so many of 100 cases, or of 10. `after` another chance it is said in short."""
    id_ = "chance-tens" if numbers == "tens" else "chance"
    args: dict[str, Word] = {"how": _how(share, numbers), "cases": cases(share, numbers)}
    if after is None or (numbers == "tens" and _how(after, numbers) != "of"):
        return Line(id_, args)
    return Line(f"{id_}-short", {**args, "only": "yes" if share < after else "no"})


def cases(share: float, numbers: Numbers) -> int:
    if numbers == "exact":
        return round(PER_CENT * share)
    if numbers == "tens":
        return min(TENS - 1, max(1, round(TENS * share)))
    return min(PER_CENT - FIVES, max(FIVES, FIVES * round(PER_CENT / FIVES * share)))


def _how(share: float, numbers: Numbers) -> str:
    if numbers == "exact":
        if share < NEARLY_NONE:
            return "never" if share < SURE else "hardly"
        if share > 1 - NEARLY_NONE:
            return "certain" if share > 1 - SURE else "nearly"
        return "of"
    few, many = (HARDLY, NEARLY) if numbers == "tens" else (FEW, MANY)
    return "below" if share < few else "above" if share > many else "of"


def amount(value: float) -> int | float:
    """Without its sign, to a tenth."""
    rounded = abs(round(value, 1))
    return int(rounded) if rounded == int(rounded) else rounded


def direction(value: float) -> str:
    return "nothing" if amount(value) == 0 else "gain" if value > 0 else "loss"


def move_in_words(reasons: ReasonsModule | None, view: AnyView, move: str) -> Any:
    return move if reasons is None else reasons.move(view, move)
