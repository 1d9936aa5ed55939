"""Messages of a connection: its first ones, and answers beside the streams. See docs/protocol.md."""

from typing import Annotated

import msgspec
from msgspec import Meta

from speeltafel.core.line import Line
from speeltafel.table.commands import Command, CommandId, MoveText, SeatNumber
from speeltafel.table.messages import Message, Snapshot, Update

VERSION = 2


class AnyClientMessage(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type", tag=str.lower
):
    """The parent of what a client says beside commands."""


class Hello(AnyClientMessage, frozen=True, tag="hello"):
    """The first message of a connection: version, table and token."""

    version: int
    table: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=64)]
    password: Annotated[str, Meta(max_length=200)] = ""


class Listen(AnyClientMessage, frozen=True, tag="listen"):
    """Open the stream of a seat (null: the spectators'), or go on with it after a gap."""

    seat: SeatNumber | None
    number: int | None = None  # the last one seen
    # From a newcomer to the game: what has been explained to them already. Nothing is explained to others.
    explained: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=200)] | None = None


class WhyIllegal(AnyClientMessage, frozen=True, tag="why"):
    """A question why a move is illegal. Nothing is played, and only the seat on turn gets an answer."""

    id: CommandId
    seat: SeatNumber
    position: int
    move: MoveText


class PageShown(AnyClientMessage, frozen=True, tag="shown"):
    """Whether the page can be seen from now on, as long as nothing else is said. It can at first."""

    shown: bool


class Ping(AnyClientMessage, frozen=True, tag="ping"):
    """A question whether the line is still there. Browsers can't send the WebSocket's own."""


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a ping."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The connection stands."""

    seats: list[int]  # the client's own seats
    host: bool
    now: int  # the server's time, in milliseconds since 1970
    away: list[int]
    replaceable: list[int]  # from when on a bot may step in for each of those


class Presence(Message, frozen=True, tag="presence"):
    """Seats whose players are not connected now. It belongs to no stream and has no number."""

    away: list[int]
    replaceable: list[int]  # for each of them: from when on a bot may step in, in milliseconds since 1970


class Done(Message, frozen=True, tag="done"):
    """A command is done: one that came once more, or whose sender listens to none of the streams that tell of it."""

    id: str
    number: int


class Refusal(Message, frozen=True, tag="refusal"):
    """A command was refused, or, without an id, the message could not be read; then the connection may be closed."""

    line: Line
    id: str = ""


class IllegalBecause(Message, frozen=True, tag="reason"):
    """The answer to a why; without a line nothing speaks against the move."""

    id: str
    line: Line | None = None


class Explanation(Message, frozen=True, tag="explanation"):
    """A hint for newcomers about an event or a decision that comes up for the first time.

    It belongs to no stream, has no number, and comes before the update with the event.
    """

    seat: int
    event: str  # or the name of a decision
    line: Line
    places: list[str]  # of the page's board
    decides: bool  # it is about a decision of that seat


FromClient = Hello | Listen | WhyIllegal | PageShown | Ping | Command
FromServer = Welcome | Presence | Done | Refusal | IllegalBecause | Explanation | Pong | Snapshot | Update
DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
ENCODER = msgspec.json.Encoder()


def encoded(message: Welcome | Presence | Done | Refusal | IllegalBecause | Explanation | Pong) -> bytes:
    return ENCODER.encode(message)
