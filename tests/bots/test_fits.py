"""The arithmetic of tools that find numbers for bots: tools/fit/who_won.py, tools/fit/hill_climb.py."""

import json

import numpy as np
import pytest
from tools.fit import tune_carnavalo, tune_figaro, who_won
from tools.fit.hill_climb import Hill, changed, print_to_paste

from speeltafel.games.carnavalo.bots.weights import MANY
from speeltafel.games.figaro.bots.weights import GOOD_PLAYER


def test_a_fit_finds_what_counted() -> None:
    dice = np.random.default_rng(1)
    things = dice.normal(size=(20_000, 4, 3))
    counted = np.array([1.0, -0.5, 0.0])
    won = np.array([dice.multinomial(1, shares) for shares in who_won.shares_by(things, counted)])
    counts, errors, likelihood = who_won.fit(things, won)
    assert np.all(np.abs(counts - counted) < 4 * errors)
    assert np.all(errors < 0.02)
    assert likelihood > np.log(1 / 4)


def test_a_ridge_keeps_small_what_too_few_games_tell_about() -> None:
    things = np.array([[[1.0], [0.0]]])
    won = np.array([[1.0, 0.0]])
    counts, _, _ = who_won.fit(things, won, ridge=20.0)
    assert 0 < counts[0] < 0.05


@pytest.mark.parametrize(
    ("hill", "weights"),
    [(tune_figaro.HILL, GOOD_PLAYER), (tune_carnavalo.HILL, list(MANY.values()))],
    ids=["figaro", "carnavalo"],
)
def test_a_change_is_of_a_few_free_weights_within_bounds(hill: Hill, weights: list[float]) -> None:
    dice = np.random.default_rng(1)
    old = np.array(weights)
    for _ in range(500):
        new = changed(hill, old, dice)
        moved = np.flatnonzero(new != old)
        assert len(moved) <= 3
        assert set(moved) <= set(hill.free)
        assert all(new[i] >= least for i, least in hill.least.items())


def test_weights_are_printed_to_be_pasted(capsys: pytest.CaptureFixture[str]) -> None:
    print_to_paste(MANY)
    assert json.loads(capsys.readouterr().out.replace("\n", " ")) == MANY
