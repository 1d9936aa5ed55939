"""Simulation of many games. The same seed gives the same games, however many run at a time."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Any

import msgspec
import numpy as np

from speeltafel import fast, games
from speeltafel.arena.bot_games import bots_for_game, can_be_compiled, compile_for, compiled_games, compiled_movers, random_movers
from speeltafel.arena.executor import executor
from speeltafel.arena.intervals import wilson
from speeltafel.bots import RESEARCH, bot
from speeltafel.bots.ready_made import random_player
from speeltafel.core.chance import Seeded
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.driver import run_game
from speeltafel.core.errors import BadOptions, UnknownName, make_error
from speeltafel.core.game import FORMAT, Game
from speeltafel.core.state import CHANCE, OVER
from speeltafel.core.view import actor_of, result_of
from speeltafel.fast.playout_kernels import CHANCE_STREAM, MOST_DECISIONS, GameResults

WORTH_COMPILING = 500  # games; fewer are over before the compiler has warmed up
AT_A_TIME = 50_000  # games in a task: about a tenth of a second, compiled
RECORDS_AT_A_TIME = 250
VIEWED_AT_A_TIME = 5  # where bots are shown views: a master's game takes seconds
SHARES = 60  # a win in parts that two to six players can share in whole numbers


@dataclass(frozen=True)
class Simulation:
    """The plan of a simulation."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    bots: tuple[str, ...]
    games: int
    first: int = 0
    with_records: bool = False

    def check(self) -> GameModules:
        """Return the modules of the game, if everything in the plan is possible."""
        modules = games.modules(self.game)
        modules.set_up(self.players, modules.options_from(self.options))
        for level in self.bots:
            bot(self.game, level, seed=0)
        if len(self.bots) != self.players:
            raise make_error(UnknownName, "bots-and-seats", bots=len(self.bots), players=self.players)
        return modules

    def is_random(self) -> bool:
        return set(self.bots) <= set(RESEARCH)

    def is_compilable(self) -> bool:
        """Whether whole games are played at once, by the rules alone or in compiled code, rather than from views."""
        return self.is_random() or can_be_compiled(games.modules(self.game), self.bots)


@dataclass
class Tally:
    """Sums over a batch of games; they add up to the same total for any batches."""

    games: int
    wins: list[int]  # for each seat, in SHARES of a game
    scores: list[int]  # sums
    squares: list[int]  # sums of squared scores
    decisions: int
    shortest: int
    longest: int
    records: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.squares = [a + b for a, b in zip(self.squares, other.squares, strict=True)]
        self.decisions += other.decisions
        self.shortest = min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)

    def win_share(self, seat: int) -> float:
        return self.wins[seat] / SHARES / self.games

    def win_interval(self, seat: int) -> tuple[float, float]:
        """Return the 95 % interval of a seat's share of wins."""
        return wilson(self.win_share(seat), self.games)

    def mean_score(self, seat: int) -> float:
        return self.scores[seat] / self.games

    def score_deviation(self, seat: int) -> float:
        return sqrt(max(0.0, self.squares[seat] / self.games - self.mean_score(seat) ** 2))


def simulate(plan: Simulation, jobs: int, cluster: str = "", done: int = 0) -> Iterator[Tally]:
    """Yield the tallies of the plan's games, batch after batch in order, but for so many that are done; perhaps on a cluster."""
    plan.check()
    is_compilable = plan.is_compilable()
    size = VIEWED_AT_A_TIME if not is_compilable else RECORDS_AT_A_TIME if plan.with_records else AT_A_TIME
    tasks = in_parts(plan, size)[done:]
    if not cluster:
        compile_for(plan.game, plan.bots)
    return executor(max(1, min(jobs, len(tasks))), cluster, compiled=is_compilable and not plan.with_records).map(run_task, tasks)


def in_parts(plan: Simulation, size: int) -> list[Simulation]:
    """Cut a plan into parts of that many games."""
    firsts = range(plan.first, plan.first + plan.games, size)
    return [replace(plan, first=first, games=min(size, plan.first + plan.games - first)) for first in firsts]


def run_task(plan: Simulation) -> Tally:
    """Play a plan from beginning to end."""
    modules = games.modules(plan.game)
    options = modules.options_from(plan.options)
    if plan.is_compilable() and not plan.with_records:
        return tally_of(games_in_bulk(modules, plan, options))
    record = record_of_compiled_game if plan.is_compilable() else game_from_views
    records = [record(modules, plan, options, number) for number in range(plan.first, plan.first + plan.games)]
    tally = tally_of(games_of(records))
    if plan.with_records:
        tally.records = [msgspec.json.encode(record).decode() for record in records]
    return tally


def games_in_bulk(modules: GameModules, plan: Simulation, options: Any) -> GameResults:
    if plan.is_random():
        engine = random_player(modules) if plan.games >= WORTH_COMPILING else fast.plain(modules)
        return engine.random_games(plan.players, options, plan.seed, plan.first, plan.games)
    s = modules.set_up(plan.players, options)
    return compiled_games(modules, s, plan.seed, plan.first, plan.games, plan.bots)


def record_of_compiled_game(modules: GameModules, plan: Simulation, options: Any, number: int) -> dict[str, Any]:
    """Return game `number` of the plan's seed as a record: the same game as in bulk, move for move."""
    rules, notation = modules.rules, modules.notation
    chance = Seeded(plan.seed, number, CHANCE_STREAM)
    s = modules.set_up(plan.players, options)
    seats = random_movers if plan.is_random() else compiled_movers
    movers = seats(modules, s, plan.seed, number, plan.bots)
    moves: list[list[Any]] = []
    while s.actor != OVER:
        if len(moves) > MOST_DECISIONS:
            raise make_error(BadOptions, "game-without-end", decisions=MOST_DECISIONS)
        actor = actor_of(s)
        if s.actor == CHANCE:
            phase = s.phase
            modules.draw_event(s, chance)
            moves.append([actor, notation.write_chance(phase, s)])
        else:
            move = movers[s.actor](s)
            moves.append([actor, notation.write_move(s, move)])
            rules.play(s, move)
    return {
        "format": FORMAT,
        "game": modules.name,
        "rules": rules.VERSION,
        "players": plan.players,
        "options": msgspec.to_builtins(options),
        "moves": moves,
        "result": msgspec.to_builtins(result_of(modules, s)),
    }


def game_from_views(modules: GameModules, plan: Simulation, options: Any, number: int) -> dict[str, Any]:
    """Play game `number` of the plan's seed on the same deals as in bulk, each bot from its views.

    Return the record.
    """
    choosers = bots_for_game(plan.game, plan.bots, plan.seed, number)
    game = Game(modules, plan.players, options, Seeded(plan.seed, number, CHANCE_STREAM))
    run_game(game, choosers, MOST_DECISIONS)
    if game.result is None:
        raise make_error(BadOptions, "game-without-end", decisions=MOST_DECISIONS)
    return game.record()


def games_of(records: list[dict[str, Any]]) -> GameResults:
    seats = range(records[0]["players"])
    return GameResults(
        decisions=np.array([sum(actor != "chance" for actor, _ in record["moves"]) for record in records]),
        scores=np.array([record["result"]["scores"] for record in records]),
        winners=np.array([[int(seat in record["result"]["winners"]) for seat in seats] for record in records]),
    )


def tally_of(found: GameResults) -> Tally:
    if found.decisions.max() >= MOST_DECISIONS:
        raise make_error(BadOptions, "game-without-end", decisions=MOST_DECISIONS)
    shares = found.winners * (SHARES // found.winners.sum(axis=1, keepdims=True))
    return Tally(
        games=len(found.decisions),
        wins=shares.sum(axis=0).tolist(),
        scores=found.scores.sum(axis=0).tolist(),
        squares=(found.scores**2).sum(axis=0).tolist(),
        decisions=int(found.decisions.sum()),
        shortest=int(found.decisions.min()),
        longest=int(found.decisions.max()),
    )
