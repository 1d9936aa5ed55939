"""The six movement chips: who holds which, the stack, and what everybody knows of it.

Chips lie face down. Everyone sees where they go, which the first ones are (C6), and those played for a direct move (CR8). So
for every viewer the state keeps where each chip can be: a set of places, one bit for each. A place is the hand of a seat, or
a position in the stack counted from the top.
"""

from speeltafel.core.state import tell
from speeltafel.games.carnavalo.mechanics import events
from speeltafel.games.carnavalo.mechanics.components import MOST_PLAYERS, NO_TENT, TENTS, VIEWERS
from speeltafel.games.carnavalo.mechanics.state import State

FIRST_IN_STACK = MOST_PLAYERS  # the hands are the places before it
PLACES = FIRST_IN_STACK + TENTS
IN_HANDS = (1 << FIRST_IN_STACK) - 1
IN_STACK = ((1 << TENTS) - 1) << FIRST_IN_STACK

# How many bits are set in a number of six bits, and which, from the lowest; filled up to eight for the strides of `legal`.
COUNT = [n.bit_count() for n in range(1 << TENTS)]
MEMBERS = [([i for i in range(TENTS) if n >> i & 1] + [0] * 8)[:8] for n in range(1 << TENTS)]


def shuffle_chips(s: State) -> None:
    """C6: none is dealt yet, and none can be anywhere."""
    s.stacked = 0
    for chip in range(TENTS):
        s.stack[chip] = NO_TENT
        for viewer in range(VIEWERS):
            s.may_be[viewer][chip] = 0
    for seat in range(MOST_PLAYERS):
        s.held[seat] = 0


def deal_chip(s: State, seat: int, chip: int) -> None:
    """C6: the first chip of a player, which all see."""
    s.held[seat] = 1 << chip
    for viewer in range(1 + s.players):
        s.may_be[viewer][chip] = 1 << seat


def stack_chip(s: State, chip: int, in_all: int) -> None:
    """C6: put a chip into the stack of `in_all` chips. It can be anywhere in it."""
    s.stack[s.stacked] = chip
    s.stacked += 1
    for viewer in range(1 + s.players):
        s.may_be[viewer][chip] = ((1 << in_all) - 1) << FIRST_IN_STACK


def give_top_chip(s: State, seat: int) -> None:
    """C12: a player gets the top chip of the stack and looks at it. An empty stack gives none (CR6)."""
    if s.stacked == 0:
        tell(s, events.NO_CHIP_LEFT, seat)
        return
    chip = s.stack[0]
    s.stacked -= 1
    for i in range(s.stacked):
        s.stack[i] = s.stack[i + 1]
    s.stack[s.stacked] = NO_TENT
    s.held[seat] |= 1 << chip
    for viewer in range(1 + s.players):
        for other in range(TENTS):
            places = s.may_be[viewer][other]
            moved_up = (places >> 1) & IN_STACK
            from_the_top = ((places >> FIRST_IN_STACK) & 1) << seat
            s.may_be[viewer][other] = (places & IN_HANDS) | moved_up | from_the_top
    learn(s, seat + 1, chip, seat)
    tell(s, events.GOT_CHIP, seat, chip)


def put_under_stack(s: State, seat: int, chip: int) -> None:
    """C10, C13, C18: put a chip face down under the stack.

    For the others it is one of those that the player can have held.
    """
    bottom = FIRST_IN_STACK + s.stacked
    s.stack[s.stacked] = chip
    s.stacked += 1
    s.held[seat] ^= 1 << chip
    hand_left = ~(1 << seat) if s.held[seat] == 0 else -1
    for viewer in range(1 + s.players):
        if viewer != seat + 1:
            for other in range(TENTS):
                places = s.may_be[viewer][other]
                s.may_be[viewer][other] = (places | ((places >> seat) & 1) << bottom) & hand_left
    s.may_be[seat + 1][chip] = 1 << bottom


def show_bottom_chip(s: State) -> None:
    """CR8: all have seen the chip that went under the stack last."""
    for viewer in range(1 + s.players):
        learn(s, viewer, s.stack[s.stacked - 1], FIRST_IN_STACK + s.stacked - 1)


def learn(s: State, viewer: int, chip: int, place: int) -> None:
    """Note that a viewer knows where a chip is, and what follows from it for the others."""
    if s.may_be[viewer][chip] != 1 << place:
        s.may_be[viewer][chip] = 1 << place
        while conclude(s, viewer):
            pass


def conclude(s: State, viewer: int) -> bool:
    """Draw one round of conclusions: a full place has no other chips, and a chip that a place needs is there.

    Return whether anything was learned.
    """
    learned = False
    for place in range(PLACES):
        room = room_in(s, place)
        if room == 0:
            continue
        here = 1 << place
        surely = 0
        possibly = 0
        for chip in range(TENTS):
            if s.may_be[viewer][chip] & here != 0:
                possibly += 1
                if s.may_be[viewer][chip] == here:
                    surely += 1
        if surely < possibly and (surely == room or possibly == room):
            learned = True
            for chip in range(TENTS):
                places = s.may_be[viewer][chip]
                if places & here != 0 and places != here:
                    s.may_be[viewer][chip] = here if possibly == room else places ^ here
    return learned


def room_in(s: State, place: int) -> int:
    """Return how many chips are in a place."""
    if place < FIRST_IN_STACK:
        return COUNT[s.held[place]]
    return 1 if place - FIRST_IN_STACK < s.stacked else 0
