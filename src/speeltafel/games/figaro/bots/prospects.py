"""Win chances between two rounds, by the roads. Written like the rules, to be compiled."""

from math import exp, sqrt
from typing import Any

from speeltafel.games.figaro.bots.notes import Notes
from speeltafel.games.figaro.mechanics.scoring import longest_of_player, road
from speeltafel.games.figaro.mechanics.state import NO_PIECE, PIECES, ROUNDS, State

# How far roads can still drift apart, in percent of the length of the pieces to come, by number of players.
# Fitted to the winners of games between players by rule: python -m tools.fit.fit_figaro --games 40000
SPREAD = [0, 0, 0, 173, 139, 116, 93]
PERCENT = 100
TO_BE_EXCHANGED = 0.2  # how much of a longest piece does not count, since it may be exchanged (F18)


def chances_before_round(s: State, notes: Notes, shares: Any) -> None:
    """Estimate the win chances, if all play equally well."""
    if s.round == ROUNDS - 1:
        chances_before_last_round(s, notes, shares)
    else:
        chances_by_length(s, shares)
    total = 0.0
    for seat in range(s.players):
        total += shares[seat]
    for seat in range(s.players):
        shares[seat] /= total


def chances_by_length(s: State, shares: Any) -> None:
    """Estimate chances by the roads: the shorter, the better. The pieces still to come decide by how much."""
    spread = SPREAD[s.players] / PERCENT * length_to_come(s)
    for seat in range(s.players):
        shares[seat] = exp(-length_that_counts(s, seat) / spread)


def length_to_come(s: State) -> float:
    """Return about how much a road may still grow."""
    squares = 0.0
    for piece in range(PIECES):
        if s.group[piece] >= s.round:
            squares += s.length[piece] * s.length[piece]
    return sqrt(squares / s.players)


def length_that_counts(s: State, seat: int) -> float:
    return float(road(s, seat) - TO_BE_EXCHANGED * longest_length(s, seat))


def longest_length(s: State, seat: int) -> int:
    piece = longest_of_player(s, seat)
    return 0 if piece == NO_PIECE else s.length[piece]


def chances_before_last_round(s: State, notes: Notes, shares: Any) -> None:
    """Estimate chances for a random ranking (F16–F18, F20): each seat is equally likely to have the fewest cards.

    Exact for four players.
    """
    roads, pool = notes.roads, notes.pool
    for seat in range(s.players):
        shares[seat] = 0.0
    others = s.players - 1
    for fewest in range(s.players):
        note_roads(s, roads)
        note_pool(s, pool)
        roads[fewest] += exchanged(pool, others, longest_length(s, fewest))
        for start in range(others):
            for step in range(1, others, others - 2 if others > 2 else 1):  # clockwise, and the other way round
                shares[winner_of(s, roads, pool, fewest, start, step)] += 1.0


def note_roads(s: State, roads: Any) -> None:
    for seat in range(s.players):
        roads[seat] = road(s, seat)


def note_pool(s: State, pool: Any) -> None:
    """Note the pieces of this round, longest first."""
    count = 0
    for piece in range(PIECES):
        if s.group[piece] == s.round:
            pool[count] = s.length[piece]
            count += 1


def exchanged(pool: Any, count: int, longest: int) -> float:
    """Exchange a piece for the shortest of the pool, if that is shorter (F18).

    Return by how much the road changes.
    """
    change = pool[count - 1] - longest
    if change >= 0.0:
        return 0.0
    place = count - 1
    while place > 0 and pool[place - 1] < longest:
        pool[place] = pool[place - 1]
        place -= 1
    pool[place] = longest
    return float(change)


def winner_of(s: State, roads: Any, pool: Any, fewest: int, start: int, step: int) -> int:
    """Return the seat with the shortest road, if all but `fewest` get the pieces in that order."""
    others = s.players - 1
    best = fewest
    shortest = roads[fewest]
    for rank in range(others):
        seat = (fewest + 1 + (start + step * rank) % others) % s.players
        length = roads[seat] + pool[rank]
        if length < shortest:
            shortest = length
            best = seat
    return best
