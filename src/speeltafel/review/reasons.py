"""Why the better move is better, as lines: what both do, what then happens more often, how, and what speaks against it."""

from typing import NamedTuple

from speeltafel.core.line import Line
from speeltafel.core.protocol import ReasonsModule
from speeltafel.core.reason import Finding
from speeltafel.core.view import AnyView
from speeltafel.review.contest import Question
from speeltafel.review.watching import watched
from speeltafel.review.why import Explanation, explained
from speeltafel.review.wording import PER_CENT, Names, looks_the_same, move_in_words, said


class Reasons(NamedTuple):
    lines: list[Line]
    first: Finding | None  # what they begin with

    @property
    def found(self) -> bool:
        return self.first is not None


NONE = Reasons([], None)
MOST = 4  # sentences, beside what speaks for the other move
AFTER_DEEDS = 2  # of them, where it is said first what both moves do
ALL = 0.8  # of the loss: no need then to speak of others as well


def reasons_for(asked: Question, best: str, played: str, counts: bool = True, again: int = 0, ahead: bool = False) -> Reasons:
    """`counts`: whether what only a good memory knows may be said (F21). `again`: with other dice. `ahead`: nobody played yet."""
    reasons = asked.engine.modules.reasons
    if reasons is None:
        return NONE
    arms = watched(reasons, asked, _number(asked, best), _number(asked, played), again)
    found = explained(*arms, sampled=not asked.engine.modules.bots.is_exact)
    return _as_lines(asked, found, best, played, counts, ahead)


def _number(asked: Question, move: str) -> int:
    return asked.engine.modules.legal(asked.first)[asked.view.legal.index(move)]


def _as_lines(asked: Question, found: Explanation, best: str, played: str, counts: bool, ahead: bool) -> Reasons:
    reasons, view = asked.engine.modules.reasons, asked.view
    if reasons is None:
        return NONE
    lines, names = _deeds(reasons, view, best, played, ahead)
    told = [finding for finding in found.findings if not looks_the_same(finding, reasons.NUMBERS)]
    if not told:
        return Reasons(lines, None)
    if found.own and not looks_the_same(found.own, reasons.NUMBERS):
        told = [found.own, told[0]]
    told.sort(key=_is_about_others)
    most = len(lines) + AFTER_DEEDS if lines else MOST
    for finding in told:
        links = [line for line in reasons.how(view, finding, found.others, best, played, counts) if line not in lines]
        has_room = len(lines) + len(links[:1]) < most  # without its link it would hang in the air
        says_more = told[0].share < ALL or not _is_about_others(finding)
        if finding is told[0] or (has_room and says_more):
            lines += [said(reasons, view, finding, names), *links][: most - len(lines)]
    if found.against and not looks_the_same(found.against, reasons.NUMBERS):
        although = said(reasons, view, found.against, names)
        lines.append(Line("reason-although", {"played": names.played, "fact": although}))
    return Reasons(lines, told[0])


def _is_about_others(finding: Finding) -> bool:
    return "player" in finding.fact.args


def _deeds(reasons: ReasonsModule, view: AnyView, best: str, played: str, ahead: bool) -> tuple[list[Line], Names]:
    """What both moves do at once. They are named there; after that it is enough to know which of the two is meant."""
    deeds = reasons.deeds(view, best, played)
    if deeds is None:
        return [], Names(reasons.move(view, played), reasons.move(view, best))
    role = "other" if ahead else "played"
    lines = [Line(f"reason-{role}", {"does": deeds.played}), Line("reason-better", {"does": deeds.best}), *deeds.more]
    return lines, Names(Line(f"move-{role}"), Line("move-better"))


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
