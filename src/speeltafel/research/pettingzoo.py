"""PettingZoo: a game as an AEC environment, whose agents act in turn.

>>> from speeltafel.research import pettingzoo
>>> env = pettingzoo.env("figaro", players=4)
>>> env.reset(seed=7)
>>> env.agent_selection
'player_2'
"""

import sys
from typing import Any

import numpy as np

from speeltafel.core.extras import require_extra
from speeltafel.research.game_adapter import HIGHEST, LOWEST, GameAdapter, checked

require_extra("pettingzoo", "pettingzoo")

from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

RENDER_MODES = ("human", "ansi", "rgb_array")  # in the terminal, as text, as a picture
MASK_IN = ("observation", "info")


def env(game: str = "tricky", players: int | None = None, **arguments: Any) -> wrappers.OrderEnforcingWrapper:
    """Return the environment, with PettingZoo's checks of what is done with it around."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(SpeeltafelEnv(game, players, **arguments)))


class SpeeltafelEnv(AECEnv):
    """`mask_in` says where an agent finds what it may do: in the observation, PettingZoo's classic way, or in its info.

    A reset without a seed goes on with the next game of the last one. Copies and pickles keep the position.
    """

    def __init__(
        self,
        game: str = "tricky",
        players: int | None = None,
        options: dict[str, Any] | None = None,
        mask_in: str = "observation",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        from speeltafel import games

        players = games.modules(game).rules.FEWEST_PLAYERS if players is None else players
        self.table = GameAdapter(game, players, options)
        self.metadata = {"name": f"{game}_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.render_mode = checked("render_mode", render_mode, (None, *RENDER_MODES))
        self.mask_in = checked("mask_in", mask_in, MASK_IN)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._spaces = {agent: self._space() for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self.table.modules.observations.ACTIONS) for agent in self.possible_agents}
        self._seed: int | None = None
        self._number = 0

    def _space(self) -> Any:
        observations = self.table.modules.observations
        seen = spaces.Box(LOWEST, HIGHEST, (observations.LENGTH,), np.int16)
        if self.mask_in == "info":
            return seen
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (observations.ACTIONS,), np.int8)})

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's
        if seed is not None or self._seed is None:
            self._seed = int(np.random.SeedSequence(seed).entropy)  # type: ignore[arg-type]
            self._number = 0
        else:
            self._number += 1
        self.table.begin(self._seed, self._number)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._update_masks()

    def _update_masks(self) -> None:
        """Update whose turn it is, and the masks."""
        table = self.table
        self.agent_selection = self.possible_agents[max(0, table.s.actor)]
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self.mask_in == "info":
            self.infos = {agent: {"action_mask": table.mask(seat)} for seat, agent in enumerate(self.agents)}

    def observe(self, agent: str) -> Any:
        seat = self.possible_agents.index(agent)
        seen = self.table.observation(seat)
        return seen if self.mask_in == "info" else {"observation": seen, "action_mask": self.table.mask(seat)}

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.table.play(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        self._update_masks()
        if self.table.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            for agent, score in zip(self.agents, self.table.scores(), strict=True):
                self.infos[agent]["score"] = score
        self._accumulate_rewards()

    def information_state(self, agent: str) -> Any:
        """Return the whole view of an agent, as an alternative to the numbers."""
        return self.table.view(self.possible_agents.index(agent))

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        if self.render_mode == "human":
            sys.stdout.write(self.table.text())
            return None
        return self.table.text() if self.render_mode == "ansi" else self.table.image()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
