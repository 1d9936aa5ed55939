"""Policies of tricky's bots: by rule of thumb, or by solving the turn exactly.

Written like the rules, to be compiled.
"""

from math import exp
from typing import Any

from speeltafel.core.chance import Generator, below
from speeltafel.core.contract.scratch import Scratch
from speeltafel.core.state import OVER, copy_into
from speeltafel.games.tricky.bots.duel import chance_by_table
from speeltafel.games.tricky.bots.network import chance_by_network
from speeltafel.games.tricky.bots.notes import Notes
from speeltafel.games.tricky.bots.turn import FIRST, look_back
from speeltafel.games.tricky.mechanics.dice import COUNT, SIZE
from speeltafel.games.tricky.rules import COLUMNS, NOBODY, State, chips_in, play, settle, wins

CARELESS, RULE_OF_THUMB, GREEDY, CAREFUL, BY_VALUES, NEWCOMER = range(6)  # styles

GRAIN = 1000  # of noise
NOISE = 3.0  # chips by which a beginner may get a keep wrong
NEWCOMERS_NOISE = 12.0
COST_OF_A_DIE = 0.6  # cost of each die that is still to be rolled, by rule of thumb
BANKRUPT = -100.0
TWO = 2

# An expert's weights, in hundredths, with two players and with more.
TO_WIN = [
    [75, 20, -9, -4],
    [90, 54, 12, -7],
]  # the worth of a column with 1, 2 … cells left to the player on turn; a long way costs them
ON_TURN = [100, -123]  # chips that being on turn is worth
LEAD_THAT_MATTERS = [914, 413]  # chips, when a player is about to run out of them
LONGER_GAME = [38, 44]  # and so many more for each chip of the poorest
HUNDRED = 100.0


def policy(s: State, scratch: Scratch, moves: Any, count: int, g: Generator, style: int, weights: Any) -> int:
    """Return the handful to keep."""
    if style == NEWCOMER:
        return by_rule_of_thumb(s, scratch.states[0], moves, count, g, NEWCOMERS_NOISE)
    if style <= RULE_OF_THUMB:
        return by_rule_of_thumb(s, scratch.states[0], moves, count, g, NOISE if style == CARELESS else 0.0)
    return by_solving_the_turn(s, scratch, moves, count, style, weights)


def by_rule_of_thumb(s: State, tried: State, moves: Any, count: int, g: Generator, noise: float) -> int:
    """Return the keep that would pay most if the turn ended here, less something for each die that is still to be rolled."""
    best = moves[0]
    most = BANKRUPT * 2
    for i in range(count):
        copy_into(tried, s)
        add_to_kept(tried, moves[i])
        settle(tried)
        paid = tried.chips[s.turn] - s.chips[s.turn] - COST_OF_A_DIE * (s.left - SIZE[moves[i]])
        if tried.bankrupt != NOBODY:
            paid = BANKRUPT
        if noise > 0.0:
            paid += noise * below(g, GRAIN) / GRAIN
        if paid > most:
            most = paid
            best = moves[i]
    return int(best)


def add_to_kept(s: State, handful: int) -> None:
    for face in range(len(s.kept)):
        s.kept[face] += COUNT[handful][face]


def by_solving_the_turn(s: State, scratch: Scratch, moves: Any, count: int, style: int, weights: Any) -> int:
    """Return the keep with the highest value, given the best choices for all later rolls."""
    tried, notes = scratch.states[0], scratch.notes[0]
    worth = notes.worth
    for end in range(FIRST[s.left], FIRST[s.left + 1]):
        copy_into(tried, s)
        play(tried, end - 1)
        worth[end] = rating(tried, notes, s.turn, style, weights)
    look_back(s.left, worth)
    best = moves[0]
    for i in range(1, count):
        if worth[moves[i] + 1] > worth[best + 1]:
            best = moves[i]
    return int(best)


def rating(s: State, notes: Notes, seat: int, style: int, weights: Any) -> float:
    """Return how good the position is for the seat whose turn has just ended."""
    if style != BY_VALUES or len(weights) == 0 or s.actor == OVER:
        return rating_by_rule(s, seat, style)
    if s.players == TWO:
        return chance_by_table(s, seat, weights)
    return chance_by_network(s, notes, seat, weights)


def rating_by_rule(s: State, seat: int, style: int) -> float:
    """Return the rating by rule, for boards without learned values."""
    if style == GREEDY:
        return purse(s, seat)
    if s.actor == OVER:
        return won_share(s, seat)
    return chance_by_feeling(s, seat)


def purse(s: State, seat: int) -> float:
    """Return a seat's own chips. A player without chips has lost."""
    return BANKRUPT if s.chips[seat] == 0 else float(s.chips[seat])


def won_share(s: State, seat: int) -> float:
    """Return a seat's share of the win in a finished game."""
    winners = 0
    for other in range(s.players):
        if wins(s, other):
            winners += 1
    return 1.0 / winners if wins(s, seat) else 0.0


def chance_by_feeling(s: State, seat: int) -> float:
    """Return the win chance by the chips, and by what lies ready on the board for the player on turn."""
    poorest = s.chips[0]
    for other in range(1, s.players):
        poorest = min(poorest, s.chips[other])
    more = int(s.players > TWO)
    scale = (LEAD_THAT_MATTERS[more] + LONGER_GAME[more] * poorest) / HUNDRED
    ready = ON_TURN[more] / HUNDRED + ready_to_win(s, more)
    total = 0.0
    for other in range(s.players):
        ahead = s.chips[other] - s.chips[seat] + (ready if other == s.turn else 0.0) - (ready if seat == s.turn else 0.0)
        total += exp(ahead / scale)
    return 1.0 / total


def ready_to_win(s: State, more: int) -> float:
    """Return the chips that the player on turn can hope for: nearly full columns, and the arrows that the others pay."""
    hope = 0.0
    for column in range(COLUMNS):
        left = s.cells[column] - s.filled[column]
        if left <= len(TO_WIN[more]):
            to_come = s.common[column][s.cells[column]] - s.common[column][s.filled[column]]
            hope += TO_WIN[more][left - 1] / HUNDRED * (chips_in(s, column) + to_come + s.arrow[column])
    return hope
