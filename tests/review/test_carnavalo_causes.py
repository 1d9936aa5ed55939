"""What the reasons of Carnavalo give as causes: each is counted again from the days, or seen in the rules."""

from collections.abc import Iterator
from itertools import product
from typing import Any, cast

import numpy as np
import pytest
from msgspec.structs import replace

from speeltafel.core.contract.reasons import Explanation, Fact, Finding
from speeltafel.core.i18n import LANGUAGES
from speeltafel.core.line import Line
from speeltafel.games.carnavalo.mechanics import events
from speeltafel.games.carnavalo.mechanics.components import MISS, NO_TENT, NOBODY, OWNER, PRINCE, TENTS, VALUE
from speeltafel.games.carnavalo.mechanics.scoring import PROCESSION
from speeltafel.games.carnavalo.notation import CITIZEN
from speeltafel.games.carnavalo.reasons import after_move, causes, choice, composed, courses, findings, links, move_effects
from speeltafel.games.carnavalo.reasons.causes import Cause, Happening
from speeltafel.games.carnavalo.reasons.courses import Act, Day, Prize
from speeltafel.games.carnavalo.view import Card, View
from speeltafel.review.reasons.samples import watched
from speeltafel.review.reasons.wording import Names, said
from speeltafel.review.rollouts.engine import ReviewEngine
from speeltafel.review.timeline import position
from tests.review.carnavalo import GAME, Told, a_table, after, all_told, at_table, in_english, is_counted, positions
from tests.review.mistakes import NAMES, in_a_hurry, spoken

ROUNDED = 0.0006  # off one that is said to a thousandth
FIRST, THERE = 0, 2  # tents
MOVES = ("card 1 t6 under", "card 1 t6 under")  # to neither of them


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """In as many worlds as the mistakes were judged in."""
    monkeypatch.setattr(ReviewEngine, "judging", property(in_a_hurry))


def say(finding: Finding) -> Line:
    _, view = at_table(1, 12)
    return said(cast(Any, composed), view, finding, Names(Line("move-played"), Line("move-better")))


def prize(best: float, played: float, tent: int = THERE, **args: Any) -> Finding:
    """A disc there."""
    id_ = "why-disc-other" if "player" in args else "why-disc"
    fact = Fact(id=id_, values=[], topic=f"tent-{tent}", args={"tent": tent + 1, **args}, worth=1.0)
    return Finding(fact, best, played, 1.0)


def days_of(count: int, acts: tuple[Act, ...], winner: int | None, sums: dict[int, int] | None = None) -> list[Day]:
    """So many days that go so, with who wins their disc there."""
    prizes: dict[int, tuple[Prize, ...]] = {} if winner is None else {THERE: (Prize(events.WON_DISC, winner, 0),)}
    return [Day(acts, prizes, {THERE: sums or {}})] * count


def cause_of(view: View, finding: Finding, moves: tuple[str, str], days: causes.Days) -> Cause | None:
    return causes.cause_of(view, finding, moves, days, causes.seen_in(THERE, moves, days))


# ---- What happens in a place ----


def test_what_happens_in_a_place_is_who_plays_there_and_what_is_taken_and_brought() -> None:
    card = Act(1, None, 4, THERE, "top")
    lays = Act(0, MISS, 0, THERE, "walk", effects=((events.LAID, 0, 5), (events.TAKEN, 1, 1)))
    sends = Act(2, PRINCE, 0, THERE, "walk", effects=((events.TO_PROCESSION, 0, 3),))
    idle = Act(1, PRINCE, 0, NO_TENT, "walk")
    acts = (card, idle, lays, sends)
    day = Day(acts, {}, {PROCESSION: {0: 3, 2: 2}})
    there = {one: act.value for one, act in causes.happenings(day, acts, THERE).items()}
    assert {one: value for one, value in there.items() if one.by == NOBODY} == {
        Happening("plays", 1): 4,
        Happening("last", 1): 4,
        Happening("brought", 0, MISS): 5,
        Happening("taken", 1, MISS): 1,
        Happening("taken", 0, PRINCE): 3,
    }
    assert {one for one in there if one.by != NOBODY} == {
        Happening("brought", 0, MISS, by=0),
        Happening("taken", 1, MISS, by=0),
        Happening("taken", 0, PRINCE, by=2),
    }
    assert set(causes.happenings(day, acts, PROCESSION)) == {
        Happening("enters", 0, PRINCE, THERE),
        Happening("enters", 0, PRINCE, THERE, 2),
        Happening("enters", 0, PRINCE),
        Happening("most", 0),
    }
    assert causes.happenings(day, acts, FIRST) == {}


def test_the_cause_is_what_happens_otherwise_and_changes_who_wins() -> None:
    _, view = at_table(1, 12)
    me, rival = view.seat or 0, ((view.seat or 0) + 1) % 3
    first, always = Act(me, None, 1, 5, "under"), Act(me, None, 1, THERE, "under")
    theirs, idle = Act(rival, None, 4, THERE, "top"), Act(rival, None, 2, FIRST, "top")
    lost, won = days_of(1, (first, always, theirs), rival), days_of(1, (first, always, idle), me)
    cause = cause_of(view, prize(0.8, 0.2), MOVES, (lost * 2 + won * 8, lost * 8 + won * 2))
    assert cause is not None
    assert cause[:3] == (Happening("plays", rival), 0.2, 0.8)
    assert cause.share == pytest.approx(1.0)
    assert (cause.value, cause.is_sure) == (4, True)
    by_chance = (days_of(5, (first, theirs), me) + won * 5, days_of(5, (first, theirs), rival) + won * 5)
    assert cause_of(view, prize(0.8, 0.2), MOVES, by_chance) is None, "it happens as often"


def test_a_cause_works_within_each_arm_and_in_the_way_one_would_think() -> None:
    _, view = at_table(1, 12)
    me, rival = view.seat or 0, ((view.seat or 0) + 1) % 3
    first, theirs = Act(me, None, 1, 5, "under"), Act(rival, None, 4, THERE, "top")
    with_it, without = (first, theirs), (first,)
    helps = (
        days_of(7, with_it, me) + days_of(1, with_it, None) + days_of(2, without, None),
        days_of(2, with_it, me) + days_of(8, without, None),
    )
    assert cause_of(view, prize(0.7, 0.2), MOVES, helps) is None, "a rival's card that helps puzzles"
    indifferent = (
        days_of(6, with_it, me) + days_of(2, with_it, None) + days_of(2, without, None),
        days_of(2, with_it, None) + days_of(8, without, None),
    )
    taken = Happening("taken", me, PRINCE)
    assert not taken.is_good_for(me)
    assert taken.is_good_for(rival)
    assert cause_of(view, prize(0.6, 0.0), MOVES, indifferent) is None


def test_who_does_it_and_with_which_chip_is_told_if_it_is_as_good_a_cause() -> None:
    _, view = at_table(1, 12)
    me, rival = view.seat or 0, ((view.seat or 0) + 1) % 3
    tents = [replace(one, cards=[Card(rival, 4)] if tent == THERE else []) for tent, one in enumerate(view.tents)]
    view = replace(view, tents=tents, stack=3)
    mine = Act(me, None, 5, THERE, "under")
    takes = Act(rival, MISS, 0, THERE, "direct", effects=((events.TAKEN, me, 5),))
    moves = (f"card 5 t{FIRST + 1}", f"card 5 t{THERE + 1} under")
    cause = cause_of(view, prize(1.0, 0.0), moves, (days_of(10, (mine,), me), days_of(10, (mine, takes), None)))
    assert cause is not None
    assert cause.happening == Happening("taken", me, MISS, by=rival)
    assert cause.with_chip
    words = in_english(say(causes.as_finding(view, cause)))
    assert f"{NAMES[rival]} takes your 5 away there with the Miss, by the chip that you give them," in words
    by_walk = takes._replace(how="walk")
    cause = cause_of(view, prize(1.0, 0.0), moves, (days_of(10, (mine,), me), days_of(10, (mine, by_walk), None)))
    assert cause is not None
    assert not cause.with_chip
    other = takes._replace(seat=3 - me - rival)
    either = (days_of(10, (mine,), me), days_of(5, (mine, takes), None) + days_of(5, (mine, other), None))
    cause = cause_of(view, prize(1.0, 0.0), moves, either)
    assert cause is not None
    assert cause.happening == Happening("taken", me, MISS), "now this player, now that"


@pytest.mark.parametrize(("fives", "value", "is_sure"), [(10, 5, True), (8, 5, False), (5, 0, False)])
def test_a_card_has_its_number_where_it_is_nearly_always_or_mostly_that_one(fives: int, value: int, is_sure: bool) -> None:
    _, view = at_table(1, 12)
    me, rival = view.seat or 0, ((view.seat or 0) + 1) % 3
    first = Act(me, None, 1, 5, "under")
    with_it = [*days_of(fives, (first, Act(rival, None, 5, THERE, "top")), rival)]
    with_it += days_of(10 - fives, (first, Act(rival, None, 3, THERE, "top")), rival)
    cause = cause_of(view, prize(1.0, 0.0), MOVES, (days_of(10, (first,), me), with_it))
    assert cause is not None
    assert (cause.value, cause.is_sure) == (value, is_sure)
    words = in_english(say(causes.as_finding(view, cause)))
    assert ("a 5 there" in words, "(mostly the 5)" in words, "plays a card there" in words) == (
        is_sure,
        bool(value) and not is_sure,
        not value,
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_is_said_whoever_makes_it_happen(language: str) -> None:
    """With the name of who does it, and of whose card it is, the owner's own where they are one; each in other words."""
    _, view = at_table(1, 12)
    me, rival = view.seat or 0, ((view.seat or 0) + 1) % 3
    third = 3 - me - rival
    for kind in causes.SAID:
        by_citizen = kind in ("taken", "brought", "enters")
        said_ = []
        for seat, by in product((me, rival), (NOBODY, me, rival, third) if by_citizen else (NOBODY,)):
            what = Happening(kind, seat, PRINCE if by_citizen else NOBODY, FIRST if kind == "enters" else NO_TENT, by)
            cause = Cause(what, 0.1, 0.8, 1.0, 5, True, with_chip=by == third)
            words = spoken([say(causes.as_finding(view, cause))], language, GAME.package)
            assert (NAMES[third] in words) == (by == third)
            assert (NAMES[rival] in words) == (rival in (seat, by))
            said_.append(words)
        assert len(set(said_)) == len(said_)


def there_lines(one: Told) -> Iterator[tuple[Line, Happening, int]]:
    """What is said to happen somewhere: the line, what it says, and in which place."""
    promises = iter([findings.promised(one.view, one.found, text) for text in reversed(one.moves)])
    place = -1
    for line in one.verdict.reasons:
        if line.id.removesuffix("-other") in ("why-disc", "why-chip"):
            place = int(str(line.args["tent"])) - 1
        elif line.id.removesuffix("-other") in ("why-float", "why-early-float", "why-parade"):
            place = PROCESSION
        elif line.id in ("reason-played", "reason-better"):
            promise = next(promises)
            place = -1 if promise is None else findings.place_of(promise) or 0
        elif line.id.startswith("why-there-"):
            citizen = CITIZEN.index(str(line.args["citizen"])) if "citizen" in line.args else NOBODY
            kind, tent = line.id.removeprefix("why-there-"), int(str(line.args["tent"])) - 1
            doer = line.args.get("doer")
            me = one.view.seat or 0
            by = int(str(doer.args["player"])) if isinstance(doer, Line) else me if line.args["by"] == "you" else NOBODY
            yield line, Happening(kind, int(str(line.args["player"])), citizen, tent, by), place


def test_what_is_said_to_happen_there_happens_as_often_as_it_says() -> None:
    """Counted here from the acts themselves."""
    told = 0
    for one in all_told():
        for line, what, place in there_lines(one):
            for arm, move, key in zip(one.days, one.moves, ("after_best", "after_played"), strict=True):
                often = np.mean([is_so(day, move, what, place) for day in arm])
                assert abs(float(str(line.args[key])) / 100 - often) < ROUNDED
            told += 1
    assert told > 1


def is_so(day: Day, move: str, what: Happening, place: int) -> bool:
    acts = courses.after(day, move)
    if what.kind == "most":
        return max(day.sums.get(place, {what.seat + 1: 0}).items(), key=lambda one: one[1])[0] == what.seat
    cards = [act.seat for act in acts if act.citizen is None and act.tent == place and act.value]
    if what.kind in ("plays", "last"):
        return what.seat in (cards if what.kind == "plays" else cards[-1:])
    return any(is_act(act, what, place) for act in acts)


def is_act(act: Act, what: Happening, place: int) -> bool:
    event = {"brought": events.LAID, "enters": events.TO_PROCESSION}.get(what.kind)
    if event is None:
        event = events.TO_PROCESSION if what.citizen == PRINCE else events.TAKEN
    where = act.tent == place if place != PROCESSION else what.tent in (NO_TENT, act.tent)
    by = what.by in (NOBODY, act.seat)
    return act.citizen == what.citizen and where and by and any(one[:2] == (event, what.seat) for one in act.effects)


def test_counted_in_other_worlds_a_cause_points_the_same_way() -> None:
    for one in all_told():
        best, played = (GAME.legal(one.asked.first)[one.view.legal.index(text)] for text in one.moves)
        _, pairs = watched(cast(Any, composed), one.asked, best, played, again=1)
        assert pairs is not None
        days = [[courses.day(one.view, end) for end in ends] for ends in (pairs.best, pairs.played)]
        for line, what, place in there_lines(one):
            again = [np.mean([is_so(day, move, what, place) for day in arm]) for arm, move in zip(days, one.moves, strict=True)]
            assert (again[0] > again[1]) == (float(str(line.args["after_best"])) > float(str(line.args["after_played"])))


# ---- What a move sets out for ----


def test_what_takes_a_prize_away_is_told_where_it_mostly_does() -> None:
    _, view = at_table(1, 12)
    me, rival = view.seat or 0, ((view.seat or 0) + 1) % 3
    takes = Act(rival, PRINCE, 0, THERE, "walk", effects=((events.TO_PROCESSION, me, 5),))
    plays = Act(rival, None, 5, THERE, "top")
    won = days_of(2, (), me, {me: 5})
    taken, beaten = days_of(1, (takes, plays), rival, {rival: 5}), days_of(1, (plays,), rival, {rival: 6, me: 5})
    level, by_itself = days_of(1, (plays,), None, {rival: 5, me: 5}), days_of(1, (plays,), None, {rival: 2, me: 5})
    for arm, expected in (
        (won + taken * 6 + beaten * 2, ("taken", me, PRINCE, 0.6)),
        (won + taken * 2 + beaten * 3 + level * 3, ("plays", rival, NOBODY, 0.6)),
        (won + taken * 2 + beaten * 2 + by_itself * 4, None),
    ):
        assert causes.stopped(view, prize(0.2, 0.2), "return t1", arm) == (causes.Stopped(*expected) if expected else None)


@pytest.mark.parametrize(
    ("best", "played", "words"),
    [
        (
            0.9,
            0.2,
            "But you win it in about 2 of 10 cases (after the better one, in about 9): in about 8 of 10 cases the Prince ",
        ),
        (0.9, 0.6, "You win it in about 6 of 10 cases (after the better one, in about 9)."),
        (0.7, 0.6, "You win it in about 6 of 10 cases (after the better one, about as often)."),
    ],
)
def test_how_often_a_move_wins_what_it_sets_out_for(best: float, played: float, words: str) -> None:
    _, view = at_table(1, 12)
    me, rival = view.seat or 0, ((view.seat or 0) + 1) % 3
    takes = Act(rival, PRINCE, 0, THERE, "walk", effects=((events.TO_PROCESSION, me, 5),))
    lost = round(10 * (1 - played))
    arm = days_of(10 - lost, (), me, {me: 5}) + days_of(lost, (takes,), None)
    assert in_english(links.aim(view, prize(best, played), False, "return t1", arm, say, after_best=False)).startswith(words)
    both = in_english(links.aim(view, prize(best, played), True, "return t1", arm, say, after_best=False))
    assert "after the better one" not in both
    own = links.aim(
        view, prize(best, 0.2), False, f"chip t{THERE + 1} prince direct", days_of(9, (takes,), None), say, after_best=False
    )
    assert own.args["stop"] == "none", "what the move itself does is no accident"


def test_what_one_plays_there_later_after_the_better_move_is_told_with_why_not_now() -> None:
    _, view = at_table(1, 12)
    view = replace(view, tents=[replace(one, cards=[]) for one in view.tents])
    me = view.seat or 0
    first, mine = Act(me, None, 1, FIRST, "top"), Act(me, None, 5, THERE, "top")
    told = links.Told(prize(0.8, 0.2), None, 1.0, 1.0)
    days = (days_of(6, (first, mine), me) + days_of(4, (first,), None), days_of(10, (first,), None))
    on_top = (f"card 1 t{FIRST + 1} top", f"card 2 t{THERE + 1} top")
    assert [in_english(line) for line in links.link(view, told, on_top, days, say)] == [
        "After the better one, you later play your 5 there in about 6 of 10 cases.",
        "After your move, your own card lies on top there, and nobody may play on their own.",
    ]
    assert len(links.link(view, told, (on_top[0], f"chip t{THERE + 1} prince direct"), days, say)) == 1
    assert links.link(view, told, on_top, (days[0][4:], days[1]), say), "2 of 6"
    assert links.link(view, told, on_top, (days[0][5:], days[1]), say) == [], "1 of 5"
    assert links.link(view, told, (on_top[1], on_top[1]), days, say) == [], "it is played there now"


def test_whose_card_lies_on_top_after_a_move_is_as_the_rules_have_it() -> None:
    compared = set()
    for seed in range(6):
        for game, view in positions(seed):
            for text in view.legal[:: 1 + len(view.legal) // 6]:
                s = after(position(game), text)
                for tent in range(TENTS) if not is_counted(s, view) else ():
                    top = OWNER[s.pile[tent][s.height[tent]]] if s.height[tent] else None
                    assert after_move.on_top(view, tent, text) == top
                    compared.add(text.split(" ")[0])
    assert compared >= {"card", "move", "chip"}


def test_that_nobody_plays_on_their_own_card_is_said_where_it_keeps_somebody_away() -> None:
    _, view = at_table(1, 12)
    me, rival = view.seat or 0, ((view.seat or 0) + 1) % 3
    tents = [replace(one, cards=[Card(rival, 4)] if tent == THERE else []) for tent, one in enumerate(view.tents)]
    view = replace(view, tents=tents)
    under, top = f"card 5 t{THERE + 1} under", f"card 5 t{THERE + 1} top"
    plays = Cause(Happening("plays", rival), 0.1, 0.8, 1.0, 0, False)
    (line,) = links._barred(view, plays, (under, top), THERE, say)
    assert (
        in_english(line)
        == f"After the better one, {NAMES[rival]}’s own card lies on top there, and nobody may play on their own."
    )
    assert links._barred(view, plays, (top, under), THERE, say) == [], "after that move they play there more often"
    assert links._barred(view, plays, (under, under), THERE, say) == [], "it is so after either"
    mine = Cause(Happening("plays", me), 0.8, 0.1, 1.0, 0, False)
    (line,) = links._barred(view, mine, (under, top), THERE, say)
    assert in_english(line) == "After your move, your own card lies on top there, and nobody may play on their own."


def test_by_the_rules_nobody_plays_where_their_own_card_lies_on_top() -> None:
    for game, view in positions(3):
        s = position(game)
        for text in view.legal if view.phase == "before" else ():
            if text.startswith("card"):
                tent = after_move.card_tent(text)
                assert not s.height[tent] or OWNER[s.pile[tent][s.height[tent]]] != view.seat


def test_what_one_mostly_does_next_in_the_same_turn_is_told_as_a_plan() -> None:
    _, view = at_table(1, 12)
    me, rival = view.seat or 0, ((view.seat or 0) + 1) % 3
    first, mine = Act(me, PRINCE, 0, FIRST, "chip"), Act(me, None, 5, THERE, "top", ring=5)
    theirs = Act(rival, None, 5, THERE, "top")
    arm = days_of(7, (first, mine), None) + days_of(3, (first, theirs), None)
    (line,) = links.plan(view, "chip t1 prince direct", arm, say)
    assert in_english(line) == "Then, in about 7 of 10 cases, you play your 5 on top in tent 3."
    assert links.plan(view, "chip t1 prince direct", arm[5:], say), "40 of 100"
    assert links.plan(view, "chip t1 prince direct", arm[6:], say) == []
    assert links.plan(view, "card 5 t1", arm, say) == [], "the turn is over"


def test_what_is_usual_says_only_what_is_nearly_always_so() -> None:
    five, four = Act(1, None, 5, THERE, "top"), Act(1, None, 4, THERE, "under")
    away = Act(2, PRINCE, 0, THERE, "walk", effects=((events.TO_PROCESSION, 0, 5),))
    assert links.usual([five] * 6 + [away] * 4, 5) == (five, 6)
    found = links.usual([five] * 4 + [four] * 4 + [away] * 2, 5)
    assert found == (Act(1, None, 0, THERE, "card"), 8)
    assert links.usual([away] * 6, 5) == (away, 6)
    hidden = [away._replace(effects=((events.TAKEN, 1, value),)) for value in (1, 2, 3)]
    assert links.usual(hidden, 2) == (away._replace(effects=()), 3), "whatever lies face down is not said"
    assert links.usual([five, away], 2) is None


def test_what_the_next_player_does_is_told_where_it_is_not_the_same_after_both_moves() -> None:
    _, view = at_table(1, 12)
    me, rival = view.seat or 0, ((view.seat or 0) + 1) % 3
    first = Act(me, None, 1, FIRST, "top")
    there, elsewhere = Act(rival, None, 5, THERE, "top"), Act(rival, None, 5, FIRST, "top")
    moves = (f"card 1 t{FIRST + 1} top", f"card 1 t{FIRST + 1} under")
    often, seldom = days_of(8, (first, there), None), days_of(2, (first, elsewhere), None)
    best, played = links.replies(view, moves, (seldom * 4 + often[:2], often + seldom), say)
    assert [in_english(line) for line in played] == [f"Next, in about 8 of 10 cases, {NAMES[rival]} plays a 5 on top in tent 3."]
    assert [in_english(line) for line in best] == [f"Next, in about 8 of 10 cases, {NAMES[rival]} plays a 5 on top in tent 1."]
    assert links.replies(view, moves, (often + seldom, often), say) == ([], [])
    hidden = (f"card 1 t{FIRST + 1} under", f"card 2 t{FIRST + 1} under")
    assert links.replies(view, hidden, (seldom * 4 + often[:2], often + seldom), say) == ([], []), "they cannot tell them apart"
    assert links.replies(view, moves, (often[:3] + seldom * 2, often[:3] + seldom * 2), say) == ([], []), "now this, now that"


# ---- Links ----


def test_that_one_does_not_come_back_is_said_with_the_end_of_the_day() -> None:
    _, view = at_table(1, 12)
    me, rival = view.seat or 0, ((view.seat or 0) + 1) % 3
    mine, theirs, back = Act(me, None, 5, FIRST, "top"), Act(rival, None, 5, FIRST, "top"), Act(me, None, 4, THERE, "top")
    once, again = days_of(1, (mine, theirs), None), days_of(1, (mine, theirs, back), None)
    else_ = days_of(1, (mine, theirs, mine), None)
    moves = (f"card 3 t{THERE + 1}", view.legal[0])
    mostly = "After your move, the day is mostly over before you could still play there (in about 6 of 10 cases)."
    for arm, words in (
        (once * 6 + again * 4, mostly),
        (once * 10, "After your move, the day is over before you could still play there."),
        (once * 4 + again * 3 + else_ * 3, "After your move, you still come to play there only in about 3 of 10 cases."),
        (once * 4 + again * 6, None),
    ):
        lines = links._no_more(view, moves, THERE, arm, say)
        assert [in_english(line) for line in lines] == ([words] if words else [])
    assert links._no_more(view, moves, FIRST, once * 10, say) == [], "the better move does not play there"


def test_how_it_stands_there_is_as_the_rules_have_it() -> None:
    told = 0
    for seed in range(12):
        for game, view in positions(seed):
            for text in view.legal[:: 1 + len(view.legal) // 5]:
                s = after(position(game), text)
                for place in findings.near_places(view, text) if not is_counted(s, view) else ():
                    about = links.Told(prize(0.1, 0.9, min(place, TENTS - 1), player=0), None, 1.0, 1.0)
                    for line in links._stands(view, about, (text, "pass"), place, say):
                        told += 1
                        assert dict(sums_of(cast(Line, line.args["sums"]))) == all_in(s, view, place)
    assert told > 20


def all_in(s: Any, view: View, place: int) -> dict[int, int]:
    """What everybody has there, by the position."""
    pile = s.procession[: s.in_procession] if place == PROCESSION else s.pile[place][1 : s.height[place] + 1]
    sums = dict.fromkeys(range(view.players), 0)
    for card in pile:
        sums[OWNER[card]] += VALUE[card]
    if place != PROCESSION:
        sums = {seat: count + max(0, s.disc[seat][place]) for seat, count in sums.items()}
    return {seat: count for seat, count in sums.items() if count}


def sums_of(line: Line) -> Iterator[tuple[int, int]]:
    if line.id == "comma":
        yield from sums_of(cast(Line, line.args["first"]))
        yield from sums_of(cast(Line, line.args["last"]))
    else:
        yield int(str(line.args["player"])), int(str(line.args["number"]))


def walks(s: Any, view: View) -> set[tuple[int, int]]:
    """By the rules: citizens that whoever is to move can walk to a tent, and which tent."""
    found = set()
    for number in GAME.legal(s):
        move = GAME.notation.write_move(s, number)
        if move.startswith("move"):
            citizen = CITIZEN.index(move.split(" ")[1])
            field = after(s, move).at[citizen]
            found |= {(citizen, view.route.tents.index(field))} if field in view.route.tents else set()
    return found


def test_where_a_citizen_can_walk_next_is_as_the_rules_have_it() -> None:
    found = set()
    for seed in range(12):
        for game, view in positions(seed):
            for text in view.legal[:: 1 + len(view.legal) // 6]:
                reach = after_move.within_walk(view, text)
                if reach is not None:
                    assert walks(after(position(game), text), view) == reach
                    found.add(bool(reach))
    assert found == {True, False}


def test_a_walk_is_said_to_reach_a_card_after_the_move_after_which_it_is_taken() -> None:
    told = 0
    for seed in range(8):
        for _, view in positions(seed):
            moves = view.legal[:: 1 + len(view.legal) // 5]
            near = [after_move.within_walk(view, text) for text in moves[:2]]
            if len(moves) < 2 or near[0] is None or near[1] is None:
                continue
            for citizen, tent in near[0] ^ near[1]:
                is_best = (citizen, tent) in near[0]
                for often in ((0.8, 0.1), (0.1, 0.8)):
                    cause = Cause(Happening("taken", 0, citizen), *often, 1.0, 0, False)
                    lines = links._reach(view, cause, (moves[0], moves[1]), tent, say)
                    assert bool(lines) == ((often[0] > often[1]) == is_best)
                    names = [in_english(cast(Line, line.args["one"])) for line in lines]
                    assert names == ([("the better one" if is_best else "your move")] if lines else [])
                    told += len(lines)
            both = near[0] & near[1]
            for citizen, tent in both:
                cause = Cause(Happening("taken", 0, citizen), 0.8, 0.1, 1.0, 0, False)
                assert links._reach(view, cause, (moves[0], moves[1]), tent, say) == [], "it can after either"
    assert told


def test_a_fifth_disc_is_said_to_end_the_game() -> None:
    _, view = at_table(1, 12)
    view = replace(view, seat=0, day=2)
    for won, day, is_said in ((4, 2, True), (3, 2, False), (4, 4, False)):
        discs = [[None] * won + [0] * (TENTS - won), *view.discs[1:]]
        seen = replace(view, discs=discs, day=day)
        assert bool(composed._meaning(seen, prize(0.9, 0.1), None, ([], []))) == is_said
        assert composed._meaning(seen, prize(0.9, 0.1), prize(0.1, 0.9), ([], [])) == [], "it was said"


def test_how_the_chip_of_the_procession_is_won_is_said_where_it_is_mostly_so() -> None:
    _, view = at_table(1, 12)
    me, rival = view.seat or 0, ((view.seat or 0) + 1) % 3
    won: dict[int, tuple[Prize, ...]] = {PROCESSION: (Prize(events.WON_PROCESSION_CHIP, me, 4),)}
    first, second = Day((), won, {PROCESSION: {me: 5, rival: 2}}), Day((), won, {PROCESSION: {me: 2, rival: 5}})
    parade = Finding(Fact(id="why-parade", values=[], topic="procession", args={"chip": 4}), 0.9, 0.1, 1.0)
    for arm, words in (
        ([first] * 8 + [second] * 2, ["Whoever has a float and the most there takes the chip."]),
        ([first] * 2 + [second] * 8, ["Whoever has the most there buys a float, and the second takes the chip."]),
        ([first] * 5 + [second] * 5, []),
        ([Day((), {}, {})], []),
    ):
        assert [in_english(line) for line in composed._meaning(view, parade, None, (arm, []))] == words


def test_whose_disc_moves_on_is_as_the_rules_tell_it() -> None:
    found = set()
    for seed in range(4):
        for game, view in positions(seed):
            for text in [text for text in view.legal if text.startswith("card")][:8]:
                moved = [one[1] for one in after(position(game), text).told if one[0] == events.CONFETTI]
                assert move_effects.moves_disc_of(view, text) == (moved[0] if moved else None)
                found.add(bool(moved))
    assert found == {True, False}


# ---- What is told ----


def seen_as(finding: Finding, clarity: float = 1.0) -> links.Told:
    return links.Told(finding, None, clarity, clarity * findings.weight(finding))


def test_what_weighs_more_is_told_first_of_each_place_one_thing_and_nothing_that_is_told_anyway() -> None:
    little, much, most = prize(0.3, 0.1, FIRST), prize(0.8, 0.2, THERE), prize(0.9, 0.1, 4)
    same = prize(0.1, 0.5, THERE, player=1)._replace(fact=Fact(id="x", values=[], topic=f"tent-{THERE}", worth=-1.0))
    able = [seen_as(one) for one in (little, much, most, same)]
    assert [one.finding for one in choice._heaviest(able, [None, None], 0.0)] == [most, much]
    assert [one.finding for one in choice._heaviest(able, [able[2], None], 0.8)] == [much], "of the most it is said at once"
    dim = [seen_as(most, 0.3), seen_as(much, 0.3)]
    assert [one.finding for one in choice._heaviest(dim, [None, None], 0.0)] == [most], "rather than nothing"
    assert choice._heaviest(dim, [seen_as(little), None], 0.2) == []


def test_a_place_that_loses_in_all_is_not_told() -> None:
    little, much = prize(0.6, 0.4, FIRST), prize(0.9, 0.1, THERE)
    theirs = Fact(id="why-disc-other", values=[], topic=f"tent-{THERE}", args={"player": 1}, worth=-1.5)
    worse = Finding(theirs, 0.9, 0.1, 0.0)
    assert findings.tellable(Explanation([], None, None, [little, much, worse])) == [little]
    assert findings.net_weight(Explanation([], None, None, [little, much, worse]), much) < 0


def test_the_disc_that_ends_the_game_is_told_before_all_others() -> None:
    ends = Finding(Fact(id="why-game-ends-other", values=[], topic="end", args={"player": 1}), 0.1, 0.9, 0.0)
    mine, theirs = prize(0.9, 0.1, FIRST), prize(0.1, 0.5, THERE, player=1)
    assert choice._decisive([seen_as(mine), seen_as(theirs)], ends) == [seen_as(theirs)]
    assert choice._decisive([seen_as(mine), seen_as(prize(0.5, 0.1, THERE, player=1))], ends) == [], "the other way round"
    assert choice._decisive([seen_as(mine), seen_as(theirs)], None) == []


def test_everything_that_is_told_speaks_for_the_better_move() -> None:
    for one in all_told():
        for finding in findings.tellable(one.found):
            assert findings.weight(finding) > 0
            assert finding.is_certain
            assert abs(finding.best - finding.played) >= findings.SMALL
            own = "player" not in finding.fact.args
            assert not own or finding.fact.good * (1 if finding.best > finding.played else -1) > 0


@pytest.mark.parametrize(
    ("points", "told", "against", "is_complete"),
    [
        (({FIRST: 2.0}, {}), [FIRST], None, True),
        (({FIRST: 1.0, THERE: 3.0}, {}), [FIRST, THERE], None, True),  # what brings most is added
        (({FIRST: 1.0, 4: 3.0}, {}), [FIRST], None, False),  # of what brings most nothing is known
        (({FIRST: 6.0, 5: -5.0}, {}), [FIRST], 5, True),  # and what was given for it
        (({FIRST: 2.0}, {THERE: -4.0}), [FIRST, THERE], None, True),  # a rival loses more
        (({FIRST: -2.0}, {}), [FIRST], None, False),  # points do not show it
    ],
)
def test_so_much_is_told_that_it_makes_about_the_difference_in_points(
    points: tuple[dict[int, float], ...], told: list[int], against: int | None, is_complete: bool
) -> None:
    _, view = at_table(1, 12)
    view = replace(view, seat=0, players=2)
    first, there = prize(0.9, 0.1, FIRST), prize(0.4, 0.2, THERE)
    if points[1]:
        there = Finding(
            Fact(id="why-disc-other", values=[], topic=f"tent-{THERE}", args={"player": 1}, worth=-0.3), 0.1, 0.9, 0.0
        )
    given = prize(0.1, 0.9, 5)._replace(fact=Fact(id="why-disc", values=[], topic="tent-5", worth=0.1))
    found = Explanation([], None, None, [first, there, given])
    days = (days_of(4, (), 0), days_of(4, (), None))
    made = choice.chosen(view, found, MOVES, days, [None, None], None, a_table(*points))
    assert [findings.place_of(one.finding) for one in made.told] == told
    assert (made.against and findings.place_of(made.against)) == against
    assert made.is_complete == is_complete


def test_small_losses_are_blamed_only_where_it_can_be_seen_how_it_comes_about() -> None:
    for one in all_told():
        story = composed.story(one.view, one.found, [], one.moves, say, True)
        near = {place for text in one.moves for place in findings.near_places(one.view, text)}
        if all(findings.place_of(finding) not in near for finding in findings.tellable(one.found)):
            assert not story.is_shown or any(line.id.startswith("why-there-") for line in story.more)
