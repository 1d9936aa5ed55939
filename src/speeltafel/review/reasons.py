"""Why the better move is better, as lines: what happens more often, how that comes about, and what speaks against it."""

from typing import NamedTuple

from speeltafel.core.line import Line
from speeltafel.core.reason import Finding
from speeltafel.review.contest import Question
from speeltafel.review.watching import watched
from speeltafel.review.why import Explanation, explained
from speeltafel.review.wording import PER_CENT, looks_the_same, move_in_words, said


class Reasons(NamedTuple):
    lines: list[Line]
    first: Finding | None  # what they begin with

    @property
    def found(self) -> bool:
        return self.first is not None


NONE = Reasons([], None)


def reasons_for(asked: Question, best: str, played: str, counts: bool = True, again: int = 0) -> Reasons:
    """`counts`: whether what only a good memory knows may be said (F21). `again`: with other dice."""
    reasons = asked.engine.modules.reasons
    if reasons is None:
        return NONE
    arms = watched(reasons, asked, _number(asked, best), _number(asked, played), again)
    found = explained(*arms, sampled=not asked.engine.modules.bots.is_exact)
    return _as_lines(asked, found, best, played, counts)


def _number(asked: Question, move: str) -> int:
    return asked.engine.modules.legal(asked.first)[asked.view.legal.index(move)]


def _as_lines(asked: Question, found: Explanation, best: str, played: str, counts: bool) -> Reasons:
    reasons, view = asked.engine.modules.reasons, asked.view
    if reasons is None:
        return NONE
    told = [finding for finding in found.findings if not looks_the_same(finding, reasons.NUMBERS)]
    lines = []
    for place, finding in enumerate(told):
        lines.append(said(reasons, view, finding, best, played))
        if place == 0:
            lines += reasons.how(view, finding, found.others, best, played, counts)
    if told and found.against and not looks_the_same(found.against, reasons.NUMBERS):
        although = said(reasons, view, found.against, best, played)
        lines.append(Line("reason-although", {"played": reasons.move(view, played), "fact": although}))
    return Reasons(lines, told[0] if told else None)


def nothing_stands_out(asked: Question, best: str, played: str, share: float, loss: float) -> Line:
    """The honest sentence where no fact explains the loss."""
    reasons, view = asked.engine.modules.reasons, asked.view
    return Line(
        "reason-none",
        {
            "best": move_in_words(reasons, view, best),
            "played": move_in_words(reasons, view, played),
            "more": round(PER_CENT * share),
            "less": round(PER_CENT * max(0.0, share - loss)),
        },
    )
