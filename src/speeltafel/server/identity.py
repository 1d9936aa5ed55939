"""Who somebody is: whoever knows a random token. We keep only what it hashes to, so a stolen database opens no seat."""

import hashlib
import hmac
import re
import secrets

NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")
TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")  # 22 characters of this alphabet are 132 bits


def person_of(token: str) -> str | None:
    """The person of a token; None where it is too short to be anybody's secret."""
    if not TOKEN.fullmatch(token):
        return None
    return hashlib.sha256(b"speeltafel person " + token.encode()).hexdigest()[:32]


def new_name() -> str:
    """For a table or an invitation: 128 bits that nobody guesses."""
    return secrets.token_urlsafe(16)


def is_name(text: str) -> bool:
    """Whether a table could be called so. Nothing else gets near the store: PostgreSQL takes a NUL for a fault of its own."""
    return NAME.fullmatch(text) is not None


def new_secret() -> str:
    """The server's share of a game's chance: 256 bits, in hex."""
    return secrets.token_hex(32)


def same(given: str, expected: str) -> bool:
    """Compared in a time that tells nothing."""
    return hmac.compare_digest(given.encode("utf-8", "replace"), expected.encode("utf-8", "replace"))
