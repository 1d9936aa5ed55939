"""For everyone: in Dutch, and nothing that axe objects to, in light and dark."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Axe, Opener
from tests.browser.hands import HANDS, my_turn, start


def test_dutch_from_the_browser_and_by_choice(someone: Opener) -> None:
    page = someone(locale="nl-NL")
    page.get_by_role("article", name="Figaro").get_by_role("button", name="Speel tegen bots").click()
    expect(page.locator(".prompt.mine")).to_contain_text("Jij bent aan de beurt:")
    assert page.evaluate("document.documentElement.lang") == "nl"
    english = someone()
    english.get_by_role("button", name="Nederlands").click()
    expect(english.get_by_role("heading", name="Wat zullen we spelen?")).to_be_visible()
    english.reload()
    expect(english.get_by_role("heading", name="Wat zullen we spelen?")).to_be_visible()


def test_axe_finds_nothing_at_home(someone: Opener, axe: Axe) -> None:
    page = someone(reduced_motion="reduce")
    card = page.get_by_role("article", name="Carnavalo")
    expect(card.get_by_role("button", name="Play against bots")).to_be_enabled()
    axe(page)
    for way in ("Options", "On this device"):
        card.get_by_role("button", name=way).click()
        axe(page, "dialog")
        page.get_by_role("button", name="Cancel").click()
    card.get_by_role("button", name="With friends").click()
    page.locator("main svg[role=img]").wait_for()
    axe(page)


@pytest.mark.parametrize("game", HANDS)
def test_axe_finds_nothing_at_a_table(someone: Opener, axe: Axe, game: str) -> None:
    page = someone(reduced_motion="reduce")
    start(page, game, 5)
    my_turn(page)
    axe(page)
    page.get_by_role("button", name="Menu").click()
    for tab in ("Log", "Chat", "Table", "Rules"):
        page.get_by_role("tab", name=tab).click()
        axe(page, "aside")
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Back to now").first.wait_for()
    axe(page, ".screen > :not(aside)")
