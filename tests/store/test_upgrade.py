"""A database as version 0.1.0 left it, with tables of all kinds in it, is brought up to date, and everything in it goes on.

`shipped_0001.sql.gz` was made by that version's own code; `shipped_0006.sql.gz` by the code before its classes had new names.
"""

import gzip
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

import speeltafel
from speeltafel import games
from speeltafel.core.errors import StoreError
from speeltafel.store import maintenance
from speeltafel.store.database import MIGRATIONS, NEWEST, open_database
from speeltafel.store.store import Store
from speeltafel.table.commands import Move
from speeltafel.table.decide import SERVER, Request, decide
from speeltafel.table.events import EventBatch
from speeltafel.table.log_check import check
from speeltafel.table.streams import Streams
from speeltafel.table.table import Table

SHIPPED = Path(__file__).parent / "shipped_0001.sql.gz"
BEFORE_NEW_NAMES = Path(__file__).parent / "shipped_0006.sql.gz"
TABLES = ("batches", "tables", "people", "records")
LEFT_OPEN = ["carnavalo-playing", "figaro-playing", "tricky-playing"]


def shipped() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:")
    connection.executescript(gzip.decompress(SHIPPED.read_bytes()).decode())
    return connection


def put(database: str) -> dict[str, list[Any]]:
    """Return the shipped database, at that address; and what is in it."""
    old = shipped()
    rows = {name: sorted(old.execute(f"SELECT * FROM {name}").fetchall()) for name in TABLES}  # noqa: S608
    if database.startswith("sqlite"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as new:
            old.backup(new)
        new.close()
    else:
        _put_into_postgresql(database, rows)
    old.close()
    return rows


def _put_into_postgresql(database: str, rows: dict[str, list[Any]]) -> None:
    engine = sa.create_engine(sa.make_url(database).set(drivername="postgresql+psycopg"))
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for name in TABLES:
            table = sa.Table(name, sa.MetaData(), autoload_with=connection)
            values = [dict(zip(table.c.keys(), row, strict=True)) for row in rows[name]]
            for value in values:
                if "listed" in value:
                    value["listed"] = bool(value["listed"])
            connection.execute(table.insert(), values)
    engine.dispose()


def test_an_upgrade_that_is_cut_off_is_done_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    before = put(database)

    def no_more(*_: Any) -> None:
        raise OSError("the machine went off")

    with monkeypatch.context() as patch:
        patch.setattr("alembic.op.rename_table", no_more)
        with pytest.raises(StoreError):
            open_database(database)
    with open_database(database).connect() as connection:
        assert sorted(map(tuple, connection.execute(sa.text("SELECT * FROM batches")))) == before["batches"]
        assert not sa.inspect(connection).has_table("batches_copied")


def test_nothing_of_it_changes_and_all_of_it_can_be_read(database: str) -> None:
    before = put(database)
    engine = open_database(database)
    with engine.connect() as connection:
        assert connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() == NEWEST
        for name in TABLES:
            had = len(before[name][0])  # columns; others have come since
            after = sorted(tuple(row)[:had] for row in connection.execute(sa.text(f"SELECT * FROM {name}")))  # noqa: S608
            assert after == before[name]
        found = {table_id: check(log) for table_id, log in maintenance.logs(connection)}
    engine.dispose()
    assert len(found) == 9
    assert [checked.error for checked in found.values()] == [None] * 9
    for checked in found.values():
        assert checked.table is not None
        streams = Streams(checked.table)
        for viewer in (None, *range(len(checked.table.seats))):
            assert msgspec.json.decode(streams.snapshot(viewer))["number"] == checked.table.number


def test_its_records_replay(database: str) -> None:
    put(database)
    store = Store(open_database(database))
    for game in games.names():
        record = store.record(f"{game}-over")
        assert record is not None
        replayed = speeltafel.replay(record)
        assert replayed.result == msgspec.json.decode(record)["result"]
    assert store.record("lobby") is None
    store.close()


@pytest.mark.parametrize("name", LEFT_OPEN)
def test_a_game_that_was_under_way_goes_on_to_its_end(name: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite'}"
    put(database)
    store = Store(open_database(database))
    table = Table.from_log([msgspec.json.decode(body, type=EventBatch) for body in store.load(name)])
    store.close()
    for turn in range(5000):
        if table.status == "over":
            break
        seat = table.to_act
        assert seat is not None
        assert table.game is not None
        legal = table.game.legal()
        who = SERVER if table.seats[seat].bot else table.seats[seat].person
        decide(table, Move(f"move-{turn}", seat, table.position, legal[turn * 7 % len(legal)]), Request(who, 2_000_000))
    assert table.ended == "finished"
    record = table.record()
    assert record is not None
    assert speeltafel.replay(record).result == record["result"]


def test_logs_and_records_from_before_new_names_are_read_and_written_alike(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite"
    with sqlite3.connect(file) as old:
        old.executescript(gzip.decompress(BEFORE_NEW_NAMES.read_bytes()).decode())
        before = old.execute("SELECT * FROM batches ORDER BY table_id, number").fetchall()
    old.close()
    engine = open_database(f"sqlite:///{file}")
    with engine.connect() as connection:
        assert [tuple(row) for row in connection.execute(sa.text("SELECT * FROM batches ORDER BY table_id, number"))] == before
        found = {table_id: check(log) for table_id, log in maintenance.logs(connection)}
    store = Store(engine)
    assert len(found) == 15
    for table_id, checked in found.items():
        assert checked.error is None, table_id
        for body in store.load(table_id):
            assert msgspec.json.encode(msgspec.json.decode(body, type=EventBatch)) == body
        record = store.record(table_id)
        assert ("over" in table_id) == (record is not None)
        if record is not None:
            assert checked.table is not None
            assert checked.table.record() == {**msgspec.json.decode(record), "rules": checked.table.rules}
            assert speeltafel.replay(record).result == msgspec.json.decode(record)["result"]
    store.close()
