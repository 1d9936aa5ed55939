"""Two engines for every game, from the same source: plain Python, ready at once, and its compiled copy, a hundred times as fast.

Both deal the same games for the same seed.
"""

import os
import shutil
import sys
import tempfile
import types
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from speeltafel.core.chance import generator
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.contract.protocols import Rules
from speeltafel.fast import playout_kernels
from speeltafel.fast.playout_kernels import GameResults

# Rules up to this size are compiled into one piece: tricky gains a seventh. For larger ones it would take minutes.
SMALL = 6_000


@dataclass(frozen=True)
class RulesEngine:
    """The functions of a game's rules and of playout_kernels.py, plain or compiled."""

    modules: GameModules
    is_compiled: bool
    rules: types.SimpleNamespace
    playout: types.SimpleNamespace
    compiler: Any = None  # for more that is made on top of it

    def random_games(self, players: int, options: Any, seed: int, first: int, games: int) -> GameResults:
        """Play games number `first` to `first` + `games` − 1 of a seed with random moves."""
        found = empty_results(games, players)
        table: Any = [self.modules.set_up(players, options)]
        chance: Any = [generator(seed)]
        own_dice: Any = [generator(seed) for _ in range(players)]
        moves: Any = [0] * self.modules.rules.MOST_MOVES
        if self.is_compiled:
            import numpy as np

            table, chance, own_dice, moves = pack(table), pack(chance), pack(own_dice), np.array(moves, np.int16)
        self.playout.play_games(table, moves, chance, own_dice, players, first, found)
        return found


def empty_results(games: int, players: int) -> GameResults:
    import numpy as np

    shape = (games, players)
    return GameResults(np.zeros(games, np.int64), np.zeros(shape, np.int64), np.zeros(shape, np.int64))


def pack(states: list[Any]) -> Any:
    """Pack plain states into an array of records for compiled functions."""
    from speeltafel.fast.records import packed

    return packed(*states)


def plain(modules: GameModules) -> RulesEngine:
    """Return the engine in plain Python."""
    rules = functions_of(modules.rules)
    return RulesEngine(modules, False, types.SimpleNamespace(**rules), bind_names(playout_kernels, rules))


def functions_of(rules: Any) -> dict[str, Any]:
    """Return the functions that the protocol asks of every game's rules, plain or compiled."""
    asked = [name for name, value in vars(Rules).items() if isinstance(value, types.FunctionType) and not name.startswith("_")]
    return {name: getattr(rules, name) for name in asked}


def bind_names(module: types.ModuleType, rules: dict[str, Any]) -> types.SimpleNamespace:
    """Return the functions of a module, with a game's rules behind the names they call: where both have one, it is the game's."""
    names = {**vars(module), **rules}
    for name, value in vars(module).items():
        if name not in rules and isinstance(value, types.FunctionType) and value.__module__ == module.__name__:
            names[name] = types.FunctionType(value.__code__, names, name, value.__defaults__)
    return types.SimpleNamespace(**names)


@cache
def compiled(modules: GameModules) -> RulesEngine:
    """Return the compiled engine: from the cache on disk in a moment, else compiled now, which takes some seconds."""
    from speeltafel.fast.compiler import Compiler, fingerprint

    source = sys.modules[f"{modules.package}.rules"]
    compiler = Compiler(cache_folder(modules.name, fingerprint([source, playout_kernels])), inline=is_small(source))
    rules = compiler.module(source)
    behind = functions_of(rules)
    return RulesEngine(modules, True, rules, compiler.module(playout_kernels, behind), compiler)


def is_small(rules: types.ModuleType) -> bool:
    """Whether to compile these rules in one piece with what uses them."""
    from speeltafel.fast.compiler import size

    return size(rules) < SMALL


def cache_root() -> Path:
    """Return the folder of compiled copies."""
    from platformdirs import user_cache_path

    return Path(os.environ.get("SPEELTAFEL_CACHE") or user_cache_path("speeltafel")) / "compiled"


def cache_folder(game: str, key: str) -> Path | None:
    """Return the folder of this very copy; copies made from older sources go. None where nothing can be written."""
    folder = cache_root() / f"{game}-{key}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        return None
    for old in sorted(cache_root().glob(f"{game}-*"), key=lambda path: path.stat().st_mtime)[:-3]:
        if old != folder:
            shutil.rmtree(old, ignore_errors=True)
    return folder
