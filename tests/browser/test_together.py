"""Several people at one table: everybody chooses at once, and whoever is slow is reminded."""

import json

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Opener
from tests.browser.play_by_hand import carnavalo
from tests.browser.test_invitation import waiting


def two_at(someone: Opener, game: str) -> tuple[Page, Page]:
    anna = someone(name="Anna")
    waiting(anna, game)
    bo = someone(anna.url, name="Bo")
    bo.get_by_role("button", name="Sit down").click()
    anna.locator("main").get_by_text("Bo", exact=True).wait_for()
    anna.get_by_role("button", name="Fill with bots and start").click()
    return anna, bo


def test_everybody_chooses_a_secret_card_at_once(someone: Opener) -> None:
    anna, bo = two_at(someone, "Carnavalo")
    hand = bo.get_by_role("group", name="Your hand", exact=True)
    prompt = bo.locator(".prompt.mine")
    expect(prompt).to_contain_text("Everyone chooses in secret")
    for value in (3, 2):  # it may be changed
        hand.locator(f"[data-place=held-{value}]").click()
        bo.get_by_role("button", name=f"Choose the {value}").click()
        expect(bo.locator(".prompt:not(.mine)")).to_contain_text("You've chosen your card")
    bo.reload()  # the choice is not lost
    expect(hand.locator("[aria-pressed=true]")).to_have_attribute("data-place", "held-2")
    expect(hand.get_by_role("button")).to_have_count(5)
    carnavalo(anna, 0)
    expect(hand.get_by_role("button")).to_have_count(4)  # nothing was pressed
    expect(hand.locator("[data-place=held-2]")).to_have_count(0)


def is_nudged(page: Page) -> None:
    """Let the page hear that the player to move was nudged long ago."""

    def on_line(line: WebSocketRoute) -> None:
        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("table"):
                message["table"]["nudge"] = {"position": message["position"], "at": 0}
            line.send(json.dumps(message))

        line.connect_to_server().on_message(pass_on)

    page.route_web_socket("**/live", on_line)
    page.reload()


def test_a_nudge_calls_the_player_and_then_a_bot_may_play_the_turn(someone: Opener) -> None:
    anna, bo = two_at(someone, "tricky")
    anna.locator(".prompt.mine").wait_for()
    for page in (anna, bo):
        is_nudged(page)
    expect(anna).to_have_title("● The others are waiting for you. · tricky · Speeltafel")
    expect(anna.get_by_text("The others are waiting for you.", exact=True)).to_be_visible()
    expect(bo.get_by_text("Anna has been nudged.")).to_be_visible()
    bo.get_by_role("button", name="Let a bot play this turn").click()
    expect(bo.get_by_role("alert")).to_contain_text("Nudge Anna first.")  # the server knows better
