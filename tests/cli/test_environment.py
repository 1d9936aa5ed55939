"""What can be typed behind a command of the server can stand in the environment."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer
from tools.setup import build_page

from speeltafel.cli import app
from speeltafel.cli.env_options import variable
from speeltafel.server.settings import Settings
from tests.cli.conftest import Command
from tests.server.running_server import NO_CERTIFICATES, REPOSITORY, free_port, until_it_answers

# Of each option of `serve`: what stands in the environment, and what the server is told.
SHOWN: dict[str, tuple[str, dict[str, Any]]] = {
    "--host": ("0.0.0.0", {"host": "0.0.0.0"}),  # noqa: S104
    "--port": ("8123", {"port": 8123}),
    "--database": ("postgresql://me@db/tables", {"database": "postgresql://me@db/tables"}),
    "--password": ("sesame", {"password": "sesame"}),
    "--origin": ("https://a.invalid https://b.invalid", {"origins": ("https://a.invalid", "https://b.invalid")}),
    "--trusted-proxies": ("127.0.0.1,10.0.0.0/8", {"trusted_proxies": ("127.0.0.1", "10.0.0.0/8")}),
    "--allowed-hosts": ("a.invalid,b.invalid", {"allowed_hosts": ("a.invalid", "b.invalid")}),
    "--base-path": ("/games", {"base_path": "/games"}),
    "--frame-ancestors": ("self,https://a.invalid", {"frame_ancestors": ("self", "https://a.invalid")}),
    "--calls": ("public,http://ntfy.lan:8080", {"calls": ("public", "http://ntfy.lan:8080")}),
    "--keep-days": ("30", {"keep_days": 30}),
    "--bot-workers": ("3", {"bot_workers": 3}),
    "--network-button": ("1", {"network_button": True}),
    "--limit": ("hello_seconds=5 tables_at_once=7", {"hello_seconds": 5.0, "tables_at_once": 7}),
}
KEEPING = (
    "backup",
    "restore",
    "doctor",
    "tables check",
    "tables clean",
    "tables erase",
    "tables patch",
)  # and who keeps its tables


def options_of(name: str) -> list[Any]:
    found: Any = typer.main.get_command(app)
    for word in name.split():
        found = found.commands[word]
    return [option for option in found.params if option.param_type_name == "option"]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    asked: list[Settings] = []
    monkeypatch.setattr("speeltafel.cli.commands.serve.serve", lambda settings, *_: asked.append(settings))
    return asked


def test_every_option_of_serve_is_described_here() -> None:
    assert {option.opts[0] for option in options_of("serve")} == {*SHOWN, "--lang", "--logs"}


@pytest.mark.parametrize("option", SHOWN)
def test_serve_is_set_by_the_environment(
    option: str, command: Command, served: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    given, expected = SHOWN[option]
    assert command("serve")[0] == 0
    monkeypatch.setenv(variable(option), given)
    assert command("serve")[0] == 0
    without, with_it = [{name: getattr(settings, name) for name in expected} for settings in served]
    assert with_it == expected != without


def test_logs_are_set_by_the_environment(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    formats: list[bool] = []
    monkeypatch.setattr("speeltafel.cli.commands.serve.serve", lambda _, as_json, *__: formats.append(as_json))
    for given in ("text", "json"):
        monkeypatch.setenv("SPEELTAFEL_LOGS", given)
        assert command("serve")[0] == 0
    assert formats == [False, True]


def test_what_is_typed_goes_before_the_environment(
    command: Command, served: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    for option, (given, _) in SHOWN.items():
        monkeypatch.setenv(variable(option), given)
    command("serve", "--port", "8200", "--limit", "hello_seconds=3", "--origin", "https://c.invalid")
    assert (served[0].port, served[0].origins) == (8200, ("https://c.invalid",))
    assert (served[0].hello_seconds, served[0].tables_at_once) == (3, Settings("").tables_at_once)
    assert served[0].password == "sesame"  # noqa: S105  of this test


def test_an_empty_one_is_none(command: Command, served: list[Settings], monkeypatch: pytest.MonkeyPatch) -> None:
    for option in SHOWN:
        monkeypatch.setenv(variable(option), "")
    command("serve")
    assert (served[0].port, served[0].password, served[0].origins) == (8000, "", ())
    assert served[0].database.startswith("sqlite:///")


@pytest.mark.parametrize("name", ["serve", "think", *KEEPING])
def test_every_option_of_those_commands_has_its_variable(name: str, command: Command) -> None:
    said = "".join(command(*name.split(), "--help")[1].split())
    for option in options_of(name):
        assert f"envvar:{variable(option.opts[0])}" in said


def test_think_is_set_by_the_environment(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int | None]] = []
    monkeypatch.setattr("speeltafel.cli.commands.think.think", lambda *given: asked.append(given))
    assert command("think")[0] == 0
    monkeypatch.setenv("SPEELTAFEL_DATABASE", "postgresql://me@db/tables")
    monkeypatch.setenv("SPEELTAFEL_BOT_WORKERS", "3")
    assert command("think")[0] == 0
    assert command("think", "--bot-workers", "2", "--database", "postgresql://you@db/tables")[0] == 0
    assert asked == [("", None), ("postgresql://me@db/tables", 3), ("postgresql://you@db/tables", 2)]


@pytest.mark.parametrize(
    ("typed", "language", "sentence"),
    [
        (["think"], "en", "`think` needs the PostgreSQL database that the servers use: --database postgresql://…"),
        (["think", "--database", "sqlite:///x.sqlite"], "nl", "`think` heeft de PostgreSQL-database van de servers nodig"),
        (["think"], "de", "`think` braucht die PostgreSQL-Datenbank, die auch der Server nutzt"),
        (["think"], "fr", "`think` a besoin de la base PostgreSQL que les serveurs utilisent"),
        (["think", "--bot-workers", "0"], "en", "--bot-workers must be at least 1, not 0."),
        (["serve", "--bot-workers", "-1"], "en", "--bot-workers must be at least 0, not -1."),
        (["serve", "--bot-workers", "0"], "en", "With a SQLite file, only the server itself can run bots."),
        (["serve", "--bot-workers", "0"], "nl", "Met een SQLite-bestand kan alleen de server zelf bots laten spelen"),
        (["serve", "--bot-workers", "0"], "de", "Mit einer SQLite-Datei kann nur der Server selbst Bots spielen lassen"),
        (["serve", "--bot-workers", "0"], "fr", "Avec un fichier SQLite, seul le serveur lui-même peut faire jouer les bots"),
    ],
)
def test_a_server_without_workers_is_refused(typed: list[str], language: str, sentence: str, command: Command) -> None:
    code, said = command(*typed, "--lang", language)
    assert code == 2
    assert " ".join(said.split()).startswith(sentence)


def test_the_keepers_of_tables_take_the_server_s_database(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPEELTAFEL_DATABASE", f"sqlite:///{tmp_path / 'other.sqlite'}")
    assert command("doctor", "--port", str(free_port()))[0] in (0, 1)
    assert (tmp_path / "other.sqlite").is_file()
    monkeypatch.setenv("SPEELTAFEL_KEEP_DAYS", "3")
    assert "older than 3 days" in command("tables", "clean")[1]
    assert command("tables", "check")[0] == command("backup", "copy.sqlite")[0] == command("restore", "copy.sqlite")[0] == 0


@pytest.mark.parametrize(
    ("name", "value", "language", "sentence"),
    [
        ("SPEELTAFEL_PORT", "tcp://10.0.0.1:8000", "en", "The environment variable SPEELTAFEL_PORT must be a whole number"),
        ("SPEELTAFEL_KEEP_DAYS", "soon", "nl", "De omgevingsvariabele SPEELTAFEL_KEEP_DAYS moet een geheel getal zijn"),
        ("SPEELTAFEL_PORT", "8 0", "de", "Die Umgebungsvariable SPEELTAFEL_PORT muss eine ganze Zahl sein, nicht '8 0'."),
        ("SPEELTAFEL_PORT", "x", "fr", "La variable d’environnement SPEELTAFEL_PORT doit être un nombre entier, pas 'x'."),
        ("SPEELTAFEL_KEEP_DAYS", "-1", "en", "--keep-days must be at least 0, not -1."),
        ("SPEELTAFEL_LIMIT", "speed=3", "en", "Unknown limit 'speed'."),
        ("SPEELTAFEL_BASE_PATH", "/a b", "fr", "'/a b' ne peut pas être un chemin."),
        ("SPEELTAFEL_FRAME_ANCESTORS", "*", "de", "'*' ist keine gültige Seitenadresse."),
        ("SPEELTAFEL_TRUSTED_PROXIES", "me", "en", "'me' isn't an IP address or a network."),
    ],
)
def test_a_value_that_cannot_be_is_refused_in_a_sentence(
    name: str, value: str, language: str, sentence: str, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    monkeypatch.setenv("SPEELTAFEL_LANG", language)
    code, said = command("serve")
    assert code == 2
    assert " ".join(said.split()).startswith(sentence)


def test_any_command_speaks_the_language_of_the_environment(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPEELTAFEL_LANG", "nl")
    assert "Spelers" in command("games")[1]
    assert "Players" in command("games", "--lang", "en")[1]


def test_the_browser_opens_where_the_server_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """`./play`, which knows nothing but Python yet."""
    assert build_page.address() == "http://127.0.0.1:8000"
    monkeypatch.setenv("SPEELTAFEL_PORT", "8123")
    assert build_page.address() == "http://127.0.0.1:8123"


def test_the_page_about_it_has_every_variable() -> None:
    text = (REPOSITORY / "docs" / "host.md").read_text("utf-8")
    output = dict(re.findall(r"^\| `(SPEELTAFEL_\w+)` \| (?:`(--[\w-]+)`)?", text, flags=re.MULTILINE))
    assert {name: option for name, option in output.items() if option} == {
        variable(option.opts[0]): option.opts[0] for option in options_of("serve")
    }
    assert {name for name, option in output.items() if not option} == {
        "SPEELTAFEL_DATA",
        "SPEELTAFEL_CACHE",
        "SPEELTAFEL_TRACEBACK",
    }


def test_a_server_with_nothing_typed_at_all(tmp_path: Path) -> None:
    port = free_port()
    given = {
        "PORT": str(port),
        "HOST": "127.0.0.2",
        "DATA": str(tmp_path),
        "ALLOWED_HOSTS": "games.invalid",
        "PASSWORD": "sesame",
    }
    environment = {**os.environ, **{f"SPEELTAFEL_{name}": value for name, value in given.items()}}
    process = subprocess.Popen([sys.executable, "-m", "speeltafel", "serve"], env=environment, stderr=subprocess.DEVNULL)
    try:
        url = f"http://127.0.0.2:{port}"
        until_it_answers(url)
        asked = [
            httpx.get(
                f"{url}/api/games", headers={"host": host, "x-speeltafel-password": word}, verify=NO_CERTIFICATES
            ).status_code
            for host, word in (("games.invalid", "sesame"), ("games.invalid", "mellon"), ("other.invalid", "sesame"))
        ]
        assert asked == [200, 401, 421]
        assert (tmp_path / "tables.sqlite").is_file()
    finally:
        process.terminate()
        process.wait(20)
