"""A table in the lists of the first page."""

import msgspec

from speeltafel.core.view import Result
from speeltafel.table.events import EndReason
from speeltafel.table.messages import SeatInfo, info
from speeltafel.table.table import Table


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


def list_entry(table_id: str, table: Table, at: int) -> ListEntry:
    """Make the entry of a table that changed at that time."""
    about = info(table)
    return ListEntry(
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


def listing_for(entry: ListEntry, person: str = "", table: Table | None = None) -> Listing:
    """Return the entry as that person reads it; of a game under way, also whose turn it is and the scores."""
    fields = {name: getattr(entry, name) for name in Listing.__struct_fields__}
    fields["yours"] = [seat for seat, sits in enumerate(entry.sitting) if person and sits == person]
    if table is not None:
        scores = table.game.scores if table.game else None
        fields |= {"turn": table.to_act, "since": table.waits_since, "scores": scores}
    return Listing(**fields)
