"""Whole games against bots to the final screen: by clicks, and by keyboard alone. On a phone everything fits."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Axe, Opener
from tests.browser.play_by_hand import FEWEST, HANDS, by_keyboard, my_turn, play_to_the_end, start
from tests.browser.test_ask import all_answer


@pytest.mark.parametrize("game", HANDS)
def test_a_whole_game_by_clicks(someone: Opener, axe: Axe, game: str) -> None:
    page = someone(reduced_motion="reduce")
    start(page, game, FEWEST[game])
    play_to_the_end(page, HANDS[game])
    expect(page.locator(".prompt")).to_contain_text("win")
    axe(page)
    assert {"score-0", "score-1"} <= set(all_answer(page))
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the game").click()
    assert download.value.suggested_filename == f"{game.lower()}.json"
    table = page.url
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_have_value("0")
    page.get_by_role("button", name="Go to the end").click()
    expect(page.locator(".prompt")).to_contain_text("win")
    page.goto(table)
    page.get_by_role("button", name="Play again", exact=True).click()
    page.locator(".prompt.mine").or_(page.locator(".prompt", has_text="turn")).first.wait_for()


@pytest.mark.parametrize("game", HANDS)
def test_a_whole_game_by_keyboard_alone(someone: Opener, game: str) -> None:
    page = someone(reduced_motion="reduce")
    start(page, game, FEWEST[game], by_keyboard)
    play_to_the_end(page, HANDS[game], by_keyboard)


@pytest.mark.parametrize("game", HANDS)
def test_a_phone_shows_everything_without_scrolling(someone: Opener, game: str) -> None:
    page = someone(width=360, height=740, has_touch=True, reduced_motion="reduce")
    start(page, game, 5)
    my_turn(page)
    for axis, space in (("scrollHeight", "innerHeight"), ("scrollWidth", "innerWidth")):
        assert page.evaluate(f"document.documentElement.{axis} <= {space}")
    assert page.evaluate("document.querySelector('.board').scrollHeight <= document.querySelector('.board').clientHeight")
    small = "[...document.querySelectorAll('.board button:enabled')].map(b => b.getBoundingClientRect())"
    assert page.evaluate(f"{small}.filter(r => r.width < 44 || r.height < 44).map(r => [r.width, r.height])") == []
    HANDS[game](page, 0, lambda button: button.tap())
