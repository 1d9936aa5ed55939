"""Compiled searches make no arrays and count no references: in Carnavalo that took two thirds of a search."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FunctionType
from typing import Any, cast

import numpy as np
import pytest
from benchmarks.processes import memory_kb

import speeltafel
from speeltafel import fast, games
from speeltafel.bots import bot_engine as engines
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.fast import compiler
from speeltafel.review.rollouts.engine import engine_of
from tests.bots.golden import positions

GAMES = pytest.mark.parametrize("name", games.names())
COUNTING = b"NRT_"  # what the functions are called with which Numba allocates and counts: NRT_incref and so on
AT_ONCE = 8
ITERATIONS = 100


def counting(folder: Path) -> tuple[int, list[str]]:
    """How many compiled functions a folder has, in LLVM's code with all names, and which of them allocate or count."""
    functions = sorted(folder.rglob("*.nbc"))
    return len(functions), [function.name for function in functions if COUNTING in function.read_bytes()]


def folders_of(modules: GameModules) -> list[Path]:
    """Where the compiled copies lie: at random, bots, and a review's rollouts."""
    fast.compiled(modules).random_games(modules.rules.FEWEST_PLAYERS, modules.defaults, 1, 0, 1)
    made = [fast.compiled(modules).compiler, engines.compiled(modules).compiler, engine_of(modules).compiler]
    return [Path(one.cache) for one in made]


@GAMES
def test_no_compiled_function_allocates_or_counts(name: str) -> None:
    for folder in folders_of(games.modules(name)):
        functions, found = counting(folder)
        assert functions > 0
        assert found == []


def row_sum(table: Any) -> float:
    row = table[0]
    return float(row[0])


def test_this_way_of_looking_finds_who_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(compiler.OPTIONS, "_nrt", True)
    compiler.Compiler(tmp_path).function(cast(FunctionType, row_sum))(np.ones((2, 2)))
    assert counting(tmp_path)[1] != []


def new_array(n: int) -> float:
    return float(np.zeros(n)[0])


def test_who_allocates_cannot_be_compiled() -> None:
    with pytest.raises(Exception, match="zeros"):
        compiler.Compiler(None).function(cast(FunctionType, new_array))(3)


@GAMES
def test_many_masters_at_once_do_not_disturb_each_other(name: str) -> None:
    views = [view for players in (3, 4) for view in positions(name, players)]
    master = speeltafel.bot(name, "master", seed=1, iterations=ITERATIONS)
    master.prepare()
    one_by_one = [master.choose(view) for view in views]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for _ in range(3):
            assert list(pool.map(master.choose, views)) == one_by_one


WARM_UP, SEARCHES, MOST_GROWTH_KB = 10, 60, 1024


@GAMES
def test_the_memory_of_searches_does_not_grow(name: str) -> None:
    """A search of so many iterations needs 200 kB and more. If only one in ten were kept, it would show."""
    view = next(iter(positions(name, 4)))
    master = speeltafel.bot(name, "master", seed=1, iterations=2000)
    master.prepare()
    for _ in range(WARM_UP):
        master.choose(view)
    before = memory_kb(os.getpid())
    for _ in range(SEARCHES):
        master.choose(view)
    assert memory_kb(os.getpid()) - before < MOST_GROWTH_KB
