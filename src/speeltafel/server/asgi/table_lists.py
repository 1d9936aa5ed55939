"""Lists for the home page: a person's own tables, and whose turn it is there."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress

import msgspec

from speeltafel.core.errors import SpeeltafelError
from speeltafel.server.tables.registry import TableRegistry
from speeltafel.server.tables.stored_row import ListEntry, Listing

MOST_LOOKED_AT = 20  # games under way
NO_TURN: Mapping[str, int | list[int] | None] = {}
ENTRY = msgspec.json.Decoder(ListEntry)


async def lists_of_open(hub: TableRegistry, most: int) -> list[Listing]:
    found = await asyncio.to_thread(hub.store.open_tables, most)
    return [_listing(ENTRY.decode(about)) for about in found]


async def lists_of_somebody(hub: TableRegistry, person: str, most: int) -> list[Listing]:
    """Return a person's tables, the newest first.

    The stored lists don't change with each move, so games under way are loaded to see whose turn it is.
    """
    entries = [ENTRY.decode(about) for about in await asyncio.to_thread(hub.store.tables_of, person, most)]
    playing = {entry.table for entry in [entry for entry in entries if entry.status in ("playing", "paused")][:MOST_LOOKED_AT]}
    return [_listing(entry, person, await _turn(hub, entry.table) if entry.table in playing else {}) for entry in entries]


async def _turn(hub: TableRegistry, table_id: str) -> dict[str, int | list[int] | None]:
    """Return whose turn it is and the scores, by the log; empty if the log cannot be read."""
    with suppress(SpeeltafelError):  # one that cannot be read must not cost the others
        async with hub.at(await hub.open(table_id)) as table:
            return {"turn": table.to_act, "since": table.waits_since, "scores": table.game.scores if table.game else None}
    return {}


def _listing(entry: ListEntry, person: str = "", turn: Mapping[str, int | list[int] | None] = NO_TURN) -> Listing:
    fields = {name: getattr(entry, name) for name in Listing.__struct_fields__}
    fields["yours"] = [seat for seat, sits in enumerate(entry.sitting) if person and sits == person]
    return Listing(**{**fields, **turn})
