"""Messages from a table to its people. `table.streams` fills them; the page's types are made from them."""

from typing import Any, Literal

import msgspec

from speeltafel.core.events import StepSeen
from speeltafel.core.line import Line
from speeltafel.core.view import AnyView
from speeltafel.table.events import EndReason, StandInReason
from speeltafel.table.settings import TableSettings, chosen
from speeltafel.table.table import ChatLine, LastNudge, Status, Table

Viewer = int | None  # a seat, or None: the spectators
Share = Literal["none", "promised", "revealed"]


class SeatInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat, as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str  # of the bot that moves here, also for a person; "" where the person moves
    reason: StandInReason | None  # why a bot plays for the person
    share: Share  # of the chance of the game
    off_until: int = 0  # when the player's days off end, in milliseconds since 1970; 0: they took none
    off_ms: int = 0  # all that they have taken off in this game


class TableInfo(TableSettings, frozen=True, kw_only=True, omit_defaults=False):
    """What everybody may know of a table, beside the game itself."""

    hides: bool  # whether seats see different things, so that people who share a screen must look away
    status: Status
    seats: list[SeatInfo]
    host: list[int]  # the host's seats
    commitment: str  # to the server's share of all chance
    terms: str  # as fixed before any share was revealed; "": not yet
    ended: EndReason | None
    rematch: str | None  # the table where it goes on
    nudge: LastNudge | None  # of a player for whom everybody waits, if it was at this `position`
    begun: bool  # whether the game began elsewhere, so that its record proves nothing


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """The parent of all messages."""


class Snapshot(Message, frozen=True, tag="snapshot"):
    """Everything a seat may know now. It replaces all that the client had before."""

    seats: list[int | None]  # of this stream; None: the spectators
    number: int  # of the last event this includes
    position: int
    table: TableInfo
    view: AnyView | None = None  # none before the start; its history comes as steps
    prompt: Line | None = None
    steps: list[StepSeen] = []  # of the game from `earlier` on: the view's history with events
    earlier: int = 0  # steps that came before those: `GET …/steps` shows them
    chat: list[ChatLine] = []
    deadline: int | None = None  # until when the next move must be made, in milliseconds since 1970
    undo: int | None = None  # the seat that may take its move back
    news: list[Line] = []  # latest events beside the game
    command: str = ""  # your command that this comes from: it is done


class Update(Message, frozen=True, tag="update"):
    """What has changed since event number `after`. Missing fields have not changed."""

    seats: list[int | None]
    after: int
    number: int
    position: int
    table: TableInfo | None = None
    changed: dict[str, Any] = {}  # fields of the view, with their new values
    steps: list[StepSeen] = []  # to be added to those before
    prompt: Line | None = None
    news: list[Line] = []  # events beside the game
    chat: list[ChatLine] = []
    missed: int = 0  # for a player who is back: how many steps a bot played for them
    deadline: int | None = None
    undo: int | None = None
    command: str = ""  # your command that this comes from: it is done


def info(table: Table) -> TableInfo:
    created = table.created
    return TableInfo(
        **chosen(created),
        hides=table.modules.views.HAS_HIDDEN_INFORMATION,
        status=table.status,
        seats=[
            SeatInfo(
                kind="person" if seat.person else "bot" if seat.level else "open",
                name=seat.name,
                level=seat.bot,
                reason=seat.reason,
                share=_share(table, seat.person),
                off_until=seat.off_until,
                off_ms=seat.off_ms,
            )
            for seat in table.seats
        ],
        host=table.seats_of(created.host),
        commitment=table.commitment,
        terms=table.terms,
        ended=table.ended,
        rematch=table.rematch or None,
        nudge=table.nudge,
        begun=bool(created.begun),
    )


def _share(table: Table, person: str) -> Share:
    return "revealed" if person in table.shares else "promised" if person in table.commitments else "none"
