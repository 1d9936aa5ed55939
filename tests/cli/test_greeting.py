"""What a host reads when a server begins."""

import io
import json
import logging
import sys

import pytest
from rich.console import Console

from speeltafel.cli import greeting
from speeltafel.cli.console import texts
from speeltafel.server.json_logs import PlainLines


def greeted(host: str, language: str = "en", may_open: bool = False) -> str:
    console = Console(file=io.StringIO(), width=100)
    greeting.greet(console, texts(language, "speeltafel.cli"), may_open, "/games", host, 8123)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_server_for_this_machine_alone_says_how_to_open_it_to_the_network() -> None:
    said = greeted("127.0.0.1")
    assert "On this machine: http://127.0.0.1:8123/games/" in said
    assert "--host 0.0.0.0" in said
    assert "choose “With friends” on the page" in greeted("127.0.0.1", may_open=True)
    assert "█" not in said


def test_a_server_for_the_network_shows_its_address_and_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greeting, "lan_urls", lambda _, port: [f"http://192.168.1.20:{port}"])
    said = greeted("0.0.0.0")  # noqa: S104
    assert "On this machine: http://127.0.0.1:8123/games/" in said
    assert "On your network: http://192.168.1.20:8123/games/" in said
    assert greeting.qr_code("http://192.168.1.20:8123/games/").splitlines()[3].strip() in said
    assert "--host" not in said
    assert "In je netwerk" in greeted("0.0.0.0", "nl")  # noqa: S104


def test_the_code_of_a_new_table_is_said_to_the_people_in_the_room() -> None:
    console = Console(file=io.StringIO(), width=100)
    greeting.announce(console, texts("nl", "speeltafel.cli"), "BDFG")
    assert isinstance(console.file, io.StringIO)
    assert "Code van de nieuwe tafel: BDFG" in console.file.getvalue()


def test_a_code_is_square_and_differs_by_address() -> None:
    lines = greeting.qr_code("http://192.168.1.20:8000/").splitlines()
    assert len({len(line) for line in lines}) == 1
    assert abs(2 * len(lines) - len(lines[0])) <= 1
    assert greeting.qr_code("http://192.168.1.21:8000/").splitlines() != lines


def test_a_log_for_people_is_one_harmless_line() -> None:
    record = logging.LogRecord("speeltafel", logging.WARNING, "", 1, "table\x1b unreadable", (), None)
    record.table = "abc"
    line = PlainLines().format(record)
    assert line.endswith('warning  table\\u001b unreadable  table="abc"')
    with pytest.raises(json.JSONDecodeError):
        json.loads(line)
    try:
        raise ValueError("secret")
    except ValueError:
        record.exc_info = sys.exc_info()
    assert 'error="ValueError"' in PlainLines().format(record)
    assert "secret" not in PlainLines().format(record)
