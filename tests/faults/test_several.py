"""Three servers on one database, and all that can befall them, once. The long version is `python -m tests.faults.several`."""

import pytest

from tests.faults import several


def test_whatever_happens_to_three_servers_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(several, "ASLEEP_S", 4.0)  # longer than the others wait
    figures = several.play_through(len(several.FAULTS), tables=2)
    assert set(figures.faults) == {fault.__name__ for fault in several.FAULTS}
    assert figures.outcome.acknowledged >= several.MOVES_BETWEEN * len(several.FAULTS), figures.summary()
    assert figures.bots > 5, figures.summary()
    assert figures.seen_by_two > several.MOVES_BETWEEN * len(several.FAULTS), figures.summary()
