"""Fair chance: draws that nobody chose, and that anybody can check afterwards.

1. Before anybody sits down the server draws a secret and publishes its commitment, a hash.
2. Every person who sits down commits to a share in the same way. Bots add nothing.
3. At the start the terms are fixed: one text with the game, the names and all commitments. Only then are shares revealed.
4. All draws derive by HMAC-SHA256 from the secret, the terms and the shares. After the game the record reveals them.

The server could not choose the draws, since it was bound before it knew any share. The players could not, since they knew
neither the secret nor each other's shares when they committed. docs/fairness.md says what is left to a server in league with
a player: that player may withhold their share, which everybody sees.
"""

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

METHOD = "hmac-sha256/2"
WORD = 2**64
BLOCK = 64  # bytes
INNER, OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))


class Contributor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person who committed to a share: their seats, and the commitment."""

    seats: list[int]
    commitment: str


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is fixed before any share is revealed."""

    game: str
    options: dict[str, Any]
    seats: list[str]  # their names
    commitment: str  # the server's, to its secret
    people: list[Contributor]


def commitment(secret: str) -> str:
    """Return the commitment to a secret or a share, both in hex."""
    return sha256(METHOD.encode() + bytes.fromhex(secret)).hexdigest()


def terms_text(terms: Terms) -> str:
    """Return the terms as text. The draws depend on this very text."""
    return msgspec.json.encode(terms).decode()


def terms_digest(terms: str) -> str:
    """Return the digest by which a person recognizes the terms under which they revealed a share."""
    return sha256(terms.encode()).hexdigest()


def game_key(secret: str, terms: str, shares: Sequence[str]) -> bytes:
    """Return the key from which all draws of a game derive. The share of a person who did not reveal it is ""."""
    return hmac.digest(bytes.fromhex(secret), "\n".join([METHOD, terms, *shares]).encode(), "sha256")


def _hmac(key: bytes, message: bytes) -> bytes:
    """Return HMAC-SHA256 (RFC 2104) for a key of at most a block.

    The library's takes three times as long for a short message.
    """
    block = key.ljust(BLOCK, b"\0")
    return sha256(block.translate(OUTER) + sha256(block.translate(INNER) + message).digest()).digest()


class FairChance:
    """Draws of chance event number `event` of a game: they depend on the key and that number alone."""

    def __init__(self, key: bytes, event: int) -> None:
        self._key = _hmac(key, event.to_bytes(8, "big"))
        self._drawn = 0

    def below(self, n: int) -> int:
        """Return one of 0 … n−1. Words that would favour some numbers are skipped."""
        fair = WORD - WORD % n
        while True:
            word = _hmac(self._key, self._drawn.to_bytes(8, "big"))[:8]
            self._drawn += 1
            number = int.from_bytes(word, "big")
            if number < fair:
                return number % n
