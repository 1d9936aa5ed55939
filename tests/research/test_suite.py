"""Names under which nothing ever changes; the way to a card."""

import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from speeltafel import games
from speeltafel.core.errors import MissingExtra, UnknownName
from speeltafel.research import suite

PINNED = Path(__file__).parent / "suite.json"


@pytest.mark.parametrize("id_", suite.SUITE)
def test_an_environment_of_the_suite_never_changes(id_: str) -> None:
    """What must change gets a new name: `python -m tests.research.test_suite` adds the fingerprints of new ones."""
    assert suite.fingerprint(id_) == msgspec.json.decode(PINNED.read_bytes())[id_]


def test_a_new_option_changes_a_fingerprint_only_where_it_is_not_as_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    tricky = games.modules("tricky")
    newer = msgspec.defstruct("Options", [("chips", int, 0)], bases=(tricky.options.Options,))
    before, from_before = suite.fingerprint("tricky-v0"), tricky.options_from

    def options_from(given: dict[str, Any], chips: int = 0) -> Any:
        return newer(from_before({}).board, chips=given.get("chips", chips))

    with monkeypatch.context() as patch:
        patch.setitem(vars(tricky), "options_from", options_from)
        assert suite.fingerprint("tricky-v0") == before
        patch.setitem(suite.SUITE, "tricky-v0", replace(suite.environment("tricky-v0"), options={"chips": 3}))
        assert suite.fingerprint("tricky-v0") != before


def test_every_pinned_environment_is_still_there() -> None:
    assert set(msgspec.json.decode(PINNED.read_bytes())) == set(suite.SUITE)
    with pytest.raises(UnknownName, match=r"Unknown entry 'chess-v0' in the suite. Choose one of: tricky-v0"):
        suite.environment("chess-v0")


def test_an_environment_has_its_options() -> None:
    advanced, usual = (suite.batch(id_, 3, 4, seed=1, plain=True) for id_ in ("carnavalo-advanced-v0", "carnavalo-v0"))
    assert (advanced._places.table[0].advanced, usual._places.table[0].advanced) == (1, 0)


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from speeltafel.fast import cuda

    monkeypatch.setitem(sys.modules, "cupy", None)
    cuda._card.cache_clear()
    with pytest.raises(MissingExtra, match="“cuda”"):
        cuda.random_games(games.modules("tricky"), 2, 10)


def test_no_card_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    from speeltafel.fast import cuda

    class NoDevice(RuntimeError):
        pass

    def count() -> int:
        raise NoDevice("no CUDA-capable device is detected")

    runtime = SimpleNamespace(CUDARuntimeError=NoDevice, getDeviceCount=count)
    monkeypatch.setitem(sys.modules, "cupy", SimpleNamespace(cuda=SimpleNamespace(runtime=runtime)))
    monkeypatch.setattr(cuda, "require_extra", lambda *_: None)
    cuda._card.cache_clear()
    with pytest.raises(UnknownName, match="No usable NVIDIA card was found: no CUDA-capable device"):
        cuda.random_games(games.modules("tricky"), 2, 10)
    cuda._card.cache_clear()


if __name__ == "__main__":
    known = msgspec.json.decode(PINNED.read_bytes()) if PINNED.exists() else {}
    new = {id_: suite.fingerprint(id_) for id_ in suite.SUITE if id_ not in known}
    PINNED.write_bytes(msgspec.json.format(msgspec.json.encode(known | new)) + b"\n")
