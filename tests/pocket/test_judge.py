"""Tips and reviews on a device, which has neither NumPy nor Numba, are those of a server."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import speeltafel
from speeltafel import games
from speeltafel.review.api import review
from speeltafel.review.rollouts.wasm_kernels import kernels
from speeltafel.review.tips import hint
from tests.review.played import record

LITTLE = 1e-6  # what tricky learned is in 32 bits, which WebAssembly adds in another order


def on_a_device(asked: dict[str, Any], folder: Path) -> Any:
    """Return what a page without a server is told: a tip, or the review of a game that is over."""
    code = folder / "judge.wasm"
    code.write_bytes(kernels(games.modules(asked["game"])))
    command = [sys.executable, "-m", "tests.pocket.without_numpy", str(code)]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def as_decoded(found: Any) -> Any:
    return json.loads(msgspec.json.encode(found))


def assert_alike(one: Any, other: Any, where: str = "") -> None:
    if isinstance(one, dict):
        assert one.keys() == other.keys(), where
        for name in one:
            assert_alike(one[name], other[name], f"{where} {name}")
    elif isinstance(one, list):
        assert len(one) == len(other), where
        for number, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            assert_alike(mine, theirs, f"{where} {number}")
    elif isinstance(one, float):
        assert other == pytest.approx(one, abs=LITTLE), where
    else:
        assert one == other, where


def test_a_review_is_the_servers(tmp_path: Path) -> None:
    asked = record("tricky", 3)
    found = on_a_device(asked, tmp_path)
    assert_alike(as_decoded(review(asked)), found)
    assert any(step["verdict"]["label"] for step in found["steps"] if step["verdict"])


@pytest.mark.parametrize("game", games.names())
def test_a_tip_is_the_servers(game: str, tmp_path: Path) -> None:
    modules = games.modules(game)
    played = speeltafel.new(game, players=modules.rules.FEWEST_PLAYERS + 1, seed=4)
    while played.length < 30 or not isinstance(played.actor, int) or len(played.legal()) < 3:
        played.play(played.legal()[-1])
    assert isinstance(played.actor, int)
    expected = hint(modules, played.view(played.actor), may_count_cards=True)
    assert_alike(as_decoded(expected), on_a_device(played.record(), tmp_path))
