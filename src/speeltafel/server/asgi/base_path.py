"""Under which path a proxy shows us, if not under its own root: `/games`.

The page itself names everything by how it lies from where one is, so a proxy that takes the path off needs nothing of this.
"""

import re
from typing import Any

from speeltafel.core.errors import SpeeltafelError, make_error

A_PATH = re.compile(r"(/[A-Za-z0-9._~-]+)*")


class BadPath(SpeeltafelError):
    """It cannot be a path."""


def base_path(given: str) -> str:
    """With a slash before it and none behind; "" for the root."""
    path = f"/{given.strip('/')}" if given.strip("/") else ""
    if not A_PATH.fullmatch(path) or "/." in path:
        raise make_error(BadPath, "base-path-bad", found=ascii(given[:60]))
    return path


def strip_base_path(base: str, scope: Any) -> None:
    """From here on the path is one of ours, whether a proxy took its own off or not; "" is that folder without its slash."""
    if base and f"{scope['path']}/".startswith(f"{base}/"):
        scope["path"] = scope["path"].removeprefix(base)
        scope["raw_path"] = scope.get("raw_path", b"").removeprefix(base.encode())


async def redirect_to_folder(base: str, send: Any) -> None:
    """From the folder without its slash to the one with it: addresses in the page are counted from there."""
    headers = [(b"location", f"{base}/".encode()), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 308, "headers": headers})
    await send({"type": "http.response.body", "body": b""})
