"""Gymnasium: one seat of a game, with bots of any level in the others.

The names of the suite are registered with this module, which Gymnasium imports by itself where a name begins with it:

>>> import gymnasium
>>> env = gymnasium.make("speeltafel.research.gymnasium:speeltafel/tricky-v0", players=2, bots="casual")
>>> envs = gymnasium.make_vec("speeltafel/tricky-v0", num_envs=3, players=2)
>>> envs.reset(seed=7)[0].shape[0]
3
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

import numpy as np

from speeltafel import games
from speeltafel.bots import bot
from speeltafel.core.errors import BadOptions, make_error
from speeltafel.core.extras import require_extra
from speeltafel.research.batch import Batch
from speeltafel.research.game_adapter import HIGHEST, LOWEST, GameAdapter, checked
from speeltafel.research.suite import SUITE

require_extra("gymnasium", "gymnasium")

import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

RENDER_MODES = ("ansi", "rgb_array")
ILLEGAL = ("raise", "nearest")


class Seat(gymnasium.Env):  # type: ignore[type-arg,unused-ignore]
    """One seat of a table.

    `illegal` says what happens with an action that isn't legal now: "raise" an IllegalMove, or play the "nearest" legal one.
    Legal actions are in the info as `action_mask`, and in `action_masks()`, where MaskablePPO looks for them.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str = "tricky",
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        options: dict[str, Any] | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        players = games.modules(game).rules.FEWEST_PLAYERS if players is None else players
        self.table = GameAdapter(game, players, options, history=True)
        self.seat = seat
        self.illegal = checked("illegal", illegal, ILLEGAL)
        self.render_mode = checked("render_mode", render_mode, (None, *RENDER_MODES))
        self._levels = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(self._levels) != players - 1 or not 0 <= seat < players:
            raise make_error(BadOptions, "seat-and-bots", players=players, others=players - 1, last=players - 1)
        self._seat_bots(0)
        observations = self.table.modules.observations
        self.observation_space = spaces.Box(LOWEST, HIGHEST, (observations.LENGTH,), np.int16)
        self.action_space = spaces.Discrete(observations.ACTIONS)

    def _seat_bots(self, seed: int) -> None:
        others = [seat for seat in range(self.table.players) if seat != self.seat]
        self._bots = {
            other: bot(self.table.modules.name, level, seed * self.table.players + other)
            for other, level in zip(others, self._levels, strict=True)
        }
        for other in self._bots.values():
            other.prepare()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:  # noqa: ARG002
        super().reset(seed=seed)
        while True:
            number = int(self.np_random.integers(2**31))
            self._seat_bots(number)
            self.table.begin(number)
            self._let_bots_play()
            if not self.table.is_over:  # or bots ended it before this seat came to act: the next one
                return self._observed()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.table.play(self._possible(int(action)))
        self._let_bots_play()
        seen, info = self._observed()
        return seen, self.table.rewards()[self.seat], self.table.is_over, False, info

    def _possible(self, action: int) -> int:
        legal = self.table.legal()
        if self.illegal == "raise" or action in legal:
            return action
        return min(legal, key=lambda other: (abs(other - action), other))

    def _let_bots_play(self) -> None:
        """Let the bots move, each from its view, as at a real table."""
        modules = self.table.modules
        while self.table.s.actor >= 0 and self.table.s.actor != self.seat:
            view = self.table.view(self.table.s.actor)
            choice = self._bots[self.table.s.actor].choose(view)
            self.table.play(modules.notation.read_move(self.table.s, choice))

    def _observed(self) -> tuple[Any, dict[str, Any]]:
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if self.table.is_over:
            info["scores"] = self.table.scores()
        return self.table.observation(self.seat), info

    def action_masks(self) -> Any:
        """Return 1 for each action that this seat may take now."""
        return self.table.mask(self.seat)

    def information_state(self) -> Any:
        """Return the whole view of this seat, in words."""
        return self.table.view(self.seat)

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return self.table.text() if self.render_mode == "ansi" else self.table.image()


class SeatBatch(VectorEnv):  # type: ignore[type-arg,unused-ignore]
    """The same seat of many games side by side, in arrays: what `gymnasium.make_vec` makes.

    Where a game ends, the next one begins in the same step, so a last observation is that of the next game. The info has
    `action_mask`, and `scores` of the last game that ended there. Only bots that don't search can play here.
    An illegal action raises IllegalMove.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "tricky",
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        options: dict[str, Any] | None = None,
        threads: int = 1,
    ) -> None:
        modules = games.modules(game)
        players = modules.rules.FEWEST_PLAYERS if players is None else players
        levels = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(levels) != players - 1 or not 0 <= seat < players:
            raise make_error(BadOptions, "seat-and-bots", players=players, others=players - 1, last=players - 1)
        self.num_envs = num_envs
        self.seat = seat
        seats = [*levels[:seat], None, *levels[seat:]]
        self._begin = partial(Batch, game, players, num_envs, options=options, bots=seats, threads=threads)
        self._batch = self._begin()
        self.single_observation_space = spaces.Box(LOWEST, HIGHEST, (modules.observations.LENGTH,), np.int16)
        self.single_action_space = spaces.Discrete(modules.observations.ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:  # noqa: ARG002
        super().reset(seed=seed)
        self._batch = self._begin(seed=int(self.np_random.integers(2**31)))
        return self._batch.observations.copy(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        self._batch.step(actions)
        truncated = self._batch.truncated.copy()
        rewards = self._batch.rewards[:, self.seat].astype(np.float64)
        return self._batch.observations.copy(), rewards, self._batch.done & ~truncated, truncated, self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._batch.masks.copy(), "scores": self._batch.scores.copy()}


def _register() -> None:
    for name, environment in SUITE.items():
        gymnasium.register(
            f"speeltafel/{name}",
            entry_point=f"{__name__}:Seat",
            vector_entry_point=f"{__name__}:SeatBatch",
            kwargs={"game": environment.game, "options": environment.options},
        )


_register()
