"""The command, as it is typed."""

import io
import logging
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from speeltafel.cli import app, console

Command = Callable[..., tuple[int, str]]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Iterator[Command]:
    """Run `speeltafel` with arguments and typed lines; its exit code and everything it printed."""
    log = logging.getLogger()
    handlers = list(log.handlers)
    monkeypatch.setenv("SPEELTAFEL_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str, typed: str = "") -> tuple[int, str]:
        monkeypatch.setattr(console, "_spoken", ["en"])
        monkeypatch.setattr(sys, "argv", ["speeltafel", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            console.run_command(app)
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        return int(end.value.code or 0), said.out + said.err

    yield run
    log.handlers[:] = handlers  # a server's log would go on to what is captured here and gone then
