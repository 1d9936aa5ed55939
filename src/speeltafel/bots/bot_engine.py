"""Engine of a game's bots: its rules, the hooks of its bots and search_kernels.py bound together, plain or compiled.

`compiled_or_plain` never waits for the compiler. Where the wheel has a ready-made copy that fits (ready_made.py), that is taken.
Else a compiled copy is made in another process and left on disk, so that this one goes on; then it is loaded here.
"""

import subprocess
import sys
import threading
import types
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

from speeltafel.bots import search_kernels, style_games
from speeltafel.bots.memory import ListMemory, Memory
from speeltafel.bots.search_kernels import MovesSinceChance, Playout, Workspace
from speeltafel.core.arrays import float32s
from speeltafel.core.chance import Generator, generator
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.contract.levels import AT_RANDOM, Level
from speeltafel.core.contract.scratch import Scratch
from speeltafel.fast.engine import bind_names, cache_folder, empty_results, functions_of
from speeltafel.fast.playout_kernels import GameResults

SCRATCH = 2  # states
NO_WEIGHTS: Any = float32s([])


@dataclass(frozen=True)
class BotEngine:
    modules: GameModules
    is_compiled: bool
    search: types.SimpleNamespace
    match: types.SimpleNamespace
    memory: Memory
    compiler: Any = None  # for more that is made on top of it
    has_threads: bool = False  # whether its functions run side by side

    def states(self, found: Any) -> Any:
        """Return plain states in the form that this engine's functions take. States in that form stay as they are."""
        return self.memory.states(found)

    def copies(self, s: Any, count: int) -> Any:
        """Return that many copies of a state, which is a plain one or a record."""
        return self.memory.copies(s, count)

    def room_for(self, kind: type, count: int) -> Any:
        return self.memory.room_for(kind, count)

    def workspace(self, s: Any, g: Generator) -> Workspace:
        """Return a workspace for one search at a time, at a table like that of `s`."""
        rules, memory = self.modules.rules, self.memory
        return Workspace(
            tried=memory.copies(s, 1),
            scratch=Scratch(memory.copies(s, SCRATCH), memory.room_for(self.modules.bots.notes, 1)),
            moves=memory.numbers("i2", [0] * rules.MOST_MOVES),
            dice=memory.states([g]),
            shares=memory.numbers("f8", [0.0] * rules.MOST_PLAYERS),
        )

    def weights(self, level: Level, s: Any) -> Any:
        """Return what a level plays by at the table of `s`, as these functions take it."""
        return self.memory.weights(weights_of(level, s))

    def matches(self, s: Any, seed: int, first: int, count: int, styles: list[int], weights: Any) -> GameResults:
        """Play deals number `first` and on of a seed, at a table like that of `s`, with a style in each seat."""
        own_dice = self.states([generator(seed) for _ in styles])
        found = empty_results(count, len(styles))
        work = self.workspace(s, generator(seed))
        self.match.play_matches(work, own_dice, first, self.memory.numbers("i8", styles), weights, found)
        return found


def scratch_for(modules: GameModules, s: Any, is_compiled: bool) -> Scratch:
    """Return scratch space for one thread at a time, at a table like that of `s`."""
    memory: Memory = _arrays() if is_compiled else ListMemory()
    return Scratch(memory.copies(s, SCRATCH), memory.room_for(modules.bots.notes, 1))


def _arrays() -> Memory:
    from speeltafel.bots.array_memory import ArrayMemory  # with NumPy, which a browser has not

    return ArrayMemory()


def weights_of(level: Level, s: Any) -> Any:
    """Return the weights of a level at the table of `s`."""
    return level.weights(s) if level.weights else NO_WEIGHTS


@cache
def plain(modules: GameModules) -> BotEngine:
    rules = functions_of(modules.rules)
    found = bind_names(search_kernels, {**rules, **modules.bots.hooks()})
    return BotEngine(modules, False, found, bind_names(style_games, {**rules, "policy_move": found.policy_move}), ListMemory())


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
    """Return the compiled or the ready-made engine; if there is none yet the plain one, and compile in the background."""
    found = ready(modules)
    if found is None and modules.package not in _underway:
        _underway[modules.package] = threading.Thread(target=_make_ready, args=(modules,), daemon=True)
        _underway[modules.package].start()
    return found or plain(modules)


def ready(modules: GameModules) -> BotEngine | None:
    """Return the compiled engine, or the ready-made one; None if neither is there."""
    if modules.package in _compiled:
        return _compiled[modules.package]
    from speeltafel.bots.ready_made import ready_made  # with NumPy, which a browser has not

    return ready_made(modules)


def _make_ready(modules: GameModules) -> None:
    if not _is_on_disk(modules):
        subprocess.run([sys.executable, "-m", "speeltafel.bots.bot_engine", modules.name], check=False, capture_output=True)  # noqa: S603
    compiled(modules)


def _is_on_disk(modules: GameModules) -> bool:
    folder = _folder(modules)
    return folder is None or (folder / "complete").exists()


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
    search, match = compiler.module(search_kernels, {**rules, **hooks}), compiler.module(style_games, rules)
    return BotEngine(modules, True, search, match, _arrays(), compiler, has_threads=True)


def _compile_all(engine: BotEngine) -> None:
    """Call every function once, so that Numba compiles it now (up to a minute)."""
    from speeltafel.bots.search_driver import flat_search, shortlist, style_move, tree_search
    from speeltafel.bots.worlds import determinized, log_weights_of, resample_by_weight, sample_by_log_weight

    s = engine.modules.set_up(engine.modules.rules.FEWEST_PLAYERS, engine.modules.defaults)
    while s.actor < 0:
        engine.modules.rules.draw(s, 0)
    playout = Playout(AT_RANDOM, NO_WEIGHTS)
    for search_ in (flat_search, tree_search):
        search_(engine, [s], engine.modules.legal(s), generator(1), 2, playout)
    worlds = determinized(engine, s, generator(1), 2)
    no_moves = MovesSinceChance(engine.memory.numbers("i8", []), engine.memory.numbers("i8", []))
    log_weights_of(engine, worlds[:0], s, no_moves, generator(1), NO_WEIGHTS)
    sample_by_log_weight(engine, worlds, engine.memory.numbers("f8", [0.0, 0.0]), 2, generator(1))
    resample_by_weight(engine, [s, s], generator(1), playout)
    shortlist(engine, s, generator(1), NO_WEIGHTS)
    style_move(engine, s, generator(1), playout)


if __name__ == "__main__":
    from speeltafel import games

    for name in sys.argv[1:] or games.names():
        if not _is_on_disk(games.modules(name)):
            compiled(games.modules(name))
