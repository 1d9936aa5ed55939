"""Why something was not done, for a person: as a line of the catalogue, and in words of their language."""

from typing import Any

import msgspec

from speeltafel.core.line import Line
from speeltafel.core.text import LANGUAGES, Texts
from speeltafel.server.security import header

ENCODER = msgspec.json.Encoder()


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not done: as a line of the catalogue, and in words."""

    line: Line
    words: str


def problem(line: Line, scope: Any) -> bytes:
    wanted = header(scope, b"accept-language")[:2].lower()
    return ENCODER.encode(Problem(line, Texts(wanted if wanted in LANGUAGES else "en").words(line)))
