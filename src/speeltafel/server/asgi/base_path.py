"""The path under which a proxy shows this server, such as `/games`.

All addresses in the page are relative, so a proxy that strips the path needs nothing of this.
"""

import re
from typing import Any

from speeltafel.core.errors import BadPath, make_error

A_PATH = re.compile(r"(/[A-Za-z0-9._~-]+)*")


def base_path(given: str) -> str:
    """Normalize a base path: a leading slash, none at the end; "" for the root. Raises BadPath."""
    path = f"/{given.strip('/')}" if given.strip("/") else ""
    if not A_PATH.fullmatch(path) or "/." in path:
        raise make_error(BadPath, "base-path-bad", found=ascii(given[:60]))
    return path


def strip_base_path(base: str, scope: Any) -> None:
    """Remove the base path from a scope, if the proxy has not.

    The path becomes "" for the folder without its slash.
    """
    if base and f"{scope['path']}/".startswith(f"{base}/"):
        scope["path"] = scope["path"].removeprefix(base)
        scope["raw_path"] = scope.get("raw_path", b"").removeprefix(base.encode())


async def redirect_to_folder(base: str, send: Any) -> None:
    """Redirect the folder without its slash to the one with it, since the page's addresses are relative to the folder."""
    headers = [(b"location", f"{base}/".encode()), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 308, "headers": headers})
    await send({"type": "http.response.body", "body": b""})
