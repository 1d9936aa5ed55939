"""Several people, several browsers, and what can go wrong between them."""

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Opener
from tests.browser.play_by_hand import figaro, my_turn, my_turn_in_some_game, start, tricky
from tests.server.running_server import Running

UNNOTICED_MS = 1_990  # web/src/net/table-connection.svelte.ts; a machine may be so busy that it takes longer, and then it is said
WATCH_FOR_LOST = """() => {
  window.saidAfter = Infinity;
  const look = () => {
    if (document.body.innerText.includes("Connection lost"))
      window.saidAfter = Math.min(window.saidAfter, performance.now() - window.closedAt);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def invitation(page: Page) -> str:
    link = page.locator("main svg[role=img]").get_attribute("aria-label")
    assert link is not None
    return link[link.index("/#/") :]


def hand_of(page: Page) -> list[str | None]:
    cards = page.get_by_role("group", name="Your hand").locator("button")
    cards.first.wait_for()
    return [card.get_attribute("aria-label") for card in cards.all()]


def whose_turn(*pages: Page) -> Page:
    for _ in range(150):
        for page in pages:
            if page.locator(".prompt.mine").is_visible():
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("it is nobody's turn")


def test_friends_come_by_link_and_see_only_their_own_hand(someone: Opener) -> None:
    anna = someone(name="Anna")
    anna.get_by_role("article", name="Figaro").get_by_role("button", name="With friends").click()
    link = invitation(anna)
    bo = someone(link, name="Bo")
    bo.get_by_role("button", name="Sit down").click()
    expect(anna.locator("main")).to_contain_text("Bo")
    anna.get_by_role("button", name="Fill with bots and start").click()
    assert hand_of(anna) != hand_of(bo)
    watching = someone(link.partition("?")[0], name="Cas")
    watching.locator(".board section").first.wait_for()
    assert watching.get_by_role("group", name="Your hand").locator("button").count() == 0
    watching.get_by_role("button", name="Menu").click()
    watching.get_by_role("tab", name="Table").click()
    expect(watching.get_by_role("tabpanel")).to_contain_text("You're watching")
    watching.get_by_role("tab", name="Chat").click()
    expect(watching.get_by_role("textbox")).to_have_count(0)
    prompt = watching.locator(".prompt").inner_text()
    figaro(whose_turn(anna, bo), 0)
    expect(watching.locator(".prompt")).not_to_have_text(prompt)


def test_a_reload_in_mid_game_comes_back_to_the_same_place(someone: Opener) -> None:
    page = someone()
    start(page, "Figaro", 3)
    my_turn(page)
    figaro(page, 0)
    my_turn(page)
    before = hand_of(page)
    page.reload()
    my_turn(page)
    assert hand_of(page) == before
    page.goto(page.url.partition("#")[0])
    page.get_by_role("region", name="Continue playing").get_by_role("link").first.click()
    my_turn(page)


def test_a_lost_server_is_said_and_the_game_goes_on_by_itself(someone: Opener, server: Running) -> None:
    page = someone()
    start(page, "tricky", 2)
    my_turn(page)
    server.stop()
    expect(page.locator(".prompt")).to_contain_text("Connection lost")
    server.start()
    my_turn(page)
    tricky(page, 0)
    expect(page.locator(".prompt")).not_to_contain_text("Connection lost")


def test_nobody_notices_that_another_server_takes_over(someone: Opener) -> None:
    """As when servers are restarted one after the other: the connection ends with 1012, and there is another soon."""
    page = someone()
    lines: list[WebSocketRoute] = []

    def take(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket(re.compile("/live$"), take)
    start(page, "tricky", 2)
    page.evaluate(WATCH_FOR_LOST)
    for turn in range(3):
        my_turn_in_some_game(page)
        page.evaluate("window.closedAt = performance.now()")
        lines[-1].close(code=1012, reason="restarted")
        tricky(page, turn)  # at once: what is done meanwhile is said to the other server
    my_turn_in_some_game(page)  # three turns may be enough to run out of chips
    assert len(lines) > 3
    assert page.evaluate("window.saidAfter") >= UNNOTICED_MS


def test_on_one_device_a_curtain_hides_the_hands(someone: Opener) -> None:
    page = someone()
    page.get_by_role("article", name="Figaro").get_by_role("button", name="On this device").click()
    for number, name in enumerate(["Anna", "Bo", "Cas"], 1):
        page.get_by_role("textbox", name=f"Name of player {number}").fill(name)
    page.get_by_role("button", name="Begin").click()
    for _ in range(4):
        curtain = page.get_by_role("button", name=re.compile("^I'm"))
        curtain.or_(page.locator(".prompt.mine")).first.wait_for()
        if curtain.is_visible():
            assert page.get_by_role("group", name="Your hand").count() == 0
            assert page.locator("[data-place^='hand-']:not([data-place^='hand-of-'])").count() == 0
            expect(page.locator("[data-place='window-0']")).to_be_visible()
            curtain.click()
        my_turn(page)
        figaro(page, 0)


def test_everybody_at_a_device_sees_a_move_before_it_is_passed_on(someone: Opener) -> None:
    page = someone(pace="step")
    page.get_by_role("article", name="Figaro").get_by_role("button", name="On this device").click()
    for number, name in enumerate(["Anna", "Bo", "Cas"], 1):
        page.get_by_role("textbox", name=f"Name of player {number}").fill(name)
    page.get_by_role("button", name="Begin").click()
    curtain = page.get_by_role("button", name=re.compile("^I'm"))
    curtain.click()
    my_turn(page)
    figaro(page, 0)
    going_on = page.get_by_role("button", name="Next", exact=True)
    going_on.wait_for()  # the move is held, and everybody looks
    expect(page.locator("[data-place^='card-']").first).to_be_visible()
    expect(curtain).to_have_count(0)
    assert page.get_by_role("group", name="Your hand").count() == 0
    going_on.click()
    expect(curtain).to_be_visible()


def test_the_board_stays_while_the_game_goes_on(someone: Opener) -> None:
    page = someone()
    start(page, "tricky", 2)
    my_turn(page)
    page.evaluate("document.querySelector('.board > *').id = 'the-same'")
    tricky(page, 0)
    my_turn(page)
    assert page.locator("#the-same").count() == 1


def test_chat_and_log_are_in_the_drawer(someone: Opener) -> None:
    page = someone()
    start(page, "tricky", 2)
    my_turn(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("rolls")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Say something").fill("<b>hello</b>")
    page.get_by_role("textbox", name="Say something").press("Enter")
    expect(page.get_by_role("tabpanel")).to_contain_text("<b>hello</b>")
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("chips")
    expect(page.get_by_role("tabpanel")).to_contain_text("We worked out the rest ourselves. Do you own the box?")
    expect(page.get_by_role("tabpanel")).to_contain_text("speeltafel play tricky --options FILE")
