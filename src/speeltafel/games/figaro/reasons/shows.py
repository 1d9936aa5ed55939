"""How it goes on after both moves until somebody takes, told by examples: in one world, or after each move by itself."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from speeltafel.core.contract.reasons import Pairs
from speeltafel.core.line import Line
from speeltafel.games.figaro.mechanics.state import NOBODY
from speeltafel.games.figaro.reasons import examples
from speeltafel.games.figaro.reasons.causes import Cause
from speeltafel.games.figaro.reasons.courses import Card, Courses, Step, Take, course, in_words, line, taker, to_the_next_take
from speeltafel.games.figaro.reasons.links import bound
from speeltafel.games.figaro.reasons.move_effects import takes_at_once
from speeltafel.games.figaro.view import View

SHORT = 2  # cards: with so few one sees what makes the difference
LONGER = 2  # cards: by so much an example may be longer if it shows what does


class Both(NamedTuple):
    """How it goes on after both moves until somebody takes, pair by pair."""

    view: View
    moves: tuple[str, str]  # the better one and the played one
    played: Courses
    best: Courses
    pairs: Pairs


class Shown(NamedTuple):
    after_played: list[Line]
    after_best: list[Line]
    is_easy: bool  # to see how it comes about
    is_counted: bool = False  # whether it is told what makes the difference


def both_ways(view: View, pairs: Pairs, moves: tuple[str, str]) -> Both:
    played, best = ([to_the_next_take(course(end)) for end in ends] for ends in (pairs.played, pairs.best))
    return Both(view, moves, played, best, pairs)


def shown(both: Both, pairs: list[int], instead: object, because: Cause | None) -> Shown:
    """In one world, where one sees why it goes otherwise; else after each move by itself, and what makes the difference.

    `pairs`: those that may be told; `instead`: who takes after the played move."""
    given = (both.view, both.moves, both.played, both.best)
    made = [pair for pair in pairs if pair in because.pairs] if because else []
    easy = [found for able in (made, pairs) if (found := examples.chosen(*given, able)) and found.is_easy]
    if easy:
        found = min(easy, key=lambda one: max(0, _length(both, one) - _length(both, easy[-1]) - LONGER))
        is_told = found.pair in made and _cards(both.best[found.pair]) > SHORT
        return _in_one_world(both, found, because if is_told else None)
    apart = _one_by_one(both, made or pairs, instead, because)
    if apart.is_easy:
        return apart
    found = examples.chosen(*given, pairs) or examples.chosen(*given, pairs, long=examples.LONGER)
    return _in_one_world(both, found, None) if found else apart


def _length(both: Both, found: examples.Example) -> int:
    return _cards(both.played[found.pair]) + _cards(both.best[found.pair])


def _in_one_world(both: Both, found: examples.Example, because: Cause | None) -> Shown:
    """Nothing after a move that makes somebody take by itself."""
    view, played, best = both.view, both.played[found.pair], both.best[found.pair]
    at_once = [takes_at_once(view, text) != NOBODY for text in both.moves]
    one = [] if at_once[1] else [line("why-goes-on", steps=_told(view, played))]
    two = [] if at_once[0] else [line("why-goes-on-better", steps=_told(view, best), same="yes" if one else "no")]
    after_best = [*_only_there(both, played), *two, *_because(because)]
    return Shown(one, after_best, found.is_easy, is_counted=because is not None)


def _one_by_one(both: Both, pairs: list[int], instead: object, because: Cause | None) -> Shown:
    """As far as it can be shown."""
    view, moves = both.view, both.moves
    at_once = [takes_at_once(view, text) != NOBODY for text in moves]
    played = None if at_once[1] else _course_to(both, instead)
    best = None if at_once[0] else _other_course(both, pairs)
    one = [line("why-goes-on", steps=_told(view, played))] if played else []
    two = [line("why-goes-on-better", steps=_told(view, best), same="no")] if best else []
    is_easy = because is not None and bool(one or at_once[1]) and bool(two or at_once[0])
    return Shown(one, [*_only_there(both, played or ()), *two, *_because(because)], is_easy, is_counted=because is not None)


def _only_there(both: Both, played: Sequence[Step]) -> list[Line]:
    found = bound(both.view, both.moves[0], played)
    return [found] if found else []


def _because(because: Cause | None) -> list[Line]:
    return [because.says] if because else []


def _cards(steps: Sequence[Step]) -> int:
    return sum(isinstance(step, Card) for step in steps)


def own_take(both: Both, cards: int | None = None) -> Line | None:
    """An example of how one has to take after the played move, about so many cards."""
    own = _course_to(both, both.view.seat, cards)
    return line("why-goes-on", steps=_told(both.view, own)) if own else None


def other_take(both: Both, who: int | None = None, pairs: Collection[int] | None = None) -> Line | None:
    """An easy example of how another comes to take after the better move: that one, or anybody else; in one of these pairs."""
    able = [pair for pair in range(len(both.best)) if pairs is None or pair in pairs]
    theirs = _other_course(both, [pair for pair in able if who in (None, taker(both.best[pair]))])
    return line("why-goes-on-better", steps=_told(both.view, theirs), same="no") if theirs else None


def _course_to(both: Both, who: object, cards: int | None = None) -> Sequence[Step] | None:
    """How that one comes to take after the played move, about so many cards."""
    if takes_at_once(both.view, both.moves[1]) != NOBODY:
        return None
    nothing: Courses = [()] * len(both.played)
    theirs = [pair for pair, steps in enumerate(both.played) if taker(steps) == who != NOBODY and _is_about(steps[-1], cards)]
    found = examples.chosen(both.view, both.moves, both.played, nothing, theirs, examples.TOO_ODD)
    return both.played[found.pair] if found else None


def _other_course(both: Both, pairs: list[int]) -> Sequence[Step] | None:
    """Of these an easy one, in which another takes after the better move."""
    nothing: Courses = [()] * len(both.best)
    theirs = [pair for pair in pairs if taker(both.best[pair]) not in (both.view.seat, NOBODY)]
    found = examples.chosen(both.view, both.moves, nothing, both.best, theirs)
    return both.best[found.pair] if found and found.is_easy else None


def _is_about(last: Step, cards: int | None) -> bool:
    return isinstance(last, Take) and (cards is None or abs(last.cards - cards) <= 1)


def _told(view: View, steps: Sequence[Step]) -> Line:
    return in_words(view, steps, line("course-round-ends") if taker(steps) == NOBODY else None)
