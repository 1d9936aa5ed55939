"""Solving tricky for two: value iteration, in an order in which nearly every turn leads to a place already done."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from speeltafel.games.tricky.bots import value_iteration
from speeltafel.games.tricky.bots.duel import ENDS_OF_TURN, LOSS, TIE, Duel, place_of
from speeltafel.games.tricky.bots.policy import CAREFUL, GREEDY
from speeltafel.games.tricky.bots.turn import CHOICES, LANES
from speeltafel.games.tricky.bots.value_iteration import Lanes
from speeltafel.games.tricky.bots.weights import FINE, as_table, board_name, solution_file
from speeltafel.games.tricky.rules import CHIPS_AT_START, COLUMNS, State

PLAYERS = 2
KERNELS = value_iteration
MARGIN = 2  # the stake at the beginning, and so many chips more
TOGETHER = 512  # positions in a task
GOOD_ENOUGH = 1e-8
GOOD_ENOUGH_FOR_REPLIES = 5e-4  # in the chance at the beginning of a game
MOST_SWEEPS = 200
FIXED_POLICIES = {"skilled": GREEDY, "expert": CAREFUL}

Floats = npt.NDArray[np.float64]
Work = Callable[[Any], Floats]
SideBySide = Callable[[Callable[[Any], Any], list[Any]], Iterator[Any]]


@dataclass
class Sweep:
    """A pass through all positions."""

    number: int
    residual: float  # the largest change
    chance: float  # of the first player at the beginning of a game


class Solver:
    """`kernels` is the compiled copy of KERNELS, `s` a state with the board, `side_by_side` spreads work over the cores."""

    def __init__(self, s: State, kernels: Any, table: Any, side_by_side: SideBySide, margin: int = MARGIN) -> None:
        self._kernels = kernels
        self._table = table
        self._side_by_side = side_by_side
        self.board = board_name(s)
        self.default_file = solution_file(s)
        self.duel = duel_on(s, 2 * CHIPS_AT_START[PLAYERS] + margin)
        kernels.prepare(table, self.duel)
        self.layers = layers(s, self.duel)
        self.start = place_of(self.duel.base, self.duel.most, 0, CHIPS_AT_START[PLAYERS], CHIPS_AT_START[PLAYERS])
        self.value: Floats = np.full(len(self.duel.f), 0.5)

    @property
    def exploitable(self) -> list[str]:
        """The levels whose policy is fixed, so that it can be exploited."""
        return list(FIXED_POLICIES)

    @property
    def positions(self) -> int:
        return len(self.value)

    def sweeps(self, done: Callable[[int], None]) -> Iterator[Sweep]:
        """Yield passes until nothing changes any more.

        `done` is called with how many positions have been looked at.
        """

        def improved(places: Any) -> Floats:
            new = np.zeros(len(places))
            self._kernels.improve(places, new, self.value, self.duel, empty_lanes())
            return new

        for number in range(1, MOST_SWEEPS + 1):
            residual = self._sweep([(self.value, improved)], done)
            yield Sweep(number, residual, float(self.value[self.start]))
            if residual < GOOD_ENOUGH:
                return

    def best_response(self, level: str, done: Callable[[int], None]) -> Iterator[Sweep]:
        """Yield passes against a player of that level.

        The chance is that of a player who knows the level's policy, in both seats.
        """
        ratings = np.zeros(self.positions + 2)
        self._kernels.list_ratings(self._table, self.duel, FIXED_POLICIES[level], ratings)
        ratings[TIE], ratings[LOSS] = (0.5, 0.0) if FIXED_POLICIES[level] == CAREFUL else (-100.0, -100.0)
        theirs = self.value.copy()  # the chance of a player of that level on turn
        mine = self.value.copy()

        def evaluated(places: Any) -> Floats:
            new = np.zeros(len(places))
            self._kernels.evaluate_fixed_policy(places, new, mine, ratings, self.duel, empty_lanes())
            return new

        def replied(places: Any) -> Floats:
            new = np.zeros(len(places))
            self._kernels.improve(places, new, theirs, self.duel, empty_lanes())
            return new

        before = 0.0
        for number in range(1, MOST_SWEEPS + 1):
            residual = self._sweep([(theirs, evaluated), (mine, replied)], done)
            chance = float(mine[self.start] + 1 - theirs[self.start]) / 2
            yield Sweep(number, residual, chance)
            if abs(chance - before) < GOOD_ENOUGH_FOR_REPLIES:
                return
            before = chance

    def _sweep(self, parts: list[tuple[Floats, Work]], done: Callable[[int], None]) -> float:
        """Pass once through all positions, layer by layer, in each layer one part after the other.

        Return the largest change.
        """
        residual = 0.0
        for layer in self.layers:
            tasks = [layer[i : i + TOGETHER] for i in range(0, len(layer), TOGETHER)]
            for value, work in parts:
                new = np.concatenate(list(self._side_by_side(work, tasks)))
                residual = max(residual, float(np.abs(new - value[layer]).max()))
                value[layer] = new
                done(len(layer))
        return residual

    def chances(self) -> npt.NDArray[np.uint16]:
        """Return all chances, in two bytes each."""
        return np.rint(self.value * FINE).astype(np.uint16)

    def weights(self) -> npt.NDArray[np.float32]:
        """Return the chances in the form of a master's weights."""
        table: npt.NDArray[np.float32] = as_table(self.duel.base, self.duel.most, self.chances())
        return table

    def save(self, file: Path) -> None:
        """Save the chances as a file for the master."""
        file.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(file, board=self.board, base=self.duel.base, most=self.duel.most, chances=self.chances())


def empty_lanes() -> Lanes:
    wide, narrow = (CHOICES, LANES), LANES
    return Lanes(np.zeros(wide), np.zeros(wide), np.zeros(narrow), np.zeros(narrow))


def duel_on(s: State, stake: int) -> Duel:
    """Return room for all positions up to that stake on the board of `s`."""
    paid = own_on_board(s)
    most = np.maximum(stake - paid, 0)
    sizes = (most + 1) * (most + 2) // 2
    base = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    ends = [np.zeros((len(paid), ENDS_OF_TURN), np.int16) for _ in range(4)]
    places = int(sizes.sum())
    need, gain, fine, to = ends
    f, c, d = np.zeros(places, np.int32), np.zeros(places, np.int16), np.zeros(places, np.int16)
    return Duel(need, gain, fine, to, base.astype(np.int32), most.astype(np.int16), f, c, d)


def layers(s: State, duel: Duel) -> list[npt.NDArray[np.int64]]:
    """Return the places in the order of sweeping: by stake, and of the same stake those with the fullest columns first."""
    stake = own_on_board(s)[duel.f] + duel.c + duel.d
    cells = np.sum(_filled(s), axis=0)
    key = stake * (cells.max() + 1) + cells.max() - cells[duel.f]
    order = np.argsort(key, kind="stable")
    return np.split(order, np.flatnonzero(np.diff(key[order])) + 1)


def own_on_board(s: State) -> npt.NDArray[np.int64]:
    """Return for each fill what the players have paid for it."""
    paid: npt.NDArray[np.int64] = np.sum([np.array(s.own[column])[filled] for column, filled in enumerate(_filled(s))], axis=0)
    return paid


def _filled(s: State) -> list[npt.NDArray[np.int64]]:
    """Return for each column how many of its cells are filled, for every fill."""
    f = np.arange(int(np.prod(s.cells)))
    found = []
    for column in range(COLUMNS):
        found.append(f % s.cells[column])
        f = f // s.cells[column]
    return found
