"""Reasons in words: true, from the view alone, the same in all languages, and never missing where much was lost."""

import re
from importlib.resources import files
from typing import Any, cast

import msgspec
import pytest

import speeltafel
from speeltafel import games
from speeltafel.core.chance import below, generator
from speeltafel.core.contract.reasons import Fact, Finding
from speeltafel.core.i18n import LANGUAGES
from speeltafel.core.line import Line
from speeltafel.core.view import complete_view
from speeltafel.games.tricky.bots.policy import BY_VALUES
from speeltafel.games.tricky.reasons import composed as tricky
from speeltafel.games.tricky.rules import KEPT, WON, settle
from speeltafel.games.tricky.view import View as TrickyView
from speeltafel.review import judge, tips
from speeltafel.review.model import Alternative, Label, Verdict
from speeltafel.review.move_values import evaluate_moves, question
from speeltafel.review.reasons.compose import NONE, reasons_for
from speeltafel.review.reasons.samples import watched
from speeltafel.review.reasons.select import explained
from speeltafel.review.reasons.wording import amount, chance, looks_the_same
from speeltafel.review.rollouts import sampling
from speeltafel.review.rollouts.engine import ReviewEngine, engine_of
from speeltafel.review.rollouts.recording_engine import recorded_events, recording_engine, with_event_buffer
from tests.review.mistakes import facts_in, in_a_hurry, mistakes, spoken

TABLES = [("tricky", 3), ("figaro", 4), ("carnavalo", 3)]
MUCH = judge.MUCH
STEP = {"exact": 1, "fives": 5, "tens": 1}  # from one number that can be said to the next
VERBS = ["dance", "take", "swap", "stay", "pick", "return"]  # moves that have a text of their own


every_game = pytest.mark.parametrize(("name", "players"), TABLES)


@every_game
def test_every_label_has_its_reasons(name: str, players: int) -> None:
    for view, verdict in mistakes(name, players):
        assert verdict.reasons
        deeds = [line for line in verdict.reasons if line.id in ("reason-played", "reason-better") or "why-keeps" in line.id]
        facts = [line for line in verdict.reasons if line not in deeds and line.id != "reason-although"]
        reasons = games.modules(name).reasons
        assert reasons is not None
        assert len(facts) <= reasons.SENTENCES
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
        first = verdict.reasons[0]
        named = first.args.get("does", first.args.get("one"))
        better = next((line.args["does"] for line in verdict.reasons[1:] if line.id == "reason-better"), first.args.get("two"))
        assert within(named, modules.reasons.move(view, verdict.played))
        assert within(better, modules.reasons.move(view, verdict.best))


def within(said: Any, part: Line) -> bool:
    """Whether a line is the other one, or says it."""
    return said == part or (isinstance(said, Line) and any(within(word, part) for word in said.args.values()))


@every_game
def test_hidden_things_drawn_anew_leave_every_sentence_as_it_is(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    modules = games.modules(name)
    view, verdict = mistakes(name, players)[0]
    monkeypatch.setattr(ReviewEngine, "judging", property(in_a_hurry))
    for seed in range(2):
        s = modules.views.resample(view, generator(seed))
        again = complete_view(modules, s, view.seat, view.history)
        assert msgspec.json.encode(again) == msgspec.json.encode(view)
        lines = reasons_for(question(engine_of(modules), again), verdict.best, verdict.played).lines
        assert lines == [line for line in verdict.reasons if line.id != "reason-none"]


@every_game
def test_where_nothing_explains_a_loss_that_is_said(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """And in samples, where it may be a false alarm, the label is milder; there is none where little was lost."""
    modules = games.modules(name)
    view, verdict = max(mistakes(name, players), key=lambda mistake: mistake[1].loss)
    monkeypatch.setattr(ReviewEngine, "judging", property(in_a_hurry))
    monkeypatch.setattr(judge, "reasons_for", lambda *_: NONE)
    asked = question(engine_of(modules), view)
    move = modules.legal(asked.first)[view.legal.index(verdict.played)]
    found = evaluate_moves(asked, move)
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
    source = "".join(path.read_text("utf-8") for path in modules.folder.glob("*.py"))
    texts = (files(modules.package) / "text" / "en.ftl").read_text("utf-8")
    written = set(re.findall(r"^((?:why|look)-[a-z-]+) =", texts, re.MULTILINE))
    assert written
    built = {f"{id_}-{more}" for id_ in written for more in ("other", "own", "anyway")} | {f"why-move-{verb}" for verb in VERBS}
    assert written - built == set(re.findall(r'"((?:why|look)-[a-z-]+)"', source)) - built


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
    listening = recording_engine(modules)
    worlds = with_event_buffer(listening.bots.states([asked.first]), [WON, KEPT])
    playout = asked.engine.playout(asked.first, BY_VALUES)
    count = 60
    ends = sampling.after_moves(listening, worlds, moves, generator(99), range(count), playout, keep_ends=True).ends
    winner = asked.seat if fact.id == "why-column" else (asked.seat + 1) % view.players
    for ends_of, key in ((ends[:, 0], "after_best"), (ends[:, 1], "after_played")):
        wins = sum(wins_soon(recorded_events(end), winner, int(str(fact.args["column"])) - 1, view.players) for end in ends_of)
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
                findings = explained(*watched(modules.reasons, asked, *numbers)[0], sampled=False).others
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


# ---- Numbers ----


def test_numbers_of_ten_that_are_too_near_to_each_other_are_not_said() -> None:
    fact = Fact(id="why-disc", values=[], topic="")
    assert looks_the_same(Finding(fact, 0.14, 0.03, 1.0), "tens")
    assert not looks_the_same(Finding(fact, 0.34, 0.13, 1.0), "tens")
    assert not looks_the_same(Finding(fact, 0.14, 0.03, 1.0), "fives")


# ---- The tip ----


@every_game
def test_a_tip_says_where_to_look_and_then_the_move_with_its_reason(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReviewEngine, "judging", property(in_a_hurry))
    modules = games.modules(name)
    view, verdict = max(mistakes(name, players), key=lambda mistake: mistake[1].loss)
    monkeypatch.setattr(tips, "first_sight", lambda asked: modules.legal(asked.first)[view.legal.index(verdict.played)])
    found = tips.hint(modules, view)
    assert found.look is not None
    assert found.look.id.startswith("look-")
    assert (found.move, found.verdict.best, found.verdict.reasons) == (verdict.best, verdict.best, [])
    assert found.lines[0].id == "tip-move"
    assert len(found.lines) > 1
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
    monkeypatch.setattr(tips, "judged", lambda *_, **__: verdict)
    found = tips.hint(modules, view)
    assert (found.look, found.move) == (None, one)
    dice = [" ".join(text.removeprefix("keep ")) for text in (one, two)]
    assert spoken(found.lines, "en", modules.package) == (
        f"These moves are equally good: {dice[0]} and {dice[1]}. You win about 27 games in 100 either way."
    )
    monkeypatch.setattr(verdict, "at_stake", 0.004)
    assert "no difference" in spoken(tips.hint(modules, view).lines, "en", modules.package)
    assert "maakt niet uit" in spoken(tips.hint(modules, view).lines, "nl", modules.package)
