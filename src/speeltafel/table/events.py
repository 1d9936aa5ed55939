"""Events of a table: the durable log.

State, seats, views, clocks and streams derive from it. A batch holds the events of one command. It is stored whole or not at
all, and published only after that.
"""

from typing import Literal

import msgspec

from speeltafel.table.settings import TableSettings

StandInReason = Literal["away", "left", "clock", "resigned", "slow"]
EndReason = Literal["finished", "abandoned", "closed", "endless"]


class AnyEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """The parent of all events."""


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The plan for a seat: a person, a bot of a level, or, with neither, anybody who comes."""

    person: str = ""
    name: str = ""
    level: str = ""
    adds: bool = False  # they added to the chance of the game before, and are waited for to do so again


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A secret that gives its holder a seat: a certain one, or any free one."""

    code: str
    seat: int | None = None


class Created(AnyEvent, TableSettings, frozen=True, kw_only=True, tag="created"):
    seats: list[SeatPlan]
    host: str
    invites: list[Invite]
    rules: int = 0  # the version of the game's rules; 0 in logs from before they had one
    secret: str  # the server's seed of all chance, in hex; only its commitment is published before the end
    begun: list[str] = []  # the steps of the game so far, which were played elsewhere


class Sat(AnyEvent, frozen=True, tag="sat"):
    seat: int
    person: str
    name: str
    randomness: str = ""  # as it was added before there were commitments


class SeatFreed(AnyEvent, frozen=True, tag="stood"):
    """A seat was freed before the start, by its person or by the host."""

    seat: int


class Uninvited(AnyEvent, frozen=True, tag="uninvited"):
    """The host removed a person: they need a new invite, and the codes they may know are void."""

    person: str
    invites: list[Invite]  # all that are good from now on


class InvitesRenewed(AnyEvent, frozen=True, tag="renewed"):
    """New invites after a player gave up their chair: others may have seen the old one."""

    invites: list[Invite]  # all that are good from now on


class SeatOffered(AnyEvent, frozen=True, tag="offered"):
    """A player lets another of their devices take the seat."""

    seat: int
    digest: str  # SHA-256 of the code that gives it, in hex


class SeatMoved(AnyEvent, frozen=True, tag="carried"):
    """A player took their seat along to another device, which is another person to the server."""

    seat: int
    person: str


class BotSeated(AnyEvent, frozen=True, tag="placed"):
    """A bot of that level was put on a chair."""

    seat: int
    level: str


class Renamed(AnyEvent, frozen=True, tag="renamed"):
    seat: int
    name: str


class SeatsArranged(AnyEvent, frozen=True, tag="arranged"):
    """The host put the chairs in another order. Whatever belongs to a chair goes with it: person, bot, invite, offer."""

    order: list[int]  # for each place, the chair that was moved there


class RandomnessAdded(AnyEvent, frozen=True, tag="stirred"):
    """A seat added its own randomness. Only in logs from before there were commitments."""

    seat: int
    randomness: str


class Committed(AnyEvent, frozen=True, tag="committed"):
    """A person committed to a share of the chance."""

    person: str
    commitment: str


class StartAsked(AnyEvent, frozen=True, tag="start-asked"):
    """The host wants to begin: from now on nobody sits down or leaves."""


class TermsBound(AnyEvent, frozen=True, tag="bound"):
    """The terms are fixed: all commitments are in, and shares are revealed next."""

    terms: str


class Revealed(AnyEvent, frozen=True, tag="revealed"):
    person: str
    share: str


class Started(AnyEvent, frozen=True, tag="started"):
    without: list[int] = []  # seats of those whose share was waited for in vain


class Moved(AnyEvent, frozen=True, tag="moved"):
    seat: int
    move: str
    played_as: str = ""  # the level below its own, by a bot that was late


class Drawn(AnyEvent, frozen=True, tag="drawn"):
    """A chance event, in full. No stream carries this event as it stands."""

    move: str


class Undone(AnyEvent, frozen=True, tag="undone"):
    seat: int


class Paused(AnyEvent, frozen=True, tag="paused"):
    pass


class Resumed(AnyEvent, frozen=True, tag="resumed"):
    pass


class TakenOver(AnyEvent, frozen=True, tag="takenover"):
    """A bot of that level plays for a person."""

    seat: int
    level: str
    reason: StandInReason


class Nudged(AnyEvent, frozen=True, tag="nudged"):
    """One player reminds another that everybody waits for them."""

    seat: int
    by: int


class DaysOff(AnyEvent, frozen=True, tag="days-off"):
    """A player is away for so many days from now on; 0: they are back."""

    seat: int
    days: int


class Reclaimed(AnyEvent, frozen=True, tag="reclaimed"):
    seat: int
    after_turn: bool = False  # a bot played a single turn, which is over


class Said(AnyEvent, frozen=True, tag="said"):
    seat: int
    text: str


class Reacted(AnyEvent, frozen=True, tag="reacted"):
    seat: int
    reaction: str


class Rematched(AnyEvent, frozen=True, tag="rematched"):
    table: str


class Ended(AnyEvent, frozen=True, tag="ended"):
    reason: EndReason


Event = (
    Created
    | Sat
    | SeatFreed
    | Uninvited
    | InvitesRenewed
    | SeatOffered
    | SeatMoved
    | BotSeated
    | Renamed
    | SeatsArranged
    | RandomnessAdded
    | Committed
    | StartAsked
    | TermsBound
    | Revealed
    | Started
    | Moved
    | Drawn
    | Undone
    | Paused
    | Resumed
    | TakenOver
    | Nudged
    | DaysOff
    | Reclaimed
    | Said
    | Reacted
    | Rematched
    | Ended
)


class EventBatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    at: int  # milliseconds since 1970
    events: list[Event]
    by: str = ""  # the person; "" is the server itself: bots and clocks
    command: str = ""  # the id under which they sent it


PLAY = (Moved, Drawn)


def only_plays(batch: EventBatch) -> bool:
    """Whether a batch has only moves and chance, as nearly all have. Then nothing beside the game changes."""
    for event in batch.events:  # not `all`, which takes three times as long with every move
        if not isinstance(event, PLAY):
            return False
    return True
