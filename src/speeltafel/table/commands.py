"""Commands that people send to a table. Each one is refused with a line, or becomes events."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from speeltafel.core.record import LONGEST_NAME
from speeltafel.table.settings import TableSettings

LONGEST_TEXT = 500
MOST_DAYS_OFF = 14  # of a player in one game
Reaction = Literal["bravo", "laugh", "wow", "sad", "think", "hurry", "thanks"]

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
MaybeHex = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
Code = Annotated[str, Meta(max_length=64)]
MOST_BEGUN = 3_000  # steps: more than any game of the box has
MoveText = Annotated[str, Meta(max_length=200)]
Level = Annotated[str, Meta(max_length=40)]


class AnyCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """The parent of all commands. `id` is the client's: however often a command is sent under one id, it is done once."""

    id: CommandId


class Sit(AnyCommand, frozen=True, tag="sit"):
    """Take a chair, with an invite's code or at a table open to all. Several chairs: several people at one device."""

    seat: SeatNumber | None = None  # None: the first free one
    name: Name = ""
    code: Code = ""
    commitment: MaybeHex = ""  # to the person's share of the chance


class SeatBot(AnyCommand, frozen=True, tag="place"):
    """The host puts a bot on a chair, or, without a level, frees the chair."""

    seat: SeatNumber
    level: Level = ""


class Rename(AnyCommand, frozen=True, tag="rename"):
    """Change the name at an own chair, before the start."""

    seat: SeatNumber
    name: Name


class ArrangeSeats(AnyCommand, frozen=True, tag="arrange"):
    """The host puts the chairs in another order, before the start; everybody stays on theirs."""

    order: Annotated[list[SeatNumber], Meta(min_length=1, max_length=16)]  # for each place, the chair that goes there


class OfferSeat(AnyCommand, frozen=True, tag="offer"):
    """Let another device of the player take the seat: the first to show the code within a minute.

    `digest` is the SHA-256 of that code, in hex.
    """

    seat: SeatNumber
    digest: Hex


class TakeSeat(AnyCommand, frozen=True, tag="take"):
    """Take the seat that the player's other device offers."""

    code: Code


class Commit(AnyCommand, frozen=True, tag="commit"):
    """Commit to a share of the chance, one for all seats of a person: the hash of 32 random bytes (see docs/fairness.md)."""

    commitment: Hex


class Reveal(AnyCommand, frozen=True, tag="reveal"):
    """The share itself, when the terms are bound and the game is about to start."""

    share: Hex


class Start(AnyCommand, frozen=True, tag="start"):
    """The host starts; bots of the level `fill` take the chairs still free."""

    fill: Level = ""


class Move(AnyCommand, frozen=True, tag="move"):
    seat: SeatNumber
    position: int  # the position it is meant for
    move: MoveText


class Undo(AnyCommand, frozen=True, tag="undo"):
    seat: SeatNumber
    position: int


class Pause(AnyCommand, frozen=True, tag="pause"):
    pass


class Resume(AnyCommand, frozen=True, tag="resume"):
    pass


class Leave(AnyCommand, frozen=True, tag="leave"):
    """Leave: free the seat before the start; later let a bot play until the player is back."""

    seat: SeatNumber


class Resign(AnyCommand, frozen=True, tag="resign"):
    """Give up for good; a bot plays on."""

    seat: SeatNumber


class CallStandIn(AnyCommand, frozen=True, tag="replace"):
    """Let a bot play for a player who is away, until they are back."""

    seat: SeatNumber


class Nudge(AnyCommand, frozen=True, tag="nudge"):
    """Remind the player for whom everybody waits: once a move, at a table without a clock."""

    seat: SeatNumber
    position: int


class PlayTurn(AnyCommand, frozen=True, tag="play-turn"):
    """Let a bot play this one turn of a player who was nudged and still doesn't move."""

    seat: SeatNumber
    position: int


class TakeDaysOff(AnyCommand, frozen=True, tag="days-off"):
    """Be away for so many days from now on, at a table whose clock counts days; 0: be back. Meanwhile the own time stands."""

    seat: SeatNumber
    days: Annotated[int, Meta(ge=0, le=MOST_DAYS_OFF)]


class Reclaim(AnyCommand, frozen=True, tag="reclaim"):
    """Take the own seat back from the bot that stood in."""

    seat: SeatNumber


class Say(AnyCommand, frozen=True, tag="say"):
    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class React(AnyCommand, frozen=True, tag="react"):
    seat: SeatNumber
    reaction: Reaction


class Rematch(AnyCommand, frozen=True, tag="rematch"):
    """Play again with the same people; the first person to ask opens the table."""


class Close(AnyCommand, frozen=True, tag="close"):
    """The host ends it before it began."""


Command = (
    Sit
    | SeatBot
    | Rename
    | ArrangeSeats
    | OfferSeat
    | TakeSeat
    | Commit
    | Reveal
    | Start
    | Move
    | Undo
    | Pause
    | Resume
    | Leave
    | Resign
    | CallStandIn
    | Nudge
    | PlayTurn
    | TakeDaysOff
    | Reclaim
    | Say
    | React
    | Rematch
    | Close
)


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat of a new table: "me" (several for several people at one device), "bot", or "open" to anybody."""

    who: Literal["me", "bot", "open"] = "open"
    name: Name = ""
    level: Level = ""  # of a bot; "": the usual one


class NewTable(TableSettings, frozen=True, kw_only=True):
    """The wish for a new table."""

    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    # The steps of a game that began elsewhere and goes on here, against bots only: its host knows all that is hidden.
    begun: Annotated[list[MoveText], Meta(max_length=MOST_BEGUN)] = msgspec.field(default_factory=list)
