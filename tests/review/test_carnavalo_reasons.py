"""Carnavalo's reasons: days that the rules allow, claims that can be recomputed, numbers that hold with other dice."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import numpy as np
import pytest
from msgspec.structs import replace

import speeltafel
from speeltafel.core.chance import below, generator
from speeltafel.core.contract.reasons import Explanation, Fact, Finding
from speeltafel.core.line import Line
from speeltafel.core.state import OVER, copy_of
from speeltafel.games.carnavalo.mechanics import events
from speeltafel.games.carnavalo.mechanics.components import BAR, NO_TENT, OWNER, TENTS, VALUE, WON
from speeltafel.games.carnavalo.mechanics.scoring import PROCESSION
from speeltafel.games.carnavalo.mechanics.state import CLOSE
from speeltafel.games.carnavalo.reasons import account, after_move, composed, courses, findings, move_effects
from speeltafel.games.carnavalo.reasons.courses import Act
from speeltafel.games.carnavalo.view import Card, View
from speeltafel.review.reasons import samples
from speeltafel.review.reasons.samples import watched
from speeltafel.review.rollouts.engine import ReviewEngine
from speeltafel.review.timeline import position
from tests.review.carnavalo import GAME, Told, a_table, after, all_told, at_table, in_english, is_counted, positions, seen
from tests.review.mistakes import NAMES, facts_in, in_a_hurry

OFF = 0.15  # a chance, in other trees
MOST = 0.8
HALF = 0.25  # off a number that is said to a half


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """In as many worlds as the mistakes were judged in."""
    monkeypatch.setattr(ReviewEngine, "judging", property(in_a_hurry))


# ---- What the moves do at once ----


def test_sums_are_as_the_rules_have_them() -> None:
    compared = 0
    for game, view in positions(4, most=150):
        for text in view.legal[:: 1 + len(view.legal) // 5]:
            s = after(position(game), text)
            for place in range(TENTS + 1) if not is_counted(s, view) else ():
                sums, hidden = after_move.sums_after(view, place, text)
                assert sums == known_sums(s, position(game), place, view)
                compared += sum(hidden)
    assert compared, "some cards lay face down"


def test_what_a_move_does_is_as_the_rules_have_it() -> None:
    """Citizens, the ring, the end of a day; and who would win what (C19) if it were counted then."""
    found = set()
    for seed in range(4):
        for game, view in positions(seed):
            for text in view.legal[:: 1 + len(view.legal) // 8]:
                s = after(position(game), text)
                assert after_move.ends_day(view, text) == is_counted(s, view)
                if is_counted(s, view) or text.startswith("return"):
                    continue
                line = move_effects._deed(view, text)
                line = cast(Line, line.args["does"]) if line.id == "why-leaves" else line
                found.add(line.id)
                does_as_told(view, line, s)
                if not view.chips and view.phase == "before":
                    assert after_move.ring_after(view, text) == s.ring
                for tent in range(TENTS):
                    sums = known_sums(s, position(game), tent, view)
                    found.add(after_move.standing_of(view, tent, sums))
                    assert after_move.standing_of(view, tent, sums) == by_scoring(s, view, tent, sums)
    assert {"why-card", "why-prince", "why-miss", "why-bar", "why-nothing"} <= found
    assert {"disc", "chip", "second", "shared", "level", "behind"} <= found


def does_as_told(view: View, line: Line, s: Any) -> None:
    happened = {event: details for event, *details in s.events}
    laid, taken, sent = (happened.get(event) for event in (events.LAID, events.TAKEN, events.TO_PROCESSION))
    assert (line.id == "why-prince") == (sent is not None)
    if sent:
        assert (line.args["player"], line.args["value"]) == tuple(sent[:2])
    if line.id == "why-miss" and taken:
        assert line.args["player"] == taken[0]
        assert line.args["value"] in (0, taken[1])
        assert (line.args["laid_whose"] == "nobody") == (laid is None)
        if laid:
            assert (line.args["other"], line.args["laid_value"]) == tuple(laid[:2])
    if line.id == "why-nothing":
        assert [s.height[tent] for tent in range(TENTS)] == [len(tent.cards) for tent in view.tents]
    if line.id == "why-bar":
        fields = [view.citizens[2], s.at[2]]
        tents = [1 + view.route.tents.index(field) if field in view.route.tents else 0 for field in fields]
        assert [line.args["opened"], line.args["closed"]] == tents


def by_scoring(s: Any, view: View, tent: int, sums: list[int]) -> str:
    """As the rules count a tent in which everybody has so much."""
    me = view.seat or 0
    first, second, third = sorted(range(view.players), key=lambda seat: -sums[seat])
    if sums[first] == sums[second]:
        return "level" if sums[first] and sums[me] == sums[first] else "behind"
    has_disc = s.disc[first][tent] >= 0
    if first == me:
        return "disc" if has_disc else "chip" if s.chip_open[tent] else "behind"
    if not (has_disc and s.chip_open[tent] and sums[second]) or sums[me] != sums[second]:
        return "behind"
    return "shared" if sums[second] == sums[third] else "second"


def known_sums(s: Any, before: Any, place: int, view: View) -> list[int]:
    """What lies there, of cards that the player knew before the move, or that can be no others, with confetti."""
    cards = s.procession[: s.in_procession] if place == PROCESSION else s.pile[place][1 : s.height[place] + 1]
    sums = [0] * s.players
    unknown = [card for card in cards if not before.shown[card] and OWNER[card] != view.seat]
    for card in cards:
        all_there = {VALUE[one] for one in unknown if OWNER[one] == OWNER[card]} == set(view.unseen[OWNER[card]])
        sums[OWNER[card]] += VALUE[card] if card not in unknown or all_there else 0
    if place < TENTS:
        for seat in range(s.players):
            sums[seat] += max(0, s.disc[seat][place])
    return sums


def test_it_is_said_whose_card_lies_face_down() -> None:
    found = set()
    for seed in range(4):
        for _, view in positions(seed, most=150):
            for text in [text for text in view.legal if text.startswith("card")][:6]:
                line = move_effects._deed(view, text)
                cards = view.tents[after_move.card_tent(text)].cards
                hidden = Counter(card.owner for card in cards if card.value is None and card.owner != view.seat)
                owners = sorted(seat for seat, count in hidden.items() if count < len(view.unseen[seat]))
                faces = str(line.args["faces"])
                found.add(faces)
                assert len(owners) == {"none": 0, "same": 1, "one": 1}.get(faces, 2)
                if len(owners) == 1:
                    assert line.args["other"] == owners[0]
                    assert (faces == "same") == (line.args["player"] == owners[0])
                    assert f"{NAMES[owners[0]]} " in in_english(line)
                    assert "face-down card" in in_english(line)
    assert found == {"none", "same", "one", "several"}


def test_a_face_down_card_of_a_rival_is_worth_at_least_1() -> None:
    _, view = at_table(1, 12)
    tent = next(i for i in range(6) if view.citizens[2] != view.route.tents[i] and not view.tents[i].cards)
    rival = ((view.seat or 0) + 1) % 3
    value = (view.hand or [])[0]
    tents = [
        replace(one, cards=[Card(rival, value), Card(rival, None)]) if i == tent else one for i, one in enumerate(view.tents)
    ]
    view = replace(view, tents=tents, discs=[[0] * 6 for _ in range(3)])
    line = move_effects._deed(view, f"card {value} t{tent + 1} under")
    assert line.args["own"] == line.args["theirs"] == value, "by the open cards they are level"
    assert line.args["stands"] == "second"


def test_deeds_say_the_last_card_and_a_ring_that_goes_to_0() -> None:
    _, view = at_table(1, 12)
    cards = [text for text in view.legal if text.startswith("card")]
    value = int(cards[0].split()[1])
    last = replace(view, hand=[value], hand_sizes=[1 if seat == view.seat else 4 for seat in range(3)])
    walk = move_effects.deeds(last, "move prince 1", cards[0])
    assert walk is not None
    assert walk.played.id == "why-last-card"
    assert "one more player without cards ends the day" in in_english(walk.played)
    both = move_effects.deeds(last, cards[1], cards[0])
    assert both is not None
    assert both.played.id == both.best.id == "why-card", "it makes no difference"
    named = Line("why-move-return", {"number": 3}, "carnavalo")
    assert "sets the ring to 0" in in_english(
        move_effects._and_on(replace(view, phase="after", chips=["t3"]), "return t3", named)
    )
    assert "after that you still play a card" in in_english(move_effects._and_on(view, "chip t3 prince 1", named))
    assert "(the ring is on 1)" in in_english(move_effects._and_on(view, "chip t3 prince 1", named))
    direct = in_english(move_effects._and_on(view, "chip t3 prince direct", named))
    assert direct.endswith("the ring is then on 0, so that nobody can walk: you still play a card")
    zero = move_effects._and_on(replace(view, phase="after", chips=["t3"]), "chip t3 prince direct", named)
    assert "nobody can walk before a card is played" in in_english(zero)


def test_with_the_ring_on_0_nobody_walks_until_a_card_is_played() -> None:
    walked = 0
    for seed in range(6):
        for game, view in positions(seed):
            if view.ring == 0:
                assert not [text for text in view.legal if text.split(" ")[-1].isdigit() and not text.startswith("card")]
            for text in view.legal:
                if text.endswith("direct"):
                    s = after(position(game), text)
                    assert s.ring == 0 or is_counted(s, view)
                    walked += 1
    assert walked


def test_how_one_stands_is_said_only_as_far_as_the_face_down_cards_allow() -> None:
    """Against every position that can be drawn: what is sure is so in all of them, and what is not said can be otherwise."""
    found = set()
    for seed in range(5):
        for _, view in positions(seed, most=150):
            for text in [text for text in view.legal if text.startswith("card")][:3]:
                tent = after_move.card_tent(text)
                cards = view.tents[tent].cards
                if not any(card.value is None for card in cards):
                    continue
                line = move_effects._deed(view, text)
                stands, sure = line.args["stands"], line.args["sure"]
                worlds = [after(GAME.views.resample(view, generator(number)), text) for number in range(12)]
                drawn = set()
                for s in worlds:
                    if not is_counted(s, view):
                        drawn.add(by_scoring(s, view, tent, all_sums(s, tent)))
                kinds = {kind for kind, _ in after_move.standings(view, tent, text)}
                assert drawn <= kinds
                if sure == "yes" and stands != "behind":
                    assert drawn <= {stands}
                elif sure == "yes":
                    assert drawn <= {"behind", "level", "shared"}
                found.add((stands, sure))
    assert {("disc", "no"), ("behind", "yes")} <= found


def all_sums(s: Any, tent: int) -> list[int]:
    """What everybody has there, face-down cards as well."""
    sums = [max(0, s.disc[seat][tent]) for seat in range(s.players)]
    for card in s.pile[tent][1 : s.height[tent] + 1]:
        sums[OWNER[card]] += VALUE[card]
    return sums


def test_who_gets_a_movement_chip_for_a_card_under_theirs_is_said_by_the_rules() -> None:
    found = set()
    for seed in range(8):
        game, view = at_table(seed, 16)
        for text in view.legal:
            got = [told[1] for told in after(position(game), text).told if told[0] == events.GOT_CHIP]
            assert [move_effects.gives_chip_to(view, text)] == (got or [None])
            found.add(bool(got))
        under = [text for text in view.legal if text.endswith("under")]
        other = [text for text in view.legal if text.startswith("card") and not text.endswith("under")]
        if under and other:
            pair = move_effects.deeds(view, other[0], under[0])
            assert pair is not None
            assert "gets a movement chip for it" in in_english(pair.played)
    assert found == {True, False}


def test_a_lower_card_is_enough_where_it_stands_as_well_there() -> None:
    found = set()
    for seed in range(6):
        for game, view in positions(seed):
            cards = [text for text in view.legal if text.startswith("card")]
            for best, played in ((one, other) for one in cards for other in cards):
                lines = move_effects._keeps(view, best, played)
                lower = after_move.card_value(best) < after_move.card_value(played)
                assert bool(lines) == (lower and best.split()[2:] == played.split()[2:])
                for line in lines:
                    assert (line.args["other_value"], line.args["value"]) == tuple(
                        int(text.split()[1]) for text in (best, played)
                    )
                    ends = [after(position(game), text) for text in (best, played)]
                    if not any(is_counted(s, view) for s in ends):
                        tent = after_move.card_tent(best)
                        sums = [after_move.at_least(*after_move.sums_after(view, tent, text)) for text in (best, played)]
                        stands = [by_scoring(s, view, tent, one) for s, one in zip(ends, sums, strict=True)]
                        same = stands[0] == stands[1] and stands[0] in ("disc", "chip", "second")
                        assert line.args["enough"] == ("yes" if same else "no")
                        found.add(line.args["enough"])
    assert found == {"yes", "no"}


def test_both_moves_that_end_the_day_are_told_once() -> None:
    view = with_a_last_card()
    one, two = [text for text in view.legal if text.startswith("card")][:2]
    both = move_effects.deeds(view, one, two)
    assert both is not None
    assert [line.id for line in both.more] == ["why-both-end"]
    assert "why-ends-day" not in (both.played.id, both.best.id)
    walk = move_effects.deeds(view, next(text for text in view.legal if text.startswith("move")), two)
    assert walk is not None
    assert (walk.more, walk.played.id) == ([], "why-ends-day")


def with_a_last_card() -> View:
    """Somebody to move with one card, while another has none: their card ends the day."""
    for seed in range(60):
        game = speeltafel.new("carnavalo", 3, {}, seed)
        g = generator(seed)
        while isinstance(game.actor, int):
            view = seen(game)
            if view.phase == "before" and len(view.hand or []) == 1 and 0 in view.hand_sizes and not view.chips:
                verbs = [text.split(" ")[0] for text in view.legal]
                if verbs.count("card") > 1 and "move" in verbs:
                    return view
            cards = [text for text in view.legal if text.startswith("card")] or view.legal
            game.play(cards[below(g, len(cards))])
    raise AssertionError


# ---- How a day goes on ----


def heard_of(happened: list[tuple[int, ...]]) -> Any:
    """As the end of a rollout has it."""
    rows = [[*one, *[0] * (7 - len(one))] for one in happened if one[0] in composed.HEARD]
    return {"heard": np.array(rows), "heard_count": len(rows)}


def test_a_day_is_what_the_rules_tell() -> None:
    """Acts move by move, whom they take along, the ring, prizes and sums: against positions and what everybody then has."""
    kinds: set[str] = set()
    for seed in range(12):
        game, first = at_table(seed, 4)
        g = generator(seed)
        s, happened, moves = copy_of(position(game)), [], []
        while not is_counted(s, first) or s.phase == CLOSE:
            legal = GAME.legal(s)
            number = legal[below(g, len(legal))]
            seat, text = s.actor, GAME.notation.write_move(s, number)
            s = after(s, text)
            happened += s.events
            if text.split()[0] in ("card", "move", "chip", "pass"):
                moves.append((seat, text, s))
            if s.actor == OVER:
                break
        day = courses.day(first, heard_of(happened))
        acts = [act for act in day.acts if act.how != "back"]
        assert len(acts) == len(moves)
        for act, (seat, text, then) in zip(acts, moves, strict=True):
            assert as_move(first, act).items() <= {**fields_of(text), "seat": seat}.items()
            if then.day == first.day and then.actor != OVER and act.how != "pass":
                assert (act.ring == then.ring) or then.ring == 0, "unused chips set it to 0"
            kinds.add(act.how)
        counted = cast(View, GAME.views.view(s, first.seat)).last_day
        for place in range(TENTS + 1):
            assert day.sums.get(place, {}) == {seat: value for seat, value in enumerate(counted[place].values) if value}
        points = [sum(prize.points for won in day.prizes.values() for prize in won if prize.seat == seat) for seat in range(3)]
        assert points == [s_points(s, seat) - s_points(position(game), seat) for seat in range(3)]
    assert kinds == {"empty", "top", "under", "walk", "chip", "direct", "pass"} - ({"pass"} if "pass" not in kinds else set())


def s_points(s: Any, seat: int) -> int:
    """Of discs that are won, chips and a float, without confetti."""
    confetti: int = sum(max(0, field) for field in s.disc[seat][:TENTS])
    return int(GAME.rules.score(s, seat)) - confetti


def as_move(view: View, act: Act) -> dict[str, Any]:
    """What of a move can be seen in an act."""
    if act.how == "pass":
        return {"seat": act.seat, "verb": "pass"}
    if act.citizen is None:
        return {"seat": act.seat, "verb": "card", "value": act.value, "tent": act.tent, "place": act.how}
    return {"seat": act.seat, "verb": "move" if act.how == "walk" else "chip", "citizen": act.citizen}


def fields_of(text: str) -> dict[str, Any]:
    verb, *parts = text.split(" ")
    if verb == "card":
        return {"verb": verb, "value": int(parts[0]), "tent": int(parts[1][1:]) - 1, "place": (parts[2:] or ["empty"])[0]}
    if verb in ("move", "chip"):
        return {"verb": verb, "citizen": ("prince", "miss", "bar").index(parts[-2])}
    return {"verb": verb}


def test_the_barricade_man_opens_the_tent_that_he_leaves_and_no_other() -> None:
    _, view = at_table(1, 12)
    view = replace(view, citizens=[0, 4, view.route.tents[0]])
    there, other = view.route.tents[0], view.route.tents[3]
    for field, opens in ((there, NO_TENT), (other, 0)):
        tent = view.route.tents.index(field)
        heard = heard_of([(events.CHIP_DIRECT, 0, tent, BAR, field), (events.RING, 0)])
        (act,) = courses.day(view, heard).acts
        assert (act.opens, act.tent) == (opens, tent)
    assert "which closes it" in in_english(courses.act_in_words(view, act._replace(opens=NO_TENT)))
    assert "which opens tent 1" in in_english(courses.act_in_words(view, act))


def test_what_the_miss_lays_into_an_empty_tent_she_takes_again() -> None:
    act = Act(0, 1, 0, 3, "walk")
    laid = courses._with_effect(act, events.LAID, 2, 4)
    assert laid.effects == ((events.LAID, 2, 4),)
    assert courses._with_effect(laid, events.TAKEN, 2, 4).effects == ()
    assert len(courses._with_effect(laid, events.TAKEN, 2, 3).effects) == 2


# ---- The days that are counted ----


def worlds_of(one: Told) -> Iterator[Any]:
    """The worlds in which the reasons were looked for, as positions of the rules."""
    for pair in range(samples.TREES):
        for record in samples._worlds(cast(Any, composed), one.asked, samples.WORLDS + 2 * pair):
            s = copy_of(one.asked.first)
            for name in record.dtype.names:
                if hasattr(s, name):
                    setattr(s, name, record[name].tolist())
            yield s


def replayed(view: View, s: Any, acts: tuple[Act, ...]) -> Iterator[Any]:
    """Every end of the day to which these acts lead by the rules, whichever chips are used and put back."""
    if is_counted(s, view) and s.phase != CLOSE:
        if not acts:
            yield s
        return
    for number in GAME.legal(s):
        text = GAME.notation.write_move(s, number)
        if text.startswith("return"):
            then = after(s, text)
            closes = then.actor != s.actor or then.day != view.day or then.actor == OVER
            told_back = bool(acts) and acts[0].how == "back"
            zeroes = any(told[0] == events.RING_ZERO for told in then.told)
            if zeroes == told_back or not closes:
                yield from joined(then, replayed(view, then, acts[1:] if zeroes else acts))
        elif acts and as_move(view, acts[0]).items() <= {**fields_of(text), "seat": s.actor}.items():
            then = after(s, text)
            arrived = acts[0].citizen is None or then.at[acts[0].citizen] == acts[0].field
            direct = text.endswith("direct") == (acts[0].how == "direct")
            if arrived and direct and effects_of(then) == acts[0].effects:
                yield from joined(then, replayed(view, then, acts[1:]))


def joined(now: Any, ends: Iterator[Any]) -> Iterator[Any]:
    """With everything that was told on the way."""
    for end in ends:
        if end is not now:
            end.events = [*now.events, *end.events]
        yield end


def effects_of(s: Any) -> tuple[tuple[int, int, int], ...]:
    act = Act(0, None, 0, 0, "")
    for event, *details in s.events:
        if event in courses.EFFECTS:
            act = courses._with_effect(act, event, details[0], details[1])
    return act.effects


def can_be_played(one: Told, world: Any, number: int, pair: int) -> bool:
    """Whether that day after one of the moves can be played just so there, with these prizes and sums."""
    day, move = one.days[number][pair], one.moves[number]
    start = after(world, move)
    acts = day.acts[0 if move.startswith("return") else 1 :]
    if move.startswith("return") and acts and acts[0].how == "back":
        acts = acts[1:]
    for end in replayed(one.view, start, acts):
        happened = end.told if end is start else [*start.told, *end.told]
        again = courses.day(one.view, heard_of(happened))
        if (again.prizes, again.sums) == (day.prizes, day.sums):
            return True
    return False


@pytest.mark.parametrize("number", [0, 1])
def test_a_day_that_is_counted_can_be_played_just_so_in_a_world_that_fits_the_view(number: int) -> None:
    played = 0
    for one in all_told():
        worlds = list(worlds_of(one))
        for pair in range(0, len(one.days[number]), len(one.days[number]) // 3):
            assert any(can_be_played(one, world, number, pair) for world in worlds)
            played += 1
    assert played > 6


def test_a_day_that_the_rules_do_not_allow_would_be_found_out() -> None:
    """So that the test above tests something: another card, another winner, another sum."""
    one, pair = next(
        (one, pair) for one in all_told() for pair in range(20) if any(act.value for act in one.days[1][pair].acts[1:])
    )
    day = one.days[1][pair]
    worlds = [world for world in worlds_of(one) if can_be_played(one, world, 1, pair)][:3]
    assert worlds
    wrong_card = tuple(act._replace(value=act.value % 5 + 1) if act.value and act is not day.acts[0] else act for act in day.acts)
    wrong_winner = {
        place: tuple(p._replace(seat=(p.seat + 1) % one.view.players) for p in won) for place, won in day.prizes.items()
    }
    wrong_sums = {place: {seat: count + 1 for seat, count in sums.items()} for place, sums in day.sums.items()}
    for changed in (day._replace(acts=wrong_card), day._replace(prizes=wrong_winner), day._replace(sums=wrong_sums)):
        days = [changed if number == pair else other for number, other in enumerate(one.days[1])]
        assert not any(can_be_played(one._replace(days=(one.days[0], days)), world, 1, pair) for world in worlds)


def test_what_a_move_sets_out_for_is_what_it_would_win_as_it_stands() -> None:
    kinds = set()
    for seed in range(3):
        for game, view in positions(seed):
            found = Explanation([], None, None, list(prizes_of(view)))
            for text in view.legal[:: 1 + len(view.legal) // 6]:
                s = after(position(game), text)
                finding = findings.promised(view, found, text)
                if finding is None or is_counted(s, view):
                    continue
                tent = int(str(finding.fact.args["tent"])) - 1
                stands = by_scoring(s, view, tent, after_move.at_least(*after_move.sums_after(view, tent, text)))
                assert finding.fact.id == findings.PROMISES[stands]
                kinds.add(stands)
    assert kinds == {"disc", "chip", "second"}


def prizes_of(view: View) -> Iterator[Finding]:
    for tent in range(TENTS):
        for id_ in ("why-disc", "why-chip"):
            yield Finding(Fact(id=id_, values=[], topic=f"tent-{tent}", args={"tent": tent + 1}), 0.5, 0.5, 0.0)


# ---- Points ----


def test_points_add_up_to_those_of_the_rules() -> None:
    for one in all_told():
        assert one.found.pairs is not None
        pairs = courses.every_other(one.found.pairs)
        found = account.account(one.view, pairs, *one.days)
        for move, ends in enumerate((pairs.best, pairs.played)):
            for seat in range(one.view.players):
                scores = [points_at(end, seat) for end in ends]
                assert abs(found.total(move, seat) - np.mean(scores)) < 1e-6


def points_at(end: Any, seat: int) -> int:
    """When the day was counted: as the rules count, from the record in which a rollout ended."""
    discs = [int(field) for field in end["disc"][seat][:TENTS]]
    chips = sum(number * int(end["chips_won"][seat][number]) for number in range(1, 5))
    parade = sum(number * int(end["parade_won"][seat][number]) for number in range(3, 6))
    return sum(5 if field == WON else field for field in discs) + chips + parade - 5 * int(end["has_float"][seat])


def test_points_that_are_said_are_the_counted_ones() -> None:
    said = 0
    for one in all_told():
        assert one.found.pairs is not None
        pairs = courses.every_other(one.found.pairs)
        found = account.account(one.view, pairs, *one.days)
        lines = [line for line in one.verdict.reasons if line.id in ("why-points", "why-points-both")]
        for line in lines:
            seats = {"": one.view.seat or 0} | ({"_other": int(str(line.args["player"]))} if "player" in line.args else {})
            for whose, seat in seats.items():
                for move, key in enumerate(("better", "played")):
                    assert abs(float(str(line.args[f"{key}{whose}"])) - found.total(move, seat)) <= HALF
                    said += 1
        assert len(lines) == found.speaks_for_best(one.view.seat or 0)
    assert said


def test_the_rival_whose_points_are_said_was_spoken_of_or_is_near_and_loses_most() -> None:
    for bo, cas, spoken_of, rival in (
        (-4.0, -1.0, set[int](), 1),
        (-1.0, -4.0, set[int](), 2),
        (-4.0, -1.0, {2}, 2),
        (1.0, 0.0, {1}, None),
    ):
        assert a_table({2: 3.0}, {2: bo}, {2: cas}).rival(0, spoken_of) == rival
    for behind, is_near in ((0.0, True), (5.0, True), (7.0, False)):
        points = a_table({}, {2: -4.0}, {2: 1.0})._replace(before=[20.0, 20.0 - behind, 5.0])
        assert points.is_near(0, 1) == is_near
        assert points.rival(0, set()) == (1 if is_near else None)
        assert points.rival(0, {1}) == 1


def test_points_in_all_are_ones_own_and_those_of_a_rival() -> None:
    _, view = at_table(1, 12)
    view = replace(view, seat=0)
    (last,) = account.in_all(view, a_table({2: 3.0}, {}, {}), None, True, "your move")
    assert in_english(last) == "In all, after your move you have about 10 points at the end of the game; after the better one 13."
    assert account.in_all(view, a_table({}, {}, {}), None, False, "your move") == [], "it would say nothing"
    (both,) = account.in_all(view, a_table({2: -1.0}, {2: -4.0}, {}), 1, False, "your move")
    assert in_english(both) == (
        "In all, after your move you have about 10 points at the end of the day and Bo 10; after the better one 9 and 6; "
        "you give up 1, but Bo loses 4."
    )
    (both,) = account.in_all(view, a_table({2: 1.0}, {2: -4.0}, {}), 1, False, "your move")
    assert "you give up" not in in_english(both)


def test_points_speak_for_a_move_by_what_one_has_more_than_the_others() -> None:
    assert a_table({2: 3.0}, {2: 1.0}, {2: 1.0}).speaks_for_best(0)
    assert a_table({}, {2: -1.0}, {}).speaks_for_best(0)
    assert not a_table({2: 1.0}, {2: 3.0}, {}).speaks_for_best(0)


# ---- What is said how often ----


def test_counted_again_with_other_dice_in_other_worlds_it_is_the_same() -> None:
    """In the same direction always, and most numbers within what is rounded away: a tree may find another way to play on."""
    kept = []
    for one in all_told():
        best, played = (GAME.legal(one.asked.first)[one.view.legal.index(text)] for text in one.moves)
        arms, _ = watched(cast(Any, composed), one.asked, best, played, again=1)
        for line in facts_in(one.verdict.reasons):
            again = []
            for arm, key in zip(arms, ("after_best", "after_played"), strict=True):
                fact = next((fact for fact in arm.facts if fact.id == line.id and fact.args.items() <= line.args.items()), None)
                if fact is not None:
                    again.append(float(fact.values.mean()))
                    kept.append(abs(float(str(line.args[key])) / 100 - again[-1]) <= OFF)
            if again:
                assert (again[0] > again[1]) == (float(str(line.args["after_best"])) > float(str(line.args["after_played"])))
            else:
                assert line.id.startswith("why-there-"), "see test_carnavalo_causes.py"
    assert len(kept) > 6
    assert sum(kept) >= MOST * len(kept)


def test_facts_are_the_prizes_that_the_rules_told() -> None:
    """Who wins which disc and chip, and buys a float: as read off the counted day, and as heard on the way."""
    for one in all_told():
        pairs = one.found.pairs
        assert pairs is not None
        for finding in one.found.others:
            if findings.place_of(finding) is not None:
                heard = np.mean([findings.happens(one.view, finding, courses.day(one.view, end)) for end in pairs.best])
                assert abs(heard - finding.best) < 1e-9, finding.fact.id


def test_who_ends_the_game_is_who_has_five_discs() -> None:
    _, view = at_table(4, 8)
    me, other = view.seat or 0, ((view.seat or 0) + 1) % 3
    ends = np.zeros(3, [("disc", "i4", (6, TENTS))])
    ends["disc"][0, me, :5] = WON
    ends["disc"][1, other, :6] = WON
    ends["disc"][2, me, :4] = WON
    found = {(fact.id, fact.args.get("player")): list(fact.values) for fact in composed._last_day(view, ends)}
    assert found[("why-game-ends", None)] == [1, 0, 0]
    assert found[("why-game-ends-other", other)] == [0, 1, 0]
    assert not composed._last_day(replace(view, day=4), ends), "it ends then anyway"


@pytest.mark.parametrize(
    ("played", "best", "totals", "id_"),
    [
        (0.9, 0.1, (10.0, 20.0), "why-behind-then"),
        (0.9, 0.1, (30.0, 20.0), None),
        (0.1, 0.9, (30.0, 20.0), "why-ahead-then"),
        (0.1, 0.9, (10.0, 20.0), None),
        (0.4, 0.1, (10.0, 20.0), None),
        (0.9, 0.7, (10.0, 20.0), None),
    ],
)
def test_an_end_of_the_game_is_told_where_it_is_clear_for_whom_it_is_good(
    played: float, best: float, totals: tuple[float, float], id_: str | None
) -> None:
    _, view = at_table(1, 12)
    view = replace(view, seat=0, players=2)
    ends = Finding(Fact(id="why-game-ends-other", values=[], topic="end", args={"player": 1}), best, played, 0.0)
    points = account.Account(np.zeros((2, 2, TENTS + 1)), list(totals))
    found, lines = composed._end(view, Explanation([], None, None, [ends]), points)
    assert (found is not None, [line.id for line in lines]) == (id_ is not None, [id_] if id_ else [])
