"""The page without a server: masters, lessons and puzzles offline; games that outlive the browser; newer versions."""

import json
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tools.setup import build_page

from speeltafel import games
from speeltafel.pocket.site import AT_A_SERVER, built_page, built_parts, write_site
from tests.browser.conftest import KNOWS_ALL, Opener
from tests.browser.play_by_hand import FEWEST, HANDS, play_to_the_end, start
from tests.browser.pocket_site import PLACE, Site, served, write_pocket_site
from tests.server.running_server import running
from tests.waiting import until

PATIENCE_MS = 60_000
MOST_BYTES = 6_300_000  # over the wire, compressed: the goal is 6.5 million, and this is the margin
COMPRESSED = """const [fs, zlib] = [require("fs"), require("zlib")];
const how = {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 9}};
const packed = file => zlib.brotliCompressSync(fs.readFileSync(file), how).length;
console.log(process.argv.slice(1).reduce((sum, file) => sum + packed(file), 0));"""
MOST_KEPT = 450_000  # bytes, of a game in one file
BOTH_READY = """Promise.all(["pocket/", ""].map(async place => {
  const own = new URL(place, location.href).href;
  for (;;) {
    const found = await navigator.serviceWorker.getRegistration(own);
    if (found && found.scope === own && found.active) return;
    await new Promise(again => setTimeout(again, 50));
  }
})).then(() => 1)"""
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
    context: BrowserContext, host: Path, browser: Browser, tmp_path: Path
) -> None:
    with served(host) as site:
        page = open_page(context, site)
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        until_ready(page)
        until_kept(page)
        assert page.get_by_role("button", name="With friends").count() == 0
        page.get_by_text("against bots, or with others on this device").wait_for()
        assert page.locator(".welcome").get_by_text("with friends").count() == 0
        page.evaluate("fetch('pocket/tricky-2.npz').then(answer => answer.arrayBuffer()).then(() => 1)")
    context.set_offline(True)  # and the host is gone
    for game, hands in HANDS.items():
        open_page(context, site)
        start(page, game, FEWEST[game])
        if game == "tricky":  # its review takes a second; tests/pocket/test_judge.py has tips of the others
            takes_a_tip(page)
        play_to_the_end(page, hands)
        expect(page.get_by_role("link", name="Review this game")).to_be_visible()
        if game == "tricky":
            opens_from_disk(page, browser, tmp_path / f"{game}.html")
            page.get_by_role("link", name="Review this game").click()
            expect(page.locator(".deciding button").first).to_be_visible(timeout=PATIENCE_MS)
    page.goto(f"{site.url}learn/figaro")
    page.locator(".prompt, h1").first.wait_for()
    page.goto(f"{site.url}#/puzzles/carnavalo")
    page.get_by_role("heading").first.wait_for()
    open_page(context, site)
    page.locator(".lists li a").nth(len(HANDS) - 1).wait_for()
    assert complaints == []


@contextmanager
def mortal(browser: Browser, profile: Path) -> Iterator[tuple[BrowserContext, Callable[[], None]]]:
    """Open a browser with that profile, and say how to kill it."""
    command = [build_page.chromium(), "--no-sandbox", "--headless", "--remote-debugging-port=0", f"--user-data-dir={profile}"]
    process = subprocess.Popen(command, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def kill() -> None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    port = profile / "DevToolsActivePort"
    until(lambda: port.is_file() and port.read_text().count("\n") > 0)
    connected = browser.browser_type.connect_over_cdp(f"http://127.0.0.1:{port.read_text().split()[0]}")
    context = connected.contexts[0]
    settle(context)
    yield context, kill
    if process.poll() is None:
        kill()


def test_a_browser_that_was_killed_goes_on_with_the_same_game(site: Site, browser: Browser, tmp_path: Path) -> None:
    with mortal(browser, tmp_path / "profile") as (context, kill):
        page = open_page(context, site)
        until_ready(page)
        start(page, "tricky", FEWEST["tricky"])
        page.locator(".prompt.mine").wait_for()
        HANDS["tricky"](page, 0)
        page.locator(".prompt.mine").wait_for()
        seen = position_on(page)
        kill()

    second = browser.browser_type.launch_persistent_context(
        tmp_path / "profile", executable_path=build_page.chromium(), args=["--no-sandbox"], **SETTINGS
    )
    settle(second)
    page = open_page(second, site)
    page.locator(".continue a").first.click()
    page.locator(".prompt.mine").wait_for()
    assert position_on(page) == seen
    with page.expect_download() as download:
        press_in_menu(page, "Save the game")
    download.value.save_as(tmp_path / "game.json")
    page.goto(site.url)
    page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    page.get_by_role("button", name="Continue this game").click()
    page.locator(".prompt.mine").wait_for()
    assert position_on(page) == seen
    second.close()


def takes_a_tip(page: Page) -> None:
    page.locator(".prompt.mine").wait_for()
    page.keyboard.press("t")
    tip = page.get_by_role("group", name="Tip")
    expect(tip.get_by_role("button", name=re.compile("Show the move|Compare all moves"))).to_be_visible(timeout=PATIENCE_MS)
    tip.get_by_role("button", name="Thanks").click()


def opens_from_disk(page: Page, browser: Browser, file: Path) -> None:
    """Keep the game as one file, and watch it there through everybody's eyes, with nothing but the file."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a web page").click()
    download.value.save_as(file)
    assert file.stat().st_size < MOST_KEPT
    alone = browser.new_context(**SETTINGS, offline=True)
    kept = alone.new_page()
    asked: list[str] = []
    complaints: list[str] = []
    kept.on("request", lambda request: asked.append(request.url))
    kept.on("console", lambda said: complaints.append(said.text))
    kept.on("pageerror", lambda error: complaints.append(str(error)))
    kept.goto(file.as_uri())
    kept.get_by_role("slider").first.wait_for()
    expect(kept.locator(".deciding button").first).to_be_visible()
    kept.get_by_role("button", name="Go to the end").click()
    kept.locator(".prompt", has_text="win").wait_for()
    eyes = kept.get_by_label("View as")
    for whose in eyes.locator("option").all_inner_texts() if eyes.count() else []:
        eyes.select_option(whose)
        kept.locator(".board").first.wait_for()
    assert (asked, complaints) == ([file.as_uri()], [])
    alone.close()


def press_in_menu(page: Page, name: str) -> None:
    button = page.get_by_role("button", name=name)
    if not button.is_visible():
        page.get_by_role("button", name="Menu").click()
    button.click()


def position_on(page: Page) -> str:
    """Read the board and the players, without what was said about the last move."""
    return page.locator("main").inner_text().partition("Cato: ")[2]


def test_a_newer_version_waits_until_somebody_takes_it_and_then_comes_to_all_tabs(
    context: BrowserContext, host: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "host"
    shutil.copytree(host, copy)
    with served(copy) as site:
        page = open_page(context, site)
        until_ready(page)
        until_kept(page)
        (old,) = page.evaluate("caches.keys()")
        rules = context.new_page()
        rules.goto(f"{site.url}rules/figaro/")
        rules.get_by_role("heading", level=1).wait_for()
        write_newer(site, tmp_path / "newer")
        page.reload()
        until_ready(page)
        assert page.locator("meta[name=newer]").count() == 0  # the old one, whole
        page.get_by_text("There is a new version.").wait_for()
        page.get_by_role("button", name="Reload").click()
        for tab in (page, rules):
            tab.locator("meta[name=newer]").wait_for(state="attached")
        until_ready(page)
        page.wait_for_function("old => caches.keys().then(names => names.length === 1 && names[0] !== old)", arg=old)


def write_newer(site: Site, page: Path) -> None:
    """Update the host."""
    shutil.copytree(built_page() or page, page)
    index = page / "index.html"
    index.write_text(index.read_text().replace("<title>", '<meta name="newer" content="yes" /><title>', 1))
    write_site(page, built_parts(), site.folder)


def test_versions_never_mix(context: BrowserContext, host: Path, tmp_path: Path) -> None:
    """A host that is being updated has files of two versions: what does not belong together is not kept."""
    copy = tmp_path / "host"
    shutil.copytree(host, copy)
    with served(copy) as site:
        page = open_page(context, site)
        until_ready(page)
        until_kept(page)
        kept = page.evaluate("caches.keys()")
        write_newer(site, tmp_path / "newer")
        index = site.folder / "index.html"
        index.write_text(index.read_text() + "<!-- of yet another version -->")
        failed = "navigator.serviceWorker.ready.then(one => one.update()).then(one => new Promise(done => {"
        failed += "const fresh = one.installing; fresh.onstatechange = () => done(fresh.state); }))"
        assert page.evaluate(failed) == "redundant"
        page.reload()
        until_ready(page)
        assert page.get_by_text("There is a new version.").count() == 0
        assert kept[0] in page.evaluate("caches.keys()")


def test_one_tab_has_the_tables_and_a_game_can_be_deleted(context: BrowserContext, site: Site) -> None:
    page = open_page(context, site)
    until_ready(page)
    assert page.get_by_role("textbox", name="Join with a code").count() == 0  # codes lead to tables of a server
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
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".npz"]  # what one master needs comes later
    node = shutil.which("node")
    assert node
    done = subprocess.run([node, "-e", COMPRESSED, *map(str, files)], capture_output=True, text=True, check=True)
    assert int(done.stdout) < MOST_BYTES


def test_while_its_server_is_away_the_page_says_so_and_plays_on_this_device(context: BrowserContext, tmp_path: Path) -> None:
    folder = tmp_path / "beside"
    write_site(built_page(), built_parts(), folder, AT_A_SERVER)
    with running(f"sqlite:///{tmp_path / 'tables.db'}", web=built_page(), pocket=folder) as server:
        page = context.new_page()
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(server.url)
        page.get_by_role("link", name="Play on this device").wait_for()
        page.evaluate(BOTH_READY)
        start(page, "tricky", FEWEST["tricky"])
        page.locator(".prompt.mine").wait_for()  # as ever, at the server
        HANDS["tricky"](page, 0)
        page.locator(".prompt.mine").wait_for()
        seen = position_on(page)
        press_in_menu(page, "Continue on this device")
        page.get_by_role("dialog").get_by_role("button", name="Continue on this device").click()
        page.wait_for_url(f"{server.url}/pocket/#/table/*")  # under the server's own policy
        page.locator(".prompt.mine").wait_for()
        assert position_on(page) == seen
        press_in_menu(page, "Continue on the server")
        page.wait_for_url(f"{server.url}/#/table/*")
        page.locator(".prompt.mine").wait_for()
        assert position_on(page) == seen
        page.goto(f"{server.url}/pocket/")
        until_ready(page)
        assert page.locator(".continue a").count() == 0  # it is on the server now
        page.goto(server.url)
        server.stop()
        page.reload()
        page.get_by_text("Can't reach the server. You can still play here").wait_for()
        until_ready(page)
        start(page, "Figaro", FEWEST["Figaro"])
        page.locator(".prompt.mine").wait_for()
        server.start()
        page.goto(f"{server.url}/pocket/")
        page.get_by_role("link", name="Back to the server").click()
        page.get_by_role("button", name="With friends").first.wait_for()
        assert complaints == []


def test_on_plain_http_it_plays_and_says_what_is_missing(site: Site, browser: Browser, tmp_path: Path) -> None:
    context = browser.browser_type.launch_persistent_context(
        tmp_path / "profile",
        executable_path=build_page.chromium(),
        args=["--no-sandbox", "--host-resolver-rules=MAP host.example 127.0.0.1"],
        **SETTINGS,
    )
    settle(context)
    page = context.pages[0]
    page.goto(site.url.replace("127.0.0.1", "host.example"))
    page.get_by_text("To play without internet, open the https:// address of this page.").wait_for()
    assert page.get_by_text("even without internet").count() == 0
    start(page, "Figaro", FEWEST["Figaro"])
    page.locator(".prompt.mine").wait_for()
    context.close()


def test_who_opens_the_page_of_a_server_sees_none_of_it(someone: Opener) -> None:
    page = someone()
    page.get_by_role("button", name="With friends").first.wait_for()
    assert page.get_by_text("Everything runs on this device").count() == 0
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then(found => found.length)") == 0
