"""Names that somebody chose to spoil the page of others: as wide as a name may be, in letters without a place to break."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.play_by_hand import HANDS, MOST_MOVES, play_again, read_on, start
from tests.browser.test_every_screen import CUT
from tests.browser.test_table_view import TV, a_television
from tests.server.running_server import Person, Running

WIDE = ["W" * 60, "漢" * 60, "﷽" * 60]
SCREENS = [(360, 640), (844, 390), (683, 512), (1440, 900)]

# What is wider than the screen, or lies beside it: [what, its words, how far].
BESIDE = """() => {
  const root = document.documentElement;
  const beside = root.scrollWidth > innerWidth ? [["page", "", root.scrollWidth]] : [];
  const isScroller = element => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const scrolls = element => element && (isScroller(element) || scrolls(element.parentElement));
  for (const element of document.querySelectorAll("button, a, li, b, h1, h2, h3, td, th, input, select, .prompt p")) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(".unseen, .skip")) continue;
    const { left, right, width } = element.getBoundingClientRect();
    const isBeside = width > 2 && (left < -1 || right > innerWidth + 1) && !scrolls(element.parentElement);
    if (isBeside) beside.push([element.tagName, element.textContent.trim().slice(0, 30), right]);
  }
  return beside;
}"""


def is_cut_name(found: list[str]) -> bool:
    """Beside its cards such a name is cut after three lines."""
    return found[0] == "overflows" and found[1] in WIDE


def beside(page: Page, also: str = "") -> list[object]:
    """Return what is wrong on any screen once it has come to rest."""
    wrong: list[object] = []
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(20):
            page.wait_for_timeout(100)
            found = page.evaluate(BESIDE) + [one for one in page.evaluate(also or "[]") if not is_cut_name(one)]
            if not found:
                break
        wrong += [[f"{width}×{height}", one] for one in found]
    return wrong


def test_a_stranger_s_name_leaves_the_list_of_open_tables_as_it_is(someone: Opener, server: Running) -> None:
    for name in WIDE:
        seats = [{"who": "me", "name": name}, {}, {}]
        answer = Person.new(server).request("POST", "/api/tables", {"game": "tricky", "seats": seats, "listed": True})
        assert answer.status_code == 201, answer.text
    page = someone(width=360, height=640)
    for name in WIDE:
        expect(page.get_by_text(re.compile(name[:10])).first).to_be_attached()
    assert beside(page) == []


@pytest.mark.parametrize("game", ["tricky", "Figaro", "Carnavalo"])
def test_guests_with_wide_names_spoil_neither_the_waiting_room_nor_the_table(someone: Opener, server: Running, game: str) -> None:
    host = someone(name="Ann")
    card = host.get_by_role("article", name=game)
    card.get_by_role("button", name="With friends").and_(host.locator(":enabled")).wait_for()
    while int(card.locator("output").inner_text()) < 4:
        card.get_by_role("button", name="One more player").click()
    card.get_by_role("button", name="With friends").click()
    host.get_by_role("button", name="Copy the link").wait_for()
    sit_by_the_link(server, host.url)
    expect(host.get_by_text(re.compile(WIDE[-1][:10])).first).to_be_attached()
    assert beside(host) == []
    host.get_by_role("button", name="Start").click()
    host.locator(".prompt").wait_for()
    assert beside(host, CUT) == []


def test_a_television_shows_wide_names(someone: Opener, server: Running) -> None:
    tv = a_television(someone, "tricky")
    tv.locator("li.free svg[role=img]").first.wait_for()
    for name in WIDE:
        link = str(tv.locator("li.free svg[role=img]").first.get_attribute("aria-label"))
        sit_by_the_link(server, link, [name])
        expect(tv.get_by_text(re.compile(name[:10])).first).to_be_attached()
    assert tv.viewport_size == TV
    assert tv.evaluate(BESIDE) == []
    tv.get_by_role("button", name="Start").click()
    expect(tv.locator(".view")).to_be_visible()
    assert tv.evaluate(BESIDE) == []


def sit_by_the_link(server: Running, link: str, names: list[str] = WIDE) -> None:
    table, code = re.findall(r"[\w-]{16,}", link)[-2:]
    for name in names:
        wish = {"code": code, "name": name, "id": name[:1] * 8}
        answer = Person.new(server).request("POST", f"/api/tables/{table}/seats", wish)
        assert answer.status_code == 201, answer.text


@pytest.mark.parametrize("game", HANDS)
def test_at_the_end_everything_about_a_wide_name_is_there(someone: Opener, game: str) -> None:
    page = someone(name=WIDE[0], width=390, height=844)
    start(page, game, 3)
    over, read, counted = play_again(page), read_on(page), False
    for i in range(MOST_MOVES):
        page.locator(".prompt.mine").or_(over).or_(read).first.wait_for()
        if over.is_visible():
            break
        if read.is_visible():
            if not counted:
                assert beside(page) == [], "the count"
            counted = True
            read.click()
        else:
            if i == 0:
                assert beside(page, CUT) == []
            HANDS[game](page, i)
    scores = json.loads(page.evaluate("JSON.stringify([...document.querySelectorAll('[data-about^=score-] b')].length)"))
    assert scores == 6, "a place and points of each of three"
    assert beside(page) == []
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("slider").wait_for()
    assert beside(page) == []
    page.goto(page.url.partition("#")[0])
    page.get_by_role("article", name=game).wait_for()
    assert beside(page) == []
