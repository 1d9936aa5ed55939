"""The list that somebody grades: fresh mistakes beside the board, in every language."""

import sys

import pytest
from tools.measure import list_reasons

from speeltafel.core.i18n import LANGUAGES


def listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *chosen: str) -> list[str]:
    monkeypatch.setattr(sys, "argv", ["reasons", "tricky", *chosen])
    list_reasons.main()
    return capsys.readouterr().out.split("## ")[1:]


def test_as_many_as_are_wanted_each_with_board_and_reasons(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    three = listed(monkeypatch, capsys, "--count", "3", "--seed", "5")
    assert [one.split(".")[0] for one in three] == ["1", "2", "3"]
    for one in three:
        assert "Chips in column" in one
        assert all(f"- {language}: " in one for language in LANGUAGES)
    assert listed(monkeypatch, capsys, "--count", "2", "--seed", "5") == three[:2]
    assert listed(monkeypatch, capsys, "--count", "1", "--seed", "50") != three[:1]


def test_it_stops_when_the_time_is_over(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(listed(monkeypatch, capsys, "--count", "1000", "--minutes", "0")) <= 1
