"""Trains the network with which a master plays tricky with three to five players:  python -m tools.train_tricky PLAYERS

First it learns who won in games between experts, then from exact turns: in positions from its own games, everybody's chance after
one more turn, kept in the best way, by what it knew so far. The same seed gives the same file.
"""

import sys
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from speeltafel import games
from speeltafel.core.chance import generator
from speeltafel.fast.compiler import Compiler, fingerprint
from speeltafel.fast.engine import cache_folder, pack
from speeltafel.games.tricky import lesson
from speeltafel.games.tricky.bots import CAREFUL, KNOWING
from speeltafel.games.tricky.knowledge import FOLDER, NOTHING, board_name
from speeltafel.games.tricky.memory import HIDDEN, SECOND, STEPS

SEED = 1
FROM_EXPERTS = 1_500_000  # positions
ROUNDS = 16
IN_A_ROUND = 60_000  # new positions
REMEMBERED = 4  # rounds whose positions are learned again
SLIPS = 15  # per cent
BATCH = 1024
PARTS = 8  # of the work, for the cores; part of the seed, so to speak

ROOM = games.room("tricky")
LESSON: Any = Compiler(cache_folder("tricky.lesson", fingerprint([lesson]))).module(lesson)


class Network:
    """Sums of rows for what is on, two layers of rectifiers, and a softmax over the players. Learns by Adam."""

    def __init__(self, sizes: list[int], random: np.random.Generator) -> None:
        self.weights = [
            part
            for into, out in pairwise(sizes)
            for part in (
                np.zeros(out),
                random.normal(0, np.sqrt(2 / min(into, 20)), (into, out)) * (0.3 if into == sizes[0] else 1),
            )
        ]
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
        """As games/tricky/memory.py reads it."""
        return np.concatenate([w.ravel() for w in self.weights]).astype(np.float32)


def inputs(rows: Any, cells: list[int]) -> Any:
    """What is on in each position, as games/tricky/memory.py has it."""
    columns = [np.eye(length)[rows[:, i]] for i, length in enumerate(cells)]
    players = [rows[:, i, None] > np.array(STEPS) for i in range(len(cells), rows.shape[1])]
    return np.concatenate([*columns, *players], axis=1)


def from_games(
    players: int, positions: int, manner: int, knowledge: Any, first: int, pool: ThreadPoolExecutor
) -> tuple[Any, Any]:
    """Positions of games from number `first` on, and who won."""

    def part(i: int) -> tuple[Any, Any]:
        rows, won = np.zeros((positions // PARTS, len(cells_of()) + players), np.int16), np.zeros((positions // PARTS, players))
        table, dice = pack([ROOM.set_up(players, ROOM.defaults)]), pack([generator(SEED)])
        moves = np.zeros(ROOM.rules.MOST_MOVES, np.int16)
        game = first + i * positions
        n = LESSON.play_for_lessons(table, table.copy(), moves, dice, players, game, manner, SLIPS, knowledge, rows, won)
        return rows[:n], won[:n]

    found = list(pool.map(part, range(PARTS)))
    return np.concatenate([rows for rows, _ in found]), np.concatenate([won for _, won in found])


def from_turns(players: int, rows: Any, net: Any, pool: ThreadPoolExecutor) -> Any:
    def part(some: Any) -> Any:
        won = np.zeros((len(some), players))
        table = pack([ROOM.set_up(players, ROOM.defaults)])
        LESSON.look_ahead(table, table.copy(), players, some, net, won)
        return won

    return np.concatenate(list(pool.map(part, np.array_split(rows, 4 * PARTS))))


def cells_of() -> list[int]:
    return [len(column.cells) for column in ROOM.defaults.board]


def study(network: Network, rows: Any, won: Any, epochs: int, rate: float, random: np.random.Generator) -> float:
    """So many times through the lessons. The mean error of a share afterwards."""
    steps = epochs * len(rows) // BATCH
    for step in range(steps):
        some = random.integers(0, len(rows), BATCH)
        network.learn(inputs(rows[some], cells_of()), won[some], rate * (1 - step / steps) + rate * 0.05)
    some = random.integers(0, len(rows), 20_000)
    return float(np.sqrt(np.mean((network.forward(inputs(rows[some], cells_of()))[2] - won[some]) ** 2)))


def train(players: int) -> None:
    random = np.random.default_rng(SEED)
    cells = cells_of()
    network = Network([sum(cells) + players * len(STEPS), HIDDEN, SECOND, players], random)
    with ThreadPoolExecutor(2) as pool:
        start = time.monotonic()
        rows, won = from_games(players, FROM_EXPERTS, CAREFUL, NOTHING, 0, pool)
        print(f"{len(rows)} positions of experts, {time.monotonic() - start:.0f} s", flush=True)
        error = study(network, rows, won, 4, 0.003, random)
        print(f"who won: error {error:.4f}, {time.monotonic() - start:.0f} s", flush=True)
        kept: list[Any] = []
        for number in range(ROUNDS):
            net = network.packed()
            first = FROM_EXPERTS * PARTS + number * IN_A_ROUND * PARTS
            kept = [*kept, from_games(players, IN_A_ROUND, KNOWING, net, first, pool)[0]][-REMEMBERED:]
            rows = np.concatenate(kept)
            won = from_turns(players, rows, net, pool)
            rate = 0.002 * (1 - number / ROUNDS) + 0.0002
            error = study(network, rows, won, 12, rate, random)
            print(f"round {number + 1}: {len(rows)} turns, error {error:.4f}, {time.monotonic() - start:.0f} s", flush=True)
            np.savez_compressed(
                FOLDER / f"{players}.npz", board=board_name(ROOM.set_up(players, ROOM.defaults)), network=network.packed()
            )


if __name__ == "__main__":
    train(int(sys.argv[1]))
