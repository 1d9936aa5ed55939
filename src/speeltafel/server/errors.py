"""Why the server says no."""

from speeltafel.core.errors import SpeeltafelError


class NoSuchTable(SpeeltafelError):
    """Nothing is known under that name."""


class TableUnreadable(SpeeltafelError):
    """Its log cannot be played through: the table is set aside, and disturbs nobody."""


class OurFault(SpeeltafelError):
    """Something that should not have happened did. The table is as its log has it."""
