"""The first page: what one sees before anything was played, what comes back, and how far down one has to go."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.play_by_hand import start

SCRIPT_KIB = 100


def games(page: Page) -> list[str]:
    page.get_by_role("article").nth(2).wait_for()
    return page.get_by_role("article").get_by_role("heading").all_inner_texts()


def test_a_newcomer_reads_what_it_is_and_begins_with_the_easiest(someone: Opener) -> None:
    page = someone(played={})
    expect(page.get_by_text("Play three family games")).to_be_visible()
    page.get_by_text("New here? Start with tricky.").get_by_role("link").click()
    page.wait_for_url("**/learn/tricky")


def test_what_was_played_last_comes_first(someone: Opener) -> None:
    page = someone()
    assert games(page)[0] == "tricky"
    for game in ("Figaro", "Carnavalo", "Figaro"):
        start(page, game, 3)
        page.locator(".board").wait_for()
        page.goto(page.url.split("#")[0] + "#/")
        page.reload()
        assert games(page)[0] == game
    assert sorted(games(page)) == ["Carnavalo", "Figaro", "tricky"]


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640), (844, 390), (683, 512)])
def test_all_games_begin_within_a_screen_and_a_half(someone: Opener, width: int, height: int) -> None:
    page = someone(width=width, height=height, locale="de-DE", played={})
    games(page)
    for button in page.get_by_role("button", name="Gegen Bots spielen").all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 1.5 * height
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_first_page_is_light(someone: Opener) -> None:
    """As it comes over the line, in the language with the longest words."""
    page = someone(locale="de-DE")
    games(page)
    page.wait_for_load_state("networkidle")
    script: float = page.evaluate(
        """performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"))
           .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
    )
    assert 0 < script < SCRIPT_KIB * 1024
