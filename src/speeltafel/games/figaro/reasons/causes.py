"""What lies between a move and who takes next: counted after both moves, and told where it makes the difference."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from speeltafel.core.line import Line, Word
from speeltafel.games.figaro.mechanics.state import NOBODY
from speeltafel.games.figaro.reasons.courses import Card, Courses, Step, line, of_100, taker
from speeltafel.games.figaro.reasons.links import kept_for
from speeltafel.games.figaro.reasons.move_effects import takes_at_once
from speeltafel.games.figaro.view import View

APART = 0.12  # of all cases
OWN_SHARE, SHARE = 0.2, 0.3  # of the loss
OWN = 1.5  # as readily it is understood what one does oneself

Happens = Callable[[Sequence[Step]], bool]


class Cause(NamedTuple):
    says: Line
    share: float  # of the loss
    pairs: set[int]  # in which it happens after the better move and not after the other one


def cause(view: View, best: str, played: str, who: object, courses: tuple[Courses, Courses], won: Any) -> Cause | None:
    """That one's own card fills the row of `who` more often, or somebody's does before one's turn comes again; else that nobody
    lays a card in front of oneself until then. `courses`: after the better and after the other move."""
    me = view.seat
    if me is None or best == "take" or takes_at_once(view, best) != NOBODY:
        return None
    if isinstance(who, int) and who not in (me, NOBODY):
        kept = kept_for(view, best, played, who)
        own = _counted("why-you-fill", _fills_oneself(me, who), courses, won, OWN_SHARE, {"player": who, **kept})
        theirs = _counted("why-they-fill", _is_filled_first(me, who), courses, won, SHARE, {"player": who})
        if own and (theirs is None or OWN * own.share >= theirs.share):
            return own
        if theirs:
            return theirs
    return _counted("why-spared", _is_spared(me), courses, won, SHARE, {}, seldom=True)


def _counted(
    id_: str,
    happens: Happens,
    courses: tuple[Courses, Courses],
    won: Any,
    least: float,
    args: dict[str, Word],
    seldom: bool = False,
) -> Cause | None:
    """None where it is hardly more often so after the better move, or explains less of the loss. `seldom`: it is told how often
    it is not so."""
    best, played = (np.array([happens(steps) for steps in after]) for after in courses)
    gained = won[:, 0] - won[:, 1]
    more, back = best & ~played, played & ~best
    loss = float(gained.sum())
    share = float(gained[more].sum() + min(0.0, gained[back].sum())) / loss if loss > 0 else 0.0
    often, less = float(best.mean()), float(played.mean())
    if often - less < APART or share < least:
        return None
    if seldom:
        often, less = 1 - less, 1 - often
    return Cause(line(id_, more=of_100(often), fewer=of_100(less), **args), share, set(np.flatnonzero(more).tolist()))


def _fills_oneself(me: int, who: int) -> Happens:
    def happens(steps: Sequence[Step]) -> bool:
        return _is_filled(steps, who) and steps[-2].seat == me

    return happens


def _is_filled_first(me: int, who: int) -> Happens:
    def happens(steps: Sequence[Step]) -> bool:
        return _is_filled(steps, who) and all(step.seat != me for step in steps)

    return happens


def _is_filled(steps: Sequence[Step], who: int) -> bool:
    last = steps[-2] if len(steps) > 1 else None
    return taker(steps) == who and isinstance(last, Card) and last.to == who


def _is_spared(me: int) -> Happens:
    """Nobody else lays a card in front of oneself before one's next turn."""

    def happens(steps: Sequence[Step]) -> bool:
        own = next((place for place, step in enumerate(steps) if step.seat == me), len(steps))
        return not any(isinstance(step, Card) and step.to == me for step in steps[:own])

    return happens
