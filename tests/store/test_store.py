"""Stored is stored, in both databases; and a database in trouble is told in one sentence."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import inspect

from speeltafel.core.errors import StoreError
from speeltafel.core.i18n import in_words
from speeltafel.store import database as database_module
from speeltafel.store import schema
from speeltafel.store.database import open_database
from speeltafel.store.store import Append, FinishedGame, Store, TableRow


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(open_database(database))
    yield store
    store.close()


def append(store: Store, *appends: Append) -> None:
    async def wait() -> None:
        await store.append(appends)

    asyncio.run(wait())


def about(table_id: str, status: str = "lobby", listed: bool = True, wake_at: int | None = None, *people: str) -> TableRow:
    return TableRow(table_id, "tricky", status, listed, 5, wake_at, f"about {table_id} {status}".encode(), list(people))


def test_a_log_comes_back_in_order(store: Store) -> None:
    for number in (1, 2, 5, 10):
        append(store, Append("a", number, f"batch {number}".encode()))
    append(store, Append("b", 1, b"other"))
    assert store.load("a") == [b"batch 1", b"batch 2", b"batch 5", b"batch 10"]
    assert store.load("c") == []


def test_what_is_stored_is_there_after_reopening(database: str) -> None:
    for number in (1, 2):
        store = Store(open_database(database))
        append(store, Append("a", number, b"x"))
        store.close()
    store = Store(open_database(database))
    assert len(store.load("a")) == 2
    store.close()


def test_two_writers_cannot_both_continue_a_log(store: Store) -> None:
    append(store, Append("a", 1, b"first"))
    with pytest.raises(StoreError, match="Somebody else"):
        append(store, Append("a", 1, b"second"))
    assert store.load("a") == [b"first"]


def test_several_appends_are_stored_together_or_not_at_all(store: Store) -> None:
    append(store, Append("a", 1, b"first"))
    with pytest.raises(StoreError):
        append(store, Append("new", 1, b"x"), Append("a", 1, b"again"))
    assert store.load("new") == []


def test_one_bad_append_does_not_spoil_a_group(store: Store) -> None:
    async def many() -> list[BaseException | None]:
        works = [store.append([Append(f"t{i % 50}", i // 50, b"x")]) for i in range(200)]
        works.append(store.append([Append("t3", 0, b"twice")]))
        return await asyncio.gather(*works, return_exceptions=True)

    answers = asyncio.run(many())
    assert answers[:-1] == [None] * 200
    assert isinstance(answers[-1], StoreError)
    assert store.groups < 150, "what comes together is stored together"
    assert store.load("t3") == [b"x"] * 4


def test_lists(store: Store) -> None:
    append(store, Append("a", 1, b"x", about("a", "lobby", True, None, "ann", "ann", "bo")))
    append(store, Append("b", 1, b"x", about("b", "lobby", False, 700, "ann")))
    assert store.open_tables(10) == [b"about a lobby"]
    assert sorted(store.tables_of("ann", 10)) == [b"about a lobby", b"about b lobby"]
    assert store.tables_of("bo", 10) == [b"about a lobby"]
    assert (store.due(699, (0, ""), 10), store.due(700, (0, ""), 10)) == ([], [(700, "b")])
    append(store, Append("a", 2, b"x", about("a", "over", True, None, "ann"), FinishedGame("tricky", 9, b"{}")))
    assert store.open_tables(10) == []
    assert store.tables_of("bo", 10) == []
    assert (store.record("a"), store.record("b")) == (b"{}", None)


def test_the_newest_migration_is_the_one_we_take_for_newest() -> None:
    assert max(file.name[1:5] for file in database_module.MIGRATIONS.glob("versions/v*.py")) == database_module.NEWEST


def test_the_migrations_make_what_the_code_expects(database: str) -> None:
    engine = open_database(database)
    found = inspect(engine)
    for table in schema.metadata.tables.values():
        there = {column["name"]: column["nullable"] for column in found.get_columns(table.name)}
        assert there == {column.name: bool(column.nullable) for column in table.columns}
        assert {index["name"] for index in found.get_indexes(table.name)} >= {index.name for index in table.indexes}
    engine.dispose()


def test_a_locked_database_is_reported_and_nothing_is_half_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speeltafel.store.backends.sqlite.PATIENCE_S", 0.1)
    file = tmp_path / "tables.sqlite"
    store = Store(open_database(f"sqlite:///{file}"))
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StoreError, match="couldn't be saved") as error:
        append(store, Append("a", 1, b"x"))
    assert "er is niets veranderd" in in_words(error.value.line, "nl")
    other.execute("ROLLBACK")
    append(store, Append("a", 1, b"y"))
    assert store.load("a") == [b"y"]
    store.close()
    other.close()


def test_a_full_disk_is_reported_and_what_was_stored_stays(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    engine = open_database(f"sqlite:///{file}")
    pool = [engine.connect() for _ in range(5)]  # every connection there will be gets the limit
    for connection in pool:
        connection.exec_driver_sql("PRAGMA max_page_count = 60")
    for connection in pool:
        connection.close()
    store = Store(engine)
    stored, message = 0, ""
    while stored < 1000 and not message:
        try:
            append(store, Append("a", stored, b"x" * 2000))
            stored += 1
        except StoreError as error:
            message = str(error)
    assert "couldn't be saved" in message
    assert stored > 10
    assert len(store.load("a")) == stored
    store.close()


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("mysql://somewhere", "sqlite:///FILE or postgresql://"),
        ("nonsense", "sqlite:///FILE or postgresql://"),
        ("sqlite:////proc/nothing/x.sqlite", "Can't use the database"),
        ("postgresql://me:geheim@127.0.0.1:9/none", "Can't use the database"),
    ],
)
def test_an_unusable_database_is_reported_in_one_sentence_without_its_password(address: str, why: str) -> None:
    with pytest.raises(StoreError, match=why) as error:
        open_database(address)
    assert "geheim" not in str(error.value)


def test_closing_stores_what_was_handed_in(tmp_path: Path) -> None:
    store = Store(open_database(f"sqlite:///{tmp_path / 'x.sqlite'}"))

    async def hand_in_and_close() -> None:
        works = [store.append([Append("a", number, b"x")]) for number in range(100)]
        await asyncio.to_thread(store.close)
        await asyncio.gather(*works)

    asyncio.run(hand_in_and_close())
    store = Store(open_database(f"sqlite:///{tmp_path / 'x.sqlite'}"))
    assert len(store.load("a")) == 100
    store.close()


def test_group_commit_is_much_faster_than_one_by_one(tmp_path: Path) -> None:
    store = Store(open_database(f"sqlite:///{tmp_path / 'x.sqlite'}"))

    async def many() -> None:
        await asyncio.gather(*[store.append([Append(f"t{i}", 1, b"x" * 200)]) for i in range(3000)])

    start = time.monotonic()
    asyncio.run(many())
    assert time.monotonic() - start < 3
    assert store.groups < 300
    store.close()


def test_each_table_has_a_join_code_of_its_own_until_it_is_freed(store: Store) -> None:
    async def keep(table_id: str, *drawn: str, before: int = 0) -> str:
        await store.keep_join_code(table_id, drawn, before)
        return store.join_code(table_id)

    append(store, Append("a", 1, b"x", about("a")), Append("b", 1, b"x", about("b")))
    assert asyncio.run(keep("a", "BBBB", "CCCC")) == "BBBB"
    assert asyncio.run(keep("a", "DDDD")) == "BBBB", "the one it has"
    assert asyncio.run(keep("b", "BBBB", "CCCC")) == "CCCC", "the first that is free"
    assert [store.table_with_join_code(letters) for letters in ("BBBB", "CCCC", "DDDD")] == ["a", "b", ""]
    append(store, Append("a", 2, b"y", frees_join_code=True))
    assert (store.join_code("a"), store.join_code("b")) == ("", "CCCC")
    asyncio.run(store_remove(store, "b"))
    assert store.table_with_join_code("CCCC") == ""
    append(store, Append("c", 1, b"x", about("c")))
    assert asyncio.run(keep("c", "CCCC")) == "CCCC"
    assert asyncio.run(keep("d", "DDDD", before=6)) == "DDDD"
    assert store.join_code("c") == "", "nobody has used that table for long"


async def store_remove(store: Store, table_id: str) -> None:
    await store.remove([table_id])
