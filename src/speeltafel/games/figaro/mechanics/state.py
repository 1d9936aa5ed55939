"""Figaro: the pieces in the box (F1–F3), and the State with everything on the table.

Cards of one kind are alike, so hands, rows and stacks are counts by kind of card: `s.hand[seat][kind]`.
"""

from dataclasses import dataclass

from speeltafel.core.state import AnyState, ints

VERSION = 2  # of the rules; 1: in `nl` a tie for the fewest cards went to the first one left of the King (FE3)
FEWEST_PLAYERS = 3
MOST_PLAYERS = 6
ROUNDS = 3

# The kinds of card: 1, 2 and 3 of blue, then of green, purple, red and yellow; jester 1, jester 2, ring dance.
COLOURS = 5
VALUES = 3
COLOURED = COLOURS * VALUES  # the kinds below this one have a colour: kind // VALUES
JESTER_1, JESTER_2, DANCE = range(COLOURED, COLOURED + 3)
KINDS = DANCE + 1
COPIES = [3, 6, 1] * COLOURS + [3, 2, 5]
COPIES_FOR_THREE = [3, 6, 1] * COLOURS + [2, 1, 2]  # less one colour (F2)
VALUE = [1, 2, 3] * COLOURS + [1, 2, 0]
HAND = [0, 0, 0, 15, 15, 12, 10]  # cards for each, by number of players (F5)
NO_COLOUR = -1

PIECES = 15
LONGEST = 999  # a road piece has a length of three digits at most
NO_PIECE = -1
NO_ROUND = -1
NOBODY = -1

EN, NL = range(2)  # editions

PHASES = ["box", "roads", "start", "deal", "play", "swap", "over"]
BOX, ROADS, START, DEAL, PLAY, EXCHANGE, END = range(len(PHASES))

# Why a player is on turn.
WHY = ["no-turn", "begins", "next", "six", "took", "fewest"]
NO_TURN, BEGINS, NEXT, SIX, TOOK, FEWEST = range(len(WHY))

EVENTS = [
    *("boxed", "road-group", "starts", "dealt"),
    *("played", "last-card", "danced", "got", "took"),
    *("round-over", "ranked", "tied", "fewest-tied", "no-exchange", "exchanged", "stayed", "won"),
]
BOXED, ROAD_GROUP, STARTS, DEALT, PLAYED, LAST_CARD, DANCED, GOT, TOOK_CARDS, ROUND_OVER, RANKED, TIED, FEWEST_TIED = range(13)
NO_EXCHANGE, EXCHANGED, STAYED, WON = range(13, len(EVENTS))

# Why a player took all face-up cards: details of TOOK_CARDS.
REACHED_SIX, UNABLE, CHOSE = range(3)


@dataclass(slots=True)
class State(AnyState):
    round: int = 0  # 0, 1, 2
    king: int = NOBODY  # the seat that has the King
    why: int = NO_TURN  # why `actor` is on turn
    boxed: int = NO_COLOUR  # the colour that stays in the box with three players

    # Cards: counts by kind, and what follows from them, kept at hand.
    undealt: list[int] = ints(KINDS, item="i1")
    undealt_size: int = 0
    hand: list[list[int]] = ints(MOST_PLAYERS, KINDS, item="i1")
    hand_size: list[int] = ints(MOST_PLAYERS)
    row: list[list[int]] = ints(MOST_PLAYERS, KINDS, item="i1")  # face up in front of a seat
    total: list[int] = ints(MOST_PLAYERS)  # of the values in a row
    colour: list[int] = ints(MOST_PLAYERS)  # of a row, or NO_COLOUR
    place: list[int] = ints(COLOURS)  # the seat whose row has that colour, or NOBODY
    face_up: int = 0  # cards in all rows
    stack: list[list[int]] = ints(MOST_PLAYERS, KINDS, item="i1")
    stack_size: list[int] = ints(MOST_PLAYERS)

    # `nl`: what binds a player, and what everybody knows about their hand.
    elsewhere: int = 0  # 1: the card played now must go in front of another player (FE2)
    took: list[int] = ints(MOST_PLAYERS)  # 1: took into their hand, and nobody onto a stack since (FR6)
    known: list[list[int]] = ints(MOST_PLAYERS, KINDS, item="i1")  # cards in their hand that were taken from the table
    only: list[int] = ints(MOST_PLAYERS)  # their other cards are all of that colour, or NO_COLOUR
    not_only: list[list[int]] = ints(MOST_PLAYERS, COLOURS, item="i1")  # 1: their other cards are not all of that colour

    # Road pieces: the group in which one lies (a round), or the seat that won it; neither in the bag or out of the game.
    group: list[int] = ints(PIECES)
    owner: list[int] = ints(PIECES)

    # The box and the way to play: no part of the position.
    length: list[int] = ints(PIECES)  # of each piece, longest first
    edition: int = EN
    version: int = VERSION


def colour_of(kind: int) -> int:
    """Return the colour of a card; jesters and ring dances have none."""
    return kind // VALUES if kind < COLOURED else NO_COLOUR
