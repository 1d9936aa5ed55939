"""Whoever leaves a screen while the server is still busy with what it asked: nothing of it comes after them."""

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Opener
from tests.browser.play_by_hand import HANDS, my_turn, play_again, play_to_the_end, start


class Held:
    """What the page asks under this address waits until it is let go."""

    def __init__(self, page: Page, address: str) -> None:
        self.waiting: list[Route] = []
        page.route(address, lambda route: self.waiting.append(route))

    def let_go(self) -> None:
        for route in self.waiting:
            route.continue_()


def home(page: Page) -> None:
    page.evaluate("location.hash = '#/'")
    expect(page.get_by_role("article", name="tricky")).to_be_visible()


def test_from_a_game_that_is_over(someone: Opener) -> None:
    page = someone()
    start(page, "tricky", 2)
    held = Held(page, "**/steps?*")
    play_to_the_end(page, HANDS["tricky"])
    expect(page.get_by_role("region", name="Final result")).to_be_visible()
    assert held.waiting, "the ending looks for the deciding moment"
    home(page)
    with page.expect_response("**/steps?*"):
        held.let_go()
    expect(page.get_by_role("article", name="Figaro")).to_be_visible()


def test_from_a_game_whose_seal_is_not_there_yet(someone: Opener) -> None:
    page = someone()
    start(page, "tricky", 2)
    held = Held(page, "**/assets/chance-*.js")
    with page.expect_request("**/assets/chance-*.js"):
        play_to_the_end(page, HANDS["tricky"])
    before = page.url
    play_again(page).click()
    page.wait_for_url(lambda url: url != before)
    my_turn(page)
    with page.expect_response("**/assets/chance-*.js"):
        held.let_go()
    HANDS["tricky"](page, 0)
    my_turn(page)


def test_from_the_waiting_room(someone: Opener) -> None:
    page = someone()
    held = Held(page, "**/api/tables/*")
    page.get_by_role("article", name="tricky").get_by_role("button", name="With friends").click()
    page.get_by_role("button", name="Fill with bots and start").wait_for()
    assert held.waiting, "the waiting room asks for the invitation"
    home(page)
    with page.expect_response("**/api/tables/*"):
        held.let_go()
    assert page.url.endswith("#/")


def test_from_looking_back(someone: Opener) -> None:
    page = someone()
    start(page, "tricky", 2)
    play_to_the_end(page, HANDS["tricky"])
    held = Held(page, "**/steps?*")
    with page.expect_request("**/steps?*"):
        page.get_by_role("link", name="Watch the replay").click()
    home(page)
    with page.expect_response("**/steps?*"):
        held.let_go()
    expect(page.get_by_role("slider")).to_have_count(0)
