"""Solving of games whose bots have a solver, with its compiled copy on all cores, and a check in play."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from typing import Any, cast

from speeltafel.bots import JUDGE_LEVEL
from speeltafel.bots import bot_engine as engines
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.contract.protocols import SolverModule
from speeltafel.core.errors import UnknownName, make_error
from speeltafel.fast.engine import cache_folder, is_small, pack


@contextmanager
def solver(modules: GameModules, players: int, options: Any, jobs: int) -> Iterator[Any]:
    """Yield the game's own Solver, ready to sweep."""
    from speeltafel.fast.compiler import Compiler, fingerprint

    solve = _solve(modules)
    s = modules.set_up(players, options)
    if players != solve.PLAYERS:
        raise make_error(UnknownName, "no-solver-for", game_name=modules.name, can=solve.PLAYERS, players=players)
    cache = cache_folder(f"{modules.name}.solve", fingerprint([solve.KERNELS]))
    compiler = Compiler(cache, inline=is_small(sys.modules[f"{modules.package}.rules"]))
    with ThreadPoolExecutor(jobs) as pool:
        yield solve.Solver(s, compiler.module(solve.KERNELS), pack([s]), pool.map)


def _solve(modules: GameModules) -> SolverModule:
    if modules.bots.solver is None:
        raise make_error(UnknownName, "no-solver", game_name=modules.name)
    return cast(SolverModule, import_module(modules.bots.solver))


def check_in_play(modules: GameModules, players: int, options: Any, weights: Any, games: int, seed: int) -> float:
    """Return the first player's share of wins between masters with these weights: a check of the solver by the rules."""
    styles = [modules.bots.levels[JUDGE_LEVEL].style] * players
    wins = engines.compiled(modules).matches(modules.set_up(players, options), seed, 0, games, styles, weights).winners
    return float((wins / wins.sum(axis=1, keepdims=True))[:, 0].mean())
