"""For everyone: by keyboard alone, in Dutch, and nothing that axe objects to, in light and dark."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.hands import HANDS, MOST_MOVES, start

FOCUSED = "document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? ''"


def tab_to(page: Page, name: str) -> None:
    """On with Tab until something of that name has the focus."""
    for _ in range(60):
        if re.search(name, page.evaluate(FOCUSED)):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {name}")


def test_a_whole_game_by_keyboard_alone(someone: Opener) -> None:
    page = someone()
    expect(page.get_by_role("button", name="Play against bots").last).to_be_enabled()
    for _ in range(3):
        page.keyboard.press("Tab")
        tab_to(page, "^Play against bots$")
    page.keyboard.press("Enter")
    over = page.get_by_role("button", name="Once more")
    for _ in range(MOST_MOVES):
        page.locator(".prompt.mine").or_(over).wait_for()
        if over.is_visible():
            break
        dice = page.locator("button.die[aria-pressed=false]").count()
        for _ in range(dice):
            tab_to(page, "^Die")
            if page.evaluate("document.activeElement.getAttribute('aria-pressed')") == "false":
                page.keyboard.press("Space")
            page.keyboard.press("Tab")
        tab_to(page, "^Keep")
        page.keyboard.press("Enter")
    assert over.is_visible()


def test_dutch_from_the_browser_and_by_choice(someone: Opener) -> None:
    page = someone(locale="nl-NL")
    page.get_by_role("article", name="Figaro").get_by_role("button", name="Speel tegen bots").click()
    expect(page.locator(".prompt.mine")).to_contain_text("jij bent")
    assert page.evaluate("document.documentElement.lang") == "nl"
    english = someone()
    english.get_by_role("button", name="Nederlands").click()
    expect(english.get_by_role("heading", name="Wat zullen we spelen?")).to_be_visible()
    english.reload()
    expect(english.get_by_role("heading", name="Wat zullen we spelen?")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", HANDS)
def test_axe_finds_nothing(someone: Opener, axe: str, game: str, scheme: str) -> None:
    page = someone(color_scheme=scheme, reduced_motion="reduce")
    expect(page.get_by_role("article", name=game).get_by_role("button", name="Play against bots")).to_be_enabled()
    assert wrong(page, axe) == []
    start(page, game, 5)
    page.locator(".prompt.mine").wait_for()
    page.wait_for_timeout(100)
    assert wrong(page, axe) == []
    page.get_by_role("button", name="Menu").click()
    page.wait_for_timeout(400)
    assert wrong(page, axe) == []


def wrong(page: Page, axe: str) -> list[Any]:
    page.evaluate(axe)
    each = "v => [v.id, v.nodes.map(n => n.target + ' ' + n.failureSummary)]"
    found: list[Any] = page.evaluate(f"axe.run().then(r => r.violations.map({each}))")
    return found
