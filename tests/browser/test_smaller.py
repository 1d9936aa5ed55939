"""Smaller things that once were wrong."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.play_by_hand import figaro, my_turn, play_to_the_end, start, tricky
from tests.browser.test_invitation import waiting
from tests.browser.test_your_turn import two_at_a_table


def test_a_spectator_sees_that_they_watch(someone: Opener) -> None:
    anna = someone(name="Anna")
    start(anna, "tricky", 2)
    my_turn(anna)
    watching = someone(anna.url.partition("?")[0], name="Cas", width=390, height=844)
    expect(watching.locator(".prompt")).to_contain_text("You're watching.")
    expect(anna.locator(".prompt")).not_to_contain_text("watching")


def test_messages_of_a_muted_player_are_not_shown(someone: Opener) -> None:
    anna, bo = two_at_a_table(someone)
    my_turn(anna)
    for page in (anna, bo):
        page.get_by_role("button", name="Menu").click()
    anna.get_by_role("tab", name="Table").click()
    anna.get_by_role("button", name="Mute Bo").click()
    bo.get_by_role("tab", name="Chat").click()
    bo.get_by_role("textbox", name="Say something").fill("Nananana")
    bo.get_by_role("textbox", name="Say something").press("Enter")
    bo.get_by_role("button", name="Come on!").click()
    expect(bo.get_by_role("tabpanel")).to_contain_text("Come on!")
    anna.get_by_role("tab", name="Chat").click()
    expect(anna.locator("body")).not_to_contain_text("Nananana")
    expect(anna.get_by_role("tabpanel")).to_contain_text("No messages yet")
    anna.get_by_role("tab", name="Table").click()
    anna.get_by_role("button", name="Unmute Bo").click()
    anna.get_by_role("tab", name="Chat").click()
    expect(anna.get_by_role("tabpanel")).to_contain_text("Nananana")


def test_a_replay_goes_on_by_itself_until_somebody_steps(someone: Opener) -> None:
    page = someone()
    start(page, "tricky", 2)
    my_turn(page)
    play_to_the_end(page, tricky)
    page.get_by_role("link", name="Watch the replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Play automatically").click()
    expect(slider).to_have_value("2")
    page.get_by_role("button", name="Previous move").click()
    expect(page.get_by_role("button", name="Play automatically")).to_be_visible()
    expect(slider).to_have_value("1")
    page.wait_for_timeout(1_700)
    expect(slider).to_have_value("1")


def test_figaro_shows_the_pieces_of_all_rounds_and_adds_up_nothing(someone: Opener) -> None:
    page = someone()
    start(page, "Figaro", 3)
    my_turn(page)
    expect(page.locator("div.round")).to_contain_text(re.compile(r"later: \d+ · \d+ / \d+ · \d+"))
    for i in range(60):
        figaro(page, i)
        read = page.get_by_role("button", name="Continue", exact=True)
        page.locator(".prompt.mine").or_(read).first.wait_for()
        if read.is_visible():
            read.click()
            my_turn(page)
        if page.locator("div.round").inner_text().startswith("Round 3"):
            break
    roads = [road.inner_text() for road in page.locator("[data-place^=road-]:not(.none)").all()]
    assert any(re.fullmatch(r"\d+ · \d+", road) for road in roads), roads
    log = page.locator("[role=tabpanel]")
    page.get_by_role("button", name="Menu").click()
    expect(log).to_contain_text("takes all face-up cards")
    assert not re.search(r"takes all \d", log.inner_text())


def test_what_stopping_now_would_cost_is_said_only_to_whoever_could(someone: Opener) -> None:
    anna, bo = two_at_a_table(someone)
    my_turn(anna)
    anna.locator("button.die[aria-pressed=false]").first.click()
    expect(anna.locator(".preview")).to_contain_text("So far you pay")
    anna.get_by_role("button", name=re.compile("^Keep")).click()
    my_turn(anna)
    expect(bo.locator(".preview")).to_have_text("")


def test_nothing_on_a_board_is_selected_by_dragging(someone: Opener) -> None:
    page = someone()
    start(page, "Figaro", 3)
    my_turn(page)
    box = page.locator(".board").bounding_box()
    assert box
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 5, box["y"] + box["height"] - 5, steps=5)
    page.mouse.up()
    assert page.evaluate("getSelection().toString()") == ""


def test_before_the_set_up_is_complete_a_tent_s_chips_are_face_down(someone: Opener) -> None:
    page = someone()
    waiting(page, "Carnavalo")
    page.get_by_role("button", name="Fill with bots and start").click()
    my_turn(page)
    expect(
        page.get_by_text(re.compile("^Tent 1: empty; chips still face down"))
        .or_(page.get_by_role("button", name=re.compile("chips still face down")))
        .first
    ).to_be_attached()
