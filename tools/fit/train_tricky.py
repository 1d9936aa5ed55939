"""Train the network that masters use in tricky with three to five players.

    python -m tools.fit.train_tricky PLAYERS

The network first learns who won in games between experts. Then it learns from exact turns: for some of these positions, each
player's chance after one more turn, played as well as the network knows so far. The same seed gives the same file on the same
kind of processor (another kind adds up in another order). It takes about a minute on sixteen cores.
"""

import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from speeltafel import games
from speeltafel.bots.bot_engine import scratch_for
from speeltafel.core.chance import generator
from speeltafel.fast.compiler import Compiler, fingerprint
from speeltafel.fast.engine import cache_folder, pack
from speeltafel.games.tricky.bots import training
from speeltafel.games.tricky.bots.network import MOST_CHIPS
from speeltafel.games.tricky.bots.notes import HIDDEN, SECOND
from speeltafel.games.tricky.bots.policy import CAREFUL
from speeltafel.games.tricky.bots.weights import FOLDER, NO_WEIGHTS, board_name

SEED = 1
FROM_EXPERTS = 400_000  # positions
EPOCHS = 4
RATE = 0.002
ROUNDS = 8
IN_A_ROUND = 60_000  # positions
EPOCHS_IN_A_ROUND = 12
SLIPS = 15  # per cent
BATCH = 1024
ON_AT_ONCE = 40  # inputs, about
PARTS = 8  # of the work, for the cores; part of the seed, so to speak

MODULES = games.modules("tricky")
TRAINING: Any = Compiler(cache_folder("tricky.training", fingerprint([training]))).module(training)


class Network:
    """Sums of rows for what is on, two layers of rectifiers, and a softmax over the players. Learns by Adam."""

    def __init__(self, sizes: list[int], random: np.random.Generator) -> None:
        self.weights: list[Any] = []
        for into, out in pairwise(sizes):
            spread = np.sqrt(2 / min(into, ON_AT_ONCE))
            self.weights += [np.zeros(out, np.float32), random.normal(0, spread, (into, out)).astype(np.float32)]
        self._means = [np.zeros_like(w) for w in self.weights]
        self._squares = [np.zeros_like(w) for w in self.weights]
        self._steps = 0

    def forward(self, x: Any) -> list[Any]:
        b1, w1, b2, w2, b3, w3 = self.weights
        first = np.maximum(x @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        y = second @ w3 + b3
        e = np.exp(y - y.max(axis=1, keepdims=True))
        return [first, second, e / e.sum(axis=1, keepdims=True)]

    def learn(self, x: Any, target: Any, rate: float) -> None:
        first, second, share = self.forward(x)
        _, _, _, w2, _, w3 = self.weights
        off = (share - target) / len(x)
        off2 = (off @ w3.T) * (second > 0)
        off1 = (off2 @ w2.T) * (first > 0)
        self._steps += 1
        for i, slope in enumerate([off1.sum(0), x.T @ off1, off2.sum(0), first.T @ off2, off.sum(0), second.T @ off]):
            self._means[i] += 0.1 * (slope - self._means[i])
            self._squares[i] += 0.001 * (slope**2 - self._squares[i])
            size = np.sqrt(self._squares[i] / (1 - 0.999**self._steps)) + 1e-9
            self.weights[i] -= rate * self._means[i] / (1 - 0.9**self._steps) / size

    def packed(self) -> Any:
        """As games/tricky/bots/network.py reads it: one row for each number of chips, not for each that they are above."""
        bias, first, *others = self.weights
        columns = sum(cells_of())
        above = first[columns:].reshape(-1, MOST_CHIPS, first.shape[1])
        chips = np.concatenate([np.zeros_like(above[:, :1]), np.cumsum(above, axis=1)], axis=1)
        return np.concatenate([w.ravel() for w in (bias, first[:columns], chips, *others)]).astype(np.float32)


def inputs(rows: Any, cells: list[int]) -> Any:
    """Return what is on in each position: a column's filled cells, and every number that a player's chips are above.

    So neighbouring numbers of chips learn from each other; `packed` adds up what is on for each number.
    """
    columns = [np.eye(length)[rows[:, i]] for i, length in enumerate(cells)]
    players = [rows[:, i, None] > np.arange(MOST_CHIPS) for i in range(len(cells), rows.shape[1])]
    return np.concatenate([*columns, *players], axis=1, dtype=np.float32)


def from_games(players: int, positions: int, pool: ThreadPoolExecutor) -> tuple[Any, Any]:
    """Positions of games between experts who slip now and then, and who won."""

    def part(i: int) -> tuple[Any, Any]:
        rows, won = np.zeros((positions // PARTS, len(cells_of()) + players), np.int16), np.zeros((positions // PARTS, players))
        s = MODULES.set_up(players, MODULES.defaults)
        moves = np.zeros(MODULES.rules.MOST_MOVES, np.int16)
        room = training.Room(pack([s]), scratch_for(MODULES, s, is_compiled=True), moves, pack([generator(SEED)]))
        who = training.SelfPlay(players, CAREFUL, NO_WEIGHTS, SLIPS)
        n = TRAINING.rows_from_games(room, who, i * positions, rows, won)
        return rows[:n], won[:n]

    found = list(pool.map(part, range(PARTS)))
    return np.concatenate([rows for rows, _ in found]), np.concatenate([won for _, won in found])


def from_turns(players: int, rows: Any, net: Any, pool: ThreadPoolExecutor) -> Any:
    def part(some: Any) -> Any:
        won = np.zeros((len(some), players))
        s = MODULES.set_up(players, MODULES.defaults)
        TRAINING.targets_from_turns(pack([s]), scratch_for(MODULES, s, is_compiled=True), players, some, net, won)
        return won

    return np.concatenate(list(pool.map(part, np.array_split(rows, 4 * PARTS))))


def cells_of() -> list[int]:
    return [len(column.cells) for column in MODULES.defaults.board]


def fit(network: Network, x: Any, won: Any, epochs: int, rate: float, random: np.random.Generator) -> float:
    """So many epochs through the rows. The mean error of a share afterwards."""
    steps = epochs * len(x) // BATCH
    for step in range(steps):
        some = random.integers(0, len(x), BATCH)
        network.learn(x[some], won[some], rate * (1.05 - step / steps))
    some = random.integers(0, len(x), 20_000)
    return float(np.sqrt(np.mean((network.forward(x[some])[2] - won[some]) ** 2)))


def train(players: int) -> None:
    random = np.random.default_rng(SEED)
    cells = cells_of()
    network = Network([sum(cells) + players * MOST_CHIPS, HIDDEN, SECOND, players], random)
    board = board_name(MODULES.set_up(players, MODULES.defaults))
    start = time.monotonic()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        rows, won = from_games(players, FROM_EXPERTS, pool)
        x = inputs(rows, cells)
        print(f"{len(rows)} positions, {time.monotonic() - start:.0f} s", flush=True)
        error = fit(network, x, won, EPOCHS, RATE, random)
        print(f"who won: error {error:.4f}, {time.monotonic() - start:.0f} s", flush=True)
        for number in range(ROUNDS):
            some = random.choice(len(rows), IN_A_ROUND, replace=False)
            targets = from_turns(players, rows[some], network.packed(), pool)
            before = float(np.sqrt(np.mean((network.forward(x[some])[2] - targets) ** 2)))
            error = fit(network, x[some], targets, EPOCHS_IN_A_ROUND, RATE * (1 - number / ROUNDS), random)
            print(f"round {number + 1}: error {before:.4f}, then {error:.4f}, {time.monotonic() - start:.0f} s", flush=True)
            np.savez_compressed(FOLDER / f"{players}.npz", board=board, network=network.packed())


if __name__ == "__main__":
    train(int(sys.argv[1]))
