"""Your turn: whoever looks elsewhere is called, and the first page knows whose turn it is, and how games ended."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.play_by_hand import my_turn, play_to_the_end, start, tricky
from tests.browser.test_invitation import waiting
from tests.browser.test_table import whose_turn

# What the system would be told.
LISTEN = """() => {
  window.called = { buzz: 0, notes: [], started: 0 };
  navigator.vibrate = () => { window.called.buzz += 1; return true; };
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, options) { window.called.notes.push([title, options.body]); }
    close() {}
  };
  const begin = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) { window.called.started += 1; return begin.apply(this, when); };
}"""
LOOK_ELSEWHERE = "() => Object.defineProperty(document, 'hidden', { value: true, configurable: true })"


def two_at_a_table(someone: Opener) -> tuple[Page, Page]:
    anna = someone(name="Anna")
    waiting(anna)
    bo = someone(anna.url, name="Bo")
    bo.get_by_role("button", name="Sit down").click()
    anna.locator("main").get_by_text("Bo", exact=True).wait_for()
    anna.get_by_role("button", name="Fill with bots and start").click()
    return anna, bo


def test_title_picture_buzz_sound_and_notification_call_whoever_is_to_move(someone: Opener) -> None:
    anna, bo = two_at_a_table(someone)
    my_turn(anna)
    assert anna.title() == "● Your turn! · tricky · Speeltafel"
    assert bo.title() == "tricky · Speeltafel"
    picture = "document.querySelector('link[rel=icon]').getAttribute('href')"
    assert (anna.evaluate(picture), bo.evaluate(picture)) == ("/icon-turn.svg", "/icon.svg")
    bo.evaluate(LISTEN)
    bo.get_by_role("button", name="Menu").click()
    bo.get_by_role("tab", name="Table").click()
    bo.get_by_role("button", name="Turn alerts: off").click()
    expect(bo.get_by_role("button", name="Turn alerts: on")).to_be_visible()
    bo.evaluate(LOOK_ELSEWHERE)
    tricky(anna, 0)
    my_turn(whose_turn(bo))
    expect(bo).to_have_title("● Your turn! · tricky · Speeltafel")
    called = bo.evaluate("window.called")
    assert called["notes"] == [["Your turn!", "tricky"]]
    assert called["buzz"] == 1
    assert called["started"] > 0
    expect(anna).to_have_title("tricky · Speeltafel")
    assert anna.evaluate(picture) == "/icon.svg"


def test_the_first_page_says_whose_turn_it_is_and_looks_again_by_itself(someone: Opener) -> None:
    anna, bo = two_at_a_table(someone)
    my_turn(anna)
    home = bo.context.new_page()
    home.goto(bo.url.partition("#")[0])
    games = home.get_by_role("region", name="Continue playing")
    expect(games.get_by_role("link")).to_contain_text("Anna's turn")
    tricky(anna, 0)
    my_turn(bo)
    expect(games.get_by_role("link")).to_contain_text("Your turn")
    cas = someone(name="Cas")
    cas.get_by_role("article", name="Figaro").get_by_role("button", name="Options").click()
    cas.get_by_role("checkbox", name="Show this table in the list of open tables").check()
    cas.get_by_role("button", name="Done").click()
    cas.get_by_role("article", name="Figaro").get_by_role("button", name="With friends").click()
    expect(home.get_by_role("region", name="Open tables").get_by_role("link").first).to_contain_text("Cas")


def test_games_that_were_played_show_date_result_and_opponents(someone: Opener) -> None:
    page = someone(name="Anna")
    start(page, "tricky", 2)
    my_turn(page)
    play_to_the_end(page, tricky)
    page.get_by_role("link", name="All games").click()
    played = page.get_by_role("region", name="Games you played").get_by_role("link")
    expect(played).to_contain_text("Blaise")
    expect(played).not_to_contain_text("Anna")
    expect(played).to_contain_text("won")
    expect(played).to_contain_text(page.evaluate("new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' }).format()"))


def test_whoever_wants_to_play_again_is_there_at_once_and_the_other_is_shown_the_way(someone: Opener) -> None:
    anna, bo = two_at_a_table(someone)
    for page in (anna, bo):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("tab", name="Table").click()
        page.get_by_role("button", name="Give up").click()
        page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    before = anna.url
    anna.get_by_role("button", name="Play again", exact=True).click()
    anna.wait_for_url(lambda url: url != before)
    bo.get_by_role("link", name="Go to the next game").click()
    expect(anna.locator("main")).to_contain_text("Bo")
    expect(bo.locator("main")).to_contain_text("Anna")
