"""A game as all adapters hold it: a position, its chance, and what seats see, may do and get."""

import copy
from io import StringIO
from typing import Any

import numpy as np

from speeltafel import games
from speeltafel.core.chance import Chance, Seeded
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.drawing import draw
from speeltafel.core.errors import BadOptions, IllegalMove, make_error
from speeltafel.core.game import Game
from speeltafel.core.i18n import Translator
from speeltafel.core.state import CHANCE, OVER, copy_of
from speeltafel.core.view import AnyView, complete_view
from speeltafel.fast.playout_kernels import CHANCE_STREAM

WIDTH = 100  # letters of the table as text
LOWEST, HIGHEST = -1, 999  # of the numbers in an observation: a disc that is won, the longest road piece


class GameAdapter:
    """A game played by numbers; chance plays by itself.

    With `history`, views contain the moves so far, which bots need.
    """

    def __init__(self, game: str, players: int, options: dict[str, Any] | None = None, history: bool = False) -> None:
        self.modules: GameModules = games.modules(game)
        self.players = players
        self.options = self.modules.options_from(options or {})
        self._s: Any = self.modules.set_up(players, self.options)
        self._chance: Chance = Seeded(0)
        self._game: Game | None = None
        self._history = history

    @property
    def s(self) -> Any:
        return self._game.state if self._game else self._s

    def begin(self, seed: int, number: int = 0) -> None:
        """Begin game `number` of that seed: the same game as everywhere else."""
        self._chance = Seeded(seed, number, CHANCE_STREAM)
        if self._history:
            self._game = Game(self.modules, self.players, self.options, self._chance)
        else:
            self.modules.rules.set_up(self._s, self.players)
            self._go_on()

    def play(self, action: int) -> None:
        """Play an action. Raises IllegalMove."""
        if action not in self.legal():
            raise make_error(IllegalMove, "action-impossible", action=str(action)[:20])
        if self._game:
            self._game.play(self.modules.notation.write_move(self.s, action))
        else:
            self.modules.rules.play(self._s, action)
            self._go_on()

    def _go_on(self) -> None:
        while self._s.actor == CHANCE:
            self.modules.draw_event(self._s, self._chance)

    @property
    def is_over(self) -> bool:
        return bool(self.s.actor == OVER)

    def legal(self) -> list[int]:
        return self.modules.legal(self.s) if self.s.actor >= 0 else []

    def mask(self, seat: int) -> Any:
        """Return 1 for each action that the seat may take now."""
        mask = np.zeros(self.modules.observations.ACTIONS, np.int8)
        if seat == self.s.actor:
            mask[self.legal()] = 1
        return mask

    def observation(self, seat: int) -> Any:
        return observed(self.modules, self.s, seat)

    def view(self, seat: int | None) -> AnyView:
        return self._game.view(seat) if self._game else complete_view(self.modules, self._s, seat)

    def rewards(self) -> list[float]:
        """Return (n · share − 1) / (n − 1) for each seat when the game is over, 0 before: they add up to 0."""
        return returns(self.modules, self.s)

    def scores(self) -> list[int]:
        return [self.modules.rules.score(self.s, seat) for seat in range(self.players)]

    def text(self, language: str = "en") -> str:
        """Return the table as a spectator sees it in a terminal."""
        from rich.console import Console

        console = Console(width=WIDTH, file=StringIO(), record=True, color_system=None)
        console.print(self.modules.picture.picture(self.view(None), Translator(language, packages=[self.modules.package])))
        return console.export_text()

    def image(self) -> Any:
        """Return the board as a picture: rows of pixels, red, green and blue."""
        from speeltafel.research.render import pixels

        return pixels(draw(self.view(None)))

    def __deepcopy__(self, memo: dict[int, Any]) -> "GameAdapter":
        other = copy.copy(self)
        other._s = copy_of(self._s)
        other._chance, other._game = copy.deepcopy((self._chance, self._game), memo)
        return other


def observed(modules: GameModules, s: Any, seat: int, kind: Any = np.int16) -> Any:
    row = np.zeros(modules.observations.LENGTH, kind)
    modules.observations.observe(s, seat, row)
    return row


def returns(modules: GameModules, s: Any) -> list[float]:
    if s.actor != OVER:
        return [0.0] * s.players
    won = [int(modules.rules.wins(s, seat)) for seat in range(s.players)]
    return [(s.players * w / sum(won) - 1) / (s.players - 1) for w in won]


def checked(name: str, value: str | None, known: tuple[str | None, ...]) -> str | None:
    """Return the value of an argument. Raises BadOptions if it is not one of those known."""
    if value not in known:
        raise make_error(
            BadOptions, "argument-not-one-of", argument=name, found=str(value)[:40], known=", ".join(map(str, known))
        )
    return value
