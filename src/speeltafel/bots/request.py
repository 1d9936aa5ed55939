"""Requests to bots: whether a view can be answered, and the random stream for the answer."""

import hashlib

import msgspec

from speeltafel.core.chance import Generator, generator
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.errors import IllegalMove, make_error
from speeltafel.core.view import AnyView


def check_can_choose(modules: GameModules, view: AnyView) -> None:
    """Check that this view has a choice, and is of this game. Raises IllegalMove."""
    if view.game != modules.name:
        raise make_error(IllegalMove, "view-of-another-game", found=ascii(view.game[:40]), expected=modules.name)
    if view.result is not None:
        raise make_error(IllegalMove, "game-is-over")
    if not view.legal:
        raise make_error(IllegalMove, "not-to-move")


def random_stream_for(seed: int, view: AnyView) -> Generator:
    """Yield a stream of the seed for this very view: asked again, the bot says the same again."""
    digest = hashlib.sha256(msgspec.json.encode(view)).digest()
    return generator(seed, game=int.from_bytes(digest[:8], "little"), stream=int.from_bytes(digest[8:12], "little"))
