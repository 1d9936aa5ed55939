"""The value network with which a master plays with three to five. Written like the rules, to be compiled."""

from math import exp
from typing import Any

import numpy as np

from speeltafel.games.tricky.rules import COLUMNS, State

# Each column has an input for each number of filled cells, each player one for each number of chips.
HIDDEN = 64
SECOND = 32
MOST_CHIPS = 44  # told apart


def inputs(s: State, active: Any) -> int:
    """The inputs of the network that are on, from who is on turn round the table. How many there are."""
    count = 0
    first = 0
    for column in range(COLUMNS):
        active[count] = first + s.filled[column]
        first += s.cells[column]
        count += 1
    for i in range(s.players):
        active[count] = first + min(s.chips[(s.turn + i) % s.players], MOST_CHIPS)
        first += MOST_CHIPS + 1
        count += 1
    return count


def shares(s: State, net: Any, active: Any, hidden: Any, second: Any, share: Any) -> None:
    """Everybody's chance to win, from who is on turn round the table."""
    count = inputs(s, active)
    size = (MOST_CHIPS + 1) * s.players
    for column in range(COLUMNS):
        size += s.cells[column]
    for j in range(HIDDEN):
        hidden[j] = net[j]
    at = HIDDEN
    for i in range(count):
        row = at + active[i] * HIDDEN
        for j in range(HIDDEN):
            hidden[j] += net[row + j]
    at += size * HIDDEN
    for j in range(SECOND):
        second[j] = net[at + j]
    at += SECOND
    for i in range(HIDDEN):
        x = hidden[i]
        if x > 0.0:
            row = at + i * SECOND
            for j in range(SECOND):
                second[j] += x * net[row + j]
    at += HIDDEN * SECOND
    total = 0.0
    for seat in range(s.players):
        y = net[at + seat]
        for i in range(SECOND):
            if second[i] > 0.0:
                y += second[i] * net[at + s.players + i * s.players + seat]
        share[seat] = exp(y)
        total += share[seat]
    for seat in range(s.players):
        share[seat] /= total


def chance_by_network(s: State, seat: int, net: Any) -> float:
    share = np.zeros(s.players)
    active = np.zeros(COLUMNS + s.players, np.int64)
    shares(s, net, active, np.zeros(HIDDEN, np.float32), np.zeros(SECOND, np.float32), share)
    return float(share[(seat - s.turn) % s.players])
