"""Tables put into a database without a server: many at once, and such as no server would write."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from speeltafel.server.tables.stored_row import append_for_batch
from speeltafel.store.database import open_database
from speeltafel.store.store import Append, Store
from speeltafel.table.commands import Leave
from speeltafel.table.table import Table
from tests.table.sitting import Sitting


def appends_of(sitting: Sitting, table_id: str) -> list[Append]:
    """Return the log of a sitting as a server would have stored it."""
    table = Table.from_log(sitting.log[:1])
    found = [append_for_batch(table_id, table, 0, sitting.log[0])]
    for batch in sitting.log[1:]:
        number = table.number
        for event in batch.events:
            table.apply(event, batch.at)
        table.remember(batch)
        found.append(append_for_batch(table_id, table, number, batch))
    return found


def put(database: str, appends: Iterable[Append]) -> None:
    store = Store(open_database(database))

    async def write() -> None:
        await store.append(list(appends))

    asyncio.run(write())
    store.close()


def read(database: str, ask: Callable[[Store], Any]) -> Any:
    store = Store(open_database(database))
    try:
        return ask(store)
    finally:
        store.close()


def alone_with_a_clock(seconds: int = 1, now: int | None = None) -> Sitting:
    """Return a person to move, against a clock; the other has left, so that the table pauses when the clock runs out."""
    sitting = Sitting("tricky", "me open", seconds_per_move=seconds)
    if now is not None:
        sitting.now = now
    sitting.sit_and_start()
    sitting.ask("guest1", Leave, seat=1)
    return sitting


def copies(sitting: Sitting, names: Iterable[str]) -> list[Append]:
    """Return the same table many times."""
    once = appends_of(sitting, "")
    return [_renamed(append, name) for name in names for append in once]


def _renamed(append: Append, name: str) -> Append:
    about = append.about and msgspec.structs.replace(append.about, table_id=name)
    return Append(name, append.number, append.body, about, append.finished)
