"""Which prizes are spoken of: what weighs most and can be seen, until most of the points that make the difference are told."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from speeltafel.core.contract.reasons import Explanation, Finding
from speeltafel.games.carnavalo.reasons import after_move as then
from speeltafel.games.carnavalo.reasons.account import Account
from speeltafel.games.carnavalo.reasons.causes import Days, Seen, cause_of, seen_in
from speeltafel.games.carnavalo.reasons.findings import SMALL, near_places, net_weight, place_of, tellable, weight
from speeltafel.games.carnavalo.reasons.links import Told
from speeltafel.games.carnavalo.view import View

NEAR, NEARLY, CLEAR, FAR, FAINT = 1.0, 0.9, 0.7, 0.5, 0.2  # how readily a reader sees what the moves have to do with a place
OTHERS = 0.6  # somebody else's prize is told rather than one's own only if it weighs more
PRIZES, MOST = 2, 3  # that are told of, and at the very most
SOME = 0.35  # of what the first one brings
PART, PARTLY = 0.5, 0.25  # of the points: so much must be told, and a place with so much may be added
TOO_MUCH, SLACK = 1.5, 1.0  # times the points, and that many more: then something on the other side is told as well
LEAST = 0.5  # a point

Spot = tuple[int, int]  # a player and a place


class Choice(NamedTuple):
    aims: list[Told | None]  # what the better and the played move set out for, if it is oftener won after the better one
    told: list[Told]
    against: Finding | None  # what one wins less often after the better move
    rival: int | None  # whose points are told as well
    is_complete: bool  # what is told makes about the difference in points


def as_told(
    view: View, found: Explanation, finding: Finding, moves: tuple[str, str], days: Days, seen: tuple[Seen, Seen]
) -> Told:
    """With what makes the difference there. `seen`: there."""
    cause = cause_of(view, finding, moves, days, seen)
    best, played = (place_of(finding) in near_places(view, text) for text in moves)
    own = "player" not in finding.fact.args
    far = FAINT if cause is None else CLEAR if own else FAR
    clarity = NEAR if best else NEARLY if played else far
    return Told(finding, cause, clarity, clarity * net_weight(found, finding) * (1.0 if own else OTHERS))


def chosen(
    view: View,
    found: Explanation,
    moves: tuple[str, str],
    days: Days,
    promises: Sequence[Finding | None],
    ends: Finding | None,
    points: Account,
) -> Choice:
    """`promises`: what the better and the played move set out for. `ends`: whose fifth disc ends the game, if that differs."""
    able = {}
    seen: dict[int | None, tuple[Seen, Seen]] = {}
    for one in tellable(found):
        place = place_of(one)
        if place is not None:
            seen[place] = seen.get(place) or seen_in(place, moves, days)
            able[id(one)] = as_told(view, found, one, moves, days, seen[place])
    aims = [able.get(id(promise)) for promise in promises]
    told = _decisive(able.values(), ends) or _heaviest(able.values(), aims, sum(weight(one) for one in promises if one))
    spots = _worth(view, points, {_spot(view, one.finding)[0] for one in told})
    total = sum(spots.values())
    aimed = {_spot(view, promise) for promise in promises if promise and abs(promise.best - promise.played) >= SMALL}
    known = aimed | {_spot(view, one.finding) for one in told}
    while len(told) < MOST and sum(spots.get(spot, 0.0) for spot in known) < PART * total:
        more = [one for one in able.values() if _spot(view, one.finding) not in known]
        more = [one for one in more if spots.get(_spot(view, one.finding), 0.0) >= max(LEAST, PARTLY * total)]
        if not more:
            break
        told.append(max(more, key=lambda one: spots[_spot(view, one.finding)]))
        known.add(_spot(view, told[-1].finding))
    against = _against(view, found, spots, known, total)
    covered = sum(spots.get(spot, 0.0) for spot in known | ({_spot(view, against)} if against else set()))
    rival = points.rival(then.own_seat(view), {_spot(view, one.finding)[0] for one in told})
    return Choice(aims, told, against, rival, total >= LEAST and PART * total <= covered <= TOO_MUCH * total + SLACK)


def _worth(view: View, points: Account, spoken_of: set[int]) -> dict[Spot, float]:
    """By player and place, what it brings: to who decides, and to a rival who loses by the better move, as it weighs for them."""
    me = then.own_seat(view)
    rival = points.rival(me, spoken_of)
    found = {(me, place): float(more) for place, more in enumerate(points.more(me))}
    if rival is not None:
        found |= {(rival, place): -float(more) for place, more in enumerate(points.more(rival))}
    return found


def _spot(view: View, finding: Finding) -> Spot:
    place = place_of(finding)
    return int(str(finding.fact.args.get("player", then.own_seat(view)))), -1 if place is None else place


def _against(view: View, found: Explanation, spots: dict[Spot, float], known: set[Spot], total: float) -> Finding | None:
    """Where what is told comes to far more than the points: what one wins less often, if that is not told."""
    if total < LEAST or sum(spots.get(spot, 0.0) for spot in known) <= TOO_MUCH * total + SLACK:
        return None
    able = [one for one in found.others if one.is_certain and weight(one) < 0 and abs(one.best - one.played) >= SMALL]
    able = [one for one in able if place_of(one) is not None and _spot(view, one) not in known and "player" not in one.fact.args]
    return min(able, key=weight, default=None)


def _decisive(able: Iterable[Told], ends: Finding | None) -> list[Told]:
    """The disc of who ends the game by their fifth, which makes the most difference to that."""
    found = [one for one in able if ends and goes_with(one.finding, ends)]
    return sorted(found, key=lambda one: -one.appeal)[:1]


def goes_with(finding: Finding, ends: Finding) -> bool:
    """A disc of who wins their fifth, oftener after the same move."""
    is_disc = finding.fact.id.removesuffix("-other") == "why-disc"
    same = finding.fact.args.get("player") == ends.fact.args.get("player")
    return is_disc and same and (finding.best > finding.played) == (ends.best > ends.played)


def _heaviest(able: Iterable[Told], aims: Sequence[Told | None], swap: float) -> list[Told]:
    """What weighs most beside what the moves set out for, easily seen things first; of one place only one thing.

    `swap`: what comes of what both set out for, together.
    """
    places = {place_of(one.finding) for one in aims if one}
    open_ = sorted((one for one in able if place_of(one.finding) not in places), key=lambda one: -one.appeal)
    told: list[Told] = []
    for one in open_:
        is_new = all(place_of(one.finding) != place_of(other.finding) for other in told)
        is_clear = one.clarity >= CLEAR or not (told or any(aims))
        if is_new and is_clear and one.appeal >= SOME * max(swap, open_[0].appeal):
            told.append(one)
    return told[:PRIZES]
