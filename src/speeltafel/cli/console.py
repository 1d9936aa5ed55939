"""Shared parts of all subcommands: two consoles, a language, and errors in one sentence."""

import os
import sys
from collections.abc import Callable
from typing import Any, Never

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from speeltafel.core.errors import CommandError, SpeeltafelError, make_error
from speeltafel.core.i18n import Translator, language_of_this_machine

OUT = Console(highlight=False, soft_wrap=False)
ERR = Console(highlight=False, stderr=True)

_spoken = [language_of_this_machine()]  # the language of error messages


def texts(language: str = "", *packages: str) -> Translator:
    """Return the language of this run, once said for all: texts of these packages, of the command line and of all games."""
    spoken = Translator(language or _spoken[0], (), (*packages, "speeltafel.cli"))
    _spoken[0] = spoken.language
    return spoken


def command_error(id_: str, **args: Any) -> SpeeltafelError:
    return make_error(CommandError, id_, **args)


# Errors of a file name: no such place, no permission, no such home, an impossible name.
FILE_ERRORS = (OSError, ValueError, RuntimeError)


def reason(error: Exception) -> str:
    """Return the system's message, without its numbers."""
    return (isinstance(error, OSError) and error.strerror) or str(error)


def at_least(option: str, least: int, found: int) -> None:
    if found < least:
        raise command_error("number-too-small", option=option, least=least, found=found)


def progress() -> Progress:
    """Return a progress bar: what is being done, how much of it, and the time left. It disappears at the end."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=ERR, transient=True)


def run_command(command: Callable[[], None]) -> None:
    """Run a command. Prints an expected error as one sentence, and exits with a non-zero status."""
    try:
        command()
    except SpeeltafelError as error:
        _stop(texts().translate(error.line), 2)
    except KeyboardInterrupt:
        _stop(texts().message("stopped"), 130)
    except BrokenPipeError:  # the reader of our output has gone: `| head`
        sys.stderr.close()
        raise SystemExit(0) from None
    except Exception as error:
        if os.environ.get("SPEELTAFEL_TRACEBACK"):
            raise
        _stop(texts().message("unexpected", kind=type(error).__name__, detail=str(error)), 70)


def _stop(sentence: str, code: int) -> Never:
    ERR.print(sentence, markup=False)
    raise SystemExit(code)
