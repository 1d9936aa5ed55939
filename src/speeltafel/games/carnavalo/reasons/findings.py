"""What was found about the prizes of the day: in which place, how much it weighs, and which of them a move sets out for."""

from speeltafel.core.contract.reasons import Explanation, Finding
from speeltafel.games.carnavalo.mechanics import events
from speeltafel.games.carnavalo.mechanics.components import BAR, PRINCE
from speeltafel.games.carnavalo.mechanics.scoring import PROCESSION
from speeltafel.games.carnavalo.reasons import after_move as then
from speeltafel.games.carnavalo.reasons.courses import Day
from speeltafel.games.carnavalo.view import View

SMALL = 0.15  # of a chance: less is lost in numbers of 10
PRIZES = {"why-disc": events.WON_DISC, "why-chip": events.WON_TENT_CHIP, "why-parade": events.WON_PROCESSION_CHIP}
PROMISES = {"disc": "why-disc", "chip": "why-chip", "second": "why-chip"}


def weight(finding: Finding) -> float:
    """What it adds to the chance to win after the better move, by what such a thing is worth."""
    return finding.fact.worth * (finding.best - finding.played)


def place_of(finding: Finding) -> int | None:
    topic, _, tent = finding.fact.topic.partition("-")
    return int(tent) if topic == "tent" else PROCESSION if topic == "procession" else None


def tellable(found: Explanation) -> list[Finding]:
    """What speaks for the better move, as does everything in its place together, and can be told apart in numbers of 10."""
    placed = [one for one in found.others if one.is_certain and weight(one) > 0 and net_weight(found, one) > 0]
    return [one for one in placed if abs(one.best - one.played) >= SMALL]


def net_weight(found: Explanation, finding: Finding) -> float:
    """Likewise, but not more than all prizes of its place add together, whoever wins them; 0 for what belongs to no place."""
    place = place_of(finding)
    if place is None:
        return 0.0
    return min(weight(finding), sum(weight(one) for one in found.others if place_of(one) == place))


def happens(view: View, finding: Finding, day: Day) -> bool:
    """Whether that prize is won, by whom it is about, on this day."""
    event = PRIZES.get(finding.fact.id.removesuffix("-other"), events.BOUGHT_FLOAT)
    whose = finding.fact.args.get("player", view.seat)
    place = place_of(finding)
    return place is not None and any(prize.event == event and prize.seat == whose for prize in day.prizes.get(place, ()))


def near_places(view: View, move: str) -> set[int]:
    """Where a move changes something itself."""
    walked = then.arrival(view, move)
    return {*then.touched(view, move), *([PROCESSION] if walked and walked[0] == PRINCE else [])}


def promised(view: View, found: Explanation, text: str) -> Finding | None:
    """What a move puts the player ahead for."""
    walked = then.arrival(view, text)
    is_idle = not walked or walked[0] == BAR or walked[1] == then.barred_tent(view) or not view.tents[walked[1]].cards
    tent = then.card_tent(text) if then.card_value(text) else walked[1] if walked and not is_idle else None
    if tent is None:
        return None
    id_ = PROMISES.get(then.standing_of(view, tent, then.at_least(*then.sums_after(view, tent, text))))
    return next((one for one in found.others if one.fact.id == id_ and place_of(one) == tent), None)
