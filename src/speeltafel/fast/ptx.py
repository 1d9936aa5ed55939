"""A third copy of the same functions: PTX, which every NVIDIA card understands. numba-cuda makes it, with a card or without.

It is kept on disk like the compiled copy, since it takes from seconds to minutes.
"""

import re
import types
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

from speeltafel.core.chance import Generator
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.extras import require_extra
from speeltafel.fast import batch_kernels as loops
from speeltafel.fast import keep_loops, playout_kernels
from speeltafel.fast.batch_kernels import BatchArrays, Bots
from speeltafel.fast.engine import cache_folder, functions_of, is_small
from speeltafel.fast.playout_kernels import GameResults

KERNELS = ("random_games", "begin", "step", "sample")
CARD = (9, 0)  # compute capability: newer cards run it too
OLDEST = ".version 8.0"  # of PTX: what we use has been there since then, and a driver refuses what is newer than itself


def kernels(modules: GameModules, capability: tuple[int, int] = CARD) -> dict[str, tuple[str, str]]:
    """Return for each kernel its PTX and its name there.

    Loads them from the cache on disk, or compiles them (slow).
    """
    from speeltafel.fast.compiler import fingerprint

    sources = [modules.rules, modules.observations, loops, playout_kernels, keep_loops]
    folder = cache_folder(f"{modules.name}.cuda{capability[0]}{capability[1]}", fingerprint(sources))  # type: ignore[arg-type]
    return {kernel: _kept(folder, kernel, modules, capability) for kernel in KERNELS}


def _kept(folder: Path | None, kernel: str, modules: GameModules, capability: tuple[int, int]) -> tuple[str, str]:
    file = folder / f"{kernel}.ptx" if folder else None
    if file and file.exists():
        text = file.read_text()
    else:
        text = _made(modules, kernel, capability)
        if file:
            file.write_text(text)
    entry = re.search(r"\.entry\s+(\w+)", text)
    assert entry is not None  # noqa: S101 - a kernel has one
    return text, entry[1]


def _made(modules: GameModules, kernel: str, capability: tuple[int, int]) -> str:
    """Return the kernel of that name, compiled."""
    require_extra("cuda", "numba_cuda")
    import numba
    from numba import cuda
    from numba import types as kinds

    from speeltafel.fast.records import record_type

    compiler = _compiler(capability)
    behind = functions_of(compiler.module(modules.rules))
    observe = compiler.module(modules.observations).observe
    state, dice = numba.from_dtype(record_type(modules.rules.State)), numba.from_dtype(record_type(Generator))
    if kernel == "random_games":
        function = _random_games(compiler.module(playout_kernels, behind), state, dice, modules.rules)
    else:
        of = compiler.module(loops, {**behind, "observe": observe})
        function = _in_a_batch(
            {"begin": of.begin_all, "step": of.step_all, "sample": of.sample_all}[kernel], modules.rules, kernel
        )
    signature = [_kind(kinds, name, state, dice) for name in function.__code__.co_varnames[: function.__code__.co_argcount]]
    with _unrolling(is_small(cast(types.ModuleType, modules.rules))):
        made, _ = cuda.compile(function, kinds.void(*signature), device=False, cc=capability, abi="numba", output="ptx")
    return re.sub(r"^\.version .*", OLDEST, made.decode() if isinstance(made, bytes) else str(made), flags=re.MULTILINE)


@contextmanager
def _unrolling(allowed: bool) -> Iterator[None]:
    """Allow or forbid unrolling.

    Small rules gain by it (tricky on an H200: 5.0 G decisions/s, not 3.6), large ones lose (Carnavalo: 0.17, not 0.66).
    """
    from numba.cuda.cudadrv import nvvm

    before = nvvm.llvm_replace
    if not allowed:
        nvvm.llvm_replace = lambda ir: keep_loops.without_unrolling(before(ir))
    try:
        yield
    finally:
        nvvm.llvm_replace = before


ARGUMENT_TYPES = {  # of the arguments of kernels, by their names: what is in them, and how many dimensions they have
    **dict.fromkeys(("table", "box"), ("state", 1)),
    **dict.fromkeys(("chance", "first_dice"), ("generator", 1)),
    "own_dice": ("generator", 2),
    **dict.fromkeys(("numbers", "styles", "actions"), ("int64", 1)),
    "decisions": ("int32", 1),
    "scores": ("int32", 2),
    "winners": ("int8", 2),
    "seats": ("int8", 1),
    "observations": ("int16", 2),
    "masks": ("int8", 2),
    "rewards": ("float32", 2),
    **dict.fromkeys(("done", "truncated"), ("bool", 1)),
    **dict.fromkeys(("players", "first"), ("int64", 0)),
}


def _kind(kinds: Any, name: str, state: Any, dice: Any) -> Any:
    what, dimensions = ARGUMENT_TYPES[name]
    item = {"state": state, "generator": dice, "bool": kinds.bool_}.get(what) or getattr(kinds, what)
    return kinds.Array(item, dimensions, "A" if dimensions > 1 else "C") if dimensions else item


def _random_games(of: Any, state: Any, dice: Any, rules: Any) -> Any:
    """Return a kernel in which each thread plays its own games, on a table in its own memory."""
    from numba import cuda, int16

    most_moves, most_players = rules.MOST_MOVES, rules.MOST_PLAYERS
    play_games = of.play_games

    def random_games(box, first_dice, players, first, decisions, scores, winners):  # type: ignore[no-untyped-def]
        table = cuda.local.array(1, state)
        chance = cuda.local.array(1, dice)
        own_dice = cuda.local.array(most_players, dice)
        moves = cuda.local.array(most_moves, int16)
        table[0] = box[0]
        chance[0] = first_dice[0]
        for seat in range(players):
            own_dice[seat] = first_dice[0]
        for i in range(cuda.grid(1), len(decisions), cuda.gridsize(1)):
            found = GameResults(decisions[i : i + 1], scores[i : i + 1], winners[i : i + 1])
            play_games(table, moves, chance, own_dice, players, first + i, found)

    return random_games


def _in_a_batch(work: Any, rules: Any, kernel: str) -> Any:
    """Return a kernel in which each thread plays one game of the batch."""
    from numba import cuda, int16

    most_moves = rules.MOST_MOVES

    def begin(  # type: ignore[no-untyped-def]
        table, chance, own_dice, numbers, decisions, seats, observations, masks, rewards, scores, done, truncated, styles
    ):
        i = cuda.grid(1)
        if i < len(table):
            moves = cuda.local.array(most_moves, int16)
            places = BatchArrays(
                table, chance, own_dice, numbers, decisions, seats, observations, masks, rewards, scores, done, truncated
            )
            work(places, Bots(styles, styles, table, moves), i, i + 1)

    def step(  # type: ignore[no-untyped-def]
        table, chance, own_dice, numbers, decisions, seats, observations, masks, rewards, scores, done, truncated, styles, actions
    ):
        i = cuda.grid(1)
        if i < len(table):
            moves = cuda.local.array(most_moves, int16)
            places = BatchArrays(
                table, chance, own_dice, numbers, decisions, seats, observations, masks, rewards, scores, done, truncated
            )
            work(places, Bots(styles, styles, table, moves), actions, i, i + 1)

    return begin if kernel == "begin" else step


def _compiler(capability: tuple[int, int]) -> Any:
    """Return the compiler for cards, which takes the very same functions."""
    from numba import cuda
    from numba.cuda import dispatcher, target

    from speeltafel.fast.compiler import Compiler

    # Numba asks the card what it is; the answer is known, and there may be none here.
    dispatcher.get_current_device = lambda: types.SimpleNamespace(compute_capability=capability)
    # Tables belong into ordinary memory: constant memory serves one address at a time, and ends at 64 KB.
    target.nvvm = types.SimpleNamespace(**{**vars(target.nvvm), "ADDRSPACE_CONSTANT": 1})

    class ForCards(Compiler):
        def _function(self, function: types.FunctionType, names: dict[str, Any]) -> Any:
            again = types.FunctionType(function.__code__, names, function.__name__, function.__defaults__)
            again.__module__, again.__qualname__ = function.__module__, function.__qualname__
            return cuda.jit(device=True)(again)

    return ForCards(None)
