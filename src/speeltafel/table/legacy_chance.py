"""The old way of drawing chance: shares were added in the open, so the last person to add could choose.

Old games go on that way, and their records can still be read. New games never use it.
"""

import hashlib
import hmac
from collections.abc import Sequence

METHOD = "hmac-sha256/1"


def commitment(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def game_key(secret: str, seats: Sequence[str]) -> bytes:
    """Return the server's secret and what the seats added, each with its length in front."""
    added = b"".join(len(text).to_bytes(4, "big") + text for text in (seat.encode() for seat in seats))
    return hmac.digest(bytes.fromhex(secret), METHOD.encode() + added, "sha256")
