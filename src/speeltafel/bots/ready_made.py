"""What bots run on, ready-made: libraries in the wheel, for plain processors. With them nobody waits for a compiler.

    python -m speeltafel.bots.ready_made GAME FILE MACHINE     compiles one, which takes up to a minute

The name of a file holds a hash of all sources it was made from. If you edit one, it fits no more, and bots wait for the compiler.
"""

import platform
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import ModuleType, SimpleNamespace

import speeltafel
from speeltafel import fast, games
from speeltafel.bots.array_memory import ArrayMemory
from speeltafel.bots.bot_engine import BotEngine, sources_of
from speeltafel.bots.wasm_kernels import EXPORTS, cached, exports
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.fast import RulesEngine, playout_kernels, shared_library
from speeltafel.fast.shared_library import PLAIN_PROCESSORS, compile_library, library_functions
from speeltafel.fast.sources import sources_hash

IN_WHEEL = Path(speeltafel.__file__).parent / "ready_made"


@cache
def ready_made(modules: GameModules) -> BotEngine | None:
    """Return the engine from the wheel; None where there is none that fits these sources and this machine."""
    if sys.platform != "linux" or not IN_WHEEL.is_dir():
        return None
    try:
        found = SimpleNamespace(**library_functions(IN_WHEEL / file_name(modules, platform.machine()), EXPORTS))
    except (OSError, AttributeError):  # it is not there, or cannot be loaded here
        return None
    return BotEngine(modules, True, found, found, ArrayMemory(), has_threads=True)


def random_player(modules: GameModules) -> RulesEngine:
    """Return what plays games at random: ready-made, or compiled now."""
    found = ready_made(modules)
    return fast.compiled(modules) if found is None else RulesEngine(modules, True, SimpleNamespace(), found.search)


def file_name(modules: GameModules, machine: str) -> str:
    return f"{modules.name}-{machine}-{sources_hash(_sources(modules))[:16]}.so"


def write_all(folder: Path, machines: Iterable[str] = tuple(PLAIN_PROCESSORS)) -> None:
    """Write the libraries of all games for these machines, and remove those that fit no more."""
    every = [games.modules(name) for name in games.names()]
    made = {file_name(modules, machine): (modules, machine) for modules in every for machine in machines}
    folder.mkdir(parents=True, exist_ok=True)
    for old in set(folder.iterdir()) - {folder / name for name in made}:
        old.unlink()
    for name, (modules, machine) in made.items():
        (folder / name).write_bytes(library(modules, machine))


def library(modules: GameModules, machine: str) -> bytes:
    """Return the library, from the cache on disk or made now."""
    own = [Path(shared_library.__file__), Path(__file__)]
    return cached(modules, f"ready-{machine}", __name__, _sources(modules), own, machine)


def _sources(modules: GameModules) -> list[ModuleType]:
    return [*sources_of(modules), playout_kernels]


if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(compile_library(exports(games.modules(sys.argv[1])), sys.argv[3]))
