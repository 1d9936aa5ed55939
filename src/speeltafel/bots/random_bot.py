"""A bot with random legal moves: a yardstick for the others, and for simulations."""

from speeltafel.bots.request import check_can_choose, random_stream_for
from speeltafel.core.chance import below
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.view import AnyView


class Random:
    def __init__(self, modules: GameModules, seed: int) -> None:
        self._modules = modules
        self._seed = seed

    def prepare(self) -> None:
        """Do nothing: a random bot has nothing to compile."""

    def choose(self, view: AnyView) -> str:
        check_can_choose(self._modules, view)
        return view.legal[below(random_stream_for(self._seed, view), len(view.legal))]
