"""Does the test of observations catch a fault? The toy game with its hidden card, observed wrongly in each way there is."""

from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from speeltafel.core.chance import generator
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.contract.observation_layout import parts
from tests.observing import Differs, assert_no_leak, assert_says_what_the_view_says, positions
from tests.toy import observe as honest
from tests.toy.rules import State

Observe = Callable[[State, int, Any], None]


@dataclass(frozen=True)
class Observed(GameModules):
    """The toy, observed in some way."""

    observe: Observe = honest.observe

    @property
    def observations(self) -> Any:
        return SimpleNamespace(**{**vars(honest), "observe": self.observe})


def toy(observe: Observe) -> GameModules:
    opened = GameModules.open("tests.toy")
    parts = (opened.rules, opened.options, opened.notation, opened.views, opened.words)
    return Observed("tests.toy", "toy", *parts, observe)


def looked_at(modules: GameModules) -> None:
    games = [list(positions(modules, 3, {}, seed)) for seed in range(20)]
    assert_no_leak(modules, games, generator(1))
    every = [s for game in games for s in game]
    assert min(assert_says_what_the_view_says(modules, [(a, b) for a in every[:15] for b in every[:15]])) > 20


def test_the_honest_toy_is_observed_rightly() -> None:
    looked_at(toy(honest.observe))


def a_neighbours_card(s: State, seat: int, out: Any) -> None:
    honest.observe(s, seat, out)
    out[honest.HAND_AT] += 100 * s.hand[(seat + 1) % s.players]


def no_claims(s: State, seat: int, out: Any) -> None:
    honest.observe(s, seat, out)
    out[honest.CLAIMED_AT : honest.CLAIMED_AT + 3] = 0


def no_card(s: State, seat: int, out: Any) -> None:
    honest.observe(s, seat, out)
    out[honest.HAND_AT] = 0


@pytest.mark.parametrize("wrong", [a_neighbours_card, no_claims, no_card], ids=lambda wrong: wrong.__name__)
def test_a_wrong_observation_is_caught(wrong: Observe) -> None:
    with pytest.raises(Differs):
        looked_at(toy(wrong))


def test_the_parts_of_observations_are_found_by_their_names() -> None:
    row = np.arange(2 * honest.LENGTH).reshape(2, honest.LENGTH)
    found = parts(honest.LAYOUT, row)
    assert found["hand"].tolist() == [[3], [3 + honest.LENGTH]]
    assert found["shown"][0].tolist() == [7, 8, 9]
    assert parts([("a", (2, 2))], np.arange(4))["a"].tolist() == [[0, 1], [2, 3]]
