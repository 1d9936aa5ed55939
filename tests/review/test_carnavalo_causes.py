"""What the reasons of Carnavalo give as causes: each is counted again from the days, or seen in the rules."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import numpy as np
import pytest
from msgspec.structs import replace

from speeltafel.core.line import Line
from speeltafel.core.reason import Explanation, Fact, Finding
from speeltafel.games.carnavalo import after_move, causes, courses, events, findings, links, reasons
from speeltafel.games.carnavalo.box import MISS, NO_TENT, PRINCE, TENTS
from speeltafel.games.carnavalo.causes import Cause, Happening
from speeltafel.games.carnavalo.courses import Act, Day, Prize
from speeltafel.games.carnavalo.notation import CITIZEN
from speeltafel.games.carnavalo.scoring import PROCESSION
from speeltafel.games.carnavalo.view import View
from speeltafel.review.engine import Engine
from speeltafel.review.moments import position
from speeltafel.review.watching import watched
from speeltafel.review.wording import Names, said
from tests.review.carnavalo import GAME, Told, after, all_told, at_table, in_english, positions
from tests.review.mistakes import in_a_hurry

TENTH = 0.05  # off a number that is said of 10
ROUNDED = 0.0006  # off one that is said to a thousandth
FIRST, THERE = 0, 2  # tents


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """In as many worlds as the mistakes were judged in."""
    monkeypatch.setattr(Engine, "judging", property(in_a_hurry))


def say(finding: Finding) -> Line:
    _, view = at_table(1, 12)
    return said(cast(Any, reasons), view, finding, Names(Line("move-played"), Line("move-better")))


def prize(best: float, played: float, tent: int = THERE, **args: Any) -> Finding:
    """A disc there."""
    id_ = "why-disc-other" if "player" in args else "why-disc"
    fact = Fact(id=id_, values=[], topic=f"tent-{tent}", args={"tent": tent + 1, **args}, worth=1.0)
    return Finding(fact, best, played, 1.0)


def days_of(count: int, acts: tuple[Act, ...], winner: int | None, sums: dict[int, int] | None = None) -> list[Day]:
    """So many days that go so, with who wins their disc there."""
    prizes = {} if winner is None else {THERE: (Prize(events.WON_DISC, winner, 0),)}
    return [Day(acts, prizes, {THERE: sums or {}})] * count


# ---- What happens in a place ----


def test_what_happens_in_a_place_is_who_plays_there_and_what_is_taken_and_brought() -> None:
    card = Act(1, None, 4, THERE, "top")
    lays = Act(0, MISS, 0, THERE, "walk", effects=((events.LAID, 0, 5), (events.TAKEN, 1, 1)))
    sends = Act(2, PRINCE, 0, THERE, "walk", effects=((events.TO_PROCESSION, 0, 3),))
    idle = Act(1, PRINCE, 0, NO_TENT, "walk")
    acts = [card, idle, lays, sends]
    assert causes.happenings(acts, THERE) == {
        Happening("plays", 1): 4,
        Happening("brought", 0, MISS): 5,
        Happening("taken", 1, MISS): 1,
        Happening("taken", 0, PRINCE): 3,
    }
    assert causes.happenings(acts, PROCESSION) == {
        Happening("enters", 0, PRINCE, THERE): 3,
        Happening("enters", 0, PRINCE): 3,
    }
    assert causes.happenings(acts, FIRST) == {}


def test_the_cause_is_what_happens_otherwise_and_changes_who_wins() -> None:
    _, view = at_table(1, 12)
    me, rival = view.seat or 0, ((view.seat or 0) + 1) % 3
    theirs, idle = Act(rival, None, 4, THERE, "top"), Act(rival, None, 2, FIRST, "top")
    always = Act(me, None, 1, THERE, "under")
    lost, won = days_of(1, (always, theirs), rival), days_of(1, (always, idle), me)
    cause = causes.cause_of(view, prize(0.8, 0.2), (lost * 2 + won * 8, lost * 8 + won * 2))
    assert cause is not None
    assert cause[:3] == (Happening("plays", rival), 0.2, 0.8)
    assert (cause.share, cause.value, cause.is_sure) == (pytest.approx(1.0), 4, True)
    by_chance = (days_of(5, (theirs,), me) + won * 5, days_of(5, (theirs,), rival) + won * 5)
    assert causes.cause_of(view, prize(0.8, 0.2), by_chance) is None, "it happens as often"


@pytest.mark.parametrize(("fives", "value", "is_sure"), [(10, 5, True), (8, 5, False), (5, 0, False)])
def test_a_card_has_its_number_where_it_is_nearly_always_or_mostly_that_one(fives: int, value: int, is_sure: bool) -> None:
    _, view = at_table(1, 12)
    me, rival = view.seat or 0, ((view.seat or 0) + 1) % 3
    with_it = [*days_of(fives, (Act(rival, None, 5, THERE, "top"),), rival)]
    with_it += days_of(10 - fives, (Act(rival, None, 3, THERE, "top"),), rival)
    cause = causes.cause_of(view, prize(1.0, 0.0), (days_of(10, (), me), with_it))
    assert cause is not None
    assert (cause.value, cause.is_sure) == (value, is_sure)
    words = in_english(say(causes.as_finding(view, cause)))
    assert ("a 5 there" in words, "(mostly the 5)" in words, "plays a card there" in words) == (
        is_sure,
        bool(value) and not is_sure,
        not value,
    )


def there_lines(one: Told) -> Iterator[tuple[Line, Happening, int]]:
    """What is said to happen somewhere: the line, what it says, and in which place."""
    place = -1
    for line in one.verdict.reasons:
        if line.id.removesuffix("-other") in ("why-disc", "why-chip"):
            place = int(str(line.args["tent"])) - 1
        elif line.id.removesuffix("-other") in ("why-float", "why-early-float", "why-parade"):
            place = PROCESSION
        elif line.id.startswith("why-there-"):
            citizen = CITIZEN.index(str(line.args["citizen"])) if "citizen" in line.args else -1
            kind, tent = line.id.removeprefix("why-there-"), int(str(line.args["tent"])) - 1
            yield line, Happening(kind, int(str(line.args["player"])), citizen, tent), place


def test_what_is_said_to_happen_there_happens_as_often_as_it_says() -> None:
    """Counted here from the acts themselves."""
    said_ = 0
    for one in all_told():
        for line, what, place in there_lines(one):
            for number, key in enumerate(("after_best", "after_played")):
                often = np.mean([any(is_act(act, what, place) for act in day.acts) for day in one.days[number]])
                assert abs(float(str(line.args[key])) / 100 - often) < ROUNDED
            said_ += 1
    assert said_ > 1


def is_act(act: Act, what: Happening, place: int) -> bool:
    if what.kind == "plays":
        return (act.seat, act.citizen, act.tent) == (what.seat, None, place) and act.value > 0
    wanted = {"taken": {PRINCE: events.TO_PROCESSION, MISS: events.TAKEN}[what.citizen], "brought": events.LAID}
    event = wanted.get(what.kind, events.TO_PROCESSION)
    where = act.tent == place if place != PROCESSION else what.tent in (NO_TENT, act.tent)
    return act.citizen == what.citizen and where and any(one[:2] == (event, what.seat) for one in act.effects)


def test_counted_in_other_worlds_a_cause_points_the_same_way() -> None:
    for one in all_told():
        best, played = (GAME.legal(one.asked.first)[one.view.legal.index(text)] for text in one.moves)
        _, pairs = watched(cast(Any, reasons), one.asked, best, played, again=1)
        assert pairs is not None
        days = [[courses.day(one.view, end) for end in ends] for ends in (pairs.best, pairs.played)]
        for line, what, place in there_lines(one):
            again = [np.mean([any(is_act(act, what, place) for act in day.acts) for day in arm]) for arm in days]
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
        (won + taken * 2 + beaten * 3 + level * 3, ("plays", rival, -1, 0.6)),
        (won + taken * 3 + beaten * 2 + by_itself * 3, None),
    ):
        assert causes.stopped(view, prize(0.2, 0.2), arm) == (expected and causes.Stopped(*expected))


@pytest.mark.parametrize(
    ("played", "words"),
    [
        (0.2, "But you win it in about 2 of 10 cases: in about 8 of 10 cases the Prince takes your card away from there."),
        (0.6, "You win it in about 6 of 10 cases."),
    ],
)
def test_how_often_a_move_wins_what_it_sets_out_for(played: float, words: str) -> None:
    _, view = at_table(1, 12)
    me, rival = view.seat or 0, ((view.seat or 0) + 1) % 3
    takes = Act(rival, PRINCE, 0, THERE, "walk", effects=((events.TO_PROCESSION, me, 5),))
    lost = round(10 * (1 - played))
    arm = days_of(10 - lost, (), me, {me: 5}) + days_of(lost, (takes,), None)
    (line,) = links.aim(view, prize(0.9, played), arm, [], say, after_best=False)
    assert in_english(line) == words
    promise = prize(0.9, played)
    assert links.aim(view, promise, arm, [promise], say, after_best=False) == [], "it is said anyway"
    assert links.aim(view, None, arm, [], say, after_best=False) == []


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


def test_plans_and_aims_that_are_said_are_counted() -> None:
    for one in all_told():
        for line in one.verdict.reasons:
            if line.id == "why-plan":
                nexts = [next(iter(courses.after(day, move)), None) for day, move in both_days(one)]
                words = Counter(in_english(courses.act_in_words(one.view, act._replace(effects=()))) for act in nexts if act)
                assert in_english(cast(Line, line.args["act"])) in words


def both_days(one: Told) -> Iterator[tuple[Day, str]]:
    for arm, move in zip(one.days, one.moves, strict=True):
        for day in arm:
            yield day, move


# ---- Links ----


def cause_of_own_play(played: float) -> Cause:
    return Cause(Happening("plays", 0), 1.0, played, 1.0, 0, False)


def test_that_one_does_not_come_back_is_said_with_the_end_of_the_day() -> None:
    _, view = at_table(1, 12)
    me, rival = view.seat or 0, ((view.seat or 0) + 1) % 3
    mine, theirs = Act(me, None, 5, FIRST, "top"), Act(rival, None, 5, FIRST, "top")
    once, again = days_of(1, (mine, theirs), None), days_of(1, (mine, theirs, mine), None)
    for arm, words in (
        (
            once * 6 + again * 4,
            "After your move, the day is mostly over before you could still play there (in about 6 of 10 cases).",
        ),
        (once * 97 + again * 3, "After your move, the day is over before you could still play there."),
        (once * 4 + again * 6, "After your move, you still come to play there only in about 3 of 10 cases."),
        (once * 10, None),
    ):
        lines = links._no_more(view, cause_of_own_play(0.3), arm, say)
        assert [in_english(line) for line in lines] == ([words] if words else [])
    assert links._no_more(view, cause_of_own_play(0.6), once + again, say) == [], "often enough"


def test_how_it_stands_there_is_as_the_rules_have_it() -> None:
    said_ = 0
    for seed in range(12):
        for game, view in positions(seed):
            for text in view.legal[:: 1 + len(view.legal) // 5]:
                s = after(position(game), text)
                for place in findings.near_places(view, text) if s.day == view.day and s.phase == position(game).phase else ():
                    about = links.Told(prize(0.1, 0.9, place if place < TENTS else 0, player=0), None, 1.0, 1.0)
                    for line in links._stands(view, about, (text, "pass"), place, say):
                        sums, hidden = after_move.sums_after(view, place, text)
                        told = dict(sums_of(cast(Line, line.args["sums"])))
                        assert told == {seat: count for seat, count in enumerate(sums) if count}
                        assert not any(hidden)
                        said_ += 1
    assert said_


def sums_of(line: Line) -> Iterator[tuple[int, int]]:
    if line.id == "comma":
        yield from sums_of(cast(Line, line.args["first"]))
        yield from sums_of(cast(Line, line.args["last"]))
    else:
        yield int(str(line.args["player"])), int(str(line.args["number"]))


def walks_that_take(s: Any, view: View) -> set[tuple[int, int, int]]:
    """By the rules: citizen, tent and owner of a card that a walk of who is to move takes away."""
    found = set()
    for number in GAME.legal(s):
        move = GAME.notation.write_move(s, number)
        if move.startswith("move") and " bar " not in move:
            citizen, then = CITIZEN.index(move.split(" ")[1]), after(s, move)
            for event, owner, *_ in then.told:
                tent = view.route.tents.index(then.at[citizen]) if then.at[citizen] in view.route.tents else NO_TENT
                if event in (events.TO_PROCESSION, events.TAKEN) and s.height[tent]:
                    found.add((citizen, tent, owner))
    return found


def test_who_can_be_taken_from_by_a_walk_next_is_as_the_rules_have_it() -> None:
    found = set()
    for seed in range(12):
        for game, view in positions(seed):
            for text in view.legal[:: 1 + len(view.legal) // 6]:
                reach = after_move.within_reach(view, text)
                if reach is not None:
                    assert walks_that_take(after(position(game), text), view) == reach
                    found.add(bool(reach))
    assert found == {True, False}


def test_a_walk_is_said_to_reach_a_card_after_the_move_after_which_it_is_taken() -> None:
    said_ = 0
    for seed in range(8):
        for _, view in positions(seed):
            moves = view.legal[:: 1 + len(view.legal) // 5]
            near = [after_move.within_reach(view, text) for text in moves[:2]]
            if len(moves) < 2 or near[0] is None or near[1] is None:
                continue
            for citizen, tent, owner in near[0] ^ near[1]:
                is_best = (citizen, tent, owner) in near[0]
                for often in ((0.8, 0.1), (0.1, 0.8)):
                    cause = Cause(Happening("taken", owner, citizen), *often, 1.0, 0, False)
                    lines = links._reach(view, cause, (moves[0], moves[1]), tent, say)
                    assert bool(lines) == ((often[0] > often[1]) == is_best)
                    names = [in_english(cast(Line, line.args["one"])) for line in lines]
                    assert names == ([("the better one" if is_best else "your move")] if lines else [])
                    said_ += len(lines)
    assert said_


def test_a_fifth_disc_is_said_to_end_the_game() -> None:
    _, view = at_table(1, 12)
    view = replace(view, seat=0, day=2)
    for won, day, is_said in ((4, 2, True), (3, 2, False), (4, 4, False)):
        discs = [[None] * won + [0] * (TENTS - won), *view.discs[1:]]
        seen = replace(view, discs=discs, day=day)
        assert bool(reasons._meaning(seen, prize(0.9, 0.1), None)) == is_said
        assert reasons._meaning(seen, prize(0.9, 0.1), prize(0.1, 0.9)) == [], "it was said"
        assert reasons._meaning(seen, prize(0.9, 0.1, player=1), None) == []


# ---- What is told ----


def test_what_weighs_more_is_told_first_and_what_a_place_loses_in_all_is_not_told() -> None:
    _, view = at_table(1, 12)
    me = view.seat or 0
    days = (days_of(4, (), me), days_of(4, (), None))
    little, much = prize(0.6, 0.4, FIRST), prize(0.9, 0.1, THERE)
    moves = (f"card 5 t{THERE + 1} top", f"card 5 t{FIRST + 1} top")
    found = Explanation([], None, None, [little, much])
    assert [one.finding for one in reasons._told(view, found, moves, days)] == [much]
    against = prize(0.1, 0.9, THERE, player=(me + 1) % 3)
    against = against._replace(fact=Fact(id="why-chip", values=[], topic=f"tent-{THERE}", args={}, worth=-2.0))
    worse = prize(0.9, 0.1, THERE, player=(me + 1) % 3)
    worse = worse._replace(fact=Fact(id="why-disc-other", values=[], topic=f"tent-{THERE}", args={"player": 1}, worth=-1.5))
    assert findings.tellable(Explanation([], None, None, [little, much, worse])) == [little]
    assert findings.weight(against) > 0


def test_everything_that_is_told_speaks_for_the_better_move() -> None:
    for one in all_told():
        for told in reasons._told(one.view, one.found, one.moves, one.days):
            assert findings.weight(told.finding) > 0
            assert told.finding.is_certain
            assert abs(told.finding.best - told.finding.played) >= findings.SMALL
            own = "player" not in told.finding.fact.args
            assert told.finding.fact.good * (1 if told.finding.best > told.finding.played else -1) > 0 or not own


def test_small_losses_are_blamed_only_where_it_can_be_seen_how_it_comes_about() -> None:
    for one in all_told():
        told = reasons._told(one.view, one.found, one.moves, one.days)
        story = reasons.story(one.view, one.found, [], one.moves, say, True)
        near = {place for text in one.moves for place in findings.near_places(one.view, text)}
        if told and findings.place_of(told[0].finding) not in near and told[0].cause is None:
            assert not story.is_shown
