"""The puzzles of the day: one right, one wrong, the streak, and what is sent to friends."""

import re
from datetime import UTC, datetime, timedelta
from typing import Any, cast

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from speeltafel import games
from speeltafel.review.puzzles import GRADES, stored
from speeltafel.server.answers import day_of_puzzles
from tests.browser.conftest import Axe, Opener
from tests.browser.play_by_hand import HANDS, Press, by_keyboard, click

WITH_PUZZLES = [name for name in games.names() if len(stored(games.modules(name))) >= GRADES]


def todays(page: Page) -> dict[str, Any]:
    """From home to the puzzles of tricky; what the page is told of them."""
    page.get_by_role("article", name="tricky").get_by_role("link", name="Puzzles of the day").click()
    puzzles = day_of_puzzles(games.modules("tricky"), datetime.now(UTC).date())
    return cast(dict[str, Any], msgspec.to_builtins(puzzles))


def keep(page: Page, puzzle: dict[str, Any], move: str, press: Press = click) -> None:
    """Click the dice of that move, and the golden button."""
    page.locator(".prompt.mine").wait_for()
    roll = list(puzzle["frame"]["view"]["roll"])
    for die in map(int, move.removeprefix("keep ")):
        at = roll.index(die)
        roll[at] = 0
        press(page.locator(f"button[data-place='die-{at}']"))
    press(page.locator("button[data-place='keep']"))


def beside(page: Page) -> Locator:
    return page.get_by_role("region", name="Puzzle")


def test_one_right_one_wrong_and_how_one_did(someone: Opener, axe: Axe) -> None:
    page = someone(permissions=["clipboard-read", "clipboard-write"])
    today = todays(page)
    first, second, third = today["puzzles"]
    said = beside(page)
    expect(said).to_contain_text("What would you play now?")
    expect(page.locator(".prompt")).to_contain_text("Find the best move (1 of 3). You are Cato.")
    expect(said).to_contain_text("No streak yet")
    axe(page)

    keep(page, first, first["verdict"]["best"])
    expect(said).to_contain_text("The best move is")
    expect(said.get_by_role("table")).to_contain_text("looks tempting")
    expect(said).to_contain_text(re.compile(r"Our bots (find|miss) the best move at"))
    expect(said).to_contain_text("Your streak: one day.")
    axe(page)

    said.get_by_role("button", name="Next puzzle").click()
    expect(said).to_contain_text("Puzzle 2 of 3")
    keep(page, second, second["verdict"]["alternatives"][-1]["move"])
    expect(said).to_contain_text("not the best move")
    expect(said.get_by_role("table")).to_be_hidden()
    said.get_by_text("Show the answer").click()
    expect(said.get_by_role("table")).to_contain_text("your move")
    axe(page)
    said.get_by_role("button", name="Try again").click()
    keep(page, second, second["verdict"]["best"])
    expect(said).to_contain_text("The best move is")

    said.get_by_role("button", name="Next puzzle").click()
    expect(said.get_by_role("button", name="Share")).to_be_hidden()
    keep(page, third, third["verdict"]["best"])
    expect(said).to_contain_text("Right on the first try: 2 of 3.")
    said.get_by_role("button", name="Share").click()
    expect(said.get_by_role("button", name="Copied")).to_be_visible()
    sent, link = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert re.fullmatch(r"Speeltafel · tricky · \w+ \w+ · ●○● · streak 1", sent)
    assert link == page.url

    page.reload()
    expect(said).to_contain_text("Right on the first try: 2 of 3.")
    expect(said).to_contain_text("Your streak: one day.")


def test_after_the_move_that_tempts_one_hears_why_it_is_not_the_best(someone: Opener) -> None:
    page = someone()
    first = todays(page)["puzzles"][0]
    said = beside(page)
    expect(said.get_by_role("button", name="Skip this puzzle")).to_be_visible()
    keep(page, first, first["verdict"]["played"])
    expect(said).to_contain_text("What the best move does: ")
    expect(said.get_by_role("button", name="Next puzzle")).to_be_visible()
    expect(said.locator("button.main")).to_have_text("Try again")


def test_yesterdays_streak_goes_on(someone: Opener) -> None:
    page = someone()
    now = datetime.now(UTC)
    for_days = [(now - timedelta(1)).date().isoformat(), now.date().isoformat()]
    page.evaluate(
        """([yesterday, today]) => localStorage["speeltafel.puzzles"] = JSON.stringify(
             {tricky: {day: yesterday, firsts: {}, last: yesterday, streak: 6}})""",
        for_days,
    )
    page.reload()
    first = todays(page)["puzzles"][0]
    expect(beside(page)).to_contain_text("6 days in a row")
    keep(page, first, first["verdict"]["best"])
    expect(beside(page)).to_contain_text("7 days in a row")


def test_by_keyboard_alone(someone: Opener) -> None:
    page = someone()
    first = todays(page)["puzzles"][0]
    keep(page, first, first["verdict"]["best"], by_keyboard)
    expect(page.get_by_role("heading", name="Puzzle 1 of 3")).to_be_focused()
    expect(beside(page)).to_contain_text("The best move is")


def test_a_phone_asks_first_and_answers_in_a_drawer(someone: Opener, axe: Axe) -> None:
    page = someone(width=390, height=844, has_touch=True)
    first = todays(page)["puzzles"][0]
    page.locator(".prompt.mine").wait_for()
    expect(beside(page)).to_be_hidden()
    keep(page, first, first["verdict"]["best"])
    expect(beside(page)).to_contain_text("The best move is")
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_every_game_with_puzzles_shows_them_on_its_board(someone: Opener, axe: Axe, name: str) -> None:
    page = someone(f"/#/puzzles/{name}", locale="nl-NL")
    page.locator(".prompt.mine").wait_for()
    page.locator(".board [data-place]").first.wait_for()
    expect(page.get_by_role("region", name="Puzzel")).to_contain_text("Wat zou je nu spelen?")
    axe(page)


@pytest.mark.parametrize("game", HANDS)
def test_whatever_is_answered_is_said_in_words_and_nothing_more_is_asked_of_the_board(someone: Opener, game: str) -> None:
    page = someone(f"/#/puzzles/{game.lower()}")
    page.locator(".prompt.mine").wait_for()
    HANDS[game](page, 0)
    expect(page.get_by_role("button", name="Next puzzle")).to_be_visible()
    said = beside(page).inner_text()
    assert not re.search(r"\bt[1-6]\b|[a-z]\d>\d", said), said
    assert page.locator(".asking").count() == 0


@pytest.mark.complains
def test_there_are_none_of_a_game_that_is_not_there(someone: Opener) -> None:
    page = someone("/#/puzzles/chess")
    expect(page.get_by_role("alert")).to_contain_text("Unknown game")
