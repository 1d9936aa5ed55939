"""Errors of the server."""

from speeltafel.core.errors import SpeeltafelError


class NoSuchTable(SpeeltafelError):
    """No table has that name."""


class TableUnreadable(SpeeltafelError):
    """A log cannot be replayed: its table is set aside, and the others go on."""


class OurFault(SpeeltafelError):
    """Something that should not have happened did. The table is as its log has it."""
