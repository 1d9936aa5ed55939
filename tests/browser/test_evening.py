"""A family evening: a television and a tablet as the table, four phones as hands, and a robot at another address.

`./check` plays tricky, the shortest. `pytest tests/browser/test_evening.py --all-games` plays all three.
"""

import asyncio
import re
import threading
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE_MS, Opener
from tests.browser.play_by_hand import HANDS, MOST_MOVES
from tests.browser.test_table_view import PHONE, a_television, invitations, whose_turn
from tests.server.running_server import Person, Running, _open
from tests.table.mirror import Mirror

PLAYERS = 5
MOST_TOUCHES = 8
ELSEWHERE = ("127.0.0.2", 0)
NAMES = ("Ann", "Bo", "Cas", "Dina")
COUNTED = (
    "addEventListener('pointerdown', e => e.isTrusted && (sessionStorage.touches = +(sessionStorage.touches ?? 0) + 1), true)"
)


class Robot(threading.Thread):
    """A program with a seat: it moves as soon as it may, until the game is over."""

    def __init__(self, server: Running, link: str, seat: int) -> None:
        super().__init__(daemon=True)
        found = re.search(r"/table/([\w-]+)\?(?:.*&)?code=([\w-]+)", link)
        assert found, link
        self._server, self._table, self._code, self._seat = server, found[1], found[2], seat
        self.moves = 0
        self.is_over = False

    def run(self) -> None:
        asyncio.run(self._play())

    async def _play(self) -> None:
        client = await Person.new(self._server).connect(self._table, local_addr=ELSEWHERE)
        assert (await client.ask("sit", seat=self._seat, code=self._code, name="Hal"))["type"] != "refusal"
        client.mirrors[self._seat] = Mirror(self._seat)
        await client.say(type="listen", seat=self._seat, number=None)
        while (state := client.mirrors[self._seat].state).get("table", {}).get("status") != "over":
            if (state.get("view") or {}).get("legal"):
                await client.move(self._seat, self.moves)
                self.moves += 1
            else:
                await client.receive(timeout=600)
        self.is_over = True
        _open.remove(client)
        await client.close()


def counted(someone: Opener, link: str, name: str) -> Page:
    """Open an invitation on a phone, and sit down under a name that is typed there."""
    phone = someone("/", name="", **PHONE)
    phone.context.add_init_script(COUNTED)
    phone.goto(link)
    phone.reload()
    phone.get_by_role("textbox").first.click()
    phone.keyboard.type(name)
    phone.get_by_role("button", name="Sit down").click()
    expect(phone.get_by_role("button", name="Leave my seat")).to_be_visible()
    return phone


def touches(page: Page) -> int:
    return int(page.evaluate("sessionStorage.touches ?? 0"))


@pytest.mark.complains
def test_an_evening(someone: Opener, server: Running, evening: str, record_property: Callable[[str, object], None]) -> None:
    began = time.monotonic()
    tv = a_television(someone, evening, PLAYERS)
    codes = invitations(tv)
    tablet = someone(tv.url, name="Tablet", width=1180, height=820)
    tablet.get_by_role("button", name="Use this screen as the table").click()
    phones = [counted(someone, code, name) for code, name in zip(codes, NAMES, strict=False)]
    robot = Robot(server, codes[-1], PLAYERS - 1)
    robot.start()
    for name in (*NAMES, "Hal"):
        for screen in (tv, tablet):
            expect(screen.locator("li", has_text=name)).to_contain_text("✓")
    tv.get_by_role("button", name="Start").click()
    for screen in (tv, tablet):
        expect(screen.locator(".view")).to_be_visible()

    # The first move of each of the four.
    waiting_for = list(phones)
    for i in range(MOST_MOVES):
        phone = whose_turn(*phones)
        assert phone
        before = touches(phone)
        HANDS[evening](phone, i)
        if phone in waiting_for:
            waiting_for.remove(phone)
            assert before + 1 <= MOST_TOUCHES, "from the invitation to the touch of the first move"
        if not waiting_for:
            break
    record_property("seconds to the first moves of four", round(time.monotonic() - began, 1))
    record_property("touches of each", [touches(one) for one in phones])

    # A device is lost, and is back at the same address.
    lost = phones[1]
    address, context = lost.url, lost.context
    lost.close()
    expect(tv.locator(".view")).to_contain_text("Bo")
    phones[1] = context.new_page()
    phones[1].goto(address)
    phones[1].locator(".hand-view").wait_for()

    # A seat moves to another device.
    phones[2].get_by_role("button", name="Menu", exact=True).click()
    phones[2].get_by_role("tab", name="Table").click()
    phones[2].get_by_role("button", name="Switch devices").click()
    link = str(phones[2].get_by_role("dialog").locator("svg[role=img]").get_attribute("aria-label"))
    other = someone(link, name="Cas", **PHONE)
    expect(phones[2].get_by_text("You're now playing on your other device.")).to_be_visible()
    other.locator(".hand-view").wait_for()
    phones[2] = other

    for i in range(MOST_MOVES):
        phone = whose_turn(*phones)
        if phone is None:
            break
        HANDS[evening](phone, i)
    for screen in (tv, tablet):  # counts go on by themselves
        expect(screen.locator(".view h2").first).to_contain_text(re.compile("wins?|win together"), timeout=3 * PATIENCE_MS)
    robot.join(timeout=PATIENCE_MS / 1000)
    assert robot.is_over
    assert robot.moves > 0

    # Once more: everybody arrives.
    over = phones[0].url
    phones[3].get_by_role("button", name="Play again", exact=True).click()
    for screen in (tv, tablet):
        expect(screen.locator(".lobby")).to_be_visible()
    for phone in phones:
        phone.wait_for_url(lambda url: url != over and "as=hand" in url)
        expect(phone.get_by_role("button", name="Leave my seat")).to_be_visible()
