"""Several servers continue logs of one PostgreSQL: one is first, and only of what is stored anybody hears."""

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from speeltafel.core.errors import Conflict
from speeltafel.store.backends.postgresql_append import LONGEST_BODY, LONGEST_NOTICE, chunks
from speeltafel.store.cluster import ClusterState
from speeltafel.store.database import open_database
from speeltafel.store.store import Append, Store, TableRow
from tests.databases import new_postgresql_database
from tests.store.test_store import append
from tests.waiting import until


@pytest.fixture
def two() -> Iterator[list[Store]]:
    database = new_postgresql_database()
    stores = [Store(open_database(database)) for _ in range(2)]
    yield stores
    for store in stores:
        store.close()


@contextmanager
def listening(store: Store) -> Iterator[list[str]]:
    """Yield the lines that are told."""
    lines: list[str] = []
    is_there = threading.Event()
    news = store.listen(lambda payloads: lines.extend(line for one in payloads for line in one.split("\n")[1:]), is_there.set)
    assert is_there.wait(20)
    yield lines
    news.close()


def until_notified(lines: list[str], last: str) -> None:
    until(lambda: last in lines)


def test_a_late_writer_is_refused_and_publishes_nothing(two: list[Store]) -> None:
    first, late = two
    with listening(first) as lines:
        append(first, Append("a", 1, b"first"))

        async def group() -> list[BaseException | None]:
            works = [
                late.append([Append("a", 1, b"late"), Append("rematch", 1, b"of the late")]),
                late.append([Append("b", 1, b"other")]),
            ]
            return await asyncio.gather(*works, return_exceptions=True)

        refused, stored = asyncio.run(group())
        assert isinstance(refused, Conflict)
        assert stored is None
        append(first, Append("z", 1, b"last"))
        until_notified(lines, "z 1 last")
        assert sorted(lines) == ["a 1 first", "b 1 other", "z 1 last"]
    assert (first.load("a"), first.load("rematch"), first.load("b")) == ([b"first"], [], [b"other"])


def test_large_batches_go_by_their_number_and_many_go_in_several_notices(two: list[Store]) -> None:
    sizes = [1, LONGEST_BODY - 1, LONGEST_BODY, 20_000, *[1_500] * 60]
    with listening(two[1]) as lines:

        async def group() -> None:
            await asyncio.gather(*[two[0].append([Append(f"t{i}", 1, b"x" * size)]) for i, size in enumerate(sizes)])
            two[0].notify("!last")
            await two[0].check(0)

        asyncio.run(group())
        until_notified(lines, "!last")
    assert sorted(lines[:-1]) == sorted(
        f"t{i} 1" + (f" {'x' * size}" if size < LONGEST_BODY else "") for i, size in enumerate(sizes)
    )


def test_no_notice_is_longer_than_the_database_takes() -> None:
    heads = [Append("t" * 22, 123_456, b"x" * (37 * i % 2_500)) for i in range(300)]
    lengths: dict[int, int] = {}
    for head, chunk in zip(heads, chunks(heads), strict=True):
        line = len(head.table_id) + 8 + (len(head.body) + 1 if chunk > 0 else 0)
        lengths[chunk] = lengths.get(chunk, 40) + line
    assert max(lengths.values()) <= LONGEST_NOTICE
    assert len(lengths) < 100


def test_two_servers_with_the_same_tables_do_not_wait_for_each_other(two: list[Store]) -> None:
    """Each hands them in in another order."""

    async def race() -> list[BaseException | None]:
        names = [f"t{i}" for i in range(40)]
        works = [
            store.append([Append(name, number, b"x")])
            for number in range(1, 6)
            for store, order in ((two[0], names), (two[1], names[::-1]))
            for name in order
        ]
        return await asyncio.gather(*works, return_exceptions=True)

    answers = asyncio.run(race())
    assert sum(answer is None for answer in answers) == 200
    assert sum(isinstance(answer, Conflict) for answer in answers) == 200


def test_two_servers_with_the_same_tables_in_another_order_never_lock_each_other_out(
    two: list[Store], caplog: pytest.LogCaptureFixture
) -> None:
    """Between two rows both have time to begin: unless they go by the same order, each has what the other waits for."""
    slow = "CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.3); RETURN NEW; END'"
    with two[0]._engine.begin() as connection:
        connection.exec_driver_sql(slow)
        connection.exec_driver_sql("CREATE TRIGGER dawdle BEFORE INSERT ON batches FOR EACH ROW EXECUTE FUNCTION dawdle()")
    names = ["a", "b", "c"]

    async def race() -> list[BaseException | None]:
        works = [
            store.append([Append(name, 1, b"x")]) for store, order in ((two[0], names), (two[1], names[::-1])) for name in order
        ]
        return await asyncio.gather(*works, return_exceptions=True)

    answers = asyncio.run(race())
    assert sorted(type(answer).__name__ for answer in answers) == ["Conflict"] * 3 + ["NoneType"] * 3
    assert [store.groups for store in two] == [1, 1], "each handed them in together"
    assert not caplog.records, "PostgreSQL had to end one of them"


def about(table_id: str, wake_at: int | None) -> TableRow:
    return TableRow(table_id, "tricky", "playing", False, 5, wake_at, b"{}", ["ann"])


def shared(store: Store) -> ClusterState:
    """Nobody is given up meanwhile, however busy the machine is."""
    assert store.shared is not None
    store.shared.lease_s = 600.0
    return store.shared


def give_up_all(*servers: ClusterState) -> None:
    """They have not been heard of for longer than anybody waits."""
    time.sleep(0.2)
    for server in servers:
        server.lease_s = 0.1


def test_a_table_has_one_attendant_until_that_one_lets_go_or_is_gone(two: list[Store]) -> None:
    one, other = shared(two[0]), shared(two[1])
    assert one.begin() is True
    assert other.begin() is False
    append(two[0], Append("a", 1, b"x", about("a", 5)), Append("b", 1, b"x", about("b", 5)))
    assert sorted(one.claim_due(10)) == ["a", "b"]
    assert one.claim_due(10, known=["a"]) == ["b"]
    assert other.claim_due(10) == []
    assert other.claim(["a"]) == set()
    append(two[1], Append("a", 2, b"x", about("a", 6)))  # whoever else writes leaves it as it is
    assert other.claim(["a"]) == set()

    async def let_go() -> None:
        await two[1].set_wakes({"b": 77})  # which it does not attend to
        await two[0].set_wakes({"a": 5})

    asyncio.run(let_go())
    assert other.claim_due(10) == ["a"]
    one.leave()
    assert other.claim_due(10, known=["a"]) == ["b"]


def test_whom_the_others_have_given_up_is_somebody_new(two: list[Store]) -> None:
    one, other = shared(two[0]), shared(two[1])
    one.begin()
    append(two[0], Append("a", 1, b"x", about("a", 5)))
    assert one.claim(["a"]) == {"a"}
    name = one.me
    assert one.beat().is_known
    assert one.me == name
    other.begin()
    assert other.claim(["a"]) == set()
    give_up_all(one, other)
    assert other.claim(["a"]) == {"a"}
    assert not one.beat().is_known
    assert one.me != name
    one.lease_s = other.lease_s = 600.0
    assert one.claim(["a"]) == set()


def test_only_who_is_connected_to_a_server_that_lives_is_here(two: list[Store]) -> None:
    one, other = shared(two[0]), shared(two[1])
    one.begin()
    other.begin()

    async def come() -> None:
        two[0].came("a", "ann")
        two[0].came("a", "bo")
        two[0].went("a", "bo")
        await two[0].check(0)

    asyncio.run(come())
    assert other.connected_elsewhere(["a", "b"]) == {"a": {"ann"}, "b": set()}
    assert one.connected_elsewhere(["a"]) == {"a": set()}
    give_up_all(other)
    assert other.connected_elsewhere(["a"]) == {"a": set()}


def test_several_servers_bring_a_database_up_to_date_at_once() -> None:
    database = new_postgresql_database()
    found: list[BaseException | None] = []

    def begin() -> None:
        try:
            open_database(database).dispose()
            found.append(None)
        except BaseException as error:
            found.append(error)

    threads = [threading.Thread(target=begin) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [None] * 3
