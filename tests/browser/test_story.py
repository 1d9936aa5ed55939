"""The table tells its story: in time with what is seen, at one's own pace, and rounds and days wait to be read."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.play_by_hand import (
    FEWEST,
    HANDS,
    click,
    my_turn,
    my_turn_in_some_game,
    play_again,
    play_to_the_end,
    read_on,
    start,
)
from tests.browser.test_table_functions import choose

# In every frame: what is told, with whose badge; nobody is asked to move meanwhile.
WATCH = """() => {
  const seen = { said: [], frames: 0, ahead: 0 };
  window.seen = seen;
  const look = () => {
    seen.frames += 1;
    const telling = document.querySelector(".telling p")?.textContent ?? "";
    const badge = document.querySelector(".telling svg text")?.textContent ?? "";
    if (telling && seen.said.at(-1)?.words !== telling) seen.said.push({ words: telling, badge, at: performance.now() });
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
def test_every_step_of_a_bot_is_narrated_while_it_is_seen(someone: Opener, game: str) -> None:
    page = opened(someone, game, "brisk", 3)
    page.evaluate(WATCH)
    for i in range(4):  # whoever begins a day moves several times before the bots do
        HANDS[game](page, i, click)
        page.locator(".prompt.mine").wait_for(timeout=90_000)
        seen = page.evaluate("seen")
        if sum(one["badge"] != "A" for one in seen["said"]) >= 2:
            break
    assert seen["ahead"] == 0, "nobody is asked before all is told"
    assert sum(one["badge"] != "A" for one in seen["said"]) >= 2
    page.get_by_role("button", name="Menu").click()
    log = page.get_by_role("list", name="What happened").inner_text()
    for one in seen["said"]:
        begins = [badge for badge, name in (("A", "Cato"), ("B", "Blaise"), ("C", "Christiaan")) if one["words"].startswith(name)]
        assert begins in ([], [one["badge"]]), one  # the badge is of whoever the sentence begins with
        # A turn of tricky is one line that grows; what everybody gets at once is told once.
        assert one["badge"] == "" or one["words"].split(" and pays")[0].split(". ")[0].rstrip(".") in log


def test_a_turn_is_held_long_enough_to_read_and_the_banner_names_whoever_moves(someone: Opener) -> None:
    page = opened(someone, "tricky", "normal", 3)
    page.evaluate(WATCH)
    HANDS["tricky"](page, 0, click)
    page.locator(".prompt.mine").wait_for(timeout=120_000)
    said = page.evaluate("seen.said")
    whole = [one for one, later in pairwise(said) if one["badge"] in ("B", "C") and later["badge"] != one["badge"]]
    ends = {one["at"]: later["at"] for one, later in pairwise(said)}
    held = [ends[one["at"]] - one["at"] for one in whole]
    assert held, "what Cato does herself is not held"
    assert max(held) > 700, "what a turn came to can be read, on a busy machine too"
    assert any(" and pays " in one["words"] for one in whole)
    for one in said:  # the badge is of whose doing it is
        assert one["words"].startswith({"A": "Cato", "B": "Blaise", "C": "Christiaan"}[one["badge"]]), one


def test_a_button_shows_at_once_where_the_others_turns_led(someone: Opener) -> None:
    page = opened(someone, "tricky", "calm", 5)
    HANDS["tricky"](page, 0, click)
    page.get_by_role("button", name="Skip", exact=True).click()
    # Every bot's turn may bring the button back, and it may be gone before it is pressed.
    page.evaluate("setInterval(() => document.querySelector('button[aria-label=Skip]')?.click(), 20)")
    page.locator(".prompt.mine").wait_for(timeout=10_000)  # told at this pace, their turns take longer


def test_whoever_has_to_move_keeps_two_thirds_of_their_time(someone: Opener) -> None:
    page = someone(reduced_motion="no-preference", pace="calm")
    choose(page, "tricky", clock="30 seconds a move")
    start(page, "tricky", 5)
    my_turn(page)
    HANDS["tricky"](page, 0, click)
    page.locator(".prompt.mine").wait_for(timeout=60_000)
    left = page.locator(".clock").inner_text()
    assert int(re.sub(r"\D", "", left)) >= 18, left


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
    expect(dialog.get_by_role("listitem")).to_have_count(1)  # a line for each of the others
    expect(dialog.get_by_role("listitem").first).to_contain_text(re.compile("^.?Blaise keeps .* and pays "))
    dialog.get_by_role("button", name="Show again").click()
    expect(page.locator(".telling p")).to_contain_text("Blaise")
    expect(page.locator(".prompt.mine")).to_have_count(0)
    page.locator(".prompt.mine").wait_for(timeout=60_000)


def test_after_a_reload_one_still_reads_what_happened_since(someone: Opener) -> None:
    page = opened(someone, "tricky", "at-once", 3)
    HANDS["tricky"](page, 0, click)
    my_turn(page)
    page.reload()
    page.get_by_role("button", name="Since your last turn").click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_role("button", name="Show again")).to_have_count(0)


def until_the_card(page: Page, game: str, name: re.Pattern[str]) -> None:
    card = page.get_by_role("region", name=name)
    for i in range(400):
        page.locator(".prompt.mine").or_(read_on(page)).first.wait_for(timeout=60_000)
        if card.is_visible():
            return
        if read_on(page).is_visible():
            read_on(page).click()
            read_on(page).wait_for(state="hidden")
        else:
            HANDS[game](page, i, click)
    raise AssertionError("it never came")


def test_a_round_of_figaro_waits_to_be_read_and_says_why(someone: Opener) -> None:
    page = opened(someone, "Figaro", "at-once")
    until_the_card(page, "Figaro", re.compile("^Round 1 is over"))
    card = page.get_by_role("region", name="Round 1 is over")
    expect(card.locator("tbody tr")).to_have_count(3)
    expect(card).to_contain_text("The more cards in your stack, the longer your road piece")
    expect(page.locator(".prompt")).to_have_text("Here's the score. Press Continue when you're ready.")
    page.wait_for_timeout(500)
    expect(card).to_be_visible()
    card.get_by_role("button", name="Continue").click()
    expect(card).to_have_count(0)
    page.get_by_role("button", name="How round 1 ended").click()
    expect(card).to_be_visible()


def test_a_day_of_carnavalo_is_counted_row_by_row_and_can_be_read_again_after_a_reload(someone: Opener) -> None:
    page = opened(someone, "Carnavalo", "brisk")
    card = page.get_by_role("region", name="Score for day 1")
    again = page.get_by_role("button", name="Score for day 1")
    while True:
        until_the_card(page, "Carnavalo", re.compile("^Score for day 1"))
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
    expect(ending).to_contain_text(re.compile("so the game is over.* the most chips: "))
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
    read = page.get_by_role("button", name="Continue", exact=True)
    for i in range(400):
        page.locator(".prompt.mine").or_(page.get_by_role("button", name="Play again", exact=True)).or_(read).first.wait_for()
        if read.is_visible():
            read.click()
            continue
        if page.get_by_role("button", name="Play again", exact=True).is_visible():
            break
        if page.get_by_role("button", name="Menu").get_attribute("aria-expanded") == "false" and i == 6:
            page.get_by_role("button", name="Menu").click()
            page.get_by_label("Pace").select_option("brisk")
        HANDS["tricky"](page, i, click)
    assert page.evaluate("window.early") == 0


# What stands in a count, row by row: the numbers that are added, and the total.
SUMS = """card => [...card.querySelectorAll("tbody tr")].map(row => [...row.querySelectorAll("td")]
  .map(cell => Number(cell.textContent.replace(/[=+\\s]/g, "").replace("\u2212", "-"))))"""


def test_the_last_round_of_figaro_is_counted_and_every_road_adds_up(someone: Opener) -> None:
    page = opened(someone, "Figaro", "at-once")
    card = page.get_by_role("region", name="Round 3 is over")
    until_the_card(page, "Figaro", re.compile("^Round 3 is over"))
    rows = card.evaluate(SUMS)
    assert len(rows) == 3
    for _, *parts, road in rows:  # the first is how many cards were taken
        assert sum(parts) == road
    expect(card).to_contain_text("fewest cards")  # who may exchange a road piece, and what came of it
    read_on(page).click()
    ending = page.get_by_role("region", name="Final result")
    expect(ending).to_contain_text(re.compile("The third round is over.*(shortest road|equally short)"))
    shortest = min(road for *_, road in rows)
    expect(ending.locator("li").first).to_contain_text(str(shortest))
    ending.get_by_role("button", name="Show the scoring").click()
    expect(card).to_be_visible()


def test_a_day_of_carnavalo_says_what_everything_is_worth(someone: Opener) -> None:
    page = opened(someone, "Carnavalo", "at-once", 3)
    card = page.get_by_role("region", name="Score for day 1")
    until_the_card(page, "Carnavalo", re.compile("^Score for day 1"))
    rows = card.evaluate(SUMS)
    points = [int(text) for text in page.locator(".players b").all_inner_texts()]
    assert [row[-1] for row in rows] == points
    assert all(sum(row[:-1]) == row[-1] for row in rows)
    won = card.locator("li").filter(has_text="wins their disc").count()
    assert card.locator("strong", has_text="+5").count() >= won
    assert page.locator(".discs .full").count() == won, "discs that were won are seen beside the board"


def test_at_the_end_of_carnavalo_the_table_stays_and_it_says_why(someone: Opener) -> None:
    page = opened(someone, "Carnavalo", "at-once")
    play_to_the_end(page, HANDS["Carnavalo"])
    ending = page.get_by_role("region", name="Final result")
    expect(ending).to_contain_text(re.compile("(five discs, so the game ends|was the last day).* the most points: "))
    expect(page.locator("button.tent")).to_have_count(6)
    expect(page.get_by_role("heading", name="Final score")).to_be_visible()


def test_tricky_ends_with_a_count_that_adds_up(someone: Opener) -> None:
    page = opened(someone, "tricky", "at-once", 3)
    until_the_card(page, "tricky", re.compile("^The final count"))
    rows = page.get_by_role("region", name="The final count").evaluate(SUMS)
    assert len(rows) == 3
    assert all(sum(row[:-1]) == row[-1] for row in rows)


def test_a_screen_that_only_watches_goes_on_by_itself(someone: Opener) -> None:
    page = opened(someone, "Figaro", "at-once")
    television = someone(page.url, name="TV")
    television.locator(".board .court").wait_for()
    until_the_card(page, "Figaro", re.compile("^Round 1 is over"))
    count = television.get_by_role("region", name="Round 1 is over")
    expect(count).to_be_visible()
    expect(count).to_have_count(0, timeout=20_000)


def test_taking_says_where_the_cards_go(someone: Opener) -> None:
    for edition, where in (("English edition", "onto your stack"), ("Dutch edition", "into your hand")):
        page = someone()
        page.get_by_role("article", name="Figaro").get_by_role("button", name="Options").click()
        page.get_by_role("dialog").get_by_role("combobox", name="Edition").select_option(edition)
        page.get_by_role("dialog").get_by_role("button", name="Done").click()
        start(page, "Figaro", 4)
        my_turn(page)
        take = page.get_by_role("button", name=re.compile("^Take (all|the only)"))
        while not take.count():  # with nothing on the table there is nothing to take
            HANDS["Figaro"](page, 0, click)
            my_turn(page)
        expect(take).to_contain_text(where)
        page.keyboard.press("a")
        expect(page.get_by_role("button", name=re.compile(f"^Are you sure.*{where}"))).to_be_visible()


def test_before_the_last_dice_nobody_reads_that_they_could_stop(someone: Opener) -> None:
    page = opened(someone, "tricky", "at-once")
    page.locator("button.die").first.click()
    expect(page.locator(".preview")).to_contain_text("So far you pay ")
    while page.locator("button.die[aria-pressed=false]").count():
        page.locator("button.die[aria-pressed=false]").first.click()
    expect(page.locator(".preview")).to_contain_text(re.compile("^You pay "))


def test_the_log_has_a_head_for_each_turn_and_headings_for_rounds(someone: Opener) -> None:
    page = opened(someone, "tricky", "at-once", 3)
    HANDS["tricky"](page, 0, click)
    my_turn(page)
    page.get_by_role("button", name="Menu").click()
    heads = page.get_by_role("list", name="What happened").locator(".head")
    expect(heads.filter(has_text=re.compile("Blaise keeps .* and pays"))).to_have_count(1)
    expect(heads.filter(has_text=re.compile("Christiaan keeps .* and pays"))).to_have_count(1)
