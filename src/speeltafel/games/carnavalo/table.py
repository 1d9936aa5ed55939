"""What lies on the table of Carnavalo: the State, the names of everything in it, and the handling of cards and discs.

A card is numbered by owner and value (OWNER, VALUE), 0 is no card. A tent and its movement chip share a number, 0 to 5. A tent
chip is numbered by its value, 1 to 4, then 2x and 3x; 0 is no chip.
"""

from dataclasses import dataclass

from speeltafel.core.state import AnyState, ints, tell

MOST_PLAYERS = 6
TENTS = 6
VALUES = 5  # a player's cards are 1 to 5 (C2)
CARDS = MOST_PLAYERS * VALUES
DAYS = 4  # as many as there are floats (C3)
MOST_IN_PROCESSION = 5  # C17
MOST_FIELDS = 48  # of a route
MOST_TRACK = 20

PRINCE, MISS, BAR = range(3)
CITIZENS = 3

NO_CARD = 0
NO_TENT = -1
WON = -1  # where a disc is that its owner has won
NOBODY = -1

# Of a card, its owner and its value; the number 0 is no card.
OWNER = [NOBODY] + [seat for seat in range(MOST_PLAYERS) for _ in range(VALUES)]
VALUE = [0] + [value for _ in range(MOST_PLAYERS) for value in range(1, VALUES + 1)]
FULL_HAND = (1 << VALUES) - 1

# C3: the tent chips by kind and the procession chips by number, as many as the box has.
NO_CHIP = 0
TIMES_2, TIMES_3 = 5, 6
KINDS = 7
TENT_CHIPS = [0, 6, 6, 6, 6, 0, 0]
TENT_CHIPS_ADVANCED = [0, 6, 6, 6, 6, 1, 1]
CHIPS_PER_TENT = 4
PROCESSION_CHIPS = [0, 0, 0, 2, 2, 2]
PROCESSION_LENGTH = 4

# Who may know something: everybody, which is what a spectator knows, and each seat, for which it is the seat + 1.
EVERYBODY = 0
VIEWERS = 1 + MOST_PLAYERS

PHASES = ["pick", "spread", "moves", "tents", "procession", "before", "after", "return", "close", "over"]
PICK, SPREAD, MOVES, TENT_DRAW, PROCESSION_DRAW, BEFORE, AFTER, RETURN, CLOSE, END = range(len(PHASES))

EVENTS = [
    "picked",
    "dealt",
    "lies",
    "tent-chip-open",
    "procession-chip-open",
    "begins",
    "moved",
    "chip-moved",
    "chip-direct",
    "played-empty",
    "played-top",
    "played-under",
    "confetti",
    "got-chip",
    "no-chip",
    "to-procession",
    "turned-up",
    "laid",
    "taken",
    "nothing-there",
    "barred",
    "barricade",
    "passed",
    "returned",
    "ring",
    "ring-zero",
    "day-over",
    "face-down",
    "in-tent",
    "in-procession",
    "won-disc",
    "won-tent-chip",
    "bought-float",
    "won-procession-chip",
    "nobody-there",
    "tied-first",
    "tied-second",
    "no-second",
    "float-removed",
    "new-day",
    "ended",
    "counted",
    "float-costs",
    "total",
]
(
    PICKED,
    DEALT,
    LIES,
    TENT_CHIP_OPEN,
    PROCESSION_CHIP_OPEN,
    BEGINS,
    MOVED,
    CHIP_MOVED,
    CHIP_DIRECT,
    PLAYED_EMPTY,
    PLAYED_TOP,
    PLAYED_UNDER,
    CONFETTI,
    GOT_CHIP,
    NO_CHIP_LEFT,
    TO_PROCESSION,
    TURNED_UP,
    LAID,
    TAKEN,
    NOTHING_THERE,
    BARRED,
    BARRICADE,
    PASSED,
    RETURNED,
    RING,
    RING_ZERO,
    DAY_OVER,
    FACE_DOWN,
    IN_TENT,
    IN_PROCESSION,
    WON_DISC,
    WON_TENT_CHIP,
    BOUGHT_FLOAT,
    WON_PROCESSION_CHIP,
    NOBODY_THERE,
    TIED_FIRST,
    TIED_SECOND,
    NO_SECOND,
    FLOAT_REMOVED,
    NEW_DAY,
    ENDED,
    COUNTED,
    FLOAT_COSTS,
    TOTAL,
) = range(len(EVENTS))


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


def card_of(seat: int, value: int) -> int:
    return seat * VALUES + value


def stage_card(s: State, tent: int) -> int:
    """The top card of a tent, or NO_CARD."""
    return s.pile[tent][s.height[tent]]


def barred_tent(s: State) -> int:
    """C16: the tent where the Barricade man stands, or NO_TENT."""
    return s.tent_at[s.at[BAR]]


def lay_on_top(s: State, tent: int, card: int) -> None:
    s.height[tent] += 1
    s.pile[tent][s.height[tent]] = card


def slide_under(s: State, tent: int, card: int) -> None:
    s.height[tent] += 1
    for i in range(s.height[tent], 1, -1):
        s.pile[tent][i] = s.pile[tent][i - 1]
    s.pile[tent][1] = card


def take_top(s: State, tent: int) -> int:
    card = s.pile[tent][s.height[tent]]
    s.pile[tent][s.height[tent]] = NO_CARD
    s.height[tent] -= 1
    return card


def take_bottom(s: State, tent: int) -> int:
    card = s.pile[tent][1]
    for i in range(1, s.height[tent]):
        s.pile[tent][i] = s.pile[tent][i + 1]
    s.pile[tent][s.height[tent]] = NO_CARD
    s.height[tent] -= 1
    return card


def taken_from(bag: list[int], nth: int) -> int:
    """Draw a chip from a bag, which says how many it holds of each kind: the nth, counted kind after kind."""
    kind = 0
    while nth >= bag[kind]:
        nth -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


def move_disc_on(s: State, seat: int, tent: int) -> None:
    """One field on, if the disc is still there (C12, C14); it stops at the end of the track (CR1)."""
    if s.disc[seat][tent] != WON and s.disc[seat][tent] < s.track:
        s.disc[seat][tent] += 1
        tell(s, CONFETTI, seat, tent, s.disc[seat][tent])
