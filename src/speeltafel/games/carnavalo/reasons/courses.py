"""How a day goes on after a move: who plays what where, who wins what, and that in words. Read off what a rollout told."""

from typing import Any, NamedTuple

from speeltafel.core.contract.reasons import Pairs
from speeltafel.core.line import Line, Word
from speeltafel.games.carnavalo.mechanics import events
from speeltafel.games.carnavalo.mechanics.components import BAR, NO_TENT, PRINCE, TIMES_2, TIMES_3
from speeltafel.games.carnavalo.mechanics.scoring import FLOAT_COSTS_POINTS, POINTS_FOR_A_DISC, PROCESSION
from speeltafel.games.carnavalo.notation import CITIZEN
from speeltafel.games.carnavalo.reasons import after_move as then
from speeltafel.games.carnavalo.reasons.move_effects import line
from speeltafel.games.carnavalo.view import View

PLACES = {events.PLAYED_EMPTY: "empty", events.PLAYED_TOP: "top", events.PLAYED_UNDER: "under"}
EFFECTS = (events.TO_PROCESSION, events.LAID, events.TAKEN)
WINS = (events.WON_DISC, events.WON_TENT_CHIP, events.BOUGHT_FLOAT, events.WON_PROCESSION_CHIP)
HEARD = [
    *PLACES,
    events.MOVED,
    events.CHIP_MOVED,
    events.CHIP_DIRECT,
    *EFFECTS,
    events.RING,
    events.PASSED,
    events.RETURNED,
    events.RING_ZERO,
]
HEARD += [events.IN_TENT, events.IN_PROCESSION, *WINS, events.NEW_DAY, events.ENDED]


class Act(NamedTuple):
    """A card that is played, or a citizen who walks or is put somewhere by chip, with what they do there."""

    seat: int
    citizen: int | None  # None: a card, or nothing is moved
    value: int  # of the card
    tent: int  # or NO_TENT
    how: str  # of a card "empty", "top" or "under", of a citizen "walk", "chip" or "direct", or "pass"; "back": of unused chips
    field: int = 0  # where a citizen comes
    ring: int = 0  # afterwards
    opens: int = NO_TENT  # the tent that the Barricade man leaves
    effects: tuple[tuple[int, int, int], ...] = ()  # an event, and the owner and value of a card


class Prize(NamedTuple):
    event: int  # one of WINS
    seat: int
    worth: int  # the number of a chip's kind, 0 for a disc or a float

    @property
    def points(self) -> int:
        """By itself (C24, C26)."""
        if self.event in (events.WON_DISC, events.BOUGHT_FLOAT):
            return POINTS_FOR_A_DISC if self.event == events.WON_DISC else -FLOAT_COSTS_POINTS
        return 0 if self.event == events.WON_TENT_CHIP and self.worth in (TIMES_2, TIMES_3) else self.worth


class Day(NamedTuple):
    """The rest of it."""

    acts: tuple[Act, ...]
    prizes: dict[int, tuple[Prize, ...]]  # by place: the tents from 0 on, and PROCESSION
    sums: dict[int, dict[int, int]]  # by place and player: what they count there


def day(view: View, end: Any) -> Day:
    acts: list[Act] = []
    prizes: dict[int, list[Prize]] = {}
    sums: dict[int, dict[int, int]] = {}
    barred = then.barred_tent(view)
    closed = NO_TENT if barred is None else barred
    for event, a, b, c, d, e, _ in end["heard"][: end["heard_count"]].tolist():
        if event in PLACES:
            acts.append(Act(a, None, b, c, PLACES[event]))
        elif event == events.MOVED:
            acts.append(Act(a, b, 0, _tent_at(view, d), "walk", d))
        elif event == events.CHIP_MOVED:
            acts.append(Act(a, c, 0, _tent_at(view, e), "chip", e))
        elif event == events.CHIP_DIRECT:
            acts.append(Act(a, c, 0, b, "direct", d))
        elif event == events.PASSED:
            acts.append(Act(a, None, 0, NO_TENT, "pass"))
        elif event == events.RETURNED:
            returns = a
        elif event == events.RING_ZERO:
            acts.append(Act(returns, None, 0, NO_TENT, "back"))
        elif event == events.RING:
            acts[-1] = acts[-1]._replace(ring=a)
        elif event in EFFECTS:
            acts[-1] = _with_effect(acts[-1], event, a, b)
        elif event in (events.IN_TENT, events.IN_PROCESSION):
            place, counts = (b, c + d) if event == events.IN_TENT else (PROCESSION, b)
            sums.setdefault(place, {})[a] = counts
        elif event == events.WON_DISC:
            prizes.setdefault(b, []).append(Prize(event, a, 0))
        elif event == events.WON_TENT_CHIP:
            prizes.setdefault(b, []).append(Prize(event, a, c))
        elif event in WINS:
            prizes.setdefault(PROCESSION, []).append(Prize(event, a, b if event == events.WON_PROCESSION_CHIP else 0))
        elif event in (events.NEW_DAY, events.ENDED):
            break
        if event in (events.MOVED, events.CHIP_MOVED, events.CHIP_DIRECT) and acts[-1].citizen == BAR:
            opens = NO_TENT if closed == acts[-1].tent else closed
            acts[-1], closed = acts[-1]._replace(opens=opens), acts[-1].tent
    return Day(tuple(acts), {place: tuple(won) for place, won in prizes.items()}, sums)


def every_other(pairs: Pairs) -> Pairs:
    """Enough for numbers of 10."""
    return Pairs(pairs.best[::2], pairs.played[::2], pairs.won[::2])


def days_of(view: View, pairs: Pairs) -> tuple[list[Day], list[Day]]:
    """After the better and after the played move."""
    return [day(view, end) for end in pairs.best], [day(view, end) for end in pairs.played]


def _with_effect(act: Act, event: int, owner: int, value: int) -> Act:
    """What the Miss lays into an empty tent she takes away again (CR2): nothing has happened."""
    if event == events.TAKEN and (events.LAID, owner, value) in act.effects:
        return act._replace(effects=())
    return act._replace(effects=(*act.effects, (event, owner, value)))


def _tent_at(view: View, field: int) -> int:
    return view.route.tents.index(field) if field in view.route.tents else NO_TENT


def after(day: Day, move: str) -> tuple[Act, ...]:
    """What is done after the move itself."""
    return day.acts[1:] if move.partition(" ")[0] in ("card", "move", "chip") else day.acts


def later_turns(view: View, day: Day) -> bool:
    """Whether who decides comes to do something again after this turn."""
    others = next((number for number, act in enumerate(day.acts) if act.seat != view.seat), len(day.acts))
    return any(act.seat == view.seat for act in day.acts[others:])


# ---- In words ----


def act_in_words(view: View, act: Act) -> Line:
    who: dict[str, Word] = {"who": "you" if act.seat == view.seat else "other", "player": act.seat}
    if act.how == "pass":
        return line("course-pass", **who)
    if act.citizen is None:
        return line("course-card", **who, value=act.value, tent=act.tent + 1, place=act.how)
    args: dict[str, Word] = {**who, "citizen": CITIZEN[act.citizen], "tent": act.tent + 1}
    args["chip"] = "no" if act.how == "walk" else "yes"
    if act.citizen == BAR:
        return line("course-bar", **args, opened=act.opens + 1)
    cards = {event: _whose(view, act, owner, value) for event, owner, value in act.effects}
    if not cards:
        return line("course-moves", **args)
    if act.citizen == PRINCE:
        return line("course-prince", **args, card=cards[events.TO_PROCESSION])
    laid = cards.get(events.LAID)
    return line("course-miss", **args, lays="yes" if laid else "no", laid=laid or "", card=cards[events.TAKEN])


def _whose(view: View, act: Act, owner: int, value: int) -> Line:
    whose = "own" if owner == view.seat else "same" if owner == act.seat else "theirs"
    return line("course-whose", whose=whose, player=owner, value=value)
