"""The stored form of a table beside its log: its row in the lists, when it needs attention, and a finished game."""

import msgspec

from speeltafel.core.view import Result
from speeltafel.store.store import Append, FinishedGame, TableRow
from speeltafel.table.events import Ended, EndReason, EventBatch, only_plays
from speeltafel.table.messages import SeatInfo, info
from speeltafel.table.streams import GAME_AND_CHAT
from speeltafel.table.table import Table

ENCODER = msgspec.json.Encoder()


class Listing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table in a list."""

    table: str
    game: str
    status: str
    seats: list[SeatInfo]
    seconds_per_move: int
    changed_at: int
    ended: EndReason | None = None  # why it is over
    result: Result | None = None  # how
    yours: list[int] = []  # the asker's own seats
    turn: int | None = None  # the seat to move, if the asker sits there
    since: int | None = None  # and since when, in milliseconds since 1970
    scores: list[int] | None = None  # and how everybody stands, by seat


class ListEntry(Listing, frozen=True, kw_only=True):
    """A table as the lists keep it. The people in its seats are never sent to clients."""

    sitting: list[str] = []


def append_for_batch(table_id: str, table: Table, number: int, batch: EventBatch, epoch: str = "", mark: bool = False) -> Append:
    """Make the stored form of a batch: the log, and the lists if something beside the game changed or the table must be marked.

    A marked table is looked at by the next server.
    """
    beside = not only_plays(batch)
    listed = mark or (beside and any(not isinstance(event, GAME_AND_CHAT) for event in batch.events))
    ended = beside and any(isinstance(event, Ended) for event in batch.events)
    return Append(
        table_id,
        number + 1,
        ENCODER.encode(batch),
        _about(table_id, table, batch.at) if listed else None,
        _finished(table) if ended else None,
        epoch,
    )


def plays_by_itself(table: Table) -> bool:
    """Whether the table goes on without a command, now or later: by bots, or because a clock runs out."""
    if table.status == "playing":
        return bool(table.created.seconds_per_move) or any(seat.bot for seat in table.seats)
    return table.status == "starting"


def _about(table_id: str, table: Table, at: int) -> TableRow:
    people = [table.created.host, *(seat.person for seat in table.seats if seat.person)]
    # A table that will need attention is due at once: should the server end now, the next one looks at it. When it leaves memory
    # the true time is written.
    about = info(table)
    entry = ListEntry(
        table=table_id,
        game=about.game,
        status=about.status,
        seats=about.seats,
        seconds_per_move=about.seconds_per_move,
        changed_at=at,
        ended=about.ended,
        result=None if table.game is None else table.game.view().result,
        sitting=[seat.person for seat in table.seats],
    )
    wake_at = at if plays_by_itself(table) else None
    return TableRow(table_id, about.game, about.status, about.listed, at, wake_at, ENCODER.encode(entry), people)


def _finished(table: Table) -> FinishedGame | None:
    record = table.record()
    return None if record is None else FinishedGame(table.created.game, table.ended_at, ENCODER.encode(record))
