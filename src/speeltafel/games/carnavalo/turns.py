"""Where the day turns out otherwise after the better move: who wins what in a place, with an example of how it comes to that."""

from collections import Counter
from typing import NamedTuple

from speeltafel.core.course import example
from speeltafel.core.line import Line, Word
from speeltafel.core.reason import Explanation, Finding
from speeltafel.games.carnavalo import after_move as then
from speeltafel.games.carnavalo import events
from speeltafel.games.carnavalo.box import BAR, PRINCE
from speeltafel.games.carnavalo.courses import Act, Day, about, act_in_words, counted, in_words
from speeltafel.games.carnavalo.deeds import gives_chip_to, line
from speeltafel.games.carnavalo.notation import CITIZEN
from speeltafel.games.carnavalo.scoring import PROCESSION
from speeltafel.games.carnavalo.view import View

SMALL = 0.15  # of a chance: less is lost in numbers of 10
SOME = 0.3  # of what the first place brings
TYPICAL = 0.05  # of the cases in which it turns out so
EASE = {1: 1.0, 2: 0.95, 3: 0.8, 4: 0.65, 6: 0.4}  # how easily so many steps are followed in one's head
EASY = 0.7  # it can be seen at once
HARD = 0.4  # it is rather left out, if there is something else to say
NEAR, NEARLY, FAR = 1.0, 0.8, 0.65  # how readily a reader sees what the moves have to do with a place
OWN, OTHERS = 1.0, 0.8  # and with a player
SELDOM, MOSTLY = 0.45, 0.5  # how often one wins what one set out for
WALK = 5  # fields: further nobody walks
PRIZES = {"why-disc": events.WON_DISC, "why-chip": events.WON_TENT_CHIP, "why-parade": events.WON_PROCESSION_CHIP}
PROMISES = {"disc": "why-disc", "chip": "why-chip", "second": "why-chip"}

Acts = tuple[Act, ...]
Days = tuple[list[Day], list[Day]]  # after the better and after the played move, by pairs
Both = tuple[Acts, Acts]  # likewise


class Turn(NamedTuple):
    """Something that turns out otherwise, and an example of it."""

    finding: Finding
    places: tuple[int | None, int]  # that are looked at after the better and after the played move
    ease: float
    pair: int
    courses: Both
    is_vain: bool = False  # the example shows how the played move does not win what it sets out for
    only_acts: bool = False  # and not who wins in the end


def places_by_worth(found: Explanation, some: float = SOME) -> list[int]:
    """The places where the better move brings more, that with the most first; to who decides, all prizes and players together.

    `some`: how much of what the first one brings.
    """
    worth: dict[int, float] = {}
    for finding in found.others:
        place = place_of(finding)
        if place is not None:
            worth[place] = worth.get(place, 0.0) + weight(finding)
    most = max(worth.values(), default=0.0)
    return sorted((place for place in worth if worth[place] > some * most), key=lambda place: -worth[place])


def weight(finding: Finding) -> float:
    return finding.fact.worth * (finding.best - finding.played)


def place_of(finding: Finding) -> int | None:
    topic, _, tent = finding.fact.topic.partition("-")
    return int(tent) if topic == "tent" else PROCESSION if topic == "procession" else None


def turned_out(view: View, found: Explanation, moves: tuple[str, str], days: Days, ends: Finding | None) -> Turn | None:
    """The example that shows most, the easier the better; None where nothing can be shown in a few words.

    `ends`: whose fifth disc ends the game more often after one of the moves, so that their discs are what matters.
    """
    places = places_by_worth(found, 0.0 if ends else SOME)
    able = [turn for place in places for turn in _turns(view, found, place, moves, days)]
    decisive = [turn for turn in able if ends and goes_with(turn.finding, ends)]
    linked = [turn for turn in able if turn.ease >= HARD and _is_linked(view, turn, moves)]
    vain = None if decisive or linked else _in_vain(view, found, moves, days)
    is_seen_else = any(tellable(found, place) for place in near_places(view, moves[0]))
    able = decisive or linked or [turn for turn in able if turn.ease >= HARD or not is_seen_else]
    return vain or max(able, key=lambda turn: weight(turn.finding) * turn.ease, default=None)


def _is_linked(view: View, turn: Turn, moves: tuple[str, str]) -> bool:
    """The better move does something there; or the played one does, and one need not come back for it."""
    best, played = (turn.places[1] in near_places(view, text) for text in moves)
    later = turn.courses[0][len(own_turn(view, turn.courses[0])) :]
    return best or (played and all(act.seat != view.seat for act in later))


def goes_with(finding: Finding, ends: Finding) -> bool:
    """A disc of who wins their fifth, oftener after the same move."""
    is_disc = finding.fact.id.removesuffix("-other") == "why-disc"
    same = finding.fact.args.get("player") == ends.fact.args.get("player")
    return is_disc and same and (finding.best > finding.played) == (ends.best > ends.played)


def _turns(view: View, found: Explanation, place: int, moves: tuple[str, str], days: Days) -> list[Turn]:
    """One for everything there that speaks for the better move, as easy as can be."""
    courses = _courses(view, (place, place), moves, days)
    turns = []
    for finding in tellable(found, place):
        pairs = [pair for pair, both in enumerate(zip(*days, strict=True)) if _is_otherwise(view, found, finding, place, both)]
        if place != PROCESSION and not _is_near(view, place, moves):
            pairs = _as_usual(view, days, pairs)
        pairs = [pair for pair in pairs if not _is_free(view, courses[pair], moves, days[0][pair])] or pairs
        turn = _easiest(view, finding, (place, place), moves, courses, pairs)
        if turn:
            near = _nearness(view, turn, moves, days)
            turns.append(turn._replace(ease=turn.ease * near * (OTHERS if "player" in finding.fact.args else OWN)))
    return turns


def _as_usual(view: View, days: Days, pairs: list[int]) -> list[int]:
    """Those of the pairs in which the next player begins as they mostly do after each of the moves."""
    begins = [[next((act for act in day.acts if act.seat != view.seat), None) for day in one] for one in days]
    usual = [max(set(one), key=one.count) for one in begins]
    return [pair for pair in pairs if [one[pair] for one in begins] == usual]


def _in_vain(view: View, found: Explanation, moves: tuple[str, str], days: Days) -> Turn | None:
    """How the played move seldom wins what it sets out for, and how the better one does, if it mostly does."""
    best, played = (promised(view, found, text) for text in moves)
    if played is None or played.played > SELDOM:
        return None
    there = tent_of(played)
    pairs = [pair for pair, day in enumerate(days[1]) if not _happens(view, played, there, day)]
    kept = tent_of(best) if best and best.best >= MOSTLY and tent_of(best) != there else None
    if best and kept is not None:
        pairs = [pair for pair in pairs if _happens(view, best, kept, days[0][pair])]
    courses = _courses(view, (kept, there), moves, days)
    turn = _easiest(view, played, (kept, there), moves, courses, pairs) or _taken(view, played, there, courses, pairs)
    if turn is None or (then.touched(view, moves[0]) == [there] and not _no_more(view, turn, *(one[turn.pair] for one in days))):
        return None
    return turn._replace(ease=turn.ease * (NEARLY if kept is not None else FAR), is_vain=True)


def _taken(view: View, played: Finding, there: int, courses: list[Both], pairs: list[int]) -> Turn | None:
    """Where it mostly begins with the same act, by which a card of the player is taken from there: that alone."""
    begins = {pair: next((act for act in courses[pair][1] if act.seat != view.seat), None) for pair in pairs}
    act, often = next(iter(Counter(begins.values()).most_common(1)), (None, 0))
    takes = act is not None and any(event != events.LAID and owner == view.seat for event, owner, _ in act.effects)
    if act is None or not takes or often < MOSTLY * len(pairs):
        return None
    pair = next(pair for pair in pairs if begins[pair] == act)
    return Turn(played, (None, there), EASE[2], pair, ((), (act,)), only_acts=True)


def tent_of(finding: Finding) -> int:
    return int(str(finding.fact.args["tent"])) - 1


def promised(view: View, found: Explanation, text: str) -> Finding | None:
    """What a move puts the player ahead for."""
    walked = then.arrival(view, text)
    is_idle = not walked or walked[0] == BAR or walked[1] == then.barred_tent(view) or not view.tents[walked[1]].cards
    tent = then.card_tent(text) if then.card_value(text) else walked[1] if walked and not is_idle else None
    if tent is None:
        return None
    id_ = PROMISES.get(then.standing_of(view, tent, then.at_least(*then.sums_after(view, tent, text))))
    return next((one for one in found.others if one.fact.id == id_ and place_of(one) == tent), None)


def _easiest(
    view: View, finding: Finding, places: tuple[int | None, int], moves: tuple[str, str], courses: list[Both], pairs: list[int]
) -> Turn | None:
    """An example with as few steps as is not too rare."""
    steps = {}
    for pair in pairs:
        best, played = courses[pair]
        steps[pair] = _steps(view, best, places[0], moves[0]) + _steps(view, played, places[1], moves[1], spare=1)
    for most, ease in EASE.items():
        able = [pair for pair in pairs if steps[pair] <= most]
        if able and len(able) >= TYPICAL * len(pairs):
            pair = example([played for _, played in courses], [best for best, _ in courses], able)
            return Turn(finding, places, ease, pair, courses[pair])
    return None


def tellable(found: Explanation, place: int) -> list[Finding]:
    """What speaks for the better move there."""
    there = [one for one in found.others if place_of(one) == place and one.is_certain and weight(one) > 0]
    return [one for one in there if abs(one.best - one.played) >= SMALL]


def _is_otherwise(view: View, found: Explanation, finding: Finding, place: int, both: tuple[Day, Day]) -> bool:
    """Whether it is so in this pair, everything there together speaks for the better move, and one wins no less."""
    best, played = (_happens(view, finding, place, day) for day in both)
    if best == played or best != (finding.best > finding.played):
        return False
    worth = [sum(one.fact.worth for one in found.others if _happens(view, one, place, day)) for day in both]
    own = [sum(prize.points for prize in day.prizes.get(place, ()) if prize.seat == view.seat) for day in both]
    return worth[0] > worth[1] and own[0] >= own[1]


def _happens(view: View, finding: Finding, place: int, day: Day) -> bool:
    event = PRIZES.get(finding.fact.id.removesuffix("-other"), events.BOUGHT_FLOAT)
    whose = finding.fact.args.get("player", view.seat)
    is_there = place_of(finding) == place
    return is_there and any(prize.event == event and prize.seat == whose for prize in day.prizes.get(place, ()))


def _nearness(view: View, turn: Turn, moves: tuple[str, str], days: Days) -> float:
    place = turn.places[1]
    if place in near_places(view, moves[0]):
        return NEAR
    best, played = (one[turn.pair] for one in days)
    is_linked = _elsewhere(view, turn, best) or _no_more(view, turn, best, played)
    return NEARLY if is_linked or place in near_places(view, moves[1]) else FAR


def _is_near(view: View, place: int, moves: tuple[str, str]) -> bool:
    return any(place in near_places(view, text) for text in moves)


def near_places(view: View, move: str) -> set[int]:
    """Where a move changes something itself."""
    walked = then.arrival(view, move)
    return {*then.touched(view, move), *([PROCESSION] if walked and walked[0] == PRINCE else [])}


def _steps(view: View, acts: Acts, place: int | None, move: str, spare: int = 0) -> int:
    """What there is to follow: a card that the Miss brings, or one's own sent away, is a step more, a chip from nowhere two.

    `spare`: and so is what who decides could do otherwise.
    """
    has_chip = {gives_chip_to(view, move), *(seat for seat, count in enumerate(view.chip_counts) if count)}
    steps = 0
    for act in acts:
        brings = any(event == events.LAID for event, *_ in act.effects)
        from_nowhere = 2 * (act.how in ("chip", "direct") and act.seat not in has_chip)
        own_away = place != PROCESSION and (events.TO_PROCESSION, act.seat) in [one[:2] for one in act.effects]
        steps += 1 + brings + from_nowhere + own_away + spare * (act.seat == view.seat)
    return steps


def _courses(view: View, places: tuple[int | None, int], moves: tuple[str, str], days: Days) -> list[Both]:
    """Pair by pair what is told of both days: what is done in the same turn, if not after both moves, and what happens there.

    In a place that neither move touches, the next player's turn as well: that is how it comes to be otherwise.
    """
    is_far = places[1] != PROCESSION and not _is_near(view, places[1], moves)
    found = []
    for both in zip(*days, strict=True):
        acts = [_after(day, text) for day, text in zip(both, moves, strict=True)]
        first = [_first_turns(view, one, is_far) for one in acts]
        wanted = [
            {*(() if place is None else about(one, place))} | {act for act in begins if act not in others and act.how != "back"}
            for one, place, begins, others in zip(acts, places, first, reversed(first), strict=True)
        ]
        best, played = (tuple(act for act in one if act in told) for one, told in zip(acts, wanted, strict=True))
        found.append((best, played))
    return found


def _first_turns(view: View, acts: Acts, and_next: bool) -> Acts:
    """Of who decides, and of the next player."""
    own = own_turn(view, acts)
    rest = acts[len(own) :]
    theirs = next((number for number, act in enumerate(rest) if act.seat != rest[0].seat), len(rest))
    return (*own, *(rest[:theirs] if and_next else ()))


def _after(day: Day, move: str) -> Acts:
    """What is done after the move itself."""
    return day.acts[1:] if move.partition(" ")[0] in ("card", "move", "chip") else day.acts


def own_turn(view: View, acts: Acts) -> Acts:
    """What who decides still does in this turn."""
    others = next((number for number, act in enumerate(acts) if act.seat != view.seat), len(acts))
    return acts[:others]


def is_shown(view: View, turn: Turn, moves: tuple[str, str]) -> bool:
    """It can be seen on the board how it comes about: small losses are blamed only then."""
    return turn.ease >= EASY and (turn.is_vain or turn.places[0] in near_places(view, moves[0]))


def in_sentences(view: View, turn: Turn, moves: tuple[str, str], days: Days) -> tuple[list[Line], list[Line]]:
    """After the played move, and after the better one."""
    best, played = (one[turn.pair] for one in days)
    if not _after(best, moves[0]) and not _after(played, moves[1]):
        places = sorted({turn.places[1], *near_places(view, moves[0]), *near_places(view, moves[1])})
        return [line("why-course", steps=counted(view, played, places))], [
            line("why-course-better", steps=counted(view, best, places))
        ]
    elsewhere = _elsewhere(view, turn, best)
    after_best = _held_off(view, turn, moves[0]) or ([] if elsewhere else _no_more(view, turn, best, played))
    if turn.places[0] is not None:
        said = _in_words(view, elsewhere, turn.courses[0], best, turn.places[0])
        after_best.append(line("why-course-better", steps=said))
    if turn.only_acts:
        return [line("why-course", steps=act_in_words(view, turn.courses[1][0]))], after_best
    return [line("why-course", steps=_in_words(view, (), turn.courses[1], played, turn.places[1]))], after_best


def _in_words(view: View, first: Acts, there: Acts, day: Day, place: int) -> Line:
    acts = [act for act in day.acts if act in (*first, *there)]
    return in_words(view, acts, day, place, stays=not about(there, place))


def _elsewhere(view: View, turn: Turn, best: Day) -> Acts:
    """Where the card of a rival goes after the better move that comes there last after the played one."""
    after_best, after_played = turn.courses
    last = after_played[-1] if after_played else None
    if turn.is_vain or last is None or last.citizen is not None or last.seat == view.seat or about(after_best, turn.places[1]):
        return ()
    found = [act for act in best.acts if (act.seat, act.citizen, act.value) == (last.seat, None, last.value)]
    return tuple(act for act in found[:1] if act not in after_best)


def _no_more(view: View, turn: Turn, best: Day, played: Day) -> list[Line]:
    """Why the next player cannot walk after the better move as they do after the played one."""
    after_best, after_played = turn.courses
    first = next((act for act in played.acts if act.seat != view.seat), None)
    if first is None or first not in after_played or first.citizen is None or first.how == "direct":
        return []
    own = own_turn(view, best.acts)
    ring = own[-1].ring if own else view.ring
    field = next((act.field for act in reversed(own) if act.citizen == first.citizen), view.citizens[first.citizen])
    steps = (first.field - field - 1) % view.route.fields + 1
    if ring >= steps or any(act.citizen == first.citizen and act.tent == first.tent for act in after_best):
        return []
    args: dict[str, Word] = {"citizen": CITIZEN[first.citizen], "tent": first.tent + 1, "steps": steps, "ring": ring}
    back = "far" if steps > WALK else "yes" if own and own[-1].how == "back" else "no"
    return [line("why-too-far", **args, back=back)]


def _is_free(view: View, courses: Both, moves: tuple[str, str], best: Day) -> bool:
    """A rival walks somewhere after the played move, and could do the same after the better one, but does not."""
    after_best, after_played = courses
    first = next((act for act in after_played if act.seat != view.seat), None)
    if first is None or first.citizen is None or first.how != "walk" or first.tent in near_places(view, moves[0]):
        return False
    if any((act.citizen, act.tent) == (first.citizen, first.tent) for act in after_best):
        return False
    own = own_turn(view, best.acts)
    ring = own[-1].ring if own else view.ring
    field = next((act.field for act in reversed(own) if act.citizen == first.citizen), view.citizens[first.citizen])
    return (first.field - field - 1) % view.route.fields + 1 <= ring


def _held_off(view: View, turn: Turn, best_move: str) -> list[Line]:
    """Why a rival's card that comes there after the played move does not after the better one: what it would come to."""
    after_best, after_played = turn.courses
    act = next((act for act in after_played if act.seat != view.seat), None)
    place = turn.places[1]
    if turn.is_vain or act is None or act.citizen is not None or act.tent != place or place == PROCESSION or not act.value:
        return []
    if about(after_best, place) or not then.card_value(best_move) or then.card_tent(best_move) != place:
        return []
    sums, hidden = then.sums_after(view, place, best_move)
    own, theirs = sums[then.own_seat(view)], sums[act.seat] + act.value
    if any(hidden) or theirs > own:
        return []
    args: dict[str, Word] = {"player": act.seat, "value": act.value, "tent": place + 1, "own": own, "theirs": theirs}
    return [line("why-held-off", **args, level="yes" if own == theirs else "no")]
