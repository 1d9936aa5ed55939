"""Notes of tricky's bots during a search. By choice: the dice kept from now on, as bots/turn.py counts them."""

from dataclasses import dataclass

from speeltafel.core.state import floats, ints
from speeltafel.games.tricky.bots.turn import CHOICES
from speeltafel.games.tricky.rules import COLUMNS, MOST_PLAYERS

HIDDEN, SECOND = 64, 32  # units of the network


@dataclass(slots=True)
class Notes:
    worth: list[float] = floats(CHOICES)  # to the player on turn
    share: list[list[float]] = floats(CHOICES, MOST_PLAYERS)  # everybody's chance to win
    next_share: list[list[float]] = floats(CHOICES, MOST_PLAYERS)  # the same for the next turn
    next_chances: list[float] = floats(CHOICES)  # that the next turn ends so
    # For the network, where seats are counted from who is on turn:
    active: list[int] = ints(COLUMNS + MOST_PLAYERS)
    hidden: list[float] = floats(HIDDEN, item="f4")
    second: list[float] = floats(SECOND, item="f4")
    from_turn: list[float] = floats(MOST_PLAYERS)  # everybody's chance to win
