"""A player says where messages are to go; when they don't see the page and their turn begins, one arrives and leads back."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from tools.setup import build_page

from tests.browser.conftest import Axe, Opener
from tests.browser.play_by_hand import my_turn, tricky
from tests.browser.test_invitation import waiting
from tests.server.push_service import Browser as PushBrowser
from tests.server.push_service import claims
from tests.server.running_server import Running, running
from tests.server.stand_in import StandIn, standing_in

HIDE = """() => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.fixture(scope="module")
def there() -> Iterator[StandIn]:
    with standing_in() as one:
        yield one


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory, there: StandIn) -> Iterator[Running]:
    database = f"sqlite:///{tmp_path_factory.mktemp('calls') / 'tables.db'}"
    with running(database, web=build_page.build(), calls=(there.site,), call_seconds=0.1) as started:
        yield started


def test_a_message_says_whose_turn_it_is_and_leads_to_the_table(
    someone: Opener, calling: Running, there: StandIn, axe: Axe
) -> None:
    anna = someone(f"{calling.url}/", name="Anna")
    waiting(anna)
    bo = someone(anna.url, name="Bo", width=390, height=844)
    bo.get_by_role("button", name="Sit down").click()
    anna.locator("main").get_by_text("Bo", exact=True).wait_for()
    anna.get_by_role("button", name="Fill with bots and start").click()
    my_turn(anna)
    bo.get_by_role("button", name="Menu").click()
    bo.get_by_role("tab", name="Table").click()
    bo.get_by_role("button", name="Message me").click()
    dialog = bo.get_by_role("dialog")
    dialog.get_by_label("Send it by").select_option(label="Discord")
    dialog.get_by_label("Address").fill(f"{there.site}/api/webhooks/1/secret")
    dialog.get_by_label("Hold messages during quiet hours").uncheck()
    axe(bo, "dialog")
    bo.evaluate(HIDE)  # the server has heard of it before it answers that the test is sent
    dialog.get_by_role("button", name="Send a test").click()
    expect(dialog.get_by_role("status")).to_have_text("Sent. Did the message arrive?")
    assert json.loads(there.received[0].body)["content"].startswith("This is a test.")
    dialog.get_by_role("button", name="Close").click()
    tricky(anna, 0)
    words, link = json.loads(there.wait_for(2)[1].body)["content"].split("\n")
    assert words == "It's your turn: tricky"
    assert link == bo.url.partition("?")[0]
    bo.goto(link)
    bo.reload()
    my_turn(bo)
    bo.get_by_role("button", name="Menu").click()
    bo.get_by_role("tab", name="Table").click()
    bo.get_by_role("button", name="Message me").click()
    expect(dialog.get_by_label("Address")).to_have_value(f"{there.site}/api/webhooks/1/secret")
    dialog.get_by_role("button", name="Stop messages").click()
    expect(dialog.get_by_role("status")).to_have_text("You won't get messages any more.")
    expect(dialog.get_by_role("button", name="Stop messages")).to_have_count(0)


# Chromium's headless shell asks nobody and has no push service, so the page is given the address of the stand-in.
# web/src/sw.test.ts has what the browser does with a message.
ALLOWED = """{
  Object.defineProperty(Notification, "permission", { value: "granted" });
  Notification.requestPermission = async () => "granted";
}"""
SUBSCRIBED = """([endpoint, keys]) => {
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    window.serverKey = applicationServerKey;
    return { toJSON: () => ({ endpoint, keys }) };
  };
}"""


def message_me(page: Page) -> Locator:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Message me").click()
    return page.get_by_role("dialog")


def test_the_browser_itself_shows_the_message(someone: Opener, calling: Running, there: StandIn, axe: Axe) -> None:
    push, before = PushBrowser(there, "push/bo"), len(there.received)
    anna = someone(f"{calling.url}/", name="Anna")
    waiting(anna)
    bo = someone(anna.url, name="Bo")
    bo.add_init_script(ALLOWED)
    bo.reload()
    bo.get_by_role("button", name="Sit down").click()
    anna.locator("main").get_by_text("Bo", exact=True).wait_for()
    anna.get_by_role("button", name="Fill with bots and start").click()
    my_turn(anna)
    bo.evaluate(SUBSCRIBED, [push.address, push.keys])
    dialog = message_me(bo)
    expect(dialog.get_by_label("Send it by")).to_have_value("push")  # nothing to enter
    axe(bo, "dialog")
    dialog.get_by_label("Hold messages during quiet hours").uncheck()
    bo.evaluate(HIDE)
    dialog.get_by_role("button", name="Send a test").click()
    expect(dialog.get_by_role("status")).to_have_text("Sent. Did the message arrive?")
    tried = there.received[before]
    claims(tried, bo.evaluate("window.serverKey"))
    dialog.get_by_role("button", name="Close").click()
    tricky(anna, 0)
    message = push.read(there.wait_for(before + 2)[before + 1])
    assert message["words"] == "It's your turn: tricky"


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        ("", "blocks messages from this page."),  # as the headless shell does
        ("delete window.PushManager", "This browser can't show messages."),
        (
            "Object.defineProperty(Notification, 'permission', { value: 'denied' })",
            "This browser blocks messages from this page.",
        ),
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "begins with https://"),
    ],
)
def test_where_a_browser_can_show_nothing_it_says_why(someone: Opener, calling: Running, spoil: str, why: str) -> None:
    anna = someone(f"{calling.url}/", name="Anna")
    waiting(anna)
    bo = someone(anna.url, name="Bo")
    bo.get_by_role("button", name="Sit down").click()
    anna.locator("main").get_by_text("Bo", exact=True).wait_for()
    anna.get_by_role("button", name="Fill with bots and start").click()
    my_turn(anna)
    bo.add_init_script(spoil)
    bo.reload()
    dialog = message_me(bo)
    expect(dialog.get_by_label("Send it by")).to_have_value("ntfy")
    dialog.get_by_label("Send it by").select_option(label="This browser")
    expect(dialog).to_contain_text(why)
    expect(dialog.get_by_role("button", name="Save")).to_be_disabled()
