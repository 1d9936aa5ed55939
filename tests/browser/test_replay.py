"""Looking back: at a file, through a link, and in the middle of a game."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

import speeltafel
from speeltafel.core.chance import below, generator
from tests.browser.conftest import Axe, Opener
from tests.browser.play_by_hand import HANDS, figaro, my_turn, start
from tests.browser.test_table import hand_of


def played(game: str, players: int = 3) -> dict[str, Any]:
    """Return a record of some game."""
    going, chance = speeltafel.new(game, players, seed=5), generator(5)
    while going.actor is not None:
        legal = going.legal()
        going.play(legal[below(chance, len(legal))])
    return {**going.record(), "seats": ["Anna", "Bo", "Cas"]}


def open_file(page: Page, content: str) -> None:
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": content.encode()}
    page.locator("input[type=file]").set_input_files(files=file)


@pytest.mark.parametrize("game", HANDS)
def test_a_record_file_step_by_step_and_through_any_eyes(someone: Opener, axe: Axe, game: str) -> None:
    record = played(game.lower())
    last = len(record["moves"])
    page = someone(reduced_motion="reduce")
    open_file(page, json.dumps(record, indent=2))
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Next move").click()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    expect(page.locator(".prompt")).to_contain_text("win")
    axe(page)
    page.get_by_role("button", name="Go to the start").click()
    slider.fill(str(last // 2))
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("ol [aria-current]").first).to_be_visible()
    page.locator("ol button").nth(3).click()
    expect(page.locator("ol button").nth(3)).to_have_attribute("aria-current", "step")
    slider.fill(str(last // 2))
    axe(page)
    eyes = page.get_by_role("combobox", name="View as")
    if record["game"] == "tricky":  # where nobody hides anything
        expect(eyes).to_have_count(0)
    else:
        eyes.select_option("Bo")
    expect(page.get_by_role("list", name="Everyone's cards")).to_have_count(0)
    viewer = "all" if record["game"] == "tricky" else "1"
    page.wait_for_url(re.compile(f"at={last // 2}&viewer={viewer}"))
    shown = page.locator(".prompt").inner_text()
    friend = someone(page.url[page.url.index("/#/") :], reduced_motion="reduce")
    expect(friend.get_by_role("slider")).to_have_value(str(last // 2))
    if viewer == "1":
        expect(friend.get_by_role("combobox", name="View as")).to_have_value("1")
    expect(friend.locator(".prompt")).to_have_text(shown)


def test_all_open_shows_what_everybody_holds(someone: Opener) -> None:
    page = someone()
    open_file(page, json.dumps(played("figaro")))
    page.get_by_role("slider").fill("5")
    hands = page.get_by_role("list", name="Everyone's cards").get_by_role("listitem")
    expect(hands).to_have_count(3)
    for seat in range(3):
        assert hands.nth(seat).get_by_role("img").count() > 3


@pytest.mark.complains
@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("{ torn", "damaged or incomplete"),
        ("# notes", "This file isn't a saved game."),
        ('{"format": "chess/1", "game": "tricky", "players": 2, "moves": []}', "isn't a Speeltafel game"),
    ],
)
def test_a_damaged_file_is_said_in_one_sentence(someone: Opener, content: str, said: str) -> None:
    page = someone()
    open_file(page, content)
    expect(page.get_by_role("alert")).to_contain_text(said)
    page.get_by_role("link", name="All games").click()
    open_file(page, "x" * 200_000)
    expect(page.get_by_role("alert")).to_contain_text("too large")
    page.goto(page.url.partition("#")[0] + "#/replay?record=%%%")
    expect(page.get_by_role("alert")).to_contain_text("This link is broken")


@pytest.mark.complains
def test_a_file_with_a_forbidden_move_says_why_without_the_number_of_a_rule(someone: Opener) -> None:
    page = someone()
    moves = [["chance", "roll 11335"], [0, "keep 6"]]
    open_file(page, json.dumps({"format": "speeltafel/1", "game": "tricky", "players": 2, "moves": moves}))
    expect(page.get_by_role("alert")).to_contain_text("You can't keep")
    assert "(T" not in page.get_by_role("alert").inner_text()


def test_in_mid_game_one_steps_back_and_comes_back_to_now(someone: Opener) -> None:
    page = someone()
    start(page, "Figaro", 3)
    my_turn(page)
    figaro(page, 0)
    my_turn(page)
    now = hand_of(page)
    page.get_by_role("button", name="Menu").click()
    page.locator("ol button").first.click()
    expect(page.locator(".prompt")).to_contain_text("You're looking at an earlier move")
    assert page.get_by_role("group", name="Your hand").locator("button:enabled").count() == 0
    page.locator("body").press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("2")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("slider")).to_have_value("1")
    page.get_by_role("button", name="Back to the game").first.click()
    my_turn(page)
    assert hand_of(page) == now
    figaro(page, 1)
    my_turn(page)
