"""Why the better move is better, as lines: what both do, what then happens more often, how, and what speaks against it."""

from typing import NamedTuple, TypeGuard

from speeltafel.core.contract.protocols import ReasonsModule, StoryModule
from speeltafel.core.contract.reasons import Explanation, Finding
from speeltafel.core.line import Line
from speeltafel.core.view import AnyView
from speeltafel.review.move_values import Decision
from speeltafel.review.reasons.samples import watched
from speeltafel.review.reasons.select import explained
from speeltafel.review.reasons.wording import PER_CENT, Names, looks_the_same, move_in_words, said


class Reasons(NamedTuple):
    lines: list[Line]
    first: Finding | None  # what they begin with
    explains: bool = False  # enough of the loss
    seen: float = 1.0  # the loss in the samples from which they come
    linked: bool = True  # whether it can be seen on the table how what they say comes about
    tells: bool = False  # something, though none of it explains much by itself


NONE = Reasons([], None)
ALL = 0.8  # of the loss: no need then to speak of others as well


def reasons_for(asked: Decision, best: str, played: str, counts: bool = True, again: int = 0, ahead: bool = False) -> Reasons:
    """`counts`: whether what only a good memory knows may be said (F21). `again`: with other dice. `ahead`: nobody played yet."""
    reasons = asked.engine.modules.reasons
    if reasons is None:
        return NONE
    arms, pairs = watched(reasons, asked, _number(asked, best), _number(asked, played), again)
    found = explained(*arms, sampled=pairs is not None)._replace(pairs=pairs)
    seen = float((arms[0].won * arms[0].chances).sum() - (arms[1].won * arms[1].chances).sum())
    return _as_lines(asked, found, best, played, counts, ahead)._replace(seen=seen)


def _number(asked: Decision, move: str) -> int:
    return asked.engine.modules.legal(asked.first)[asked.view.legal.index(move)]


def _as_lines(asked: Decision, found: Explanation, best: str, played: str, counts: bool, ahead: bool) -> Reasons:
    reasons, view = asked.engine.modules.reasons, asked.view
    if reasons is None:
        return NONE
    deeds, more, names = _deeds(reasons, view, best, played, ahead)
    lines = [*deeds, *more]
    told = [finding for finding in found.findings if not looks_the_same(finding, reasons.NUMBERS)]
    if found.own and told and not looks_the_same(found.own, reasons.NUMBERS):
        told = [found.own, told[0]]
    told.sort(key=_is_about_others)
    if not found.others:  # the watched games do not say that anything was lost
        return Reasons(lines, None)
    if _tells_a_story(reasons):
        story = reasons.story(view, found, told, (best, played), lambda finding: said(reasons, view, finding, names), counts)
        lines = [*deeds[:1], *story.after_played, *deeds[1:], *story.after_best, *more, *story.more]
        first = told[0] if told else None
        return Reasons(lines, first, story.explains, linked=story.is_shown, tells=bool(story.more))
    if not told:
        return Reasons(lines, None)
    most = len(lines) + reasons.SENTENCES
    for finding in told:
        links = [line for line in reasons.how(view, finding, found.others, best, played, counts) if line not in lines]
        has_room = len(lines) + len(links[:1]) < most  # without its link it would hang in the air
        says_more = told[0].share < ALL or not _is_about_others(finding)
        if finding is told[0] or (has_room and says_more):
            lines += [said(reasons, view, finding, names), *links][: most - len(lines)]
    if found.against and not looks_the_same(found.against, reasons.NUMBERS):
        although = said(reasons, view, found.against, names)
        lines.append(Line("reason-although", {"played": names.played, "fact": although}))
    return Reasons(lines, told[0], explains=True)


def _tells_a_story(reasons: ReasonsModule) -> TypeGuard[StoryModule]:
    return hasattr(reasons, "story")


def _is_about_others(finding: Finding) -> bool:
    return "player" in finding.fact.args


def _deeds(reasons: ReasonsModule, view: AnyView, best: str, played: str, ahead: bool) -> tuple[list[Line], list[Line], Names]:
    """What each of the moves does at once, and what is to be said of both; they are named there, and then called in short."""
    deeds = reasons.deeds(view, best, played)
    if deeds is None:
        return [], [], Names(reasons.move(view, played), reasons.move(view, best))
    role = "other" if ahead else "played"
    lines = [Line(f"reason-{role}", {"does": deeds.played}), Line("reason-better", {"does": deeds.best})]
    return lines, deeds.more, Names(Line(f"move-{role}"), Line("move-better"))


def nothing_stands_out(asked: Decision, best: str, played: str, share: float, loss: float) -> Line:
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
