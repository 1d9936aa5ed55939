"""Who takes next, and that it is somebody else after the better move: with an example of how, and what that is to the player."""

from collections import Counter
from typing import NamedTuple

from speeltafel.core.line import Line, Word
from speeltafel.games.figaro.mechanics.state import NOBODY
from speeltafel.games.figaro.reasons.causes import Cause, cause
from speeltafel.games.figaro.reasons.courses import line, of_100, taken, taker
from speeltafel.games.figaro.reasons.move_effects import takes_at_once
from speeltafel.games.figaro.reasons.paired_rollouts import Difference, differences
from speeltafel.games.figaro.reasons.shows import Both, Shown, other_take, shown
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
BACK = 0.5  # of the pairs in which it is the other way round: more of them, and the rest says little


class Turn(NamedTuple):
    found: Difference
    who: object  # takes after the better move, or mostly does; None: now this one, now that one
    shown: Shown
    says: Line  # how often it is so, and how many games that decides
    is_easy: bool  # to see how it comes about
    falls: bool = True  # whether who takes wins less often then, be it a little

    def clearness(self, target: object) -> int:
        """Easy to see; or there is something of it to be seen: an example, or a card for the row of who takes."""
        return 2 if self.is_easy else int(bool(self.shown.after_played or self.shown.after_best) or self.who == target)


def next_take(both: Both) -> Turn | None:
    """That another is the next to take onto their stack; None where that explains little, or nothing of it can be seen."""
    told = differences([taker(steps) for steps in both.played], [taker(steps) for steps in both.best], both.pairs.won)
    able = candidates(both, told)
    if not able:
        return _less_often(both, told)
    target = int(both.moves[0].partition(">")[2] or NOBODY)
    clearest = max((_turn(both, told, one) for one in able), key=lambda turn: turn.clearness(target))  # the first of them
    return clearest if clearest.clearness(target) else None


def candidates(both: Both, told: list[Difference]) -> list[Difference]:
    """What explains much, as one would expect it, and is not as often the other way round; the best first."""
    by_outcomes = {(one.played, one.best): one for one in told}

    def net(one: Difference) -> float:
        back = by_outcomes.get((one.best, one.played))
        if back is None:
            return one.share
        return min(one.share, one.share + back.share) if back.often <= BACK * one.often else 0.0

    def value(one: Difference) -> float:
        return min(net(one), 1.0) * _appeal(both, one)

    def tells(one: Difference) -> bool:
        return one.often >= SELDOM and net(one) >= (SOME if one.often >= RARE else MOST)

    able = [one for one in told if tells(one) and _says_something(both, one)]
    able.sort(key=lambda one: -value(one))
    return [one for one in able if value(one) >= HALF * value(able[0])]


def _turn(both: Both, told: list[Difference], main: Difference) -> Turn:
    outcomes = [(taker(both.played[pair]), taker(both.best[pair])) for pair in main.pairs]
    who = main.best if main.best is not None else _mostly([one for _, one in outcomes])
    instead = main.played if main.played is not None else _mostly([one for one, _ in outcomes])
    found = because(both, who)
    is_own = main.played == both.view.seat
    tells = found is not None and (is_own or found.says.id == "why-you-fill")  # else it would lead away from the two rivals
    show = shown(both, _usual(main, outcomes), instead, found if tells else None)
    is_easy = show.is_easy and not any(one.share < AGAINST and one.often >= OFTEN and _is_apart(one, main) for one in told)
    stops = None if is_own else stopped(both, main.pairs, who)
    return Turn(main, who, show, _takes(both, main, outcomes, stops), is_easy, _wins_less(both, main.pairs, who))


def because(both: Both, who: object) -> Cause | None:
    return cause(both.view, *both.moves, who, (both.best, both.played), both.pairs.won)


def by_a_card(both: Both) -> tuple[list[Line], Line] | None:
    """That the row to which the better card goes is filled more often, or that one is spared, where that alone explains it: with
    an example, and how many games are won."""
    target = int(both.moves[0].partition(">")[2] or NOBODY)
    found = because(both, target)
    if found is None or found.share < HALF:
        return None
    after = other_take(both, None if target == both.view.seat else target, found.pairs)
    says = games_won(both, target)
    return ([*([after] if after else []), found.says], says) if says.args["more"] != says.args["fewer"] else None


def _less_often(both: Both, told: list[Difference]) -> Turn | None:
    """That one takes less often oneself, where that is so in all, though at times it is the other way round."""
    me = both.view.seat
    away = next((one for one in told if (one.played, one.best) == (me, None)), None)
    back = next((one for one in told if (one.played, one.best) == (None, me)), None)
    more, fewer = (of_100(sum(taker(steps) == me for steps in after) / len(after)) for after in (both.played, both.best))
    if away is None or back is None or away.share + back.share < SOME or more - fewer < NOTABLY:
        return None
    show = shown(both, away.pairs, me, because(both, None))
    return Turn(away, None, show, line("why-less-often", fewer=fewer, more=more), show.is_easy)


def _says_something(both: Both, found: Difference) -> bool:
    """Not that one takes oneself after the better move, nor that anybody else does than a rival: no gain one would understand."""
    me = both.view.seat
    if found.best is None and found.played != me:
        return False
    is_for_oneself = me in (found.best, _mostly([taker(both.best[pair]) for pair in found.pairs]))
    return not is_for_oneself and of_100(found.won) > of_100(found.won_less)


def _appeal(both: Both, found: Difference) -> float:
    """How readily one understands that it is better so: that it is not oneself, or that it is a rival who is to be stopped."""
    is_exact = None not in (found.played, found.best) and found.often >= OFTEN
    if found.played == both.view.seat:
        return 1.2 if is_exact else 1.1
    if found.best == NOBODY:
        return 0.4
    return (0.9 if stopped(both, found.pairs, found.best) else 0.6) - (0.0 if is_exact else 0.15)


def more_cards(both: Both) -> Line | None:
    """That a rival is mostly the next to take either way, but more cards after the better move, where that makes most of it."""
    takers = [(taker(one), taker(two)) for one, two in zip(both.played, both.best, strict=True)]
    who = _mostly([one if one == two else NOBODY for one, two in takers])
    if who in (None, NOBODY, both.view.seat):
        return None
    same = [pair for pair, outcomes in enumerate(takers) if outcomes == (who, who)]
    gained = both.pairs.won[:, 0] - both.pairs.won[:, 1]
    more, fewer = (round(sum(taken(after[pair]) for pair in same) / len(same)) for after in (both.best, both.played))
    is_it = more > fewer and gained[same].sum() >= HALF * gained.sum() > 0
    return line("why-more-cards", player=int(str(who)), more=more, fewer=fewer) if is_it else None


def games_won(both: Both, who: object) -> Line:
    """How many one wins in all, and that rival."""
    everywhere = list(range(len(both.best)))
    more, fewer = (of_100(float(both.pairs.won[:, arm].mean())) for arm in (0, 1))
    return line("why-then", more=more, fewer=fewer, **_told_of(stopped(both, everywhere, who)))


def _told_of(stops: dict[str, Word] | None) -> dict[str, Word]:
    return {"stops": "yes", **stops} if stops else {"stops": "no"}


def stopped(both: Both, pairs: list[int], who: object) -> dict[str, Word] | None:
    """How many games who takes then wins, and how many otherwise, where these are notably more."""
    if not isinstance(who, int) or who in (NOBODY, both.view.seat):
        return None
    theirs, before = (of_100(float(both.pairs.shares[pairs, arm, who].mean())) for arm in (0, 1))
    return {"player": who, "theirs": theirs, "before": before} if before - theirs >= NOTABLY else None


def _wins_less(both: Both, pairs: list[int], who: object) -> bool:
    if not isinstance(who, int) or who == NOBODY:
        return False
    return bool(both.pairs.shares[pairs, 0, who].mean() < both.pairs.shares[pairs, 1, who].mean())


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


# ---- In words ----


def _takes(both: Both, found: Difference, outcomes: list[tuple[int, int]], stops: dict[str, Word] | None) -> Line:
    """How often who takes next instead of whom, and how many games are then won. `outcomes`: who takes, of the pairs."""
    told = _told_of(stops)
    if all(takes_at_once(both.view, text) != NOBODY for text in both.moves):  # as the moves themselves say
        return line("why-then", more=of_100(found.won), fewer=of_100(found.won_less), **told)
    args: dict[str, Word] = {"after": "yes" if both.moves[0] == "take" else "no", **_often(found), **told}
    for name, role, seat, place in (("to", "player", found.best, 1), ("instead", "other", found.played, 0)):
        one = seat if seat is not None else _mostly([both[place] for both in outcomes])
        is_any = one is None and name == "instead" and any(each[place] == both.view.seat for each in outcomes)
        args[name] = "any" if is_any else _whose(both.view, one)
        args[f"{name}_mostly"] = "yes" if seat is None and one is not None else "no"
        if isinstance(one, int) and one != NOBODY:
            args[role] = one
    return line("why-turn", **args)


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
