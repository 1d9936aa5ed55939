"""What bots of one game think with: its rules, its bots.py and search.py bound together, plain or compiled.

Nobody waits for a compiler: `at_once` gives what there is. The compiled copy is made in another process, which leaves it on disk,
so that this one goes on undisturbed; then it is loaded here.
"""

import subprocess
import sys
import threading
import types
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

import numpy as np

from speeltafel.bots import match, search
from speeltafel.core.chance import Generator
from speeltafel.core.level import AT_RANDOM
from speeltafel.core.modules import GameModules
from speeltafel.core.state import copy_of
from speeltafel.fast.engine import OF_THE_RULES, bound, cache_folder, pack

OF_THE_BOTS = (
    *("policy", "is_settled", "estimate", "sign", "likings", "world_weight"),
    *("shortlist", "hunches", "imagine", "rewind", "plausibility"),
)
DESK = 2  # states to try things on
DEEPEST = 400
MOST_CODES = 1 << 15  # a move is a number below that
NOTHING: Any = np.zeros(0, np.float32)


@dataclass(frozen=True)
class Mind:
    modules: GameModules
    is_compiled: bool
    search: types.SimpleNamespace
    match: types.SimpleNamespace

    def states(self, found: Any) -> Any:
        """Plain states as the functions of this mind take them; what is so already stays as it is."""
        return pack(found) if self.is_compiled and isinstance(found, list) else found

    def copies(self, s: Any, count: int) -> Any:
        """So many of a state, which is a plain one or a record."""
        if not self.is_compiled:
            return [copy_of(s) for _ in range(count)]
        return (np.array([s], s.dtype) if isinstance(s, np.void) else pack([s])).repeat(count)

    def room_for(self, kind: type, count: int) -> Any:
        return self.states([kind()]).repeat(count) if self.is_compiled else [kind() for _ in range(count)]

    def scratch(self, s: Any, g: Generator) -> "Scratch":
        """Room for one thinker at a time."""
        moves: Any = (
            np.zeros(self.modules.rules.MOST_MOVES, np.int16) if self.is_compiled else [0] * self.modules.rules.MOST_MOVES
        )
        return Scratch(
            tried=self.copies(s, 1),
            desk=self.copies(s, DESK),
            moves=moves,
            dice=self.states([g]),
            shares=np.zeros(self.modules.rules.MOST_PLAYERS),
        )


@dataclass(frozen=True)
class Scratch:
    tried: Any
    desk: Any
    moves: Any
    dice: Any
    shares: Any


@cache
def plain(modules: GameModules) -> Mind:
    taught = {name: getattr(modules.bots, name) for name in OF_THE_BOTS if hasattr(modules.bots, name)}
    rules = {name: getattr(modules.rules, name) for name in OF_THE_RULES}
    thoughts = bound(search, {**rules, **taught})
    return Mind(modules, False, thoughts, bound(match, {**rules, "one_move": thoughts.one_move}))


_one_at_a_time = threading.Lock()  # the compiler's settings are global
_compiled: dict[str, Mind] = {}
_underway: dict[str, threading.Thread] = {}


def compiled(modules: GameModules) -> Mind:
    """The compiled copy, and if that takes a minute."""
    with _one_at_a_time:
        if modules.package not in _compiled:
            _compiled[modules.package] = _compile(modules)
    return _compiled[modules.package]


def at_once(modules: GameModules) -> Mind:
    """The compiled copy if it is there, else the plain one; then it will be there later."""
    if modules.package not in _compiled and modules.package not in _underway:
        _underway[modules.package] = threading.Thread(target=_make_ready, args=(modules,), daemon=True)
        _underway[modules.package].start()
    return _compiled.get(modules.package) or plain(modules)


def _make_ready(modules: GameModules) -> None:
    folder = _folder(modules)
    if folder is not None and not (folder / "complete").exists():
        subprocess.run([sys.executable, "-m", "speeltafel.bots.mind", modules.name], check=False, capture_output=True)  # noqa: S603
    compiled(modules)


def _folder(modules: GameModules) -> Any:
    from speeltafel.fast.compiler import fingerprint

    return cache_folder(f"{modules.name}.bots", fingerprint([*_sources(modules), search, match]))


def _sources(modules: GameModules) -> list[types.ModuleType]:
    return [cast(types.ModuleType, part) for part in (modules.rules, modules.bots)]


def _compile(modules: GameModules) -> Mind:
    from speeltafel.fast.compiler import Compiler

    folder = _folder(modules)
    rules, bots = _sources(modules)
    compiler = Compiler(folder)
    behind = {name: getattr(compiler.module(rules), name) for name in OF_THE_RULES}
    taught = {name: getattr(compiler.module(bots), name) for name in OF_THE_BOTS if hasattr(bots, name)}
    mind = Mind(modules, True, compiler.module(search, {**behind, **taught}), compiler.module(match, behind))
    _try_out(mind)
    if folder is not None:
        (folder / "complete").touch()
    return mind


def _try_out(mind: Mind) -> None:
    """Each function once: that is when it is compiled."""
    from speeltafel.bots.imagination import credits_of, weighed_at_once, worlds_like
    from speeltafel.bots.thought import flat, reply, tree, worth_a_thought

    s = mind.modules.set_up(mind.modules.rules.FEWEST_PLAYERS, mind.modules.defaults)
    while s.actor < 0:
        mind.modules.rules.draw(s, 0)
    for think in (flat, tree):
        think(mind, [s], mind.modules.legal(s), Generator(1, 2, 3, 4, 5, 6), 2, AT_RANDOM, NOTHING)
    worlds = worlds_like(mind, s, Generator(1, 2, 3, 4, 5, 6), 2)
    no_moves = np.zeros(0, np.int64)
    credits_of(mind, worlds[:0], s, no_moves, no_moves, Generator(1, 2, 3, 4, 5, 6), NOTHING)
    weighed_at_once(mind, [s, s], Generator(1, 2, 3, 4, 5, 6), AT_RANDOM, NOTHING)
    worth_a_thought(mind, s, Generator(1, 2, 3, 4, 5, 6), NOTHING)
    reply(mind, s, Generator(1, 2, 3, 4, 5, 6), AT_RANDOM, NOTHING)


if __name__ == "__main__":
    from speeltafel import games

    compiled(games.modules(sys.argv[1]))
