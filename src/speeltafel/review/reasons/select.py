"""Which facts explain why one move is better than another, and how much of it. Numbers in, findings out; nothing else.

The contribution of a fact is what it is worth, seen among the ways that things went on after one and the same move, times how
much more of it there is after the better move. The facts that are said are chosen one after the other, each with what is left
to explain by those before it.
"""

from typing import Any, NamedTuple

import numpy as np

from speeltafel.core.contract.reasons import Arm, Explanation, Fact, Finding

MOST = 2  # facts that are said
SURE = 3.0  # standard errors
ENOUGH = 0.2  # of the loss, for a fact to be said
LITTLE = 0.1  # where nothing explains enough
LESS = 0.7  # of the least difference, then
LAST = 0.3  # how clear a fact must be to be said while there are others
LIKELY = 0.5
STRONG_AGAINST = 0.4  # of the loss: a fact on the other side that is not kept quiet
NOT_OUTWEIGHED = 0.5  # nor is it much less than the strongest one on this side
ALMOST_NOTHING = 1e-9


class _Weighed(NamedTuple):
    """A fact in both arms, with the slope by which it counts."""

    place: int
    finding: Finding
    slope: float
    net: float  # of its share, what the others of its account leave


def explained(best: Arm, played: Arm, sampled: bool) -> Explanation:
    """`sampled`: the arms are samples, in pairs; else they are all there is."""
    loss = _mean(best, best.won) - _mean(played, played.won)
    if loss <= 0.0:
        return Explanation([], None, None, [])
    chosen: list[_Weighed] = []
    rest = (best, played)
    accounts = _accounts(best, played, loss)
    while len(chosen) < MOST:
        topics = {weighed.finding.fact.topic for weighed in chosen}
        weighed = _weighed(*rest, loss, sampled, accounts)
        open_ = [one for one in weighed if one.finding.fact.topic not in topics and one.finding.fact.clear >= LAST]
        able = [one for one in open_ if _speaks_for_best(one, ENOUGH, 1.0)]
        if not chosen:
            able = able or [one for one in open_ if _speaks_for_best(one, LITTLE, LESS)]
            able = able or [one for one in weighed if _speaks_for_best(one, ENOUGH, 1.0)]
        if not able:
            break
        chosen.append(max(able, key=_appeal))
        rest = _without(rest, chosen[-1])
    speaks_of_others = chosen and all(_is_about_others(weighed) for weighed in chosen)
    everything = _weighed(best, played, loss, sampled, accounts)
    own = _for_oneself(everything) if speaks_of_others else None
    topics = {weighed.finding.fact.topic for weighed in chosen}
    others = [weighed for weighed in _weighed(*rest, loss, sampled, accounts) if weighed.finding.fact.topic not in topics]
    most = max((min(weighed.net, weighed.finding.share) for weighed in chosen), default=0.0)
    against = [weighed for weighed in others if _speaks_for_played(weighed, most)]
    strongest = min(against, key=lambda weighed: weighed.finding.share * weighed.finding.fact.clear).finding if against else None
    all_ = [weighed.finding for weighed in everything]
    answers = (best.answers, played.answers)
    return Explanation([weighed.finding for weighed in chosen], own, strongest if chosen else None, all_, answers)


def _mean(arm: Arm, values: Any) -> float:
    return float((values * arm.chances).sum())


def _accounts(best: Arm, played: Arm, loss: float) -> dict[str, float]:
    """What all facts of an account explain together, of the loss."""
    found: dict[str, float] = {}
    for fact, other in zip(best.facts, played.facts, strict=True):
        slope = _slope(best, played, fact, other)
        if fact.account and slope is not None:
            share = slope * (_mean(best, fact.values) - _mean(played, other.values)) / loss
            found[fact.account] = found.get(fact.account, 0.0) + share
    return found


def _weighed(best: Arm, played: Arm, loss: float, sampled: bool, accounts: dict[str, float]) -> list[_Weighed]:
    found = []
    for place, (fact, other) in enumerate(zip(best.facts, played.facts, strict=True)):
        slope = _slope(best, played, fact, other)
        if slope is not None:
            after_best, after_played = _mean(best, fact.values), _mean(played, other.values)
            difference = after_best - after_played
            is_certain = not sampled or _is_certain(fact.values, other.values)
            won = _won(best, played, fact, other)
            finding = Finding(fact, after_best, after_played, slope * difference / loss, *won, is_certain)
            net = _net(finding.share, accounts.get(fact.account, finding.share))
            found.append(_Weighed(place, finding, slope, net))
    return found


def _net(share: float, together: float) -> float:
    """Nothing, where the account as a whole speaks for the other move."""
    return max(0.0, min(share, together)) if share > 0 else min(0.0, max(share, together))


def _slope(best: Arm, played: Arm, fact: Fact, other: Fact) -> float | None:
    """What one more of it adds to the chance to win; None where nobody can tell."""
    variance, together = fact.trust, fact.trust * fact.worth
    for arm, values in ((best, fact.values), (played, other.values)):
        off = values - _mean(arm, values)
        variance += _mean(arm, off * off)
        together += _mean(arm, off * (arm.won - _mean(arm, arm.won)))
    return together / variance if variance > ALMOST_NOTHING else None


def _won(best: Arm, played: Arm, fact: Fact, other: Fact) -> tuple[float, float]:
    """How often who decides won where it happened, and where it did not, after either move."""
    arms = ((best, fact.values), (played, other.values))
    often = sum(_mean(arm, values) for arm, values in arms)
    won = sum(_mean(arm, values * arm.won) for arm, values in arms)
    rest, won_else = len(arms) - often, sum(_mean(arm, arm.won) for arm in (best, played)) - won
    return won / often if often > ALMOST_NOTHING else 0.0, won_else / rest if rest > ALMOST_NOTHING else 0.0


def _is_certain(after_best: Any, after_played: Any) -> bool:
    """More than three standard errors, and the same way in both halves of the samples."""
    size = len(after_best)
    difference = after_best.mean() - after_played.mean()
    error = np.sqrt((after_best.var() + after_played.var()) / size)
    halves = [after_best[half].mean() - after_played[half].mean() for half in (slice(0, size // 2), slice(size // 2, size))]
    return bool(abs(difference) > SURE * error and all(np.sign(half) == np.sign(difference) for half in halves))


def _without(arms: tuple[Arm, Arm], told: _Weighed) -> tuple[Arm, Arm]:
    """The arms, with what this fact adds taken off what was won."""

    def rest(arm: Arm) -> Arm:
        return arm._replace(won=arm.won - told.slope * arm.facts[told.place].values)

    return rest(arms[0]), rest(arms[1])


def _appeal(weighed: _Weighed) -> float:
    return min(weighed.net, 1.0) * weighed.finding.fact.clear


def _is_about_others(weighed: _Weighed) -> bool:
    return "player" in weighed.finding.fact.args


def _for_oneself(weighed: list[_Weighed]) -> Finding | None:
    """A little is enough for it."""
    able = [one for one in weighed if not _is_about_others(one) and one.finding.fact.good and _speaks_for_best(one, LITTLE, 1.0)]
    return max(able, key=_appeal).finding if able else None


def _speaks_for_best(weighed: _Weighed, share: float, part_of_least: float) -> bool:
    """And means here what it usually means."""
    fact, difference = weighed.finding.fact, weighed.finding.best - weighed.finding.played
    if not weighed.finding.is_certain or abs(difference) < part_of_least * fact.least or weighed.net < share:
        return False
    return fact.good == 0 or np.sign(difference) == np.sign(weighed.slope) == fact.good


def _speaks_for_played(weighed: _Weighed, most: float) -> bool:
    fact, difference = weighed.finding.fact, weighed.finding.best - weighed.finding.played
    if fact.good == 0 or not weighed.finding.is_certain or abs(difference) < fact.least:
        return False
    strong = weighed.net < -max(STRONG_AGAINST, NOT_OUTWEIGHED * most) or (fact.promised and weighed.finding.played > LIKELY)
    return strong and np.sign(weighed.slope) == fact.good == -np.sign(difference)
