"""Lines: ids of messages with their arguments, not yet in a language."""

from typing import Union

import msgspec

Word = Union[int, float, str, list[int], "Line"]


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A message of a text catalogue. Log, prompt, error and screen reader all speak in lines; `core.text` puts them into words.

    In `args`, `player` and `other` are seats and `players` a list of seats: they are said by name. A word may be a line itself.
    """

    id: str
    args: dict[str, Word] = {}
    game: str = ""  # the game whose catalogue has it; "": the shared one
