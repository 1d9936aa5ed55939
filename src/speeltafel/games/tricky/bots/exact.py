"""Exact values of a turn for all players, for reviews. Written like the rules, to be compiled."""

from typing import Any

from speeltafel.core.contract.scratch import Scratch
from speeltafel.core.state import CHANCE, OVER, copy_into
from speeltafel.games.tricky.bots.duel import chance_by_table
from speeltafel.games.tricky.bots.network import shares
from speeltafel.games.tricky.bots.notes import Notes
from speeltafel.games.tricky.bots.policy import TWO, chance_by_feeling, won_share
from speeltafel.games.tricky.bots.turn import ENDS, FIRST, NODES, REACH, SAME
from speeltafel.games.tricky.mechanics.dice import WAYS
from speeltafel.games.tricky.rules import State, play


def exact_values(s: State, scratch: Scratch, moves: Any, count: int, weights: Any, values: Any) -> None:
    """Fill in everybody's chances after each move, or before the dice are rolled, with perfect play for the rest of the turn."""
    share = scratch.notes[0].share
    solve_turn(s, scratch.states[0], scratch.notes[0], weights, share)
    if s.actor == CHANCE:
        for seat in range(s.players):
            values[0][seat] = share[0][seat]
    else:
        for i in range(count):
            for seat in range(s.players):
                values[i][seat] = share[moves[i] + 1][seat]


def solve_turn(s: State, tried: State, notes: Notes, weights: Any, share: Any) -> None:
    """Fill in share[kept][seat]: `turn.look_back` for all seats, with the player on turn following their own share alone."""
    for end in range(FIRST[s.left], FIRST[s.left + 1]):
        copy_into(tried, s)
        play(tried, end - 1)
        after_turn(tried, notes, weights, share[end])
    for size in range(s.left - 1, -1, -1):
        n = s.left - size
        for kept in range(FIRST[size], FIRST[size + 1]):
            node = NODES[kept][n]
            for seat in range(s.players):
                share[kept][seat] = 0.0
            for roll in range(FIRST[n], FIRST[n + 1]):
                best = REACH[ENDS[node]]
                for i in range(ENDS[node] + 1, ENDS[node + 1]):
                    if share[REACH[i]][s.turn] > share[best][s.turn]:
                        best = REACH[i]
                for seat in range(s.players):
                    share[kept][seat] += SAME[roll] * share[best][seat]
                node += 1
            for seat in range(s.players):
                share[kept][seat] /= WAYS[n]


def after_turn(s: State, notes: Notes, weights: Any, share: Any) -> None:
    """Fill in everybody's chances after a turn: as it ended, by the table or by the network; by feeling on other boards."""
    if s.actor == OVER:
        for seat in range(s.players):
            share[seat] = won_share(s, seat)
    elif len(weights) == 0:
        for seat in range(s.players):
            share[seat] = chance_by_feeling(s, seat)
    elif s.players == TWO:
        share[1 - s.turn] = chance_by_table(s, 1 - s.turn, weights)
        share[s.turn] = 1.0 - share[1 - s.turn]
    else:
        shares(s, weights, notes)
        for seat in range(s.players):
            share[seat] = notes.from_turn[(seat - s.turn) % s.players]
