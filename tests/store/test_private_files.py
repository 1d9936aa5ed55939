"""Databases and backups are their owner's alone, a backup of any earlier version goes back, and a full disk is told of."""

import os
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from speeltafel.core.errors import SpeeltafelError, StoreError
from speeltafel.store import maintenance
from speeltafel.store.database import open_database
from speeltafel.store.sqlite_lock import hold
from tests.server.running_server import Person, run, running
from tests.store import test_upgrade


@pytest.fixture
def lax_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(file: Path) -> str:
    return oct(file.stat().st_mode & 0o777)


@pytest.mark.usefixtures("lax_umask")
def test_a_database_and_its_backup_are_their_owner_s_alone(tmp_path: Path) -> None:
    """They hold hands and secrets; on many systems new files can be read by everybody."""
    engine = open_database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with engine.connect() as connection:
        connection.exec_driver_sql("CREATE TABLE something (x)")
        files = sorted(tmp_path.glob("tables.sqlite*"))
        assert [file.name for file in files] == ["tables.sqlite", "tables.sqlite-shm", "tables.sqlite-wal"]
        assert {mode(file) for file in files} == {"0o600"}
    maintenance.back_up(engine, tmp_path / "copy.sqlite")
    assert mode(tmp_path / "copy.sqlite") == "0o600"
    engine.dispose()


@pytest.mark.parametrize("page_size", [1024, 4096, 8192])
@pytest.mark.parametrize("is_in_use", [False, True])
def test_a_backup_of_the_first_version_goes_back_into_a_new_database(tmp_path: Path, page_size: int, is_in_use: bool) -> None:
    """With pages of another size SQLite refused to copy it."""
    old = tmp_path / "old.sqlite"
    rows = test_upgrade.put(f"sqlite:///{old}")
    with closing(sqlite3.connect(old)) as connection:
        connection.execute(f"PRAGMA page_size = {page_size}")
        connection.execute("VACUUM")
        if is_in_use:
            connection.execute("PRAGMA journal_mode = WAL")
    new = open_database(f"sqlite:///{tmp_path / 'new.sqlite'}")
    assert maintenance.restore(new, old) == len(rows["tables"])
    with new.connect() as connection:
        stored = sorted(tuple(row) for row in connection.exec_driver_sql("SELECT table_id, number, body FROM batches"))
    assert stored == sorted(row[:3] for row in rows["batches"])
    new.dispose()


KILLED = """
import sqlite3, sys, time
from pathlib import Path
from speeltafel.store import maintenance
from speeltafel.store.database import open_database
known = maintenance.change_epoch
def slowly(connection):
    known(connection)
    print("copied", flush=True)
    time.sleep(60)
maintenance.change_epoch = slowly
maintenance.restore(open_database(sys.argv[1]), Path(sys.argv[2]))
"""


def test_a_restore_that_is_killed_leaves_nothing_behind(tmp_path: Path) -> None:
    """A whole copy of the tables once stayed beside them."""
    test_upgrade.put(f"sqlite:///{tmp_path / 'old.sqlite'}")
    (tmp_path / "data").mkdir()
    target = f"sqlite:///{tmp_path / 'data' / 'new.sqlite'}"
    open_database(target).dispose()
    before = sorted(path.name for path in (tmp_path / "data").iterdir())
    killed = [sys.executable, "-c", KILLED, target, str(tmp_path / "old.sqlite")]
    with subprocess.Popen(killed, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "copied\n"
        process.send_signal(signal.SIGKILL)
    left = sorted(path.name for path in (tmp_path / "data").iterdir())
    assert [name for name in left if not name.endswith(("-wal", "-shm"))] == before


def test_a_folder_where_nothing_can_be_written_is_said_in_a_sentence(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'x.sqlite'}")
    (tmp_path / "x.sqlite.lock").mkdir()  # so that even root cannot write it
    with pytest.raises(StoreError) as refused:
        hold(engine.url)
    assert refused.value.line.id == "database-unusable"
    with pytest.raises(SpeeltafelError, match=r"x\.sqlite"):
        open_database(f"sqlite:///{tmp_path / 'x.sqlite' / 'below.sqlite'}")
    engine.dispose()


def test_health_tells_of_a_disk_that_is_full(tmp_path: Path) -> None:
    """It once said that all is well, while every move was refused."""
    file = tmp_path / "x.sqlite"
    with running(f"sqlite:///{file}") as server:
        host = Person.new(server)

        def statuses() -> list[int]:
            found = []
            for _ in range(3):
                time.sleep(1.1)  # it is asked once a second
                found.append(host.request("GET", "/api/health").status_code)
            return found

        assert host.request("GET", "/api/health").status_code == 200
        assert server.process.pid is not None
        now = (tmp_path / "x.sqlite-wal").stat().st_size
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (now, resource.RLIM_INFINITY))
        created = [host.request("POST", "/api/tables", {"game": "tricky", "seats": [{"who": "me"}, {}]}) for _ in range(5)]
        assert created[-1].status_code == 503
        assert set(statuses()) == {503}
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        time.sleep(1.1)
        assert host.request("GET", "/api/health").status_code == 200

        async def play() -> None:
            client = await host.connect(host.create("tricky", "me me")["table"], 0, 1)
            assert (await client.ask("start"))["type"] == "snapshot"

        run(play())
