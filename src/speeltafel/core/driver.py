"""Brings players and a game together: shows each their view, plays what they say."""

from math import inf

from speeltafel.core.contract.protocols import Choosers
from speeltafel.core.game import Game


def run_game(game: Game, choosers: Choosers, most: float = inf) -> None:
    """Until the game is over, or chance is to act and nobody plays it, or there have been so many moves: some never end."""
    while isinstance(game.actor, int) and game.length < most:
        game.play(choosers[game.actor].choose(game.view(game.actor)))
