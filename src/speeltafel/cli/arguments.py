"""Arguments that several commands share: the game, the amount of work, and the form of the output."""

import json
import os
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from speeltafel.cli.console import FILE_ERRORS, at_least, command_error, reason


class GameArguments(NamedTuple):
    """A game, its number of players, and its options: from a file, and single values over it."""

    game: str
    players: int
    single: list[str] | None
    file: Path | None

    def options(self) -> dict[str, Any]:
        given = _from_file(self.file) if self.file else {}
        for pair in self.single or ():
            name, equals, value = pair.partition("=")
            if not equals:
                raise command_error("option-not-pair", found=ascii(pair[:60]))
            given[name.strip()] = _value(value)
        return given


class RunArguments(NamedTuple):
    """The number of games, their seed, the number of processes, and the cluster."""

    games: int
    seed: int
    jobs: int
    cluster: str = ""

    def check(self) -> None:
        at_least("--games", 1, self.games)
        at_least("--jobs", 0, self.jobs)

    @property
    def cores(self) -> int:
        return cores(self.jobs)


class OutputArguments(NamedTuple):
    """The form of the output: JSON, or a language."""

    json: bool
    language: str


def seats(bots: str, players: int) -> tuple[str, ...]:
    """Return a level for each seat from names with commas between them; a single name is for all."""
    levels = tuple(level.strip() for level in bots.split(","))
    return levels * players if len(levels) == 1 else levels


def cores(jobs: int) -> int:
    """Return the number of cores to use; 0 means all."""
    return jobs or os.cpu_count() or 1


def _value(text: str) -> Any:
    """Parse a value as JSON; a bare word, as in `edition=nl`, is text."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def _from_file(file: Path) -> dict[str, Any]:
    try:
        text = file.read_text("utf-8")
        found = json.loads(text) if file.suffix == ".json" else tomllib.loads(text)
    except FileNotFoundError:
        raise command_error("file-missing", file=str(file)) from None
    except FILE_ERRORS as error:  # too deeply nested, too
        raise command_error("file-unreadable", file=str(file), why=reason(error)) from None
    if not isinstance(found, dict):
        raise command_error("file-unreadable", file=str(file), why="not a table of options")
    return found
