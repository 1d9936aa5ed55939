"""What the bots of a game run on, as WebAssembly: every function that search_driver.py and worlds.py call.

python -m speeltafel.bots.wasm_kernels GAME FILE     compiles it, which takes up to a minute
"""

import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from speeltafel import games
from speeltafel.core.contract.game_modules import GameModules

PLAIN_CODE = {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}  # nothing of this machine in it
EXPORTS = (
    *("move_at", "shortlist_at", "prior_values_at", "flat_search", "tree_search"),
    *("determinize_all", "log_weights_of", "world_weights", "temper", "choose_by_weight", "play_games"),
)


def kernels(modules: GameModules) -> bytes:
    """Return the module, from the cache on disk or made now: in another process, since Numba reads its settings once."""
    from speeltafel.bots.bot_engine import sources_of
    from speeltafel.fast import playout_kernels, wasm
    from speeltafel.fast.compiler import code_of, fingerprint
    from speeltafel.fast.engine import cache_folder

    made_from = hashlib.sha256(fingerprint([*sources_of(modules), playout_kernels]).encode())
    for file in (wasm.__file__, __file__):
        made_from.update(code_of(Path(file).read_text("utf-8")).encode())
    folder = cache_folder(f"{modules.name}.wasm", made_from.hexdigest()[:24])
    with tempfile.TemporaryDirectory() as own:
        kept, fresh = (folder or Path(own)) / "kernels.wasm", Path(own) / "fresh.wasm"
        if not kept.exists():
            command = [sys.executable, "-m", "speeltafel.bots.wasm_kernels", modules.name, str(fresh)]
            done = subprocess.run(  # noqa: S603 - ourselves
                command, env={**os.environ, **PLAIN_CODE}, capture_output=True, text=True, check=False
            )
            if done.returncode:
                raise RuntimeError(f"The WebAssembly of {modules.name} could not be made:\n{done.stderr}")
            kept.write_bytes(fresh.read_bytes())
        return kept.read_bytes()


def make(modules: GameModules) -> bytes:
    """Compile the module."""
    import numba
    from numba import types

    from speeltafel.bots.bot_engine import build_with
    from speeltafel.bots.search_kernels import Edge, MovesSinceChance, Node, Playout, SearchTrace, Tree, Workspace
    from speeltafel.core.chance import Generator
    from speeltafel.core.contract.scratch import Scratch
    from speeltafel.fast import playout_kernels
    from speeltafel.fast.compiler import Compiler, record_type
    from speeltafel.fast.engine import functions_of
    from speeltafel.fast.playout_kernels import GameResults
    from speeltafel.fast.wasm import Array, WasmExport, compile_module

    def records(kind: type) -> Array:
        return Array(numba.from_dtype(record_type(kind)))

    compiler = Compiler(None)
    search = build_with(compiler, modules).search
    random = compiler.module(playout_kernels, functions_of(compiler.module(modules.rules)))  # type: ignore[arg-type]
    whole: Any = types.int32
    states, dice = records(modules.rules.State), records(Generator)
    moves, codes, shares, weights = Array(types.int16), Array(types.int64), Array(types.float64), Array(types.float32)
    results = Array(types.int64, 2)
    work = Workspace(states, Scratch(states, records(modules.bots.notes)), moves, dice, shares)
    tree = Tree(records(Node), records(Edge), codes, codes, Array(types.int32), shares)
    playout = Playout(whole, weights)
    trace = SearchTrace(Array(types.float64, 2), states)
    played: Any = MovesSinceChance(codes, codes)
    arguments: dict[str, tuple[Any, ...]] = {
        "move_at": (states, work, playout),
        "shortlist_at": (states, work, weights),
        "prior_values_at": (states, work, moves, weights, shares),
        "flat_search": (states, work, moves, whole, whole, playout, shares),
        "tree_search": (states, work, tree, whole, whole, playout, whole, trace),
        "determinize_all": (states, dice, whole),
        "log_weights_of": (states, work, played, whole, weights, shares),
        "world_weights": (states, work, whole, playout, shares),
        "temper": (shares, shares, types.float64),
        "choose_by_weight": (shares, types.float64, codes),
        "play_games": (states, moves, dice, dice, whole, whole, GameResults(codes, results, results)),
    }
    found = {name: getattr(random if name == "play_games" else search, name) for name in EXPORTS}
    return compile_module({name: WasmExport(function, arguments[name]) for name, function in found.items()})


if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(make(games.modules(sys.argv[1])))
