"""Training rows for the network of three to five players.

Written like the rules, to be compiled. A position at the beginning of a turn is a row of numbers: the filled cells of the
columns, then the chips, from the player on turn round the table. Its target is each player's share of the win, in the same
order.
"""

from typing import Any, NamedTuple

from speeltafel.core.chance import below, go_to
from speeltafel.core.contract.scratch import Scratch
from speeltafel.core.state import CHANCE, OVER, copy_into
from speeltafel.games.tricky.bots.network import shares
from speeltafel.games.tricky.bots.policy import policy, won_share
from speeltafel.games.tricky.bots.turn import ENDS, FIRST, NODES, REACH, SAME
from speeltafel.games.tricky.mechanics.dice import DICE, WAYS
from speeltafel.games.tricky.rules import COLUMNS, NOBODY, begin_turn, draw, legal, outcomes, play, set_up

PERCENT = 100


class Room(NamedTuple):
    """The memory that games are played in."""

    table: Any  # one state with the board
    scratch: Scratch
    moves: Any
    dice: Any  # one generator


class SelfPlay(NamedTuple):
    """The players. In `slips` per cent of the turns the first keep is random, so that odd positions come up too."""

    players: int
    style: int
    weights: Any
    slips: int


def rows_from_games(room: Room, who: SelfPlay, first: int, rows: Any, won: Any) -> int:
    """Fill rows from games number `first` and on, until they are full. Return how many rows were filled."""
    s = room.table[0]
    g = room.dice[0]
    moves = room.moves
    count = 0
    game = first
    while True:
        go_to(g, game, 0)
        set_up(s, who.players)
        start = count
        while s.actor != OVER:
            if s.left == DICE and s.actor == CHANCE:
                if count == len(rows):
                    return start
                write_row(s, rows[count])
                count += 1
            if s.actor == CHANCE:
                draw(s, below(g, outcomes(s)))
            else:
                some = legal(s, moves)
                if s.left == DICE and below(g, PERCENT) < who.slips:
                    play(s, moves[below(g, some)])
                else:
                    play(s, policy(s, room.scratch, moves, some, g, who.style, who.weights))
        for i in range(start, count):
            for k in range(who.players):
                won[i][k] = won_share(s, (i - start + k) % who.players)
        game += 1


def write_row(s: Any, row: Any) -> None:
    for column in range(COLUMNS):
        row[column] = s.filled[column]
    for k in range(s.players):
        row[COLUMNS + k] = s.chips[(s.turn + k) % s.players]


def read_row(s: Any, row: Any, players: int) -> None:
    s.players = players
    s.bankrupt = NOBODY
    for column in range(COLUMNS):
        s.filled[column] = row[column]
    for k in range(players):
        s.chips[k] = row[COLUMNS + k]
    begin_turn(s, 0)


def targets_from_turns(table: Any, scratch: Scratch, players: int, rows: Any, net: Any, won: Any) -> None:
    """Write everybody's share after one more turn with the best keeps, if the network is right from there on."""
    s = table[0]
    after, notes = scratch.states[0], scratch.notes[0]
    share, found = notes.share, notes.from_turn
    for i in range(len(rows)):
        read_row(s, rows[i], players)
        for end in range(FIRST[DICE], FIRST[DICE + 1]):
            copy_into(after, s)
            play(after, end - 1)
            if after.actor == OVER:
                for k in range(players):
                    share[end][k] = won_share(after, k)
            else:
                shares(after, net, notes)
                for k in range(players):
                    share[end][k] = found[(k - after.turn) % players]
        best_turn(share, players)
        for k in range(players):
            won[i][k] = share[0][k]


def best_turn(share: Any, players: int) -> None:
    """Solve a turn backwards for a player who maximizes their own share, share[…][0]."""
    for size in range(DICE - 1, -1, -1):
        n = DICE - size
        for kept in range(FIRST[size], FIRST[size + 1]):
            node = NODES[kept][n]
            for k in range(players):
                share[kept][k] = 0.0
            for roll in range(FIRST[n], FIRST[n + 1]):
                best = REACH[ENDS[node]]
                for i in range(ENDS[node] + 1, ENDS[node + 1]):
                    if share[REACH[i]][0] > share[best][0]:
                        best = REACH[i]
                for k in range(players):
                    share[kept][k] += SAME[roll] / WAYS[n] * share[best][k]
                node += 1
