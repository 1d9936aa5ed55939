"""Games side by side in arrays that are made once: the fastest way to play from outside."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from speeltafel import fast, games
from speeltafel.bots import RESEARCH, bot_engine, levels, search_kernels
from speeltafel.bots.bot_engine import NO_WEIGHTS, weights_of
from speeltafel.core.chance import generator
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.contract.levels import AT_RANDOM
from speeltafel.core.errors import BadOptions, IllegalMove, UnknownName, make_error
from speeltafel.core.state import copy_of
from speeltafel.fast import batch_kernels as loops
from speeltafel.fast.batch_kernels import CONTROLLED_BY_CALLER, BatchArrays, Bots
from speeltafel.fast.engine import bind_names, cache_folder, functions_of

Seats = Sequence[str | None]


class Batch:
    """Games side by side.

    `step` plays an action in each; where a game ends, the next one begins in the same step. Place i begins with game number
    i of the seed and goes on with i + n, i + 2n, …, so each can be found again by its number.
    """

    observations: NDArray[np.int16]  # [n, length]: what the seat to act sees; `modules.observations.LAYOUT` explains the numbers
    masks: NDArray[np.int8]  # [n, actions]: 1 where that seat may
    seats: NDArray[np.int8]  # [n]: the seat to act
    numbers: NDArray[np.int64]  # [n]: the game
    decisions: NDArray[np.int32]  # [n]: made in it so far
    done: NDArray[np.bool_]  # [n]: with the last step a game ended
    truncated: NDArray[np.bool_]  # [n]: because it was too long, without a winner
    rewards: NDArray[np.float32]  # [n, players]: of the last step; 0 where nothing ended
    scores: NDArray[np.int32]  # [n, players]: of the last game that ended there

    def __init__(
        self,
        game: str,
        players: int,
        n: int,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        bots: Seats | None = None,
        threads: int = 1,
        plain: bool = False,
    ) -> None:
        if type(n) is not int or n < 1:
            raise make_error(BadOptions, "batch-size", found=str(n)[:20])
        self.modules = games.modules(game)
        self.players = players
        self.n = n
        self.seed = seed
        s = self.modules.set_up(players, self.modules.options_from(options or {}))
        levels_ = _levels(self.modules, players, bots or [None] * players)
        self._functions = (_plain if plain else _compiled)(self.modules, _is_taught(levels_))
        self._places = _places(self.modules, s, n, seed, plain)
        for name in BatchArrays._fields[3:]:
            setattr(self, name, getattr(self._places, name))
        self._threads = max(1, min(threads, n))
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        self._bots = [_bots(self.modules, s, levels_, plain) for _ in range(self._threads)]
        self.reset()

    def reset(self, first: int = 0) -> None:
        """Begin the games with numbers from `first` on."""
        self.numbers[:] = np.arange(first, first + self.n)
        self._in_ranges(lambda bots, begin, end: self._functions.begin_all(self._places, bots, begin, end))
        self.done[:] = self.truncated[:] = False
        self.rewards[:] = self.scores[:] = 0

    def step(self, actions: Any) -> None:
        """Play an action in each game: any integers that NumPy can read, also a tensor on the CPU.

        Raises IllegalMove.
        """
        chosen = _integers(actions, self.n)
        place = self._functions.first_illegal(self.masks, chosen)
        if place >= 0:
            raise make_error(IllegalMove, "batch-illegal", place=place, action=int(chosen[place]))
        self._in_ranges(lambda bots, begin, end: self._functions.step_all(self._places, bots, chosen, begin, end))

    def sample(self) -> Any:
        """Return random legal actions.

        With these alone, the games are those of `speeltafel simulate --bots random`.
        """
        actions = np.zeros(self.n, np.int64)
        self._in_ranges(lambda bots, begin, end: self._functions.sample_all(self._places, bots, actions, begin, end))
        return actions

    def _in_ranges(self, work: Callable[[Bots, int, int], None]) -> None:
        """Run work on ranges of the games in threads. Compiled code runs in parallel."""
        if self._pool is None:
            work(self._bots[0], 0, self.n)
            return
        ends = [self.n * i // self._threads for i in range(self._threads + 1)]
        list(self._pool.map(work, self._bots, ends[:-1], ends[1:]))


def _integers(actions: Any, n: int) -> Any:
    found = np.from_dlpack(actions) if hasattr(actions, "__dlpack__") else np.asarray(actions)
    if found.shape != (n,) or found.dtype.kind not in "iu":
        raise make_error(IllegalMove, "batch-actions", expected=n, found=f"{found.dtype} {found.shape}")
    return found.astype(np.int64, copy=False)


def _levels(modules: GameModules, players: int, bots: Seats) -> list[str | None]:
    """Check the levels of the seats. Raises UnknownName, BadOptions."""
    rule_players = [level for level in levels(modules.name) if _looks_no_further(modules, level)]
    for level in bots:
        if level is not None and level not in levels(modules.name):
            raise make_error(UnknownName, "bot-unknown", found=ascii(str(level)[:40]), known=", ".join(levels(modules.name)))
        if level is not None and level not in rule_players:
            raise make_error(BadOptions, "batch-bot-looks-ahead", level=level, known=", ".join(rule_players))
    if len(bots) != players or all(bots):
        raise make_error(BadOptions, "batch-bots", players=players)
    return list(bots)


def _looks_no_further(modules: GameModules, level: str) -> bool:
    return level in RESEARCH or modules.bots.levels[level].search == "none"


def _places(modules: GameModules, s: Any, n: int, seed: int, plain: bool) -> BatchArrays:
    observations = modules.observations
    return BatchArrays(
        *_states(s, n, seed, plain),
        numbers=np.zeros(n, np.int64),
        decisions=np.zeros(n, np.int32),
        seats=np.zeros(n, np.int8),
        observations=np.zeros((n, observations.LENGTH), np.int16),
        masks=np.zeros((n, observations.ACTIONS), np.int8),
        rewards=np.zeros((n, s.players), np.float32),
        scores=np.zeros((n, s.players), np.int32),
        done=np.zeros(n, np.bool_),
        truncated=np.zeros(n, np.bool_),
    )


def _states(s: Any, n: int, seed: int, plain: bool) -> tuple[Any, Any, Any]:
    """Return the table of each game, its chance, and its players' own dice."""
    if plain:
        dice = [[generator(seed) for _ in range(s.players)] for _ in range(n)]
        return [copy_of(s) for _ in range(n)], [generator(seed) for _ in range(n)], dice
    from speeltafel.fast.records import packed

    table, chance = packed(s).repeat(n), packed(generator(seed)).repeat(n)
    return table, chance, chance.repeat(s.players).reshape(n, s.players)


def _bots(modules: GameModules, s: Any, levels_: list[str | None], plain: bool) -> Bots:
    """Return the players of the seats, with scratch space."""
    ladder = modules.bots.levels
    known = [None if level is None else ladder.get(level) for level in levels_]
    styles = [
        CONTROLLED_BY_CALLER if not name else how.style if how else AT_RANDOM for name, how in zip(levels_, known, strict=True)
    ]
    weighted = [how for how in known if how and how.weights]
    moves: Any = [0] * modules.rules.MOST_MOVES
    if not plain:
        moves = np.zeros(modules.rules.MOST_MOVES, np.int16)
    scratch = bot_engine.scratch_for(modules, s, is_compiled=not plain)
    return Bots(np.array(styles), weights_of(weighted[0], s) if weighted else NO_WEIGHTS, scratch, moves)


def _is_taught(levels_: list[str | None]) -> bool:
    return any(level is not None and level not in RESEARCH for level in levels_)


def _plain(modules: GameModules, taught: bool) -> Any:
    """Return the loops in Python."""
    behind = {**functions_of(modules.rules), "observe": modules.observations.observe}
    if taught:
        behind["policy_move"] = bot_engine.plain(modules).search.policy_move
    return bind_names(loops, behind)


@cache
def _compiled(modules: GameModules, taught: bool) -> Any:
    """Return the compiled loops; with the game's own bots only if they play, since those take long to compile."""
    from speeltafel.fast.compiler import Compiler, fingerprint

    rules, observe = cast(ModuleType, modules.rules), cast(ModuleType, modules.observations)
    sources = [rules, observe, loops, *([search_kernels, *map(import_module, _homes(modules))] if taught else [])]
    folder = cache_folder(f"{modules.name}.batch", fingerprint(sources))
    base = fast.compiled(modules)
    compiler = Compiler(folder, inline=not taught, base=base.compiler)
    behind = {**functions_of(base.rules), "observe": compiler.module(observe).observe}
    if taught:
        behind["policy_move"] = bot_engine.compiled(modules).search.policy_move
    return compiler.module(loops, behind)


def _homes(modules: GameModules) -> list[str]:
    """Return the modules of the hooks of a game's bots."""
    return sorted({hook.__module__ for hook in modules.bots.hooks().values()})
