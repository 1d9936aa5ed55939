"""Inviting friends: any link that the host can copy lets them in, and a wrong one says what to ask for."""

import json

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Axe, Opener
from tests.browser.play_by_hand import my_turn


def waiting(page: Page, game: str = "tricky") -> None:
    page.get_by_role("article", name=game).get_by_role("button", name="With friends").click()
    page.get_by_role("button", name="Copy the link").wait_for()


def no_invitation(page: Page) -> None:
    """Check that nothing is shown that leads nobody here."""
    expect(page.locator("main svg[role=img]")).to_have_count(0)
    expect(page.get_by_role("button", name="Copy the link")).to_have_count(0)


def test_the_address_bar_invites_as_well(someone: Opener) -> None:
    anna = someone(name="Anna")
    waiting(anna)
    bo = someone(anna.url, name="Bo")
    bo.get_by_role("button", name="Sit down").click()
    expect(anna.locator("main")).to_contain_text("Bo")


def test_a_link_without_its_code_says_what_to_ask_for(someone: Opener) -> None:
    anna = someone(name="Anna")
    waiting(anna)
    bo = someone(anna.url.partition("?")[0], name="Bo")
    expect(bo.locator("main")).to_contain_text("This link only lets you watch. To play, ask for the invitation link.")
    expect(bo.get_by_role("button", name="Sit down")).to_have_count(0)


def test_the_host_sends_somebody_away_who_then_needs_a_new_link(someone: Opener) -> None:
    anna = someone(name="Anna")
    waiting(anna)
    old = anna.url
    bo = someone(old, name="Bo")
    bo.get_by_role("button", name="Sit down").click()
    anna.get_by_role("button", name="Remove Bo").click()
    anna.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(anna.locator("main")).to_contain_text("Bo")
    anna.get_by_role("button", name="Remove Bo").click()
    anna.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(bo.get_by_role("alert")).to_contain_text("The host has removed you from your seat. Ask for a new invitation")
    expect(anna.get_by_role("button", name="Remove Bo")).to_have_count(0)
    anna.wait_for_url(lambda url: url != old)
    again = someone(anna.url, name="Cas")
    again.get_by_role("button", name="Sit down").click()
    expect(anna.locator("main")).to_contain_text("Cas")


def test_two_of_the_same_name_get_a_number(someone: Opener) -> None:
    anna = someone(name="Anna")
    waiting(anna)
    other = someone(anna.url, name="Anna")
    other.get_by_role("button", name="Sit down").click()
    expect(anna.locator("main")).to_contain_text("Anna 2")


def test_link_and_start_are_above_the_fold_and_rules_and_chat_beside_them(someone: Opener, axe: Axe) -> None:
    anna = someone(name="Anna", width=1280, height=800)
    waiting(anna, "Carnavalo")
    for name in ("Copy the link", "Fill with bots and start"):
        box = anna.get_by_role("button", name=name).bounding_box()
        assert box
        assert box["y"] + box["height"] <= 800
    expect(anna.get_by_role("tabpanel")).to_contain_text("confetti")
    axe(anna)
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_role("textbox", name="Say something").fill("Who brings the crisps?")
    anna.get_by_role("textbox", name="Say something").press("Enter")
    bo = someone(anna.url, name="Bo")
    bo.get_by_role("tab", name="Chat").click()
    expect(bo.get_by_role("tabpanel")).to_contain_text("Who brings the crisps?")


def test_opened_on_the_machine_itself_the_link_leads_to_it_from_elsewhere_on_the_network(someone: Opener) -> None:
    anna = someone(name="Anna", is_reached=False)

    def at_home(route: Route) -> None:
        route.fulfill(body=json.dumps({"addresses": ["http://192.168.1.7:8000", "http://10.0.0.7:8000"]}))

    anna.route("**/api/house", at_home)
    waiting(anna)
    code = anna.locator("main svg[role=img]")
    expect(code).to_have_attribute("aria-label", f"http://192.168.1.7:8000/{anna.url[anna.url.index('#') :]}")
    anna.get_by_role("combobox", name="Address on your home network").select_option("http://10.0.0.7:8000")
    expect(anna.locator(".link")).to_contain_text("http://10.0.0.7:8000/#/table/")
    expect(anna.get_by_role("note")).to_have_count(0)


def test_a_server_that_only_this_machine_reaches_says_what_to_do(someone: Opener) -> None:
    anna = someone(name="Anna", is_reached=False)
    anna.get_by_role("article", name="tricky").get_by_role("button", name="With friends").click()
    expect(anna.get_by_role("note")).to_contain_text("./play serve --host 0.0.0.0")
    no_invitation(anna)


def test_four_letters_lead_to_the_table_at_home_and_as_an_address(someone: Opener) -> None:
    anna = someone(name="Anna")
    waiting(anna)
    letters = anna.locator(".ways b").inner_text()
    bo = someone(name="Bo", width=360, height=640)
    bo.get_by_role("textbox", name="Join with a code").fill(letters.lower())
    bo.get_by_role("button", name="Join", exact=True).click()
    bo.get_by_role("button", name="Sit down").click()
    expect(anna.locator("main")).to_contain_text("Bo")
    cas = someone(f"/{letters}", name="Cas")
    cas.get_by_role("button", name="Sit down").click()
    expect(anna.locator("main")).to_contain_text("Cas")
    # Bo's tab is gone: the same letters lead back to the seat.
    bo.goto(bo.url.partition("#")[0] + f"j/{letters}")
    bo.get_by_role("button", name="Leave my seat").wait_for()


@pytest.mark.complains
def test_letters_of_no_table_say_so(someone: Opener, axe: Axe) -> None:
    page = someone("/BBBB")
    expect(page.get_by_role("alert")).to_have_text("No table has this code now. Check the four letters.")
    axe(page)


def test_on_a_phone_the_link_goes_to_the_share_sheet(someone: Opener) -> None:
    anna = someone(name="Anna", width=390, height=844)
    anna.evaluate("navigator.share = async (what) => { window.shared = what; }")
    waiting(anna)
    anna.get_by_role("button", name="Share the link").click()
    shared = anna.evaluate("window.shared")
    assert "code=" in shared["url"]
    assert shared["text"] == "Come and play tricky with me!"


# As from another machine on the network: by plain http, where browsers keep clipboard, share sheet and randomUUID to themselves.
WITHOUT_A_SAFE_PAGE = """
  delete Crypto.prototype.randomUUID;
  Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
  document.execCommand = (what) => { window.copied = what === "copy" && document.activeElement.value; return true; };
"""


def test_a_page_by_plain_http_from_the_network_can_copy_and_play(someone: Opener) -> None:
    anna = someone(name="Anna")
    anna.evaluate(WITHOUT_A_SAFE_PAGE)
    waiting(anna)
    anna.get_by_role("button", name="Copy the link").click()
    expect(anna.get_by_role("button", name="Copied")).to_be_visible()
    assert "code=" in anna.evaluate("window.copied")
    anna.get_by_role("button", name="Fill with bots and start").click()
    my_turn(anna)


@pytest.mark.complains
def test_an_address_that_leads_nowhere_has_a_page_of_its_own(someone: Opener) -> None:
    page = someone()
    answer = page.goto(page.url.partition("#")[0] + "foo/bar")
    assert answer
    assert answer.status == 404
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    page.get_by_role("link", name="All games").click()
    expect(page.get_by_role("article", name="tricky")).to_be_visible()
