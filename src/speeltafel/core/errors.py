"""Every error that is said to a person, in one tree. Each carries a line, so that they read it in their own language."""

from speeltafel.core.line import Line, Word


class SpeeltafelError(Exception):
    """The base class of all errors here. Its text is one sentence for a person, which says what to do."""

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.line = line

    def __str__(self) -> str:
        from speeltafel.core.i18n import in_words  # imported late, since it loads the catalogues

        return in_words(self.line, "en")


# A game, from Python


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


class AgentFailed(SpeeltafelError):
    """A program that is evaluated broke down, or wants what cannot be."""


class ClusterLost(SpeeltafelError):
    """The cluster's scheduler has stopped. Results so far are still good."""


# A table


class Refused(SpeeltafelError):
    """The command cannot be done; the table is as it was."""


class Outdated(Refused):
    """The command was meant for a position that is gone: its sender must see the present one."""


# What is stored


class StoreError(SpeeltafelError):
    """The database failed, and nothing of the request is stored."""


class Conflict(StoreError):
    """Another server of this database has continued the log first. Read it, and decide again."""


# A server, to its clients


class NoSuchTable(SpeeltafelError):
    """No table has that name."""


class TableUnreadable(SpeeltafelError):
    """A log cannot be replayed: its table is set aside, and the others go on."""


class OurFault(SpeeltafelError):
    """Something that should not have happened did. The table is as its log has it."""


class Unauthorized(SpeeltafelError):
    """The token is missing, or the password is wrong."""


class TooMany(SpeeltafelError):
    """The person or the address has used up a quota."""


class NoSuchReview(SpeeltafelError):
    """No review of that name was requested since the server was started."""


class CallsOff(SpeeltafelError):
    """The host allows no calls, or this person has asked for none."""


class CallFailed(SpeeltafelError):
    """The call did not arrive."""


class BrowserGone(CallFailed):
    """The browser that was to show the call no longer wants any."""


class BadCallAddress(SpeeltafelError):
    """No call goes to that address."""


class BadZone(SpeeltafelError):
    """No time zone has that name here."""


class NotOpened(SpeeltafelError):
    """The server stays closed to the network: nobody may open it, or there is no network."""


# A server, to its host


class CommandError(SpeeltafelError):
    """A mistake in how the command was called."""


class BadLimit(SpeeltafelError):
    """The limit doesn't exist, or its value is not a number."""


class BadAddress(SpeeltafelError):
    """The given text is neither an address nor a network."""


class BadPath(SpeeltafelError):
    """The given text cannot be a path."""


class BadFrame(SpeeltafelError):
    """The given text is not a page that could show this one in a frame."""


class BadSite(SpeeltafelError):
    """The host named a site that is none."""


class CannotListen(SpeeltafelError):
    """The server cannot listen: the address is taken, or is not one of this machine."""


class NoWorkers(SpeeltafelError):
    """No process can do jobs: this server is alone on its database, and was started without workers."""


class NeedsPostgresql(SpeeltafelError):
    """Only a PostgreSQL database has a job queue."""


# A page without a server


class BadFolder(SpeeltafelError):
    """There is something else in that folder, or it cannot be written."""


class NotBuilt(SpeeltafelError):
    """The parts are not there: they come with a wheel, or `./play pocket` builds them."""


class NotKept(SpeeltafelError):
    """The browser could not write it: nothing has happened."""


class NoJudge(SpeeltafelError):
    """Tips and reviews can't be had now: they were never fetched, and there is no network."""


class NeverAskedFor(SpeeltafelError):
    """No review of that name was asked for since the page was opened."""


def make_error(error: type[SpeeltafelError], id_: str, /, game: str = "", **args: Word) -> SpeeltafelError:
    """Return an error that says the line of that name."""
    return error(Line(id_, args, game))


def refusal(id_: str, **args: Word) -> SpeeltafelError:
    return Refused(Line(id_, args))
