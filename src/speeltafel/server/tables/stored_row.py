"""The stored form of a table beside its log: its row in the lists, when it needs attention, and a finished game."""

import msgspec

from speeltafel.server.tables.listing import list_entry
from speeltafel.store.store import Append, FinishedGame, TableRow
from speeltafel.table.events import Ended, EventBatch, Uninvited, only_plays
from speeltafel.table.streams import GAME_AND_CHAT
from speeltafel.table.table import Table

ENCODER = msgspec.json.Encoder()


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
        # Somebody who was sent away knows the code, and must not find the new invitation by it.
        frees_join_code=ended or (beside and any(isinstance(event, Uninvited) for event in batch.events)),
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
    entry = list_entry(table_id, table, at)
    wake_at = at if plays_by_itself(table) else None
    return TableRow(table_id, entry.game, entry.status, table.created.listed, at, wake_at, ENCODER.encode(entry), people)


def _finished(table: Table) -> FinishedGame | None:
    record = table.record()
    return None if record is None else FinishedGame(table.created.game, table.ended_at, ENCODER.encode(record))
