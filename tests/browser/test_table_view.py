"""A television in the middle and phones as hands: everybody looks at one, and plays on their own."""

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import PATIENCE_MS, Axe, Opener
from tests.browser.play_by_hand import HANDS, MOST_MOVES
from tests.waiting import until

TV = {"width": 1920, "height": 1080}
CONTROLS = ":is(button, a):not([inert] *)"
PHONE = {"width": 390, "height": 844, "has_touch": True}


def a_television(someone: Opener, game: str, players: int = 3) -> Page:
    """Lay a table on it: nobody sits at it."""
    tv = someone(name="Host", **TV)
    card = tv.get_by_role("article", name=game)
    card.get_by_role("button", name="With friends").and_(tv.locator(":enabled")).wait_for()
    count = card.locator("output")
    while int(count.inner_text()) != players:
        more = int(count.inner_text()) < players
        card.get_by_role("button", name="One more player" if more else "One fewer player").click()
    card.get_by_role("button", name="With friends").click()
    tv.get_by_role("button", name="Use this screen as the table").click()
    tv.get_by_role("dialog").get_by_role("button", name="Use this screen as the table").click()
    expect(tv.locator("li.free svg[role=img]")).to_have_count(players)
    return tv


def invitations(tv: Page) -> list[str]:
    """Return what the codes say."""
    tv.locator("li.free svg[role=img]").first.wait_for()
    return [str(code.get_attribute("aria-label")) for code in tv.locator("li.free svg[role=img]").all()]


def sit(someone: Opener, link: str, name: str) -> Page:
    phone = someone(link, name=name, **PHONE)
    phone.get_by_role("button", name="Sit down").click()
    expect(phone.get_by_role("button", name="Leave my seat")).to_be_visible()
    return phone


def two_phones(someone: Opener, tv: Page) -> tuple[Page, Page]:
    ann = sit(someone, invitations(tv)[0], "Ann")
    expect(tv.locator("li", has_text="Ann")).to_contain_text("✓")
    return ann, sit(someone, invitations(tv)[1], "Wilma")  # each by the code of its seat, however many are left


def start(tv: Page) -> None:
    tv.get_by_role("button", name="Start").click()
    expect(tv.locator(".view")).to_be_visible()


def whose_turn(*phones: Page) -> Page | None:
    """Wait until it is the turn of one of them; None: the game is over."""
    patience = time.monotonic() + PATIENCE_MS / 1000
    while time.monotonic() < patience:
        for phone in phones:
            if phone.locator(".prompt.mine").is_visible():
                return phone
        if phones[0].get_by_role("button", name="Play again", exact=True).is_visible():
            return None
        phones[0].wait_for_timeout(20)  # a moment for the pages
    raise AssertionError("nobody's turn, and the game is not over")


@pytest.mark.complains
def test_a_whole_game_on_a_television_with_two_phones_and_a_bot_and_a_seat_that_moves(someone: Opener, axe: Axe) -> None:
    tv = a_television(someone, "tricky")
    first = invitations(tv)[0]
    axe(tv)
    ann, wilma = two_phones(someone, tv)

    # A photograph of the code of a seat that is taken.
    thief = someone(first, name="Thief", **PHONE)
    thief.get_by_role("button", name="Sit down").click()
    expect(thief.get_by_role("alert")).to_be_visible()
    expect(tv.locator("ul")).not_to_contain_text("Thief")

    start(tv)
    expect(tv.locator(CONTROLS)).to_have_count(1)  # the menu
    for i in range(2):
        if phone := whose_turn(ann, wilma):
            HANDS["tricky"](phone, i)

    # Ann takes her seat along to a tablet, in the middle of the game.
    ann.get_by_role("button", name="Menu", exact=True).click()
    ann.get_by_role("tab", name="Table").click()
    ann.get_by_role("button", name="Switch devices").click()
    link = str(ann.get_by_role("dialog").locator("svg[role=img]").get_attribute("aria-label"))
    tablet = someone(link, name="Ann", width=1024, height=768)
    expect(ann.get_by_text("You're now playing on your other device.")).to_be_visible()
    tablet.locator(".hand-view").wait_for()
    tablet.reload()
    tablet.locator(".hand-view").wait_for()
    again = someone(link, name="Thief")
    expect(again.get_by_role("alert")).to_contain_text("This code has already been used, or it has expired.")

    for i in range(MOST_MOVES):
        phone = whose_turn(tablet, wilma)
        if phone is None:
            break
        HANDS["tricky"](phone, i)
    expect(tv.locator(CONTROLS)).to_have_count(1)
    # The count goes on by itself.
    expect(tv.locator(".view h2").first).to_contain_text(re.compile("wins?|win together"), timeout=2 * PATIENCE_MS)

    # Once more: the television goes along.
    wilma.get_by_role("button", name="Play again", exact=True).click()
    expect(tv.locator(".lobby")).to_be_visible()
    wilma.wait_for_url(re.compile("as=hand"))


@pytest.mark.parametrize("game", ["Figaro", "Carnavalo"])
def test_hands_play_and_the_television_never_gets_one(someone: Opener, axe: Axe, game: str) -> None:
    tv = a_television(someone, game)
    received: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: received.append(json.loads(frame)))

    tv.on("websocket", listen)
    tv.reload()
    ann, wilma = two_phones(someone, tv)
    start(tv)
    for i in range(3):
        phone = whose_turn(ann, wilma)
        assert phone
        if i == 0:
            axe(phone)
        HANDS[game](phone, i)
    seen = [message for message in received if "view" in message or "changed" in message]
    assert len(seen) > 2
    for message in seen:
        assert message["seats"] == [None]
        assert not (message.get("view") or {}).get("hand")
        assert not (message.get("changed") or {}).get("hand")

    # The whole board is one touch away, and stays.
    ann.get_by_role("button", name="Show the whole board").click()
    expect(ann.locator(".hand-view")).to_have_count(0)
    ann.reload()
    expect(ann.get_by_role("button", name="Menu", exact=True)).to_be_visible()
    expect(ann.locator(".hand-view")).to_have_count(0)
    ann.get_by_role("button", name="Menu", exact=True).click()
    ann.get_by_role("button", name="Only my hand").click()
    expect(ann.locator(".hand-view")).to_be_visible()


@pytest.mark.parametrize("game", HANDS)
def test_what_a_television_says_is_large_and_what_a_phone_asks_fits(someone: Opener, game: str) -> None:
    tv = a_television(someone, game)
    ann, wilma = two_phones(someone, tv)
    start(tv)
    phone = whose_turn(ann, wilma)
    assert phone
    tv.locator(".view .board :is(ul, section)").first.wait_for()
    assert tv.evaluate(SMALLEST_TEXT) >= 24  # in pixels, which are 0.6 mm on a television of 55 inches
    phone.locator(".hand-view").wait_for()
    for width, height in ((390, 844), (360, 640), (844, 390)):
        phone.set_viewport_size({"width": width, "height": height})
        small = "[...document.querySelectorAll('.hand-view button')].map(b => b.getBoundingClientRect())"
        assert phone.evaluate(f"{small}.filter(r => r.width < 44 || r.height < 44).map(r => [r.width, r.height])") == []
        assert phone.evaluate(f"{small}.filter(r => r.right > innerWidth + 1 || r.bottom > innerHeight + 1).length") == 0


def test_a_screen_that_lies_flat_is_read_from_all_sides(someone: Opener) -> None:
    tv = a_television(someone, "Figaro")
    by_link = someone(tv.url, name="Tablet", width=1024, height=768)
    by_link.get_by_role("button", name="Use this screen as the table").click()
    assert len(invitations(by_link)) == 3
    tv.set_viewport_size({"width": 1024, "height": 768})
    tv.get_by_role("button", name="Menu", exact=True).click()
    tv.get_by_role("button", name="This screen is lying flat").click()
    tv.get_by_role("button", name="Rotate the picture").click()
    tv.get_by_role("button", name="Close", exact=True).click()
    expect(tv.locator(".line")).to_have_count(4)
    tv.reload()
    expect(tv.locator(".line")).to_have_count(4)
    for side in tv.locator(".line").all():
        box = side.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 1024.5
        assert box["y"] + box["height"] <= 768.5


AWAKE = """() => {
  window.awake = 0;
  navigator.wakeLock.request = async () => (window.awake++, { release: async () => window.awake-- });
}"""


def test_the_screens_of_a_table_and_of_hands_stay_awake(someone: Opener) -> None:
    tv = a_television(someone, "tricky")
    ann, wilma = two_phones(someone, tv)
    start(tv)
    whose_turn(ann, wilma)
    for page in (tv, ann):
        page.add_init_script(f"({AWAKE})()")
        page.reload()
        until(lambda page=page: page.evaluate("window.awake") == 1)  # type: ignore[misc]
    ann.get_by_role("button", name="Show the whole board").click()
    until(lambda: ann.evaluate("window.awake") == 0)


def test_enter_on_a_television_skips_what_is_told(someone: Opener) -> None:
    tv = a_television(someone, "tricky")
    ann, wilma = two_phones(someone, tv)
    start(tv)
    tv.evaluate("localStorage['speeltafel.pace'] = 'calm'")
    tv.reload()
    phone = whose_turn(ann, wilma)
    assert phone
    said = tv.locator(".line .words")
    expect(said).not_to_be_empty()
    before = said.inner_text()
    tv.clock.install()
    tv.clock.pause_at(tv.evaluate("Date.now()") / 1000 + 60)  # from now on nothing goes on by itself
    HANDS["tricky"](phone, 0)
    expect(said).not_to_have_text(before)
    shown = said.inner_text()
    tv.keyboard.press("Enter")
    expect(said).not_to_have_text(shown)


# What stands on the board, in pixels of the screen.
SMALLEST_TEXT = """() => {
  const words = document.createTreeWalker(document.querySelector(".view"), NodeFilter.SHOW_TEXT);
  const sizes = [];
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const box = node.parentElement;
    if (!node.textContent.trim() || !box.checkVisibility({visibilityProperty: true}) || box.closest(".unseen, svg")) continue;
    const frame = box.closest("[data-frame]");
    sizes.push(parseFloat(getComputedStyle(box).fontSize) * frame.getBoundingClientRect().width / frame.offsetWidth);
  }
  return Math.min(...sizes);
}"""
