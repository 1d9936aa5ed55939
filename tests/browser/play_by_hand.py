"""How somebody plays each game by mouse, finger or keyboard: whatever can be pressed, until it is somebody else's turn."""

import re
from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import Locator, Page

MOST_MOVES = 400
MOST_TABS = 20

Press = Callable[[Locator], None]


class Hands(Protocol):
    def __call__(self, page: Page, i: int, press: Press = ..., /) -> None: ...


def click(wanted: Locator) -> None:
    wanted.click()


# How many times Tab is to be pressed from where the focus is, or backwards; once where the focus is nowhere.
# Within a group it is the arrow keys.
KEYS_TO = """element => {
  const group = element.tabIndex < 0 ? element.closest("[role=group]") : null;
  if (group?.contains(document.activeElement)) {
    const buttons = [...group.querySelectorAll("button:enabled")];
    return ["Arrow", buttons.indexOf(element) - buttons.indexOf(document.activeElement)];
  }
  const stop = group?.querySelector("button[tabindex='0']") ?? element;
  const stops = [...document.querySelectorAll("a[href], button:enabled, input:enabled, select:enabled, [tabindex='0']")];
  const order = stops.filter(stop => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }));
  const [here, there] = [order.indexOf(document.activeElement), order.indexOf(stop)];
  return ["Tab", here < 0 || there < 0 ? 1 : there - here];
}"""


def by_keyboard(wanted: Locator) -> None:
    """With Tab and arrows until it has the focus, then Enter."""
    keyboard = wanted.page.keyboard
    for _ in range(MOST_TABS):
        kind, times = wanted.evaluate(KEYS_TO)
        if times == 0:
            keyboard.press("Enter")
            return
        back, on = ("Shift+Tab", "Tab") if kind == "Tab" else ("ArrowLeft", "ArrowRight")
        for _ in range(abs(times)):
            keyboard.press(on if times > 0 else back)
    raise AssertionError(f"Tab never comes to {wanted}")


def start(page: Page, game: str, players: int, press: Press = click) -> None:
    """From the home page: one game against bots."""
    card = page.get_by_role("article", name=game)
    card.get_by_role("button", name="Play against bots").and_(page.locator(":enabled")).wait_for()
    count = card.locator("output")
    while int(count.inner_text()) != players:
        more = int(count.inner_text()) < players
        press(card.get_by_role("button", name="One more player" if more else "One fewer player"))
    press(card.get_by_role("button", name="Play against bots"))


def read_on(page: Page) -> Locator:
    """Close the count of a round or a day."""
    return page.get_by_role("button", name="Continue", exact=True)


def play_again(page: Page) -> Locator:
    return page.get_by_role("button", name="Play again", exact=True)


def my_turn(page: Page) -> None:
    """Read what comes between, until it is the player's turn."""
    _press_until_my_turn(page, read_on(page))


def my_turn_in_some_game(page: Page) -> None:
    """In another game where this one is over: for what has to come up sooner or later."""
    _press_until_my_turn(page, read_on(page), play_again(page))


def _press_until_my_turn(page: Page, *between: Locator) -> None:
    waiting = page.locator(".prompt.mine")
    for button in between:
        waiting = waiting.or_(button)
    while True:
        waiting.first.wait_for()
        pressed = next((button for button in between if button.is_visible()), None)
        if not pressed:
            return
        pressed.click()
        pressed.wait_for(state="hidden")


def to_mid_game(page: Page, game: str) -> None:
    """From the start until it is one's turn again, some moves later."""
    for i in range(MID_GAME[game]):
        my_turn(page)
        HANDS[game](page, i)
    my_turn(page)


def play_to_the_end(page: Page, move: Hands, press: Press = click) -> None:
    over, read = play_again(page), read_on(page)
    for i in range(MOST_MOVES):
        page.locator(".prompt.mine").or_(over).or_(read).first.wait_for()
        if over.is_visible():
            return
        if read.is_visible():
            press(read)
        else:
            move(page, i, press)
    raise AssertionError(f"not over after {MOST_MOVES} moves")


def tricky(page: Page, _: int, press: Press = click) -> None:
    """All dice at once: the quickest way through."""
    settle = page.get_by_role("button", name=re.compile("^Keep .* and pay$"))
    while not settle.is_visible():
        press(page.locator("button.die[aria-pressed=false]").first)
    press(settle)


def figaro(page: Page, i: int, press: Press = click) -> None:
    cards = _enabled(page, "Your hand")
    if not cards:
        press(page.get_by_role("button", name=re.compile("^Take (all|the only)")))
        sure = page.get_by_role("button", name=re.compile("^Are you sure"))
        if sure.is_visible():  # only where something else could be played, too
            press(sure)
        return
    press(cards[i % len(cards)])
    windows = page.get_by_role("button", name=re.compile(r"^(Play|Call)\b"))
    windows.first.wait_for()
    press(windows.nth(i % windows.count()))


def carnavalo(page: Page, i: int, press: Press = click) -> None:
    order = page.get_by_role("button", name=re.compile("^(On top|Under)"))
    cards = page.get_by_role("group", name="Your hand", exact=True).locator("button:not([aria-disabled=true])")
    citizens = page.locator("button.citizen:not([aria-disabled=true])")
    others = page.get_by_role("button", name=re.compile("^(Pass$|End your turn|Put chip)"))
    order.or_(cards).or_(citizens).or_(others).first.wait_for()
    if order.first.is_visible():
        press(order.nth(i % order.count()))
    elif cards.count():
        press(cards.nth(i % cards.count()))
        chosen = page.get_by_role("button", name=re.compile("^Choose the"))
        tents = page.get_by_role("button", name=re.compile("^Play the"))
        chosen.or_(tents).first.wait_for()
        press(chosen if chosen.is_visible() else tents.nth(i % tents.count()))
        if order.first.is_visible():
            press(order.nth(i % order.count()))
    elif citizens.count():
        press(citizens.nth(i % citizens.count()))
        press(page.get_by_role("button", name=re.compile("^. spaces? forward")).first)
    else:
        press(others.first)


HANDS: dict[str, Hands] = {"tricky": tricky, "Figaro": figaro, "Carnavalo": carnavalo}
FEWEST = {"tricky": 2, "Figaro": 3, "Carnavalo": 2}
MOST = {"tricky": 5, "Figaro": 6, "Carnavalo": 6}
MID_GAME = {"tricky": 2, "Figaro": 2, "Carnavalo": 8}  # moves: into Carnavalo's second day, when chips have been won


def _enabled(page: Page, group: str) -> list[Locator]:
    return page.get_by_role("group", name=group, exact=True).locator("button:not([aria-disabled=true])").all()
