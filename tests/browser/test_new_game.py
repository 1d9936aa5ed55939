"""`python -m tools.new_game domino`, in a copy of the repository: nothing else changes, and the new game passes.

The new game hides something that is no hand, so this is also where a game nobody has heard of closes the curtain.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tools.setup import build_page as tools_page

from tests.browser.conftest import Opener
from tests.server.running_server import Running, running

ROOT = Path(__file__).parents[2]
NAME = "domino"
# What others may write to or delete meanwhile goes nowhere.
LEFT_OUT = ("node_modules", "dist", ".venv*", ".git", ".*_cache", ".hypothesis", ".schemathesis", "__pycache__", "views.json")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("new-game") / "speeltafel"
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*LEFT_OUT))
    (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    done(folder, sys.executable, "-m", "tools.new_game", NAME)
    return folder


def environment(copy: Path) -> dict[str, str]:
    return {**os.environ, **tools_page._environment(), "PYTHONPATH": f"{copy / 'src'}:{copy}"}


def done(copy: Path, *command: str, within: str = ".") -> None:
    ran = subprocess.run(command, cwd=copy / within, env=environment(copy), capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]


def test_a_name_that_cannot_be_or_is_taken_is_refused(copy: Path) -> None:
    for name, why in (("Domino!", "can't be used"), ("tricky", "already a game"), (NAME, "already a game")):
        asked = [sys.executable, "-m", "tools.new_game", name]
        ran = subprocess.run(asked, cwd=copy, env=environment(copy), capture_output=True, text=True, check=False)
        assert ran.returncode == 1
        assert why in ran.stderr


def test_the_tests_of_every_game_find_it_and_pass(copy: Path) -> None:
    tests = ("tests/games", "tests/page/test_theme.py", "tests/page/test_styles.py", f"tests/rules/test_{NAME}.py")
    done(copy, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", NAME, *tests)


def test_it_is_written_as_the_linters_want_it(copy: Path) -> None:
    ruff, code = str(Path(sys.executable).with_name("ruff")), [f"src/speeltafel/games/{NAME}", f"tests/rules/test_{NAME}.py"]
    done(copy, ruff, "check", "--no-cache", *code)
    done(copy, ruff, "format", "--no-cache", "--check", *code)
    done(copy, "node_modules/.bin/prettier", "--check", f"src/games/{NAME}", within="web")
    done(copy, "node_modules/.bin/eslint", f"src/games/{NAME}", within="web")


@pytest.fixture(scope="module")
def server_of_the_copy(copy: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    npm = tools_page._npm()
    done(copy, npm, "run", "check", within="web")
    done(copy, npm, "run", "build", within="web")
    database = f"sqlite:///{tmp_path_factory.mktemp('new-game') / 'tables.db'}"
    given = {"PYTHONPATH": environment(copy)["PYTHONPATH"]}
    with running(database, web=copy / "web/dist", environment=given) as started:
        yield started


def test_the_page_plays_it_and_closes_the_curtain(someone: Opener, server_of_the_copy: Running) -> None:
    page = someone(server_of_the_copy.url)
    card = page.get_by_role("article", name=NAME.capitalize())
    card.get_by_role("button", name="One fewer player").click()
    card.get_by_role("button", name="On this device").click()
    page.get_by_role("button", name="Begin").click()
    secret = page.locator("[data-secret]")
    for turn in range(12):
        expect(page.locator(".curtain")).to_be_visible()
        expect(secret).to_have_count(0)
        page.locator(".curtain").get_by_role("button").click()
        expect(secret).to_be_visible()
        page.get_by_role("button", name="high" if turn % 3 else "low", exact=True).click()
    expect(page.locator(".prompt")).to_contain_text("had the highest card")
