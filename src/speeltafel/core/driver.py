"""Brings players and a game together: shows each their view, plays what they say."""

from speeltafel.core.game import Game
from speeltafel.core.protocol import Choosers


def play_on(game: Game, choosers: Choosers) -> None:
    """Until the game is over, or chance is to act and nobody plays it."""
    while isinstance(game.actor, int):
        game.play(choosers[game.actor].choose(game.view(game.actor)))
