"""Errors of a table."""

from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.line import Line, Word


class Refused(SpeeltafelError):
    """The command cannot be done; the table is as it was."""


class Outdated(Refused):
    """The command was meant for a position that is gone: its sender must see the present one."""


def refusal(id_: str, **args: Word) -> SpeeltafelError:
    return Refused(Line(id_, args))
