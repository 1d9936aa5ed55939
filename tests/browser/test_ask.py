"""Ask anything: whatever shows a piece or a number on a board says what it is, to mouse, finger, keyboard and screen reader."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Axe, Opener
from tests.browser.play_by_hand import FEWEST, HANDS, my_turn, start
from tests.browser.test_puzzles import WITH_PUZZLES
from tests.browser.test_replay import open_file, played

ABOUT = ".about p"
A_THING = {"tricky": "supply", "Figaro": "hand-of-1", "Carnavalo": "citizen-prince"}
A_BUTTON = {"tricky": "button.die", "Figaro": ".hand button.card", "Carnavalo": "button.held"}

# Everything with a number, and every drawing, that has nothing around it that answers. Texts for the ear are left out, and so is
# what is a reason itself.
SILENT = """keys => {
  const board = document.querySelector(".board dialog[open]") ?? document.querySelector(".board");
  const boxes = [...board.querySelectorAll("[data-about], [data-place]")]
    .filter(thing => keys.includes(thing.dataset.about ?? thing.dataset.place))
    .map(thing => thing.getBoundingClientRect());
  const apart = ".unseen, button.choose, .chapter h2, .chapter .why";
  const shown = element => element.checkVisibility({ visibilityProperty: true }) && !element.closest(apart);
  const shows = [...board.querySelectorAll("*")].filter(shown).filter(element =>
    [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && /\\d/.test(node.textContent)) ||
    element.matches("button svg, li svg, span > svg"));
  return shows.filter(element => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return width && !boxes.some(box => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
  }).map(element => element.outerHTML.slice(0, 160));
}"""


# What is seen at the end alone.
END = {
    "tricky": {"purse-0"},
    "Figaro": {"lane-0", "lane-1", "lane-2"},
    "Carnavalo": {"final-discs-0", "final-confetti-1", "final-chips-2", "final-float-0", "final-all-1"},
}
SILENT_HANDS = (
    """keys => [...document.querySelectorAll(".bars li [role=img]")].filter(one => !keys.includes(one.dataset.about)).length"""
)


def in_a_game(page: Page, game: str) -> None:
    start(page, game, FEWEST[game])
    my_turn(page)
    for i in range(2):
        HANDS[game](page, i)
        my_turn(page)


def listed(page: Page) -> dict[str, str]:
    """Return the list's texts, by the thing that each is about."""
    expect(page.locator("dialog li[data-keys]")).to_have_count(0)  # a list that closes gives the focus back
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("i")
    entries = page.locator("dialog li[data-keys]")
    entries.first.wait_for()
    return {key: one.inner_text() for one in entries.all() for key in str(one.get_attribute("data-keys")).split()}


@pytest.mark.parametrize("game", HANDS)
def test_every_piece_and_every_number_answers(someone: Opener, axe: Axe, game: str) -> None:
    page = someone()
    in_a_game(page, game)
    assert len(listed(page)) > 12
    axe(page, "dialog")
    page.get_by_role("dialog").get_by_role("button").click()
    all_answer(page)


def all_answer(page: Page) -> dict[str, str]:
    """Nothing that is seen now has nothing to say."""
    words = listed(page)
    assert all(sentence.endswith((".", "!")) for sentence in words.values())
    page.get_by_role("dialog", name="What is what?").get_by_role("button").click()
    assert page.evaluate(SILENT, list(words)) == []
    return words


def hover(page: Page, thing: Locator) -> None:
    page.mouse.move(2, 2)
    box = thing.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize("game", HANDS)
def test_in_a_replay_its_counts_and_its_end_everything_answers(someone: Opener, axe: Axe, game: str) -> None:
    page = someone()
    record = played(game.lower())
    open_file(page, json.dumps(record))
    page.get_by_role("slider").fill(str(len(record["moves"]) // 2))
    page.locator(".board li").first.wait_for()
    words = all_answer(page)
    assert page.evaluate(SILENT_HANDS, list(words)) == 0
    count = page.get_by_role("button", name=re.compile("^(How round|Score for day)"))
    if game != "tricky":
        count.click()
        expect(page.locator(".chapter")).to_be_visible()
        words = all_answer(page)
        number = page.locator(".chapter [data-about]").last
        hover(page, number)
        expect(page.locator(ABOUT)).to_have_text(words[str(number.get_attribute("data-about"))])
        page.get_by_role("button", name="Continue", exact=True).click()
    page.keyboard.press("End")
    expect(page.locator(".prompt")).to_contain_text("win")
    assert set(all_answer(page)) >= END[game]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="What is what?").click()
    expect(page.get_by_role("dialog", name="What is what?").locator("li").first).to_be_visible()


def test_in_puzzles_everything_answers(someone: Opener) -> None:
    for game in WITH_PUZZLES:
        page = someone(f"/#/puzzles/{game}")
        page.locator(".board [data-place]").first.wait_for()
        all_answer(page)


def test_inside_a_tent_everything_answers_before_the_dialog_and_in_it(someone: Opener, axe: Axe) -> None:
    page = someone()
    record = played("carnavalo")
    open_file(page, json.dumps(record))
    page.get_by_role("slider").fill(str(len(record["moves"]) // 2))
    page.get_by_role("button", name=re.compile("^Tent 1")).first.click()
    inside = page.locator(".board dialog")
    expect(inside).to_be_visible()
    words = all_answer(page)
    hover(page, inside.locator("[data-about^=disc]").last)
    expect(inside.locator(ABOUT)).to_have_text(words["disc-0-2"])
    axe(page, ".board dialog")
    page.keyboard.press("Escape")
    expect(inside.locator(ABOUT)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(inside).to_have_count(0)
    hover(page, page.locator("[data-place='player-0']"))
    expect(page.locator(ABOUT)).to_be_visible()


@pytest.mark.parametrize("game", HANDS)
def test_by_mouse(someone: Opener, axe: Axe, game: str) -> None:
    page = someone()
    in_a_game(page, game)
    hover(page, page.locator(f"[data-place='{A_THING[game]}']"))
    expect(page.locator(ABOUT)).to_be_visible()
    axe(page, ".about")
    page.mouse.move(2, 2)
    expect(page.locator(ABOUT)).to_have_count(0)


@pytest.mark.parametrize("game", HANDS)
def test_by_key_for_what_has_the_focus_and_twice_for_everything(someone: Opener, game: str) -> None:
    page = someone()
    in_a_game(page, game)
    page.locator(A_BUTTON[game]).first.focus()
    page.keyboard.press("i")
    expect(page.locator(ABOUT)).to_be_visible()
    expect(page.locator(".about[role=status]")).to_contain_text(page.locator(ABOUT).inner_text())
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="What is what?")).to_be_visible()


@pytest.mark.parametrize("game", HANDS)
def test_by_holding_it_which_does_not_use_it(someone: Opener, game: str) -> None:
    page = someone(width=390, height=844, has_touch=True)
    in_a_game(page, game)
    thing = page.locator(A_BUTTON[game]).first
    before = thing.get_attribute("aria-pressed")
    box = thing.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    client = page.context.new_cdp_session(page)
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(ABOUT)).to_be_visible()
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(ABOUT)).to_be_visible()
    assert thing.get_attribute("aria-pressed") == before
    page.touchscreen.tap(5, 5)
    expect(page.locator(ABOUT)).to_have_count(0)


def test_the_menu_has_the_list_too(someone: Opener) -> None:
    page = someone()
    in_a_game(page, "Figaro")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="What is what?").click()
    expect(page.get_by_role("dialog", name="What is what?").locator("li").first).to_be_visible()
