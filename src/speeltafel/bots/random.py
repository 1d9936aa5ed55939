"""The bot that plays anything legal: a yardstick for the others, and for simulations."""

from speeltafel.core.chance import Chance, Seeded, Unpredictable
from speeltafel.core.errors import IllegalMove, wrong
from speeltafel.core.view import AnyView


class Random:
    def __init__(self, seed: int | None = None) -> None:
        self._chance: Chance = Unpredictable() if seed is None else Seeded(seed, stream=1)

    def choose(self, view: AnyView) -> str:
        if not view.legal:
            raise wrong(IllegalMove, "not-to-move")
        return view.legal[self._chance.below(len(view.legal))]
