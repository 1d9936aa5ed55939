"""tricky for two, learned from nothing: self-play with PPO (Schulman and others, 2017) on a batch, in NumPy alone.

python -m examples.train_tricky --seconds 120 --out trained

One small network plays both seats of 256 games side by side. It writes its curve and its weights into the folder; then

speeltafel evaluate examples.train_tricky:Agent --game tricky --players 2

puts it on the leaderboard.
"""

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

import numpy as np

import speeltafel
from speeltafel.core.extras import require_extra

PLAYERS = 2
PLACES, STEPS = 256, 64  # games at once, and decisions in each of them before the network learns
HIDDEN = 64
EPOCHS, AT_ONCE = 4, 1024
RATE, CLIP, TRACE, CURIOSITY = 1e-3, 0.2, 0.95, 0.003
FOLDER = "SPEELTAFEL_TRAINED"  # where `Agent` finds its weights, if not in ./trained

Network = dict[str, Any]  # weights by name; gradients and moments have the same names


def new_network(some: Any, actions: int, random: np.random.Generator) -> Network:
    """Random weights; and what observations look like, from some of them: so all numbers weigh alike at first."""

    def layer(rows: int, columns: int, scale: float) -> Any:
        return (random.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

    shapes = {"w1": layer(some.shape[1], HIDDEN, 1.4), "w2": layer(HIDDEN, HIDDEN, 1.4)}
    shapes |= {"policy": layer(HIDDEN, actions, 0.01), "value": layer(HIDDEN, 1, 1.0)}
    biases = {"b1": HIDDEN, "b2": HIDDEN, "policy_b": actions, "value_b": 1}
    seen = {"mean": some.mean(axis=0).astype(np.float32), "scale": (1 / (some.std(axis=0) + 0.1)).astype(np.float32)}
    return seen | shapes | {name: np.zeros(size, np.float32) for name, size in biases.items()}


def forward(net: Network, observations: Any, masks: Any) -> tuple[Any, Any, tuple[Any, Any, Any]]:
    """Logarithms of what each action is chosen with, and what the position is worth; and what `gradients` needs."""
    x = (observations - net["mean"]) * net["scale"]
    h1 = np.maximum(x @ net["w1"] + net["b1"], 0)
    h2 = np.maximum(h1 @ net["w2"] + net["b2"], 0)
    logits = np.where(masks > 0, h2 @ net["policy"] + net["policy_b"], np.float32(-1e9))
    logits -= logits.max(axis=1, keepdims=True)
    chances = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
    return chances, (h2 @ net["value"] + net["value_b"])[:, 0], (x, h1, h2)


def chosen(chances: Any, random: np.random.Generator) -> Any:
    """Return an action for each row, as likely as the network says (Gumbel's way)."""
    return (chances + random.gumbel(size=chances.shape).astype(np.float32)).argmax(axis=1)


def gradients(net: Network, observations: Any, masks: Any, actions: Any, before: Any, returns: Any, gains: Any) -> Network:
    """Of PPO's clipped loss: towards what did better than expected, but not far from who played it."""
    chances, values, (x, h1, h2) = forward(net, observations, masks)
    rows, n = np.arange(len(actions)), len(actions)
    ratio = np.exp(chances[rows, actions] - before)
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    counts = ((gains > 0) & (ratio < 1 + CLIP)) | ((gains < 0) & (ratio > 1 - CLIP))
    share = np.exp(chances)
    surprise = (share * np.where(masks > 0, chances, 0)).sum(axis=1, keepdims=True)
    d_logits = (counts * ratio * gains)[:, None] * share + CURIOSITY * share * (chances - surprise) * (masks > 0)
    d_logits[rows, actions] -= counts * ratio * gains
    d_logits /= n
    d_value = ((values - returns) / n)[:, None].astype(np.float32)
    d_h2 = (d_logits @ net["policy"].T + d_value @ net["value"].T) * (h2 > 0)
    d_h1 = (d_h2 @ net["w2"].T) * (h1 > 0)
    found = {"w1": x.T @ d_h1, "b1": d_h1.sum(axis=0), "w2": h1.T @ d_h2, "b2": d_h2.sum(axis=0)}
    found |= {"policy": h2.T @ d_logits, "policy_b": d_logits.sum(axis=0)}
    return found | {"value": h2.T @ d_value, "value_b": d_value.sum(axis=0)}


class Adam:
    """Kingma and Ba (2014)."""

    def __init__(self, net: Network) -> None:
        self.first = {name: np.zeros_like(weights) for name, weights in net.items()}
        self.second = {name: np.zeros_like(weights) for name, weights in net.items()}
        self.times = 0

    def step(self, net: Network, found: Network) -> None:
        self.times += 1
        for name, gradient in found.items():
            self.first[name] += 0.1 * (gradient - self.first[name])
            self.second[name] += 0.001 * (gradient**2 - self.second[name])
            scale = np.sqrt(self.second[name] / (1 - 0.999**self.times)) + 1e-8
            net[name] -= (RATE * self.first[name] / (1 - 0.9**self.times) / scale).astype(np.float32)


def play(net: Network, batch: Any, random: np.random.Generator) -> list[Any]:
    """Play STEPS decisions in each game: observations, masks, actions, their log-probabilities and advantages."""
    seen, allowed, done, likely, worth, seats, ended, rewards = ([] for _ in range(8))
    for _ in range(STEPS):
        seen.append(batch.observations.copy())
        allowed.append(batch.masks.copy())
        seats.append(batch.seats.copy())
        chances, values, _ = forward(net, batch.observations, batch.masks)
        actions = chosen(chances, random)
        batch.step(actions)
        done.append(actions)
        likely.append(chances[np.arange(PLACES), actions])
        worth.append(values)
        ended.append(batch.done.copy())
        rewards.append(batch.rewards.copy())
    gains, known = gains_of(worth, seats, ended, rewards)
    columns = [seen, allowed, done, likely, [gain + value for gain, value in zip(gains, worth, strict=True)], gains]
    return [np.concatenate(column)[np.concatenate(known)] for column in columns]


def gains_of(worth: list[Any], seats: list[Any], ended: list[Any], rewards: list[Any]) -> tuple[list[Any], list[Any]]:
    """Backwards, each seat from one decision of its own to its next (generalized advantages); and of which that is known."""
    places = np.arange(PLACES)
    next_worth, next_gain = np.zeros((PLACES, PLAYERS), np.float32), np.zeros((PLACES, PLAYERS), np.float32)
    is_known = np.zeros((PLACES, PLAYERS), bool)
    gains, known = [], []
    for values, seat, over, reward in zip(worth[::-1], seats[::-1], ended[::-1], rewards[::-1], strict=True):
        next_worth[over], next_gain[over], is_known[over] = reward[over], 0, True
        gain = next_worth[places, seat] - values + TRACE * next_gain[places, seat]
        gains.append(gain)
        known.append(is_known[places, seat].copy())
        next_worth[places, seat], next_gain[places, seat] = values, gain
    return gains[::-1], known[::-1]


def share_against_random(net: Network, games: int, random: np.random.Generator) -> float:
    """Of the wins, half of the games from each seat."""
    share = 0.0
    for seat in range(PLAYERS):
        batch = speeltafel.batch("tricky", PLAYERS, 250, seed=99, bots=[None if s == seat else "random" for s in range(PLAYERS)])
        won: list[float] = []
        while len(won) < games // PLAYERS:
            batch.step(chosen(forward(net, batch.observations, batch.masks)[0], random))
            won += ((batch.rewards[batch.done, seat] + 1) / 2).tolist()
        share += float(np.mean(won)) / PLAYERS
    return share


def some_observations(batch: Any) -> Any:
    """Of random games."""
    found = []
    for _ in range(STEPS):
        batch.step(batch.sample())
        found.append(batch.observations.copy())
    return np.concatenate(found)


def train(seconds: float, out: Path, seed: int = 7) -> list[tuple[float, int, float]]:
    """Return the curve: processor seconds, decisions played, and the share won against random players."""
    random = np.random.default_rng(seed)
    batch: Any = speeltafel.batch("tricky", PLAYERS, PLACES, seed)
    net = new_network(some_observations(batch), batch.masks.shape[1], random)
    adam, curve, rounds, start = Adam(net), [], 0, time.process_time()
    while True:
        spent = time.process_time() - start
        if rounds % 8 == 0 or spent >= seconds:
            curve.append((round(spent, 1), rounds * STEPS * PLACES, round(share_against_random(net, 2000, random), 4)))
            print(f"{curve[-1][1]:>9,} decisions, {spent:4.0f} s: wins {curve[-1][2]:.1%} against random players", flush=True)
        if spent >= seconds:
            break
        data = play(net, batch, random)
        for _ in range(EPOCHS):
            order = random.permutation(len(data[0]))
            for i in range(0, len(order) - AT_ONCE + 1, AT_ONCE):
                adam.step(net, gradients(net, *(column[order[i : i + AT_ONCE]] for column in data)))
        rounds += 1
    out.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(out / "weights.npz", **net)
    (out / "curve.json").write_text(json.dumps(curve))
    return curve


def draw(curve: list[tuple[float, int, float]], file: Path) -> None:
    require_extra("plots", "matplotlib")
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3.5), layout="constrained")
    axes = figure.subplots()
    axes.plot([decisions / 1e6 for _, decisions, _ in curve], [share for *_, share in curve], marker="o", markersize=3)
    axes.axhline(0.5, linestyle=":", color="grey")
    axes.set(xlabel="million decisions", ylabel="share won against random", ylim=(0.4, 1), title="tricky for two, from nothing")
    axes.grid(alpha=0.3)
    figure.savefig(file, dpi=110)


class Agent:
    """What was learned, for `speeltafel evaluate`."""

    def __init__(self, game: str, players: int) -> None:
        if (game, players) != ("tricky", PLAYERS):
            raise ValueError(f"it has learned tricky for {PLAYERS}, nothing else")
        with np.load(Path(os.environ.get(FOLDER, "trained")) / "weights.npz") as weights:
            self.net = dict(weights)

    def act(self, observation: Any, mask: Any) -> int:
        return int(forward(self.net, observation[None], mask[None])[0].argmax())


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=120, help="of the processor's time")
    arguments.add_argument("--out", type=Path, default=Path("trained"), help="the folder for curve and weights")
    given = arguments.parse_args()
    draw(train(given.seconds, given.out), given.out / "curve.png")
