"""Reasons in words: true, from the view alone, the same in all languages, and never missing where much was lost."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, cast
from unittest.mock import patch

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

import speeltafel
from speeltafel import games
from speeltafel.core.chance import below, generator
from speeltafel.core.level import Judging
from speeltafel.core.line import Line
from speeltafel.core.reason import Fact, Finding
from speeltafel.core.record import read
from speeltafel.core.state import OVER, copy_of
from speeltafel.core.text import LANGUAGES, Texts
from speeltafel.core.view import look
from speeltafel.games.carnavalo import after_move, events
from speeltafel.games.carnavalo import reasons as carnavalo
from speeltafel.games.carnavalo.box import OWNER, TENTS, VALUE
from speeltafel.games.carnavalo.box import WON as DISC_WON
from speeltafel.games.carnavalo.table import CLOSE
from speeltafel.games.carnavalo.view import View as CarnavaloView
from speeltafel.games.figaro import reasons as figaro
from speeltafel.games.figaro.state import REACHED_SIX, TOOK_CARDS, UNABLE
from speeltafel.games.figaro.view import View as FigaroView
from speeltafel.games.tricky import reasons as tricky
from speeltafel.games.tricky.bots.policy import BY_VALUES
from speeltafel.games.tricky.rules import KEPT, WON, settle
from speeltafel.games.tricky.view import View as TrickyView
from speeltafel.review import judge, sampling, tip
from speeltafel.review.contest import contest, question
from speeltafel.review.engine import Engine, engine_of
from speeltafel.review.judge import verdict_on
from speeltafel.review.listening import heard, hearing, listening_engine
from speeltafel.review.moments import position, story_of
from speeltafel.review.reasons import NONE, reasons_for
from speeltafel.review.shapes import BAD, Alternative, Label, Verdict
from speeltafel.review.watching import watched
from speeltafel.review.why import explained
from speeltafel.review.wording import amount, chance, looks_the_same
from tests.review.played import record

TABLES = [("tricky", 3), ("figaro", 4), ("carnavalo", 3)]
MOST = {"tricky": 12, "figaro": 4, "carnavalo": 2}  # mistakes that are looked at
MUCH = judge.MUCH
STEP = {"exact": 1, "fives": 5, "tens": 1}  # from one number that can be said to the next
VERBS = ["dance", "take", "swap", "stay", "pick", "return"]  # moves that have a text of their own
NAMES = ["Ann", "Bo", "Cas", "Dirk", "Eef", "Fem"]


def in_a_hurry(engine: Engine) -> Judging:
    """Enough to see a beginner's mistake."""
    return replace(engine.modules.bots.judging, sweep=16, finalists=32, tree=500, verdict=200, worlds=64)


@cache
def mistakes(name: str, players: int) -> list[tuple[Any, Verdict]]:
    """Decisions of a beginners' game that have a label: the view and the verdict."""
    modules = games.modules(name)
    found: list[tuple[Any, Verdict]] = []
    with patch.object(Engine, "judging", property(in_a_hurry)):
        for event in story_of(read(record(name, players, "beginner", 71)), modules).events:
            if event.view is not None and len(found) < MOST[name]:
                verdict = verdict_on(modules, event.view, event.text)
                if verdict.label in BAD:
                    found.append((event.view, verdict))
    return found


def spoken(lines: list[Line], language: str, package: str) -> str:
    texts = Texts(language, NAMES, [package])
    return " ".join(texts.words(line) for line in lines)


every_game = pytest.mark.parametrize(("name", "players"), TABLES)


def facts_in(lines: list[Line]) -> Iterator[Line]:
    """Those lines that say how often something happens."""
    for line in lines:
        fact = line.args.get("fact", line)
        if isinstance(fact, Line) and "after_best" in fact.args:
            yield fact


@every_game
def test_every_label_has_its_reasons(name: str, players: int) -> None:
    for view, verdict in mistakes(name, players):
        assert verdict.reasons
        deeds = [line for line in verdict.reasons if line.id in ("reason-played", "reason-better") or "why-keeps" in line.id]
        facts = [line for line in verdict.reasons if line not in deeds and line.id != "reason-although"]
        assert len(facts) <= (2 if deeds else 4)
        if verdict.loss > MUCH:
            assert spoken(verdict.reasons, "en", games.modules(name).package), view.history[-1]


@every_game
def test_all_languages_say_the_same(name: str, players: int) -> None:
    package = games.modules(name).package
    for _, verdict in mistakes(name, players):
        numbers = [re.findall(r"\d+(?:[.,]\d+)?", spoken(verdict.reasons, language, package)) for language in LANGUAGES]
        english, *others = (sorted(number.replace(",", ".") for number in found) for found in numbers)
        assert others == [english] * len(others)


@every_game
def test_the_played_move_comes_first_then_the_better_one_in_other_words(name: str, players: int) -> None:
    modules = games.modules(name)
    assert modules.reasons is not None
    for view, verdict in mistakes(name, players):
        for fact in facts_in(verdict.reasons):
            sides = [("n", 1.0)] if "n_one" in fact.args else [("how", 100.0)]
            for key, unit in sides:
                told = [fact.args[f"{key}_{side}"] for side in ("one", "two")]
                shares = [float(str(fact.args[side])) / unit for side in ("after_played", "after_best")]
                expected = [
                    amount(share) if key == "n" else chance(share, modules.reasons.NUMBERS).args["cases"] for share in shares
                ]
                found = [one.args["cases"] if isinstance(one, Line) else one for one in told]
                step = 0.1 if key == "n" else STEP[modules.reasons.NUMBERS]
                assert all(abs(float(str(a)) - float(str(b))) <= 1.01 * step for a, b in zip(found, expected, strict=True))
                assert told[0] != told[1]
        if verdict.reasons[0].id == "reason-none":
            continue
        named = verdict.reasons[0].args.get("does", verdict.reasons[0].args.get("one"))
        better = verdict.reasons[1].args["does"] if "does" in verdict.reasons[0].args else verdict.reasons[0].args["two"]
        assert within(named, modules.reasons.move(view, verdict.played))
        assert within(better, modules.reasons.move(view, verdict.best))


def within(said: Any, part: Line) -> bool:
    """Whether a line is the other one, or says it."""
    return said == part or (isinstance(said, Line) and any(within(word, part) for word in said.args.values()))


@every_game
def test_hidden_things_drawn_anew_leave_every_sentence_as_it_is(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    modules = games.modules(name)
    view, verdict = mistakes(name, players)[0]
    monkeypatch.setattr(Engine, "judging", property(in_a_hurry))
    for seed in range(2):
        s = modules.views.resample(view, generator(seed))
        again = look(modules, s, view.seat, view.history)
        assert msgspec.json.encode(again) == msgspec.json.encode(view)
        lines = reasons_for(question(engine_of(modules), again), verdict.best, verdict.played).lines
        assert lines == [line for line in verdict.reasons if line.id != "reason-none"]


@every_game
def test_where_nothing_explains_a_loss_that_is_said(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """And in samples, where it may be a false alarm, the label is milder; there is none where little was lost."""
    modules = games.modules(name)
    view, verdict = max(mistakes(name, players), key=lambda mistake: mistake[1].loss)
    monkeypatch.setattr(Engine, "judging", property(in_a_hurry))
    monkeypatch.setattr(judge, "reasons_for", lambda *_: NONE)
    asked = question(engine_of(modules), view)
    move = modules.legal(asked.first)[view.legal.index(verdict.played)]
    found = contest(asked, move)
    for loss, labels in ((MUCH + 0.01, ("doubtful", "mistake")), (MUCH - 0.01, ("", ""))):
        for label, milder in zip(("mistake", "blunder"), labels, strict=True):
            told, lines = judge.explain(asked, found, move, loss, cast(Label, label))
            assert told == (label if modules.bots.is_exact else milder)
            assert [line.id for line in lines] == (["reason-none"] if told else [])
            if told:
                share = found.share(found.best)
                assert [lines[0].args[key] for key in ("more", "less")] == [round(100 * share), round(100 * max(0, share - loss))]
                assert "no single reason" in spoken(lines, "en", modules.package)


@pytest.mark.parametrize("name", [name for name, _ in TABLES])
def test_every_text_about_reasons_belongs_to_something_that_can_be_said(name: str) -> None:
    modules = games.modules(name)
    source = (modules.folder / "reasons.py").read_text("utf-8")
    texts = (files(modules.package) / "text" / "en.ftl").read_text("utf-8")
    written = set(re.findall(r"^((?:why|look)-[a-z-]+) =", texts, re.MULTILINE))
    assert written
    built = {f"{id_}-{more}" for id_ in written for more in ("other", "own")} | {f"why-move-{verb}" for verb in VERBS}
    assert written - built == set(re.findall(r'"((?:why|look)-[a-z-]+)"', source)) - built


@pytest.mark.parametrize(("name", "players", "off"), [("figaro", 4, 0.05), ("carnavalo", 3, 0.15)])
def test_counted_again_with_other_dice_in_other_worlds_it_is_the_same(name: str, players: int, off: float) -> None:
    """In the same direction always, and within what is rounded away (to fives, to tens) and three errors."""
    modules = games.modules(name)
    assert modules.reasons is not None
    counted = 0
    for view, verdict in mistakes(name, players):
        asked = question(engine_of(modules), view)
        moves = [modules.legal(asked.first)[view.legal.index(text)] for text in (verdict.best, verdict.played)]
        best, played = watched(modules.reasons, asked, moves[0], moves[1], again=1)
        for line in facts_in(verdict.reasons):
            place = next(i for i, fact in enumerate(best.facts) if fact.id == line.id and fact.args.items() <= line.args.items())
            unit = 1 if best.facts[place].is_amount else 100
            told = [float(str(line.args[key])) / unit for key in ("after_best", "after_played")]
            values = [arm.facts[place].values for arm in (best, played)]
            again = [float(value.mean()) for value in values]
            assert (again[0] > again[1]) == (told[0] > told[1]), line
            for one, other, value in zip(told, again, values, strict=True):
                error = 3 * float(value.std()) * (2 / len(value)) ** 0.5
                assert abs(one - other) <= off * (4 if unit == 1 else 1) + error, line
            counted += 1
    assert counted


# ---- tricky: everything can be counted in another way ----


def test_tricky_played_out_by_a_master_it_happens_as_often_as_it_says() -> None:
    modules = games.modules("tricky")
    told = [
        (view, verdict, fact)
        for view, verdict in mistakes("tricky", 3)
        for fact in facts_in(verdict.reasons)
        if fact.id in ("why-column", "why-next-column")
    ]
    view, verdict, fact = told[0]
    asked = question(engine_of(modules), view)
    moves = [modules.legal(asked.first)[view.legal.index(text)] for text in (verdict.best, verdict.played)]
    listening = listening_engine(modules)
    worlds = hearing(listening.bots.states([asked.first]), [WON, KEPT])
    playout = asked.engine.playout(asked.first, BY_VALUES)
    count = 60
    ends = sampling.after_moves(listening, worlds, moves, generator(99), range(count), playout, keep_ends=True).ends
    winner = asked.seat if fact.id == "why-column" else (asked.seat + 1) % view.players
    for column_of_ends, key in ((ends[:, 0], "after_best"), (ends[:, 1], "after_played")):
        wins = sum(wins_soon(heard(end), winner, int(str(fact.args["column"])) - 1, view.players) for end in column_of_ends)
        share = float(str(fact.args[key])) / 100
        assert abs(wins / count - share) < 0.01 + 3.2 * (max(share * (1 - share), 0.01) / count) ** 0.5


def wins_soon(events: list[tuple[int, ...]], winner: int, column: int, players: int) -> bool:
    """Whether they win that column on their next turn, or on this one if it is theirs."""
    begun = False
    for event, seat, detail, *_ in events:
        begun = begun or seat == winner
        if begun and event == KEPT and seat != winner:
            return False
        if event == WON and seat == winner and detail == column:
            return True
    return False


def test_tricky_what_is_said_about_dice_and_columns_can_be_read_off_the_board() -> None:
    seen = set()
    for view, verdict in mistakes("tricky", 3):
        best, played = (text.removeprefix("keep ") for text in (verdict.best, verdict.played))
        left = 5 - len(view.kept)
        for line in verdict.reasons:
            seen.add(line.id)
            if line.id == "why-roll-more":
                assert (line.args["dice"], line.args["fewer"]) == (left - len(best), left - len(played))
                assert len(best) < len(played)
            if line.id == "why-needed":
                column = int(str(line.args["column"]))
                cells = view.board[column - 1].cells
                assert line.args["needed"] == len(cells) - view.filled[column - 1] - view.kept.count(column)
                assert line.args["have"] == min(best.count(str(column)), int(str(line.args["needed"])))
                assert best.count(str(column)) > played.count(str(column))
            if line.id == "why-column-brings":
                column = int(str(line.args["column"]))
                cells = view.board[column - 1].cells
                assert line.args["chips"] == len(cells) + sum(cell.endswith("2") for cell in cells)
                assert line.args["arrow"] == view.board[column - 1].arrow
    assert {"why-roll-more", "why-needed"} <= seen


def test_tricky_what_links_a_keep_to_what_comes_of_it_holds() -> None:
    """Columns that lack little, that can wait, that are won more often; and who has the most chips now."""
    modules = games.modules("tricky")
    assert modules.reasons is not None
    wanted = {"why-more-often", "why-lacks", "why-leads", "why-you-lead", "why-can-wait"}
    wanted |= {"why-extra", "why-worth-more", "why-for-certain"}
    seen: set[str] = set()
    for seed in range(12):
        game = speeltafel.new("tricky", 3, {}, seed)
        g = generator(seed)
        while isinstance(game.actor, int) and not wanted <= seen:
            view = cast(TrickyView, game.view(game.actor))
            one, two = (view.legal[below(g, len(view.legal))] for _ in range(2))
            for best, played in ((one, two), (two, one)) if one != two else ():
                asked = question(engine_of(modules), view)
                numbers = [modules.legal(asked.first)[view.legal.index(text)] for text in (best, played)]
                findings = explained(*watched(modules.reasons, asked, *numbers), sampled=False).others
                for finding in findings:
                    for line in tricky.how(view, finding, findings, best, played, True):
                        seen.add(line.id)
                        assert keeps_its_word(line, view, finding, findings, best, played), (line, best, played)
                        assert all(spoken([line], language, modules.package) for language in LANGUAGES)
            game.play(view.legal[below(g, len(view.legal))])
    assert wanted <= seen


def keeps_its_word(line: Line, view: TrickyView, finding: Finding, findings: list[Finding], best: str, played: str) -> bool:
    column = int(str(line.args.get("column", 0)))

    def lacks(text: str) -> int:
        dice = [*view.kept, *map(int, text.removeprefix("keep "))]
        return len(view.board[column - 1].cells) - view.filled[column - 1] - dice.count(column)

    won = [one for one in findings if one.fact.id == "why-column" and one.fact.args["column"] == column]
    most = max(view.chips)
    match line.id:
        case "why-more-often":
            told = (line.args["more"], line.args["fewer"])
            return told == (round(100 * won[0].best), round(100 * won[0].played)) and won[0].best > won[0].played
        case "why-lacks":
            return (line.args["one"], line.args["two"]) == (lacks(played), lacks(best)) and 0 < lacks(played) < lacks(best)
        case "why-extra":
            return costs_as_told(line, view, best, played)
        case "why-worth-more":
            named = [line.args[key] for key in ("chips", "arrow", "fewer", "less")]
            worth = [brings(view, int(str(line.args[key]))) for key in ("column", "beside")]
            column = int(str(line.args["beside"]))
            return named == [*worth[0], *worth[1]] and worth[0] > worth[1] and lacks(played) <= 1 and lacks(played) < lacks(best)
        case "why-can-wait":
            return lacks(played) <= 0 < lacks(best) and line.args["still"] == round(100 * won[0].best) >= 50
        case "why-for-certain":
            return lacks(played) <= 0 < lacks(best) and line.args["still"] == round(100 * won[0].best) <= 50
        case "why-leads":
            leads = view.chips.count(most) == 1 and view.chips[int(str(line.args["player"]))] == most == line.args["chips"]
            return leads and finding.best < finding.played and line.args["player"] != view.turn
        case "why-you-lead":
            return view.chips[view.turn] == most == line.args["chips"] and finding.best > finding.played
    return True  # seen to by the test above


def brings(view: TrickyView, column: int) -> tuple[int, int]:
    """What lies in a column when it is won, and what everybody else pays."""
    s = games.modules("tricky").views.resample(view, generator(0))
    cells = s.cells[column - 1]
    return s.own[column - 1][cells] + s.common[column - 1][cells], s.arrow[column - 1]


def costs_as_told(line: Line, view: TrickyView, best: str, played: str) -> bool:
    """By the rules: what is paid if the turn ended with these dice, the others being sixes."""
    paid = []
    for text in (best, played):
        s = games.modules("tricky").views.resample(view, generator(0))
        for die in text.removeprefix("keep "):
            s.kept[int(die) - 1] += 1
        settle(s)
        paid.append(view.chips[view.turn] - s.chips[view.turn])
    extra = sorted([*best.removeprefix("keep "), *str(line.args["extra"]).split()])
    rolled = [5 - len(view.kept) - len(text.removeprefix("keep ")) for text in (best, played)]
    says = extra == sorted(played.removeprefix("keep ")) and rolled == [line.args["dice"], line.args["fewer"]]
    return says and (paid[1] - paid[0] == line.args["chips"] or min(s.chips) <= 0)


# ---- What is said about the board can be read off it ----


def test_figaro_rows_and_takes_are_as_the_rules_have_them() -> None:
    modules = games.modules("figaro")
    game = speeltafel.new("figaro", 4, {}, 12)
    g = generator(3)
    while isinstance(game.actor, int) and len(game.moves) < 60:
        view = cast(FigaroView, game.view(game.actor))
        for text in view.legal[:4]:
            after, taker = figaro._after(view, text)
            s = copy_of(position(game))
            s.told = []
            modules.rules.play(s, modules.notation.read_move(s, text))
            assert (after.total, after.colour, after.place) == (s.total, s.colour, s.place)
            assert [told[1] for told in s.told if told[0] == TOOK_CARDS][:1] == ([taker] if taker >= 0 else [])
        game.play(view.legal[below(g, len(view.legal))])


def test_figaro_what_a_move_does_is_as_the_rules_have_it() -> None:
    """Rows, who takes at once, which row a ring dance brings to whom, and cards that can then go only there."""
    modules = games.modules("figaro")
    seen = set()
    for seed in range(4):
        game = speeltafel.new("figaro", 4, {}, seed)
        g = generator(seed)
        while isinstance(game.actor, int) and len(game.moves) < 60:
            view = cast(FigaroView, game.view(game.actor))
            for text in [text for text in view.legal if text not in ("swap", "stay")]:
                before, s = position(game), copy_of(position(game))
                s.told = []
                modules.rules.play(s, modules.notation.read_move(s, text))
                line = figaro._deed(view, text)
                seen.add(line.id)
                cards = line.args.get("cards")
                if line.id in ("why-fills", "why-fills-own", "why-take"):
                    assert [told[1:3] for told in s.told if told[0] == TOOK_CARDS] == [
                        (line.args.get("player", view.seat), cards)
                    ]
                if line.id in ("why-raises", "why-raises-own"):
                    seat = int(str(line.args.get("player", view.seat)))
                    assert line.args["total"] == s.total[seat]
                    kind = modules.notation.read_move(before, text) // len(before.hand)
                    if cards:
                        colour = kind // 3
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
                    assert line.args["total"] == before.total[giver] == s.total[getter] == max(before.total)
                    assert line.args["own"] == s.total[before.actor]
                    assert (line.id == "why-dance-from-you") == (before.total[before.actor] == max(before.total))
            game.play(view.legal[below(g, len(view.legal))])
    assert {"why-fills", "why-fills-own", "why-take", "why-raises", "why-raises-own"} <= seen
    assert {"why-dance", "why-dance-from-you", "why-dance-to-you"} <= seen


def test_figaro_both_cards_do_the_same_in_the_row_and_one_is_kept() -> None:
    game = speeltafel.new("figaro", 4, {}, 12)
    g = generator(8)
    seen = set()
    while isinstance(game.actor, int) and len(game.moves) < 120:
        view = cast(FigaroView, game.view(game.actor))
        for best in view.legal:
            for played in view.legal if best not in ("swap", "stay") else []:
                deeds = figaro.deeds(view, best, played) if best != played else None
                for line in deeds.more if deeds else []:
                    seen.add((line.id, line.args.get("same")))
                    if line.id == "why-keeps":
                        assert best.partition(">")[2] == played.partition(">")[2]
                        full = [figaro._deed(view, text).id.startswith("why-fills") for text in (best, played)]
                        assert (line.args["same"] == "yes") == all(full)
                    else:
                        assert played[0] == {"why-keeps-jester": "j", "why-keeps-dance": "o"}[line.id] != best[0]
        game.play(view.legal[below(g, len(view.legal))])
    assert seen == {("why-keeps", "yes"), ("why-keeps", "no"), ("why-keeps-jester", None), ("why-keeps-dance", None)}


def test_figaro_no_unseen_card_is_counted_without_memory_aids() -> None:
    """F21: neither cards that nobody saw, nor roads compared."""
    finding = Finding(Fact(id="why-first-other", values=[], topic="first", args={"player": 1}), 0.9, 0.1, 1.0)
    game = speeltafel.new("figaro", 4, {}, 12)
    g = generator(5)
    seen: set[str] = set()
    while isinstance(game.actor, int) and len(game.moves) < 90:
        view = cast(FigaroView, game.view(game.actor))
        there = [text for text in view.legal if text.endswith(">1") and view.seat != 1]
        elsewhere = [text for text in view.legal if ">" in text and text not in there]
        for best in there if elsewhere else []:
            for counts in (True, False):
                for line in figaro.how(view, finding, [], best, elsewhere[0], counts):
                    assert counts or line.id not in ("why-row", "why-own-row", "why-leader")
                    seen.add(line.id)
        game.play(view.legal[below(g, len(view.legal))])
    assert {"why-row", "why-leader"} <= seen


def test_figaro_who_takes_more_often_is_who_was_found_to() -> None:
    """Only where that is clear, and not where somebody takes at once anyway."""
    game = speeltafel.new("figaro", 4, {}, 12)
    assert isinstance(game.actor, int)
    view = cast(FigaroView, game.view(game.actor))
    others = [seat for seat in range(4) if seat != view.seat]
    road = Finding(Fact(id="why-road", values=[], topic="road"), 1.0, 3.0, 1.0)
    first = Finding(Fact(id="why-first", values=[], topic="first"), 0.1, 0.4, 1.0)
    best, played = view.legal[:2]
    for most, enough in ((0.5, True), (0.25, False)):
        found = [
            Finding(Fact(id="why-first-other", values=[], topic="first", args={"player": seat}), share, 0.2, 0.1)
            for seat, share in zip(others, (0.1, most, 0.2), strict=True)
        ]
        for finding in (road, first):
            told = [
                tuple(line.args[key] for key in ("player", "more", "fewer"))
                for line in figaro.how(view, finding, found, best, played, counts=False)
                if line.id == "why-instead"
            ]
            assert told == ([(others[1], 50, 20)] if enough else [])
    assert not figaro.how(view, road, [], "take", played, counts=False)


def in_a_later_round(players: int = 4) -> FigaroView:
    """With roads of 9, 0, 4 and 12 behind them."""
    game = speeltafel.new("figaro", players, {}, 12)
    assert isinstance(game.actor, int)
    view = cast(FigaroView, game.view(game.actor))
    seat = view.seat or 0
    pieces: list[list[int]] = [[] for _ in range(players)]
    for other, road in zip([other for other in range(players) if other != seat], (0, 4, 12), strict=True):
        pieces[other] = [road] if road else []
    pieces[seat] = [9]
    return replace(view, round=3, pieces=pieces, groups=[[], [], [15, 14, 13]])


def test_figaro_it_is_said_when_somebody_nearer_to_winning_takes() -> None:
    view = in_a_later_round()
    ahead, second, last = [seat for seat in range(4) if seat != view.seat]
    first = Finding(Fact(id="why-first", values=[], topic="first"), 0.2, 0.3, 1.0)
    best, played = view.legal[:2]

    def told(up: int, down: int, counts: bool = True) -> Line:
        found = [
            Finding(Fact(id="why-first-other", values=[], topic="first", args={"player": seat}), *shares, 0.1)
            for seat, shares in ((up, (0.6, 0.2)), (down, (0.1, 0.5)))
        ]
        return next(line for line in figaro.how(view, first, [first, *found], best, played, counts) if "player" in line.args)

    nearer = told(second, last)
    assert (nearer.id, nearer.args["road"], nearer.args["other"], nearer.args["far"]) == ("why-nearer", 4, last, 12)
    assert (nearer.args["more"], nearer.args["fewer"]) == (60, 20)
    assert told(last, second).id == "why-instead", "that one is further away"
    assert told(second, last, counts=False).id == "why-instead", "F21: no roads are compared"
    instead = told(ahead, ahead)
    assert (instead.args["whose"], instead.args["length"]) == ("shortest", 0), "no road at all is the shortest"
    assert "the shortest road of your rivals (0)" in spoken([instead], "en", "speeltafel.games.figaro")
    assert told(last, second).args["whose"] == "none", "nobody has taken cards yet"
    assert "who has no stack yet" in spoken([told(last, second)], "en", "speeltafel.games.figaro")
    view = replace(view, stack_sizes=[3, 3, 3, 3])
    assert told(last, second).args["whose"] == "plain"
    for language in LANGUAGES:
        assert spoken([nearer, instead], language, "speeltafel.games.figaro")


def test_figaro_who_gets_off_is_who_was_found_to() -> None:
    view = in_a_later_round()
    ahead, second, _ = [seat for seat in range(4) if seat != view.seat]
    none = Finding(Fact(id="why-no-piece", values=[], topic="road"), 0.6, 0.2, 1.0)
    others = [
        Finding(Fact(id="why-no-piece-other", values=[], topic="", args={"player": seat}), *shares, 0.1)
        for seat, shares in ((ahead, (0.1, 0.3)), (second, (0.0, 0.4)))
    ]
    best, played = view.legal[:2]
    (line,) = figaro.how(view, none, others, best, played, counts=False)
    assert line.id == "why-gets-off"
    assert [line.args[key] for key in ("player", "more", "fewer", "pieces")] == [second, 40, 0, 3]
    assert "hardly ever" in spoken([line], "en", "speeltafel.games.figaro")


def test_figaro_your_own_card_fills_their_row_next_turn_by_the_rules() -> None:
    modules = games.modules("figaro")
    filled = 0
    for seed in range(3):
        game = speeltafel.new("figaro", 4, {}, seed)
        g = generator(seed)
        while isinstance(game.actor, int) and len(game.moves) < 60:
            view = cast(FigaroView, game.view(game.actor))
            moves = [text for text in view.legal if ">" in text]
            for _ in range(3 if len(moves) > 1 else 0):
                best, played = (moves[below(g, len(moves))] for _ in range(2))
                for seat in range(4):
                    line = figaro._you_fill(view, seat, best, played) if seat != view.seat else None
                    takers = [fills(game, modules, text, seat) for text in (best, played)]
                    takes_at_once = figaro._fills(view, best) or figaro._fills(view, played)
                    if seat != view.seat and not takes_at_once:
                        assert (line is not None) == (takers == [True, False])
                    filled += line is not None
            game.play(view.legal[below(g, len(view.legal))])
    assert filled


def test_figaro_your_own_ring_dance_brings_them_that_row_by_the_rules() -> None:
    modules = games.modules("figaro")
    seen = set()
    for seed in range(6):
        game = speeltafel.new("figaro", 4, {}, seed)
        g = generator(seed)
        while isinstance(game.actor, int) and len(game.moves) < 60:
            view = cast(FigaroView, game.view(game.actor))
            moves = [text for text in view.legal if ">" in text]
            for seat in [seat for seat in range(4) if seat != view.seat and len(moves) > 1]:
                best, played = (moves[below(g, len(moves))] for _ in range(2))
                line = figaro._you_dance(view, seat, best, played)
                if line:
                    seen.add(line.args["whose"])
                    s = copy_of(position(game))
                    me = s.actor
                    modules.rules.play(s, modules.notation.read_move(s, best))
                    s.actor = me
                    giver = int(str(line.args.get("other", me)))
                    before = s.total[giver]
                    modules.rules.play(s, modules.notation.read_move(s, "o"))
                    assert line.args["total"] == before == s.total[seat] >= 4
                    assert all(spoken([line], language, "speeltafel.games.figaro") for language in LANGUAGES)
            game.play(view.legal[below(g, len(view.legal))])
    assert seen == {"own", "theirs"}


def fills(game: Any, modules: Any, text: str, seat: int) -> bool:
    """Whether after that move a card of the same player, were it their turn again, would make that seat take."""
    s = copy_of(position(game))
    me = s.actor
    modules.rules.play(s, modules.notation.read_move(s, text))
    if s.round != position(game).round or s.actor < 0:
        return False
    s.actor = me
    for move in modules.legal(s):
        if modules.notation.write_move(s, move).endswith(f">{seat}"):
            after = copy_of(s)
            after.told = []
            modules.rules.play(after, move)
            if any(told[:2] == (TOOK_CARDS, seat) for told in after.told):
                return True
    return False


def test_figaro_why_you_take_is_counted_apart_and_what_was_said_already_is_not() -> None:
    view = in_a_later_round()
    me = view.seat or 0
    ends = np.zeros(4, [("heard", "i4", (4, 7)), ("heard_count", "i4"), ("owner", "i4", (15,)), ("length", "i4", (15,))])
    ends["owner"] = -1
    for row, (seat, why) in enumerate(((me, REACHED_SIX), (me, UNABLE), (me, UNABLE), ((me + 1) % 4, REACHED_SIX))):
        ends["heard"][row, 0, :4] = (TOOK_CARDS, seat, 5, why)
        ends["heard_count"][row] = 1

    def counted(*moves: str) -> dict[str, list[float]]:
        facts = figaro.facts(view, ends, [0.25] * 4, cast(Any, moves))
        return {fact.id: list(fact.values) for fact in facts if fact.topic == "first"}

    found = counted(*view.legal[:2])
    assert found["why-first"] == [1, 1, 1, 0]
    assert found["why-first-six"] == [1, 0, 0, 0]
    assert found["why-first-stuck"] == [0, 1, 1, 0]
    assert "why-first-other" in found
    with patch.object(figaro, "_taker", lambda _, text: (me + 1) % 4 if text == view.legal[0] else -1):
        assert set(counted(*view.legal[:2])) == {"why-first", "why-first-six", "why-first-stuck"}, (
            "the better one makes them take"
        )
    with patch.object(figaro, "_taker", lambda _, text: me if text == view.legal[1] else -1):
        assert set(counted(*view.legal[:2])) == {"why-first-other"}, "that you take at once has been said"


def test_carnavalo_sums_are_as_the_rules_have_them() -> None:
    modules = games.modules("carnavalo")
    game = speeltafel.new("carnavalo", 3, {}, 4)
    g = generator(2)
    compared = 0
    while isinstance(game.actor, int) and len(game.moves) < 150:
        view = cast(CarnavaloView, game.view(game.actor))
        for text in view.legal[:: 1 + len(view.legal) // 5] if view.phase in ("before", "after") else []:
            s = copy_of(position(game))
            modules.rules.play(s, modules.notation.read_move(s, text))
            if s.day != view.day or s.actor == OVER or s.phase == CLOSE:
                continue
            for place in range(TENTS + 1):
                sums, hidden = after_move.sums_after(view, place, text)
                assert sums == known_sums(s, position(game), place, view)
                compared += sum(hidden)
        game.play(view.legal[below(g, len(view.legal))])
    assert compared, "some cards lay face down"


def test_carnavalo_what_a_move_does_is_as_the_rules_have_it() -> None:
    """Citizens, the ring, who could be reached then, the end of a day; and who would win what (C19) if it were counted then."""
    modules = games.modules("carnavalo")
    seen = set()
    for seed in range(4):
        game = speeltafel.new("carnavalo", 3, {}, seed)
        g = generator(seed)
        while isinstance(game.actor, int) and len(game.moves) < 120:
            view = cast(CarnavaloView, game.view(game.actor))
            for text in view.legal[:: 1 + len(view.legal) // 8] if view.phase in ("before", "after") else []:
                s = copy_of(position(game))
                s.told = []
                modules.rules.play(s, modules.notation.read_move(s, text))
                assert after_move.ends_day(view, text) == (s.day != view.day or s.actor == OVER or s.phase == CLOSE)
                if s.day != view.day or s.actor == OVER or s.phase == CLOSE or text.startswith("return"):
                    continue
                told = {event: details for event, *details in s.told}
                line = carnavalo._deed(view, text)
                line = cast(Line, line.args["does"]) if line.id == "why-leaves" else line
                seen.add(line.id)
                laid, taken, sent = (told.get(event) for event in (events.LAID, events.TAKEN, events.TO_PROCESSION))
                assert (line.id == "why-prince") == (sent is not None)
                if line.id == "why-prince" and sent:
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
                if not view.chips and view.phase == "before":
                    assert after_move.ring_after(view, text) == s.ring
                    reached(view, text, s, modules)
                for tent in range(TENTS):
                    sums = known_sums(s, position(game), tent, view)
                    seen.add(after_move.standing_of(view, tent, sums))
                    assert after_move.standing_of(view, tent, sums) == by_scoring(s, view, tent, sums)
            game.play(view.legal[below(g, len(view.legal))])
    assert {"why-card", "why-prince", "why-miss", "why-bar", "why-nothing"} <= seen
    assert {"disc", "chip", "second", "shared", "level", "behind"} <= seen


def test_carnavalo_what_links_a_move_to_a_place_holds_by_the_rules() -> None:
    seen = set()
    for seed in range(3):
        game = speeltafel.new("carnavalo", 3, {}, seed)
        g = generator(seed)
        while isinstance(game.actor, int) and len(game.moves) < 400:
            view = cast(CarnavaloView, game.view(game.actor))
            moves = view.legal if view.phase == "before" else []
            pairs = [[moves[below(g, len(moves))] for _ in range(2)] for _ in range(2 if len(moves) > 1 else 0)]
            face_down = [text for text in moves if text.endswith("under")]
            for best, played in [*pairs, *([[face_down[0], face_down[-1]]] if face_down else [])]:
                for finding in supposed(view):
                    for line in carnavalo.how(view, finding, [], best, played, True) if best != played else []:
                        seen.add(line.id)
                        assert holds(line, view, finding, best, played, game), (line, best, played)
                        assert all(spoken([line], language, "speeltafel.games.carnavalo") for language in LANGUAGES)
            game.play(view.legal[below(g, len(view.legal))])
    links = {"why-own-on-top", "why-kept-for", "why-prince-near", "why-miss-near", "why-covers"}
    links |= {"why-kept-higher", "why-exposed", "why-passed", "why-ahead", "why-ahead-you", "why-end"}
    assert links | {"why-as-second", "why-behind-float", "why-float-pays", "why-fifth-other"} <= seen


def test_carnavalo_who_ends_the_game_is_who_has_five_discs() -> None:
    game = speeltafel.new("carnavalo", 3, {}, 4)
    while not isinstance(game.actor, int) or cast(CarnavaloView, game.view(game.actor)).phase != "before":
        game.play(game.legal()[0])
    view = cast(CarnavaloView, game.view(game.actor))
    ends = np.zeros(3, [("disc", "i4", (6, TENTS))])
    ends["disc"][0, view.seat, :5] = DISC_WON
    ends["disc"][1, ((view.seat or 0) + 1) % 3, :6] = DISC_WON
    ends["disc"][2, view.seat, :4] = DISC_WON
    found = {(fact.id, fact.args.get("player")): list(fact.values) for fact in carnavalo._last_day(view, ends)}
    assert found[("why-game-ends", None)] == [1, 0, 0]
    assert found[("why-game-ends-other", ((view.seat or 0) + 1) % 3)] == [0, 1, 0]
    assert not carnavalo._last_day(replace(view, day=4), ends), "it ends then anyway"


def test_numbers_of_ten_that_are_too_near_to_each_other_are_not_said() -> None:
    fact = Fact(id="why-disc", values=[], topic="")
    assert looks_the_same(Finding(fact, 0.14, 0.03, 1.0), "tens")
    assert not looks_the_same(Finding(fact, 0.34, 0.13, 1.0), "tens")
    assert not looks_the_same(Finding(fact, 0.14, 0.03, 1.0), "fives")


def test_carnavalo_it_is_said_whose_card_lies_face_down() -> None:
    seen = set()
    for seed in range(4):
        game = speeltafel.new("carnavalo", 3, {}, seed)
        g = generator(seed)
        while isinstance(game.actor, int) and len(game.moves) < 150:
            view = cast(CarnavaloView, game.view(game.actor))
            for text in [text for text in view.legal if text.startswith("card")][:6]:
                line = carnavalo._deed(view, text)
                cards = view.tents[after_move.card_tent(text)].cards
                owners = sorted({card.owner for card in cards if card.value is None and card.owner != view.seat})
                faces = str(line.args["faces"])
                seen.add(faces)
                assert len(owners) == {"none": 0, "same": 1, "one": 1}.get(faces, 2)
                if len(owners) == 1:
                    assert line.args["other"] == owners[0]
                    assert (faces == "same") == (line.args["player"] == owners[0])
                    said = spoken([line], "en", "speeltafel.games.carnavalo")
                    assert f"{NAMES[owners[0]]} " in said
                    assert "face-down card" in said
            game.play(view.legal[below(g, len(view.legal))])
    assert seen == {"none", "same", "one", "several"}


def test_carnavalo_a_lead_that_does_not_last_is_called_that() -> None:
    """Where the played move puts one ahead by the rules (C19), the better one leaves that tent alone, and it is seldom won."""
    modules = games.modules("carnavalo")
    game = speeltafel.new("carnavalo", 3, {}, 1)
    g = generator(1)
    seen = set()
    elsewhere = Finding(Fact(id="why-float", values=[], topic="procession"), 0.1, 0.9, 1.0)
    while isinstance(game.actor, int) and len(game.moves) < 200:
        view = cast(CarnavaloView, game.view(game.actor))
        moves = [text for text in view.legal if view.phase == "before" and not text.startswith("chip")]
        for best in moves[:: 1 + len(moves) // 3]:
            for played in moves[:: 1 + len(moves) // 5]:
                for share, without in ((0.2, 0.1), (0.7, 0.1), (0.7, 0.65)):
                    found = [
                        Finding(Fact(id=id_, values=[], topic="", args={"tent": tent + 1, "chip": "3"}), without, share, -0.2)
                        for tent in range(TENTS)
                        for id_ in ("why-disc", "why-chip")
                    ]
                    line = carnavalo._does_not_last(view, elsewhere, found, best, played)
                    s = copy_of(position(game))
                    modules.rules.play(s, modules.notation.read_move(s, played))
                    if line is None or s.day != view.day or s.actor == OVER or s.phase == CLOSE:
                        continue
                    tent = int(str(line.args["tent"])) - 1
                    if line.id == "why-does-not-last":
                        assert share == 0.2
                        assert line.args["cases"] == 2
                    else:
                        assert (line.id, without) == ("why-no-less", 0.65)
                    assert tent not in after_move.touched(view, best)
                    assert tent in after_move.touched(view, played)
                    assert line.args["stands"] == by_scoring(s, view, tent, known_sums(s, position(game), tent, view))
                    seen.add((line.id, line.args["stands"]))
                    assert all(spoken([line], language, "speeltafel.games.carnavalo") for language in LANGUAGES)
        game.play(view.legal[below(g, len(view.legal))])
    assert seen == {(id_, stands) for id_ in ("why-does-not-last", "why-no-less") for stands in ("disc", "chip")}


def supposed(view: CarnavaloView) -> Iterator[Finding]:
    """Findings of every kind that has a link, each as if it spoke for the better move."""
    for id_, topic, less in (("why-float", "procession", True), ("why-early-float", "procession", False)):
        yield Finding(Fact(id=id_, values=[], topic=topic), 0.1 if less else 0.9, 0.9 if less else 0.1, 1.0)
    yield Finding(Fact(id="why-parade", values=[], topic="procession", good=1), 0.9, 0.1, 1.0)
    yield Finding(Fact(id="why-game-ends", values=[], topic="end"), 0.1, 0.9, 1.0)
    yield Finding(Fact(id="why-game-ends", values=[], topic="end"), 0.9, 0.1, 1.0)
    other: dict[str, Any] = {"player": ((view.seat or 0) + 1) % view.players}
    yield Finding(Fact(id="why-float-other", values=[], topic="procession", args=other), 0.9, 0.1, 1.0)
    for tent in range(TENTS):
        for id_ in ("why-disc", "why-chip"):
            yield Finding(Fact(id=id_, values=[], topic=f"tent-{tent}", args={"tent": tent + 1}), 0.9, 0.1, 1.0)
        yield Finding(Fact(id="why-disc-other", values=[], topic="", args={"tent": tent + 1, **other}), 0.1, 0.9, 1.0)


def holds(line: Line, view: CarnavaloView, finding: Finding, best: str, played: str, game: Any) -> bool:
    """Whether a position after the moves bears it out."""
    modules = games.modules("carnavalo")
    seat = view.seat or 0
    after = {}
    for text in (best, played):
        after[text] = copy_of(position(game))
        modules.rules.play(after[text], modules.notation.read_move(after[text], text))
    if any(s.day != view.day or s.actor == OVER or s.phase == CLOSE for s in after.values()):
        return True  # counted and cleared away
    one, two, tent = after[played], after[best], int(str(line.args.get("tent", 0))) - 1
    match line.id:
        case "why-own-on-top":
            top = one.pile[tent][one.height[tent]]
            can_add = any(one.hand[seat] >> (value - 1) & 1 for value in range(VALUE[top] + 1, 6))
            return (OWNER[top], VALUE[top]) == (seat, line.args["value"]) and can_add
        case "why-kept-higher":
            value, kept = int(str(line.args["value"])), int(str(line.args["kept"]))
            stands = [by_scoring(s, view, tent, known_sums(s, position(game), tent, view)) for s in (one, two)]
            may_add = OWNER[two.pile[tent][two.height[tent]]] != seat and bool(two.hand[seat] >> (kept - 1) & 1)
            return (
                stands[0] == stands[1] and stands[0] in ("disc", "chip") and may_add and VALUE[two.pile[tent][1]] == value < kept
            )
        case "why-kept-for":
            sums = known_sums(two, position(game), tent, view)
            value, rival = int(str(line.args["value"])), int(str(line.args["player"]))
            in_hand = [bool(s.hand[seat] >> (value - 1) & 1) for s in (two, one)]
            others = max(sums[other] for other in range(view.players) if other != seat)
            return (
                in_hand == [True, False] and line.args["own"] == sums[seat] + value > others == sums[rival] == line.args["theirs"]
            )
        case "why-covers":
            text = played if finding.best > finding.played else best
            covered = after[text].pile[after_move.card_tent(text)][after[text].height[after_move.card_tent(text)] - 1]
            return (OWNER[covered], VALUE[covered]) == (line.args["player"], line.args["value"])
        case "why-exposed":
            place = after_move.card_tent(played)
            top = one.pile[place][one.height[place]]
            sums = known_sums(one, position(game), TENTS, view)
            others = max(sums[other] for other in range(view.players) if other != seat)
            told = tuple(line.args[key] for key in ("value", "own", "theirs"))
            return (OWNER[top], told) == (seat, (VALUE[top], sums[seat] + VALUE[top], others)) and sums[seat] + VALUE[
                top
            ] > others
        case "why-passed":
            needed = []
            for text in (played, best):
                sums = known_sums(after[text], position(game), after_move.card_tent(text), view)
                others = max(sums[other] for other in range(view.players) if other != seat)
                needed.append(next(card for card in range(1, 20) if others + card > sums[seat]))
            assert finding.fact.args["tent"] in (line.args["tent"], line.args["best_tent"]), "it is about another tent"
            return (line.args["enough"], line.args["needed"]) == (needed[0], min(6, needed[1])) and needed[0] < needed[1]
        case "why-ahead":
            most = max(view.points)
            told = tuple(line.args[key] for key in ("points", "own"))
            ahead = view.points[int(str(line.args["player"]))]
            return finding.best < finding.played and (most, view.points[seat]) == told and ahead == most > view.points[seat]
        case "why-ahead-you":
            others = max(view.points[other] for other in range(view.players) if other != seat)
            told = tuple(line.args[key] for key in ("own", "points"))
            return finding.best > finding.played and told == (view.points[seat], others) and view.points[seat] > others
        case "why-end":
            return (line.args["good"] == "yes") == (finding.best > finding.played)
        case "why-prince-near" | "why-miss-near":
            citizen = 0 if line.id == "why-prince-near" else 1
            s = next(s for text, s in after.items() if line.args["move"] == carnavalo.move(view, text))
            steps = (view.route.tents[tent] - s.at[citizen] - 1) % view.route.fields + 1
            whose = OWNER[s.pile[tent][s.height[tent] if citizen == 0 else 1]]
            told = tuple(line.args[key] for key in ("steps", "ring", "player"))
            return bool(steps <= s.ring) and (steps, s.ring, whose) == told
        case "why-fifth" | "why-fifth-other":
            return sum(field is None for field in view.discs[int(str(line.args.get("player", seat)))]) == 4 and view.day < 4
        case "why-as-second":
            return view.discs[seat][int(str(finding.fact.args["tent"])) - 1] is not None
        case "why-behind-float":
            return not view.has_float[seat]
    return line.id == "why-float-pays"


def reached(view: CarnavaloView, text: str, s: Any, modules: Any) -> None:
    """Whose card a citizen can be walked to: by trying every walk of the next player."""
    for citizen, event in ((0, events.TO_PROCESSION), (1, events.TAKEN)):
        taken = set()
        for move in modules.legal(s):
            if modules.notation.write_move(s, move).startswith(f"move {'prince' if citizen == 0 else 'miss'} "):
                after = copy_of(s)
                after.told = []
                modules.rules.play(after, move)
                taken |= {(told[1], told[3]) for told in after.told if told[0] == event and s.height[told[3]]}
        walked = after_move.arrival(view, text)
        for tent in range(TENTS):
            if not (walked and walked[1] == tent):
                for seat in range(view.players):
                    assert after_move.can_take(view, seat, citizen, tent, text) == ((seat, tent) in taken), (text, tent, taken)


def by_scoring(s: Any, view: CarnavaloView, tent: int, sums: list[int]) -> str:
    """As the rules count a tent in which everybody has so much."""
    me = view.seat
    order = sorted(range(view.players), key=lambda seat: -sums[seat])
    first, second = order[:2]
    if sums[first] == sums[second]:
        return "level" if sums[first] and sums[me or 0] == sums[first] else "behind"
    has_disc = s.disc[first][tent] >= 0
    if first == me:
        return "disc" if has_disc else "chip" if s.chip_open[tent] else "behind"
    third = sums[order[2]] if view.players > 2 else 0
    if has_disc and s.chip_open[tent] and sums[second] and sums[second] == third == sums[me or 0]:
        return "shared"
    wins_chip = has_disc and s.chip_open[tent] and sums[second] and sums[second] != third
    return "second" if second == me and wins_chip else "behind"


def known_sums(s: Any, before: Any, place: int, view: Any) -> list[int]:
    """What lies there, of cards that the player knew before the move, with confetti."""
    cards = s.procession[: s.in_procession] if place == TENTS else s.pile[place][1 : s.height[place] + 1]
    sums = [0] * s.players
    for card in cards:
        sums[OWNER[card]] += VALUE[card] if before.shown[card] or OWNER[card] == view.seat else 0
    if place < TENTS:
        for seat in range(s.players):
            sums[seat] += max(0, s.disc[seat][place])
    return sums


# ---- The tip ----


@every_game
def test_a_tip_says_where_to_look_and_then_the_move_with_its_reason(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Engine, "judging", property(in_a_hurry))
    modules = games.modules(name)
    view, verdict = max(mistakes(name, players), key=lambda mistake: mistake[1].loss)
    monkeypatch.setattr(tip, "first_sight", lambda asked: modules.legal(asked.first)[view.legal.index(verdict.played)])
    found = tip.hint(modules, view)
    assert found.look is not None
    assert found.look.id.startswith("look-")
    assert (found.move, found.verdict.best, found.verdict.reasons) == (verdict.best, verdict.best, [])
    assert found.lines[0].id == "tip-move"
    assert list(facts_in(found.lines))
    for language in LANGUAGES:
        assert spoken([found.look, *found.lines], language, modules.package)


def test_a_tip_says_when_it_makes_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    modules = games.modules("tricky")
    view = mistakes("tricky", 3)[0][0]
    one, two, *_ = view.legal
    equal = [
        Alternative(one, 0.27, 0.0, same=True),
        Alternative(two, 0.27, 0.0, same=True),
        Alternative(view.legal[-1], 0.1, 0.0),
    ]
    verdict = Verdict(two, one, 0.0, 0.0, 0.0, 0.17, alternatives=equal)
    monkeypatch.setattr(tip, "judged", lambda *_, **__: verdict)
    found = tip.hint(modules, view)
    assert (found.look, found.move) == (None, one)
    dice = [" ".join(text.removeprefix("keep ")) for text in (one, two)]
    assert spoken(found.lines, "en", modules.package) == (
        f"These are worth the same: {dice[0]} and {dice[1]}. You win about 27 of 100 games either way."
    )
    monkeypatch.setattr(verdict, "at_stake", 0.004)
    assert "no difference" in spoken(tip.hint(modules, view).lines, "en", modules.package)
    assert "maakt niet uit" in spoken(tip.hint(modules, view).lines, "nl", modules.package)
