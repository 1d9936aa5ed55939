"""Settings of a table, which its host chooses. Wishes, the log and the messages share these fields."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The parent of all that carry them."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}  # of the game
    seconds_per_move: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0  # 0: no clock; days are so many times 86,400
    spectators: bool = True
    listed: bool = False  # shown among the open tables, and free to sit down at
    memory_aids: bool = False  # whether pages show what a person would have to remember
    tips: bool = False  # whether the player to move may ask the judge what to play


def chosen(carrier: TableSettings) -> dict[str, Any]:
    """Return the settings alone, to be handed on."""
    return {name: getattr(carrier, name) for name in TableSettings.__struct_fields__}
