"""Problems: why a request failed, as a line of the catalogue, and in the client's language."""

from typing import Any

import msgspec

from speeltafel.core.i18n import Translator, best_language
from speeltafel.core.line import Line
from speeltafel.server.asgi.security_headers import header

ENCODER = msgspec.json.Encoder()


class Problem(msgspec.Struct, frozen=True):
    """Why a request failed: as a line of the catalogue, and in words."""

    line: Line
    words: str


def problem(line: Line, scope: Any) -> bytes:
    return ENCODER.encode(Problem(line, words(line, scope)))


def words(line: Line, scope: Any) -> str:
    """Translate a line into the language of the request."""
    return Translator(best_language(wishes(header(scope, b"accept-language")))).translate(line)


def wishes(accepted: str) -> list[str]:
    """Return the languages of an Accept-Language header, the dearest first."""
    tags = [part.partition(";q=") for part in accepted.replace(" ", "").split(",")]
    dear = {tag: _weight(weight) for tag, _, weight in tags}
    return sorted((tag for tag in dear if dear[tag] > 0), key=lambda tag: -dear[tag])


def _weight(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0  # unreadable, so no preference
