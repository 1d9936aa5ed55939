"""The examples run: short, and what is delicate in them is looked at more closely."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from examples import solve_ending, train_tricky

from speeltafel.research import openspiel
from speeltafel.research.evaluate import Plan, met, tasks_of


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"PLACES": 16, "STEPS": 48, "AT_ONCE": 64, "HIDDEN": 8}.items():
        monkeypatch.setattr(train_tricky, name, value)


@pytest.mark.usefixtures("small")
def test_the_training_example_trains_draws_and_can_be_evaluated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_tricky, "share_against_random", lambda *_: 0.5)
    curve = train_tricky.train(0.05, tmp_path / "trained")
    assert curve[0][1] == 0
    assert curve[-1][1] >= 48 * 16, "at least one round"
    train_tricky.draw(curve, tmp_path / "curve.png")
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    monkeypatch.setenv(train_tricky.FOLDER, str(tmp_path / "trained"))
    plan = Plan("examples.train_tricky:Agent", "tricky", 2, opponents=("random",), games=2)
    assert len(met(tasks_of(plan)[0]).shares) == 1


@pytest.mark.usefixtures("small")
def test_gradients_are_those_of_the_loss() -> None:
    """By finite differences, where nothing is clipped and nobody is curious."""
    random = np.random.default_rng(1)
    net = {
        name: weights.astype(np.float64)
        for name, weights in train_tricky.new_network(random.integers(-20, 20, (9, 5)), 4, random).items()
    }
    net["policy"] = random.standard_normal((8, 4))
    observations, masks = random.integers(-20, 20, (6, 5)), np.array([[1, 1, 0, 1]] * 6)
    actions, returns, gains = np.array([0, 1, 3, 0, 1, 3]), random.standard_normal(6), random.standard_normal(6)
    scaled = (gains - gains.mean()) / (gains.std() + 1e-8)
    before = train_tricky.forward(net, observations, masks)[0][np.arange(6), actions]

    def loss(changed: dict[str, Any]) -> float:
        chances, values, _ = train_tricky.forward(changed, observations, masks)
        entropy = -(np.exp(chances) * np.where(masks > 0, chances, 0)).sum(axis=1).mean()
        won = (np.exp(chances[np.arange(6), actions] - before) * scaled).mean()
        return float(-won + 0.5 * ((values - returns) ** 2).mean() - train_tricky.CURIOSITY * entropy)

    found = train_tricky.gradients(net, observations, masks, actions, before, returns, gains)
    for name, gradient in found.items():
        at = tuple(random.integers(size) for size in gradient.shape)
        slopes = []
        for step in (1e-4, -1e-4):
            changed = {**net, name: net[name].copy()}
            changed[name][at] += step
            slopes.append(loss(changed))
        assert gradient[at] == pytest.approx((slopes[0] - slopes[1]) / 2e-4, rel=2e-2, abs=2e-4), name


@pytest.mark.usefixtures("small")
def test_gains_go_from_a_seats_decision_to_its_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_tricky, "PLACES", 1)
    worth = [np.array([value], np.float32) for value in (0.5, 0.1, 0.2, 0.3)]
    seats = [np.array([seat]) for seat in (0, 1, 0, 1)]
    ended = [np.array([over]) for over in (False, False, True, False)]
    rewards = [np.array([[0, 0]]), np.array([[0, 0]]), np.array([[1, -1]]), np.array([[0, 0]])]
    gains, known = train_tricky.gains_of(worth, seats, ended, rewards)
    last_of_0 = 1 - 0.2
    assert [float(gain[0]) for gain in gains[:3]] == pytest.approx([0.2 - 0.5 + 0.95 * last_of_0, -1 - 0.1, last_of_0])
    assert [bool(one[0]) for one in known] == [True, True, True, False], "what comes of the last one nobody knows yet"


def test_an_ending_is_solved_better_and_better() -> None:
    ending = openspiel.ending(solve_ending.late_record("figaro", 3, 3, seed=4), worlds=5)
    assert solve_ending.size_of(ending.new_initial_state()) > 30
    curve = solve_ending.solve(ending, 8)
    assert [iteration for iteration, _ in curve] == [1, 2, 4, 8]
    assert curve[-1][1] <= curve[0][1]


def test_maskable_ppo_learns_at_a_seat() -> None:
    pytest.importorskip("sb3_contrib", reason="it brings PyTorch, which is too large for every run")
    from examples import maskable_ppo

    model = maskable_ppo.train(1024)
    assert 0 <= maskable_ppo.share_won(model, 4) <= 1
