"""Options of a table from the command line: a file, and single values over it."""

import json
import tomllib
from pathlib import Path
from typing import Any

from speeltafel.cli.console import CANNOT_BE, complaint, reason


def options_given(single: list[str], file: Path | None) -> dict[str, Any]:
    """What the file says, and over it what was said on the command line."""
    given = _from_file(file) if file else {}
    for pair in single:
        name, equals, value = pair.partition("=")
        if not equals:
            raise complaint("option-not-pair", found=ascii(pair[:60]))
        given[name.strip()] = _value(value)
    return given


def _value(text: str) -> Any:
    """JSON; a bare word, as in `edition=nl`, is itself."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def _from_file(file: Path) -> dict[str, Any]:
    try:
        text = file.read_text("utf-8")
        found = json.loads(text) if file.suffix == ".json" else tomllib.loads(text)
    except FileNotFoundError:
        raise complaint("file-missing", file=str(file)) from None
    except CANNOT_BE as error:  # too deeply nested, too
        raise complaint("file-unreadable", file=str(file), why=reason(error)) from None
    if not isinstance(found, dict):
        raise complaint("file-unreadable", file=str(file), why="not a table of options")
    return found
