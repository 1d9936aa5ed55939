"""Plain and compiled rules, side by side: the same state after every draw and every move."""

from typing import Any

import numpy as np

from speeltafel import fast
from speeltafel.core.chance import below, generator
from speeltafel.core.room import Room
from speeltafel.core.state import CHANCE, OVER
from speeltafel.fast.compiler import packed


def assert_both_agree(room: Room, players: int, options: dict[str, Any], seed: int, games: int) -> int:
    """Every state of so many games. How many states were compared."""
    quick = fast.compiled(room).steps
    plain = room.rules
    chosen = room.options_from(options)
    moves = [0] * plain.MOST_MOVES
    table, compiled_moves = packed(room.set_up(players, chosen)), np.zeros(plain.MOST_MOVES, np.int16)
    s = room.set_up(players, chosen)
    states = 0
    for game in range(games):
        g = generator(seed, game)
        plain.set_up(s, players)
        quick.set_up_at(table, 0, players)
        while True:
            states += 1
            there = table[0].tobytes()
            assert packed(s)[0].tobytes() == there, f"{room.name}, game {game}: {s} but compiled {table[0]}"
            if s.actor == OVER:
                break
            if s.actor == CHANCE:
                count = plain.outcomes(s)
                assert count == quick.outcomes_at(table, 0)
                outcome = below(g, count)
                plain.draw(s, outcome)
                quick.draw_at(table, 0, outcome)
            else:
                count = plain.legal(s, moves)
                assert count == quick.legal_at(table, 0, compiled_moves)
                assert moves[:count] == compiled_moves[:count].tolist()
                move = moves[below(g, count)]
                plain.play(s, move)
                quick.play_at(table, 0, move)
        for seat in range(players):
            assert plain.score(s, seat) == quick.score_at(table, 0, seat)
            assert plain.wins(s, seat) == quick.wins_at(table, 0, seat)
    return states
