"""Engine of a game's bots: its rules, the hooks of its bots and search_kernels.py bound together, plain or compiled.

`compiled_or_plain` never waits for the compiler. The compiled copy is made in another process and left on disk, so that this
one goes on; then it is loaded here.
"""

import subprocess
import sys
import threading
import types
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

import numpy as np

from speeltafel.bots import search_kernels, style_games
from speeltafel.bots.search_kernels import MovesSinceChance, Playout, Workspace
from speeltafel.core.chance import Generator, generator
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.contract.levels import AT_RANDOM, Level
from speeltafel.core.contract.scratch import Scratch
from speeltafel.core.state import copy_of
from speeltafel.fast.engine import bind_names, cache_folder, empty_results, functions_of, pack
from speeltafel.fast.playout_kernels import GameResults

SCRATCH = 2  # states
NO_WEIGHTS: Any = np.zeros(0, np.float32)


@dataclass(frozen=True)
class BotEngine:
    modules: GameModules
    is_compiled: bool
    search: types.SimpleNamespace
    match: types.SimpleNamespace
    compiler: Any = None  # for more that is made on top of it

    def states(self, found: Any) -> Any:
        """Return plain states in the form that this engine's functions take. States in that form stay as they are."""
        return pack(found) if self.is_compiled and isinstance(found, list) else found

    def copies(self, s: Any, count: int) -> Any:
        """Return that many copies of a state, which is a plain one or a record."""
        return copies(s, count, self.is_compiled)

    def room_for(self, kind: type, count: int) -> Any:
        return self.states([kind()]).repeat(count) if self.is_compiled else [kind() for _ in range(count)]

    def workspace(self, s: Any, g: Generator) -> Workspace:
        """Return a workspace for one search at a time, at a table like that of `s`."""
        most = self.modules.rules.MOST_MOVES
        return Workspace(
            tried=self.copies(s, 1),
            scratch=scratch_for(self.modules, s, self.is_compiled),
            moves=np.zeros(most, np.int16) if self.is_compiled else [0] * most,
            dice=self.states([g]),
            shares=np.zeros(self.modules.rules.MOST_PLAYERS),
        )

    def matches(self, s: Any, seed: int, first: int, count: int, styles: list[int], weights: Any) -> GameResults:
        """Play deals number `first` and on of a seed, at a table like that of `s`, with a style in each seat."""
        own_dice = self.states([generator(seed) for _ in styles])
        found = empty_results(count, len(styles))
        self.match.play_matches(self.workspace(s, generator(seed)), own_dice, first, np.array(styles), weights, found)
        return found


def copies(s: Any, count: int, is_compiled: bool) -> Any:
    if not is_compiled:
        return [copy_of(s) for _ in range(count)]
    return (np.array([s], s.dtype) if isinstance(s, np.void) else pack([s])).repeat(count)


def scratch_for(modules: GameModules, s: Any, is_compiled: bool) -> Scratch:
    """Return scratch space for one thread at a time, at a table like that of `s`."""
    notes: Any = [modules.bots.notes()]
    return Scratch(copies(s, SCRATCH, is_compiled), pack(notes) if is_compiled else notes)


def weights_of(level: Level, s: Any) -> Any:
    """Return the weights of a level at the table of `s`."""
    return level.weights(s) if level.weights else NO_WEIGHTS


@cache
def plain(modules: GameModules) -> BotEngine:
    rules = functions_of(modules.rules)
    found = bind_names(search_kernels, {**rules, **modules.bots.hooks()})
    return BotEngine(modules, False, found, bind_names(style_games, {**rules, "policy_move": found.policy_move}))


_one_at_a_time = threading.Lock()  # the compiler's settings are global
_compiled: dict[str, BotEngine] = {}
_underway: dict[str, threading.Thread] = {}


def compiled(modules: GameModules) -> BotEngine:
    """Return the compiled copy, and if that takes a minute."""
    with _one_at_a_time:
        if modules.package not in _compiled:
            _compiled[modules.package] = _compile(modules)
    return _compiled[modules.package]


def compiled_or_plain(modules: GameModules) -> BotEngine:
    """Return the compiled engine if it is ready, else the plain one, and compile in the background."""
    if modules.package not in _compiled and modules.package not in _underway:
        _underway[modules.package] = threading.Thread(target=_make_ready, args=(modules,), daemon=True)
        _underway[modules.package].start()
    return _compiled.get(modules.package) or plain(modules)


def _make_ready(modules: GameModules) -> None:
    folder = _folder(modules)
    if folder is not None and not (folder / "complete").exists():
        subprocess.run([sys.executable, "-m", "speeltafel.bots.bot_engine", modules.name], check=False, capture_output=True)  # noqa: S603
    compiled(modules)


def _folder(modules: GameModules) -> Any:
    from speeltafel.fast.compiler import fingerprint

    return cache_folder(f"{modules.name}.bots", fingerprint(sources_of(modules)))


def sources_of(modules: GameModules) -> list[types.ModuleType]:
    """Return the modules from which the compiled engine is made."""
    taught = {sys.modules[hook.__module__] for hook in modules.bots.hooks().values()}
    return [
        cast(types.ModuleType, modules.rules),
        *sorted(taught, key=lambda module: module.__name__),
        search_kernels,
        style_games,
    ]


def _compile(modules: GameModules) -> BotEngine:
    from speeltafel.fast.compiler import Compiler

    folder = _folder(modules)
    engine = build_with(Compiler(folder), modules)
    _compile_all(engine)
    if folder is not None:
        (folder / "complete").touch()
    return engine


def build_with(compiler: Any, modules: GameModules) -> BotEngine:
    rules = functions_of(compiler.module(cast(types.ModuleType, modules.rules)))
    hooks = {name: compiler.function(hook) for name, hook in modules.bots.hooks().items()}
    return BotEngine(
        modules, True, compiler.module(search_kernels, {**rules, **hooks}), compiler.module(style_games, rules), compiler
    )


def _compile_all(engine: BotEngine) -> None:
    """Call every function once, so that Numba compiles it now (up to a minute)."""
    from speeltafel.bots.search_driver import flat_search, shortlist, style_move, tree_search
    from speeltafel.bots.worlds import determinized, log_weights_of, resample_by_weight

    s = engine.modules.set_up(engine.modules.rules.FEWEST_PLAYERS, engine.modules.defaults)
    while s.actor < 0:
        engine.modules.rules.draw(s, 0)
    playout = Playout(AT_RANDOM, NO_WEIGHTS)
    for search_ in (flat_search, tree_search):
        search_(engine, [s], engine.modules.legal(s), generator(1), 2, playout)
    worlds = determinized(engine, s, generator(1), 2)
    no_moves = MovesSinceChance(np.zeros(0, np.int64), np.zeros(0, np.int64))
    log_weights_of(engine, worlds[:0], s, no_moves, generator(1), NO_WEIGHTS)
    resample_by_weight(engine, [s, s], generator(1), playout)
    shortlist(engine, s, generator(1), NO_WEIGHTS)
    style_move(engine, s, generator(1), playout)


if __name__ == "__main__":
    from speeltafel import games

    compiled(games.modules(sys.argv[1]))
