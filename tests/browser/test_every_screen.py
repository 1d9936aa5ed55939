"""Every game with a full table, in mid-game, on screens from a small phone to a wall: nothing is cut, nothing scrolls."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import speeltafel
from speeltafel.core.chance import below, generator
from tests.browser.conftest import Opener
from tests.browser.play_by_hand import HANDS, my_turn, my_turn_in_some_game, play_again, read_on, start, to_mid_game
from tests.browser.test_replay import open_file

SCREENS = [(360, 640), (390, 844), (667, 375), (844, 390), (683, 512), (820, 1180), (1280, 800), (3840, 2160)]
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

# What cannot be read or touched because something stands before it: [what, its words, by what, how wide]. Whatever is drawn
# counts, an empty box or border does not; nor does what belongs to the thing itself, or a citizen on the number of a field.
COVERED = """selectors => {
  const hits = new CSSStyleSheet();
  hits.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets = [hits];
  const isDrawn = (element, x, y) => {
    if (element instanceof SVGElement) return element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement);
    const { backgroundColor, backgroundImage, backgroundClip, borderTopWidth } = getComputedStyle(element);
    const border = backgroundClip === "padding-box" ? parseFloat(borderTopWidth) : 0;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isWithin = x >= left + border && x <= right - border && y >= top + border && y <= bottom - border;
    return isWithin && (backgroundImage !== "none" || !/(, 0\\)|transparent)$/.test(backgroundColor));
  };
  const covered = [];
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const words = document.createRange();
      words.selectNodeContents(element);
      const boxes = element.textContent.trim() ? [...words.getClientRects()] : [element.getBoundingClientRect()];
      for (const { left, top, width, height } of boxes.filter(box => box.width > 2 && box.height > 2))
        for (const [x, y] of [[0.5, 0.5], [0.25, 0.35], [0.75, 0.35], [0.25, 0.65], [0.75, 0.65]]) {
          const before = [];
          const [across, down] = [left + x * width, top + y * height];
          for (const one of document.elementsFromPoint(across, down)) {
            if (one === element || element.contains(one) || one.contains(element)) break;
            const isInTheWay = isDrawn(one, across, down) && !one.closest(".citizen");
            if (isInTheWay) before.push(`${one.tagName}.${one.className.baseVal ?? one.className}`);
          }
          if (before.length) covered.push([selector, element.textContent.trim(), before[0], innerWidth]);
        }
    }
  document.adoptedStyleSheets = [];
  return [...new Map(covered.map(one => [JSON.stringify(one), one])).values()];
}"""
ESSENTIAL = {
    "tricky": [".prompt p", "header .round", ".board button", ".players .name", ".players .purse", ".board text"],
    "Figaro": [".prompt p", "header .round", ".board button.action", ".hand text", ".hand .count", ".board .name", ".sill b"],
    "Carnavalo": [
        ".prompt p",
        "header .round",
        ".actions button",
        ".held text",
        ".token",
        ".players .name",
        ".players b",
        ".numbers text",
    ],
}
SOMETIMES = {".token", ".hand .count", ".actions button", ".board button.action"}
MOST_DECISIONS = 60


def settled(page: Page, essential: list[str]) -> list[object]:
    """Return what is cut or covered once everything has come to rest: after a turn of the screen a hand rearranges itself."""
    for _ in range(50):
        page.wait_for_timeout(100)
        found: list[object] = page.evaluate(CUT) + page.evaluate(COVERED, essential)
        if not found:
            break
    return found


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_nothing_is_cut_on_any_screen(someone: Opener, game: str, players: int) -> None:
    page = someone(name="Hannelore")
    start(page, game, players)
    to_mid_game(page, game)
    always = [selector for selector in ESSENTIAL[game] if selector not in SOMETIMES]
    for i in range(MOST_DECISIONS):  # at the end of a day the hand may be empty
        if all(page.locator(selector).count() for selector in always):
            break
        HANDS[game](page, i)
        my_turn_in_some_game(page)
    for selector in always:
        assert page.locator(selector).count(), selector
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            assert settled(page, ESSENTIAL[game]) == [], f"{width}×{height}, {scheme}"
            assert page.locator(".board .name .words").count() == players


@pytest.mark.parametrize(("game", "players"), [("tricky", 5), ("Figaro", 6), ("Carnavalo", 6)])
def test_a_very_long_name_is_whole_on_a_small_phone(someone: Opener, game: str, players: int) -> None:
    page = someone(name="Wilhelminavandenberg", width=360, height=640)
    start(page, game, players)
    name = page.locator(".board .name .words", has_text="Wilhelmina").first
    expect(name).to_be_visible()
    assert name.evaluate("e => e.scrollHeight - e.clientHeight") < 6, "half a line"
    assert name.evaluate("e => e.scrollWidth - e.clientWidth") == 0
    assert settled(page, ESSENTIAL[game]) == []


def test_what_a_walk_brings_can_be_read_on_any_screen(someone: Opener) -> None:
    page = someone(name="Hannelore")
    start(page, "Carnavalo", 6)
    walker = page.locator("button.citizen:not([aria-disabled=true])").first
    for i in range(MOST_DECISIONS):
        my_turn_in_some_game(page)
        if walker.count():
            walker.click()
            if page.locator(".sign").count():
                break
            page.keyboard.press("Escape")
        HANDS["Carnavalo"](page, i)
    expect(page.locator(".sign").first).to_be_visible()
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        assert settled(page, [".sign span", ".step [aria-hidden]"]) == [], f"{width}×{height}"


# How much of its tent the question covers, in square pixels.
COVERS = """() => {
  const asked = document.querySelector(".asking").getBoundingClientRect();
  const tents = [...document.querySelectorAll(".tent.lit")].map(tent => tent.getBoundingClientRect());
  const shared = box =>
    Math.max(0, Math.min(asked.right, box.right) - Math.max(asked.left, box.left)) *
    Math.max(0, Math.min(asked.bottom, box.bottom) - Math.max(asked.top, box.top));
  const isInside = asked.left >= 0 && asked.top >= 0 && asked.right <= innerWidth && asked.bottom <= innerHeight;
  return [isInside, ...tents.map(shared)];
}"""


def test_on_top_or_under_is_asked_beside_the_pile(someone: Opener) -> None:
    for _ in range(5):  # by chance there may be no card to play then, or no pile to play it on
        page = someone()
        start(page, "Carnavalo", 6)
        to_mid_game(page, "Carnavalo")
        cards = page.get_by_role("group", name="Your hand", exact=True).locator("button:not([aria-disabled=true])")
        if cards.count():
            break
    question = page.locator(".asking")
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        cards.first.click()
        piles = page.locator(".tent.lit:not(:has-text('empty'))")
        for i in range(piles.count()):
            pile = piles.nth(i)
            pile.click()
            expect(question).to_be_visible()
            page.wait_for_timeout(100)
            about = page.evaluate(COVERS)
            which = page.locator(".tent.lit").evaluate_all("(all, one) => all.indexOf(one)", pile.element_handle())
            assert about[0], f"{width}×{height}: outside"
            assert about[1 + which] == 0, f"{width}×{height}: over its tent"
            page.get_by_role("button", name="Never mind").click()
            if i + 1 < piles.count() and not page.locator(".tent.lit").count():
                cards.first.click()
        page.keyboard.press("Escape")


def test_beside_the_open_panel_names_are_whole(someone: Opener) -> None:
    page = someone(name="Hannelore")
    start(page, "tricky", 5)
    my_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("tab").first.wait_for()
    assert settled(page, ESSENTIAL["tricky"]) == []


# A count: all of it on the screen, nothing wider than it is; what is long scrolls within.
COUNT = """() => {
  const card = document.querySelector(".chapter");
  const cut = [];
  const inside = element => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isCut = left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
    if (isCut) cut.push([element.tagName, left, top, right, bottom]);
  };
  inside(card);
  inside(card.querySelector("button"));
  const rows = card.querySelector(".rows");
  if (rows.scrollWidth > rows.clientWidth + 1) cut.push(["wide", rows.scrollWidth, rows.clientWidth]);
  if (rows.clientHeight < 90) cut.push(["low", rows.clientHeight]);
  return cut;
}"""
# At the end: how much of the height below the header is left for the board.
BOARD_SHARE = "() => document.querySelector('.board').clientHeight / document.querySelector('main').clientHeight"

SAY_MORE = "element => { element.firstChild.data += ' Two players are level, and the King decides: he is with Wilhelmina.'; }"


@pytest.mark.parametrize(("game", "players"), [("tricky", 5), ("Figaro", 6), ("Carnavalo", 6)])
def test_counts_and_the_end_fit_on_any_screen(someone: Opener, game: str, players: int) -> None:
    page = someone(name="Hannelore")
    start(page, game, players)
    seen = 0
    for i in range(400):
        page.locator(".prompt.mine").or_(read_on(page)).or_(play_again(page)).first.wait_for()
        if play_again(page).is_visible():
            break
        if read_on(page).is_visible():
            for width, height in SCREENS if seen == 0 else []:
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(100)
                assert page.evaluate(COUNT) == [], f"{width}×{height}"
            seen += 1
            read_on(page).click()
            read_on(page).wait_for(state="hidden")
        else:
            HANDS[game](page, i)
    assert seen
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            assert settled(page, [".bar .button", ".board .name", ".sill b"]) == [], f"{width}×{height}, {scheme}"
            assert page.evaluate(BOARD_SHARE) >= 0.5, f"{width}×{height}"
    if game == "Figaro":
        page.set_viewport_size({"width": 667, "height": 375})
        page.get_by_text("The third round is over").first.evaluate(SAY_MORE)
        assert settled(page, [".bar .button", ".board .name", ".sill b"]) == [], "under a long sentence"


HALF_A_LINE = 6
SEATS = ["Hannelore", "Wilhelmina", "Christiaan", "Bartholomeus", "Ann", "Jo"]


def half_played(page: Page, game: str, players: int) -> None:
    """Open a record of a full table, in the middle."""
    going, chance = speeltafel.new(game, players, seed=5), generator(5)
    while going.actor is not None:
        legal = going.legal()
        going.play(legal[below(chance, len(legal))])
    open_file(page, json.dumps({**going.record(), "seats": SEATS[:players]}))
    page.get_by_role("slider").fill(str(len(going.moves) // 2))


@pytest.mark.parametrize(("game", "players"), [("tricky", 5), ("figaro", 6), ("figaro", 4), ("carnavalo", 6)])
def test_replay_and_review_fit_on_any_screen(someone: Opener, game: str, players: int) -> None:
    page = someone(width=390, height=844)
    half_played(page, game, players)
    for press in ("", "Review this game"):
        if press:
            page.set_viewport_size({"width": 390, "height": 844})  # on a wide screen a panel opens
            page.get_by_role("button", name=press).click()
            page.get_by_text("Reviewing your game").or_(page.locator(".deciding")).first.wait_for()
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            found: list[Any] = settled(page, [".board .name"])
            # What is cut below. Sideways a number on a piece may reach beyond its box.
            cut = [one for one in found if one[0] != "overflows" or one[2][1] > one[2][2] + HALF_A_LINE]
            assert cut == [], f"{width}×{height} {press}"
            share = page.locator(".board").evaluate("e => e.clientHeight / innerHeight")
            assert share >= 0.5, f"{width}×{height} {press}"
            assert page.locator(".stepper label, .stepper .chart").first.evaluate("e => e.clientHeight") < 70, "in a line"
