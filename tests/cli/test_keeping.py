"""For who keeps the tables of a server: every option of these commands has an effect."""

import time
from pathlib import Path

import pytest

from speeltafel.cli.commands.tables import DAY_MS
from tests.cli.conftest import Command
from tests.cli.test_options import output
from tests.faults.stored import alone_with_a_clock, copies, put, read
from tests.server.running_server import free_port
from tests.store.test_maintenance import changed_at


@pytest.fixture
def database(tmp_path: Path) -> str:
    address = f"sqlite:///{tmp_path / 'elsewhere.sqlite'}"
    put(address, copies(alone_with_a_clock(), ["one", "two"]))
    return address


def test_backup_and_restore_take_the_database_and_the_file_given(command: Command, database: str, tmp_path: Path) -> None:
    said = output(command, "backup", "copy.sqlite", "--database", database, "--lang", "nl")
    assert "Alle tafels zijn bewaard in" in said
    assert (tmp_path / "copy.sqlite").is_file()
    said = output(command, "restore", "copy.sqlite", "--database", f"sqlite:///{tmp_path / 'new.sqlite'}", "--lang", "en")
    assert "2 tables" in said
    assert read(f"sqlite:///{tmp_path / 'new.sqlite'}", lambda store: len(store.load("one"))) > 3
    code, said = command("backup", "copy.sqlite", "--database", database, "--lang", "en")
    assert (code, "never overwrites a file" in " ".join(said.split())) == (2, True)
    code, said = command("backup", "other.sqlite", "--lang", "en")  # the usual database is not there
    assert (code, "There is no file" in said) == (2, True)
    assert command("restore", "missing.sqlite", "--database", database, "--lang", "nl")[0] == 2


def test_the_doctor_looks_at_the_given_database(command: Command, database: str) -> None:
    port = str(free_port())
    _, said = command("doctor", "--host", "127.0.0.3", "--port", port, "--database", database, "--lang", "en")
    assert f"Port {port} on 127.0.0.3 is free" in said
    assert "Saved game tables: 2." in said
    assert "De klok van deze computer" in command("doctor", "--port", port, "--lang", "nl")[1]


def test_tables_check_patch_clean_and_erase(command: Command, database: str) -> None:
    assert "2 tables checked: all of them can be read." in output(
        command, "tables", "check", "--database", database, "--lang", "en"
    )
    assert "Tables with older rules: 0." in output(command, "tables", "patch", "--database", database, "--lang", "en")
    assert "Er is niets te doen." in output(command, "tables", "patch", "--apply", "--database", database, "--lang", "nl")
    now = int(time.time() * 1000)
    put(database, changed_at(copies(alone_with_a_clock(), ["old"]), now - 10 * DAY_MS))
    put(database, changed_at(copies(alone_with_a_clock(), ["young"]), now - DAY_MS))
    cleaned = output(command, "tables", "clean", "--keep-days", "5", "--database", database, "--lang", "nl")
    assert "Er zijn 3 tafels verwijderd die ouder waren dan 5 dagen" in cleaned  # the first two were never dated
    assert read(database, lambda store: bool(store.load("young")))
    code, said = command("tables", "clean", "--keep-days", "0", "--database", database, "--lang", "en")
    assert (code, "--keep-days" in said) == (2, True)
    erased = output(command, "tables", "erase", "--database", database, "--lang", "en", typed="t" * 22 + "\n")
    assert "Removed 0 of this person's tables" in erased
    code, said = command("tables", "erase", "--database", database, "--lang", "en", typed="short\n")
    assert (code, "22 to 64 random letters" in " ".join(said.split())) == (2, True)
