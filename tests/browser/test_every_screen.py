"""Every game with a full table, in mid-game, on screens from a small phone to a wall: nothing is cut, nothing scrolls."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Opener
from tests.browser.hands import my_turn, start, to_mid_game

SCREENS = [(360, 640), (390, 844), (844, 390), (820, 1180), (1280, 800), (3840, 2160)]
TABLES = [("tricky", 5), ("Figaro", 6), ("Figaro", 3), ("Carnavalo", 6)]  # of three, each has two rows of cards in hand

# What does not fit: [what is wrong, where, how much].
CUT = """() => {
  const HALF_A_LINE = 6;
  const cut = [];
  const seen = element => element.checkVisibility({ visibilityProperty: true });
  const all = selector => [...document.querySelectorAll(selector)].filter(seen);
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) cut.push(["scrolls", "page", root.scrollHeight]);
  for (const element of all("header, .prompt, .board button, .board li, .hand svg, .mine svg, .tray, .dice, .procession")) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      cut.push(["outside", `${element.tagName}.${element.className.baseVal ?? element.className}`, [left, top, right, bottom]]);
  }
  for (const element of all(".board .words, .prompt p, .bottom, .action"))
    if (element.scrollHeight > element.clientHeight + HALF_A_LINE || element.scrollWidth > element.clientWidth + 1)
      cut.push(["overflows", element.textContent, [element.scrollWidth, element.scrollHeight, element.clientHeight]]);
  for (const name of all(".board .name")) {
    const [inner, outer] = [name.querySelector(".words"), name.closest("li, section")].map(e => e.getBoundingClientRect());
    if (inner.left < outer.left || inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1)
      cut.push(["name outside", name.textContent, [inner.right, outer.right]]);
  }
  return cut;
}"""


def settled(page: Page) -> list[object]:
    """What is cut once everything has come to rest: after a turn of the screen a hand puts itself in order."""
    for _ in range(50):
        page.wait_for_timeout(100)
        cut: list[object] = page.evaluate(CUT)
        if not cut:
            break
    return cut


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_nothing_is_cut_on_any_screen(someone: Opener, game: str, players: int) -> None:
    page = someone(name="Hannelore")
    start(page, game, players)
    to_mid_game(page, game)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            assert settled(page) == [], f"{width}×{height}, {scheme}"
            assert page.locator(".board .name .words").count() == players


def test_beside_the_open_panel_names_are_whole(someone: Opener) -> None:
    page = someone(name="Hannelore")
    start(page, "tricky", 5)
    my_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("tab").first.wait_for()
    assert settled(page) == []
