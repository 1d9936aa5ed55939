"""The two commands and the lock files: what a newcomer meets first."""

import os
import re
import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]
from tools.setup import environment

from speeltafel.cli import app

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(("command", "word"), [("play", "--setup"), ("check", "pytest")])
def test_the_two_commands_explain_themselves(command: str, word: str) -> None:
    done = subprocess.run([sys.executable, ROOT / command, "--help"], capture_output=True, text=True, check=False)
    assert (done.returncode, word in done.stdout) == (0, True)
    assert os.access(ROOT / command, os.X_OK)


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., tuple[int, list[str]]]:
    """Run ./check where each program only notes how it was called, and fails if it is the one named: exit code and notes."""
    notes = tmp_path / "notes"
    monkeypatch.setattr(environment, "ready", lambda: None)
    monkeypatch.setattr(environment, "BIN", tmp_path)

    def run(*arguments: str, failing: str = "") -> tuple[int, list[str]]:
        for program in ("ruff", "mypy", "lint-imports", "sphinx-build", "pytest", "python"):
            script = f'#!/bin/sh\necho {program} "$@" >> {notes}\n' + ("exit 1\n" if program == failing else "")
            (tmp_path / program).write_text(script)
            (tmp_path / program).chmod(0o755)
        notes.write_text("")
        monkeypatch.setattr(sys, "argv", ["check", *arguments])
        with pytest.raises(SystemExit) as end:
            runpy.run_path(str(ROOT / "check"), run_name="__main__")
        return int(end.value.code or 0), notes.read_text().splitlines()

    return run


@pytest.mark.parametrize(("arguments", "compiles"), [((), True), (("serve",), True), (("--setup",), False), (("games",), False)])
def test_play_compiles_bots_while_it_builds_the_page(
    monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], compiles: bool
) -> None:
    """Nothing is set up, built or started here."""
    happened: list[str] = []
    for what in ("environment.ready", "environment.start", "environment.run", "build_page.open_when_served"):
        monkeypatch.setattr(f"tools.setup.{what}", lambda *_: None)
    monkeypatch.setattr("tools.setup.build_page.build", lambda: happened.append("builds"))
    monkeypatch.setattr("tools.setup.environment.subprocess.Popen", lambda command, **_: happened.append(command[-1]))
    monkeypatch.setattr(sys, "argv", ["play", *arguments])
    runpy.run_path(str(ROOT / "play"), run_name="__main__")
    assert happened == ["speeltafel.bots.bot_engine"] * compiles + ["builds"] * (arguments != ("games",))


def test_check_quick_leaves_out_what_takes_long(checked: Callable[..., tuple[int, list[str]]]) -> None:
    code, ran = checked("quick")
    assert code == 0
    assert sorted(line.partition(" ")[0] for line in ran) == ["lint-imports", "mypy", "pytest", "python", "ruff", "ruff"]
    assert ran[-1].endswith("tests/rules tests/core"), "tests come last: they use all cores"
    assert "python -m tools.setup.build_page units" in ran


def test_check_runs_everything_or_what_is_named_and_fails_if_one_does(checked: Callable[..., tuple[int, list[str]]]) -> None:
    code, ran = checked()
    assert code == 0
    assert "python -m tools.setup.build_page check" in ran
    assert "sphinx-build -W --keep-going --quiet docs dist/docs" in ran, "a warning is a mistake"
    assert re.fullmatch("pytest -q -n [0-9]+ --dist worksteal", ran[-1]), "all tests"
    code, ran = checked("types", "imports", failing="mypy")
    assert (code, sorted(ran)) == (1, ["lint-imports", "mypy"])
    assert checked("tests/core/test_text.py", "-x") == (0, ["pytest tests/core/test_text.py -x"])


def test_check_runs_the_tests_of_a_room(checked: Callable[..., tuple[int, list[str]]]) -> None:
    code, [figaro, review] = checked("figaro", "review")
    assert code == 0
    assert re.match("pytest -q -n [0-9]+ --dist worksteal -k figaro tests/games tests/page ", figaro)
    assert {"tests/rules/test_figaro.py", "tests/games/test_figaro_bots.py"} <= set(figaro.split())
    assert re.match("pytest -q -n [0-9]+ --dist worksteal tests/review ", review)
    assert {"tests/browser/test_review.py", "tests/server/test_reviews.py"} <= set(review.split())


def test_check_can_be_looked_at_without_running() -> None:
    assert "tests" in runpy.run_path(str(ROOT / "check"))["STEPS"], "who reads its steps in a test must not start them"


def test_ci_runs_check() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    assert "/../check" in (ROOT / ".ci" / "run").read_text()


def test_the_workflows_type_what_people_type() -> None:
    workflows = {path.name: yaml.safe_load(path.read_text("utf-8")) for path in (ROOT / ".github" / "workflows").iterdir()}
    jobs = [job for workflow in workflows.values() for job in workflow["jobs"].values()]
    steps = [step for job in jobs for step in job["steps"]]
    assert {step["uses"].partition("/")[0] for step in steps if "uses" in step} == {"actions"}, "official ones alone"
    assert all(workflow["permissions"] == {"contents": "read"} for workflow in workflows.values())
    typed = [step["run"] for step in steps if "run" in step]
    assert {".ci/run", "./check docs", ".venv/bin/python -m tools.setup.wheel --sdist"} <= set(typed)
    versions = re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text("utf-8"))
    assert workflows["check.yml"]["jobs"]["check"]["strategy"]["matrix"]["python"] == [versions[0], versions[-1]]


def test_the_lock_of_the_page_has_no_address() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text()
    assert '"integrity"' in text
    assert '"resolved"' not in text


@pytest.mark.parametrize("file", ["requirements.lock", "research.lock", "pocket.lock", "server.lock", "tools/setup/uv.txt"])
def test_every_locked_package_has_hashes_and_no_address(file: str) -> None:
    text = (ROOT / file).read_text()
    assert "://" not in text
    assert "--index" not in text
    packages = re.findall(r"^[a-z][^ ]*==.*?(?=^[a-z]|\Z)", text, flags=re.MULTILINE | re.DOTALL)
    assert packages
    assert all("--hash=sha256:" in package for package in packages)


def test_every_dependency_is_locked() -> None:
    named = re.findall(r'^    "([A-Za-z][A-Za-z0-9._-]*)[>=<]', (ROOT / "pyproject.toml").read_text(), flags=re.MULTILINE)
    locks = "\n".join((ROOT / file).read_text() for file in ("requirements.lock", "research.lock", "pocket.lock"))
    locked = set(re.findall(r"^([a-z0-9-]+)==", locks, flags=re.MULTILINE))
    assert {re.sub(r"[._]", "-", name.lower()) for name in named} - locked == set()


def test_the_environment_notices_what_changed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lock, stamp = tmp_path / "lock", tmp_path / "stamp"
    lock.write_text("a==1")
    monkeypatch.setattr(environment, "LOCK", lock)
    monkeypatch.setattr(environment, "STAMP", stamp)
    assert not environment.is_ready()
    stamp.write_text(environment.fingerprint())
    assert environment.is_ready()
    lock.write_text("a==2")
    assert not environment.is_ready()
    stamp.write_text(environment.fingerprint())
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
    assert not environment.is_ready(), "a checkout that was moved has to be set up again"


def test_play_hands_on_every_command() -> None:
    """Whatever it does not know it takes for the name of a game."""
    commands = [command.name or getattr(command.callback, "__name__", "") for command in app.registered_commands]
    groups = [str(group.name) for group in app.registered_groups]
    known = re.findall(r'"([a-z]+)"', (ROOT / "play").read_text("utf-8").partition("COMMANDS = (")[2].partition(")")[0])
    assert sorted(known) == sorted([*commands, *groups])
