"""Whole games by clicks, against bots, to the final screen."""

import pytest

from tests.browser.conftest import Opener
from tests.browser.hands import HANDS, play_to_the_end, start

PLAYERS = {"tricky": 2, "Figaro": 3, "Carnavalo": 2}


@pytest.mark.parametrize("game", HANDS)
def test_a_whole_game_by_clicks(someone: Opener, game: str) -> None:
    page = someone()
    start(page, game, PLAYERS[game])
    play_to_the_end(page, HANDS[game])
    assert "win" in page.locator(".prompt").inner_text()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the game").click()
    assert download.value.suggested_filename == f"{game.lower()}.json"
    page.get_by_role("button", name="Once more").click()
    page.get_by_role("link", name="To the next game").click()
    page.locator(".prompt.mine").or_(page.locator(".prompt", has_text="turn")).first.wait_for()


@pytest.mark.parametrize("game", HANDS)
def test_a_phone_shows_everything_without_scrolling(someone: Opener, game: str) -> None:
    page = someone(width=360, height=740, has_touch=True, reduced_motion="reduce")
    start(page, game, 5)
    page.locator(".prompt.mine").wait_for()
    for axis, room in (("scrollHeight", "innerHeight"), ("scrollWidth", "innerWidth")):
        assert page.evaluate(f"document.documentElement.{axis} <= {room}")
    assert page.evaluate("document.querySelector('.board').scrollHeight <= document.querySelector('.board').clientHeight")
    small = "[...document.querySelectorAll('.board button:enabled')].map(b => b.getBoundingClientRect())"
    assert page.evaluate(f"{small}.filter(r => r.width < 44 || r.height < 44).map(r => [r.width, r.height])") == []
    HANDS[game](page, 0)
