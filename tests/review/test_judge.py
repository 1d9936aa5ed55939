"""Lens 2: a decision is judged by what its player could know, in fresh samples, and by its own name."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import numpy as np
import pytest

import speeltafel
from speeltafel import games
from speeltafel.core.chance import generator
from speeltafel.core.contract.levels import ReviewBudget
from speeltafel.core.record import read
from speeltafel.core.view import complete_view
from speeltafel.review import move_values
from speeltafel.review.judge import advice_for, label_for_mistake, measured, verdict_on
from speeltafel.review.labels import WHOLE, is_near, label_of, label_thresholds
from speeltafel.review.move_values import MoveValues, decision_of, evaluate_moves, spread_of
from speeltafel.review.pipeline import charted
from speeltafel.review.rollouts import sampling
from speeltafel.review.rollouts.engine import engine_of
from speeltafel.review.timeline import TimelineStep, timeline_of
from tests.review.played import record

QUICK = {"chart": 8, "sweep": 8, "finalists": 8, "tree": 200, "verdict": 100, "worlds": 24}
NAMES = games.names()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use few samples: these tests must hold however little the judge looks at."""
    for name in NAMES:
        modules = games.modules(name)
        judging = msgspec.structs.replace(modules.bots.judging, **QUICK)
        monkeypatch.setitem(vars(modules), "bots", replace(modules.bots, judging=judging))


def decisions(name: str, players: int, level: str = "casual", most: int = 6) -> Iterator[tuple[Any, TimelineStep]]:
    modules = games.modules(name)
    story = timeline_of(read(record(name, players, level)))
    events = [event for event in story.events if event.view is not None]
    for event in events[:: max(1, len(events) // most)][:most]:
        yield modules, event


@pytest.mark.parametrize("name", NAMES)
def test_a_verdict_depends_on_the_view_alone(name: str) -> None:
    """With everything hidden drawn anew, it is the same to the last digit."""
    for modules, event in decisions(name, 3):
        assert event.view is not None
        hidden = modules.views.resample(event.view, generator(7))
        elsewhere = complete_view(modules, hidden, event.actor, event.view.history)
        assert msgspec.json.encode(elsewhere) == msgspec.json.encode(event.view)
        assert verdict_on(modules, elsewhere, event.text) == verdict_on(modules, event.view, event.text)


@pytest.mark.parametrize("name", NAMES)
def test_a_review_judges_by_nothing_but_the_views_and_always_the_same(name: str) -> None:
    found = record(name, games.modules(name).rules.FEWEST_PLAYERS)
    review = speeltafel.review(found)
    if name == "tricky":  # the others take long: some of their verdicts are asked for again below
        assert msgspec.json.encode(speeltafel.review(found)) == msgspec.json.encode(review)
    assert msgspec.json.decode(msgspec.json.encode(review), type=type(review)) == review
    story = timeline_of(read(found))
    chart = charted(engine_of(story.modules), story, QUICK["chart"], "usual")
    assert [step.chances for step in chart.steps] == [step.chances for step in review.steps]
    judged = [step for step in review.steps if step.verdict]
    assert len(judged) == sum(event.view is not None for event in story.events)
    for step in judged[:: len(judged) // 4]:
        event = story.events[step.number - 1]
        assert event.view is not None
        assert verdict_on(story.modules, event.view, event.text) == step.verdict


@pytest.mark.parametrize("name", NAMES)
def test_a_move_against_itself_loses_nothing(name: str) -> None:
    for modules, event in decisions(name, 3, most=3):
        assert event.view is not None
        asked = decision_of(engine_of(modules), event.view)
        move = modules.legal(asked.first)[0]
        assert not evaluate_moves(asked, move).compare(move, move, 0).any()
        best = verdict_on(modules, event.view, event.text).best
        verdict = verdict_on(modules, event.view, best)
        assert (verdict.best, verdict.loss, verdict.effect) == (best, 0, [0, 0, 0])
        assert verdict.label in ("", "only", "found")


@pytest.mark.parametrize("name", NAMES)
def test_a_verdict_says_what_else_there_was(name: str) -> None:
    for modules, event in decisions(name, 3):
        assert event.view is not None
        verdict = verdict_on(modules, event.view, event.text)
        shown = [alternative.move for alternative in verdict.alternatives]
        assert shown[0] == verdict.best
        assert verdict.played == event.text
        assert {verdict.played, *shown} <= set(event.view.legal)
        assert verdict.played in shown
        assert len(set(shown)) == len(shown)
        shares = {alternative.move: alternative.share for alternative in verdict.alternatives}
        assert max(shares.values()) == shares[verdict.best]
        assert shares[verdict.best] - shares[verdict.played] == pytest.approx(min(verdict.loss, shares[verdict.best]))
        assert verdict.at_stake >= verdict.loss
        assert sum(verdict.effect) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("name", NAMES)
def test_advice_is_for_who_has_not_moved_yet(name: str) -> None:
    for modules, event in decisions(name, 3, most=3):
        assert event.view is not None
        advice = advice_for(modules, event.view)
        assert advice.best in event.view.legal
        others = [alternative.move for alternative in advice.alternatives[1:]]
        assert advice.played in others or (advice.loss == 0 and advice.measured <= 0 and others)


def test_deep_looks_at_more() -> None:
    modules, event = next(decisions("figaro", 3, most=1))
    assert event.view is not None
    usual, deep = (decision_of(engine_of(modules), event.view, scale) for scale in (1, 4))
    move = modules.legal(usual.first)[0]
    other = modules.legal(usual.first)[1]
    assert len(evaluate_moves(usual, move).compare(move, other, 0)) == QUICK["verdict"]
    assert len(evaluate_moves(deep, move).compare(move, other, 0)) == 4 * QUICK["verdict"]
    assert speeltafel.review(record("tricky", 2), deep=True).budget == "deep"


def test_lines_follow_the_fair_share() -> None:
    assert label_thresholds(2, ReviewBudget()) == pytest.approx((0.04, 0.08, 0.16))
    assert label_thresholds(4, ReviewBudget()) == pytest.approx((0.02, 0.04, 0.08))
    assert label_thresholds(6, ReviewBudget()) == pytest.approx((0.0133, 0.0267, 0.0533), abs=1e-4)
    assert label_thresholds(4, games.modules("carnavalo").bots.judging) == pytest.approx((0.04, 0.08, 0.16))


@pytest.mark.parametrize(
    ("loss", "se", "second", "label"),
    [
        (0.019, 0.001, None, ""),
        (0.021, 0.001, None, "doubtful"),
        (0.041, 0.001, None, "mistake"),
        (0.081, 0.001, None, "blunder"),
        (0.081, 0.041, None, ""),  # not sure
        (0.081, 0.001, 0.021, "mistake"),  # in another style it is half as bad
        (0.081, 0.001, 0.0, ""),
    ],
)
def test_a_label_needs_a_loss_that_is_sure_and_confirmed(loss: float, se: float, second: float | None, label: str) -> None:
    assert label_of(loss, se, label_thresholds(4, ReviewBudget()), second) == label


def test_larger_trees_must_confirm_all_of_a_loss() -> None:
    at = label_thresholds(4, ReviewBudget())
    assert label_of(0.081, 0.001, at, 0.041, WHOLE) == "mistake"
    assert label_of(0.081, 0.001, at, 0.019, WHOLE) == ""
    modules, event = next(decisions("carnavalo", 3, most=1))
    assert event.view is not None
    asked = decision_of(engine_of(modules), event.view)
    found = evaluate_moves(asked, modules.legal(asked.first)[0])
    assert found.enough == WHOLE
    assert found.second_opinion is not None
    assert label_for_mistake(replace(found, second_opinion=lambda *_: 0.019), 0, 0.081, 0.001, at) == ""
    assert label_for_mistake(replace(found, second_opinion=lambda *_: 0.1), 0, 0.081, 0.001, at) == "blunder"


def test_near_a_line_more_is_sampled() -> None:
    at = label_thresholds(4, ReviewBudget())
    assert is_near(0.03, 0.006, at)
    assert not is_near(0.03, 0.004, at)


def test_what_is_at_stake_is_not_what_noise_makes_of_it() -> None:
    noise = np.random.default_rng(1).normal(0.25, 0.4, (400, 12))
    assert spread_of(noise) < 0.05 < noise.mean(0).max() - noise.mean(0).min()
    noise[:, 3] += 0.3
    assert spread_of(noise) == pytest.approx(0.3, abs=0.06)


def contest_of(*rounds: list[float], best: int = 1) -> tuple[MoveValues, list[int]]:
    """Return move values with these fresh samples, and the rounds that were asked for."""
    asked: list[int] = []

    def compare(_one: int, _other: int, round_: int) -> Any:
        asked.append(round_)
        return np.array(rounds[round_])[:, np.newaxis]

    return MoveValues(0, [1, 2], np.array([0.5, 0.4]), np.zeros(2), best, 0.3, compare), asked


@pytest.mark.parametrize(("first", "rounds"), [([0.0, 0.02], [0]), ([0.01, 0.06], [0, 1]), ([0.055, 0.065], [0])])
def test_a_small_loss_is_let_go_and_one_near_a_line_measured_again(first: list[float], rounds: list[int]) -> None:
    """0.01 is less than half of the line at 0.04, 0.035 is near it, and 0.06 is far enough from both."""
    found, asked = contest_of(first, [0.05, 0.07])
    measured(found, 2, (0.04, 0.08, 0.16))
    assert asked == rounds


def test_a_glance_is_enough_where_hardly_anything_is_at_stake(monkeypatch: pytest.MonkeyPatch) -> None:
    """A quarter of a tree's iterations; else all of them, and half as many again for a second opinion."""
    modules, event = next(decisions("carnavalo", 3))
    assert event.view is not None
    asked = decision_of(engine_of(modules), event.view)
    whole = asked.engine.judging.verdict
    sizes: list[int] = []
    grown = sampling.forced_tree

    def counted(engine: Any, worlds: Any, move: int, g: Any, count: int, playout: Any) -> Any:
        sizes.append(count)
        return grown(engine, worlds, move, g, count, playout)

    monkeypatch.setattr(sampling, "forced_tree", counted)
    for spread, expected in ((0.0, [0.25, 0.25]), (0.5, [1.0, 1.5])):
        monkeypatch.setattr(move_values, "spread_of", lambda _samples, spread=spread: spread)
        monkeypatch.setattr(move_values, "NEGLIGIBLE_IN_TREE", -1.0)
        found = evaluate_moves(asked, modules.legal(asked.first)[0])
        other = next(move for move in found.moves if move != found.best)
        sizes.clear()
        found.compare(found.best, other, 0)
        assert found.second_opinion is not None
        found.second_opinion(found.best, other)
        assert [size / whole for size in sizes[::2]] == expected
    monkeypatch.setattr(move_values, "NEGLIGIBLE_IN_TREE", 2.0)
    sizes.clear()
    found = evaluate_moves(asked, modules.legal(asked.first)[0])
    found.compare(found.best, found.moves[0], 0)
    assert sizes[0] == whole // 4, "the tree that chose sees no difference"
