"""What the reviews and tips of a game run on, as WebAssembly: a module beside that of its bots, for when somebody asks.

python -m speeltafel.review.rollouts.wasm_kernels GAME FILE     compiles it, which takes up to two minutes
"""

import sys
from dataclasses import replace
from pathlib import Path
from types import FunctionType
from typing import Any, cast

from speeltafel import games
from speeltafel.bots import JUDGE_LEVEL
from speeltafel.bots.wasm_kernels import cached
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.contract.protocols import ExactReasons

RECORDED = "recorded_"  # begins the names of those that record events, in wider states
WORLDS = ("determinize_all", "log_weights_of", "world_weights", "temper", "choose_by_weight")


def exported_names(modules: GameModules) -> tuple[str, ...]:
    """Return what a judge of this game calls to reckon exactly, to play on, or to grow trees."""
    if modules.bots.is_exact:
        return ("move_at", "values_at", "futures")
    both = ("move_at", *WORLDS, "play_on", "play_on_after")
    level = modules.bots.levels.get(JUDGE_LEVEL)
    if level is not None and level.search == "tree":
        return (*both, "tree_search", "priors_at", f"{RECORDED}tree_search")
    return (*both, "shortlist_at", f"{RECORDED}play_on_after")


def kernels(modules: GameModules) -> bytes:
    """Return the module, from the cache on disk or made now."""
    from speeltafel.bots import wasm_kernels
    from speeltafel.bots.bot_engine import sources_of
    from speeltafel.fast import wasm
    from speeltafel.review.rollouts import event_recorder
    from speeltafel.review.rollouts import kernels as rollouts

    sources = [*sources_of(modules), rollouts, event_recorder]
    if modules.bots.is_exact:
        sources.append(sys.modules[_futures(modules).__module__])
    return cached(modules, "judge", __name__, sources, [Path(one) for one in (wasm.__file__, wasm_kernels.__file__, __file__)])


def _futures(modules: GameModules) -> FunctionType:
    return cast(FunctionType, cast(ExactReasons, modules.reasons).futures)


def make(modules: GameModules) -> bytes:
    """Compile the module."""
    from speeltafel.bots.bot_engine import build_with
    from speeltafel.bots.wasm_kernels import search_arguments, types_for
    from speeltafel.fast.compiler import Compiler
    from speeltafel.fast.object_code import ExportedFunction
    from speeltafel.fast.wasm import compile_module
    from speeltafel.review.rollouts.engine import build_on
    from speeltafel.review.rollouts.event_recorder import record_event, recording

    def built(recorder: Any, kind: type) -> dict[str, ExportedFunction]:
        """Return all functions, for tables of that kind."""
        engine = build_on(build_with(Compiler(None, event_recorder=recorder), modules), None)
        t = types_for(modules, kind)
        arguments = search_arguments(t) | {
            "play_on": (t.states, t.work, t.whole, t.whole, t.playout, t.trace),
            "play_on_after": (t.states, t.work, t.moves, t.whole, t.whole, t.playout, t.trace),
            "values_at": (t.states, t.work, t.weights, t.rows),
            "priors_at": (t.states, t.work, t.playout, t.shares),
            "futures": (replace(t.states, is_first=True), t.work.scratch, t.whole, t.weights, t.shares, t.shares, t.rows),
        }
        functions = vars(engine.bots.search) | vars(engine.kernels)
        if modules.bots.is_exact:
            functions["futures"] = engine.compiler.function(_futures(modules))
        return {name: ExportedFunction(functions[name], arguments[name]) for name in arguments if name in functions}

    state = modules.rules.State
    silent, recorded = built(None, state), {}
    if any(name.startswith(RECORDED) for name in exported_names(modules)):
        recorded = {RECORDED + name: export for name, export in built(record_event, recording(state)).items()}
    found = silent | recorded
    return compile_module({name: found[name] for name in exported_names(modules)})


if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(make(games.modules(sys.argv[1])))
