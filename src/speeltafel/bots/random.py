"""The bot that plays anything legal: a yardstick for the others, and for simulations."""

from speeltafel.core.chance import Chance
from speeltafel.core.errors import IllegalMove, wrong
from speeltafel.core.view import AnyView


class Random:
    def __init__(self, own_dice: Chance) -> None:
        self._own_dice = own_dice

    def choose(self, view: AnyView) -> str:
        if not view.legal:
            raise wrong(IllegalMove, "not-to-move")
        return view.legal[self._own_dice.below(len(view.legal))]
