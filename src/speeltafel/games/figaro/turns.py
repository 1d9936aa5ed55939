"""Who takes next, and that it is somebody else after the better move: with an example of how, and what that is to the player."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from speeltafel.core.course import Difference, differences
from speeltafel.core.line import Line, Word
from speeltafel.core.reason import Pairs
from speeltafel.games.figaro import examples
from speeltafel.games.figaro.courses import Step, Take, course, in_words, line, taker, to_the_next_take
from speeltafel.games.figaro.deeds import takes_at_once
from speeltafel.games.figaro.links import bound, rival
from speeltafel.games.figaro.state import NOBODY
from speeltafel.games.figaro.view import View

HALF = 0.5  # of the loss
SOME = 0.3
AGAINST = -0.5
OFTEN = 0.15  # of all cases
SELDOM = 0.04
RARE = 0.08
MOST = 0.7  # of the loss: so much has to be explained by what is rare
NOTABLY = 10  # of 100
MOSTLY = 0.55  # of the pairs
FIVES = 20  # parts of 100, to which chances are rounded
BACK = 0.5  # of the pairs in which it is the other way round: more of them, and the rest says little

Courses = Sequence[Sequence[Step]]


class Both(NamedTuple):
    """How it goes on after both moves until somebody takes, pair by pair."""

    view: View
    moves: tuple[str, str]  # the better one and the played one
    played: Courses
    best: Courses
    told: list[Difference]  # by who takes


class Turn(NamedTuple):
    found: Difference
    who: object  # takes after the better move, or mostly does; None: now this one, now that one
    after_played: list[Line]
    after_best: list[Line]
    says: Line  # how often it is so, and how many games that decides
    is_easy: bool  # to see how it comes about

    def clearness(self, target: object) -> int:
        """Easy to see; or there is something of it to be seen: an example, or a card for the row of who takes."""
        return 2 if self.is_easy else int(bool(self.after_played or self.after_best) or self.who == target)


def next_take(view: View, pairs: Pairs, moves: tuple[str, str]) -> Turn | None:
    """That another is the next to take onto their stack; None where that explains little, or nothing of it can be seen."""
    played, best = ([to_the_next_take(course(end)) for end in ends] for ends in (pairs.played, pairs.best))
    told = differences([taker(steps) for steps in played], [taker(steps) for steps in best], pairs.won)
    both = Both(view, moves, played, best, told)
    able = candidates(both)
    if not able:
        return _less_often(both)
    target = int(moves[0].partition(">")[2] or NOBODY)
    clearest = max((_turn(both, one) for one in able), key=lambda turn: turn.clearness(target))  # the first of them
    return clearest if clearest.clearness(target) else None


def candidates(both: Both) -> list[Difference]:
    """What explains much, as one would expect it, and is not as often the other way round; the best first."""
    by_outcomes = {(one.played, one.best): one for one in both.told}

    def net(one: Difference) -> float:
        back = by_outcomes.get((one.best, one.played))
        if back is None:
            return one.share
        return min(one.share, one.share + back.share) if back.often <= BACK * one.often else 0.0

    def value(one: Difference) -> float:
        return min(net(one), 1.0) * _appeal(both.view, one)

    def tells(one: Difference) -> bool:
        return one.often >= SELDOM and net(one) >= (SOME if one.often >= RARE else MOST)

    able = [one for one in both.told if tells(one) and _says_something(both, one)]
    able.sort(key=lambda one: -value(one))
    return [one for one in able if value(one) >= HALF * value(able[0])]


def _turn(both: Both, main: Difference) -> Turn:
    outcomes = [(taker(both.played[pair]), taker(both.best[pair])) for pair in main.pairs]
    after, is_easy = _example(both, main, _usual(main, outcomes))
    is_easy &= not any(one.share < AGAINST and one.often >= OFTEN and _is_apart(one, main) for one in both.told)
    who = main.best if main.best is not None else _mostly([one for _, one in outcomes])
    return Turn(main, who, *after, _takes(both, main, outcomes), is_easy)


def _example(both: Both, main: Difference, pairs: list[int]) -> tuple[tuple[list[Line], list[Line]], bool]:
    """After both moves; else, where one takes oneself, after each by itself. And whether that is easy to see."""
    given = (both.view, both.moves, both.played, both.best, pairs)
    shown = examples.chosen(*given) or examples.chosen(*given, long=examples.LONGER)
    if shown:
        return _after(both, shown.pair), shown.is_easy
    own = _own_course(both.view, both.played, both.moves) if main.played == both.view.seat else None
    if own is None:
        return ([], []), False
    only_there = bound(both.view, both.moves[0], own)
    theirs = None if takes_at_once(both.view, both.moves[0]) != NOBODY else _other_course(both.view, both.best, both.moves, pairs)
    then = [line("why-goes-on-better", steps=_told(both.view, theirs), same="no")] if theirs else []
    return ([line("why-goes-on", steps=_told(both.view, own))], [*([only_there] if only_there else []), *then]), False


def _less_often(both: Both) -> Turn | None:
    """That one takes less often oneself, where that is so in all, though at times it is the other way round."""
    me = both.view.seat
    away = next((one for one in both.told if (one.played, one.best) == (me, None)), None)
    back = next((one for one in both.told if (one.played, one.best) == (None, me)), None)
    more, fewer = (of_100(sum(taker(steps) == me for steps in after) / len(after)) for after in (both.played, both.best))
    if away is None or back is None or away.share + back.share < SOME or more - fewer < NOTABLY:
        return None
    after, is_easy = _example(both, away, away.pairs)
    return Turn(away, None, *after, line("why-less-often", fewer=fewer, more=more), is_easy)


def _says_something(both: Both, found: Difference) -> bool:
    """Not that one takes oneself after the better move, nor that anybody else does than a rival: no gain one would understand."""
    me = both.view.seat
    if found.best is None and found.played != me:
        return False
    is_for_oneself = me in (found.best, _mostly([taker(both.best[pair]) for pair in found.pairs]))
    return not is_for_oneself and of_100(found.won) > of_100(found.won_less)


def _appeal(view: View, found: Difference) -> float:
    """How readily one understands that it is better so: that it is not oneself, or that it is a rival who is to be stopped."""
    is_exact = None not in (found.played, found.best) and found.often >= OFTEN
    if found.played == view.seat:
        return 1.2 if is_exact else 1.1
    if found.best == NOBODY:
        return 0.4
    return (0.9 if rival(view, found.best, found.played) else 0.6) - (0.0 if is_exact else 0.1)


def _is_apart(one: Difference, main: Difference) -> bool:
    return None not in (one.played, one.best) and not set(one.pairs) & set(main.pairs)


def _usual(main: Difference, outcomes: list[tuple[int, int]]) -> list[int]:
    """Of its pairs those that end as most of them do."""
    usual = [_mostly([both[place] for both in outcomes]) for place in (0, 1)]
    return [
        pair
        for pair, both in zip(main.pairs, outcomes, strict=True)
        if all(seat in (None, one) for seat, one in zip(usual, both, strict=True))
    ]


def own_take(view: View, played: Courses, moves: tuple[str, str], cards: int) -> Line | None:
    """An example of how one has to take about so many cards after the played move."""
    own = _own_course(view, played, moves, cards)
    return line("why-goes-on", steps=_told(view, own)) if own else None


def _own_course(view: View, played: Courses, moves: tuple[str, str], cards: int | None = None) -> Sequence[Step] | None:
    if takes_at_once(view, moves[1]) != NOBODY:
        return None
    nothing: Courses = [()] * len(played)
    own = [pair for pair, steps in enumerate(played) if taker(steps) == view.seat and _is_about(steps[-1], cards)]
    shown = examples.chosen(view, moves, played, nothing, own, examples.TOO_ODD)
    return played[shown.pair] if shown else None


def other_take(view: View, best: Courses, moves: tuple[str, str], who: int | None = None) -> Line | None:
    """An easy example of how another comes to take after the better move: that one, or anybody else."""
    pairs = [pair for pair, steps in enumerate(best) if who in (None, taker(steps))]
    theirs = _other_course(view, best, moves, pairs)
    return line("why-goes-on-better", steps=_told(view, theirs), same="no") if theirs else None


def _other_course(view: View, best: Courses, moves: tuple[str, str], pairs: list[int]) -> Sequence[Step] | None:
    """Of these an easy one, in which another takes."""
    nothing: Courses = [()] * len(best)
    theirs = [pair for pair in pairs if taker(best[pair]) not in (view.seat, NOBODY)]
    shown = examples.chosen(view, moves, nothing, best, theirs)
    return best[shown.pair] if shown and shown.is_easy else None


def _is_about(last: Step, cards: int | None) -> bool:
    return isinstance(last, Take) and (cards is None or abs(last.cards - cards) <= 1)


# ---- In words ----


def _after(both: Both, pair: int) -> tuple[list[Line], list[Line]]:
    """How it goes on after the played and after the better move; nothing where the move itself makes somebody take."""
    view, played = both.view, both.played[pair]
    at_once = [takes_at_once(view, text) != NOBODY for text in both.moves]
    one = [] if at_once[1] else [line("why-goes-on", steps=_told(view, played))]
    two = [] if at_once[0] else [line("why-goes-on-better", steps=_told(view, both.best[pair]), same="yes" if one else "no")]
    only_there = bound(view, both.moves[0], played)
    return one, [*([only_there] if only_there else []), *two]


def _told(view: View, steps: Sequence[Step]) -> Line:
    return in_words(view, steps, line("course-round-ends") if taker(steps) == NOBODY else None)


def _takes(both: Both, found: Difference, outcomes: list[tuple[int, int]]) -> Line:
    """How often who takes next instead of whom, and how many games are then won. `outcomes`: who takes, of the pairs."""
    if all(takes_at_once(both.view, text) != NOBODY for text in both.moves):  # as the moves themselves say
        return line("why-then", more=of_100(found.won), fewer=of_100(found.won_less))
    args: dict[str, Word] = {"after": "yes" if both.moves[0] == "take" else "no"}
    for name, role, seat, place in (("to", "player", found.best, 1), ("instead", "other", found.played, 0)):
        one = seat if seat is not None else _mostly([both[place] for both in outcomes])
        is_any = one is None and name == "instead" and any(each[place] == both.view.seat for each in outcomes)
        args[name] = "any" if is_any else _whose(both.view, one)
        args[f"{name}_mostly"] = "yes" if seat is None and one is not None else "no"
        if isinstance(one, int) and one != NOBODY:
            args[role] = one
    return line("why-turn", **args, **_often(found))


def _mostly(seats: list[int]) -> int | None:
    """The one that most of them are, if so many are."""
    if not seats:
        return None
    seat, often = Counter(seats).most_common(1)[0]
    return seat if often >= MOSTLY * len(seats) and seat != NOBODY else None


def _whose(view: View, seat: object) -> str:
    if seat is None:
        return "else"
    return "you" if seat == view.seat else "nobody" if seat == NOBODY else "other"


def _often(found: Difference) -> dict[str, Word]:
    return {"cases": max(5, of_100(found.often)), "more": of_100(found.won), "fewer": of_100(found.won_less)}


def of_100(share: float) -> int:
    """Rounded to five."""
    return 100 // FIVES * round(FIVES * share)
