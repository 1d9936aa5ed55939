"""The leaderboard: how often a program wins alone against a table of one level of bots, for each level.

All programs play the same deals of the same seed, once from every seat, and the bots have the same dice.
A program is named `package.module:Agent`. It is made once for a table, `Agent(game, players)`, and then asked in its turn:
- `act(observation, mask)` returns an action, from the numbers of `observe.py`; or
- `choose(view)` returns a move in notation, from a view, as Speeltafel's bots do.
If it has `reset(seed)`, that is called before each game, so that a program with its own dice throws the same in the same
game.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from speeltafel import games
from speeltafel.arena.bot_games import PRIME, bots_for_game, compile_for
from speeltafel.arena.executor import executor
from speeltafel.arena.intervals import by_deal
from speeltafel.bots import levels
from speeltafel.core.chance import Seeded
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.errors import AgentFailed, BadOptions, IllegalMove, UnknownName, make_error
from speeltafel.core.game import Game
from speeltafel.fast.playout_kernels import CHANCE_STREAM, MOST_DECISIONS
from speeltafel.research.game_adapter import observed

SEED, GAMES = 2026, 1000  # of the leaderboard
OPPONENTS = ("random", "beginner", "casual")  # those who need no time to think
DEALS_AT_A_TIME = 10


@dataclass(frozen=True)
class Plan:
    agent: str  # module:Agent, or a level of Speeltafel's bots
    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    opponents: tuple[str, ...] = OPPONENTS
    games: int = GAMES  # against each opponent; rounded up to whole deals
    seed: int = SEED

    @property
    def deals(self) -> int:
        return -(-self.games // self.players)

    def check(self) -> None:
        """Whether all of it is possible."""
        modules = games.modules(self.game)
        modules.set_up(self.players, modules.options_from(self.options))
        for level in self.opponents:
            if level not in levels(self.game):
                raise make_error(UnknownName, "bot-unknown", found=ascii(level[:40]), known=", ".join(levels(self.game)))
        if self.is_external():
            agent_of(self.agent, self.game, self.players)
        elif self.agent not in levels(self.game):
            raise make_error(UnknownName, "agent-unknown", found=ascii(self.agent[:60]), known=", ".join(levels(self.game)))

    def is_external(self) -> bool:
        return ":" in self.agent


@dataclass(frozen=True)
class EvaluationTask:
    """Some deals against one opponent."""

    plan: Plan
    opponent: str
    first: int
    deals: int

    @property
    def games(self) -> int:
        return self.deals * self.plan.players


class OpponentResult(NamedTuple):
    """The result of a task: the agent's share of the wins in each deal, over all seats."""

    opponent: str
    shares: list[float]


class ReportEntry(NamedTuple):
    """The result of an agent against one opponent."""

    opponent: str
    share: float
    interval: tuple[float, float]  # 95 %, clustered by deal
    games: int


def tasks_of(plan: Plan) -> list[EvaluationTask]:
    plan.check()
    firsts = range(0, plan.deals, DEALS_AT_A_TIME)
    return [
        EvaluationTask(plan, opponent, first, min(DEALS_AT_A_TIME, plan.deals - first))
        for opponent in plan.opponents
        for first in firsts
    ]


def play(plan: Plan, tasks: list[EvaluationTask], jobs: int) -> Iterator[OpponentResult]:
    """Play these tasks and yield their results, which don't depend on the number of jobs."""
    compile_for(plan.game, plan.opponents)
    return executor(jobs).map(met, tasks)


def entries(plan: Plan, found: list[OpponentResult]) -> list[ReportEntry]:
    """Return the rows of the leaderboard."""
    rows = []
    for opponent, each in groupby(found, key=lambda one: one.opponent):
        shares = [share for one in each for share in one.shares]
        rows.append(ReportEntry(opponent, float(np.mean(shares)), by_deal(shares), len(shares) * plan.players))
    return rows


def met(task: EvaluationTask) -> OpponentResult:
    plan = task.plan
    deals = range(task.first, task.first + task.deals)
    return OpponentResult(
        task.opponent,
        [float(np.mean([_share(task, deal, seat) for seat in range(plan.players)])) for deal in deals],
    )


def _share(task: EvaluationTask, deal: int, seat: int) -> float:
    """Play one deal with the agent in that seat. Return its share of the win."""
    plan = task.plan
    modules = games.modules(plan.game)
    game = Game(modules, plan.players, modules.options_from(plan.options), Seeded(plan.seed, deal, CHANCE_STREAM))
    names = [task.opponent] * plan.players
    choosers: list[Any] = list(bots_for_game(plan.game, names, plan.seed, deal))
    if plan.is_external():
        choosers[seat] = ExternalAgent(plan, modules, game, seat, deal)
    else:
        names[seat] = plan.agent
        choosers[seat] = bots_for_game(plan.game, names, plan.seed, deal)[seat]
    while isinstance(game.actor, int) and game.length < MOST_DECISIONS:
        game.play(choosers[game.actor].choose(game.view(game.actor)))
    if game.result is None:
        raise make_error(BadOptions, "game-without-end", decisions=MOST_DECISIONS)
    winners = game.result["winners"]
    return (seat in winners) / len(winners)


class ExternalAgent:
    """A program from elsewhere, in one seat of one game."""

    def __init__(self, plan: Plan, modules: GameModules, game: Game, seat: int, deal: int) -> None:
        self._agent = agent_of(plan.agent, plan.game, plan.players)
        self._name = plan.agent
        self._modules, self._game, self._seat = modules, game, seat
        if hasattr(self._agent, "reset"):
            self._asked(self._agent.reset, (plan.seed * PRIME + deal) * PRIME + seat)

    def choose(self, view: Any) -> str:
        if hasattr(self._agent, "choose"):
            return str(self._asked(self._agent.choose, view))
        s, observations = self._game.state, self._modules.observations
        legal = self._modules.legal(s)
        mask = np.zeros(observations.ACTIONS, np.int8)
        mask[legal] = 1
        action = self._asked(self._agent.act, observed(self._modules, s, self._seat), mask)
        if action not in legal:
            raise make_error(IllegalMove, "agent-illegal", agent=self._name, action=str(action)[:40])
        return self._modules.notation.write_move(s, int(action))

    def _asked(self, question: Any, *arguments: Any) -> Any:
        try:
            return question(*arguments)
        except Exception as error:
            raise make_error(
                AgentFailed, "agent-failed", agent=self._name, kind=type(error).__name__, why=str(error)[:200]
            ) from error


@cache
def agent_of(name: str, game: str, players: int) -> Any:
    """Return the program of that name, for such a table. A module is also looked for in the folder one is in."""
    module, _, made = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        maker = getattr(import_module(module), made)
    except (ImportError, AttributeError, ValueError) as error:
        raise make_error(UnknownName, "agent-not-found", agent=name, why=str(error)) from None
    try:
        agent = maker(game, players)
    except Exception as error:
        raise make_error(AgentFailed, "agent-failed", agent=name, kind=type(error).__name__, why=str(error)[:200]) from error
    if not hasattr(agent, "choose") and not hasattr(agent, "act"):
        raise make_error(AgentFailed, "agent-says-nothing", agent=name)
    return agent
