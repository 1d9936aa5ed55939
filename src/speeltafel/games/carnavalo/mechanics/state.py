"""The State of Carnavalo: everything on the table. components.py says what its numbers mean."""

from dataclasses import dataclass

from speeltafel.core.state import AnyState, ints
from speeltafel.games.carnavalo.mechanics.components import (
    BAR,
    CARDS,
    CHIPS_PER_TENT,
    CITIZENS,
    KINDS,
    MOST_FIELDS,
    MOST_IN_PROCESSION,
    MOST_PLAYERS,
    NO_CARD,
    PROCESSION_CHIPS,
    PROCESSION_LENGTH,
    TENTS,
    VIEWERS,
)

PHASES = ["pick", "spread", "moves", "tents", "procession", "before", "after", "return", "close", "over"]
PICK, SPREAD, MOVES, TENT_DRAW, PROCESSION_DRAW, BEFORE, AFTER, RETURN, CLOSE, END = range(len(PHASES))


@dataclass(slots=True)
class State(AnyState):
    day: int = 0  # 1 to 4
    quiet: int = 0  # turns up to this one in which no card was played or sent to the procession (CR11)
    drawn: int = 0  # draws done of the chance event under way
    ring: int = 0
    at: list[int] = ints(CITIZENS, item="i1")  # the field of each citizen

    hand: list[int] = ints(MOST_PLAYERS, item="i1")  # cards in hand: bit 0 for the 1, bit 4 for the 5
    pile: list[list[int]] = ints(TENTS, CARDS + 1, item="i1")  # of each tent the floor, NO_CARD, and its cards from the bottom
    height: list[int] = ints(TENTS, item="i1")  # how many they are
    shown: list[int] = ints(CARDS + 1, item="i1")  # 1 for a card whose value all have seen today
    middle: int = NO_CARD  # the card that follows the Miss
    procession: list[int] = ints(MOST_IN_PROCESSION, item="i1")
    in_procession: int = 0
    counted_at: list[int] = ints(CARDS + 1, item="i1")  # where each card lay when the last day was counted: scoring.py
    value: list[list[int]] = ints(TENTS + 1, MOST_PLAYERS, item="i1")  # and what each player had there, with confetti

    held: list[int] = ints(MOST_PLAYERS, item="i1")  # movement chips before each player: bit 0 for t1, bit 5 for t6
    stack: list[int] = ints(TENTS, item="i1")  # movement chips from the top
    stacked: int = 0
    may_be: list[list[int]] = ints(VIEWERS, TENTS, item="i2")  # where each movement chip can be, for all a viewer knows: chips.py

    disc: list[list[int]] = ints(MOST_PLAYERS, TENTS, item="i1")  # the field of each disc, or WON
    chip: list[list[int]] = ints(TENTS, CHIPS_PER_TENT, item="i1")  # tent chips from the top
    chips_gone: list[int] = ints(TENTS, item="i1")  # how many of them were won
    chip_open: list[int] = ints(TENTS, item="i1")  # 1 while the top one lies open
    chips_won: list[list[int]] = ints(MOST_PLAYERS, KINDS, item="i1")
    chips_left: list[int] = ints(KINDS, item="i1")  # not laid out: in the bag while setting up, then in the box
    parade: list[int] = ints(PROCESSION_LENGTH, item="i1")  # procession chips, and the same of them
    parade_gone: int = 0
    parade_open: int = 0
    parade_won: list[list[int]] = ints(MOST_PLAYERS, len(PROCESSION_CHIPS), item="i1")
    parade_left: list[int] = ints(len(PROCESSION_CHIPS), item="i1")
    floats: int = 0  # on the pile, today's included
    has_float: list[int] = ints(MOST_PLAYERS, item="i1")

    # The printed route and the options: they belong to the box, not to the position.
    fields: int = 0
    tent_at: list[int] = ints(MOST_FIELDS, item="i1")  # the tent on each field, or NO_TENT
    field_of: list[int] = ints(TENTS, item="i1")
    start: list[int] = ints(CITIZENS, item="i1")
    track: int = 0  # the last field of the confetti tracks
    advanced: int = 0


def barred_tent(s: State) -> int:
    """C16: the tent where the Barricade man stands, or NO_TENT."""
    return s.tent_at[s.at[BAR]]
