"""Tables that go on by themselves: however many there are, whatever one of them holds, whatever the machine's clock does."""

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from speeltafel.core.errors import StoreError
from speeltafel.core.i18n import in_words
from speeltafel.store.database import open_database
from speeltafel.store.store import Append
from speeltafel.table.clock import Clock
from tests.faults.faulty import faulty
from tests.faults.stored import alone_with_a_clock, appends_of, copies, put, read
from tests.server.running_server import Person, Running, run, running
from tests.server.test_abuse import assert_others_play_on
from tests.table.sitting import Sitting
from tests.waiting import until

MANY = 2500  # more than twice what one look at the due tables once gave


def paused(database: str) -> int:
    """How many tables have been attended to."""
    engine = open_database(database)
    with engine.connect() as connection:
        count = connection.execute(text("SELECT count(*) FROM tables WHERE status = 'paused'")).scalar()
    engine.dispose()
    return int(count or 0)


def status(database: str, table_id: str) -> str:
    engine = open_database(database)
    with engine.connect() as connection:
        found = connection.execute(text("SELECT status FROM tables WHERE table_id = :id"), {"id": table_id}).scalar()
    engine.dispose()
    return str(found)


def test_all_clocks_run_out_however_many_tables_are_due(database: str) -> None:
    put(database, copies(alone_with_a_clock(), (f"table-{number}" for number in range(MANY))))
    with running(database) as server:
        run(assert_others_play_on(server))
        until(lambda: paused(database) == MANY, 120)


def test_tables_that_wait_in_memory_do_not_stand_before_those_whose_time_is_up(tmp_path: Path) -> None:
    """More than one look at the due tables gives: all of them marked as due, in memory, and with most of a minute left."""
    database, begun = f"sqlite:///{tmp_path / 'x.sqlite'}", time.time_ns() // 1_000_000
    waiting = copies(alone_with_a_clock(58, begun), (f"waits-{number}" for number in range(1100)))
    put(database, [*waiting, *copies(alone_with_a_clock(1, begun + 1), ["late"])])
    with running(database):
        until(lambda: status(database, "late") == "paused", 50)


def unreadable(sitting: Sitting, table_id: str) -> list[Append]:
    appends = appends_of(sitting, table_id)
    return [*appends[:-1], Append(table_id, appends[-1].number, b'{"at": 1, "events": [{"type": "danced"}]}', appends[-1].about)]


def test_one_unreadable_log_disturbs_nobody(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite'}"
    put(database, [*unreadable(alone_with_a_clock(), "a-bad-one"), *copies(alone_with_a_clock(), ["good", "z-good"])])
    with running(database, idle_seconds=0.1) as server:
        someone = Person.new(server)
        for path in ("", "/steps"):
            answer = someone.request("GET", f"/api/tables/a-bad-one{path}")
            assert (answer.status_code, answer.json()["line"]["id"]) == (500, "table-unreadable")
        until(lambda: (paused(database), loaded(server)) == (2, 0))
        assert 'speeltafel_table_unreadable{table="a-bad-"} 1.0' in httpx.get(server.url + "/metrics").text

        async def play() -> None:
            client = await someone.connect("a-bad-one", None)
            assert (await client.receive())["line"]["id"] == "table-unreadable"
            await assert_others_play_on(server)

        run(play())
        logged = [json.loads(line) for line in server.stop().splitlines()]
        named = [line for line in logged if line.get("table") == "a-bad-"]
        assert len(named) == 1
        assert named[0]["error"] == "ValidationError"


def loaded(server: Running) -> float:
    lines = httpx.get(server.url + "/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith("speeltafel_tables_loaded")).split()[1])


def test_a_table_that_came_back_from_the_store_is_due_after_a_crash(tmp_path: Path) -> None:
    """It left memory with nothing to wait for; then somebody moved, and it was the bot's turn."""
    database = f"sqlite:///{tmp_path / 'x.sqlite'}"
    with running(database, idle_seconds=0.1, bot_seconds=20.0) as server:

        async def play() -> str:
            host = Person.new(server)
            created = host.create("tricky", "me bot")
            client = await host.connect(created["table"], 0)
            await client.ask("start")
            await client.close()
            while loaded(server):
                await asyncio.sleep(0.1)
            assert read(database, lambda store: store.due(10**15, (0, ""), 10)) == []
            await client.connect()
            while client.mirrors[0].number is None or not client.mirrors[0].state["view"]["legal"]:
                await client.receive()
            while client.mirrors[0].state["view"]["legal"]:
                await client.move(0)
            server.kill()
            return str(created["table"])

        table = asyncio.run(play())
    assert [due[1] for due in read(database, lambda store: store.due(10**15, (0, ""), 10))] == [table]


@pytest.mark.parametrize("jump", [3600, -3600])
@pytest.mark.parametrize("restart", [False, True])
def test_a_clock_of_the_machine_that_jumps_costs_nobody_time(tmp_path: Path, jump: int, restart: bool) -> None:
    with faulty(tmp_path) as server:

        async def play() -> None:
            host = Person.new(server)
            created = host.create("tricky", "me me", seconds_per_move=600)
            client = await host.connect(created["table"], 0)
            await client.ask("start")
            server.order(f"jump={jump}")
            if restart:
                server.kill()
                server.start()
            end = time.monotonic() + 60  # it looks at the clock now and then
            while True:
                again = await host.connect(created["table"], 0)
                welcome, snapshot = await again.until("welcome", 60), await again.until("snapshot", 60)
                is_right = 500_000 < snapshot["deadline"] - welcome["now"] <= 600_000
                if (is_right and abs(welcome["now"] / 1000 - (time.time() + jump)) < 30) or time.monotonic() > end:
                    break
                await again.close()
                await asyncio.sleep(0.5)
            assert 500_000 < snapshot["deadline"] - welcome["now"] <= 600_000
            assert abs(welcome["now"] / 1000 - (time.time() + jump)) < 30
            assert snapshot["table"]["seats"][0]["reason"] is None

        run(play())


def test_a_clock_leaves_out_when_the_server_was_away() -> None:
    def left(absences: list[tuple[int, int]], now: int, at: int = 1_000) -> int:
        clock = Clock(10)
        clock.start(at, person=True)
        clock.leave_out(absences, now)
        assert clock.deadline is not None
        return clock.deadline - now

    assert left([], 4_000) == 7_000
    assert left([(2_000, 50_000)], 51_000) == 8_000  # a second before, a second after
    assert left([(2_000, 50_000), (51_000, 60_000)], 61_000) == 7_000
    assert left([(500, 900)], 4_000) == 7_000  # before the move
    assert left([(500, 50_000)], 51_000) == 9_000  # the server was last noticed before the move
    assert left([(900_000, 2_000)], 4_000, at=800_000) == 10_000  # the clock went back


def test_a_second_server_on_the_same_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite'}"
    with running(database) as server:
        done = serve(database)
        assert (done.returncode, "Traceback" in done.stderr) == (2, False)
        assert "Another server is already using" in done.stderr
        server.kill()
        server.start()  # a lock does not outlive its holder
        run(assert_others_play_on(server))


def serve(database: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "speeltafel", "serve", "--port", "0", "--database", database]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=180)


def test_a_database_of_a_newer_version_is_reported_in_one_sentence(database: str) -> None:
    engine = open_database(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9001'"))
    engine.dispose()
    with pytest.raises(StoreError, match="newer version") as error:
        open_database(database)
    assert "nieuwere versie" in in_words(error.value.line, "nl")
    done = serve(database)
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)
