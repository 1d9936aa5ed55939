"""`speeltafel serve`."""

from typing import Any

from speeltafel.cli.console import at_least, texts
from speeltafel.core.errors import SpeeltafelError, make_error
from speeltafel.pocket.site import built_page
from speeltafel.server.app import serve
from speeltafel.server.asgi.base_path import base_path
from speeltafel.server.asgi.client_address import Addresses
from speeltafel.server.asgi.security_headers import headers
from speeltafel.server.jobs.service import check_who_thinks
from speeltafel.server.settings import LIMITS, Settings
from speeltafel.store.database import default_url


class BadLimit(SpeeltafelError):
    """The limit doesn't exist, or its value is not a number."""


def serve_tables(language: str, limits: list[str], database: str, origins: list[str], settings: dict[str, Any]) -> None:
    texts(language)
    at_least("--keep-days", 0, settings["keep_days"])
    if settings["bot_workers"] is not None:
        at_least("--bot-workers", 0, settings["bot_workers"])
    given: dict[str, Any] = dict(map(limit, limits))
    asked = Settings(database or default_url(), origins=tuple(origins), web=built_page(), **settings, **given)
    Addresses(asked.trusted_proxies)  # raises for bad addresses before anything starts
    check_who_thinks(asked)
    headers(asked.frame_ancestors)
    base_path(asked.base_path)
    serve(asked)


def limit(text: str) -> tuple[str, float]:
    """Parse `NAME=NUMBER`. Raises BadLimit."""
    name, _, number = text.partition("=")
    name = name.strip().replace("-", "_")
    if name not in LIMITS:
        raise make_error(BadLimit, "limit-unknown", found=ascii(name[:40]), known=", ".join(LIMITS))
    kind = type(LIMITS[name])
    try:
        value = kind(number)
    except ValueError:
        value = 0
    if not 0 < value < 1e9:
        raise make_error(BadLimit, "limit-bad", name=name, found=ascii(number[:40]))
    return name, value
