"""`speeltafel serve`."""

import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from speeltafel.cli.console import OUT, at_least, command_error, texts
from speeltafel.cli.greeting import announce, greet
from speeltafel.core.errors import BadLimit, make_error
from speeltafel.pocket.site import AT_A_SERVER, built_page, built_parts, write_site
from speeltafel.server.app import serve
from speeltafel.server.asgi.base_path import base_path
from speeltafel.server.asgi.client_address import Addresses
from speeltafel.server.asgi.security_headers import headers
from speeltafel.server.calls.destinations import Destinations
from speeltafel.server.jobs.service import check_who_thinks
from speeltafel.server.settings import LIMITS, Settings
from speeltafel.store.database import default_url

LOG_FORMATS = ("auto", "json", "text")


def serve_tables(
    language: str, limits: list[str], database: str, origins: list[str], settings: dict[str, Any], logs: str = "auto"
) -> None:
    """Serve until stopped. In a terminal it says for people where to go; elsewhere it logs JSON."""
    spoken = texts(language)
    if logs not in LOG_FORMATS:
        raise command_error("logs-unknown", found=ascii(logs[:20]), known=", ".join(LOG_FORMATS))
    at_least("--keep-days", 0, settings["keep_days"])
    if settings["bot_workers"] is not None:
        at_least("--bot-workers", 0, settings["bot_workers"])
    given: dict[str, Any] = dict(map(limit, limits))
    asked = Settings(database or default_url(), origins=tuple(origins), web=built_page(), **settings, **given)
    Addresses(asked.trusted_proxies)  # raises for bad addresses before anything starts
    check_who_thinks(asked)
    headers(asked.frame_ancestors)
    Destinations(asked.calls)
    path = base_path(asked.base_path)
    as_json = logs == "json" or (logs == "auto" and not sys.stderr.isatty())
    with TemporaryDirectory() as folder:
        if asked.web is not None and (parts := built_parts()) is not None:
            write_site(asked.web, parts, Path(folder), AT_A_SERVER)
            asked = replace(asked, pocket=Path(folder))
        says = None if as_json else partial(greet, OUT, spoken, asked.network_button, path)
        serve(asked, as_json, says, partial(announce, OUT, spoken) if says and asked.network_button else None)


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
