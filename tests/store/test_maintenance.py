"""Copying, putting back, cleaning and erasing, with and without a server that plays on the database."""

import asyncio
import io
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Engine, make_url

from speeltafel.cli import main
from speeltafel.cli.commands import tables
from speeltafel.core.errors import SpeeltafelError, StoreError
from speeltafel.server.identity import person_of
from speeltafel.store import maintenance
from speeltafel.store.database import open_database
from speeltafel.store.store import Append
from speeltafel.table.commands import ArrangeSeats, Rename, Say, Sit, Start
from speeltafel.table.log_check import check
from tests.databases import new_postgresql_database
from tests.faults.robots import ENDLESS, Robot
from tests.faults.stored import alone_with_a_clock, appends_of, copies, put, read
from tests.faults.test_sweep import unreadable
from tests.server.running_server import Person, run, running
from tests.table.sitting import CODES, Sitting
from tests.waiting import until


@pytest.fixture
def database_file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


def opened(database: str) -> Engine:
    return open_database(database)


def test_a_backup_taken_while_moves_are_stored_is_whole(tmp_path: Path, database_file: str) -> None:
    """Under load, several times: every log in it can be read, and has all that was acknowledged before the backup began."""
    with running(database_file) as server:

        async def play() -> None:
            hosts = [Person.new(server) for _ in range(4)]
            robots = []
            for number, host in enumerate(hosts):
                created = await asyncio.to_thread(host.create, "tricky", "me me", options={"board": ENDLESS})
                starter = await host.connect(created["table"], 0)
                await starter.ask("start")
                robots.append(Robot(host, created["table"], [0, 1], 0.0, number))
            stop = asyncio.Event()
            playing = [asyncio.create_task(robot.play(stop)) for robot in robots]
            for number in range(3):
                while sum(len(robot.acknowledged) for robot in robots) < 40 * (number + 1):
                    await asyncio.sleep(0.01)
                acknowledged = [list(robot.acknowledged) for robot in robots]
                file = tmp_path / f"copy-{number}.sqlite"
                await asyncio.to_thread(tables.back_up, file, database_file, "en")
                _holds(file, [robot.client.table for robot in robots], acknowledged)
            stop.set()
            await asyncio.gather(*playing)
            for robot in robots:
                await robot.client.close()

        run(play())


def _holds(file: Path, names: list[str], acknowledged: list[list[str]]) -> None:
    engine = opened(f"sqlite:///{file}")
    with engine.connect() as connection:
        found = dict(maintenance.logs(connection))
    engine.dispose()
    for name, ids in zip(names, acknowledged, strict=True):
        assert check(found[name]).error is None
        assert set(ids) <= {json.loads(body).get("command") for _, body in found[name]}


def test_a_server_goes_on_with_what_was_restored(tmp_path: Path, database_file: str) -> None:
    with running(database_file) as server:

        async def play() -> None:
            host = Person.new(server)
            created = host.create("tricky", "me me", options={"board": ENDLESS})
            client = await host.connect(created["table"], 0, 1)
            await client.ask("start")
            await client.move(0)
            then = dict(client.mirrors[0].state)
            copy = tmp_path / "copy.sqlite"
            tables.back_up(copy, database_file, "en")
            later = host.create("tricky", "me me")
            for _ in range(4):
                await client.move(0 if client.mirrors[0].state["view"]["legal"] else 1)
            tables.restore(copy, database_file, "en")
            while (shown := await client.receive(20))["type"] != "snapshot" or shown["position"] != then["position"]:
                pass  # it is told by itself, within some seconds
            assert host.request("GET", f"/api/tables/{later['table']}").status_code == 404
            again = await host.connect(created["table"], 0, 1)
            while any(mirror.number is None for mirror in again.mirrors.values()):
                await again.receive()
            assert again.mirrors[0].state["view"] == then["view"]
            assert (await again.move(0 if then["view"]["legal"] else 1))["type"] == "update"
            await again.move(0 if again.mirrors[0].state["view"]["legal"] else 1)

        run(play())
    engine = opened(database_file)
    with engine.connect() as connection:
        assert [check(log).error for _, log in maintenance.logs(connection)] == [None]
    engine.dispose()


def test_moves_on_top_of_what_is_gone_are_not_stored(tmp_path: Path, database_file: str) -> None:
    put(database_file, [Append("a", 1, b"first")])
    copy = tmp_path / "copy.sqlite"
    tables.back_up(copy, database_file, "en")
    put(database_file, [Append("a", 2, b"second")])

    def continue_it(store: Any) -> None:
        assert store.known_epoch == ""
        tables.restore(copy, database_file, "en")

        async def append() -> None:
            await store.append([Append("a", 3, b"third")])

        with pytest.raises(StoreError):
            asyncio.run(append())
        assert store.load("a") == [b"first"]
        assert store.known_epoch == store.epoch() != ""

    read(database_file, continue_it)


def test_a_backup_overwrites_nothing_and_what_is_no_backup_restores_nothing(tmp_path: Path, database_file: str) -> None:
    put(database_file, [Append("a", 1, b"first")])
    other = tmp_path / "other"
    other.write_text("mine")
    with pytest.raises(StoreError, match="never overwrites a file"):
        tables.back_up(other, database_file, "en")
    empty, foreign = tmp_path / "empty", tmp_path / "foreign"
    empty.touch()
    with closing(sqlite3.connect(foreign)) as notes:
        notes.execute("CREATE TABLE tables (id)")
    for file in (other, tmp_path / "missing", empty, foreign):
        with pytest.raises(StoreError, match="Nothing was changed"):
            tables.restore(file, database_file, "en")
    assert other.read_text() == "mine"
    assert read(database_file, lambda store: store.load("a")) == [b"first"]
    in_memory = open_database("sqlite://")
    with pytest.raises(StoreError, match="pg_dump"):
        maintenance.back_up(in_memory, tmp_path / "x")
    in_memory.dispose()


def test_where_there_is_no_database_none_is_made(tmp_path: Path) -> None:
    missing = f"sqlite:///{tmp_path / 'typo.sqlite'}"
    with pytest.raises(SpeeltafelError) as backing_up:
        tables.back_up(tmp_path / "copy", missing, "en")
    with pytest.raises(SpeeltafelError) as checking:
        tables.check_tables(missing, "en")
    assert backing_up.value.line.id == checking.value.line.id == "file-missing"
    assert list(tmp_path.iterdir()) == []


def test_check_finds_what_cannot_be_read_and_says_what_can_be_saved(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    sitting = alone_with_a_clock()
    hole = [append for append in appends_of(sitting, "with-a-hole") if append.number != 2]
    put(database, [*unreadable(sitting, "unknown-event"), *hole, *copies(sitting, ["good"]), Append("lost", 1, b"{}")])
    with pytest.raises(SystemExit) as ended:
        tables.check_tables(database, "en")
    assert ended.value.code == 1
    output = capsys.readouterr().out
    assert "4 tables checked: 3 can't be read." in output
    assert "unknown-event can't be read from event" in output
    assert "this isn't a known event" in output
    assert f"{len(sitting.log) - 1} of {len(sitting.log)} batches" in output
    assert "with-a-hole can't be read from event 3 on: some earlier events are missing." in output
    assert "Nothing can be saved" in output
    assert "good" not in output


def test_check_is_content_with_good_tables(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    put(database, copies(alone_with_a_clock(), ["one", "two"]))
    tables.check_tables(database, "nl")
    assert "2 tafels nagekeken: alles is te lezen." in capsys.readouterr().out


def changed_at(appends: list[Append], at: int) -> list[Append]:
    import msgspec

    def dated(append: Append) -> Append:
        about = append.about and msgspec.structs.replace(append.about, changed_at=at)
        return Append(append.table_id, append.number, append.body, about, append.finished)

    return [dated(append) for append in appends]


def test_old_tables_are_cleaned_away_and_the_others_are_not(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    now = int(time.time() * 1000)
    sitting = alone_with_a_clock()
    put(database, changed_at(copies(sitting, ["old", "older"]), now - 31 * tables.DAY_MS))
    put(database, changed_at(copies(sitting, ["young"]), now - 29 * tables.DAY_MS))
    tables.clean_tables(30, database, "en")
    assert "2 tables that were older than 30 days were removed." in capsys.readouterr().out
    assert (read(database, lambda store: [store.load(name) for name in ("old", "older")])) == [[], []]
    assert read(database, lambda store: store.load("young"))
    assert read(database, lambda store: store.tables_of("host", 10))


def test_a_server_keeps_tables_for_as_many_days_as_it_is_set_to(tmp_path: Path, database_file: str) -> None:
    now = int(time.time() * 1000)
    lobby = Sitting("tricky", "me open")
    put(database_file, changed_at(copies(lobby, ["old"]), now - 8 * tables.DAY_MS))
    put(database_file, changed_at(copies(lobby, ["young"]), now - 6 * tables.DAY_MS))
    with running(database_file, keep_days=7) as server:
        until(lambda: not read(database_file, lambda store: store.load("old")))
        someone = Person.new(server)
        assert someone.request("GET", "/api/tables/old").status_code == 404
        assert someone.request("GET", "/api/tables/young").status_code == 200
    assert read(database_file, lambda store: (store.load("old"), bool(store.load("young")))) == ([], True)


def test_what_was_cleaned_away_is_given_back_to_the_disk(tmp_path: Path, database_file: str) -> None:
    put(database_file, changed_at(copies(alone_with_a_clock(), (f"old-{number}" for number in range(300))), 1))
    before = (tmp_path / "tables.sqlite").stat().st_size
    tables.clean_tables(1, database_file, "en")
    assert (tmp_path / "tables.sqlite").stat().st_size < before / 2


def test_what_somebody_said_is_gone_from_the_disk_when_they_are_forgotten(
    tmp_path: Path, database_file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Under a running server, too, which keeps a file of what was written last."""

    def on_disk() -> bytes:
        return b"".join(file.read_bytes() for file in tmp_path.iterdir())

    with running(database_file) as server:
        someone = Person.new(server)

        async def play() -> None:
            client = await someone.connect(someone.create("tricky", "me bot")["table"], 0)
            await client.ask("say", seat=0, text="my secret plan")

        run(play())
        assert b"my secret plan" in on_disk()
        monkeypatch.setattr("sys.stdin", io.StringIO(someone.token + "\n"))
        tables.erase_person(database_file, "en")
        assert b"my secret plan" not in on_disk()
        assert Person.new(server).create("tricky", "me bot")


def test_whoever_asks_for_it_is_forgotten(
    database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    token = "t" * 22
    person = person_of(token)
    assert person is not None
    alone, together = Sitting("tricky", "me bot"), Sitting("tricky", "me open")
    together.ask("guest1", Sit, seat=1, name="Guest 1", code=CODES[0])
    together.ask("guest1", Rename, seat=1, name="Guest Two")
    together.ask("host", ArrangeSeats, order=[1, 0])
    together.ask("host", Start)
    together.ask("guest1", Say, seat=0, text="my secret plan")
    together.ask("host", Say, seat=1, text="a plan of the host")
    for turn in range(5000):
        if together.table.status == "over":
            break
        together.move(turn * 7)
    renamed = [_as(append, "guest1", person) for append in appends_of(together, "together")]
    put(database, [*renamed, *[_as(append, "host", person) for append in appends_of(alone, "alone")]])
    assert b"Guest Two" in everything(database)
    monkeypatch.setattr("sys.stdin", io.StringIO(token + "\n"))
    tables.erase_person(database, "en")
    assert "Removed 1 of this person's tables. At 1 tables" in capsys.readouterr().out
    left = everything(database)
    for trace in (person.encode(), b"Guest 1", b"Guest Two", b"my secret plan"):
        assert trace not in left
    assert b"a plan of the host" in left
    assert read(database, lambda store: b'"Host"' in store.tables_of("host", 1)[0])
    assert read(database, lambda store: store.load("alone")) == []
    engine = opened(database)
    with engine.connect() as connection:
        assert [check(log).error for _, log in maintenance.logs(connection)] == [None]
    engine.dispose()
    record = json.loads(read(database, lambda store: store.record("together")))
    assert record["seats"] == ["", "Host"]


def _as(append: Append, name: str, person: str) -> Append:
    """Return the same with a real person in place of a name of the tests."""
    import msgspec

    def real(body: bytes) -> bytes:
        return body.replace(f'"{name}"'.encode(), f'"{person}"'.encode())

    about = append.about and msgspec.structs.replace(
        append.about, people=[person if who == name else who for who in append.about.people]
    )
    finished = append.finished and msgspec.structs.replace(append.finished, record=real(append.finished.record))
    return Append(append.table_id, append.number, real(append.body), about, finished)


def everything(database: str) -> bytes:
    """Return all that the database knows, in one string."""
    from speeltafel.store.schema import metadata

    engine = opened(database)
    with engine.connect() as connection:
        rows = [str(tuple(row)).encode() for table in metadata.tables.values() for row in connection.execute(table.select())]
    engine.dispose()
    return b"\n".join(rows)


def command(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.argv", ["speeltafel", *arguments])
    try:
        main()
    except SystemExit as ended:
        return int(ended.code or 0)
    return 0


def test_the_doctor_says_what_is_well(
    tmp_path: Path, database_file: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(database_file) as server:
        time.sleep(1)
        command(monkeypatch, "doctor", "--port", str(server.settings.port), "--database", database_file, "--lang", "en")
        output = capsys.readouterr().out
        assert "✓ The database works. Saved game tables: 0." in output
        assert "✓ A server is using the database now." in output
        assert f"✓ A server is running on port {server.settings.port} of 127.0.0.1, and can save games." in output
        assert "✓ uvicorn" in output
        assert "UTC" in output
    command(monkeypatch, "doctor", "--port", str(server.settings.port), "--database", database_file, "--lang", "nl")
    assert f"✓ Poort {server.settings.port} op 127.0.0.1 is vrij." in capsys.readouterr().out


def test_the_doctor_says_who_else_may_listen_to_the_database(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """They need no right on any table: what servers tell each other is what they store."""
    database = new_postgresql_database()
    name = make_url(database).database

    def output() -> str:
        command(monkeypatch, "doctor", "--port", "1", "--database", database, "--lang", "en")
        return capsys.readouterr().out

    with psycopg.connect(database, autocommit=True) as connection:
        assert "Other PostgreSQL roles" not in output()
        connection.execute("CREATE ROLE neighbour LOGIN")
        assert "✗ Other PostgreSQL roles can connect to the database (neighbour)" in output()
        assert f"REVOKE CONNECT ON DATABASE {name} FROM PUBLIC." in output()
        connection.execute(f"REVOKE CONNECT ON DATABASE {name} FROM PUBLIC")
        assert "Other PostgreSQL roles" not in output()
        connection.execute("DROP ROLE neighbour")


def test_the_doctor_says_what_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    import socket

    monkeypatch.setattr("speeltafel.cli.commands.doctor.built_page", lambda: None)
    monkeypatch.setattr("speeltafel.cli.commands.doctor.FREE_MB", 10**12)
    monkeypatch.setattr("speeltafel.cli.commands.doctor.LONG_AGO", 10**15)
    monkeypatch.setattr("speeltafel.cli.commands.doctor.MANY_FILES", 10**9)
    monkeypatch.setattr("speeltafel.cli.commands.doctor.TESTED", "0.1.")
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        monkeypatch.setattr("urllib.request.urlopen", _nothing)
        asked = ("doctor", "--port", port, "--database", f"sqlite:///{tmp_path / 'x.sqlite'}", "--lang", "en")
        assert command(monkeypatch, *asked) == 1
    output = capsys.readouterr().out
    for sentence in ("page hasn't been built", "Another program is already using", "clock is wrong", "isn't a tested version"):
        assert f"✗ {next(line for line in output.splitlines() if sentence in line)[2:]}" in output
    assert output.count("✗") >= 5
    assert command(monkeypatch, "doctor", "--database", "sqlite:////proc/nothing/x.sqlite", "--lang", "en") == 1
    assert "✗ Can't use the database" in capsys.readouterr().out


def _nothing(*_: Any, **__: Any) -> None:
    raise OSError
