"""The page below a path of somebody else's server, and in a frame of theirs: nothing of it asks for anything outside."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from speeltafel.cli.serving import built_page
from tests.browser.conftest import Opener
from tests.browser.hands import my_turn, start, tricky
from tests.server.running import Running, running

HOME = "<!doctype html><title>Home</title><iframe src='/games/' title='Games' width='1000' height='700'></iframe>"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = f"sqlite:///{tmp_path_factory.mktemp('path') / 'tables.db'}"
    with running(database, web=built_page(), base_path="/games", frame_ancestors=("self",)) as started:
        yield started


@pytest.mark.complains  # of the page that is not there
def test_a_move_is_played_behind_a_path(someone: Opener, hosted: Running) -> None:
    page = someone(f"{hosted.url}/games")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_websocket() as connected:
        start(page, "tricky", 2)
    my_turn(page)
    with connected.value.expect_event("framereceived", lambda said: '"command":' in said):  # that the move was done
        tricky(page, 0)
    page.get_by_role("link", name="All games").click()
    article = page.get_by_role("article", name="tricky")
    article.get_by_role("link", name="The rules, whole").click()
    expect(page).to_have_url(re.compile(f"^{hosted.url}/games/rules/tricky"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("tricky")
    page.goto(f"{hosted.url}/games/learn/tricky")
    page.locator(".board").first.wait_for()
    page.goto(f"{hosted.url}/games/no/such/page")
    page.get_by_role("link", name="All games").click()
    article.wait_for()
    expect(page).to_have_url(f"{hosted.url}/games/")
    assert [url for url in asked if not url.startswith(f"{hosted.url}/games/")] == []
    assert connected.value.url.startswith(f"{hosted.url.replace('http', 'ws')}/games/api/")


def test_an_invitation_has_the_path(someone: Opener, hosted: Running) -> None:
    anna = someone(f"{hosted.url}/games/", name="Anna")
    anna.get_by_role("article", name="tricky").get_by_role("button", name="With friends").click()
    code = anna.locator("main svg[role=img]")
    link = code.get_attribute("aria-label") or ""
    assert "/games/#/table/" in link
    bo = someone(anna.url, name="Bo")
    bo.get_by_role("button", name="Sit down").click()
    expect(anna.locator("main")).to_contain_text("Bo")


def test_in_a_frame_of_the_same_house(someone: Opener, hosted: Running) -> None:
    page = someone(f"{hosted.url}/games/")

    def home(route: Route) -> None:
        route.fulfill(body=HOME, content_type="text/html")

    page.route(f"{hosted.url}/home", home)
    page.goto(f"{hosted.url}/home")
    within = page.frame_locator("iframe")
    within.get_by_role("article", name="tricky").get_by_role("button", name="Play against bots").click()
    within.locator(".board").first.wait_for()
