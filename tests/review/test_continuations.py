"""What is shown of a mistake on the board: both moves, played by the rules, as the deciding player would see it."""

from typing import Any

import pytest

from speeltafel import games
from speeltafel.core.events import line_for_event
from speeltafel.review.continuations import MOST_STEPS
from speeltafel.review.model import Continuations, ContinuationStep, Verdict
from tests.review.mistakes import mistakes, spoken


def shown(name: str) -> list[tuple[Any, Verdict, Continuations]]:
    found = [(view, verdict, verdict.continuations) for view, verdict in mistakes(name, 3)]
    return [(view, verdict, both) for view, verdict, both in found if both is not None]


@pytest.mark.parametrize("name", games.names())
def test_each_begins_with_its_move_and_goes_on(name: str) -> None:
    found = shown(name)
    assert found
    for view, verdict, both in found:
        for move, steps in ((verdict.best, both.better), (verdict.played, both.played)):
            assert (steps[0].step.actor, steps[0].step.move) == (view.actor, move)
            assert 0 < len(steps) <= MOST_STEPS
            assert all(one.prompt.id for one in steps)
        assert any(len(steps) > 1 for steps in (both.better, both.played))


@pytest.mark.parametrize("name", games.names())
def test_every_step_changes_what_is_seen_and_tells_it(name: str) -> None:
    for _, _, both in shown(name):
        for step in [*both.better, *both.played]:
            assert step.changed
            assert "seat" not in step.changed
            assert "history" not in step.changed
            lines = [line for event in step.step.events if (line := line_for_event(event, name)) is not None]
            assert lines or step.step.actor == "chance"
            assert all(spoken([line], "fr", games.modules(name).package) for line in lines)


def test_hidden_cards_stay_hidden() -> None:
    """What others hold or play face down is drawn at random, and nobody should take it for the truth."""
    steps = [step for _, _, both in shown("figaro") for step in [*both.better, *both.played]]
    assert steps
    for view, _, both in shown("figaro"):
        for step in [*both.better, *both.played]:
            assert set(map(type, step.changed.get("hand") or [])) <= {str}
            assert len(step.changed.get("hand") or view.hand) <= len(view.hand) + 20
            assert "hands" not in step.changed


def test_in_a_game_of_dice_it_is_played_to_the_end_of_the_turn() -> None:
    for view, _, both in shown("tricky"):
        for steps in (both.better, both.played):
            turn = [step.changed["turn"] for step in steps if "turn" in step.changed]
            assert len(turn) <= 1
            assert not turn or "turn" in steps[-1].changed
            assert {step.step.actor for step in steps} <= {view.actor, "chance"}
            assert kept(steps) + len(view.kept) == 5


def kept(steps: list[ContinuationStep]) -> int:
    return sum(len(step.step.move.removeprefix("keep ")) for step in steps if step.step.actor != "chance")
