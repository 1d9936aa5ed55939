"""Luck is fair: nobody is luckier than others in the long run. The long version: python -m benchmarks.review luck …"""

import sys

import numpy as np
import pytest
from benchmarks import review as benchmark

from speeltafel import games
from speeltafel.core.record import read
from speeltafel.review.engine import engine_of
from speeltafel.review.judge import verdict_on
from speeltafel.review.moments import story_of
from speeltafel.review.parts import charted
from tests.review.played import record


@pytest.mark.parametrize(
    ("name", "players", "count"), [("tricky", 2, 25), ("tricky", 3, 15), ("figaro", 3, 8), ("carnavalo", 2, 6)]
)
def test_mean_luck_is_nothing(name: str, players: int, count: int) -> None:
    modules = games.modules(name)
    stories = [story_of(read(record(name, players, "casual", seed)), modules) for seed in range(count)]
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
        "separation": "skilled/expert: by review",
        "blame": "0 blamed: 0.0% above 4%, 0.0% above 8%, 0.0% above 16%; 0.00 ± 0.00 lost",
        "sensitive": "planted blunders found",
        "time": "first chart",
    }
    assert expected[what] in said


def test_planted_blunders_are_found() -> None:
    """Exactly judged, all of them are."""
    modules = games.modules("tricky")
    story = story_of(read(record("tricky", 2, "casual")), modules)
    events = benchmark.decisions(story, 1)
    moves = [benchmark._blunder(engine_of(modules), event, number) for number, event in enumerate(events)]
    planted = [(event, move) for event, move in zip(events, moves, strict=True) if move is not None]
    assert planted
    for event, move in planted:
        assert event.view is not None
        assert verdict_on(modules, event.view, move).label == "blunder"
