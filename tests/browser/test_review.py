"""The review of a game: by click and by key, on the board and in words, and mistakes once more as puzzles."""

import json
import re
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import speeltafel
from speeltafel.core.driver import run_game
from speeltafel.review.model import BAD, Review, Verdict
from tests.browser.conftest import Axe, Opener
from tests.browser.play_by_hand import my_turn, start, tricky
from tests.browser.test_replay import open_file
from tests.server.running_server import Person, Running, run

SAID = re.compile("Look at|Think of|Count your|How many|difference|equally good|Keep|keep")  # by a tip
SEAL = re.compile("Checked: fair|Checked, but|Fair, but|Only the server")
MOST_KEPT = 450_000  # bytes, of a game in one file
LONG_MS = 120_000  # on a cold machine the judge has to be compiled


@cache
def played() -> tuple[dict[str, Any], Review]:
    """Return a short game with mistakes, and its review."""
    game = speeltafel.new("tricky", 3, seed=3)
    bots = [speeltafel.bot("tricky", "random", seat) for seat in range(3)]
    run_game(game, bots, 10_000)
    record = {**game.record(), "seats": ["Anna", "Bo", "Cas"]}
    return record, speeltafel.review(record)


def mistakes(review: Review) -> list[int]:
    return [step.number for step in review.steps if step.verdict is not None and step.verdict.label in BAD]


def places_of(verdict: Verdict) -> set[str]:
    """Where its reason points."""
    return {place for claim in verdict.claims for place in claim.places}


def reviewed(someone: Opener, **options: Any) -> Page:
    """Return a page with the review of the game, finished."""
    page = someone(**options)
    open_file(page, json.dumps(played()[0]))
    page.get_by_role("button", name="Review this game").click()
    expect(page.locator(".deciding button").first).to_be_visible(timeout=LONG_MS)
    expect(page.get_by_role("button", name=re.compile("Try Anna's"))).to_be_attached(timeout=LONG_MS)
    return page


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_whole_review_by_click(someone: Opener, axe: Axe, size: tuple[int, int]) -> None:
    _, review = played()
    page = reviewed(someone, width=size[0], height=size[1])
    axe(page)
    chart = page.get_by_role("slider")
    (note,) = review.notes  # of the chart that is less sure of itself than it could be
    assert "moments that decided the game" in page.get_by_role("heading", level=2).first.inner_text()
    expect(page.locator("footer")).to_contain_text(f"(slope {note.args['slope']})")
    expect(page.locator(".deciding li")).to_have_count(min(3, len(review.turning_points)))
    expect(page.get_by_role("region", name="Review")).to_contain_text(re.compile(r"Anna: luck \S+, own moves \S+, other players"))
    page.get_by_text("Show the table").click()
    expect(page.get_by_role("row", name=re.compile("At the start")).first).to_be_visible()
    page.get_by_text("All decisions").first.click()
    found = mistakes(review)
    expect(page.locator(".decisions button")).to_have_count(len(found))
    page.get_by_label("Which decisions").select_option("Blunders")
    blunders = [step for step in review.steps if step.verdict is not None and step.verdict.label == "blunder"]
    expect(page.locator(".decisions button")).to_have_count(len(blunders))
    page.get_by_label("Whose moves to show").select_option("Bo")
    expect(page.locator(".decisions button")).to_have_count(sum(step.actor == 1 for step in blunders))
    page.get_by_label("Whose moves to show").select_option("Everyone")
    page.get_by_label("Which decisions").select_option("Weak moves and worse")
    page.locator(".decisions button").first.click()
    expect(chart).to_have_value(str(found[0] - 1))  # the dice that could be kept
    card = page.get_by_role("article", name="This decision")
    expect(card).to_contain_text("fewer games in 100")
    card.get_by_text("More", exact=True).click()
    verdict = next(step.verdict for step in review.steps if step.number == found[0] and step.verdict is not None)
    expect(card.locator("tbody tr")).to_have_count(len(verdict.alternatives))
    card.get_by_role("button", name="Think longer").click()
    expect(card.get_by_role("button", name="Think longer")).to_be_enabled(timeout=LONG_MS)
    axe(page)
    card.get_by_role("button", name="After the move").click()
    expect(chart).to_have_value(str(found[0]))
    expect(card.get_by_role("button", name="With all cards shown")).to_have_count(0)  # all dice always are
    page.wait_for_url(re.compile("&review"))


SIZES = [(360, 640), (390, 844), (667, 375), (844, 390), (683, 512), (1440, 900)]


@pytest.mark.parametrize("size", SIZES)
def test_one_click_shows_board_verdict_and_reason_together(someone: Opener, axe: Axe, size: tuple[int, int]) -> None:
    """And the board keeps half of the screen, and its size from moment to moment."""
    _, review = played()
    page = reviewed(someone, width=size[0], height=size[1])
    boards = set()
    for number in mistakes(review)[:3]:
        if page.get_by_role("button", name="All moments").is_visible():
            page.get_by_role("button", name="All moments").click()
        if not page.locator(".decisions").is_visible():
            page.get_by_text("All decisions").first.click()
        page.locator(".decisions button").nth(mistakes(review).index(number)).click()
        expect(page.get_by_role("slider")).to_have_value(str(number - 1))
        for part in (".verdict", ".why", ".board .frame.better >> nth=0"):
            expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
        boards.add(json.dumps(page.locator(".board").bounding_box()))
    axe(page)
    (board,) = boards
    assert json.loads(board)["height"] >= size[1] / 2
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_a_mark_in_the_chart_is_hit_where_it_is_drawn(someone: Opener) -> None:
    page = reviewed(someone, width=1440, height=900)
    marks = page.locator(".chart .mark svg").all()
    boxes = [mark.bounding_box() for mark in marks]
    assert len(boxes) > 3
    opened = set()
    for box in boxes:
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        card = page.get_by_role("article", name="This decision")
        expect(card.locator(".verdict")).to_be_in_viewport()
        where = re.search(r"move (\d+)", card.locator(".where").inner_text())
        assert where is not None
        opened.add(int(where[1]))
        expect(page.locator(".chart .mark.current")).to_have_count(1)
    assert len(opened) == len(boxes)
    assert opened <= set(mistakes(played()[1]))


def test_the_chart_goes_to_the_step_that_is_clicked(someone: Opener) -> None:
    page = reviewed(someone, width=1440, height=900)
    chart = page.get_by_role("slider")
    box = chart.bounding_box()
    last = int(str(chart.get_attribute("max")))
    assert box is not None
    for step in (0, last // 3, last // 2, last):
        page.mouse.click(box["x"] + 14 + (box["width"] - 28) * step / last, box["y"] + 20)
        expect(chart).to_have_value(str(step))


def test_a_moment_begins_as_a_question_that_the_board_answers(someone: Opener, axe: Axe) -> None:
    _, review = played()
    page = reviewed(someone)
    page.locator(".lessons button").first.click()
    card = page.get_by_role("article", name="This decision")
    expect(card).to_contain_text("What would you play?")
    expect(card).not_to_contain_text("fewer games in 100")
    expect(page.locator(".frame")).to_have_count(0)
    axe(page)
    number = 1 + int(page.get_by_role("slider").input_value())
    verdict = next(step.verdict for step in review.steps if step.number == number and step.verdict is not None)
    keep(page, verdict.best)
    expect(card).to_contain_text("The best move is")
    expect(card).to_contain_text("fewer games in 100")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(card).to_contain_text("What would you play?")
    card.get_by_role("button", name="Show the answer").click()
    expect(card).to_contain_text("fewer games in 100")
    expect(page.locator(".frame.better").first).to_be_visible()


def test_what_a_reason_speaks_of_glows(someone: Opener) -> None:
    _, review = played()
    page = reviewed(someone)
    spoken = {step.number: places_of(step.verdict) for step in review.steps if step.verdict is not None}
    number = next(number for number, places in spoken.items() if places)
    page.get_by_role("slider").fill(str(number - 1))
    page.get_by_role("heading", name="Luck and play").click()  # the focus is on no control
    page.keyboard.press("n")
    expect(page.locator(".frame.claim")).to_have_count(len(spoken[number]))


def test_show_how_plays_both_moves_on_the_board(someone: Opener, axe: Axe) -> None:
    _, review = played()
    page = reviewed(someone)
    page.locator(".lessons button").first.click()
    number = 1 + int(page.get_by_role("slider").input_value())
    verdict = next(step.verdict for step in review.steps if step.number == number and step.verdict is not None)
    assert verdict.continuations is not None
    page.get_by_role("button", name="Show the answer").click()
    page.get_by_role("button", name="Show how").click()
    shown = page.get_by_role("region", name="Show how")
    said = shown.locator(".said")
    expect(said).to_contain_text("one way the game could continue")
    expect(page.locator(".frame")).to_have_count(0)
    on = shown.get_by_role("button", name="Next move")
    kept = page.locator(".rail [role=img]:not(.supply)")
    before = kept.count()
    on.click()
    expect(kept).to_have_count(before + len(verdict.best.removeprefix("keep ")))
    expect(said).to_contain_text("keeps")
    axe(page)
    for _ in verdict.continuations.better[1:]:
        on.click()
    on.click()
    expect(shown.get_by_role("button", name="'s move")).to_have_attribute("aria-pressed", "true")
    on.click()
    expect(kept).to_have_count(before + len(verdict.played.removeprefix("keep ")))
    for _ in verdict.continuations.played[1:]:
        on.click()
    expect(on).to_be_disabled()
    shown.get_by_role("button", name="Previous move").click()
    expect(on).to_be_enabled()
    shown.get_by_role("button", name="Back").click()
    expect(page.locator(".frame.better").first).to_be_visible()
    expect(page.get_by_role("slider")).to_have_value(str(number - 1))


def test_a_link_to_a_moment_asks_a_friend_the_same(someone: Opener) -> None:
    page = reviewed(someone)
    page.locator(".lessons button").first.click()
    at = page.get_by_role("slider").input_value()
    page.wait_for_url(re.compile("&moment"))
    friend = someone(page.url[page.url.index("/#/") :])
    expect(friend.get_by_role("article", name="This decision")).to_contain_text("What would you play?", timeout=LONG_MS)
    expect(friend.get_by_role("slider")).to_have_value(at)


def test_the_whole_review_by_key(someone: Opener) -> None:
    _, review = played()
    found = mistakes(review)
    page = reviewed(someone)
    page.get_by_role("heading", name="Luck and play").click()  # the focus is on no control
    chart = page.get_by_role("slider")
    card = page.get_by_role("article", name="This decision")
    for number in found[:3]:
        page.keyboard.press("n")
        expect(chart).to_have_value(str(number - 1))
        expect(card.locator("[aria-live=polite]")).to_contain_text("fewer games in 100")
        expect(page.locator(".prompt")).to_contain_text("Winning chances: Anna")
    page.keyboard.press("b")
    expect(chart).to_have_value(str(found[1] - 1))
    page.keyboard.press("ArrowRight")
    expect(chart).to_have_value(str(found[1]))
    chart.focus()
    page.keyboard.press("ArrowLeft")
    expect(chart).to_have_value(str(found[1] - 1))
    assert "Winning chances: Anna" in str(chart.get_attribute("aria-valuetext"))


def test_mistakes_are_played_again_as_puzzles(someone: Opener, axe: Axe) -> None:
    _, review = played()
    theirs = [step for step in review.steps if step.actor == 0 and step.verdict is not None and step.verdict.label in BAD]
    page = reviewed(someone)
    page.get_by_role("button", name=re.compile("Try Anna's")).click()
    puzzle = page.get_by_role("region", name="Puzzle")
    expect(puzzle).to_contain_text("You are Anna")
    axe(page)
    first = theirs[0].verdict
    assert first is not None
    keep(page, first.played)
    expect(puzzle).to_contain_text("the move from the game")
    puzzle.get_by_role("button", name="Try again").click()
    keep(page, first.best)
    expect(puzzle).to_contain_text("The best move is")
    for _ in theirs:
        puzzle.get_by_role("button", name=re.compile("Next puzzle|Back to the review")).first.click()
    expect(page.get_by_role("heading", name="Luck and play")).to_be_visible()


def test_the_final_screen_leads_to_the_review_at_once(someone: Opener, server: Running) -> None:
    with ThreadPoolExecutor(1) as elsewhere:  # where no browser's loop runs
        table = elsewhere.submit(finished_table, Person.new(server)).result()
    page = someone(f"/#/table/{table}")
    page.get_by_role("link", name="Review this game").click()
    expect(page.get_by_role("heading", name="Luck and play")).to_be_visible(timeout=LONG_MS)


def test_a_kept_game_has_its_review_and_its_proof(someone: Opener, server: Running, browser: Browser, tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as elsewhere:
        table = elsewhere.submit(finished_table, Person.new(server)).result()
    page, file = someone(f"/#/replay/{table}?review"), tmp_path / "kept.html"
    expect(page.get_by_role("heading", name="Luck and play")).to_be_visible(timeout=LONG_MS)
    with page.expect_download(timeout=LONG_MS) as download:
        page.get_by_role("button", name="Save as a web page").click()
    download.value.save_as(file)
    assert file.stat().st_size <= MOST_KEPT
    alone = browser.new_context(locale="en-GB", offline=True)
    kept = alone.new_page()
    kept.goto(file.as_uri())
    expect(kept.get_by_role("heading", name="Luck and play")).to_be_visible()
    expect(kept.locator(".deciding button").first).to_be_visible()
    expect(kept.get_by_role("button", name=SEAL)).to_be_visible()
    alone.close()


def finished_table(host: Person) -> str:
    created = host.create("tricky", "me bot")

    async def play() -> None:
        client = await host.connect(created["table"], 0)
        await client.until("snapshot")
        await client.ask("start")
        state = client.mirrors[0].state
        while state["table"]["status"] != "over":
            if state["view"]["legal"]:
                await client.move(0)
            else:
                await client.receive(60)

    run(play())
    return str(created["table"])


def test_one_s_mistakes_of_all_games_wait_at_home_until_they_are_put_right(someone: Opener, server: Running) -> None:
    host = Person.new(server)
    with ThreadPoolExecutor(1) as elsewhere:
        tables = [elsewhere.submit(with_mistakes, host).result() for _ in range(2)]
    page = someone()
    page.evaluate(f"localStorage['speeltafel.token'] = '{host.token}'")
    page.reload()
    waiting = page.get_by_role("region", name="Learn from your games")
    expect(page.get_by_role("region", name="Games you played")).to_be_visible()
    expect(waiting).to_have_count(0)
    for table, _ in tables:
        page.goto(f"{server.url}/#/replay/{table}?review")
        expect(page.get_by_role("button", name=re.compile("^Try your"))).not_to_have_count(0, timeout=LONG_MS)
        expect(page.locator(".lessons")).to_contain_text("you could have won")  # it is their review
    theirs = [best for _, best in tables]
    page.goto(server.url)
    expect(waiting).to_contain_text(f"could have played {sum(map(len, theirs))} moves better")
    waiting.get_by_role("link", name="Try those moves again").click()
    puzzle = page.get_by_role("region", name="Puzzle")
    best, *others = theirs[1]  # the newest game first
    expect(puzzle).to_contain_text(f"Puzzle 1 of {1 + len(others)}", timeout=LONG_MS)
    keep(page, best)
    expect(puzzle).to_contain_text("The best move is")
    for _ in others:
        puzzle.get_by_role("button", name="Next puzzle").click()
    puzzle.get_by_role("button", name="Go to the next game").click()
    expect(puzzle).to_contain_text(f"Puzzle 1 of {len(theirs[0])}", timeout=LONG_MS)
    page.goto(server.url)
    expect(waiting).to_contain_text(f"could have played {sum(map(len, theirs)) - 1} moves better")


def with_mistakes(host: Person) -> tuple[str, list[str]]:
    """Return a game that was played badly enough, and what would have been better, mistake by mistake."""
    while True:
        table = finished_table(host)
        review = speeltafel.review(host.request("GET", f"/api/tables/{table}/record").json())
        verdicts = [step.verdict for step in review.steps if step.actor == 0]
        better = [verdict.best for verdict in verdicts if verdict is not None and verdict.label in BAD]
        if len(better) > 1:
            return table, better


def test_a_tip_says_where_to_look_then_the_move_then_what_the_others_are_worth(someone: Opener, axe: Axe) -> None:
    page = someone()
    start(page, "tricky", 2)
    my_turn(page)
    page.get_by_role("button", name="Tip").click()
    bar = page.get_by_role("group", name="Tip")
    expect(bar).to_contain_text(SAID, timeout=LONG_MS)
    for _ in range(30):  # a choice that matters comes soon
        if bar.get_by_role("button", name="Show the move").is_visible():
            break
        tricky(page, 0)
        my_turn(page)
        page.keyboard.press("t")
        expect(bar).to_contain_text(SAID, timeout=LONG_MS)
    expect(page.locator(".frame.better")).to_have_count(0)
    axe(page)
    bar.get_by_role("button", name="Show the move").click()
    advice = bar.locator(".first")
    expect(advice).to_contain_text(re.compile("keep", re.IGNORECASE))
    dice = re.findall(r"\d", advice.inner_text())
    expect(page.locator(".frame.better")).to_have_count(len(dice))
    bar.get_by_role("button", name="Compare all moves").click()
    expect(bar.get_by_role("listitem").first).to_contain_text("%")
    axe(page)
    keep(page, f"keep {''.join(dice)}")
    expect(bar).to_have_count(0)


def test_everybody_sees_whether_there_are_tips(someone: Opener) -> None:
    page = someone()
    start(page, "tricky", 2)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_role("complementary")).to_contain_text("with tips")


def keep(page: Page, move: str) -> None:
    """With tricky's keys."""
    for key in [*move.removeprefix("keep "), "k"]:
        page.keyboard.press(key)
