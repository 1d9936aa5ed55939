"""Notes of Carnavalo's bots during a search: by player, unless it says otherwise."""

from dataclasses import dataclass, field

from speeltafel.core.state import floats
from speeltafel.games.carnavalo.bots.weights import THINGS
from speeltafel.games.carnavalo.mechanics.components import MOST_PLAYERS, MOST_TRACK, TENTS
from speeltafel.games.carnavalo.rules import MOST_MOVES

PLACES = TENTS + 1


@dataclass(slots=True)
class Notes:
    # For each place:
    sums: list[list[float]] = floats(PLACES, MOST_PLAYERS)
    strong: list[list[float]] = floats(PLACES, MOST_PLAYERS)  # strengths, while the day goes on
    strong_ended: list[list[float]] = floats(PLACES, MOST_PLAYERS)  # and if it ended now
    worths: list[float] = floats(PLACES)  # of the places as they are, while the day goes on
    worths_ended: list[float] = floats(PLACES)
    # For the table:
    mean: list[float] = floats(MOST_PLAYERS)  # of the cards that they have not shown
    counts: list[float] = floats(MOST_PLAYERS)  # how a point of theirs counts
    trial: list[float] = floats(MOST_PLAYERS)  # strengths after a change
    hope: list[float] = floats(MOST_TRACK + 1)  # by field of a disc: what it will be worth if it is not won by tonight
    calmness: float = field(default=0.0, metadata={"item": "f8"})  # how far apart sums must be to mean much
    # For each move, by its place in the list:
    ratings: list[float] = floats(MOST_MOVES)
    # For one player, as weights.py lists it:
    things: list[float] = floats(THINGS)
