"""Driver of a game with agents: shows each its view, and plays its move."""

from math import inf

from speeltafel.core.contract.protocols import Choosers
from speeltafel.core.game import Game


def run_game(game: Game, choosers: Choosers, most: float = inf) -> None:
    """Play until the game is over, chance is to act, or `most` moves are played: some games never end."""
    while isinstance(game.actor, int) and game.length < most:
        game.play(choosers[game.actor].choose(game.view(game.actor)))
