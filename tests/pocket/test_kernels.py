"""The WebAssembly copy plays the same games as the compiled one, and its bots the same moves."""

from functools import cache
from typing import Any

import pytest

import speeltafel
from speeltafel import games
from speeltafel.bots import RESEARCH, levels
from speeltafel.bots import bot_engine as engines
from speeltafel.bots.bot_engine import BotEngine
from speeltafel.bots.level_bot import LevelBot
from speeltafel.bots.wasm_kernels import kernels
from speeltafel.core.chance import generator
from speeltafel.fast import compiled
from speeltafel.fast.engine import empty_results, pack
from speeltafel.fast.playout_kernels import GameResults
from speeltafel.pocket.wasm_memory import packing, wasm_engine
from tests.pocket.wasmtime_kernels import WasmtimeKernels

SEED = 31
MANY = 10_000  # games
LONG_ENOUGH = 40  # steps
ONE_BY_ONE = 30  # of which every last position is compared
BOXES = {name: games.modules(name).rules for name in games.names()}
ALL = [(name, players) for name, box in BOXES.items() for players in (box.FEWEST_PLAYERS, 4, box.MOST_PLAYERS)]
LEVELS = [(name, level) for name in games.names() for level in levels(name) if level not in RESEARCH]


@cache
def engine(name: str) -> BotEngine:
    modules = games.modules(name)
    return wasm_engine(modules, WasmtimeKernels(kernels(modules)))


def wasm_games(name: str, players: int, first: int, count: int) -> tuple[list[int], bytes, bytes, bytes]:
    """Play games with random moves; return decisions, scores, winners, and the last position with the state of all dice."""
    bots: Any = engine(name)
    modules, memory = bots.modules, bots.memory
    table = memory.states([modules.set_up(players, modules.defaults)])
    shape = (count, players)
    found = GameResults(memory.numbers("i8", [0] * count), *(memory.room("i8", shape, bytes(8 * count * players)) for _ in "sw"))
    moves = memory.numbers("i2", [0] * modules.rules.MOST_MOVES)
    chance, own_dice = memory.states([generator(SEED)]), memory.states([generator(SEED)] * players)
    bots.search.play_games(table, moves, chance, own_dice, players, first, found)
    size = 8 * count * players
    scores, winners = (memory.kernels.read(room.block.address, size) for room in (found.scores, found.winners))
    last = table.bytes_of(0) + chance.bytes_of(0) + b"".join(map(own_dice.bytes_of, range(players)))
    return list(found.decisions), scores, winners, last


def native_games(name: str, players: int, first: int, count: int) -> tuple[list[int], bytes, bytes, bytes]:
    modules = games.modules(name)
    table, found = pack([modules.set_up(players, modules.defaults)]), empty_results(count, players)
    moves = engines.compiled(modules).memory.numbers("i2", [0] * modules.rules.MOST_MOVES)
    dice = pack([generator(SEED)]), pack([generator(SEED)] * players)
    compiled(modules).playout.play_games(table, moves, *dice, players, first, found)
    last = table.tobytes() + b"".join(one.tobytes() for one in dice)
    return found.decisions.tolist(), found.scores.tobytes(), found.winners.tobytes(), last


@pytest.mark.parametrize(("name", "players"), ALL)
def test_random_games_are_the_same(name: str, players: int) -> None:
    assert wasm_games(name, players, 0, MANY) == native_games(name, players, 0, MANY)
    for number in range(ONE_BY_ONE):
        assert wasm_games(name, players, number, 1) == native_games(name, players, number, 1)


@pytest.mark.parametrize(
    ("name", "level"),
    [(name, level) for name in games.names() for level in levels(name) if level not in speeltafel.bots.RESEARCH],
)
def test_every_level_makes_the_same_moves(monkeypatch: pytest.MonkeyPatch, name: str, level: str) -> None:
    modules = games.modules(name)
    copies = {"native": engines.compiled(modules), "wasm": engine(name)}
    for players in (modules.rules.FEWEST_PLAYERS, 4):
        game = speeltafel.new(name, players=players, seed=SEED)
        while game.length < LONG_ENOUGH and isinstance(game.actor, int):
            view, moves = game.view(game.actor), {}
            for copy, bots in copies.items():
                monkeypatch.setitem(engines._compiled, modules.package, bots)
                moves[copy] = LevelBot(modules, modules.bots.levels[level], SEED).choose(view)
            assert moves["wasm"] == moves["native"]
            game.play(moves["native"])
            for _ in range(3):  # and on to another stage of the game
                if isinstance(game.actor, int):
                    game.play(game.view(game.actor).legal[-1])


def test_a_record_comes_back_from_the_memory_as_it_was() -> None:
    for name in games.names():
        modules = games.modules(name)
        s = modules.set_up(3, modules.defaults)
        room = engine(name).states([s, s])
        assert (room[1], len(room)) == (s, 2)
        assert packing(modules.rules.State).layout.size == pack([s]).dtype.itemsize


def test_memory_is_used_again() -> None:
    memory: Any = engine("tricky").memory
    before = memory.numbers("f8", [1.0] * 77).block.address
    assert memory.numbers("f8", [2.0] * 77).block.address == before
