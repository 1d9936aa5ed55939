"""Options and the printed data behind them: typed, checked, and refused with the place and the reason."""

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from speeltafel.core.contract.protocols import OptionsModule
from speeltafel.core.errors import BadOptions, make_error
from speeltafel.core.line import Line, Word

Steps = tuple[str | int, ...]


def options_of(given: dict[str, Any], defaults: Any, module: OptionsModule) -> Any:
    """Return these options as the game's own Options, with defaults for the rest. Raises BadOptions."""
    unknown = sorted(given.keys() - set(module.Options.__struct_fields__))  # type: ignore[attr-defined]
    if unknown:
        known = ", ".join(module.Options.__struct_fields__)  # type: ignore[attr-defined]
        raise make_error(BadOptions, "option-unknown", option=unknown[0], known=known)
    try:
        return _checked({**msgspec.to_builtins(defaults), **given}, module)
    except BadOptions as error:
        raise BadOptions(Line("option-bad", {"where": _spelled(error.path), "why": error.line}), error.path) from None


def printed(file: Path, module: OptionsModule) -> Any:
    """Read the printed data of a box from its file. Raises BadOptions with the line of the mistake."""
    text = file.read_text("utf-8")
    try:
        return _checked(tomllib.loads(text), module)
    except tomllib.TOMLDecodeError as error:
        raise make_error(BadOptions, "printed-unreadable", file=file.name, detail=str(error)) from None
    except BadOptions as error:
        line = line_of(text, error.path)
        where: dict[str, Word] = {"file": file.name, "line": line, "where": _spelled(error.path), "why": error.line}
        raise BadOptions(Line("printed-bad", where), error.path) from None


def _checked(raw: dict[str, Any], module: OptionsModule) -> Any:
    try:
        options: Any = msgspec.convert(raw, module.Options)
    except msgspec.ValidationError as error:
        detail, _, place = str(error).partition(" - at ")
        raise BadOptions(Line("value-wrong-type", {"detail": detail}), _steps(place)) from None
    module.check(options)
    return options


def _steps(place: str) -> Steps:
    """Split `$.board[2].arrow`, as msgspec writes it, into steps."""
    return tuple(int(i) if i else name for name, i in re.findall(r"\.(\w+)|\[(\d+)\]", place))


def _spelled(path: Steps) -> str:
    """Write `board 3 arrow`: counted from 1, as a person counts columns."""
    return " ".join(str(step + 1) if isinstance(step, int) else step for step in path) or "options"


def line_of(text: str, path: Steps) -> int:
    """Return the line of a TOML text where a value is: of its key, or of its table's header."""
    lines = text.splitlines()
    found = 0
    for depth, step in enumerate(path):
        if isinstance(step, int):
            continue
        nth = next((s for s in path[depth + 1 : depth + 2] if isinstance(s, int)), 0)
        header = re.compile(rf"\[\[?\s*{re.escape(step)}\s*\]")
        key = re.compile(rf"{re.escape(step)}\s*=")
        headers = [i for i, line in enumerate(lines) if i >= found and header.match(line)]
        keys = [i for i, line in enumerate(lines) if i >= found and key.match(line)]
        if headers and nth < len(headers):
            found = headers[nth]
        elif keys:
            found = keys[0]
    return found + 1
