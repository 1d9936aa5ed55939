"""The page without a server: masters, lessons and puzzles offline; games that outlive the browser; newer versions."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from speeltafel import games
from tests.browser.conftest import KNOWS_ALL, Opener
from tests.browser.play_by_hand import FEWEST, HANDS, play_to_the_end, start
from tests.browser.pocket_site import PLACE, Site, served, write_pocket_site

PATIENCE_MS = 60_000
MOST_BYTES = 6_500_000  # over the wire, compressed
COMPRESSED = """const [fs, zlib] = [require("fs"), require("zlib")];
const how = {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 9}};
const packed = file => zlib.brotliCompressSync(fs.readFileSync(file), how).length;
console.log(process.argv.slice(1).reduce((sum, file) => sum + packed(file), 0));"""
MASTERS = {game: {"level": "master"} for game in games.names()}
SETTINGS: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", "reduced_motion": "reduce"}


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("host")
    write_pocket_site(folder / PLACE)
    return folder


@pytest.fixture
def site(host: Path) -> Iterator[Site]:
    with served(host) as found:
        yield found


def settle(context: BrowserContext) -> None:
    """Make somebody at home here, who plays against masters."""
    context.set_default_timeout(PATIENCE_MS)
    known = {"name": "Cato", "pace": "at-once", "played": json.dumps(KNOWS_ALL), "choices": json.dumps(MASTERS)}
    for name, value in known.items():
        context.add_init_script(f"localStorage['speeltafel.{name}'] ??= {json.dumps(value)}")


def open_page(context: BrowserContext, site: Site, path: str = "") -> Page:
    page = context.pages[0] if context.pages else context.new_page()
    page.goto(site.url + path)
    return page


def until_ready(page: Page) -> None:
    page.get_by_text("Everything runs on this device").wait_for()


def until_kept(page: Page) -> None:
    """Wait until the service worker has everything."""
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    opened = browser.new_context(**SETTINGS)
    settle(opened)
    yield opened
    opened.close()


def test_offline_a_master_plays_each_game_to_its_end_and_there_is_a_lesson_and_a_puzzle(
    context: BrowserContext, host: Path
) -> None:
    with served(host) as site:
        page = open_page(context, site)
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        until_ready(page)
        until_kept(page)
        assert page.get_by_role("button", name="With friends").count() == 0
        page.evaluate("fetch('pocket/tricky-2.npz').then(answer => answer.arrayBuffer()).then(() => 1)")
    context.set_offline(True)  # and the host is gone
    for game, hands in HANDS.items():
        open_page(context, site)
        start(page, game, FEWEST[game])
        play_to_the_end(page, hands)
        assert page.get_by_text("Reviews need a server").is_visible()
    page.goto(f"{site.url}learn/figaro")
    page.locator(".prompt, h1").first.wait_for()
    page.goto(f"{site.url}#/puzzles/carnavalo")
    page.get_by_role("heading").first.wait_for()
    open_page(context, site)
    page.locator(".lists li a").nth(len(HANDS) - 1).wait_for()
    assert complaints == []


def test_a_browser_that_was_closed_goes_on_with_the_same_game(site: Site, browser: Browser, tmp_path: Path) -> None:
    def opened() -> BrowserContext:
        chromium = shutil.which("chromium") or shutil.which("google-chrome")
        context = browser.browser_type.launch_persistent_context(
            tmp_path / "profile", executable_path=chromium, args=["--no-sandbox"], **SETTINGS
        )
        settle(context)
        return context

    first = opened()
    page = open_page(first, site)
    until_ready(page)
    start(page, "tricky", FEWEST["tricky"])
    page.locator(".prompt.mine").wait_for()
    HANDS["tricky"](page, 0)
    page.locator(".prompt.mine").wait_for()
    seen = position_on(page)
    first.close()

    second = opened()
    page = open_page(second, site)
    page.locator(".continue a").first.click()
    page.locator(".prompt.mine").wait_for()
    assert position_on(page) == seen
    second.close()


def position_on(page: Page) -> str:
    """Read the board and the players, without what was said about the last move."""
    return page.locator("main").inner_text().partition("Cato: ")[2]


def test_a_newer_version_waits_until_somebody_takes_it(context: BrowserContext, host: Path, tmp_path: Path) -> None:
    copy = tmp_path / "host"
    shutil.copytree(host, copy)
    with served(copy) as site:
        page = open_page(context, site)
        until_ready(page)
        until_kept(page)
        index, worker = site.folder / "index.html", site.folder / "sw.js"
        index.write_text(index.read_text().replace("<title>", '<meta name="newer" content="yes" /><title>', 1))
        worker.write_text(re.sub(r'VERSION = "\w+"', 'VERSION = "0000000000000002"', worker.read_text()))
        page.reload()
        until_ready(page)
        assert page.locator("meta[name=newer]").count() == 0  # the old one, whole
        page.get_by_text("There is a new version.").wait_for()
        page.get_by_role("button", name="Reload").click()
        page.locator("meta[name=newer]").wait_for(state="attached")
        until_ready(page)
        page.wait_for_function("caches.keys().then(names => names.join() === 'speeltafel-0000000000000002')")


def test_one_tab_has_the_tables_and_a_game_can_be_deleted(context: BrowserContext, site: Site) -> None:
    page = open_page(context, site)
    until_ready(page)
    other = context.new_page()
    other.goto(site.url)
    other.get_by_text("Speeltafel is open in another tab.").wait_for()
    start(page, "Figaro", FEWEST["Figaro"])
    page.locator(".prompt").first.wait_for()
    page.close()
    until_ready(other)
    other.get_by_role("button", name="Delete this game").click()
    other.get_by_role("dialog").get_by_role("button", name="Delete this game").click()
    other.locator(".continue li").first.wait_for(state="detached")


def test_it_is_small_and_what_only_some_need_comes_later(host: Path) -> None:
    folder = host / PLACE
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".npz"]
    node = shutil.which("node")
    assert node
    done = subprocess.run([node, "-e", COMPRESSED, *map(str, files)], capture_output=True, text=True, check=True)
    assert int(done.stdout) < MOST_BYTES


def test_who_opens_the_page_of_a_server_sees_none_of_it(someone: Opener) -> None:
    page = someone()
    page.get_by_role("button", name="With friends").first.wait_for()
    assert page.get_by_text("Everything runs on this device").count() == 0
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then(found => found.length)") == 0
