"""The copy for graphics cards is made everywhere, with a card or without: a rule that cannot go there is noticed here."""

import re
import sys

import pytest

from speeltafel import games
from speeltafel.fast import ptx

WITHOUT = sys.platform != "linux" or sys.version_info >= (3, 12)


@pytest.mark.skipif(WITHOUT, reason="numba-cuda 0.30 wants NumPy < 2.5, which the lock has for Python 3.11 on Linux")
@pytest.mark.parametrize("game", games.names())
def test_rules_and_observations_become_ptx(game: str) -> None:
    made = ptx.kernels(games.modules(game))
    assert list(made) == ["random_games", "begin", "step", "sample"]
    for text, entry in made.values():
        assert re.findall(r"\.visible \.entry (\w+)", text) == [entry]
        assert ".target sm_90" in text
        assert ".version 8.0" in text  # what older drivers take
        assert ".extern" not in text, "nothing is called that a card does not have"
