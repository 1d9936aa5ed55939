"""A browser that stores nothing, as some do in private windows: the page works, and says what will be lost."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.play_by_hand import HANDS, my_turn, start

FORBIDDEN = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })"
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"
NOTICE = "Your browser isn't saving anything, so you'll lose your name and your seats when you close this page."


def opened(someone: Opener, browser_has: str) -> Page:
    page = someone()
    page.add_init_script(browser_has)
    page.reload()
    return page


@pytest.mark.parametrize("browser_has", [FORBIDDEN, FULL])
def test_where_nothing_can_be_stored_one_plays_and_sees_a_warning(someone: Opener, browser_has: str) -> None:
    page = opened(someone, browser_has)
    expect(page.get_by_text(NOTICE)).to_be_visible()
    page.get_by_label("Your name").fill("Cato")
    start(page, "tricky", 2)
    knows_it = page.get_by_role("button", name="Yes", exact=True)
    knows_it.or_(page.locator(".prompt.mine")).first.wait_for()
    if knows_it.is_visible():
        knows_it.click()
    my_turn(page)
    HANDS["tricky"](page, 0)
    # The turn was made: the bot may have answered it before one looks.
    since = page.get_by_role("button", name=re.compile("^Since your last turn"))
    page.locator(".prompt:not(.mine)").or_(since).first.wait_for()


def test_a_friend_who_comes_by_a_link_sees_the_warning_as_well(someone: Opener) -> None:
    host = someone()
    host.get_by_role("article", name="tricky").get_by_role("button", name="With friends").click()
    host.get_by_text("Rules").first.wait_for()
    link = host.evaluate("location.href")
    friend = opened(someone, FULL)
    friend.goto(link)
    friend.reload()
    expect(friend.get_by_text(NOTICE)).to_be_visible()


def test_nobody_else_reads_of_it(someone: Opener) -> None:
    page = someone()
    page.get_by_role("article", name="tricky").get_by_role("button", name="Play against bots").wait_for()
    assert page.get_by_text(NOTICE).count() == 0
