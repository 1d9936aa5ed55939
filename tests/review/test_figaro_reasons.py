"""Figaro's reasons: examples that the rules allow, claims that can be recomputed, numbers that hold with other dice."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, cast
from unittest.mock import patch

import numpy as np
import pytest
from msgspec.structs import replace

import speeltafel
from speeltafel import games
from speeltafel.core.chance import below, generator
from speeltafel.core.contract.reasons import Explanation, Fact, Finding, Pairs
from speeltafel.core.i18n import LANGUAGES
from speeltafel.core.line import Line
from speeltafel.core.state import copy_of
from speeltafel.games.figaro.mechanics.state import (
    CHOSE,
    DANCE,
    MOST_PLAYERS,
    NL,
    NOBODY,
    PLAYED,
    REACHED_SIX,
    ROUND_OVER,
    TOOK_CARDS,
    UNABLE,
    VALUE,
)
from speeltafel.games.figaro.notation import CARDS, COLOUR_NAMES
from speeltafel.games.figaro.reasons import causes, composed, courses, examples, fact_table, links, move_effects, shows, turns
from speeltafel.games.figaro.reasons.courses import Card, Step, Take
from speeltafel.games.figaro.reasons.paired_rollouts import Difference
from speeltafel.games.figaro.rules import PLAY_DANCE, TAKE, can_play
from speeltafel.games.figaro.view import View
from speeltafel.review import judge
from speeltafel.review.model import Verdict
from speeltafel.review.move_values import evaluate_moves, question
from speeltafel.review.reasons import samples
from speeltafel.review.reasons.compose import Reasons, reasons_for
from speeltafel.review.rollouts.engine import ReviewEngine, engine_of
from speeltafel.review.timeline import position
from tests.review.mistakes import after_move_of, in_a_hurry, mistakes, spoken

MODULES = games.modules("figaro")
TABLES = (3, 4, 5)
ROUNDED = 2.5  # of 100, off a number in fives
FIVE, AMOUNT = 5.0, 0.2  # off a fact: a number of 100, and an amount
ERRORS = 3
FAR = 0.15  # a chance to win, by which one is surely less than the other
PACKAGE = MODULES.package


def all_mistakes() -> Iterator[tuple[View, Verdict]]:
    for players in TABLES:
        yield from mistakes("figaro", players)


def positions(seed: int, most: int = 60, players: int = 4, edition: str = "en") -> Iterator[tuple[Any, View]]:
    """Of a game at random: the true position, and what who is to move sees."""
    game = speeltafel.new("figaro", players, {"edition": edition}, seed)
    g = generator(seed)
    while isinstance(game.actor, int) and len(game.moves) < most:
        view = cast(View, game.view(game.actor))
        yield position(game), view
        game.play(view.legal[below(g, len(view.legal))])


def after(s: Any, text: str) -> Any:
    return after_move_of(MODULES, s, text)


def pairs_of_moves(view: View) -> Iterator[tuple[str, str]]:
    able = [text for text in view.legal if text not in ("swap", "stay")]
    return ((best, played) for best in able for played in able if best != played)


# ---- What the moves do at once ----


def test_what_a_move_does_is_as_the_rules_have_it() -> None:
    """Rows, who takes at once, which row a ring dance brings to whom, and cards that can then go only there."""
    seen = set()
    for seed in range(4):
        for before, view in positions(seed):
            for text in [text for text in view.legal if text not in ("swap", "stay")]:
                s, line = after(before, text), move_effects._deed(view, text)
                seen.add(line.id)
                cards = line.args.get("cards")
                if line.id in ("why-fills", "why-fills-own", "why-take"):
                    took = [told[1:3] for told in s.events if told[0] == TOOK_CARDS]
                    assert took == [(line.args.get("player", view.seat), cards)]
                if line.id in ("why-raises", "why-raises-own"):
                    seat = int(str(line.args.get("player", view.seat)))
                    assert line.args["total"] == s.total[seat]
                    if cards:
                        colour = (MODULES.notation.read_move(before, text) // len(before.hand)) // 3
                        assert (before.place[colour], s.place[colour]) == (-1, seat)
                        others = s.hand[before.actor][3 * colour : 3 * colour + 3]
                        assert cards == sum(others)
                        enough = s.total[seat] + others[0] + 2 * others[1] + 3 * others[2] >= 6
                        assert line.args["full"] == ("yes" if enough else "no")
                if line.id == "why-take":
                    own = before.total[before.actor]
                    assert line.args["own"] == (own if own >= 3 else 0)
                if line.id.startswith("why-dance"):
                    giver, getter = (int(str(line.args.get(key, view.seat))) for key in ("player", "other"))
                    own = before.total[before.actor]
                    assert line.args["total"] == before.total[giver] == s.total[getter] == (own or max(before.total))
                    assert line.args["own"] == s.total[before.actor]
                    assert (line.id == "why-dance-from-you") == (own > 0)
    assert {"why-fills", "why-fills-own", "why-take", "why-raises", "why-raises-own"} <= seen
    assert {"why-dance", "why-dance-from-you", "why-dance-to-you"} <= seen


def test_a_ring_dance_tells_of_the_highest_row_too_where_a_rival_gets_it() -> None:
    """One that may soon be full; what one gets oneself is told anyway."""
    told = 0
    for seed in range(12):
        for before, view in positions(seed):
            line = move_effects._deed(view, "o") if "o" in view.legal else None
            if line is None or line.id != "why-dance-from-you":
                continue
            s, totals = after(before, "o"), before.total[: view.players]
            highest = max(total for seat, total in enumerate(totals) if seat != view.seat)
            top = next(seat for seat, total in enumerate(totals) if seat != view.seat and total == highest)
            to = (top + 1) % view.players
            is_so = highest >= 3 and view.seat != to
            assert line.args["too"] == ("yes" if is_so else "no")
            if is_so:
                told += 1
                passes = cast(Line, line.args["another"])
                assert passes.args == {"player": top, "total": totals[top], "other": to}
                assert s.round != before.round or s.total[to] == totals[top]
    assert told


def test_a_card_that_ends_the_round_is_told_as_it_lies() -> None:
    """The rules clear the rows at once; nobody at the table sees a row of 0 there."""
    ends = 0
    for seed in range(6):
        for before, view in positions(seed, most=10_000):
            for text in [text for text in view.legal if ">" in text]:
                line = move_effects._deed(view, text)
                if after(before, text).round != before.round and line.id in ("why-raises", "why-raises-own"):
                    ends += 1
                    assert line.args["total"] == before.total[int(text[3:])] + int(text[1])
    assert ends


def test_a_card_is_kept_that_the_other_move_spends_and_said_once() -> None:
    seen = set()
    for before, view in positions(12, most=120):
        for best, played in pairs_of_moves(view):
            spared, kept = move_effects.spares(view, best, played), move_effects.keeps(view, best, played)
            assert not (spared and kept)
            if spared:
                assert best.partition(">")[2] == played.partition(">")[2]
                assert all(move_effects._deed(view, text).id.startswith("why-fills") for text in (best, played))
                names = [spared.args[key] for key in ("kept", "spent")]
                assert names == [courses.card_named(text[:2]) for text in (played, best)]
            if kept:
                assert played[0] == {"why-keeps-jester": "j", "why-keeps-dance": "o"}[kept.id] != best[0]
                left = after(before, best)
                kind = CARDS.index(played.partition(">")[0])
                assert left.round != before.round or left.hand[view.seat][kind] == before.hand[view.seat][kind] > 0
            seen |= {line.id for line in (spared, kept) if line}
    assert seen == {"why-spares", "why-keeps-jester", "why-keeps-dance"}


# ---- The example ----


def steps_in(lines: list[Line]) -> dict[str, list[Line]]:
    """Of the examples that are told, step by step: after the played and after the better move."""
    found = {}
    for line in lines:
        if line.id in ("why-goes-on", "why-goes-on-better"):
            found["best" if line.id == "why-goes-on-better" else "played"] = list(flat(cast(Line, line.args["steps"])))
    return found


def flat(line: Line) -> Iterator[Line]:
    if line.id == "comma":
        yield from flat(cast(Line, line.args["first"]))
        yield from flat(cast(Line, line.args["last"]))
    else:
        yield line


def goes_so(view: View, world: Any, move: str, steps: list[Line]) -> bool:
    """Whether it can be played just so in that world: whose turn it is, the card in hand, the rules, the sums, the takes."""
    s = after(world, move)
    for line in steps:
        if line.id == "course-round-ends":
            return any(told[0] == ROUND_OVER for told in s.events)
        seat = int(str(line.args["player"]))
        if line.id == "course-takes" and line.args["why"] == "six":
            if (TOOK_CARDS, seat, line.args["cards"], REACHED_SIX) not in [told[:4] for told in s.events]:
                return False
            continue
        if s.actor != seat or s.phase != world.phase:
            return False
        if line.id == "course-takes" and can_play(s, seat) == (line.args["why"] == "stuck"):
            return False
        number = move_told(view, line)
        if number not in MODULES.legal(s):
            return False
        s.events = []
        MODULES.rules.play(s, number)
        if line.id == "course-takes":
            if (TOOK_CARDS, seat, line.args["cards"]) not in [told[:3] for told in s.events]:
                return False
        elif line.id == "course-lays" and line.args["total"] not in [told[5] for told in s.events if told[0] == PLAYED]:
            return False
    return True


def move_told(view: View, line: Line) -> int:
    if line.id == "course-takes":
        return TAKE
    if line.id == "course-dances":
        return PLAY_DANCE
    card = cast(Line, line.args["card"])
    kind = CARDS.index(f"{card.id[-1]}{card.args['value']}")
    to = {"self": line.args["player"], "you": view.seat}.get(str(line.args["whom"]), line.args["other"])
    return kind * MOST_PLAYERS + int(str(to))


def worlds_of(view: View) -> Iterator[Any]:
    """The worlds in which the reasons were looked for, as positions of the rules."""
    asked = question(engine_of(MODULES), view)
    for record in samples._worlds(cast(Any, composed), asked, samples.WORLDS):
        s = copy_of(asked.first)
        for name in record.dtype.names:
            if hasattr(s, name):
                setattr(s, name, record[name].tolist())
        yield s


def worlds_of_mistakes(view: View) -> list[Any]:
    """Those in which the reasons of the mistakes were looked for: fewer, as they are judged in a hurry."""
    with patch.object(ReviewEngine, "judging", property(in_a_hurry)):
        return list(worlds_of(view))


def test_what_is_told_as_an_example_can_be_played_just_so_in_a_world_that_fits_the_view() -> None:
    """After both moves in one and the same world, where it is said to be the same cards."""
    seen: Counter[str] = Counter()
    for view, verdict in all_mistakes():
        told = steps_in(verdict.reasons)
        moves = {"best": verdict.best, "played": verdict.played}
        is_same = any(line.args.get("same") == "yes" for line in verdict.reasons if line.id == "why-goes-on-better")
        for examples_ in [told] if is_same else [{key: steps} for key, steps in told.items()]:
            worlds = worlds_of_mistakes(view)
            assert any(all(goes_so(view, world, moves[key], steps) for key, steps in examples_.items()) for world in worlds)
        seen.update(told.keys())
    assert seen["best"] > 2
    assert seen["played"] > 2


def test_an_example_that_the_rules_do_not_allow_would_be_found_out() -> None:
    """So that the test above tests something: another total, somebody else, more cards."""
    view, verdict = next((view, verdict) for view, verdict in all_mistakes() if "played" in steps_in(verdict.reasons))
    steps = steps_in(verdict.reasons)["played"]
    another = (int(str(steps[0].args["player"])) + 1) % view.players
    for key, value in {"total": 9, "player": another, "cards": 60}.items():
        changed = [replace(line, args={**line.args, key: value}) if key in line.args else line for line in steps]
        assert changed != steps
        assert not any(goes_so(view, world, verdict.played, changed) for world in worlds_of_mistakes(view))


def test_a_course_is_what_the_rules_tell() -> None:
    """Played on at random through the rules, it is heard step by step."""
    kinds = set()
    for seed, edition in ((1, "en"), (2, "nl"), (3, "nl"), (4, "en")):
        events, expected = [], []
        game = speeltafel.new("figaro", 4, {"edition": edition}, seed)
        g = generator(seed)
        while isinstance(game.actor, int) and len(game.moves) < 40:
            view = cast(View, game.view(game.actor))
            text = view.legal[below(g, len(view.legal))]
            s = after(position(game), text)
            events += [told for told in s.events if told[0] in composed.HEARD]
            expected += list(steps_by_hand(s, text, game.actor))
            game.play(text)
        end = {"heard": as_heard(events), "heard_count": len(events)}
        found = courses.course(end)
        assert list(found) == expected[len(expected) - len(found) :]
        assert len(found) == len(expected) - 1
        kinds |= {type(step) for step in found}
        taken = [step for step in found if isinstance(step, Take) and not step.into_hand]
        begins = courses.to_the_next_take(found)
        assert begins[-1] == (taken[0] if taken else found[-1])
        assert courses.taker(begins) == (taken[0].seat if taken else NOBODY)
    assert kinds == {Card, Take}


def as_heard(events: list[Any]) -> Any:
    return np.array([[*told, *[0] * (7 - len(told))] for told in events])


def steps_by_hand(s: Any, text: str, seat: int) -> Iterator[Step]:
    took = [told for told in s.events if told[0] == TOOK_CARDS]
    if text == "o":
        yield Card(seat, DANCE, NOBODY, 0)
    elif text != "take":
        played = next(told for told in s.events if told[0] == PLAYED)
        yield Card(seat, CARDS.index(text[:2]), int(text[3:]), played[5])
    for told in took:
        yield Take(told[1], told[2], told[3], into_hand=told[3] == CHOSE and told[4] == NL)


def lying(view: View, rows: dict[int, tuple[str, int]]) -> View:
    """The same view, with these rows (colour, total) and no others."""
    found = []
    for seat, row in enumerate(view.rows):
        colour, total = rows.get(seat, (None, 0))
        found.append(replace(row, colour=colour, total=total, cards=["r1"] * bool(total)))
    return replace(view, rows=found)


def in_a_later_round(hand: list[str] | None = None) -> View:
    """Seat 0 to move, in round 3, with roads of 9, 0, 4 and 12, and stacks of 5, 3, 8 and 3."""
    game = speeltafel.new("figaro", 4, {}, 12)
    view = cast(View, game.view(0))
    return replace(
        lying(view, {}),
        seat=0,
        round=3,
        pieces=[[9], [], [4], [12]],
        groups=[[1, 2, 3], [4, 5, 6], [7, 8, 11]],
        stack_sizes=[5, 3, 8, 3],
        hand=hand or ["b1", "b2", "r2", "r2", "j1"],
    )


def card(seat: int, text: str, total: int) -> Card:
    return Card(seat, CARDS.index(text[:2]), int(text[3:]), total)


def test_nobody_in_an_example_leaves_a_row_alone_that_a_card_of_theirs_fills() -> None:
    view = lying(in_a_later_round(), {2: ("red", 4)})
    fills = (card(1, "r2>2", 6), Take(2, 3, REACHED_SIX, into_hand=False))
    leaves = (card(1, "g2>0", 2), card(2, "g2>0", 4), card(3, "g2>0", 6), Take(0, 5, REACHED_SIX, into_hand=False))
    assert examples.oddness(view, ("b1>1", "b2>1"), leaves, ()) is not None
    assert examples.oddness(view, ("b1>1", "b2>1"), leaves, fills) is None, "Bo has red 2, as the other example shows"


def test_it_is_odd_to_play_otherwise_without_a_reason() -> None:
    """The colour no longer fits there; the card no longer fills the row; the row is higher now; or nothing of that."""
    view = lying(in_a_later_round(), {0: ("yellow", 2)})
    end = Take(0, 5, REACHED_SIX, into_hand=False)
    green = (card(1, "g2>3", 2), card(2, "y2>0", 4), card(3, "y2>0", 6), end)
    yellow = (card(1, "y2>0", 4), card(2, "y2>0", 6), end)
    assert examples.oddness(view, ("b2>2", "r2>2"), green, yellow) == examples.RATHER
    bound = (card(1, "b2>2", 4), card(2, "y2>0", 4), card(3, "y2>0", 6), end)
    free = (card(1, "b2>3", 2), card(2, "y2>0", 4), card(3, "y2>0", 6), end)
    assert examples.oddness(view, ("b2>2", "r2>2"), free, bound) == 0, "blue fits only in front of Cas"
    assert examples.oddness(view, ("r2>2", "b2>2"), yellow, green) == examples.ODD, "the same card still threatens you"
    against = (card(1, "b2>3", 2), card(2, "y1>0", 3), card(3, "y3>0", 6), end)
    elsewhere = (card(1, "b2>2", 4), card(2, "p1>1", 1), card(3, "y3>0", 5))
    moves = ("b2>2", "r2>2")
    assert examples._oddness_of_change(view, moves, against, elsewhere) == examples.RATHER, "Cas could go on against you"
    higher = lying(in_a_later_round(), {0: ("yellow", 3), 2: ("red", 2)})
    one = (card(1, "y2>0", 5), card(2, "y1>0", 6), Take(0, 4, REACHED_SIX, into_hand=False))
    two = (card(1, "r1>2", 5), card(2, "y1>0", 4), card(3, "r1>2", 6), Take(2, 6, REACHED_SIX, into_hand=False))
    assert examples.oddness(higher, ("r2>2", "b2>3"), one, two) == 0, "Cas's row has become the higher one"


def test_one_does_not_see_why_where_the_same_could_be_done_after_the_other_move() -> None:
    """A card of one's own that would have done the same; or that one is spared for a row which is no higher than before."""
    view = lying(in_a_later_round(), {0: ("yellow", 2), 3: ("red", 4)})
    moves = ("b2>1", "b1>1")
    one = (card(1, "y1>0", 3), card(2, "p1>2", 1), card(3, "y1>0", 4), card(0, "b2>1", 3))
    could = (card(1, "y1>0", 3), card(2, "p1>2", 1), card(3, "y1>0", 4), card(0, "r2>3", 6))
    only_now = (card(1, "y1>0", 3), card(2, "p1>2", 1), card(3, "y1>0", 4), card(0, "b2>1", 4))
    other = (*one[:3], card(0, "r1>3", 5))
    assert examples._oddness_of_change(view, moves, one, could) == examples.RATHER
    assert examples._oddness_of_change(view, moves, other, only_now) == examples.A_LITTLE
    end = Take(0, 5, REACHED_SIX, into_hand=False)
    against = (card(1, "y1>0", 3), card(2, "y1>0", 4), card(3, "y2>0", 6), end)
    new_place = (card(1, "g2>2", 2), card(2, "y1>0", 3), card(3, "y1>0", 4))
    begun = ("b2>1", "p1>2")  # green fits in front of Cas only after the better one
    assert examples._oddness_of_change(view, begun, against, new_place) == examples.ODD
    harmless = ((card(1, "y1>0", 3), end), (card(1, "g2>2", 2),))
    not_oneself = (harmless[0][0], Take(3, 5, REACHED_SIX, into_hand=False))
    assert examples._oddness_of_change(view, begun, not_oneself, harmless[1]) == 0, "it is not oneself who takes"


def test_dances_and_takes_by_choice_are_odd_and_long_courses_are_not_told() -> None:
    view = lying(in_a_later_round(), {0: ("yellow", 4)})
    plain = (card(1, "y2>0", 6), Take(0, 3, REACHED_SIX, into_hand=False))
    dance = (Card(1, DANCE, NOBODY, 0), card(2, "y2>1", 6), Take(1, 4, REACHED_SIX, into_hand=False))
    choice = (Take(1, 2, CHOSE, into_hand=False),)
    stuck = (Take(1, 2, UNABLE, into_hand=False),)
    moves = ("b1>1", "b2>1")
    assert examples.oddness(view, moves, plain, ()) == 0
    assert examples.oddness(view, moves, dance, ()) == examples.oddness(view, moves, choice, ()) == examples.ODD
    assert examples.oddness(view, moves, stuck, ()) == examples.A_LITTLE
    long = tuple(card(1 + turn % 3, "g1>3", 1 + turn) for turn in range(examples.LONG + 1))
    assert examples.oddness(view, moves, long, ()) is None
    both = [choice, plain, plain]
    found = examples.chosen(view, moves, both, [()] * 3, [0, 1, 2])
    assert found is not None
    assert both[found.pair] == plain
    assert examples.chosen(view, moves, [choice], [()], [0]) is None


# ---- Who takes, counted again ----


def heard_again(view: View, verdict: Verdict, again: int = 1) -> tuple[Any, Pairs]:
    """In other worlds, with other dice."""
    asked = question(engine_of(MODULES), view)
    legal = MODULES.legal(asked.first)
    best, played = (legal[view.legal.index(text)] for text in (verdict.best, verdict.played))
    arms, pairs = samples.watched(cast(Any, composed), asked, best, played, again=again)
    assert pairs is not None
    return arms, pairs


def takers(ends: Any) -> list[int]:
    """Who takes next onto their stack, read off the events without any of the game's own code."""
    found = []
    for end in ends:
        events = end["heard"][1 : end["heard_count"]].tolist()
        onto_stack = [event for event in events if event[0] == TOOK_CARDS and not (event[3] == CHOSE and event[4] == NL)]
        found.append(onto_stack[0][1] if onto_stack else NOBODY)
    return found


def is_near(told: float, again: float, size: int, step: float = ROUNDED) -> bool:
    """Within what is rounded away and three standard errors of both counts; of 100."""
    error: float = 100 * (2 * max(again, 0.01) * max(1 - again, 0.01) / max(size, 1)) ** 0.5
    return abs(told - 100 * again) <= step + ERRORS * error


def test_who_takes_instead_of_whom_is_the_same_with_other_dice() -> None:
    counted: Counter[str] = Counter()
    for view, verdict in all_mistakes():
        for line in verdict.reasons:
            if line.id in AGAIN:
                counted[line.id] += 1
                _, pairs = heard_again(view, verdict)
                AGAIN[line.id](view, line, pairs)
    assert counted["why-turn"] > 5


def holds_again(view: View, line: Line, pairs: Pairs) -> None:
    """How often it is so, that it is better then, and who it mostly is."""
    played, best = takers(pairs.played), takers(pairs.best)
    seats = {"you": view.seat, "nobody": NOBODY, "else": None, "any": None}
    to, instead = (
        None if line.args[f"{key}_mostly"] == "yes" else seats.get(str(line.args[key]), line.args.get(role))
        for key, role in (("to", "player"), ("instead", "other"))
    )
    found = [
        pair
        for pair, (one, two) in enumerate(zip(played, best, strict=True))
        if one != two and instead in (None, one) and to in (None, two)
    ]
    assert is_near(float(str(line.args["cases"])), len(found) / len(played), len(played))
    won, won_less = (float(pairs.won[found, arm].mean()) for arm in (0, 1))
    assert won > won_less
    assert float(str(line.args["more"])) > float(str(line.args["fewer"]))
    assert is_near(float(str(line.args["more"])), won, len(found))
    assert is_near(float(str(line.args["fewer"])), won_less, len(found))
    rival_wins_again(line, pairs, found)
    for key, role, outcomes in (("to", "player", best), ("instead", "other", played)):
        if line.args[f"{key}_mostly"] == "yes":
            often = sum(outcomes[pair] == line.args[role] for pair in found) / len(found)
            assert often >= turns.MOSTLY - ERRORS * 0.5 / len(found) ** 0.5


def is_less_often_again(view: View, line: Line, pairs: Pairs) -> None:
    for key, ends in (("more", pairs.played), ("fewer", pairs.best)):
        outcomes = takers(ends)
        assert is_near(float(str(line.args[key])), outcomes.count(cast(int, view.seat)) / len(outcomes), len(outcomes))
    assert int(str(line.args["more"])) - int(str(line.args["fewer"])) >= turns.NOTABLY


def own_takes_again(view: View, line: Line, pairs: Pairs) -> None:
    outcomes = takers(pairs.played if line.id == "why-anyway" else pairs.best)
    assert is_near(float(str(line.args["cases"])), outcomes.count(cast(int, view.seat)) / len(outcomes), len(outcomes))


def takes_later_again(view: View, line: Line, pairs: Pairs) -> None:
    """How often they take after the better move too, or by the card of another, and how many cards that are."""
    who, outcomes = line.args["player"], takers(pairs.best)
    if line.id == "why-later-by-others":
        fillers = [filler(end)[0] for end in pairs.best]
        outcomes = [NOBODY if filled_by == view.seat else one for one, filled_by in zip(outcomes, fillers, strict=True)]
    assert is_near(float(str(line.args["cases"])), outcomes.count(cast(int, who)) / len(outcomes), len(outcomes))
    sizes = [first_take(end) for end, one in zip(pairs.best, outcomes, strict=True) if one == who]
    assert abs(float(str(line.args["cards"])) - sum(sizes) / len(sizes)) <= 0.5 + ERRORS * np.std(sizes) * (2 / len(sizes)) ** 0.5


def filler(end: Any) -> tuple[int, int, int]:
    """Whose card comes last before the next take, in front of whom, and how many cards who moved has played by then."""
    last, own, mover = (NOBODY, NOBODY), 0, int(end["heard"][0][1])
    for event in end["heard"][1 : end["heard_count"]].tolist():
        if event[0] == TOOK_CARDS:
            return *last, own
        last = (event[1], event[3] if event[0] == PLAYED else NOBODY)
        own += event[1] == mover
    return NOBODY, NOBODY, own


def first_take(end: Any) -> int:
    """How many cards, in the English edition."""
    return next(int(event[2]) for event in end["heard"][1 : end["heard_count"]].tolist() if event[0] == TOOK_CARDS)


def wins_again(view: View, line: Line, pairs: Pairs) -> None:
    for key, arm in (("more", 0), ("fewer", 1)):
        assert is_near(float(str(line.args[key])), float(pairs.won[:, arm].mean()), len(pairs.won))
    rival_wins_again(line, pairs, list(range(len(pairs.won))))


def rival_wins_again(line: Line, pairs: Pairs, found: list[int]) -> None:
    """Where it is said that a rival is stopped: so many games they win after each move, in these pairs."""
    if line.args["stops"] == "yes":
        for key, arm in (("theirs", 0), ("before", 1)):
            share = float(pairs.shares[found, arm, line.args["player"]].mean())
            assert is_near(float(str(line.args[key])), share, len(found))
        assert int(str(line.args["before"])) - int(str(line.args["theirs"])) >= turns.NOTABLY


def is_the_cause_again(view: View, line: Line, pairs: Pairs) -> None:
    """How often one's own card fills that row, or somebody's before one's turn; or a card comes before oneself until then."""
    for key, ends in (("more", pairs.best), ("fewer", pairs.played)):
        if line.id == "why-spared":
            found = [laid_first(end, cast(int, view.seat)) for end in ends]
            key = {"more": "fewer", "fewer": "more"}[key]
        else:
            last = [(one, filler(end)) for one, end in zip(takers(ends), ends, strict=True)]
            rows = [(by, own) for one, (by, to, own) in last if one == to == line.args["player"]]
            found = [by == view.seat if line.id == "why-you-fill" else own == 0 for by, own in rows]
        assert is_near(float(str(line.args[key])), sum(found) / len(ends), len(ends))
    assert int(str(line.args["more"])) > int(str(line.args["fewer"]))


def laid_first(end: Any, seat: int) -> bool:
    """Whether somebody else lays a card in front of that seat before its next turn, and before anybody takes onto their stack."""
    for event in end["heard"][1 : end["heard_count"]].tolist():
        if event[1] == seat or event[0] == TOOK_CARDS:
            return False
        if event[0] == PLAYED and event[3] == seat:
            return True
    return False


def takes_more_again(view: View, line: Line, pairs: Pairs) -> None:
    """In the pairs in which they take after both moves, which are most: so many cards."""
    who, outcomes = line.args["player"], list(zip(takers(pairs.played), takers(pairs.best), strict=True))
    same = [pair for pair, one in enumerate(outcomes) if one == (who, who)]
    assert len(same) / len(outcomes) >= turns.MOSTLY - ERRORS * 0.5 / len(outcomes) ** 0.5
    for key, ends in (("more", pairs.best), ("fewer", pairs.played)):
        sizes = [first_take(ends[pair]) for pair in same]
        off = 0.5 + ERRORS * float(np.std(sizes)) * (2 / len(sizes)) ** 0.5
        assert abs(float(str(line.args[key])) - sum(sizes) / len(sizes)) <= off


AGAIN = {
    "why-more-cards": takes_more_again,
    "why-turn": holds_again,
    "why-less-often": is_less_often_again,
    "why-anyway": own_takes_again,
    "why-too-soon": own_takes_again,
    "why-later": takes_later_again,
    "why-later-by-others": takes_later_again,
    "why-you-fill": is_the_cause_again,
    "why-they-fill": is_the_cause_again,
    "why-spared": is_the_cause_again,
    "why-then": wins_again,
}


def test_what_makes_the_difference_is_the_same_with_other_dice() -> None:
    """For each rival whose row might be filled, and for nobody in particular."""
    seen = set()
    for view, verdict in all_mistakes():
        lots = [heard_again(view, verdict, again)[1] for again in (0, 1)]
        both = shows.both_ways(view, lots[0], (verdict.best, verdict.played))
        for who in [None, *range(view.players)]:
            found = turns.because(both, who)
            if found is not None:
                seen.add(found.says.id)
                is_the_cause_again(view, found.says, lots[1])
                gained = lots[0].won[:, 0] - lots[0].won[:, 1]
                assert found.share <= gained[list(found.pairs)].sum() / gained.sum() + 1e-9
                assert found.share >= causes.OWN_SHARE
    assert seen == {"why-you-fill", "why-they-fill", "why-spared"}


def test_whoever_is_to_be_stopped_wins_less_when_they_take() -> None:
    """As counted with other dice; and where they do not, nobody is called the one to stop."""
    told = 0
    for view, pairs, again, moves in watched_moves(
        lambda view, best, played: fills(view, best) and not fills(view, played), range(25)
    ):
        turn = turns.next_take(shows.both_ways(view, pairs, moves))
        if turn is None or not isinstance(turn.who, int) or turn.who in (NOBODY, view.seat):
            continue
        pairs_again = [pair for pair, taken in enumerate(takers(again.best)) if taken == turn.who]
        more, fewer = (again.shares[pairs_again, move, turn.who].mean() for move in (1, 0))
        if abs(more - fewer) > FAR:
            told += 1
            assert turn.falls == (more > fewer)
    assert told


def test_the_example_shows_what_is_said_to_make_the_difference() -> None:
    """One's own card comes last; or the row is full before one's turn; or nobody lays a card in front of oneself until then."""
    seen = 0
    for view, verdict in all_mistakes():
        steps = steps_in(verdict.reasons).get("best", [])
        players = [line.args["player"] for line in steps]
        for line in verdict.reasons if steps else []:
            if line.id == "why-you-fill":
                assert players[-2:] == [view.seat, line.args["player"]]
            elif line.id == "why-they-fill":
                assert players[-1] == line.args["player"]
                assert view.seat not in players
            elif line.id == "why-spared":
                until = players.index(view.seat) if view.seat in players else len(players)
                assert all(step.args.get("whom") != "you" for step in steps[:until])
            else:
                continue
            seen += 1
    assert seen


def test_a_card_for_a_row_explains_it_alone_where_it_makes_half_of_the_difference() -> None:
    told = 0
    for view, verdict in all_mistakes():
        _, pairs = heard_again(view, verdict, again=0)
        both = shows.both_ways(view, pairs, (verdict.best, verdict.played))
        target = int(verdict.best.partition(">")[2] or NOBODY)
        found, because = turns.by_a_card(both), turns.because(both, target)
        assert found is None or (because is not None and because.share >= turns.HALF)
        if found is not None and because is not None:
            told += 1
            assert found[0][-1] == because.says
            wins_again(view, found[1], heard_again(view, verdict)[1])
    assert told


def test_that_somebody_takes_more_cards_is_told_where_they_take_either_way() -> None:
    """And where that makes most of the difference: four pairs, in three of which Cas takes after both moves."""
    view = in_a_later_round()
    few, many, other = ((Take(seat, cards, REACHED_SIX, into_hand=False),) for seat, cards in ((2, 5), (2, 8), (3, 4)))

    def told(played: list[Any], best: list[Any], gained: list[float]) -> Line | None:
        won = np.array([[gain, 0.0] for gain in gained])
        return turns.more_cards(shows.Both(view, ("b1>1", "b2>2"), played, best, Pairs(None, None, won, won)))

    found = told([few, few, few, other], [many, many, many, few], [1.0, 0.0, 1.0, 0.5])
    assert found is not None
    assert found.args == {"player": 2, "more": 8, "fewer": 5}
    assert told([few, few, few, other], [many, many, many, few], [0.5, 0.0, 0.0, 1.0]) is None, "the fourth makes more of it"
    assert told([many, many, many, other], [few, few, few, few], [1.0, 1.0, 1.0, 0.0]) is None, "fewer cards"
    assert told([few, few, other, other], [many, many, few, few], [1.0, 1.0, 0.0, 0.0]) is None, "not mostly"
    own = replace(view, seat=2)
    won = np.array([[1.0, 0.0]])
    assert turns.more_cards(shows.Both(own, ("b1>1", "b2>2"), [few], [many], Pairs(None, None, won, won))) is None, "oneself"


def watched_moves(
    is_wanted: Callable[[View, str, str], bool], seeds: range
) -> Iterator[tuple[View, Any, Pairs, tuple[str, str]]]:
    """Of games at random one decision each with two such moves: what comes of them, with two lots of dice."""
    for seed in seeds:
        found = [
            (view, (best, played))
            for _, view in positions(seed, most=400)
            if view.round == 3
            for best, played in pairs_of_moves(view)
            if is_wanted(view, best, played)
        ]
        for view, moves in found[len(found) // 2 :][:1]:
            asked = question(engine_of(MODULES), view)
            best, played = (MODULES.legal(asked.first)[view.legal.index(text)] for text in moves)
            lots = [samples.watched(cast(Any, composed), asked, best, played, again=again)[1] for again in (0, 1)]
            yield view, lots[0], cast(Pairs, lots[1]), moves


def fills(view: View, text: str) -> bool:
    """The row of somebody else."""
    return move_effects.takes_at_once(view, text) not in (NOBODY, view.seat)


def test_who_takes_later_all_the_same_is_counted_and_shown() -> None:
    """A card that fills a row beside one that does not: how often it is filled later, with how many cards, and how."""
    told, shown = set(), 0
    for view, pairs, again, moves in watched_moves(
        lambda view, best, played: fills(view, played) and not fills(view, best) and best not in ("take", "o"), range(12)
    ):
        found = composed._fills_too_soon(supposed(view, *moves)._replace(both=shows.both_ways(view, pairs, moves)))
        if found is None:
            continue
        told.add(found.more[0].id)
        assert found.more[0].args["player"] == move_effects.takes_at_once(view, moves[1])
        assert int(str(found.more[0].args["cards"])) > sum(len(row.cards) for row in view.rows) + 1
        if found.more[0].id == "why-later-by-others":
            assert found.more[0].args["kept"] == courses.card_named(moves[1][:2]) != courses.card_named(moves[0][:2])
        AGAIN[found.more[0].id](view, found.more[0], again)
        steps = steps_in(found.after_best)
        if steps:
            shown += 1
            assert steps["best"][-1].args["player"] == found.more[0].args["player"]
            assert any(goes_so(view, world, moves[0], steps["best"]) for world in worlds_of(view))
    assert told == {"why-later", "why-later-by-others"}
    assert shown


def test_where_both_fill_a_row_only_the_games_that_are_won_are_told() -> None:
    told = 0
    for view, pairs, again, moves in watched_moves(
        lambda view, best, played: fills(view, best) and fills(view, played) and best[3:] != played[3:], range(30)
    ):
        found = turns.next_take(shows.both_ways(view, pairs, moves))
        if found is not None:
            told += 1
            assert found.says.id == "why-then"
            wins_again(view, found.says, again)
    assert told


def test_what_road_an_exchange_leaves_is_what_the_rules_leave() -> None:
    """Of whoever exchanges and gets no piece beside: all their pieces together."""
    counted = 0
    for view, pairs, _, _ in watched_moves(lambda *_: True, range(4)):
        for end in pairs.best:
            seat = int(fact_table._exchangers(end[np.newaxis])[0])
            swap = links.exchange(view, seat) if seat != NOBODY else {}
            owned = end["owner"] == seat
            if swap and owned.sum() == len(view.pieces[seat]):
                counted += 1
                assert swap["road"] == (owned * end["length"]).sum()
                assert swap["gets"] in end["length"][owned]
    assert counted


def test_facts_are_the_same_with_other_dice() -> None:
    """In the same direction always, and within what is rounded away and three errors."""
    counted = 0
    for view, verdict in all_mistakes():
        told = [line for line in verdict.reasons if "after_best" in line.args]
        if not told:
            continue
        (best, played), _ = heard_again(view, verdict)
        for line in told:
            counted += 1
            after_best, after_played = (float(str(line.args[key])) for key in ("after_best", "after_played"))
            one, two = (next(fact for fact in arm.facts if is_told_by(fact, line)) for arm in (best, played))
            assert (one.values.mean() > two.values.mean()) == (after_best > after_played)
            unit = 1 if one.is_amount else 100
            for number, values in ((after_best, one.values), (after_played, two.values)):
                error = unit * ERRORS * float(values.std()) * (2 / len(values)) ** 0.5
                assert abs(number - unit * float(values.mean())) <= error + (AMOUNT if one.is_amount else FIVE)
    assert counted


def is_told_by(fact: Fact, line: Line) -> bool:
    return fact.id == line.id and fact.args.items() <= line.args.items()


# ---- Takes by choice ----


def test_how_many_cards_one_takes_later_is_what_the_courses_say() -> None:
    view = lying(in_a_later_round(), {1: ("red", 2), 2: ("green", 1)})
    sixes = (Take(0, 6, REACHED_SIX, into_hand=False),)
    others = (Take(2, 9, REACHED_SIX, into_hand=False),)
    found = composed.anyway(view, [sixes, sixes, sixes, others])
    assert found is not None
    assert (found.args["cases"], found.args["cards"]) == (75, 6)
    assert composed.anyway(view, [sixes, others, others, others]) is None, "too seldom"
    now = (Take(0, 2, REACHED_SIX, into_hand=False),)
    assert composed.anyway(view, [now] * 4) is None, "no more than now"
    dutch = replace(view, options=replace(view.options, edition="nl"))
    assert composed.anyway(dutch, [sixes] * 4) is None, "into the hand is another matter (FE1)"


def test_either_way_one_takes_with_one_card_more_or_less() -> None:
    """Who fills their own row or takes by choice: the numbers of cards differ by the one that is played."""
    seen = set()
    for seed in range(30):
        for before, view in positions(seed, most=40):
            for best, played in pairs_of_moves(view):
                told = composed._take_either_way(supposed(view, best, played))
                if told is None:
                    continue
                sizes, hands = zip(
                    *((s.stack_size[view.seat], s.hand_size[view.seat]) for s in (after(before, best), after(before, played))),
                    strict=True,
                )
                if "take" not in (best, played):
                    continue
                more = told.more[0].args["more"] == "yes"
                seen.add(more)
                assert sizes[0] - sizes[1] == (1 if more else -1)
                assert hands[0] - hands[1] == (-1 if more else 1)
    assert seen == {True, False}


def supposed(view: View, best: str, played: str, counts: bool = True) -> composed.Told:
    """To tell of, where nothing was found."""
    return composed.Told(view, cast(Any, None), (best, played), [], [], lambda finding: Line(finding.fact.id, {}), counts)


# ---- What can be seen on the table ----


def test_what_is_said_of_cards_and_rows_is_as_the_rules_have_it() -> None:
    seen = set()
    for seed in range(16):
        for before, view in positions(seed, most=60):
            told = [(links.free(view, best), best, best) for best in view.legal]
            told += [(links.shield(view, best), best, best) for best in view.legal if f">{view.seat}" in best]
            told += [
                (links.row_got(view, "o", is_better), "o", str(is_better)) for is_better in (True, False) if "o" in view.legal
            ]
            for best, played in pairs_of_moves(view):
                told += [(link(view, best, played), best, played) for link in (links.open_row, links.more_of_it)]
                told += [(links.own_cards(view, best, played, taker), best, played) for taker in range(view.players)]
            for line, best, played in told:
                if line is not None:
                    seen.add(line.id)
                    assert LINKS[line.id](line, before, view, best, played), (line, best, played)
    assert seen == set(LINKS)


def shields(line: Line, before: Any, view: View, best: str, played: str) -> bool:
    """Only that colour and jesters go to one's own row then, and that is all the others have of it."""
    s, me = after(before, best), view.seat
    colour = COLOUR_NAMES.index(cast(Line, line.args["colour"]).id)
    kinds = range(3 * colour, 3 * colour + 3)
    theirs = sum(s.hand[seat][kind] for seat in range(view.players) if seat != me for kind in kinds)
    own = sum(s.hand[me][kind] for kind in kinds)
    most = 2 if before.colour[me] < 0 else 0
    return bool(s.colour[me] == colour and [theirs, own] == [line.args[key] for key in ("theirs", "own")] and theirs <= most)


def gets_row(line: Line, before: Any, view: View, best: str, played: str) -> bool:
    """One's own row has that colour then, and had the other one; of the better one the others have fewer cards."""
    s, me = after(before, best), cast(int, view.seat)
    colours = [COLOUR_NAMES.index(cast(Line, line.args[key]).id) for key in ("colour", "other_colour")]
    others = [seat for seat in range(view.players) if seat != me]
    held = [sum(before.hand[seat][kind] for seat in others for kind in range(3 * one, 3 * one + 3)) for one in colours]
    is_so = held == [line.args["theirs"], line.args["before"]] and (held[0] < held[1]) == (played == "True")
    return bool(is_so and (s.round != before.round or [s.colour[me], before.colour[me]] == colours))


def stays_open(line: Line, before: Any, view: View, best: str, played: str) -> bool:
    """The better card leaves a row without a colour to which the other one would have given one."""
    to = int(str(line.args["player"]))
    is_full = before.total[to] + max(int(best[1]), int(played[1])) >= 6
    return bool(is_full or (after(before, best).colour[to] < 0 <= after(before, played).colour[to]))


def is_freed(line: Line, before: Any, view: View, best: str, played: str) -> bool:
    """All one can do with one's cards is to put them there; and after the take each fits anywhere."""
    to = int(str(line.args["player"]))
    places = {text.partition(">")[2] for text in view.legal if text != "take"}
    s = after(before, best)
    return places == {str(to)} and (s.actor != view.seat or all(colour < 0 for colour in s.colour[: view.players]))


def has_more(line: Line, before: Any, view: View, best: str, played: str) -> bool:
    """So many cards of that colour are left in hand after the better card, and they fill the row or not."""
    to, me = int(best.partition(">")[2]), cast(int, view.seat)
    s, colour = after(before, best), COLOUR_NAMES.index(cast(Line, line.args["colour"]).id)
    left = [kind for kind in range(3 * colour, 3 * colour + 3) for _ in range(s.hand[me][kind])]
    full = before.total[to] + int(best[1]) + sum(VALUE[kind] for kind in left) >= 6
    is_so = [len(left), "yes" if full else "no"] == [line.args[key] for key in ("cards", "full")]
    return to != me and bool(left) and is_so and played[0] != best[0]


def are_more(line: Line, before: Any, view: View, best: str, played: str) -> bool:
    """So many cards of the two colours are in all hands after the card itself; both cards go to the same row."""
    left = []
    for text in (best, played):
        s, colour = after(before, text), [name[0] for name in COLOUR_NAMES].index(text[0])
        left.append(sum(s.hand[seat][kind] for seat in range(view.players) for kind in range(3 * colour, 3 * colour + 3)))
    return best[3:] == played[3:] != str(view.seat) and left == [line.args["more"], line.args["fewer"]] and left[0] > left[1]


def test_cards_that_one_has_for_a_row_are_as_the_rules_count_them() -> None:
    """Of the colour that it has after the better card, if that lays one there or the other card would spend one; of a ring dance
    nothing is said, nor of a row without a colour."""
    counted = set()
    for seed in range(6):
        for before, view in positions(seed, most=60):
            for best in [text for text in view.legal if text != "take" and move_effects.takes_at_once(view, text) == NOBODY]:
                s, me = after(before, best), cast(int, view.seat)
                for who in range(view.players):
                    played = view.legal[(view.legal.index(best) + 1) % len(view.legal)]
                    kept = links.kept_for(view, best, played, who)
                    if s.round != before.round or best == "o":
                        assert best != "o" or kept == {"cards": 0}
                        continue
                    colour = s.colour[who]
                    own = [sum(one.hand[me][3 * colour : 3 * colour + 3]) for one in (s, before)]
                    lays = best[0] == COLOUR_NAMES[colour][0] and best[3:] == str(who)
                    spends = ">" in played and played[0] == COLOUR_NAMES[colour][0] and own[0] == own[1]
                    assert kept["cards"] == (own[0] if colour >= 0 and (lays or spends) else 0)
                    if kept["cards"]:
                        counted.add(kept["kept"])
                        assert cast(Line, kept["colour"]).id == COLOUR_NAMES[colour]
                        assert kept["kept"] == ("more" if lays else "keep")
    assert counted == {"more", "keep"}


def test_which_colour_fits_in_front_of_oneself_is_as_the_rules_have_it() -> None:
    told = 0
    for seed in range(6):
        for before, view in positions(seed, most=60):
            me = cast(int, view.seat)
            able = [text for text in view.legal if text != "take" and move_effects.takes_at_once(view, text) == NOBODY]
            for best, played in pairwise(able):
                then = [after(before, text) for text in (best, played)]
                if any(s.round != before.round or s.actor == before.actor for s in then):
                    continue
                colours = [s.colour[me] for s in then]
                line = links.own_colour(view, best, played)
                assert (line is not None) == (colours[0] >= 0 > colours[1])
                if line:
                    told += 1
                    assert cast(Line, line.args["colour"]).id == COLOUR_NAMES[colours[0]]
    assert told


LINKS = {
    "why-shield": shields,
    "why-row-got": gets_row,
    "why-open-row": stays_open,
    "why-free": is_freed,
    "why-own-cards": has_more,
    "why-colour": are_more,
}


def test_a_colour_is_bound_where_the_example_brings_it_before_you() -> None:
    """And the better card begins it elsewhere: then the rules allow it nowhere else."""
    found = 0
    for before, view in positions(3, most=80):
        me = cast(int, view.seat)
        for best in view.legal:
            for colour, name in enumerate(COLOUR_NAMES):
                comes = (Card((me + 1) % 4, 3 * colour, me, 1),)
                line = links.bound(view, best, comes)
                assert links.bound(view, best, ()) is None
                if line is None:
                    continue
                found += 1
                assert (cast(Line, line.args["colour"]).id, name[0]) == (name, best[0])
                s = after(before, best)
                if all(told[0] not in (TOOK_CARDS, ROUND_OVER) for told in s.events):
                    assert before.place[colour] == NOBODY
                    assert s.place[colour] == line.args["player"] != me
    assert found


def test_roads_and_stacks_are_told_as_they_are() -> None:
    view = in_a_later_round()
    stops = links.rival(view, 2, 3)
    assert stops is not None
    assert stops.args == {"player": 2, "length": 4, "other": 3, "longer": 12}
    assert links.rival(view, 3, 2) is None, "Dirk's road is the longer one"
    leads = links.rival(view, 1)
    assert leads is not None
    assert (leads.id, leads.args) == ("why-leader", {"player": 1, "length": 0})
    assert links.rival(view, 2) is None, "Bo's is shorter"
    assert links.rival(view, 0) is None
    assert links.rival(view, NOBODY, 2) is None
    assert links.rival(replace(view, round=1), 1) is None, "nobody has a road yet"
    few = links.fewest(replace(view, stack_sizes=[4, 3, 8, 4]), 1)
    assert few is not None
    assert few.args == {"player": 1, "cards": 3, "own": 4}
    assert links.fewest(view, 1) is None, "Dirk has fewer than you"
    assert links.fewest(replace(view, stack_sizes=[0, 3, 8, 2]), 1) is None, "Dirk has fewer"
    near = replace(view, pieces=[[9], [4], [3], [12]])
    assert links.rival(near, 2, 1) is None, "3 and 4 are too near each other"
    assert links.rival(near, 2) is None
    assert links.none_yet(view, 1) is None
    assert links.none_yet(replace(view, stack_sizes=[5, 0, 8, 0]), 1, 3) is None, "nor has Dirk any"
    assert links.none_yet(replace(view, stack_sizes=[0, 3, 8, 3]), 0) is None, "that is oneself"
    none = links.none_yet(replace(view, stack_sizes=[5, 0, 8, 3]), 1)
    assert none is not None
    assert none.args == {"player": 1}
    told = links.stacks(view)
    assert told is not None
    sizes = [(line.args["player"], line.args["cards"]) for line in flat(cast(Line, told.args["stacks"]))]
    assert sizes == [(2, 8), (0, 5), (1, 3), (3, 3)]
    assert links.stacks(replace(view, stack_sizes=[0, 0, 0, 0])) is None


def test_an_exchange_is_told_of_a_rival_whom_one_would_think_behind() -> None:
    """F18: with the fewest cards they exchange their longest piece for the shortest of the round."""
    view = in_a_later_round()
    found = links.exchanges(view, 3)
    assert found is not None
    assert found.args == {"player": 3, "gives": 12, "gets": 7, "road": 7}
    assert links.exchanges(view, 0) is None, "that is oneself"
    assert links.exchanges(view, NOBODY) is None
    assert links.exchanges(replace(view, round=2), 3) is None, "not in this round"
    assert links.exchanges(replace(view, stack_sizes=[2, 3, 8, 3]), 3) is None, "you have fewer cards"
    assert links.exchanges(replace(view, groups=[[1], [4], [10, 11]]), 3) is None, "12 for 10 is not worth a word"
    ahead = replace(view, pieces=[[13], [], [4], [12]])
    assert links.exchanges(ahead, 3) is None, "their road is shorter than yours: that speaks for itself"
    nearest = replace(view, pieces=[[9], [15], [14], [12]])
    assert links.exchanges(nearest, 3) is None, "nobody is nearer to you"
    far = replace(view, pieces=[[], [15], [14], [12]])
    assert links.exchanges(far, 3) is not None, "but far away"


def test_stacks_after_two_moves_that_make_somebody_take_are_as_the_rules_count_them() -> None:
    counted = 0
    for seed in range(12):
        for before, view in positions(seed, most=60):
            for best, played in pairs_of_moves(view):
                told = links.stacks_after(view, best, played)
                if told is None:
                    continue
                for key, text in (("best", best), ("played", played)):
                    s = after(before, text)
                    sizes = {line.args["player"]: line.args["cards"] for line in flat(cast(Line, told.args[key]))}
                    if s.round == before.round:
                        counted += 1
                        assert sizes == dict(enumerate(s.stack_size[: view.players]))
    assert counted


def test_stacks_after_one_move_that_makes_somebody_take_are_as_the_rules_count_them() -> None:
    counted = Counter[str]()
    for seed, edition in ((1, "en"), (2, "en"), (3, "nl"), (4, "en")):
        for before, view in positions(seed, most=60, edition=edition):
            for best, played in pairs_of_moves(view):
                told = links.stacks_then(view, best, played)
                ends = [after(before, text) for text in (best, played)]
                took = [s.stack_size != before.stack_size for s in ends]
                if any(s.round != before.round for s in ends):
                    continue
                assert (told is not None) == (took[0] != took[1])
                if told is not None:
                    key = str(told.args["after"])
                    counted[key] += 1
                    sizes = {line.args["player"]: line.args["cards"] for line in flat(cast(Line, told.args["stacks"]))}
                    assert took[0] == (key == "best")
                    assert sizes == dict(enumerate(ends[key == "played"].stack_size[: view.players]))
    assert counted["best"]
    assert counted["played"]


def test_stacks_are_not_told_beside_a_fact_that_they_speak_against() -> None:
    """With a take of three cards: after the other move one has the fewest, or not."""
    view = lying(in_a_later_round(), {1: ("red", 4), 2: ("green", 1)})
    for own, is_said in ((3, False), (4, True)):
        seen = replace(view, stack_sizes=[own, 3, 8, 3])
        assert (links.stacks_then(seen, "b1>3", "r2>1", "why-no-piece") is not None) == is_said
        assert links.stacks_then(seen, "b1>3", "r2>1", "why-road") is not None
        assert (links.stacks_then(seen, "r2>1", "b1>3", "why-no-piece") is not None) != is_said


def test_what_is_rare_is_told_only_where_it_explains_most() -> None:
    view = in_a_later_round()
    courses_ = [(Take(1, 3, REACHED_SIX, into_hand=False),)]
    for often, share, is_said in ((0.05, 0.5, False), (0.05, 0.8, True), (0.1, 0.5, True)):
        away = Difference(0, 1, [0], often, 0.9, 0.1, share)
        found = turns.candidates(supposed_both(view, courses_), [away])
        assert found == ([away] if is_said else [])


def supposed_both(view: View, ends: list[Any]) -> shows.Both:
    """That goes on so after both moves; nobody is stopped by it."""
    nothing = np.zeros((len(ends), 2, view.players))
    return shows.Both(view, ("b1>1", "b2>1"), ends, ends, Pairs(None, None, nothing[:, :, 0], nothing))


# ---- What is said of it, and when ----


def finding(id_: str, best: float, played: float, share: float = 0.5, **args: Any) -> Finding:
    goods = {
        "why-swap": 1,
        "why-no-piece": 1,
        "why-longest": -1,
        "why-longest-other": 1,
        "why-no-piece-other": -1,
        "why-swap-other": -1,
    }
    fact = Fact(id=id_, values=[], topic="road", good=goods[id_], args=args)
    return Finding(fact, best, played, share)


def meaning(
    view: View,
    played: int | None,
    best: int | None,
    *found: Finding,
    counts: bool = True,
    stops: bool = False,
    falls: bool = True,
) -> list[str]:
    difference = Difference(played, best, [0], 0.4, 0.5, 0.2, 0.8)
    says = Line("why-turn", {"stops": "yes" if stops else "no"})
    turn = turns.Turn(difference, best, shows.Shown([], [], is_easy=True), says, is_easy=True, falls=falls)
    told = supposed(view, "b1>1", "b2>2", counts)._replace(chosen=list(found), others=list(found))
    return [line.id for line in composed._means(told, turn)]


def test_what_it_is_to_you_that_another_takes() -> None:
    view = in_a_later_round()
    assert meaning(view, 0, 1) == [], "that it is not oneself speaks for itself"
    assert meaning(view, 0, 1, finding("why-swap", 0.6, 0.3, gives=9, gets=7)) == ["why-swap"]
    assert meaning(view, 3, 2) == ["why-rival"]
    assert meaning(view, None, 1) == ["why-leader"]
    assert meaning(view, 2, 3) == [], "nothing makes that clear"
    none = finding("why-no-piece-other", 0.2, 0.6, player=3)
    assert meaning(view, 2, 3, none) == ["why-stacks", "why-no-piece-other"]
    empty = replace(view, stack_sizes=[5, 3, 8, 0])
    assert meaning(empty, 2, 3, none) == ["why-none-yet", "why-no-piece-other"]
    own = finding("why-swap", 0.8, 0.4, gives=9, gets=7)
    fewest = replace(view, stack_sizes=[0, 3, 8, 1])
    assert meaning(fewest, 2, 3, own) == ["why-fewest", "why-swap"]
    assert meaning(replace(view, stack_sizes=[5, 3, 0, 0]), 2, 3, none) == ["why-stacks", "why-no-piece-other"], "nor has Cas"
    theirs = finding("why-swap-other", 0.3, 0.5, player=3, gives=12, gets=7)
    assert meaning(empty, 2, 3, theirs) == ["why-none-yet", "why-swap-other"]
    assert meaning(fewest, 2, 3, own, theirs) == ["why-fewest", "why-swap"], "one's own comes first"
    before_bo = finding("why-swap-other", 0.3, 0.5, player=1, gives=12, gets=7)
    assert meaning(view, 0, 1, before_bo) == [], "Bo has cards"
    assert meaning(replace(view, stack_sizes=[5, 0, 8, 3]), 0, 1, before_bo) == ["why-none-yet", "why-swap-other"]
    assert meaning(replace(view, stack_sizes=[5, 0, 0, 3]), 0, 1, before_bo) == [], "nor has Cas, whom the other card goes to"
    assert meaning(view, 3, 2, own, stops=True) == ["why-rival"], "where it is said that Cas wins less, the roads are enough"
    assert meaning(view, 3, 2, falls=False) == [], "nobody is to be stopped who wins no less then"
    assert meaning(view, 2, 3, stops=True) == ["why-exchanges"], "Dirk's road is long, but Dirk would exchange"
    assert meaning(view, 2, 3, counts=False, stops=True) == []
    assert meaning(view, 2, 3, none, stops=True) == ["why-no-piece-other"], "no stacks then"
    weak = finding("why-no-piece-other", 0.55, 0.6, player=3)
    assert meaning(view, 2, 3, weak) == [], "five of 100 are not worth a sentence"


def test_stacks_are_told_beside_a_take_only_where_nobody_has_fewer_cards_then() -> None:
    view = lying(in_a_later_round(), {1: ("red", 2), 2: ("green", 1)})  # two cards lie open
    for own, is_said in ((0, True), (1, True), (2, False)):
        found = composed._still_fewest(supposed(replace(view, stack_sizes=[own, 3, 8, 3]), "take", "b2>2"))
        assert (found is not None) == is_said
    few = replace(view, stack_sizes=[0, 3, 8, 3])
    assert composed._still_fewest(supposed(few, "take", "b2>2", counts=False)) is None
    assert composed._still_fewest(supposed(few, "b1>1", "b2>2")) is None


MEMORY = {
    "why-rival", "why-leader", "why-fewest", "why-none-yet", "why-exchanges", "why-stacks", "why-stacks-after", "why-stacks-then",
    "why-shield", "why-row-got", "why-colour"
}  # fmt: skip


def test_without_memory_aids_nothing_is_said_that_only_a_good_memory_knows() -> None:
    """F21: no stacks, no comparison of roads, no cards that the others hold."""
    view = in_a_later_round()
    own = finding("why-swap", 0.8, 0.4, gives=9, gets=7)
    theirs = finding("why-no-piece-other", 0.2, 0.6, player=3)
    for found in ([], [own], [theirs]):
        for played, best in ((3, 2), (None, 1), (2, 3)):
            assert not MEMORY & set(meaning(view, played, best, *found, counts=False))
    seen = 0
    for view, verdict in all_mistakes():
        asked = question(engine_of(MODULES), view)
        said = reasons_for(asked, verdict.best, verdict.played, counts=False).lines
        seen += bool(MEMORY & {line.id for line in verdict.reasons})
        assert said
        assert not MEMORY & {line.id for line in said}
    assert seen, "with them some of it is said"


def test_a_take_of_ones_own_is_never_told_as_a_gain() -> None:
    for view, verdict in all_mistakes():
        for line in verdict.reasons:
            if line.id == "why-turn":
                assert line.args["to"] in ("other", "nobody", "else")
                assert line.args.get("player") != view.seat
        for line in steps_in(verdict.reasons).get("best", []):
            if line.id == "course-takes":
                assert line.args["player"] != view.seat or line.args["into"] == "hand"


def test_as_often_the_other_way_round_it_is_not_said() -> None:
    """Of pairs in which it goes one way in 40, and the other way in so many, of 100."""
    view = in_a_later_round()
    for back, is_said in ((0.1, True), (0.3, False)):
        away = Difference(0, 1, [0], 0.4, 0.6, 0.1, 1.2)
        again = Difference(1, 0, [1], back, 0.4, 0.5, -0.1)
        courses_ = [(Take(1, 3, REACHED_SIX, into_hand=False),)] * 2
        found = turns.candidates(supposed_both(view, courses_), [away, again])
        assert found == ([away] if is_said else [])


def test_a_story_stays_within_its_number_of_sentences_and_tells_the_moves_in_order() -> None:
    for _, verdict in all_mistakes():
        ids = [line.id for line in verdict.reasons]
        assert ids[0] == "reason-played"
        better = ids.index("reason-better")
        assert "why-goes-on-better" not in ids[:better]
        assert "why-goes-on" not in ids[better:]
        assert len(ids) - 2 <= composed.SENTENCES


def test_the_row_that_a_dance_brings_is_told_only_where_one_takes_in_the_example() -> None:
    view = in_a_later_round()
    own = (card(1, "y2>0", 6), Take(0, 3, REACHED_SIX, into_hand=False))
    theirs = (card(1, "y2>2", 6), Take(2, 3, REACHED_SIX, into_hand=False))
    for steps, is_own in ((own, True), (theirs, False)):
        example = Line("why-goes-on", {"steps": courses.in_words(view, steps)}, "figaro")
        assert composed._ends_with(view, example) == is_own


def test_a_small_loss_is_blamed_only_where_it_can_be_seen_why(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small in the judge's samples, or in the larger ones in which the reason was looked for."""
    view, verdict = mistakes("figaro", 4)[0]
    monkeypatch.setattr(ReviewEngine, "judging", property(in_a_hurry))
    asked = question(engine_of(MODULES), view)
    move = MODULES.legal(asked.first)[view.legal.index(verdict.played)]
    found = evaluate_moves(asked, move)
    line = Line("why-leader", {"player": 1, "length": 3}, "figaro")
    for linked in (True, False):
        for seen, loss in ((1.0, judge.MUCH + 0.01), (1.0, judge.MUCH - 0.01), (judge.MUCH - 0.01, 1.0)):
            said = Reasons([line], None, explains=True, linked=linked, seen=seen)
            monkeypatch.setattr(judge, "reasons_for", lambda *_, said=said: said)
            is_kept = linked or min(seen, loss) > judge.MUCH
            assert judge.explain(asked, found, move, loss, "mistake") == (("mistake", [line]) if is_kept else ("", []))


def test_a_loss_that_is_hardly_seen_again_is_not_shown() -> None:
    """What explains a loss of nothing explains nothing."""
    view, verdict = next(
        (view, verdict) for view, verdict in all_mistakes() if any(line.id == "why-turn" for line in verdict.reasons)
    )
    _, pairs = heard_again(view, verdict, again=0)
    found = Explanation([], None, None, [], pairs=pairs)
    moves = (verdict.best, verdict.played)
    told = composed.story(view, found, [], moves, lambda finding: Line(finding.fact.id, {}), counts=True)
    flat_ = pairs._replace(won=pairs.won.mean(1, keepdims=True).repeat(2, 1))
    same = composed.story(view, found._replace(pairs=flat_), [], moves, lambda finding: Line(finding.fact.id, {}), counts=True)
    assert told.explains
    assert not same.explains
    assert not same.is_shown


def test_it_is_said_in_every_language_with_the_names_of_all() -> None:
    for _, verdict in all_mistakes():
        for language in LANGUAGES:
            text = spoken(verdict.reasons, language, PACKAGE)
            assert "{" not in text
            assert "  " not in text
            assert " ," not in text
