"""Security headers of every answer, and the origins that may talk to this server."""

import re
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from speeltafel.core.errors import BadFrame, make_error

CONTENT_SECURITY_POLICY = [
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
]
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
OURSELVES = "self"
A_PAGE = re.compile(r"https?://(\*\.)?[A-Za-z0-9.-]+(:\d{1,5})?")


def headers(frame_ancestors: Sequence[str]) -> list[tuple[bytes, bytes]]:
    """Return the headers of every answer. Only these pages may show this one in a frame. Raises BadFrame."""
    for page in frame_ancestors:
        if page != OURSELVES and not A_PAGE.fullmatch(page):
            raise make_error(BadFrame, "frame-bad", found=ascii(page[:60]))
    framing = " ".join(f"'{page}'" if page == OURSELVES else page for page in frame_ancestors) or "'none'"
    all_of_them = {**HEADERS, "content-security-policy": "; ".join([*CONTENT_SECURITY_POLICY, f"frame-ancestors {framing}"])}
    if not frame_ancestors:
        all_of_them["x-frame-options"] = "DENY"  # for what knows no policy; it has no word for several pages
    return [(name.encode(), value.encode()) for name, value in all_of_them.items()]


def header(scope: Any, name: bytes) -> str:
    """Return the first of that name."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def password_of(scope: Any) -> str:
    """Return the password of a request as it was typed."""
    return header(scope, b"x-speeltafel-password").encode("latin-1").decode("utf-8", "replace")


def token_of(scope: Any) -> str:
    return header(scope, b"authorization").removeprefix("Bearer ").strip()


def is_our_page(scope: Any, also: tuple[str, ...]) -> bool:
    """Whether a request comes from this server's page, or from an allowed one.

    Programs send no origin, and carry nobody else's identity.
    """
    origin = header(scope, b"origin")
    return not origin or origin in also or _place(origin) == header(scope, b"host")


def _place(address: str) -> str | None:
    """Return the host of an address; None if it is not an address."""
    try:
        return urlsplit(address).netloc or None
    except ValueError:
        return None
