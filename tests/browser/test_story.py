"""The table tells its story: in time with what is seen, at one's own pace, and rounds and days wait to be read."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.play_by_hand import FEWEST, HANDS, click, my_turn, my_turn_in_some_game, play_again, play_to_the_end, start

# In every frame: what is told, with whose badge; nobody is asked to move meanwhile.
WATCH = """() => {
  const seen = { told: [], frames: 0, ahead: 0 };
  window.seen = seen;
  const look = () => {
    seen.frames += 1;
    const telling = document.querySelector(".telling p")?.textContent ?? "";
    const badge = document.querySelector(".telling svg text")?.textContent ?? "";
    if (telling && seen.told.at(-1)?.words !== telling) seen.told.push({ words: telling, badge, at: performance.now() });
    if (telling && document.querySelector(".prompt.mine")) seen.ahead += 1;
    requestAnimationFrame(look);
  };
  look();
}"""


def opened(someone: Opener, game: str, pace: str, players: int = 0) -> Page:
    page = someone(reduced_motion="no-preference", pace=pace)
    start(page, game, players or FEWEST[game])
    my_turn(page)
    return page


@pytest.mark.parametrize("game", HANDS)
def test_every_step_of_a_bot_is_told_while_it_is_seen(someone: Opener, game: str) -> None:
    page = opened(someone, game, "brisk", 3)
    page.evaluate(WATCH)
    for i in range(4):  # whoever begins a day moves several times before the bots do
        HANDS[game](page, i, click)
        page.locator(".prompt.mine").wait_for(timeout=90_000)
        seen = page.evaluate("seen")
        if sum(told["badge"] != "A" for told in seen["told"]) >= 2:
            break
    assert seen["ahead"] == 0, "nobody is asked before all is told"
    assert sum(told["badge"] != "A" for told in seen["told"]) >= 2
    page.get_by_role("button", name="Menu").click()
    log = page.get_by_role("list", name="What happened").inner_text()
    for told in seen["told"]:
        assert told["words"].split(". ")[0].rstrip(".") in log


def test_a_sentence_is_held_long_enough_to_read_and_the_banner_names_whoever_moves(someone: Opener) -> None:
    page = opened(someone, "tricky", "normal", 3)
    page.evaluate(WATCH)
    HANDS["tricky"](page, 0, click)
    page.locator(".prompt.mine").wait_for(timeout=120_000)
    told = page.evaluate("seen.told")
    held = [later["at"] - one["at"] for one, later in pairwise(told) if one["badge"] in ("B", "C")]
    assert held, "what Cato does herself is not held"
    assert sorted(held)[len(held) // 4] > 1_000, "a busy machine may show the first one late"
    for one in told:  # the badge is of whose doing it is
        assert one["words"].startswith({"A": "Cato", "B": "Blaise", "C": "Christiaan"}[one["badge"]]), one


def test_step_by_step_waits_for_a_key(someone: Opener) -> None:
    page = opened(someone, "tricky", "step")
    HANDS["tricky"](page, 0, click)
    following = page.get_by_role("button", name="Next", exact=True)
    following.wait_for()
    words = page.locator(".telling p").inner_text()
    page.wait_for_timeout(1_500)
    assert page.locator(".telling p").inner_text() == words
    page.keyboard.press("n")
    expect(page.locator(".telling p").filter(has_text=re.compile(f"^{re.escape(words)}$"))).to_have_count(0)


def test_the_pace_is_chosen_beside_the_log_and_remembered(someone: Opener) -> None:
    page = opened(someone, "tricky", "at-once")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Pace").select_option("calm")
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Pace")).to_have_value("calm")


def test_what_happened_since_ones_turn_is_read_and_seen_again(someone: Opener) -> None:
    page = opened(someone, "tricky", "brisk")
    HANDS["tricky"](page, 0, click)
    page.locator(".prompt.mine").wait_for(timeout=60_000)
    page.get_by_role("button", name="Since your last turn").click()
    dialog = page.get_by_role("dialog", name="Since your last turn")
    first = dialog.get_by_role("listitem").first.inner_text()
    assert float(dialog.locator("ol").evaluate("e => parseFloat(getComputedStyle(e).paddingLeft)")) >= 32, "room for two digits"
    dialog.get_by_role("button", name="Show it again").click()
    expect(page.locator(".telling p")).to_have_text(first)
    expect(page.locator(".prompt.mine")).to_have_count(0)
    page.locator(".prompt.mine").wait_for(timeout=60_000)


def until_the_card(page: Page, game: str, name: re.Pattern[str]) -> None:
    card = page.get_by_role("region", name=name)
    for i in range(200):
        page.locator(".prompt.mine").or_(card).first.wait_for(timeout=60_000)
        if card.is_visible():
            return
        HANDS[game](page, i, click)
    raise AssertionError("it never came")


def test_a_round_of_figaro_waits_to_be_read_and_says_why(someone: Opener) -> None:
    page = opened(someone, "Figaro", "at-once")
    until_the_card(page, "Figaro", re.compile("^Round 1 is over"))
    card = page.get_by_role("region", name="Round 1 is over")
    expect(card.get_by_role("listitem")).to_have_count(3)
    expect(card).to_contain_text("The more cards in a stack, the longer the road piece")
    expect(page.locator(".prompt")).to_have_text("Here's the score. Press Continue when you're ready.")
    page.wait_for_timeout(500)
    expect(card).to_be_visible()
    card.get_by_role("button", name="Continue").click()
    expect(card).to_have_count(0)
    page.get_by_role("button", name="How round 1 ended").click()
    expect(card).to_be_visible()


def test_a_day_of_carnavalo_is_counted_row_by_row_and_can_be_read_again_after_a_reload(someone: Opener) -> None:
    page = opened(someone, "Carnavalo", "brisk")
    card = page.get_by_role("region", name="Score of day 1")
    again = page.get_by_role("button", name="Score of day 1")
    while True:
        until_the_card(page, "Carnavalo", re.compile("^Score of day 1"))
        expect(card.get_by_role("listitem")).to_have_count(7)
        expect(page.locator(".prompt")).to_have_text("Here's the score. Press Continue when you're ready.")
        card.get_by_role("button", name="Continue").click()
        expect(card).to_have_count(0)
        again.or_(play_again(page)).first.wait_for()
        if again.is_visible():
            break
        my_turn_in_some_game(page)  # who has five discs after one day has won
    page.reload()
    page.locator(".prompt").wait_for()
    again.click()
    expect(card).to_be_visible()


def test_the_end_says_where_one_came_who_else_and_since_when(someone: Opener) -> None:
    page = opened(someone, "tricky", "at-once")
    play_to_the_end(page, HANDS["tricky"])
    ending = page.get_by_role("region", name="Final result")
    expect(ending.get_by_role("heading")).to_have_text(re.compile("You win!|You came second"))
    expect(ending.get_by_role("listitem")).to_have_count(2)
    won = ending.get_by_role("heading", name="You win!").is_visible()
    assert page.locator("i[style*='animation-delay']").count() == (60 if won else 0), "confetti is for winners"


# In every frame: whether anything of the end is there while chips are still on their way.
EARLY = """() => {
  window.early = 0;
  const look = () => {
    const moving = document.querySelector("[data-flying]") || document.querySelector(".telling");
    if (moving && document.querySelector("[aria-label='Final result']")) window.early += 1;
    requestAnimationFrame(look);
  };
  look();
}"""


def test_nothing_of_the_end_comes_before_it_has_been_seen(someone: Opener) -> None:
    page = opened(someone, "tricky", "at-once")
    page.evaluate(EARLY)
    for i in range(400):
        page.locator(".prompt.mine").or_(page.get_by_role("button", name="Play again", exact=True)).wait_for()
        if page.get_by_role("button", name="Play again", exact=True).is_visible():
            break
        if page.get_by_role("button", name="Menu").get_attribute("aria-expanded") == "false" and i == 6:
            page.get_by_role("button", name="Menu").click()
            page.get_by_label("Pace").select_option("brisk")
        HANDS["tricky"](page, i, click)
    assert page.evaluate("window.early") == 0
