"""How somebody plays each game with a mouse or a finger: whatever can be clicked, until it is somebody else's turn."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page

MOST_MOVES = 400


def start(page: Page, game: str, players: int) -> None:
    """From the home page: one game against bots."""
    card = page.get_by_role("article", name=game)
    count = card.locator("output")
    while int(count.inner_text()) != players:
        more = int(count.inner_text()) < players
        card.get_by_role("button", name="One player more" if more else "One player fewer").click()
    card.get_by_role("button", name="Play against bots").click()


def play_to_the_end(page: Page, move: Callable[[Page, int], None]) -> None:
    over = page.get_by_role("button", name="Once more")
    for i in range(MOST_MOVES):
        page.locator(".prompt.mine").or_(over).wait_for()
        if over.is_visible():
            return
        move(page, i)
    raise AssertionError(f"not over after {MOST_MOVES} moves")


def tricky(page: Page, _: int) -> None:
    """All dice at once: the quickest way through."""
    lying = page.locator("button.die[aria-pressed=false]")
    while lying.count():
        lying.first.click()
    page.get_by_role("button", name=re.compile("^Keep .* settle$")).click()


def figaro(page: Page, i: int) -> None:
    cards = _enabled(page, "Your hand")
    if not cards:
        page.get_by_role("button", name=re.compile("^Take (all|the only)")).click()
        page.get_by_role("button", name=re.compile("^Really")).click()
        return
    cards[i % len(cards)].click()
    windows = page.get_by_role("button", name=re.compile("^(Play|Call)")).all()
    windows[i % len(windows)].click()


def carnavalo(page: Page, i: int) -> None:
    cards = _enabled(page, "Your hand")
    if cards:
        cards[i % len(cards)].click()
        chosen = page.get_by_role("button", name=re.compile("^Choose the"))
        if chosen.is_visible():
            chosen.click()
            return
        tents = page.get_by_role("button", name=re.compile("^Play the")).all()
        tents[i % len(tents)].click()
        choice = page.get_by_role("button", name="On top" if i % 2 else "Under")
        if choice.is_visible():
            choice.click()
        return
    citizens = page.locator("button.citizen:enabled").all()
    if citizens:
        citizens[i % len(citizens)].click()
        page.get_by_role("button", name=re.compile("^. fields? on$")).first.click()
        return
    if page.get_by_role("button", name="Pass", exact=True).is_visible():
        page.get_by_role("button", name="Pass", exact=True).click()
        return
    chips = _enabled(page, "Your chips")
    assert chips, page.locator(".screen").inner_html()
    chips[0].click()
    page.get_by_role("button", name=re.compile("^Put chip")).click()


HANDS = {"tricky": tricky, "Figaro": figaro, "Carnavalo": carnavalo}


def _enabled(page: Page, group: str) -> list[Locator]:
    return page.get_by_role("group", name=group, exact=True).locator("button:enabled").all()
