"""The past of a game is packed, and nobody who looks at it notices."""

import pytest

from speeltafel.core.history import BLOCK, History, PlayedStep

LENGTHS = [0, 1, BLOCK - 1, BLOCK, 2 * BLOCK - 1, 2 * BLOCK, 2 * BLOCK + 1, 5 * BLOCK + 3]


def steps(length: int) -> list[PlayedStep]:
    return [
        PlayedStep("chance" if i % 3 == 0 else i % 3, f"step {i}", (i, 300 + i), i % 5, i % 2 == 0, bytes([i]))
        for i in range(length)
    ]


@pytest.mark.parametrize("length", LENGTHS)
def test_whoever_looks_back_sees_every_step(length: int) -> None:
    past = History(steps(length))
    assert len(past) == length
    assert list(past) == steps(length)
    assert list(past.backwards()) == steps(length)[::-1]
    assert [past.since(first) for first in range(length + 1)] == [steps(length)[first:] for first in range(length + 1)]
    assert past.recent == steps(length)[length - len(past.recent) :]
    assert len(past.recent) >= min(length, BLOCK)


@pytest.mark.parametrize("length", LENGTHS)
def test_what_is_taken_back_is_gone_and_it_goes_on_from_there(length: int) -> None:
    for kept in range(length + 1):
        past = History(steps(length))
        past.truncate(kept)
        assert list(past) == steps(kept)
        assert len(past.recent) >= min(kept, BLOCK)
        for step in steps(length + 1)[kept:]:
            past.append(step)
        assert list(past) == steps(length + 1)


def test_most_of_a_long_past_is_packed() -> None:
    assert len(History(steps(100)).recent) < 2 * BLOCK
