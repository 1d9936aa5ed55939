"""Tournaments: one bot against a table full of another, in every seat, on the same deals for all pairs."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise, permutations
from typing import Any

import msgspec
import numpy as np

from speeltafel import games
from speeltafel.arena.bot_games import bots_for_game, can_be_compiled, compile_for, compiled_games
from speeltafel.arena.executor import executor
from speeltafel.bots import RESEARCH, bot, levels
from speeltafel.core.chance import Seeded
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.contract.protocols import Agent
from speeltafel.core.driver import run_game
from speeltafel.core.errors import BadOptions, UnknownName, make_error
from speeltafel.core.game import Game
from speeltafel.core.view import AnyView
from speeltafel.fast.playout_kernels import CHANCE_STREAM, MOST_DECISIONS

SHARES = 60  # a win in parts that two to six players can share in whole numbers
QUICK_DEALS, SLOW_DEALS = 250, 1  # in a task
TIMED_MOVES = 30


class Tournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The plan of a tournament. Every two bots play `deals` times the number of seats games."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    bots: list[str]
    deals: int
    ladder: bool = False  # only each of the bots against the one before it

    def check(self) -> GameModules:
        """Return the modules of the game, if everything in the plan is possible."""
        modules = games.modules(self.game)
        modules.set_up(self.players, modules.options_from(self.options))
        for level in self.bots:
            bot(self.game, level, seed=0)
        if len(set(self.bots)) < max(2, len(self.bots)):
            raise make_error(UnknownName, "bots-for-tournament", known=", ".join(levels(self.game)))
        return modules

    def is_quick(self) -> bool:
        """Whether whole games can be played in compiled code. Random bots get views, so that older journals can go on."""
        return not set(self.bots) & set(RESEARCH) and can_be_compiled(games.modules(self.game), self.bots)

    def pairs(self) -> list[tuple[str, str]]:
        """Return the pairs: one bot, and the one in all other seats. With two seats each pair is played once."""
        if self.ladder:
            return [(one, opponents) for opponents, one in pairwise(self.bots)]
        both_ways = list(permutations(self.bots, 2))
        return [pair for pair in both_ways if self.players > 2 or self.bots.index(pair[0]) > self.bots.index(pair[1])]


class PairTask(msgspec.Struct, frozen=True):
    """Some deals of one pair."""

    plan: Tournament
    one: str
    rest: str
    first: int
    deals: int

    @property
    def name(self) -> str:
        return f"{self.one} {self.rest} {self.first} {self.deals}"


class PairResult(msgspec.Struct):
    """The result of a task, for each deal and each seat of the single bot."""

    task: str
    one: str
    rest: str
    shares: list[list[int]]  # of the one, in SHARES
    places: list[list[list[int]]]  # of every seat: 1 for the winners, then by score
    seconds: dict[str, float]  # spent choosing, by bot
    moves: dict[str, int]


def tasks_of(plan: Tournament) -> list[PairTask]:
    """Return all tasks: the first deals of every pair first, so that a running table means something early."""
    size = QUICK_DEALS if plan.is_quick() else SLOW_DEALS
    return [
        PairTask(plan, one, rest, first, min(size, plan.deals - first))
        for first in range(0, plan.deals, size)
        for one, rest in plan.pairs()
    ]


def play(plan: Tournament, tasks: list[PairTask], jobs: int, cluster: str = "") -> Iterator[PairResult]:
    """Play these tasks and yield their results; on a cluster if there is an address."""
    if not cluster:
        compile_for(plan.game, plan.bots)
    return executor(jobs, cluster, compiled=plan.is_quick()).map(played, tasks)


def played(task: PairTask) -> PairResult:
    return _in_compiled_code(task) if task.plan.is_quick() else _from_views(task)


@dataclass
class MoveTimer:
    """Timer of the bots' choices."""

    seconds: dict[str, float]
    moves: dict[str, int]

    def over(self, name: str, chooser: Agent) -> "TimedBot":
        return TimedBot(name, chooser, self)


@dataclass
class TimedBot:
    """A bot whose time is taken."""

    name: str
    chooser: Agent
    watch: MoveTimer

    def choose(self, view: AnyView) -> str:
        start = time.perf_counter()
        move = self.chooser.choose(view)
        seconds, moves = self.watch.seconds, self.watch.moves
        seconds[self.name] = seconds.get(self.name, 0.0) + time.perf_counter() - start
        moves[self.name] = moves.get(self.name, 0) + 1
        return move


def _from_views(task: PairTask) -> PairResult:
    """Play a task from views, as at a real table."""
    plan = task.plan
    modules = games.modules(plan.game)
    options = modules.options_from(plan.options)
    watch = MoveTimer({}, {})
    found = PairResult(task.name, task.one, task.rest, [], [], watch.seconds, watch.moves)
    for deal in range(task.first, task.first + task.deals):
        results = [_one_game(task, modules, options, deal, seat, watch) for seat in range(plan.players)]
        _add(found, *(np.array([result[kind] for result in results]) for kind in ("scores", "wins")))
    return found


def _one_game(task: PairTask, modules: GameModules, options: Any, deal: int, one_at: int, watch: MoveTimer) -> dict[str, Any]:
    plan = task.plan
    names = [task.one if seat == one_at else task.rest for seat in range(plan.players)]
    choosers = [watch.over(name, one) for name, one in zip(names, bots_for_game(plan.game, names, plan.seed, deal), strict=True)]
    game = Game(modules, plan.players, options, Seeded(plan.seed, deal, CHANCE_STREAM))
    run_game(game, choosers, MOST_DECISIONS)
    if game.result is None:
        raise make_error(BadOptions, "game-without-end", decisions=MOST_DECISIONS)
    wins = [int(seat in game.result["winners"]) for seat in range(plan.players)]
    return {"scores": game.result["scores"], "wins": wins}


def _in_compiled_code(task: PairTask) -> PairResult:
    plan = task.plan
    modules = games.modules(plan.game)
    options = modules.options_from(plan.options)
    s = modules.set_up(plan.players, options)
    watch = MoveTimer({}, {})
    if task.first == 0:
        _time(task, modules, options, watch)
    seatings = [[task.one if seat == one_at else task.rest for seat in range(plan.players)] for one_at in range(plan.players)]
    results = [compiled_games(modules, s, plan.seed, task.first, task.deals, names) for names in seatings]
    if max(result.decisions.max() for result in results) >= MOST_DECISIONS:
        raise make_error(BadOptions, "game-without-end", decisions=MOST_DECISIONS)
    found = PairResult(task.name, task.one, task.rest, [], [], watch.seconds, watch.moves)
    for deal in range(task.deals):
        _add(found, np.array([result.scores[deal] for result in results]), np.array([result.winners[deal] for result in results]))
    return found


def _time(task: PairTask, modules: GameModules, options: Any, watch: MoveTimer) -> None:
    """Measure how long a single move takes, on some moves of one game."""
    for name in (task.one, task.rest):
        game = Game(modules, task.plan.players, options, Seeded(task.plan.seed))
        chooser = bot(modules.name, name, seed=0)
        chooser.prepare()
        chooser.choose(game.view(0))
        run_game(game, [watch.over(name, chooser)] * task.plan.players, game.length + TIMED_MOVES)


def _add(found: PairResult, scores: Any, wins: Any) -> None:
    """Add a deal: a row for each seat of the single bot."""
    shares = wins * (SHARES // wins.sum(axis=1, keepdims=True))
    found.shares.append(np.diagonal(shares).tolist())
    worth = scores + wins * (scores.max() - scores.min() + 1)  # winners come before all others
    found.places.append((1 + (worth[:, None, :] > worth[:, :, None]).sum(axis=2)).tolist())
