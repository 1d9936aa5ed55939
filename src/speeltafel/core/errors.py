"""Errors. Each carries a line, so that a player reads it in their own language, never a traceback."""

from speeltafel.core.line import Line, Word


class SpeeltafelError(Exception):
    """The base class of all errors here. Its text is one sentence for a person, which says what to do."""

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.line = line

    def __str__(self) -> str:
        from speeltafel.core.i18n import in_words  # imported late, since it loads the catalogues

        return in_words(self.line, "en")


class IllegalMove(SpeeltafelError):
    """The move is not possible now; the game is as it was."""


class BadOptions(SpeeltafelError):
    """A table cannot be set up like this."""

    def __init__(self, line: Line, path: tuple[str | int, ...] = ()) -> None:
        super().__init__(line)
        self.path = path  # the way to the offending value, from the option's name inwards


class BadRecord(SpeeltafelError):
    """A game record that cannot be read; nothing of it was loaded."""


class UnknownName(SpeeltafelError):
    """No game, bot or language of that name."""


class MissingExtra(SpeeltafelError, ImportError):
    """The request needs packages of an extra that is not installed."""


def make_error(error: type[SpeeltafelError], id_: str, /, game: str = "", **args: Word) -> SpeeltafelError:
    """Return an error that says the line of that name."""
    return error(Line(id_, args, game))
