"""Weights of Carnavalo's bots: for what they see (prospects.py), and for win chances (estimate.py).

The former were found by play, with tools/fit/tune_carnavalo.py; the latter with tools/fit/fit_carnavalo.py.
"""

from functools import cache
from typing import Any

from speeltafel.core.arrays import float32s
from speeltafel.games.carnavalo.mechanics.state import State

# What a player weighs, in points unless stated otherwise: a row of numbers for each style.
(
    CALM,  # how far apart sums must be to mean much when nobody has a card left
    RESTLESS,  # and how much further when all cards are still in hand
    BARRED,  # by which factor a barred tent is calmer
    ABSENT,  # the strength of having nothing in a tent, where 1 would be a sum of 0
    AWAY,  # the same in the procession
    RIVALRY,  # how much all rivals' points count together, in own points
    LEADING,  # how much more those of the rivals who are ahead
    DAILY,  # the chance to win a disc on a later day, shared among the players; below 0, how urgent it is today
    AHEAD,  # and how much more for each field it has moved on
    CHIP,  # the worth of a movement chip to the player who gets it
    STAGE,  # the worth of owning the stage card
    EXPOSED,  # the cost of each point of a card on the stage where the Prince can come next
    MISSING,  # the cost of each point of a card in the middle
    RING,  # the cost of each step that the ring leaves to the next player
    CARD,  # the cost of having a card less in hand
    CARD_POINT,  # and for each point of that card
    FLOAT,  # the worth of a float for each day that is left
    FAVOURITE,  # the card to begin with (C5)
    EAGER,  # the least worth of a citizen's move by a movement chip before the action
    NOISE,  # how far a rating can be off
    TEMPERATURE,  # how far apart two moves must be to be explored very differently often
    SENSE,  # how much likelier, in logarithms, a face-down card lies where a point more can be expected of it
    KEPT,  # and how much likelier each point of a card is still in hand
    WEIGHTS,
) = range(24)

CARELESS, THUMB, NEWCOMER = range(3)  # styles
STYLES = 3

# For players by rule of thumb, by name. Two play a different game: what one loses the other has won.
DUEL = {
    "calm": 0.8, "restless": 0.55, "barred": 0.5, "absent": 0.11, "away": 0.74, "rivalry": 1.24, "leading": 0.05,
    "daily": -0.4, "ahead": 0.39, "chip": 0.49, "stage": 0.1, "exposed": 0.22, "missing": -0.08, "ring": 0.05, "card": -0.65,
    "card-point": -0.12, "float": 2.5, "favourite": 3.75, "eager": 0.2, "noise": 0.2, "temperature": 0.7, "sense": 1.0,
    "kept": 0.0,
}  # fmt: skip
MANY = {
    "calm": 0.8, "restless": 1.7, "barred": 0.5, "absent": 0.5, "away": 0.5, "rivalry": 0.8, "leading": 0.05,
    "daily": 0.5, "ahead": 0.25, "chip": 0.2, "stage": 0.3, "exposed": 0.2, "missing": 0.05, "ring": 0.055, "card": -0.32,
    "card-point": 0.38, "float": 1.2, "favourite": 2.55, "eager": 0.1, "noise": 0.2, "temperature": 0.7, "sense": 1.0,
    "kept": 0.0,
}  # fmt: skip
BEGINNERS_NOISE = 3.0
NEWCOMERS_NOISE = 30.0

THINGS = 8  # that count towards winning
FIRST_DAY = 2  # before it nothing is decided

# The features at the beginning of the second, third and fourth day, by number of players: points, discs won,
# discs on field 1, 2, 3 and further, a float, to begin the day. Only what a player has more of than the others matters.
WINNING = {
    2: [
        [0.17, -0.13, 0.58, -0.07, 0, 0, 0.01, -0.05],
        [0.26, -0.02, 0.52, 0.02, 0, 0, 0.18, 0.12],
        [0.35, -0.16, 0.35, -0.02, 0, 0, 0.14, 0.42],
    ],
    3: [
        [0.14, -0.28, 0.06, 0.2, 0.06, -0.03, 0.92, 0.08],
        [0.2, -0.41, 0.03, 0.16, 0.04, -0.07, 0.89, 0.11],
        [0.28, -0.45, 0.05, 0.16, -0.06, 0, 0.78, 0.03],
    ],
    4: [
        [0.17, -0.36, 0.07, 0.11, 0.2, 0.04, 0.82, 0.09],
        [0.22, -0.39, 0.01, 0.05, 0.1, 0.02, 0.76, 0.11],
        [0.31, -0.35, 0.03, 0.06, 0.01, 0.13, 0.64, 0.01],
    ],
    5: [
        [0.18, -0.32, -0.03, 0.12, 0.26, 0.04, 0.65, 0.14],
        [0.24, -0.27, -0.01, 0.13, 0.04, 0.04, 0.56, 0.08],
        [0.34, -0.3, -0.01, 0.07, -0.13, -0.04, 0.4, 0.07],
    ],
    6: [
        [0.19, -0.33, 0.03, 0.17, 0.19, -0.07, 0.32, 0.18],
        [0.25, -0.26, 0.06, 0.14, 0.24, 0, 0.33, 0.13],
        [0.37, -0.26, 0, 0.08, 0.15, 0.11, 0.24, 0.15],
    ],
}


def weights_for(s: State) -> Any:
    """Return the weights for this number of players: those of each style, then the features of each day."""
    return _weights(s.players)


@cache
def _weights(players: int) -> Any:
    casual = DUEL if players == 2 else MANY
    beginner = {**casual, "noise": BEGINNERS_NOISE}
    newcomer = {**casual, "noise": NEWCOMERS_NOISE}
    rows = [*(list(style.values()) for style in (beginner, casual, newcomer)), *WINNING[players]]
    return float32s([number for row in rows for number in row])
