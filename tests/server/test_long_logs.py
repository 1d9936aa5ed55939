"""A long log is read from a stored snapshot on; and what the snapshot says counts for nothing against the log."""

from pathlib import Path

import pytest
from sqlalchemy import text

from speeltafel.server.metrics import Metrics
from speeltafel.server.tables.loader import LOG_DECODER, Loader
from speeltafel.server.tables.registry import LONG_LOG
from speeltafel.store.database import open_database
from speeltafel.store.store import Store
from speeltafel.table import checkpoint
from speeltafel.table.streams import Streams
from speeltafel.table.table import Table
from tests.faults.robots import ENDLESS
from tests.faults.stored import copies, put
from tests.server.running_server import Person, run, running
from tests.table.sitting import Sitting
from tests.waiting import until


@pytest.fixture
def database_of_a_long_table(tmp_path: Path) -> str:
    sitting = Sitting("tricky", "me open", options={"board": ENDLESS})
    sitting.sit_and_start()
    while sitting.table.number < 3 * LONG_LOG:
        sitting.move()
    database = f"sqlite:///{tmp_path / 'x.sqlite'}"
    put(database, copies(sitting, ["long"]))
    return database


def kept(database: str) -> list[int]:
    engine = open_database(database)
    with engine.connect() as connection:
        found = [row[0] for row in connection.execute(text("SELECT number FROM snapshots"))]
    engine.dispose()
    return found


def test_a_long_table_that_leaves_memory_leaves_a_snapshot_and_is_the_same_when_it_comes_back(
    database_of_a_long_table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = database_of_a_long_table
    with running(database, idle_seconds=0.1) as server:
        someone = Person.new(server)
        before = someone.request("GET", "/api/tables/long/steps").json()
        assert until(lambda: kept(database))[0] >= 3 * LONG_LOG

        async def play() -> None:
            snapshot = await (await someone.connect("long", None)).until("snapshot")
            assert snapshot["number"] == kept(database)[0]

        run(play())
        assert someone.request("GET", "/api/tables/long/steps").json() == before
    store = Store(open_database(database))
    loader = Loader(store, Metrics())
    from_log = Table.from_log([LOG_DECODER.decode(body) for body in store.load("long")])
    monkeypatch.setattr(loader, "_from_the_beginning", None)  # it is not needed
    table, _ = loader._played_through("long")
    for viewer in (None, 0, 1):
        assert Streams(table).snapshot(viewer) == Streams(from_log).snapshot(viewer)
    monkeypatch.undo()
    monkeypatch.setattr(checkpoint, "FORMAT_VERSION", 9)  # another version
    again, _ = loader._played_through("long")
    assert Streams(again).snapshot(0) == Streams(from_log).snapshot(0)
    store.close()


@pytest.mark.parametrize("body", [b"", b"nonsense", b"\x80"])
def test_a_snapshot_that_cannot_be_read_is_passed_over(database_of_a_long_table: str, body: bytes) -> None:
    store = Store(open_database(database_of_a_long_table))
    loader = Loader(store, Metrics())

    async def keep() -> None:
        await store.keep_snapshot("long", 700, checkpoint.made_by(), body)

    run(keep())
    table, _ = loader._played_through("long")
    assert table.number >= 3 * LONG_LOG
    store.close()
