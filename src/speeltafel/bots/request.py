"""A bot is asked for a move: whether it can answer, and the dice it has for this question."""

import hashlib

import msgspec

from speeltafel.core.chance import Generator, generator
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.errors import IllegalMove, wrong
from speeltafel.core.view import AnyView


def check(modules: GameModules, view: AnyView) -> None:
    """That there is something to choose, and in this game."""
    if view.game != modules.name:
        raise wrong(IllegalMove, "view-of-another-game", found=ascii(view.game[:40]), expected=modules.name)
    if view.result is not None:
        raise wrong(IllegalMove, "game-is-over")
    if not view.legal:
        raise wrong(IllegalMove, "not-to-move")


def dice_for(seed: int, view: AnyView) -> Generator:
    """A stream of the seed for this very view: asked again, the bot says the same again."""
    digest = hashlib.sha256(msgspec.json.encode(view)).digest()
    return generator(seed, game=int.from_bytes(digest[:8], "little"), stream=int.from_bytes(digest[8:12], "little"))
