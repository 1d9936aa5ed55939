"""Lens 1: the account adds up, for every game, number of players and variant."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from speeltafel import games
from speeltafel.core.record import read
from speeltafel.review.model import Review
from speeltafel.review.pipeline import charted
from speeltafel.review.rollouts.engine import engine_of
from speeltafel.review.timeline import Timeline, result_shares, timeline_of
from tests.review.played import record

FEW = 4  # rollouts: it has to add up however little is known


def every_table() -> Iterator[Any]:
    for name in games.names():
        modules = games.modules(name)
        for players in range(modules.rules.FEWEST_PLAYERS, modules.rules.MOST_PLAYERS + 1):
            for variant in range(len(modules.options.VARIANTS)):
                yield pytest.param(name, players, variant, id=f"{name}-{players}-{variant}")


def chart(name: str, players: int, variant: int = 0, seed: int = 1) -> tuple[Timeline, Review]:
    modules = games.modules(name)
    story = timeline_of(read(record(name, players, "casual", seed, variant)))
    return story, charted(engine_of(modules), story, FEW, "usual")


@pytest.mark.parametrize(("name", "players", "variant"), list(every_table()))
def test_every_step_is_zero_sum_and_every_account_adds_up_to_the_result(name: str, players: int, variant: int) -> None:
    story, review = chart(name, players, variant)
    result = result_shares(story)
    assert sum(review.start) == pytest.approx(1, abs=1e-9)
    for step in review.steps:
        assert sum(step.change) == pytest.approx(0, abs=1e-9)
    for seat, account in enumerate(review.seats):
        total = account.start + account.luck + account.own + account.others + account.judge
        assert total == pytest.approx(result[seat], abs=1e-9)
        assert account.result == pytest.approx(result[seat], abs=1e-9)
    assert [step.number for step in review.steps if step.kind != "judge"] == list(range(1, len(story.events) + 1))
    kinds = ["luck" if event.actor is None else "decision" for event in story.events]
    assert [step.kind for step in review.steps if step.kind != "judge"] == kinds


@pytest.mark.parametrize(("name", "players"), [("tricky", 3), ("figaro", 4), ("carnavalo", 3)])
def test_the_matrix_says_who_gave_whom_how_much(name: str, players: int) -> None:
    _, review = chart(name, players)
    for giver in range(players):
        mine = np.sum([step.change for step in review.steps if step.actor == giver], axis=0)
        assert np.allclose(review.matrix[giver], mine)
        assert review.seats[giver].own == pytest.approx(review.matrix[giver][giver])


@pytest.mark.parametrize("name", ["figaro", "carnavalo"])
def test_where_the_judge_looks_anew_he_books_it_himself(name: str) -> None:
    """A round or a day that ends is no decision of who made the last move in it."""
    story, review = chart(name, 3)
    is_cutoff = story.modules.bots.is_cutoff
    ends = [i for i, event in enumerate(story.events[:-1], 1) if is_cutoff(story.positions[i], event.before)]
    assert ends
    assert {step.number for step in review.steps if step.kind == "judge"} == set(ends)


def test_turning_points_are_where_most_changed_hands() -> None:
    _, review = chart("tricky", 4)
    moved = [sum(map(abs, step.change)) if step.kind != "judge" else 0.0 for step in review.steps]
    places = [point.step for point in review.turning_points]
    assert places == sorted(np.argsort(moved)[-3:])
    for point in review.turning_points:
        step = review.steps[point.step]
        assert (point.number, point.kind, point.actor) == (step.number, step.kind, step.actor)
        assert point.after - point.before == pytest.approx(step.change[point.seat])
        assert abs(step.change[point.seat]) == max(map(abs, step.change))
