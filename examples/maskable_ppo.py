"""MaskablePPO from sb3-contrib at one seat of a Gymnasium table: tricky for two against the random bot.

pip install sb3-contrib
python -m examples.maskable_ppo --steps 150000

`action_masks()` of our seats is what MaskablePPO asks for; `gymnasium.make("speeltafel/tricky-v0", …)` does as well as `Seat`.
"""

import argparse

import numpy as np
from sb3_contrib import MaskablePPO

from speeltafel.research.gymnasium import Seat


def table(seat: int, bots: str = "random") -> Seat:
    return Seat("tricky", players=2, seat=seat, bots=bots)


def share_won(model: MaskablePPO, games: int, seed: int = 2026) -> float:
    """Half of the games from each seat."""
    won = []
    for seat in range(2):
        env = table(seat)
        for number in range(games // 2):
            observation, info = env.reset(seed=seed if number == 0 else None)
            over = False
            while not over:
                action, _ = model.predict(observation, action_masks=info["action_mask"], deterministic=True)
                observation, reward, terminated, truncated, info = env.step(int(action))
                over = terminated or truncated
            won.append((float(reward) + 1) / 2)
    return float(np.mean(won))


def train(steps: int, seed: int = 7) -> MaskablePPO:
    # One reward at the end of a game of some 35 decisions: nothing is discounted, and a step may be larger than usual.
    wishes = {"n_steps": 2048, "batch_size": 512, "learning_rate": 1e-3, "gamma": 1.0, "ent_coef": 0.003}
    model = MaskablePPO("MlpPolicy", table(0), seed=seed, device="cpu", **wishes)
    print(f"before: {share_won(model, 200):.1%} against random players", flush=True)
    model.learn(steps)
    return model


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--steps", type=int, default=150_000, help="decisions to learn from")
    given = arguments.parse_args()
    print(f"after {given.steps:,} decisions: {share_won(train(given.steps), 1000):.1%}")
