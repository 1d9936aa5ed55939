"""Chances that come true: how far they are calibrated, and the tool that finds it."""

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tools.measure import calibrate

from speeltafel import games
from speeltafel.core.i18n import LANGUAGES, Translator
from speeltafel.core.record import read
from speeltafel.research.calibration import CalibrationSample, CalibrationTask, said_in
from speeltafel.review import calibration, win_chances
from speeltafel.review.calibration import CalibrationFit, calibrated, fit_for, notes_on
from speeltafel.review.rollouts.engine import engine_of
from speeltafel.review.timeline import timeline_of
from tests.review.played import record


def test_tempered_chances_are_nearer_to_each_other_and_still_sum_to_one() -> None:
    assert calibrated([0.7, 0.2, 0.1], 1.0) == pytest.approx([0.7, 0.2, 0.1])
    milder = calibrated([0.7, 0.2, 0.1], 0.5)
    assert sum(milder) == pytest.approx(1)
    assert 1 / 3 < milder[0] < 0.7
    assert milder[2] > 0.1
    assert list(calibrated([1.0, 0.0, 0.0], 0.5)) == [1, 0, 0]
    assert calibrated([[0.5, 0.5], [0.9, 0.1]], 0.5).sum(-1) == pytest.approx([1, 1])


def test_the_chart_is_tempered_as_the_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    modules = games.modules("figaro")
    story = timeline_of(read(record("figaro", 3)))

    def chart(exponent: float) -> Any:
        monkeypatch.setattr(win_chances, "fit_for", lambda *_: CalibrationFit(exponent))
        return win_chances.moments_of(engine_of(modules), story, 4)

    for raw, milder in zip(chart(1.0)[1:], chart(0.5)[1:], strict=True):
        assert milder.chances == pytest.approx(calibrated(raw.chances, 0.5))
        assert milder.resampled == pytest.approx(calibrated(raw.resampled, 0.5))


@pytest.mark.parametrize("name", games.names())
def test_every_fit_that_ships_says_what_it_leaves(name: str) -> None:
    modules = games.modules(name)
    for players in calibration.read_fits(modules.folder / calibration.FILE):
        fit = fit_for(modules, players)
        assert 0.3 <= fit.exponent <= 1.5
        assert "casual" in fit.slopes
        assert all(low <= slope <= high for slope, low, high in fit.slopes.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_chart_is_too_sure_it_says_so(language: str) -> None:
    fit = CalibrationFit(1.0, {"casual": (1.0, 0.9, 1.1), "skilled": (1.3, 1.2, 1.4), "expert": (0.7, 0.6, 0.8)})
    too_timid, too_sure = (Translator(language, (), ("speeltafel.bots",)).translate(line) for line in notes_on(fit))
    assert Translator(language, (), ("speeltafel.bots",)).message("level-expert") in too_sure
    assert Translator(language, (), ("speeltafel.bots",)).message("level-skilled") in too_timid
    assert notes_on(CalibrationFit(1.0, {"casual": (1.0, 0.9, 1.1)})) == []
    assert [line.id for line in notes_on(CalibrationFit(1.0))] == ["review-not-measured"]


def test_where_nobody_has_looked_the_nearest_number_of_players_serves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    calibrate.write(tmp_path / "tempering.json", 3, CalibrationFit(0.7, {"casual": (1.0, 0.9, 1.1)}))
    calibrate.write(tmp_path / "tempering.json", 6, CalibrationFit(0.5))
    monkeypatch.setattr(calibration, "FILE", str(tmp_path / "tempering.json"))
    found = [fit_for.__wrapped__(games.modules("figaro"), players) for players in (3, 4, 5, 6)]
    assert [fit.exponent for fit in found] == [0.7, 0.7, 0.5, 0.5]
    assert [bool(fit.slopes) for fit in found] == [True, False, False, False]


def made_up(sureness: float, games_: int = 400) -> calibrate.Moments:
    """Return a chart that says what is true, only so much surer."""
    dice = np.random.default_rng(3)
    true = dice.dirichlet([1.0] * 3, games_)
    won = np.array([np.eye(3)[dice.choice(3, p=row)] for row in true])
    return calibrate.Moments(calibrated(true, sureness), won, np.arange(games_))


def test_the_fit_finds_how_far_to_temper() -> None:
    assert made_up(1.0).slope(1.0) == pytest.approx(1, abs=0.12)
    assert made_up(1.7).slope(1.0) < 0.85
    found = calibrate.fitted({"casual": made_up(1.7)})
    assert found == pytest.approx(1 / 1.7, abs=0.15)
    assert made_up(1.7).slope(found) == pytest.approx(1, abs=0.05)
    assert made_up(1.7).brier(found) < made_up(1.7).brier(1.0) < made_up(1.7).naive()
    between = calibrate.fitted({"casual": made_up(1.0), "expert": made_up(1.7)})
    assert found < between < 1.0


@pytest.mark.parametrize(("chosen", "exponent"), [((), 1.0), (("--exponent", "0.8"), 0.8)])
def test_calibrate_reads_games_and_keeps_what_it_found(
    chosen: tuple[str, ...],
    exponent: float,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    games_ = [record("tricky", 2, "casual", seed) for seed in range(3)]
    (tmp_path / "casual.jsonl").write_text("\n".join(map(json.dumps, games_)))
    monkeypatch.setattr(calibration, "FILE", str(tmp_path / "tempering.json"))
    arguments = ["tricky", "2", "--records", str(tmp_path / "casual.jsonl"), "--moments", "5", "--write", *chosen]
    monkeypatch.setattr(sys, "argv", ["calibrate", *arguments])
    monkeypatch.delitem(sys.modules, "tools.measure.calibrate")
    runpy.run_module("tools.measure.calibrate", run_name="__main__")
    said = capsys.readouterr().out
    assert "15 moments of 3 games" in said
    assert "Brier" in said
    assert "┃" in said
    kept = calibration.read_fits(tmp_path / "tempering.json")
    assert kept[2].exponent == exponent, "what is exact is not calibrated, unless one asks for it"
    assert f"slope {kept[2].slopes['casual'][0]:.2f}" in said
    calibrate.write(tmp_path / "tempering.json", 3, CalibrationFit(0.5))
    assert sorted(calibration.read_fits(tmp_path / "tempering.json")) == [2, 3]


def test_each_level_may_have_games_of_its_own(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def calibrated(games_: str) -> str:
        arguments = ["tricky", "2", "--levels", "beginner,casual", "--moments", "3", "--games", games_]
        monkeypatch.setattr(sys, "argv", ["calibrate", *arguments])
        calibrate.main()
        return capsys.readouterr().out

    said = calibrated("3,2")
    assert "9 moments of 3 games" in said
    assert "6 moments of 2 games" in said
    assert calibrated("2").count("6 moments of 2 games") == 4  # of both levels, before and after the fit
    with pytest.raises(SystemExit, match="one for each of beginner,casual"):
        calibrated("3,2,1")


def test_calibrate_finds_the_same_on_a_cluster_and_goes_on_where_it_was_broken_off(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def found(*chosen: str) -> str:
        arguments = ["tricky", "3", "--levels", "casual", "--games", "4", "--moments", "3", *chosen]
        monkeypatch.setattr(sys, "argv", ["calibrate", *arguments])
        calibrate.main()
        return capsys.readouterr().out

    journal = tmp_path / "calibration.jsonl"
    here = found("--journal", str(journal))
    lines = journal.read_text().splitlines(keepends=True)
    assert len(lines) == 1 + 4  # the plan, and a line a game
    journal.write_text("".join(lines[:3]))
    looked: list[int] = []

    def counted(look: CalibrationTask) -> CalibrationSample:
        looked.append(look.number)
        return said_in(look)

    monkeypatch.setattr(calibrate, "said_in", counted)
    assert found("--journal", str(journal)) == here
    assert looked == [2, 3]
    monkeypatch.undo()
    assert found("--cluster", "local") == here
