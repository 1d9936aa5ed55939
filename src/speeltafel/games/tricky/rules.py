"""tricky: the rules T1–T12 and TR1–TR4 of docs/rules/tricky.md, in its words."""

from dataclasses import dataclass

from speeltafel.core.state import CHANCE, OVER, AnyState, ints, tell
from speeltafel.games.tricky.mechanics.dice import (
    COUNT,
    DICE,
    FACES,
    FALLS,
    FALLS_FROM,
    KEEPS,
    KEEPS_FROM,
    MOST_KEEPS,
    SIZE,
    WAYS,
)

VERSION = 1
FEWEST_PLAYERS = 2
MOST_PLAYERS = 5
MOST_MOVES = MOST_KEEPS

PHASES = ["roll", "keep", "over"]
ROLL, KEEP, END = range(len(PHASES))

EVENTS = ["rolled", "kept", "filled", "won", "gave", "borrowed", "bankrupt", "ended"]
ROLLED, KEPT, FILLED, WON, GAVE, BORROWED, BANKRUPT, ENDED = range(len(EVENTS))

CHIPS = 130
CHIPS_AT_START = [0, 0, 18, 22, 25, 25]  # by number of players (T1)
MOST_BORROWED = 5

COLUMNS = 5  # there is no column for 6 (T3)
MOST_CELLS = 24
NO_COLUMN = -1
NO_ROLL = 0
NOBODY = -1


@dataclass(slots=True)
class State(AnyState):
    turn: int = 0  # the seat on turn: it rolls and keeps
    left: int = 0  # dice not yet set aside
    roll: int = 0  # the handful on the table (phase KEEP)
    kept: list[int] = ints(FACES)  # dice set aside this turn, by face
    filled: list[int] = ints(COLUMNS)  # filled cells of each column
    chips: list[int] = ints(MOST_PLAYERS)
    supply: int = 0
    bankrupt: int = NOBODY

    # The printed board: it belongs to the box, not to the position.
    cells: list[int] = ints(COLUMNS)  # length of each column
    own: list[list[int]] = ints(COLUMNS, MOST_CELLS + 1)  # chips for its first 0, 1, 2 … cells that the player pays
    common: list[list[int]] = ints(COLUMNS, MOST_CELLS + 1)  # the same for the supply
    arrow: list[int] = ints(COLUMNS)


def set_up(s: State, players: int) -> None:
    """T1–T3: chips for everyone, an empty board; seat 0 begins (TR3)."""
    s.players = players
    s.supply = CHIPS
    for seat in range(MOST_PLAYERS):
        s.chips[seat] = CHIPS_AT_START[players] if seat < players else 0
        s.supply -= s.chips[seat]
    for column in range(COLUMNS):
        s.filled[column] = 0
    s.bankrupt = NOBODY
    begin_turn(s, 0)


def begin_turn(s: State, seat: int) -> None:
    """T4: all five dice are to be rolled."""
    s.turn = seat
    take_dice_back(s)
    s.roll = NO_ROLL
    s.phase = ROLL
    s.actor = CHANCE


def take_dice_back(s: State) -> None:
    s.left = DICE
    for face in range(FACES):
        s.kept[face] = 0


def outcomes(s: State) -> int:
    """Return in how many equally likely ways the dice that are left can fall."""
    return WAYS[s.left]


def draw(s: State, outcome: int) -> None:
    """T4: the dice have fallen."""
    s.roll = FALLS[FALLS_FROM[s.left] + outcome]
    tell(s, ROLLED, s.turn, s.roll)
    s.phase = KEEP
    s.actor = s.turn


def legal(s: State, moves: list[int]) -> int:
    """T4: at least one die of the roll, any of them. A move is the handful that is kept."""
    first = KEEPS_FROM[s.roll]
    for i in range(MOST_KEEPS):  # always as many: the compiled copy then takes them in a few strides
        moves[i] = KEEPS[first + i]
    return KEEPS_FROM[s.roll + 1] - first


def play(s: State, move: int) -> None:
    """T4: set dice aside; roll the rest, or settle when all five are aside."""
    tell(s, KEPT, s.turn, move)
    for face in range(FACES):
        s.kept[face] += COUNT[move][face]
    s.left -= SIZE[move]
    s.roll = NO_ROLL
    s.phase = ROLL
    s.actor = CHANCE
    if s.left == 0:
        settle(s)
        end_turn(s)


def settle(s: State) -> None:
    """T5–T8, in the order that needs the smallest loan (TR1): won columns first, the cheapest before the others.

    While on loan the player's chips are below 0: what they owe the supply (T10).
    """
    lowest = s.chips[s.turn]
    column = cheapest_win(s)
    while column != NO_COLUMN:
        fill(s, column, s.cells[column] - s.filled[column])
        lowest = min(lowest, s.chips[s.turn])
        win_column(s, column)
        column = cheapest_win(s)
    for column in range(COLUMNS):
        if s.kept[column] > 0:
            fill(s, column, s.kept[column])
    lowest = min(lowest, s.chips[s.turn])
    if lowest < 0:
        borrow(s, -lowest)


def cheapest_win(s: State) -> int:
    """Return the column that the dice left to settle can win for the fewest own chips, if any."""
    cheapest = NO_COLUMN
    least = CHIPS
    for column in range(COLUMNS):
        if s.kept[column] >= s.cells[column] - s.filled[column]:
            price = s.own[column][s.cells[column]] - s.own[column][s.filled[column]]
            if price < least:
                cheapest = column
                least = price
    return cheapest


def fill(s: State, column: int, dice: int) -> None:
    """T5, T6: each die fills the next cell; the supply pays for yellow ones, the player for the others."""
    before = s.filled[column]
    after = before + dice
    own = s.own[column][after] - s.own[column][before]
    common = s.common[column][after] - s.common[column][before]
    s.chips[s.turn] -= own
    s.supply -= common
    s.filled[column] = after
    s.kept[column] -= dice
    tell(s, FILLED, s.turn, column, before, after, own, common)


def win_column(s: State, column: int) -> None:
    """T7: the player takes the column; everyone else pays its arrow. Dice that are left start it again (T8)."""
    won = chips_in(s, column)
    s.chips[s.turn] += won
    s.filled[column] = 0
    tell(s, WON, s.turn, column, won)
    for seat in range(s.players):
        if seat != s.turn and s.arrow[column] > 0:
            given = min(s.arrow[column], s.chips[seat])
            s.chips[seat] -= given
            s.supply += given
            tell(s, GAVE, seat, column, given)


def chips_in(s: State, column: int) -> int:
    """Return the chips that lie in a column."""
    return s.own[column][s.filled[column]] + s.common[column][s.filled[column]]


def borrow(s: State, loan: int) -> None:
    """T10, TR1: the loan is already returned, unless chips are still below 0 or it was more than the supply lends."""
    tell(s, BORROWED, s.turn, loan)
    if loan > MOST_BORROWED or s.chips[s.turn] < 0:
        tell(s, BANKRUPT, s.turn)
        s.bankrupt = s.turn
        s.supply += s.chips[s.turn]
        s.chips[s.turn] = 0


def end_turn(s: State) -> None:
    """T9, T11: the next player is on, or the game ends with a player who has no chips left after their own turn."""
    if s.chips[s.turn] == 0:
        take_dice_back(s)
        s.phase = END
        s.actor = OVER
        tell(s, ENDED, s.turn)
    else:
        begin_turn(s, (s.turn + 1) % s.players)


def score(s: State, seat: int) -> int:
    """T12, TR4: chips in hand."""
    return s.chips[seat]


def wins(s: State, seat: int) -> bool:
    """T12: all who have most."""
    for other in range(s.players):
        if s.chips[other] > s.chips[seat]:
            return False
    return True
