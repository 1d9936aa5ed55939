"""Solves a game whose folder has a solve.py, with its compiled copy on all cores, and checks the solution in play."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from speeltafel.bots import mind as minds
from speeltafel.core.chance import generator
from speeltafel.core.errors import UnknownName, wrong
from speeltafel.core.modules import GameModules
from speeltafel.fast.engine import cache_folder, is_small, pack

MASTER = "master"


@contextmanager
def solver(modules: GameModules, players: int, options: Any, jobs: int) -> Iterator[Any]:
    """The game's own Solver, ready to sweep."""
    from speeltafel.fast.compiler import Compiler, fingerprint

    if not (modules.folder / "solve.py").exists():
        raise wrong(UnknownName, "no-solver", game_name=modules.name)
    solve = import_module(f"{modules.package}.solve")
    s = modules.set_up(players, options)
    if players != solve.PLAYERS:
        raise wrong(UnknownName, "no-solver-for", game_name=modules.name, can=solve.PLAYERS, players=players)
    study = import_module(f"{modules.package}.study")
    compiler = Compiler(
        cache_folder(f"{modules.name}.study", fingerprint([study])), inline=is_small(sys.modules[f"{modules.package}.rules"])
    )
    with ThreadPoolExecutor(jobs) as pool:
        yield solve.Solver(s, compiler.module(study), pack([s]), pool.map)


def check_in_play(modules: GameModules, players: int, options: Any, knowledge: Any, games: int, seed: int) -> float:
    """The first player's share of the wins when masters who know this play each other, by the rules and not by the solver."""
    mind = minds.compiled(modules)
    s = modules.set_up(players, options)
    own = mind.scratch(s, generator(seed))
    own_dice = mind.states([generator(seed) for _ in range(players)])
    scores, wins = (np.zeros((games, players), np.int64) for _ in range(2))
    manners = np.full(players, modules.bots.LEVELS[MASTER].manner if modules.bots else 0)
    mind.match.play_matches(own.tried, own.desk, own.moves, own.dice, own_dice, 0, manners, knowledge, scores, wins)
    return float((wins / wins.sum(axis=1, keepdims=True))[:, 0].mean())


def default_file(modules: GameModules, s: Any) -> Path:
    """Where a master looks for the solution of a table like that one."""
    place: Path = import_module(f"{modules.package}.knowledge").solved_here(s)
    return place
