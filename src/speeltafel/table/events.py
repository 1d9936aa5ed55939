"""What happened at a table: the durable log. State, seats, views, clocks and streams all derive from it.

A batch is what one command came to. It is stored whole or not at all, and nobody is told before it is.
"""

from typing import Any, Literal

import msgspec

StandInReason = Literal["away", "left", "clock", "resigned"]
EndReason = Literal["finished", "abandoned", "closed"]


class Happened(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """The parent of all events."""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who is to sit on a chair: a person, a bot of a level, or, with neither, whoever comes."""

    person: str = ""
    name: str = ""
    level: str = ""


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A secret that gives its holder a chair: one chair, or whichever is free."""

    code: str
    seat: int | None = None


class Created(Happened, frozen=True):
    game: str
    options: dict[str, Any]
    seats: list[SeatPlan]
    host: str
    invites: list[Invite]
    secret: str  # the server's seed of all chance, in hex; only its commitment is told before the end
    seconds_per_move: int = 0
    spectators: bool = True
    listed: bool = False
    memory_aids: bool = False


class Sat(Happened, frozen=True):
    seat: int
    person: str
    name: str
    randomness: str = ""


class Stood(Happened, frozen=True):
    """Before the start somebody gave up his chair, or the host took it back."""

    seat: int


class Placed(Happened, frozen=True):
    """A bot of that level was put on a chair."""

    seat: int
    level: str


class Stirred(Happened, frozen=True):
    """A seat added its own randomness to the chance of the game."""

    seat: int
    randomness: str


class Started(Happened, frozen=True):
    pass


class Moved(Happened, frozen=True):
    seat: int
    move: str


class Drawn(Happened, frozen=True):
    """Chance acted: what came, in full. No stream carries this event as it stands."""

    move: str


class Undone(Happened, frozen=True):
    seat: int


class Paused(Happened, frozen=True):
    pass


class Resumed(Happened, frozen=True):
    pass


class TakenOver(Happened, frozen=True):
    """A bot of that level plays for somebody."""

    seat: int
    level: str
    reason: StandInReason


class Reclaimed(Happened, frozen=True):
    seat: int


class Said(Happened, frozen=True):
    seat: int
    text: str


class Reacted(Happened, frozen=True):
    seat: int
    reaction: str


class Rematched(Happened, frozen=True):
    table: str


class Ended(Happened, frozen=True):
    reason: EndReason


Event = (
    Created
    | Sat
    | Stood
    | Placed
    | Stirred
    | Started
    | Moved
    | Drawn
    | Undone
    | Paused
    | Resumed
    | TakenOver
    | Reclaimed
    | Said
    | Reacted
    | Rematched
    | Ended
)


class Batch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    at: int  # milliseconds since 1970
    events: list[Event]
    by: str = ""  # the person; "" is the server itself: bots and clocks
    command: str = ""  # the id under which he sent it
