"""Notes of Figaro's bots during a search: by player, unless it says otherwise."""

from dataclasses import dataclass

from speeltafel.core.state import floats, ints
from speeltafel.games.figaro.mechanics.state import KINDS, MOST_PLAYERS
from speeltafel.games.figaro.rules import MOST_MOVES


@dataclass(slots=True)
class Notes:
    # For ratings:
    unseen: list[int] = ints(KINDS)  # cards in the hands of the others together, by kind
    now: list[float] = floats(MOST_PLAYERS)  # what it means if they take at once
    stake: list[float] = floats(MOST_PLAYERS)  # and if they take soon
    threat: list[float] = floats(MOST_PLAYERS)  # to their row
    ratings: list[float] = floats(MOST_MOVES)  # of the moves, by their place in the list
    # For prospects:
    roads: list[float] = floats(MOST_PLAYERS)
    pool: list[float] = floats(MOST_PLAYERS)  # the pieces of a round, longest first
