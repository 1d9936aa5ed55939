"""CONTRIBUTING's “How to add a game”, done: two folders and two files are put into a copy of the house, and nothing else.

The toy hides something that is no hand, so this is also where a game nobody has heard of closes the curtain.
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

HOUSE = Path(__file__).parents[2]
LEFT_OUT = ("node_modules", "dist", ".venv", ".git", ".*_cache", "__pycache__", "views.json")


def put_toy_into(house: Path) -> None:
    """Its game, its part of the page, its rules and the tests of them. In its own place its modules have another name."""
    toy = HOUSE / "tests" / "toy"
    shutil.copytree(toy, house / "src/speeltafel/games/toy", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(HOUSE / "tests" / "toy_page", house / "web/src/games/toy")
    shutil.copy(HOUSE / "tests/toy_docs/rules.md", house / "docs/rules/toy.md")
    shutil.copy(HOUSE / "tests/toy_docs/toy_rules.py", house / "tests/rules/test_toy.py")
    for path in (house / "src/speeltafel/games/toy").glob("*.py"):
        path.write_text(path.read_text("utf-8").replace("tests.toy", "speeltafel.games.toy"), "utf-8")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("house") / "house"
    shutil.copytree(HOUSE, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
    (copy / "web/node_modules").symlink_to(HOUSE / "web/node_modules")
    put_toy_into(copy)
    return copy


def environment(house: Path) -> dict[str, str]:
    return {**os.environ, **tools_page._environment(), "PYTHONPATH": f"{house / 'src'}:{house}"}


def done(house: Path, *command: str, within: str = ".") -> None:
    ran = subprocess.run(command, cwd=house / within, env=environment(house), capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]


def test_the_tests_of_every_game_find_it(house: Path) -> None:
    tests = ("tests/games/test_every_game.py", "tests/page/test_theme.py", "tests/rules/test_toy.py")
    done(house, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "toy", *tests)


@pytest.fixture(scope="module")
def server_of_the_copy(house: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    done(house, sys.executable, "-m", "tools.write.wire_types")
    npm = tools_page._npm()
    done(house, npm, "run", "check", within="web")
    done(house, npm, "run", "build", within="web")
    database = f"sqlite:///{tmp_path_factory.mktemp('toy') / 'tables.db'}"
    given = {"PYTHONPATH": environment(house)["PYTHONPATH"]}
    with running(database, web=house / "web/dist", environment=given) as started:
        yield started


def test_the_page_plays_it_and_closes_the_curtain(someone: Opener, server_of_the_copy: Running) -> None:
    page = someone(server_of_the_copy.url)
    card = page.get_by_role("article", name="High or low")
    card.get_by_role("button", name="One player fewer").click()
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
