"""A real server, a real browser. Nothing is skipped: without a browser, or a page that can be built, these tests fail."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect, sync_playwright
from tools.setup import build_page

from speeltafel import games
from tests.browser.not_in_pocket import NOT_IN_POCKET
from tests.browser.play_by_hand import HANDS
from tests.browser.pocket_site import PLACE, Site, served, write_pocket_site
from tests.server.running_server import Running, running

Opener = Callable[..., Page]
Axe = Callable[..., None]

PATIENCE_MS = 15_000
WORKER_MS = 60_000  # each page begins with a worker of its own, which takes its time on a busy machine
KNOWS_ALL = dict.fromkeys(games.names(), "yes")
# Windows of Chromium whose buttons are pages themselves take as much work as the page that is tested. The last list counts, so it
# also has what Playwright switches off.
WITHOUT = (
    "AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,"
    "HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,"
    "PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning,"
    "InitialWebUI,PreloadTopChromeWebUI,WebUIBackForwardButton,WebUIBrowser,WebUIHomeButton,WebUILocationBar,WebUIOmniboxAimPopup,"
    "WebUIOmniboxPopup,WebUIReloadButton,WebUISplitTabsButton,WebUITabStrip,WebUIToolbar"
)
# Chromium keeps some inherited colours of the other scheme until an element is laid out anew.
# Asked where others reach it, a server of these tests would say: nowhere. Then there would be no invitation to look at.
REACHED = """{
  const ask = window.fetch;
  window.fetch = (what, how) => String(what).endsWith("/api/house")
    ? Promise.resolve(new Response(JSON.stringify({ addresses: [location.origin], may_open: false })))
    : ask(what, how);
}"""
AFRESH = """() => new Promise(done => {
  const style = document.documentElement.style;
  style.display = "none";
  document.documentElement.getBoundingClientRect();
  style.display = "";
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20)));
})"""


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    web = build_page.build()
    with running(f"sqlite:///{tmp_path_factory.mktemp('browser') / 'tables.db'}", web=web, grace_seconds=2.0) as started:
        yield started


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Of the package only: while Playwright runs, no other event loop can in this process."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=build_page.chromium(), args=["--no-sandbox", f"--disable-features={WITHOUT}"]
        )
        yield launched
        launched.close()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--pocket", action="store_true", help="run the tests of the page where there is no server")
    parser.addoption("--all-games", action="store_true", help="play a whole evening of each game, not only of the shortest")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "evening" in metafunc.fixturenames:
        metafunc.parametrize("evening", list(HANDS) if metafunc.config.getoption("--all-games", False) else ["tricky"])
    if "home" not in metafunc.fixturenames:
        return
    if metafunc.config.getoption("--pocket", False):
        metafunc.parametrize("home", ["pocket"], indirect=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what cannot hold without a server, if the tests are run there: not_in_pocket.py says why."""
    if config.getoption("--pocket", False):
        unfit = [item for item in items if "home" not in getattr(item, "fixturenames", ()) or why_not(item)]
        config.hook.pytest_deselected(items=unfit)
        items[:] = [item for item in items if item not in unfit]


def why_not(item: pytest.Item) -> str:
    name = getattr(item, "originalname", item.name)
    return NOT_IN_POCKET.get(item.path.stem) or NOT_IN_POCKET.get(f"{item.path.stem}::{name}", "")


@pytest.fixture(scope="package")
def pocket_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Serve the page from a web host with nothing but files."""
    host = tmp_path_factory.mktemp("host")
    write_pocket_site(host / PLACE)
    expect.set_options(timeout=WORKER_MS)
    with served(host) as site:
        yield site


@pytest.fixture
def home(request: pytest.FixtureRequest) -> str:
    """Return the address of the page: at a server, or without one if the tests are run there."""
    url: str = request.getfixturevalue("pocket_site" if getattr(request, "param", "") == "pocket" else "server").url
    return url.rstrip("/")


@pytest.fixture
def someone(browser: Browser, home: str, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Open a page for another person each time.

    At the end no page may have complained, unless a test is about refusals.
    """
    contexts = []
    complaints: list[str] = []

    def open_page(
        path: str = "/",
        name: str = "Cato",
        pace: str = "at-once",
        width: int = 1280,
        height: int = 800,
        played: dict[str, str] | None = None,
        is_reached: bool = True,
        **options: object,
    ) -> Page:
        # What moves takes time, and is looked at in test_motion.py.
        settings = {"viewport": {"width": width, "height": height}, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = browser.new_context(**settings)  # type: ignore[arg-type]
        contexts.append(context)
        context.set_default_timeout(WORKER_MS if home.endswith(PLACE) else PATIENCE_MS)
        page = context.new_page()
        page.on("console", lambda message: _note(message, complaints))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("requestfailed", lambda request: _note_failure(request, complaints))
        page.add_init_script(f"localStorage['speeltafel.name'] ??= '{name}'")
        page.add_init_script(f"localStorage['speeltafel.pace'] ??= '{pace}'")  # the story is looked at in test_story.py
        if is_reached:
            page.add_init_script(REACHED)
        # Nobody here is new to the games, but in test_newcomer.py.
        page.add_init_script(f"localStorage['speeltafel.played'] ??= '{json.dumps(KNOWS_ALL if played is None else played)}'")
        page.goto(path if path.startswith("http") else home + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    refusals = [said for said in complaints if "the server responded with a status of 4" in said]
    assert complaints == (refusals if request.node.get_closest_marker("complains") else [])


def _note_failure(request: Request, complaints: list[str]) -> None:
    if request.failure != "net::ERR_ABORTED":  # whoever leaves a page does not wait for its pictures
        complaints.append(f"failed: {request.url} {request.failure}")


def _note(message: ConsoleMessage, complaints: list[str]) -> None:
    # A connection that was cut on purpose is no complaint: the page says so itself and comes back.
    if message.type in ("error", "warning") and "WebSocket" not in message.text:
        complaints.append(message.text)


@pytest.fixture(scope="package")
def axe() -> Axe:
    """Check a page as it is, in light and in dark, and find nothing."""
    script = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
    each = "v => [v.id, v.nodes.map(n => n.target + ' ' + n.failureSummary)]"
    all_rules = "{resultTypes: ['violations'], rules: {'target-size': {enabled: true}}}"  # what Lighthouse looks at besides
    # All that dark changes: test_theme.py.
    of_colours = "{resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block']}"

    def look(page: Page, within: str = "html") -> None:
        if not page.evaluate("'axe' in window"):
            page.evaluate(script)
        looks: tuple[tuple[Literal["light", "dark"], str], ...] = (("light", all_rules), ("dark", of_colours))
        for scheme, rules in looks:
            page.emulate_media(color_scheme=scheme)
            page.evaluate(AFRESH)
            found: list[Any] = page.evaluate(f"axe.run('{within}', {rules}).then(r => r.violations.map({each}))")
            assert found == [], f"{page.url} in {scheme}, {page.viewport_size}"

    return look
