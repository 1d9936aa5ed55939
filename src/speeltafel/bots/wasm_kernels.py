"""What the bots of a game run on, as WebAssembly: every function that search_driver.py and worlds.py call.

python -m speeltafel.bots.wasm_kernels GAME FILE     compiles it, which takes up to a minute
"""

import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from speeltafel import games
from speeltafel.core.contract.game_modules import GameModules

if TYPE_CHECKING:
    from speeltafel.fast.object_code import ExportedFunction

PLAIN_CODE = {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}  # nothing of this machine in it
EXPORTS = (
    *("move_at", "shortlist_at", "prior_values_at", "flat_search", "tree_search"),
    *("determinize_all", "log_weights_of", "world_weights", "temper", "choose_by_weight", "play_games"),
)


def kernels(modules: GameModules) -> bytes:
    """Return the module, from the cache on disk or made now."""
    from speeltafel.bots.bot_engine import sources_of
    from speeltafel.fast import playout_kernels, wasm

    own = [Path(wasm.__file__), Path(__file__)]
    return cached(modules, "wasm", __name__, [*sources_of(modules), playout_kernels], own)


def cached(
    modules: GameModules, purpose: str, program: str, sources: list[ModuleType], more: list[Path], *arguments: str
) -> bytes:
    """Return what a program makes of these sources: in another process, since Numba reads its settings once."""
    from speeltafel.fast import object_code
    from speeltafel.fast.compiler import fingerprint
    from speeltafel.fast.engine import cache_folder
    from speeltafel.fast.sources import code_of

    made_from = hashlib.sha256(fingerprint(sources).encode())
    for file in (Path(object_code.__file__), *more):
        made_from.update(code_of(file.read_text("utf-8")).encode())
    folder = cache_folder(f"{modules.name}.{purpose}", made_from.hexdigest()[:24])
    with tempfile.TemporaryDirectory() as own:
        kept, fresh = (folder or Path(own)) / "kernels", Path(own) / "fresh"
        if not kept.exists():
            command = [sys.executable, "-m", program, modules.name, str(fresh), *arguments]
            done = subprocess.run(  # noqa: S603 - ourselves
                command, env={**os.environ, **PLAIN_CODE}, capture_output=True, text=True, check=False
            )
            if done.returncode:
                raise RuntimeError(f"The compiled copy of {modules.name} could not be made:\n{done.stderr}")
            kept.write_bytes(fresh.read_bytes())
        return kept.read_bytes()


class Types(NamedTuple):
    """The types of arguments, where a table is of that kind."""

    states: Any
    dice: Any
    work: Any
    playout: Any
    trace: Any
    moves: Any
    codes: Any
    shares: Any
    rows: Any
    weights: Any
    whole: Any


def types_for(modules: GameModules, kind: type) -> Types:
    """Return the types of arguments for a table of that kind: the rules' State, or a wider one."""
    from numba import types

    from speeltafel.bots.search_kernels import Playout, SearchTrace, Workspace
    from speeltafel.core.chance import Generator
    from speeltafel.core.contract.scratch import Scratch
    from speeltafel.fast.object_code import Array

    states, dice, moves = records(kind), records(Generator), Array(types.int16)
    shares, weights, rows = Array(types.float64), Array(types.float32), Array(types.float64, 2)
    work = Workspace(states, Scratch(states, records(modules.bots.notes)), moves, dice, shares)
    playout, trace = Playout(types.int32, weights), SearchTrace(rows, states)  # type: ignore[arg-type]
    return Types(states, dice, work, playout, trace, moves, Array(types.int64), shares, rows, weights, types.int32)


def records(kind: type) -> Any:
    import numba

    from speeltafel.fast.object_code import Array
    from speeltafel.fast.records import record_type

    return Array(numba.from_dtype(record_type(kind)))


def search_arguments(t: Types) -> dict[str, tuple[Any, ...]]:
    """Return the arguments of the functions of search_kernels.py."""
    from numba import types

    from speeltafel.bots.search_kernels import Edge, MovesSinceChance, Node, Tree
    from speeltafel.fast.object_code import Array

    tree = Tree(records(Node), records(Edge), t.codes, t.codes, Array(types.int32), t.shares)
    return {
        "move_at": (t.states, t.work, t.playout),
        "shortlist_at": (t.states, t.work, t.weights),
        "prior_values_at": (t.states, t.work, t.moves, t.weights, t.shares),
        "flat_search": (t.states, t.work, t.moves, t.whole, t.whole, t.playout, t.shares),
        "tree_search": (t.states, t.work, tree, t.whole, t.whole, t.playout, t.whole, t.trace),
        "determinize_all": (t.states, t.dice, t.whole),
        "log_weights_of": (t.states, t.work, MovesSinceChance(t.codes, t.codes), t.whole, t.weights, t.shares),
        "world_weights": (t.states, t.work, t.whole, t.playout, t.shares),
        "temper": (t.shares, t.shares, types.float64),
        "choose_by_weight": (t.shares, types.float64, t.codes),
    }


def make(modules: GameModules) -> bytes:
    """Compile the module."""
    from speeltafel.fast.wasm import compile_module

    return compile_module(exports(modules))


def exports(modules: GameModules) -> "dict[str, ExportedFunction]":
    """Return every function, with its arguments."""
    from numba import types

    from speeltafel.bots.bot_engine import build_with
    from speeltafel.fast import playout_kernels
    from speeltafel.fast.compiler import Compiler
    from speeltafel.fast.engine import functions_of
    from speeltafel.fast.object_code import Array, ExportedFunction
    from speeltafel.fast.playout_kernels import GameResults

    compiler = Compiler(None)
    search = build_with(compiler, modules).search
    random = compiler.module(playout_kernels, functions_of(compiler.module(modules.rules)))  # type: ignore[arg-type]
    t = types_for(modules, modules.rules.State)
    results = Array(types.int64, 2)
    games_played = GameResults(t.codes, results, results)
    arguments = search_arguments(t)
    arguments["play_games"] = (t.states, t.moves, t.dice, t.dice, t.whole, t.whole, games_played)
    found = {name: getattr(random if name == "play_games" else search, name) for name in EXPORTS}
    return {name: ExportedFunction(function, arguments[name]) for name, function in found.items()}


if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(make(games.modules(sys.argv[1])))
