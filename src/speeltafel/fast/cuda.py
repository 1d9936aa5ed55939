"""Random games and batches on a graphics card, from the same rules and the same `observe`, through ptx.py.

Each game of a seed is the same as on the processor, number for number. It pays from some hundred thousand games at a time
on. Arrays are CuPy's; DLPack passes them to PyTorch or JAX without a copy.
"""

from functools import cache
from typing import Any

import numpy as np

from speeltafel.core.chance import generator
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.errors import BadOptions, IllegalMove, UnknownName, make_error
from speeltafel.core.extras import require_extra
from speeltafel.fast.batch_kernels import CONTROLLED_BY_CALLER, BatchArrays
from speeltafel.fast.engine import pack
from speeltafel.fast.playout_kernels import GameResults
from speeltafel.fast.ptx import kernels

THREADS = 128  # in a block
BLOCKS = 8192  # at most, of threads that play one game after the other


@cache
def _card() -> Any:
    """Return CuPy, if there is a card. Raises MissingExtra or UnknownName if not."""
    require_extra("cuda", "cupy")
    import cupy

    try:
        cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise make_error(UnknownName, "no-card", why=str(error)) from None
    return cupy


@cache
def _loaded(modules: GameModules) -> dict[str, Any]:
    cupy = _card()
    digits = cupy.cuda.Device().compute_capability
    capability = (int(digits[:-1]), int(digits[-1]))
    found = {}
    for kernel, (text, name) in kernels(modules, min(capability, (9, 0))).items():
        module = cupy.cuda.function.Module()
        module.load(text.encode())
        found[kernel] = module.get_function(name)
    return found


def random_games(
    modules: GameModules, players: int, n: int, seed: int = 0, first: int = 0, options: dict[str, Any] | None = None
) -> GameResults:
    """Play games number `first` to `first` + n − 1 of a seed with random moves. Return arrays on the card."""
    cupy = _card()
    box = _on_card(pack([modules.set_up(players, modules.options_from(options or {}))]))
    found = GameResults(cupy.zeros(n, np.int32), cupy.zeros((n, players), np.int32), cupy.zeros((n, players), np.int8))
    arguments = [*_array(box), *_array(_on_card(pack([generator(seed)]))), np.int64(players), np.int64(first)]
    for array in found:
        arguments += _array(array)
    _launch(_loaded(modules)["random_games"], min(BLOCKS, -(-n // THREADS)), arguments)
    return found


class CudaBatch:
    """`Batch` on a card: the same arrays, the same games.

    Observations and masks lie game beside game in memory, as [length, n].T is.
    """

    def __init__(self, modules: GameModules, players: int, n: int, seed: int = 0, options: dict[str, Any] | None = None) -> None:
        cupy = _card()
        if type(n) is not int or n < 1:
            raise make_error(BadOptions, "batch-size", found=str(n)[:20])
        self.modules = modules
        self.players, self.n, self.seed = players, n, seed
        s = self.modules.set_up(players, self.modules.options_from(options or {}))
        observations = self.modules.observations
        dice = _on_card(pack([generator(seed)]))
        self._places = BatchArrays(
            table=_repeated(_on_card(pack([s])), n),
            chance=_repeated(dice, n),
            own_dice=_repeated(dice, n * players, (n, players)),
            numbers=cupy.zeros(n, np.int64),
            decisions=cupy.zeros(n, np.int32),
            seats=cupy.zeros(n, np.int8),
            observations=cupy.zeros((observations.LENGTH, n), np.int16).T,
            masks=cupy.zeros((observations.ACTIONS, n), np.int8).T,
            rewards=cupy.zeros((n, players), np.float32),
            scores=cupy.zeros((n, players), np.int32),
            done=cupy.zeros(n, np.bool_),
            truncated=cupy.zeros(n, np.bool_),
        )
        self._styles = cupy.full(players, CONTROLLED_BY_CALLER, np.int64)
        self.numbers, self.decisions, self.seats, self.observations, self.masks = self._places[3:8]
        self.rewards, self.scores, self.done, self.truncated = self._places[8:]
        self.reset()

    def reset(self, first: int = 0) -> None:
        """Begin the games with numbers from `first` on."""
        self.numbers[:] = _card().arange(first, first + self.n)
        self._run("begin")
        self.done[:] = self.truncated[:] = False
        self.rewards[:] = self.scores[:] = 0

    def step(self, actions: Any) -> None:
        """Play an action in each game: an array on the card, CuPy's or one with DLPack. Raises IllegalMove."""
        cupy = _card()
        chosen = cupy.from_dlpack(actions).astype(np.int64, copy=False)
        if chosen.shape != (self.n,):
            raise make_error(IllegalMove, "batch-actions", expected=self.n, found=f"{chosen.dtype} {chosen.shape}")
        inside = (chosen >= 0) & (chosen < self.masks.shape[1])
        allowed = inside & (self.masks[cupy.arange(self.n), cupy.where(inside, chosen, 0)] == 1)
        if not bool(allowed.all()):
            place = int((~allowed).argmax())
            raise make_error(IllegalMove, "batch-illegal", place=place, action=int(chosen[place]))
        self._run("step", chosen)

    def sample(self) -> Any:
        """Return random legal actions, the same as `Batch.sample`."""
        actions = _card().zeros(self.n, np.int64)
        self._run("sample", actions)
        return actions

    def _run(self, kernel: str, *more: Any) -> None:
        arguments = [part for array in (*self._places, self._styles, *more) for part in _array(array)]
        _launch(_loaded(self.modules)[kernel], -(-self.n // THREADS), arguments)


class _Records:
    """Records on the card: CuPy has no type for them, so it holds their bytes."""

    def __init__(self, data: Any, itemsize: int, shape: tuple[int, ...]) -> None:
        self.data, self.itemsize, self.shape = data, itemsize, shape


def _on_card(records: Any) -> _Records:
    return _Records(_card().asarray(records.view(np.uint8)), records.dtype.itemsize, records.shape)


def _repeated(record: _Records, n: int, shape: tuple[int, ...] | None = None) -> _Records:
    return _Records(_card().tile(record.data, n), record.itemsize, shape or (n,))


def _array(array: Any) -> list[Any]:
    """Return an array as Numba passes it: two unused pointers, sizes, the data, its shape and its strides."""
    if isinstance(array, _Records):
        strides = [array.itemsize * int(np.prod(array.shape[i + 1 :])) for i in range(len(array.shape))]
        pointer, size, itemsize = array.data.data.ptr, int(np.prod(array.shape)), array.itemsize
    else:
        strides, pointer, size, itemsize = list(array.strides), array.data.ptr, array.size, array.itemsize
    return [
        np.uint64(0),
        np.uint64(0),
        np.int64(size),
        np.int64(itemsize),
        np.uint64(pointer),
        *map(np.int64, (*array.shape, *strides)),
    ]


def _launch(function: Any, blocks: int, arguments: list[Any]) -> None:
    function((blocks,), (THREADS,), tuple(arguments))
