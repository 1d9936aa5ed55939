"""What the moves have to do with what comes out: how often they win what they set out for, and what makes a difference where."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from speeltafel.core.contract.reasons import Fact, Finding
from speeltafel.core.line import Line, Word
from speeltafel.games.carnavalo.mechanics.components import NO_TENT, NOBODY
from speeltafel.games.carnavalo.mechanics.scoring import PROCESSION
from speeltafel.games.carnavalo.notation import CITIZEN
from speeltafel.games.carnavalo.reasons import after_move as then
from speeltafel.games.carnavalo.reasons.causes import USUALLY, Cause, Days, as_finding, stopped
from speeltafel.games.carnavalo.reasons.courses import Act, Day, act_in_words, after, later_turns
from speeltafel.games.carnavalo.reasons.findings import SMALL, near_places, place_of
from speeltafel.games.carnavalo.reasons.move_effects import line
from speeltafel.games.carnavalo.view import View

SURELY = 0.95
LIKELY = 0.5
SELDOM = 0.45
SOMETIMES = 0.3
PLANNED = 0.4  # how often one does the same next in this turn, to be called a plan
PAIR = 2

Say = Callable[[Finding], Line]  # a finding as a sentence
Answers = tuple[list[Line], list[Line]]  # to the better move and to the played one


class Told(NamedTuple):
    """A prize that is spoken of, and what makes the difference there."""

    finding: Finding
    cause: Cause | None
    clarity: float  # how readily a reader sees what the moves have to do with it
    appeal: float  # that, and how much it weighs


def link(view: View, told: Told, moves: tuple[str, str], days: Days, say: Say) -> list[Line]:
    """What makes the difference in that place: what happens there later, or else that one does not come back to it."""
    place, cause = place_of(told.finding), told.cause
    if place is None:
        return []
    stands = _stands(view, told, moves, place, say)
    is_played = place in near_places(view, moves[1]) and place not in near_places(view, moves[0])
    later = _later(view, place, moves, days, say) if is_played and "player" not in told.finding.fact.args else []
    if later:
        return [*stands, *later]
    if cause is None:
        return [*stands, *_no_more(view, moves, place, days[1], say)]
    return [
        *stands,
        say(as_finding(view, cause)),
        *_barred(view, cause, moves, place, say),
        *_reach(view, cause, moves, place, say),
    ]


def _barred(view: View, cause: Cause, moves: tuple[str, str], place: int, say: Say) -> list[Line]:
    """That after the move after which somebody plays there less often their own card lies on top, and only then (C12)."""
    if cause.happening.kind not in ("plays", "last") or place == PROCESSION:
        return []
    tops = [then.on_top(view, place, text) == cause.happening.seat for text in moves]
    if tops != [cause.best < cause.played, cause.played < cause.best]:
        return []
    return [_own_on_top(view, cause.happening.seat, name(say, after_best=tops[0]))]


def _own_on_top(view: View, seat: int, one: Word) -> Line:
    return line("why-own-on-top", who="you" if seat == view.seat else "other", player=seat, one=one)


def _reach(view: View, cause: Cause, moves: tuple[str, str], place: int, say: Say) -> list[Line]:
    """That a citizen can walk there next after that move after which a card is taken from there more often, and only then."""
    happening = cause.happening
    tent = happening.tent if place == PROCESSION else place
    near = [then.within_walk(view, text) for text in moves]
    if None in near or happening.kind not in ("taken", "enters"):
        return []
    is_near = [found is not None and (happening.citizen, tent) in found for found in near]
    if is_near != [cause.best > cause.played, cause.played > cause.best]:
        return []
    one, two = (name(say, after_best=number) for number in (is_near[0], is_near[1]))
    return [line("why-within-reach", one=one, two=two, citizen=CITIZEN[happening.citizen], tent=tent + 1)]


def _stands(view: View, told: Told, moves: tuple[str, str], place: int, say: Say) -> list[Line]:
    """What everybody has there after the move that changes something there, where it is about others or the procession."""
    near = [text for text in moves if place in near_places(view, text)]
    if not near or ("player" not in told.finding.fact.args and place != PROCESSION):
        return []
    sums, hidden = then.sums_after(view, place, near[0])
    if any(hidden):
        return []
    said: Line | None = None
    present = sorted((seat for seat in range(view.players) if sums[seat]), key=lambda seat: -sums[seat])
    for seat in present if place == PROCESSION or len(present) > PAIR else ():  # of two it was said already
        one = line("sum", who="you" if seat == view.seat else "other", player=seat, number=sums[seat])
        said = one if said is None else Line("comma", {"first": said, "last": one})
    where = "procession" if place == PROCESSION else "there"
    return [line("why-stands", sums=said, where=where, one=name(say, after_best=near[0] == moves[0]))] if said else []


def _no_more(view: View, moves: tuple[str, str], place: int, played: list[Day], say: Say) -> list[Line]:
    """That one seldom plays there later after the played move, and if the day is over by then, that as well."""
    if not then.card_value(moves[0]) or then.card_tent(moves[0]) != place or place in near_places(view, moves[1]):
        return []
    over = sum(not later_turns(view, day) for day in played) / len(played)
    later = sum(any(is_own_card(view, act, place) for act in day.acts) for day in played) / len(played)
    is_last = bool(then.card_value(moves[1])) and len(view.hand or []) == 1  # as its deed says
    if later > SELDOM or is_last or then.ends_day(view, moves[1]):
        return []
    when = "surely" if over == 1.0 else "mostly" if over >= LIKELY else "no"
    return [line("why-no-more", one=name(say), over=when, how=how(say, over if over >= LIKELY else later))]


def is_own_card(view: View, act: Act, place: int) -> bool:
    return (act.seat, act.citizen, act.tent) == (view.seat, None, place) and act.value > 0


def aim(view: View, promise: Finding, is_both: bool, text: str, arm: list[Day], say: Say, after_best: bool) -> Line:
    """How often what a move sets out for is won after it, and after the other; and what mostly takes it away.

    `is_both`: both set out for it.
    """
    often, else_ = (promise.best, promise.played) if after_best else (promise.played, promise.best)
    what = stopped(view, promise, text, arm) if often <= SELDOM else None
    args: dict[str, Word] = {"stop": "none", "but": "yes" if often <= SELDOM else "no", "how": how(say, often)}
    if what:
        args |= {"stop": what.kind, "player": what.seat, "how_stop": how(say, what.often)}
        args |= {} if what.citizen == NOBODY else {"citizen": CITIZEN[what.citizen]}
    both = "no" if is_both else "yes" if abs(often - else_) >= SMALL else "same"
    args |= {"two": name(say, after_best=not after_best), "how_two": how(say, else_, often), "both": both}
    return line("why-aim", **args)


def _later(view: View, place: int, moves: tuple[str, str], days: Days, say: Say) -> list[Line]:
    """That one plays there later after the better move, while the played one does something there at once."""
    cards = [[act for act in after(day, moves[0]) if is_own_card(view, act, place)] for day in days[0]]
    often = sum(map(bool, cards)) / len(cards)
    if often < SOMETIMES:
        return []
    value, count = Counter(acts[-1].value for acts in cards if acts).most_common(1)[0]
    same = count / (often * len(cards))
    args: dict[str, Word] = {"value": value if same >= USUALLY else 0, "sure": "yes" if same >= SURELY else "no", "who": "you"}
    found = [line("why-later", **args, two=name(say, after_best=True), how=how(say, often))]
    tops = [then.on_top(view, place, text) == then.own_seat(view) for text in moves]
    return [*found, *([_own_on_top(view, then.own_seat(view), name(say))] if tops == [False, True] else [])]


def plan(view: View, text: str, arm: list[Day], say: Say) -> list[Line]:
    """What one mostly does next in the same turn."""
    if not text.startswith(("chip", "return")):
        return []
    nexts = [next(iter(after(day, text)), None) for day in arm]
    found = usual([act for act in nexts if act and act.seat == view.seat and act.how != "back"], PLANNED * len(arm))
    return [line("why-plan", act=act_in_words(view, found[0]), how=how(say, found[1] / len(arm)))] if found else []


def replies(view: View, moves: tuple[str, str], days: Days, say: Say) -> Answers:
    """What the next player mostly does after the better and after the played move, if that is not the same.

    Two face-down cards in one tent look the same to them: what they then do otherwise comes of something else.
    """
    if all(text.endswith("under") for text in moves) and then.card_tent(moves[0]) == then.card_tent(moves[1]):
        return [], []
    found = []
    for text, arm in zip(moves, days, strict=True):
        nexts = [next((act for act in after(day, text) if act.seat != view.seat), None) for day in arm]
        found.append(usual([act for act in nexts if act], LIKELY * len(arm)))
    best, played = found
    if best and played and _deed(best[0]) == _deed(played[0]):
        return [], []

    def told(reply: tuple[Act, int] | None, arm: list[Day]) -> list[Line]:
        return [line("why-reply", act=act_in_words(view, reply[0]), how=how(say, reply[1] / len(arm)))] if reply else []

    return told(best, days[0]), told(played, days[1])


def _deed(act: Act) -> tuple[int, int | None, int]:
    return act.seat, act.citizen, act.tent


def usual(acts: list[Act], least: float) -> tuple[Act, int] | None:
    """What is mostly done, and how often: with the card, how it is played and what it does only if that is nearly always so."""
    most, count = next(iter(Counter(map(_deed, acts)).most_common(1)), (None, 0))
    if most is None or count < least:
        return None
    same = [act for act in acts if _deed(act) == most]

    def mostly(values: Iterable[Any], unknown: Any) -> Any:
        value, often = Counter(values).most_common(1)[0]
        return value if often >= SURELY * count else unknown

    return Act(
        *most[:2],
        mostly((act.value for act in same), 0),
        most[2],
        mostly((act.how for act in same), "card" if most[1] is None else "walk"),
        opens=mostly((act.opens for act in same), NO_TENT),
        effects=mostly((act.effects for act in same), ()),
    ), count


def how(say: Say, often: float, after: float | None = None) -> Word:
    """`after`: in short, after another chance."""
    said = say(Finding(Fact(id="", values=(), topic=""), often, often if after is None else after, 0.0))
    return said.args["how_one" if after is None else "how_two"]


def name(say: Say, after_best: bool = False) -> Word:
    """What one of the moves is called."""
    return say(Finding(Fact(id="", values=(), topic=""), 0.0, 0.0, 0.0)).args["two" if after_best else "one"]
