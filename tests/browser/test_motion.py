"""What happened is seen happening, and nobody acts before he has seen it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.play_by_hand import FEWEST, HANDS, click, my_turn, start

# While anything is on its way it is nobody's turn on the page.
WATCH = """() => {
  const seen = { flew: 0, early: 0 };
  window.seen = seen;
  const look = () => {
    const flying = document.querySelectorAll("[data-flying]").length;
    seen.flew = Math.max(seen.flew, flying);
    if (flying && document.querySelector(".prompt.mine")) seen.early += 1;
    requestAnimationFrame(look);
  };
  look();
}"""


def watched(page: Page, game: str) -> None:
    start(page, game, FEWEST[game])
    my_turn(page)
    page.evaluate(WATCH)


@pytest.mark.parametrize("game", HANDS)
def test_things_fly_and_the_turn_comes_when_they_have_landed(someone: Opener, game: str) -> None:
    page = someone(reduced_motion="no-preference", pace="brisk")
    watched(page, game)
    over = page.get_by_role("button", name="Play again", exact=True)
    for i in range(3):  # what is chosen in secret at first does not fly
        if not over.is_visible():  # dice can end a game soon
            HANDS[game](page, i, click)
            page.locator(".prompt.mine").or_(over).wait_for(timeout=40_000)
    assert page.evaluate("seen.flew") > 0
    assert page.evaluate("seen.early") == 0
    expect(page.locator("[data-flying]")).to_have_count(0)


def test_with_reduced_motion_nothing_flies(someone: Opener) -> None:
    page = someone(pace="brisk")
    watched(page, "Figaro")
    HANDS["Figaro"](page, 0, click)
    my_turn(page)
    assert page.evaluate("seen.flew") == 0


# Taps the board as soon as something flies, and counts the frames until nothing does: in the page, where no test comes too late.
TAP = """() => {
  let found;
  window.frames_after_tap = new Promise((resolve) => (found = resolve));
  const look = (frames) => {
    const flying = document.querySelector("[data-flying]") !== null;
    if (frames !== null && !flying) return found(frames);
    if (frames === null && flying) {
      document.querySelector(".case").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      frames = 0;
    }
    requestAnimationFrame(() => look(frames === null ? null : frames + 1));
  };
  look(null);
}"""


def test_a_tap_shows_at_once_what_waits(someone: Opener) -> None:
    page = someone(reduced_motion="no-preference", pace="brisk")
    page.get_by_role("article", name="tricky").get_by_role("button", name="On this device").click()
    page.get_by_role("button", name="Begin").click()
    my_turn(page)
    page.evaluate(TAP)
    HANDS["tricky"](page, 0, click)
    assert page.evaluate("window.frames_after_tap") <= 3


# Counts the sounds that would be played.
LISTEN = """() => {
  window.sounds = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) { window.sounds += 1; return start.apply(this, when); };
}"""


def test_small_sounds_are_off_by_a_key(someone: Opener) -> None:
    page = someone()
    page.evaluate(LISTEN)
    start(page, "tricky", 2)
    my_turn(page)
    page.keyboard.press("s")
    before = page.evaluate("window.sounds")
    HANDS["tricky"](page, 0, click)
    my_turn(page)
    assert page.evaluate("window.sounds") == before
    page.keyboard.press("s")
    HANDS["tricky"](page, 1, click)
    my_turn(page)
    assert page.evaluate("window.sounds") > before
