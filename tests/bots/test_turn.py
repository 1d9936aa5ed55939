"""A turn of tricky, solved exactly: against enumeration that goes another way."""

from functools import cache
from itertools import combinations, product
from typing import Any

import numpy as np
import pytest

from speeltafel import games
from speeltafel.bots.bot_engine import scratch_for
from speeltafel.core.chance import below, generator
from speeltafel.core.state import copy_of
from speeltafel.fast.compiler import Compiler
from speeltafel.games.tricky.bots import turn
from speeltafel.games.tricky.bots.policy import CAREFUL, CARELESS, GREEDY, policy, rating_by_rule
from speeltafel.games.tricky.mechanics.dice import dice_of, handful_of
from speeltafel.games.tricky.rules import State, play

MODULES = games.modules("tricky")
COMPILED: Any = Compiler(None).module(turn)


def worth_by_enumeration(left: int, worth_of_end: dict[tuple[int, ...], float]) -> Any:
    """Every fall of every die and every choice, on tuples of dice: no tables."""

    @cache
    def worth(kept: tuple[int, ...]) -> float:
        dice = left - len(kept)
        if dice == 0:
            return worth_of_end[kept]
        return float(sum(best(kept, fall) for fall in product(range(1, 7), repeat=dice)) / 6**dice)

    def best(kept: tuple[int, ...], fall: tuple[int, ...]) -> float:
        some = {tuple(sorted(kept + more)) for n in range(1, len(fall) + 1) for more in combinations(sorted(fall), n)}
        return max(worth(one) for one in some)

    return worth


@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_looking_back_is_enumeration(left: int) -> None:
    random = np.random.default_rng(left)
    worth = [0.0] * turn.CHOICES
    for end in range(turn.FIRST[left], turn.FIRST[left + 1]):
        worth[end] = random.normal()
    ends = {dice_of(end - 1): worth[end] for end in range(turn.FIRST[left], turn.FIRST[left + 1])}
    turn.look_back(left, worth)
    by_enumeration = worth_by_enumeration(left, ends)
    assert worth[0] == pytest.approx(by_enumeration(()))
    for kept in range(1, turn.FIRST[left]):
        assert worth[kept] == pytest.approx(by_enumeration(dice_of(kept - 1)))


def test_many_positions_side_by_side_are_as_one_by_one() -> None:
    random = np.random.default_rng(1)
    wide = random.random((turn.CHOICES, turn.LANES))
    followed, share = wide.copy(), wide.copy()
    one_by_one = wide.copy()
    COMPILED.look_back_wide(wide, np.zeros(turn.LANES))
    COMPILED.follow_wide(followed, share, np.zeros(turn.LANES), np.zeros(turn.LANES))
    for lane in range(turn.LANES):
        column = one_by_one[:, lane].copy()
        COMPILED.look_back(5, column)
        assert wide[:, lane] == pytest.approx(column)
    assert followed == pytest.approx(wide)
    assert share == pytest.approx(wide), "who looks after himself gets what he expects"


def positions(count: int) -> list[State]:
    """Somewhere in random games, with dice on the table."""
    found: list[State] = []
    g = generator(3)
    while len(found) < count:
        s = MODULES.set_up(2 + below(g, 4), MODULES.defaults)
        while s.actor != -2:
            if s.actor < 0:
                MODULES.rules.draw(s, below(g, MODULES.rules.outcomes(s)))
                continue
            if below(g, 12) == 0:
                found.append(copy_of(s))
            legal = MODULES.legal(s)
            play(s, legal[below(g, len(legal))])
    return found[:count]


@pytest.mark.parametrize("style", [GREEDY, CAREFUL])
def test_the_keep_is_the_best_one_by_enumeration(style: int) -> None:
    nothing = np.zeros(0, np.float32)
    for s in [s for s in positions(60) if s.left <= 3]:
        ends = {}
        for end in range(turn.FIRST[s.left], turn.FIRST[s.left + 1]):
            after = copy_of(s)
            play(after, end - 1)
            ends[dice_of(end - 1)] = rating_by_rule(after, s.turn, style)
        worth = worth_by_enumeration(s.left, ends)
        legal = MODULES.legal(s)
        kept = policy(s, scratch_for(MODULES, s, is_compiled=False), legal, len(legal), generator(1), style, nothing)
        assert worth(dice_of(kept)) == pytest.approx(max(worth(dice_of(move)) for move in legal))


def test_a_win_at_hand_is_taken() -> None:
    s = MODULES.set_up(2, MODULES.defaults)
    s.filled[4] = 7
    s.left, s.phase, s.actor = 1, MODULES.rules.PHASES.index("keep"), 0
    s.kept = [0, 0, 0, 0, 0, 4]
    s.roll = handful_of((5,))
    for style in range(CARELESS, CAREFUL + 1):
        legal = MODULES.legal(s)
        scratch = scratch_for(MODULES, s, is_compiled=False)
        move = policy(s, scratch, legal, len(legal), generator(1), style, np.zeros(0, np.float32))
        assert dice_of(move) == (5,)
