"""Ask anything: whatever shows a piece or a number on a board says what it is, to mouse, finger, keyboard and screen reader."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe, Opener
from tests.browser.hands import FEWEST, HANDS, my_turn, start

ABOUT = ".about p"
A_THING = {"tricky": "supply", "Figaro": "hand-of-1", "Carnavalo": "citizen-prince"}
A_BUTTON = {"tricky": "button.die", "Figaro": ".hand button.card", "Carnavalo": "button.held"}

# Everything with a number, and every drawing, that has nothing around it that answers. Texts for the ear are left out.
SILENT = """keys => {
  const board = document.querySelector(".board");
  const boxes = [...board.querySelectorAll("[data-about], [data-place]")]
    .filter(thing => keys.includes(thing.dataset.about ?? thing.dataset.place))
    .map(thing => thing.getBoundingClientRect());
  const shown = element => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".unseen, button.choose");
  const shows = [...board.querySelectorAll("*")].filter(shown).filter(element =>
    [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && /\\d/.test(node.textContent)) ||
    element.matches("button svg, li svg, span > svg"));
  return shows.filter(element => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return width && !boxes.some(box => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
  }).map(element => element.outerHTML.slice(0, 160));
}"""


def in_a_game(page: Page, game: str) -> None:
    start(page, game, FEWEST[game])
    my_turn(page)
    for i in range(2):
        HANDS[game](page, i)
        my_turn(page)


def listed(page: Page) -> dict[str, str]:
    """What the list says, by the thing that says it."""
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("i")
    entries = page.locator("dialog li[data-keys]")
    entries.first.wait_for()
    return {key: one.inner_text() for one in entries.all() for key in str(one.get_attribute("data-keys")).split()}


@pytest.mark.parametrize("game", HANDS)
def test_every_piece_and_every_number_answers(someone: Opener, axe: Axe, game: str) -> None:
    page = someone()
    in_a_game(page, game)
    words = listed(page)
    assert len(words) > 12
    assert all(sentence.endswith((".", "!")) for sentence in words.values())
    axe(page, "dialog")
    page.get_by_role("dialog").get_by_role("button").click()
    assert page.evaluate(SILENT, list(words)) == []


@pytest.mark.parametrize("game", HANDS)
def test_by_mouse(someone: Opener, axe: Axe, game: str) -> None:
    page = someone()
    in_a_game(page, game)
    page.mouse.move(2, 2)
    box = page.locator(f"[data-place='{A_THING[game]}']").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
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
