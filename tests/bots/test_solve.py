"""tricky for two, solved: on a board so small that every position can be worked out another way."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields
from itertools import combinations_with_replacement
from typing import Any

import numpy as np
import pytest

from speeltafel import games
from speeltafel.core.state import OVER, copy_of
from speeltafel.fast.compiler import Compiler
from speeltafel.fast.records import packed
from speeltafel.games.tricky.bots import solve, turn, value_iteration
from speeltafel.games.tricky.bots.duel import LOSS, TIE, after, fill_number, place_of, set_fill
from speeltafel.games.tricky.bots.weights import weights_for
from speeltafel.games.tricky.options import VARIANTS, apply_options
from speeltafel.games.tricky.rules import NOBODY, State, begin_turn, play

MODULES = games.modules("tricky")
TINY = [
    {"cells": ["r"], "arrow": 4},
    {"cells": ["r2"], "arrow": 2},
    {"cells": ["g2", "r2"], "arrow": 5},
    {"cells": ["r"], "arrow": 3},
    {"cells": ["y", "r2"], "arrow": 6},
]
KERNELS: Any = Compiler(None).module(value_iteration)


def solver(board: list[dict[str, Any]], margin: int) -> solve.Solver:
    s = MODULES.set_up(2, MODULES.options_from({"board": board}))
    return solve.Solver(s, KERNELS, packed(s), lambda work, tasks: ThreadPoolExecutor(2).map(work, tasks), margin)


@pytest.fixture(scope="module")
def tiny() -> solve.Solver:
    found = solver(TINY, 2)
    last = list(found.sweeps(lambda _: None))[-1]
    assert last.residual < solve.GOOD_ENOUGH
    return found


def at(solved: solve.Solver, place: int) -> State:
    """Return the position of a place, seat 0 on turn."""
    s: State = MODULES.set_up(2, MODULES.options_from({"board": TINY}))
    set_fill(s, int(solved.duel.f[place]))
    s.chips[0], s.chips[1] = int(solved.duel.c[place]), int(solved.duel.d[place])
    begin_turn(s, 0)
    return s


def worth_by_the_rules(s: State, base: Any, most: Any, value: Any) -> float:
    """Return a position's worth to seat 0, on turn, by plain rules, if `value` is right from the next turn on."""
    worth = [0.0] * turn.CHOICES
    for end in range(turn.FIRST[5], turn.FIRST[6]):
        then = copy_of(s)
        play(then, end - 1)
        if then.actor == OVER:
            worth[end] = 0.5 if then.chips[0] == then.chips[1] else 0.0
        else:
            worth[end] = 1 - value[place_of(base, most, fill_number(then), then.chips[1], then.chips[0])]
    turn.look_back(5, worth)
    return worth[0]


def test_every_end_of_a_turn_is_as_the_rules_have_it(tiny: solve.Solver) -> None:
    for place in range(0, tiny.positions, 97):
        for end, dice in enumerate(combinations_with_replacement(range(1, 7), 5)):
            s = at(tiny, place)
            s.kept = [dice.count(face) for face in range(1, 7)]
            s.left = 0
            MODULES.rules.settle(s)  # type: ignore[attr-defined]
            MODULES.rules.end_turn(s)  # type: ignore[attr-defined]
            to = after(tiny.duel, place, end)
            if s.actor == OVER:
                assert to == (TIE if s.chips[0] == s.chips[1] else LOSS)
            else:
                assert s.bankrupt == NOBODY
                assert to == place_of(tiny.duel.base, tiny.duel.most, fill_number(s), s.chips[1], s.chips[0])


def test_the_solution_fulfils_its_equation_by_the_rules(tiny: solve.Solver) -> None:
    """Worked out once more, position by position, from plain rules and the plain turn."""
    for place in range(5, tiny.positions, tiny.positions // 40):
        s = at(tiny, place)
        found = worth_by_the_rules(s, tiny.duel.base, tiny.duel.most, tiny.value)
        assert found == pytest.approx(tiny.value[place], abs=1e-6)


def test_plain_value_iteration_finds_the_same(tiny: solve.Solver) -> None:
    """Brute force: no order, no layers, all positions at once, from another beginning."""
    duel = tiny.duel
    everywhere = np.arange(tiny.positions)
    value = np.zeros(tiny.positions)
    for _ in range(400):
        new = np.zeros(tiny.positions)
        KERNELS.improve(everywhere, new, value, duel, solve.empty_lanes())
        change = np.abs(new - value).max()
        value = new
        if change < 1e-9:
            break
    assert value == pytest.approx(tiny.value, abs=1e-6)


def test_nobody_beats_the_solution_and_a_fixed_policy_costs_something(tiny: solve.Solver) -> None:
    for level in tiny.exploitable:
        last = list(tiny.best_response(level, lambda _: None))[-1]
        assert last.chance >= 0.5 - 1e-6


def test_two_bytes_are_enough_for_a_chance(tiny: solve.Solver) -> None:
    table = tiny.weights()[2 * len(tiny.duel.base) :]
    assert np.abs(table - tiny.value).max() <= 0.51 / 65_535


def test_the_shipped_table_is_for_the_printed_board_only() -> None:
    assert len(weights_for(MODULES.set_up(2, MODULES.defaults))) > 2_000_000
    assert len(weights_for(MODULES.set_up(2, MODULES.options_from({"board": TINY})))) == 0


def test_a_board_s_name_says_all_that_options_change() -> None:
    """A new option needs its place in `board_name`: else masters would play by what was learned without it."""
    plain, changed = State(), set()
    for variant in VARIANTS:
        s = State()
        apply_options(s, MODULES.options_from(variant))
        changed |= {field.name for field in fields(State) if getattr(s, field.name) != getattr(plain, field.name)}
    assert changed == {"cells", "own", "common", "arrow"}


def test_the_shipped_table_fulfils_its_equation() -> None:
    """In some positions near the beginning and near the end of a game, by the plain rules; as exactly as two bytes can say."""
    table = weights_for(MODULES.set_up(2, MODULES.defaults))
    fills = 4 * 5 * 6 * 7 * 8
    base, most, value = table[:fills], table[fills : 2 * fills], table[2 * fills :]
    for fill, c, d in ((0, 18, 18), (0, 1, 20), (3000, 9, 9), (6719, 5, 3), (1234, 0, 7), (77, 14, 2)):
        s = MODULES.set_up(2, MODULES.defaults)
        set_fill(s, fill)
        s.chips[0], s.chips[1] = c, d
        begin_turn(s, 0)
        found = worth_by_the_rules(s, base, most, value)
        assert found == pytest.approx(value[place_of(base, most, fill, c, d)], abs=2e-5)
