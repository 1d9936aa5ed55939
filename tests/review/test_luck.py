"""Luck is fair: no seat is luckier in the long run. The long version is `python -m benchmarks.review luck …`."""

import sys

import numpy as np
import pytest
from benchmarks import review as benchmark

from speeltafel import games
from speeltafel.core.record import read
from speeltafel.review.judge import verdict_on
from speeltafel.review.pipeline import charted
from speeltafel.review.rollouts.engine import engine_of
from speeltafel.review.timeline import timeline_of
from tests.review.played import record


@pytest.mark.parametrize(
    ("name", "players", "count"), [("tricky", 2, 25), ("tricky", 3, 15), ("figaro", 3, 8), ("carnavalo", 2, 6)]
)
def test_mean_luck_is_nothing(name: str, players: int, count: int) -> None:
    modules = games.modules(name)
    stories = [timeline_of(read(record(name, players, "casual", seed))) for seed in range(count)]
    found = np.array([[seat.luck for seat in charted(engine_of(modules), story, 4, "usual").seats] for story in stories])
    assert found.sum(axis=1) == pytest.approx(0, abs=1e-9)
    error = found.std(axis=0, ddof=1) / np.sqrt(count)
    assert (error > 0).all()
    assert (np.abs(found.mean(axis=0)) < 4 * error).all()


@pytest.mark.parametrize("what", ["luck", "separation", "blame", "sensitive", "time"])
def test_the_long_versions_run(what: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["review", what, "tricky", "2", "--games", "2", "--every", "3"])
    benchmark.main()
    said = capsys.readouterr().out
    expected = {
        "luck": "standard errors; 2 games",
        "separation": "skilled/expert: by errors",
        "blame": "0 blamed: 0.0% above 4%, 0.0% above 8%, 0.0% above 16%; 0.00 ± 0.00 lost",
        "sensitive": "planted blunders found",
        "time": "first chart",
    }
    assert expected[what] in said


@pytest.mark.parametrize(("name", "players"), [("tricky", 3), ("figaro", 3), ("carnavalo", 2)])
def test_around_chance_there_is_the_same_luck_in_fewer_moments(name: str, players: int) -> None:
    modules = games.modules(name)
    story = timeline_of(read(record(name, players, "casual")))
    short = benchmark.around_chance(story)
    assert len(short.events) <= len(story.events)
    luck, same = ([seat.luck for seat in charted(engine_of(modules), one, 4, "usual").seats] for one in (story, short))
    assert same == pytest.approx(luck, abs=1e-12)
    assert any(luck)


def test_separation_of_some_levels_judges_some_of_the_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = ["--levels", "casual,skilled,expert", "--games", "6", "--judged", "2", "--every", "9"]
    monkeypatch.setattr(sys, "argv", ["review", "separation", "tricky", "2", *chosen])
    benchmark.main()
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("casual/skilled: by errors")
    assert second.startswith("skilled/expert: by errors")
    assert first.endswith("of 2 judged, 6 played")


def test_a_game_decided_by_a_roll_says_little_of_who_played_better() -> None:
    """What luck gave is taken off who won, for all the strong and the weak together."""
    story = timeline_of(read(record("tricky", 2, "casual")))
    strong, weak = charted(engine_of(story.modules), story, 1, "usual").seats
    played = benchmark._played_better(story, ["expert", "casual"], "casual", 1)
    assert played == pytest.approx((strong.result - weak.result) - (strong.luck - weak.luck))
    assert strong.luck != 0


def test_a_wordless_verdict_finds_the_same_loss() -> None:
    story = timeline_of(read(record("figaro", 3, "casual")))
    for event in benchmark.decisions(story, 25):
        plain, spoken = benchmark.wordless(story, event), benchmark.verdict(story, event)
        assert (plain.measured, plain.at_stake) == (spoken.measured, spoken.at_stake)
        assert not plain.reasons


def test_planted_blunders_are_found() -> None:
    """Exactly judged, all of them are."""
    modules = games.modules("tricky")
    story = timeline_of(read(record("tricky", 2, "casual")))
    events = benchmark.decisions(story, 1)
    moves = [benchmark._blunder(engine_of(modules), event, number) for number, event in enumerate(events)]
    planted = [(event, move) for event, move in zip(events, moves, strict=True) if move is not None]
    assert planted
    for event, move in planted:
        assert event.view is not None
        assert verdict_on(modules, event.view, move).label == "blunder"
