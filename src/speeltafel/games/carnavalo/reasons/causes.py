"""Why something comes out so in a place: what happens there more often after one of the moves; what takes a prize from somebody.

Everything is counted over the days that were played on, as the rules told them.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from speeltafel.core.contract.reasons import Fact, Finding
from speeltafel.core.line import Word
from speeltafel.games.carnavalo.mechanics import events
from speeltafel.games.carnavalo.mechanics.components import MISS, NO_TENT, NOBODY, PRINCE
from speeltafel.games.carnavalo.mechanics.scoring import PROCESSION
from speeltafel.games.carnavalo.notation import CITIZEN
from speeltafel.games.carnavalo.reasons import after_move as then
from speeltafel.games.carnavalo.reasons.courses import Act, Day, after
from speeltafel.games.carnavalo.reasons.findings import happens, place_of
from speeltafel.games.carnavalo.reasons.move_effects import gives_chip_to, line
from speeltafel.games.carnavalo.view import View

APART = 0.15  # a smaller difference is lost in numbers of 10
ENOUGH = 0.35  # of what comes out otherwise
NEARLY = 0.8  # of the strongest cause: one that says more is told instead
MOSTLY = 0.33  # of the days on which a prize is not won
SURELY = 0.95  # how often it is one and the same card where it is called by its number
USUALLY = 0.7  # and where that is said to be so mostly

SAID = {
    "plays": "why-there-plays",
    "last": "why-there-last",
    "taken": "why-there-taken",
    "brought": "why-there-brought",
    "enters": "why-there-enters",
    "most": "why-there-most",
}

Days = tuple[list[Day], list[Day]]  # after the better and after the played move


class Happening(NamedTuple):
    """Something that happens in a place."""

    kind: str  # somebody "plays" a card there, or the "last" one; a card is "taken", "brought", or "enters" the procession
    seat: int  # who plays it, or whose it is; who has the "most" in the procession
    citizen: int = NOBODY  # who takes it
    tent: int = NO_TENT  # from which tent it goes into the procession
    by: int = NOBODY  # whoever moved that citizen, if that is told as well

    def is_good_for(self, seat: int) -> bool:
        """As one would think."""
        return (self.seat == seat) != (self.kind == "taken")


class Cause(NamedTuple):
    happening: Happening
    best: float  # how often, after the better move
    played: float
    share: float  # of the difference that it explains
    value: int  # of the card, if it is always or mostly the same one, or 0
    is_sure: bool
    with_chip: bool = False  # whoever does it mostly does it with the chip that one of the moves gives them


Seen = dict[Happening, dict[int, Act]]  # what happens in a place, on which of the days, with the act that makes it happen


def seen_in(place: int, moves: tuple[str, str], days: Days) -> tuple[Seen, Seen]:
    """After the better and after the played move, the move itself left out."""
    found: tuple[Seen, Seen] = ({}, {})
    for seen, arm, text in zip(found, days, moves, strict=True):
        for number, day in enumerate(arm):
            for one, act in happenings(day, after(day, text), place).items():
                seen.setdefault(one, {})[number] = act
    return found


def happenings(day: Day, acts: Sequence[Act], place: int) -> dict[Happening, Act]:
    """What happens in a place in these acts, each with the last act that makes it happen."""
    found: dict[Happening, Act] = {}
    last: Act | None = None
    for act in acts:
        if act.citizen is None and act.tent == place and act.value:
            found[Happening("plays", act.seat)] = last = act
        for event, owner, value in act.effects:
            one = _effect(event, owner, act.tent, place)
            if one:
                told = act._replace(value=value)
                found |= {one: told, one._replace(by=act.seat): told}
                if one.kind == "enters":
                    found[one._replace(tent=NO_TENT)] = told
    if last:
        found[Happening("last", last.seat)] = last
    sums = day.sums.get(place, {})
    if place == PROCESSION and sums:
        most = max(sums, key=lambda seat: sums[seat])
        found[Happening("most", most)] = Act(most, None, 0, NO_TENT, "")
    return found


def _effect(event: int, owner: int, tent: int, place: int) -> Happening | None:
    if place == PROCESSION:
        return Happening("enters", owner, PRINCE, tent) if event == events.TO_PROCESSION else None
    if tent != place:
        return None
    if event == events.LAID:
        return Happening("brought", owner, MISS)
    return Happening("taken", owner, PRINCE if event == events.TO_PROCESSION else MISS)


def cause_of(view: View, finding: Finding, moves: tuple[str, str], days: Days, seen: tuple[Seen, Seen]) -> Cause | None:
    """What happens in its place later on that makes the most of the difference, in the way one would think.

    `seen`: there.
    """
    place = place_of(finding)
    if place is None:
        return None
    came = [[happens(view, finding, day) for day in arm] for arm in days]
    whose = int(str(finding.fact.args.get("player", then.own_seat(view))))
    ones = {one for one in {**seen[0], **seen[1]} if not any(_is_done_by(view, one, text, place) for text in moves)}
    ones.discard(Happening("most", whose))  # that is what it is
    weighed = [_weighed(view, one, seen, came, finding, moves) for one in ones]
    able = [cause for cause in weighed if cause.share >= ENOUGH and abs(cause.best - cause.played) >= APART]
    if place != PROCESSION:
        able = [cause for cause in able if cause.happening.is_good_for(whose) == (_is_more(cause) == _is_more(finding))]
    most = max((min(cause.share, 1.0) for cause in able), default=0.0)
    told = [cause for cause in able if min(cause.share, 1.0) >= NEARLY * most]
    return max(told, key=lambda cause: (_says(cause.happening), cause.share, cause.happening), default=None)


def _is_done_by(view: View, one: Happening, text: str, place: int) -> bool:
    """A move that does it itself: that it happens later as well says little."""
    walked = then.arrival(view, text)
    return one.citizen != NOBODY and walked == (one.citizen, one.tent if place == PROCESSION else place)


def _is_more(found: Finding | Cause) -> bool:
    return found.best > found.played


def _says(one: Happening) -> int:
    """How much: what somebody does says more than what comes out, and who does it and where it is more still."""
    return (one.kind not in ("last", "most")) + (one.by != NOBODY) + (one.tent != NO_TENT)


def _weighed(
    view: View, one: Happening, seen: tuple[Seen, Seen], came: list[list[bool]], finding: Finding, moves: tuple[str, str]
) -> Cause:
    on = [arm.get(one, {}) for arm in seen]
    best, played = (len(days) / len(outcomes) for days, outcomes in zip(on, came, strict=True))
    effects = [effect for effect in map(_effect_of, on, came) if effect is not None]
    if effects:
        effect = sum(effects) / len(effects)
    else:  # always after one move and never after the other: the difference is all its own
        effect = (finding.best - finding.played) / (best - played) if best != played else 0.0
    acts = [act for days in on for act in days.values()]
    value, count = Counter(act.value for act in acts).most_common(1)[0]
    same = count / len(acts)
    share = effect * (best - played) / (finding.best - finding.played)
    chip = sum(act.how in ("chip", "direct") for act in acts) / len(acts)
    given = gives_chip_to(view, moves[0] if best > played else moves[1])
    with_chip = one.by != NOBODY and one.by == given and chip >= USUALLY
    return Cause(one, best, played, share, value if same >= USUALLY else 0, same >= SURELY, with_chip)


def _effect_of(days: dict[int, Act], came: list[bool]) -> float | None:
    """How much oftener it comes out so on these days than on the others; None if there are none of either."""
    rest = len(came) - len(days)
    with_it = sum(came[number] for number in days)
    return with_it / len(days) - (sum(came) - with_it) / rest if days and rest else None


def as_finding(view: View, cause: Cause) -> Finding:
    """To be said like one."""
    one = cause.happening
    args: dict[str, Word] = {"value": cause.value, "sure": "yes" if cause.is_sure else "no", "tent": one.tent + 1}
    who = "you" if one.seat == view.seat else "same" if one.seat == one.by else "other"
    args |= {"who": who, "player": one.seat, "by": "any"}
    args |= {} if one.citizen == NOBODY else {"citizen": CITIZEN[one.citizen]}
    if one.by != NOBODY:
        args |= {"by": "you" if one.by == view.seat else "other", "doer": line("person", player=one.by)}
    fact = Fact(id=SAID[one.kind], values=(), topic="cause", args={**args, "chip": "yes" if cause.with_chip else "no"})
    return Finding(fact, cause.best, cause.played, cause.share)


class Stopped(NamedTuple):
    """What mostly takes a prize from who sets out for it."""

    kind: str  # their card is "taken" away, or somebody "plays" there or has a card "brought" and then has as much or more
    seat: int
    citizen: int
    often: float  # of all days


def stopped(view: View, promise: Finding, text: str, arm: list[Day]) -> Stopped | None:
    place = place_of(promise)
    if place is None:
        return None
    lost = [day for day in arm if not happens(view, promise, day)]
    causes = Counter(found for day in lost if (found := _stops(view, day, text, place)) is not None)
    most, count = next(iter(causes.most_common(1)), (None, 0))
    if most is None or count < MOSTLY * len(lost):
        return None
    return Stopped(most.kind, most.seat, most.citizen, count / len(arm))


def _stops(view: View, day: Day, text: str, place: int) -> Happening | None:
    me = then.own_seat(view)
    there = [one for one in happenings(day, after(day, text), place) if one.by == NOBODY]
    taken = [one for one in there if one.kind == "taken" and one.seat == me]
    if taken:
        return taken[0]
    sums = day.sums.get(place, {})
    more = [one for one in there if one.kind in ("plays", "brought") and one.seat != me]
    above = [one for one in more if sums.get(one.seat, 0) >= sums.get(me, 0)]
    return max(above, key=lambda one: sums.get(one.seat, 0), default=None)
