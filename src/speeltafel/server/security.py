"""What every answer carries, and whose pages may talk to us."""

from typing import Any
from urllib.parse import urlsplit

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)

HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


def header(scope: Any, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def password_of(scope: Any) -> str:
    """As it was typed."""
    return header(scope, b"x-speeltafel-password").encode("latin-1").decode("utf-8", "replace")


def token_of(scope: Any) -> str:
    return header(scope, b"authorization").removeprefix("Bearer ").strip()


def is_our_page(scope: Any, also: tuple[str, ...]) -> bool:
    """A browser says from which page it comes; programs say nothing, and carry no one else's identity."""
    origin = header(scope, b"origin")
    return not origin or origin in also or urlsplit(origin).netloc == header(scope, b"host")
