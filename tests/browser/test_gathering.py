"""Before and after a game, with several people: leaving a seat, a full table, one more game, and a line that is gone."""

import json
import re

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import PATIENCE_MS, Axe, Opener
from tests.browser.play_by_hand import my_turn, start, tricky
from tests.server.running_server import Running


def invited(someone: Opener, players: int = 3) -> tuple[Page, Page]:
    """Return the host's page and that of a guest who has sat down."""
    anna = someone(name="Anna")
    card = anna.get_by_role("article", name="tricky")
    card.get_by_role("button", name="With friends").wait_for()
    count = card.locator("output")
    while int(count.inner_text()) != players:
        more = int(count.inner_text()) < players
        card.get_by_role("button", name="One more player" if more else "One fewer player").click()
    card.get_by_role("button", name="With friends").click()
    anna.get_by_role("button", name="Copy the link").wait_for()
    bo = someone(anna.url, name="Bo")
    bo.get_by_role("button", name="Sit down").click()
    bo.get_by_role("button", name="Leave my seat").wait_for()
    return anna, bo


def test_a_seat_that_is_left_is_free_at_once_and_can_be_taken_again(someone: Opener) -> None:
    anna, bo = invited(someone)
    for _ in range(3):
        bo.get_by_role("button", name="Leave my seat").click()
        bo.get_by_role("button", name="Sit down").wait_for()
        expect(bo.get_by_role("button", name="Leave my seat")).to_have_count(0)
        expect(anna.get_by_role("button", name="Remove Bo")).to_have_count(0)
        # An invitation that was used works for nobody else: the host has a new one.
        bo.goto(anna.url)
        bo.reload()
        bo.get_by_role("button", name="Sit down").click()


def test_who_cannot_come_back_is_asked_first(someone: Opener) -> None:
    _, bo = invited(someone)
    bo.goto(bo.url.partition("?")[0])
    bo.reload()
    bo.get_by_role("button", name="Leave my seat").click()
    dialog = bo.get_by_role("dialog")
    expect(dialog).to_contain_text("To sit down again, you'll need a new invitation.")
    dialog.get_by_role("button", name="Cancel").click()
    bo.get_by_role("button", name="Leave my seat").click()
    dialog.get_by_role("button", name="Leave my seat").click()
    expect(bo.locator("main")).to_contain_text("This link only lets you watch.")


def test_a_second_person_on_the_device_is_added_by_a_button(someone: Opener, axe: Axe) -> None:
    anna, bo = invited(someone)
    expect(bo.get_by_role("textbox", name="The other player’s name")).to_have_count(0)
    bo.get_by_role("button", name="Add a player on this device").click()
    bo.get_by_role("textbox", name="The other player’s name").fill("Cas")
    axe(bo)
    bo.get_by_role("button", name="Sit down").click()
    expect(anna.locator("main")).to_contain_text("Cas")


def test_a_full_table_says_so(someone: Opener) -> None:
    anna, _ = invited(someone)
    anna.get_by_role("button", name="Let a bot sit here").click()  # the third seat
    anna.get_by_role("button", name="Start the game").wait_for()
    cas = someone(anna.url, name="Cas")
    expect(cas.get_by_role("status")).to_contain_text("All the seats are taken, but you can watch the game.")


def test_the_host_changes_the_seats_and_all_see_it_at_once(someone: Opener, axe: Axe) -> None:
    anna, bo = invited(someone)
    anna.get_by_role("button", name="Change the seats").click()
    axe(anna)
    anna.get_by_role("button", name="Move Bo up").focus()
    anna.keyboard.press("Enter")
    for page in (anna, bo):
        expect(page.locator("main li").nth(0)).to_contain_text("Bo")
        expect(page.locator("main li").nth(1)).to_contain_text("Anna")
    expect(anna.get_by_role("button", name="Move Bo down")).to_be_focused()
    anna.keyboard.press("Enter")
    expect(bo.locator("main li").nth(1)).to_contain_text("Bo")
    anna.get_by_role("button", name="Move everyone over one seat").click()
    for page in (anna, bo):
        expect(page.locator("main li").nth(2)).to_contain_text("Bo")
    before = bo.locator("main ul").first.inner_text()
    anna.get_by_role("button", name="Shuffle").click()
    expect(bo.locator("main ul").first).not_to_have_text(before, use_inner_text=True)
    expect(bo.get_by_role("button", name="Leave my seat")).to_be_visible()
    expect(bo.get_by_role("alert")).to_have_count(0)
    anna.get_by_role("button", name="Done").click()
    anna.get_by_role("button", name="Fill with bots and start").click()
    my_turn_of(anna, bo)


def my_turn_of(*pages: Page) -> None:
    """Wait until one of them is to move: each has the seat that the waiting room showed."""
    pages[0].locator(".prompt.mine").or_(pages[0].locator(".prompt", has_text="Bo")).first.wait_for()
    for page in pages:
        page.locator("button.die").first.wait_for()


def test_everybody_changes_their_own_name_and_that_of_who_sits_beside_them(someone: Opener, axe: Axe) -> None:
    anna, bo = invited(someone)
    bo.get_by_role("button", name="Add a player on this device").click()
    bo.get_by_role("textbox", name="The other player’s name").fill("Cas")
    bo.get_by_role("button", name="Sit down").click()
    expect(bo.get_by_role("button", name="Rename Anna")).to_have_count(0)
    for old, new in (("Bo", "Uncle Bo"), ("Cas", "Cato")):
        bo.get_by_role("button", name=f"Rename {old}").click()
        axe(bo)
        bo.get_by_role("textbox", name="New name").fill(new)
        bo.keyboard.press("Enter")
        expect(anna.locator("main")).to_contain_text(new)
    assert bo.evaluate("localStorage['speeltafel.name']") == "Uncle Bo"


def test_a_guest_who_has_gone_is_shown_to_the_host(someone: Opener) -> None:
    anna, bo = invited(someone)
    expect(anna.locator("main")).not_to_contain_text("(not here)")
    bo.goto(bo.url.partition("#")[0])
    expect(anna.locator("main")).to_contain_text("Bo (not here)")


def test_one_button_opens_the_server_to_the_network(someone: Opener, axe: Axe) -> None:
    anna = someone(name="Anna", is_reached=False)

    def closed_then_open(route: Route) -> None:
        is_asked = route.request.method == "POST"
        addresses = ["http://192.168.1.7:8000"] if is_asked else []
        route.fulfill(body=json.dumps({"addresses": addresses, "may_open": not is_asked}))

    anna.route("**/api/house", closed_then_open)
    anna.get_by_role("article", name="tricky").get_by_role("button", name="With friends").click()
    expect(anna.get_by_role("note")).to_contain_text("Every device on that network can then open this page.")
    expect(anna.locator("main svg[role=img]")).to_have_count(0)
    expect(anna.get_by_role("button", name="Copy the link")).to_have_count(0)
    axe(anna)
    anna.get_by_role("button", name="Let my network in").click()
    expect(anna.locator("main svg[role=img]")).to_have_attribute(
        "aria-label", re.compile(r"^http://192\.168\.1\.7:8000/#/table/")
    )
    expect(anna.get_by_role("note")).to_have_count(0)
    expect(anna.get_by_role("button", name="Copy the link")).to_be_visible()


def test_on_a_television_one_button_opens_the_server_too(someone: Opener) -> None:
    tv = someone(name="Host", is_reached=False, width=1920, height=1080)
    is_open = False

    def server_info(route: Route) -> None:
        nonlocal is_open
        is_open = is_open or route.request.method == "POST"
        addresses = ["http://192.168.1.7:8000"] if is_open else []
        route.fulfill(body=json.dumps({"addresses": addresses, "may_open": not is_open}))

    tv.route("**/api/house", server_info)
    tv.get_by_role("article", name="tricky").get_by_role("button", name="With friends").click()
    tv.get_by_role("button", name="Use this screen as the table").click()
    tv.get_by_role("dialog").get_by_role("button", name="Use this screen as the table").click()
    expect(tv.locator("li.free")).to_have_count(3)
    expect(tv.locator("li.free svg[role=img]")).to_have_count(0)
    tv.get_by_role("button", name="Let my network in").click()
    expect(tv.locator("li.free svg[role=img]")).to_have_count(3)


def test_a_move_that_nobody_answers_is_shown_as_waiting_and_made_later(someone: Opener) -> None:
    page = someone()
    is_silent = False

    def take(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: None if is_silent else server.send(message))

    page.route_web_socket(re.compile("/live$"), take)
    start(page, "tricky", 2)
    my_turn(page)
    is_silent = True
    tricky(page, 0)
    expect(page.locator(".prompt")).to_have_text(
        "Connection lost. Your move will be sent as soon as you're back online.", timeout=PATIENCE_MS
    )
    is_silent = False
    my_turn(page)  # the page has tried another connection by itself
    expect(page.locator(".prompt")).not_to_contain_text("Connection lost")


def test_a_line_that_dies_without_a_word_is_noticed_though_nobody_does_anything(someone: Opener) -> None:
    page = someone()
    is_silent = False

    def take(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: None if is_silent else server.send(message))
        server.on_message(lambda message: None if is_silent else line.send(message))

    page.route_web_socket(re.compile("/live$"), take)
    start(page, "tricky", 2)
    my_turn(page)
    is_silent = True
    expect(page.locator(".prompt")).to_contain_text("Connection lost", timeout=PATIENCE_MS)
    is_silent = False
    my_turn(page)
    expect(page.locator(".prompt")).not_to_contain_text("Connection lost")


def test_the_device_says_at_once_that_its_network_is_gone(someone: Opener, server: Running) -> None:
    elsewhere = server.url.replace("127.0.0.1", "games.localhost")
    page = someone(f"{elsewhere}/")
    start(page, "tricky", 2)
    my_turn(page)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.locator(".prompt")).to_contain_text("Connection lost")
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(".prompt")).not_to_contain_text("Connection lost")
