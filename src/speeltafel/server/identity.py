"""Identity of a person: a random token. Only its hash is kept, so a stolen database opens no seat."""

import hashlib
import hmac
import re
import secrets

NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")
TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")  # 16 random bytes, 128 bits, are 22 characters of this alphabet


def person_of(token: str) -> str | None:
    """Return the person of a token; None if the token is too short to be secret."""
    if not TOKEN.fullmatch(token):
        return None
    return hashlib.sha256(b"speeltafel person " + token.encode()).hexdigest()[:32]


def new_name() -> str:
    """Return a new random name for a table or an invitation: 128 bits, which nobody can guess."""
    return secrets.token_urlsafe(16)


def is_name(text: str) -> bool:
    """Whether a text can be the name of a table. Check it before the store: PostgreSQL fails on a NUL character."""
    return NAME.fullmatch(text) is not None


def new_secret() -> str:
    """Return the server's share of a game's chance: 256 bits, in hex."""
    return secrets.token_hex(32)


def same(given: str, expected: str) -> bool:
    """Compare two secrets in constant time."""
    return hmac.compare_digest(given.encode("utf-8", "replace"), expected.encode("utf-8", "replace"))
