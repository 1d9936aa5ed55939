"""Gymnasium: one seat of a game, with bots of any level in the others.

>>> import gymnasium
>>> import speeltafel.research.gymnasium
>>> env = gymnasium.make("speeltafel/tricky-v0", players=2, bots="casual")
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from speeltafel import games
from speeltafel.bots import bot
from speeltafel.core.errors import BadOptions, make_error
from speeltafel.core.extras import require_extra
from speeltafel.research.game_adapter import HIGHEST, LOWEST, GameAdapter, checked

require_extra("gymnasium", "gymnasium")

import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402

RENDER_MODES = ("ansi", "rgb_array")
ILLEGAL = ("nearest", "raise")


class Seat(gymnasium.Env):  # type: ignore[type-arg,unused-ignore]
    """`illegal` says what an action comes to that is not possible now: the nearest that is, or an error.

    What is possible stands in the info as `action_mask`, and in `action_masks()`, where MaskablePPO looks for it.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str = "tricky",
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        options: dict[str, Any] | None = None,
        illegal: str = "nearest",
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


def _register() -> None:
    for name in games.names():
        if f"speeltafel/{name}-v0" not in gymnasium.registry:
            gymnasium.register(f"speeltafel/{name}-v0", entry_point="speeltafel.research.gymnasium:Seat", kwargs={"game": name})


_register()
