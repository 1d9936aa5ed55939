"""tricky is judged exactly: by the solved table for two, else by networks at the end of exact turns."""

from typing import Any

import numpy as np
import pytest

import speeltafel
from speeltafel import games
from speeltafel.core.record import read
from speeltafel.core.state import CHANCE, OVER, copy_of
from speeltafel.games.tricky.bots.duel import chance_by_table
from speeltafel.games.tricky.bots.weights import weights_for
from speeltafel.games.tricky.mechanics.dice import DICE
from speeltafel.review.rollouts import sampling
from speeltafel.review.rollouts.engine import engine_of
from speeltafel.review.timeline import timeline_of
from tests.review.played import record

TRICKY = games.modules("tricky")
FINE = 1 / 65_535  # the table keeps a chance in so many steps


def test_for_two_every_value_is_that_of_the_solved_table() -> None:
    found = record("tricky", 2)
    story, review = timeline_of(read(found)), speeltafel.review(found)
    table = weights_for(story.end)
    compared = 0
    for step in review.steps:
        s = story.positions[step.number]
        if s.actor != OVER and s.left == DICE and s.phase == 0:  # a turn has just ended
            mover = 1 - s.turn
            so_close = 1e-6 if step.actor is not None else FINE  # as the table says it, or as a turn from there comes out
            assert step.chances[mover] == pytest.approx(chance_by_table(s, mover, table), abs=so_close)
            compared += 1
    assert compared > 10
    assert abs(review.seats[0].judge) < 40 * FINE, "there is nothing to think again about"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_master_loses_nothing_by_any_decision(players: int) -> None:
    review = speeltafel.review(record("tricky", players, "master"))
    verdicts = [step.verdict for step in review.steps if step.verdict]
    assert len(verdicts) > 10
    assert all((verdict.loss, verdict.se, verdict.measured) == (0, 0, 0) for verdict in verdicts)
    assert all(verdict.label in ("", "only", "found") for verdict in verdicts)
    assert [seat.error_rate for seat in review.seats] == [0.0] * players
    for seat in review.seats:
        assert seat.own == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("players", [2, 4])
def test_luck_is_fair_over_all_rolls_there_are(players: int) -> None:
    """What the dice are worth before they are rolled is the mean of what every roll makes of it."""
    story = timeline_of(read(record("tricky", players)))
    engine = engine_of(TRICKY)
    before_rolls = [s for s in story.positions if s.actor == CHANCE and s.left <= 3][:3]
    for s in before_rolls:
        outcomes = TRICKY.rules.outcomes(s)
        mean = np.mean([best_after(engine, s, outcome) for outcome in range(outcomes)], axis=0)
        assert mean == pytest.approx(sampling.exact(engine, s)[0], abs=1e-12)


def best_after(engine: Any, s: Any, outcome: int) -> Any:
    after = copy_of(s)
    TRICKY.rules.draw(after, outcome)
    values = sampling.exact(engine, after)
    return values[values[:, after.actor].argmax()]


def test_a_loss_is_what_the_best_move_is_worth_more() -> None:
    found = record("tricky", 3, "beginner")
    story, review = timeline_of(read(found)), speeltafel.review(found)
    engine = engine_of(TRICKY)
    lost = 0.0
    for step in review.steps:
        if step.verdict is not None and step.actor is not None:
            event = story.events[step.number - 1]
            values = sampling.exact(engine, event.before)
            played = values[TRICKY.legal_texts(event.before).index(event.text)]
            assert step.verdict.loss == pytest.approx(values[:, step.actor].max() - played[step.actor], abs=1e-9)
            assert step.verdict.effect == pytest.approx(played - values[values[:, step.actor].argmax()], abs=1e-9)
            assert step.change == pytest.approx(step.verdict.effect, abs=1e-9), "nothing is hidden: both lenses see the same"
            lost += step.verdict.loss
    assert lost > 0.2, "a beginner"
    assert -sum(seat.own for seat in review.seats) == pytest.approx(lost)


def test_a_board_without_a_table_is_judged_by_feeling() -> None:
    review = speeltafel.review(record("tricky", 2, variant=1))
    assert [line.id for line in review.notes] == ["review-by-feeling"]
    assert speeltafel.review(record("tricky", 2)).notes == []
    assert any(step.verdict and step.verdict.loss > 0 for step in review.steps)
