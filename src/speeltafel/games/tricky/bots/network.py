"""The value network with which a master plays with three to five. Written like the rules, to be compiled."""

from math import exp
from typing import Any

from speeltafel.games.tricky.bots.notes import HIDDEN, SECOND, Notes
from speeltafel.games.tricky.rules import COLUMNS, State

# Each column has an input for each number of filled cells, each player one for each number of chips.
MOST_CHIPS = 44  # more chips count as this many


def inputs(s: State, active: Any) -> int:
    """Note the inputs of the network that are on, from the player on turn round the table.

    Return how many there are.
    """
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


def shares(s: State, net: Any, notes: Notes) -> None:
    """Note the win chances from the player on turn round the table, as `from_turn`."""
    active, hidden, second, share = notes.active, notes.hidden, notes.second, notes.from_turn
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


def chance_by_network(s: State, notes: Notes, seat: int, net: Any) -> float:
    shares(s, net, notes)
    return float(notes.from_turn[(seat - s.turn) % s.players])
