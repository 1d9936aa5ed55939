"""The pieces of Carnavalo (C2, C3), by numbers.

A card is numbered by owner and value (OWNER, VALUE), 0 is no card. A tent and its movement chip share a number, 0 to 5. A
tent chip is numbered by its value, 1 to 4, then 2x and 3x; 0 is no chip.
"""

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

# The owner and the value of each card; the number 0 is no card.
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

# The viewers of knowledge: everybody (what a spectator knows), and each seat + 1.
EVERYBODY = 0
VIEWERS = 1 + MOST_PLAYERS
