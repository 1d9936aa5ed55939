"""Plain and compiled rules, side by side: the same position after every move and every chance event."""

import struct
from collections.abc import Callable
from functools import cache
from itertools import product
from math import prod
from types import ModuleType
from typing import Any, ClassVar, cast

import numpy as np

from speeltafel import fast
from speeltafel.core.chance import below, generator
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.state import CHANCE, OVER
from speeltafel.fast.compiler import Compiler, fingerprint
from speeltafel.fast.engine import cache_folder, functions_of
from speeltafel.fast.records import packed, record_type
from tests import compiled_steps as plain_steps


class AsBytes:
    """A plain state as the bytes of its record: made in one go, since hundreds of thousands are compared."""

    LETTERS: ClassVar = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}

    def __init__(self, state: type) -> None:
        dtype = record_type(state)
        layout, end = "=", 0
        values: list[str] = []
        for name in dtype.names or ():
            field, start = dtype.fields[name][:2]  # type: ignore[index]
            layout += f"{start - end}x{prod(field.shape)}{self.LETTERS[field.base.str[1:]]}"
            end = start + field.itemsize
            rows = product(*map(range, field.shape[:-1]))
            star = "*" if field.shape else ""
            values += [f"{star}s.{name}{''.join(f'[{index}]' for index in row)}" for row in rows]
        pack = struct.Struct(f"{layout}{dtype.itemsize - end}x").pack
        self._bytes_of: Callable[[Any], bytes] = eval(f"lambda s: pack({', '.join(values)})", {"pack": pack})  # noqa: S307

    def __call__(self, s: Any) -> bytes:
        return self._bytes_of(s)


@cache
def compiled_steps(modules: GameModules) -> Any:
    """tests/compiled_steps.py with the compiled rules of the game behind it."""
    engine = fast.compiled(modules)
    cache = cache_folder(f"{modules.name}.steps", fingerprint([cast(ModuleType, modules.rules), plain_steps]))
    return Compiler(cache, base=engine.compiler).module(plain_steps, functions_of(engine.rules))


def assert_both_agree(modules: GameModules, players: int, options: dict[str, Any], seed: int, games: int) -> int:
    """Every position of so many games. How many were compared."""
    quick = compiled_steps(modules)
    plain = modules.rules
    chosen = modules.options_from(options)
    moves = [0] * plain.MOST_MOVES
    table, compiled_moves = packed(modules.set_up(players, chosen)), np.zeros(plain.MOST_MOVES, np.int16)
    s = modules.set_up(players, chosen)
    as_bytes = AsBytes(plain.State)
    assert as_bytes(s) == table.tobytes()
    positions = 0
    for game in range(games):
        g = generator(seed, game)
        plain.set_up(s, players)
        quick.set_up_at(table, 0, players)
        while True:
            positions += 1
            assert as_bytes(s) == table.tobytes(), f"{modules.name}, game {game}: {s} but compiled {table[0]}"
            if s.actor == OVER:
                break
            if s.actor == CHANCE:
                phase = s.phase
                while s.actor == CHANCE and s.phase == phase:
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
    return positions
