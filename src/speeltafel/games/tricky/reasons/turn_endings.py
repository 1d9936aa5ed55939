"""Every way a turn can end after a keep, and what the next player can make of it: for reasons. Written like the rules."""

from typing import Any

from speeltafel.core.contract.scratch import Scratch
from speeltafel.core.state import OVER, copy_into
from speeltafel.games.tricky.bots.exact import solve_turn
from speeltafel.games.tricky.bots.turn import CHOICES, ENDS, FIRST, NODES, REACH, SAME
from speeltafel.games.tricky.mechanics.dice import COUNT, DICE, SIZE, WAYS
from speeltafel.games.tricky.rules import COLUMNS, State, play

FEW = 3  # chips with which one is nearly out
RARE = 0.002  # a chance below which the next player's turn is taken for the mean of the others: to look at it takes long
UNKNOWN = -1000.0

# The columns of a row, for each end of the turn.
WINS_COLUMN, NEXT_WINS_COLUMN = 0, COLUMNS  # + column
(
    WINS_ANY,
    GAINS,  # chips, by which this turn makes the player richer
    OTHERS_LOSE,  # chips, all of them together
    LEADS,  # has more chips than each other player after the turn
    HAS_FEW,
    ENDS_AND_LOSES,
    ENDS_AND_WINS,
    NEXT_WINS_ANY,
    NEXT_GAINS,
    NEXT_ENDS,
    NUMBERS,
) = range(2 * COLUMNS, 2 * COLUMNS + 11)
NEXT_TURN = [*range(NEXT_WINS_COLUMN, NEXT_WINS_COLUMN + COLUMNS), NEXT_WINS_ANY, NEXT_GAINS, NEXT_ENDS]


def futures(s: State, scratch: Scratch, move: int, weights: Any, chances: Any, won: Any, rows: Any) -> None:
    """Fill in for each end of the turn, by the dice kept from now on: its chance, its value to the player, and its row."""
    share = scratch.notes[0].share
    mean = rows[0]  # no turn ends with nothing kept, so there is room
    solve_turn(s, scratch.states[0], scratch.notes[0], weights, share)
    play_out_turn(share, s.turn, s.left, move + 1, SIZE[move], chances)
    after = scratch.states[0]
    looked_at = 0.0
    for end in range(FIRST[s.left], FIRST[s.left + 1]):
        if chances[end] > 0.0:
            won[end] = share[end][s.turn]
            copy_into(after, s)
            play(after, end - 1)
            note_turn(s, after, COUNT[end - 1], won[end], rows[end])
            if after.actor != OVER and chances[end] > RARE:
                note_next_turn(after, scratch, weights, rows[end])
                for number in range(NUMBERS):
                    mean[number] += chances[end] * rows[end][number]
                looked_at += chances[end]
            elif after.actor != OVER:
                rows[end][NEXT_GAINS] = UNKNOWN
    for end in range(FIRST[s.left], FIRST[s.left + 1]):
        if chances[end] > 0.0 and rows[end][NEXT_GAINS] == UNKNOWN:
            for number in NEXT_TURN:
                rows[end][number] = mean[number] / looked_at if looked_at > 0.0 else 0.0


def play_out_turn(share: Any, player: int, left: int, kept: int, size: int, chances: Any) -> None:
    """Fill in the chance of each end of the turn, if this much is kept of the `left` dice and the rest follows the shares."""
    chances[kept] = 1.0
    for already in range(size, left):
        n = left - already
        for held in range(FIRST[already], FIRST[already + 1]):
            if chances[held] > 0.0:
                node = NODES[held][n]
                for roll in range(FIRST[n], FIRST[n + 1]):
                    best = REACH[ENDS[node]]
                    for i in range(ENDS[node] + 1, ENDS[node + 1]):
                        if share[REACH[i]][player] > share[best][player]:
                            best = REACH[i]
                    chances[best] += chances[held] * SAME[roll] / WAYS[n]
                    node += 1
                chances[held] = 0.0


def note_turn(s: State, after: State, dice: Any, won: float, row: Any) -> None:
    """Note what this turn brings."""
    richest_other = 0
    for seat in range(s.players):
        if seat != s.turn:
            richest_other = max(richest_other, after.chips[seat])
            row[OTHERS_LOSE] += s.chips[seat] - after.chips[seat]
    for column in range(COLUMNS):
        if wins_column(s, column, s.kept[column] + dice[column]):
            row[WINS_COLUMN + column] = 1.0
            row[WINS_ANY] = 1.0
    row[GAINS] = after.chips[s.turn] - s.chips[s.turn]
    row[LEADS] = 1.0 if after.chips[s.turn] > richest_other else 0.0
    row[HAS_FEW] = 1.0 if after.chips[s.turn] <= FEW else 0.0
    if after.actor == OVER:
        row[ENDS_AND_LOSES] = 1.0 - won
        row[ENDS_AND_WINS] = won


def wins_column(s: State, column: int, dice: int) -> bool:
    return dice > 0 and s.filled[column] + dice >= s.cells[column]


def note_next_turn(s: State, scratch: Scratch, weights: Any, row: Any) -> None:
    """Note how likely the next player is to win each column, with good play."""
    tried, notes = scratch.states[1], scratch.notes[0]
    share, chances = notes.next_share, notes.next_chances
    solve_turn(s, tried, notes, weights, share)
    for choice in range(CHOICES):
        chances[choice] = 0.0
    play_out_turn(share, s.turn, DICE, 0, 0, chances)
    for end in range(FIRST[DICE], FIRST[DICE + 1]):
        chance = chances[end]
        if chance > 0.0:
            any_column = 0.0
            for column in range(COLUMNS):
                if wins_column(s, column, COUNT[end - 1][column]):
                    row[NEXT_WINS_COLUMN + column] += chance
                    any_column = chance
            copy_into(tried, s)
            play(tried, end - 1)
            row[NEXT_WINS_ANY] += any_column
            row[NEXT_GAINS] += chance * (tried.chips[s.turn] - s.chips[s.turn])
            if tried.actor == OVER:
                row[NEXT_ENDS] += chance
