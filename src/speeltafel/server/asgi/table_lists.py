"""Lists for the home page: a person's own tables, and whose turn it is there."""

import asyncio
from contextlib import suppress

import msgspec

from speeltafel.core.errors import SpeeltafelError
from speeltafel.server.tables.listing import ListEntry, Listing, listing_for
from speeltafel.server.tables.registry import TableRegistry

MOST_LOOKED_AT = 20  # games under way
ENTRY = msgspec.json.Decoder(ListEntry)


async def lists_of_open(hub: TableRegistry, most: int) -> list[Listing]:
    found = await asyncio.to_thread(hub.store.open_tables, most)
    return [listing_for(ENTRY.decode(about)) for about in found]


async def lists_of_somebody(hub: TableRegistry, person: str, most: int) -> list[Listing]:
    """Return a person's tables, the newest first.

    The stored lists don't change with each move, so games under way are loaded to see whose turn it is.
    """
    entries = [ENTRY.decode(about) for about in await asyncio.to_thread(hub.store.tables_of, person, most)]
    playing = {entry.table for entry in [entry for entry in entries if entry.status in ("playing", "paused")][:MOST_LOOKED_AT]}
    return [await _listing(hub, entry, person, entry.table in playing) for entry in entries]


async def _listing(hub: TableRegistry, entry: ListEntry, person: str, is_playing: bool) -> Listing:
    if is_playing:
        with suppress(SpeeltafelError):  # one that cannot be read must not cost the others
            async with hub.at(await hub.open(entry.table)) as table:
                return listing_for(entry, person, table)
    return listing_for(entry, person)
