"""The lists on the first page: what concerns whoever asks, and of games under way whose turn it is."""

import asyncio
from contextlib import suppress

import msgspec

from speeltafel.core.errors import SpeeltafelError
from speeltafel.server.hub import Hub
from speeltafel.server.listing import Entry, Listing
from speeltafel.table.table import Table

MOST_LOOKED_AT = 20  # games under way
ENTRY = msgspec.json.Decoder(Entry)


async def lists_of_open(hub: Hub, most: int) -> list[Listing]:
    found = await asyncio.to_thread(hub.store.open_tables, most)
    return [_told(ENTRY.decode(about)) for about in found]


async def lists_of_somebody(hub: Hub, person: str, most: int) -> list[Listing]:
    """The last first. Lists change when somebody comes or goes, not with each move: games under way are looked at themselves."""
    entries = [ENTRY.decode(about) for about in await asyncio.to_thread(hub.store.tables_of, person, most)]
    playing = {entry.table for entry in [entry for entry in entries if entry.status in ("playing", "paused")][:MOST_LOOKED_AT]}
    return [_told(entry, person, await _opened(hub, entry.table) if entry.table in playing else None) for entry in entries]


async def _opened(hub: Hub, table_id: str) -> Table | None:
    with suppress(SpeeltafelError):  # one that cannot be read must not cost the others
        return (await hub.open(table_id)).table
    return None


def _told(entry: Entry, person: str = "", table: Table | None = None) -> Listing:
    fields = {name: getattr(entry, name) for name in Listing.__struct_fields__}
    fields["yours"] = [seat for seat, sits in enumerate(entry.sitting) if person and sits == person]
    if table is not None:
        fields |= {"turn": table.to_act, "since": table.waits_since}
    return Listing(**fields)
