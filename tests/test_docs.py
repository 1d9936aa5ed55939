"""The pages of docs/ tell the truth: what they show is run, and what they name is there.

Sessions at the prompt (`>>>`) are doctests; pytest finds them by itself.
"""

import json
import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import Any, cast

import pytest
import typer
from typer.exceptions import TyperException

import speeltafel
from speeltafel.cli import app

ROOT = Path(__file__).parent.parent
DOCS = sorted((ROOT / "docs").rglob("*.md"))
PAGES = [*DOCS, *sorted(ROOT.glob("*.md")), *sorted((ROOT / ".github").rglob("*.md"))]
COMMANDS: dict[str, Any] = cast(Any, typer.main.get_command(app)).commands
WRONG = (TyperException, KeyError, AssertionError)
PLACEHOLDERS = {"GAME": "tricky", "N": "3", "G": "10", "S": "1", "PLAYERS": "3", "FILE": "file", "…": "random"}

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def test_architecture_names_files_that_are_there() -> None:
    named = re.findall(r"[\w/<>-]+(?:\.\w+)*\.(?:py|ts|svelte)\b", (ROOT / "docs" / "architecture.md").read_text("utf-8"))
    assert len(named) > 40
    files = [
        f"/{path.relative_to(ROOT).as_posix()}" for folder in ("src", "web/src", "tests") for path in (ROOT / folder).rglob("*.*")
    ]
    for name in named:
        assert any(file.endswith("/" + name.replace("<game>", "tricky")) for file in files), f"no file {name}"


def fenced(page: Path, language: str) -> list[str]:
    """Return the blocks of that language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)


def with_blocks(language: str) -> list[tuple[Path, str]]:
    found = [(page, block) for page in PAGES for block in fenced(page, language)]
    assert found, f"no block {language} in any page: does this test still look for the right thing?"
    return found


def commands_in(page: Path) -> Iterator[list[str]]:
    """Everything a page tells to type: lines of blocks, and what stands in the text between backticks."""
    text = page.read_text("utf-8")
    lines = [line.strip() for line in text.splitlines() if line.startswith("    ")]
    lines += chain.from_iterable(block.splitlines() for block in fenced(page, "sh"))
    lines += re.findall(r"^\$ (.*)$", "\n".join(fenced(page, "console")), flags=re.MULTILINE)
    lines += re.findall(r"`([^`\n]+)`", text)
    for line in lines:
        typed = re.split(r"\s{2,}", line)[0].partition(" #")[0].partition(" [--")[0]
        if re.match(r"(speeltafel|\./play|\./check|python -m) ", typed):
            yield [PLACEHOLDERS.get(word, word) for word in shlex.split(typed)]


def understood(words: list[str]) -> None:
    """Check that the command exists and takes these options; nothing is run."""
    program, *arguments = words
    if program == "python":
        assert find_spec(arguments[1]) is not None, f"no module {arguments[1]}"
    elif program == "./check":
        known = runpy.run_path(str(ROOT / "check"))
        steps = {"quick", *known["STEPS"], *known["PARTS"]}
        assert all(name in steps or known["tests_of"](name) for name in arguments) or arguments[0].startswith("tests/")
    else:
        if arguments[0] in ("--help", "--version", "--setup"):
            return
        if program == "./play" and arguments[0] not in COMMANDS:
            arguments = ["play", *arguments]
        named = COMMANDS[arguments[0]]
        if arguments[1:]:  # otherwise it is only mentioned
            with suppress(typer.Exit):  # --help
                named.make_context(arguments[0], arguments[1:])


@every_page
def test_what_is_to_be_typed_is_understood(page: Path) -> None:
    for words in commands_in(page):
        try:
            understood(words)
        except WRONG as error:
            pytest.fail(f"{' '.join(words)}: {error!r}")


def test_that_test_sees_what_is_wrong() -> None:
    for line in ("speeltafel simulate tricky --bot random", "speeltafel dance", "python -m tools.nothing", "./check everything"):
        with pytest.raises(WRONG):
            understood(line.split())
    assert sum(len(list(commands_in(page))) for page in PAGES) > 50


@pytest.mark.parametrize("page", [page for page in DOCS if fenced(page, "console")], ids=lambda page: page.name)
def test_what_the_console_shows_comes_out(page: Path, tmp_path: Path) -> None:
    """Blocks `console` are run, one after the other in one folder. Lines they show are in the output; `…` may be anything."""
    environment = {
        **os.environ,
        "LANG": "en_GB.UTF-8",
        "COLUMNS": "100",
        "SPEELTAFEL_DATA": str(tmp_path / "data"),
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
    }
    for block in fenced(page, "console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            typed, *shown = part.splitlines()
            done = subprocess.run(shlex.split(typed), cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
            assert done.returncode == 0, f"{typed}\n{done.stdout}{done.stderr}"
            came = " ".join((done.stdout + done.stderr).split())
            for line in filter(None, map(str.strip, shown)):
                pattern = re.escape(" ".join(line.split())).replace("…", ".*")
                assert re.search(pattern, came), f"{typed}\nshould say: {line}\nbut says: {came[:2000]}"


def test_tables_of_options_can_be_played_with() -> None:
    for page, block in with_blocks("toml"):
        named = re.match(r"# my-(\w+)\.toml", block)
        assert named, f"{page.name}: a block toml begins with its file's name"
        modules = speeltafel.games.modules(named[1])
        speeltafel.new(named[1], players=modules.rules.FEWEST_PLAYERS, options=tomllib.loads(block), seed=1)


def test_records_can_be_replayed() -> None:
    for _, block in with_blocks("json"):
        assert speeltafel.replay(json.loads(block)).moves


def accepted(program: str, *arguments: str, home: Path) -> None:
    """Check that the program accepts its configuration."""
    found = shutil.which(program)
    if found is None:
        pytest.skip(f"{program} is not installed")
    environment = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home)}
    done = subprocess.run([found, *arguments], cwd=home, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_nginx_takes_what_is_said_about_it(tmp_path: Path) -> None:
    for _, block in with_blocks("nginx"):
        here = block.replace("listen 80;", "listen 127.0.0.1:48080;")
        config = f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; {here} }}"
        (tmp_path / "nginx.conf").write_text(config)
        accepted("nginx", "-t", "-c", str(tmp_path / "nginx.conf"), home=tmp_path)


def test_caddy_takes_what_is_said_about_it(tmp_path: Path) -> None:
    for _, block in with_blocks("caddy"):
        (tmp_path / "Caddyfile").write_text(block)
        accepted("caddy", "validate", "--adapter", "caddyfile", "--config", "Caddyfile", home=tmp_path)


@every_page
def test_only_blocks_that_a_test_looks_at(page: Path) -> None:
    """Another language needs another test; what cannot be run at all is `text` or `ini`."""
    known = {"sh", "console", "toml", "json", "nginx", "caddy", "ini", "text", "{toctree}", "{include}", "{eval-rst}"}
    if page.name == "fairness.md":
        known.add("python")  # tests/test_fairness_page.py
    opened = re.findall(r"^```(\S+)", page.read_text("utf-8"), flags=re.MULTILINE)
    assert {language.split()[0] for language in opened} <= known
