"""For everyone: in their language, and nothing that axe objects to, in light and dark."""

import json
from itertools import count

import pytest
from playwright.sync_api import expect

import speeltafel
from speeltafel.core.chance import below, generator
from speeltafel.core.game import Game
from speeltafel.games.carnavalo.view import View
from tests.browser.conftest import Axe, Opener
from tests.browser.play_by_hand import HANDS, MOST, my_turn, start, to_mid_game
from tests.browser.test_replay import open_file


def test_dutch_from_the_browser_and_by_choice(someone: Opener) -> None:
    page = someone(locale="nl-NL")
    page.get_by_role("article", name="Figaro").get_by_role("button", name="Speel tegen bots").click()
    expect(page.locator(".prompt.mine")).to_contain_text("Jij bent aan de beurt:")
    assert page.evaluate("document.documentElement.lang") == "nl"
    english = someone()
    english.get_by_role("combobox", name="Language").select_option("Nederlands")
    expect(english.get_by_role("heading", name="Wat zullen we spelen?")).to_be_visible()
    english.reload()
    expect(english.get_by_role("heading", name="Wat zullen we spelen?")).to_be_visible()


def test_axe_finds_nothing_at_home(someone: Opener, axe: Axe) -> None:
    page = someone(reduced_motion="reduce")
    card = page.get_by_role("article", name="Carnavalo")
    expect(card.get_by_role("button", name="Play against bots")).to_be_enabled()
    axe(page)
    for way in ("Options", "On this device"):
        card.get_by_role("button", name=way).click()
        axe(page, "dialog")
        page.get_by_role("button", name="Cancel").click()
    card.get_by_role("button", name="With friends").click()
    page.locator("main svg[role=img]").wait_for()
    axe(page)


@pytest.mark.parametrize("game", HANDS)
def test_axe_finds_nothing_at_a_table(someone: Opener, axe: Axe, game: str) -> None:
    page = someone(reduced_motion="reduce")
    start(page, game, 5)
    my_turn(page)
    axe(page)
    page.get_by_role("button", name="Menu").click()
    for tab in ("Log", "Chat", "Table", "Rules"):
        page.get_by_role("tab", name=tab).click()
        axe(page, "aside")
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Back to the game").first.wait_for()
    axe(page, ".screen > :not(aside)")


@pytest.mark.parametrize("game", HANDS)
def test_axe_finds_nothing_in_mid_game_at_a_full_table(someone: Opener, axe: Axe, game: str) -> None:
    page = someone()
    start(page, game, MOST[game])
    to_mid_game(page, game)
    for width, height in ((1280, 800), (412, 823)):
        page.set_viewport_size({"width": width, "height": height})
        axe(page)
    spectator = someone(page.url[page.url.index("/#/") :], name="Dirk", width=412, height=823)
    spectator.locator(".board button").first.wait_for()
    axe(spectator)


def citizens_on_fields(fields: int) -> Game:
    """Play random games of Carnavalo until the three citizens stand on that many fields."""
    for seed in count():
        going, chance = speeltafel.new("carnavalo", 3, seed=seed), generator(seed)
        while legal := going.legal():
            going.play(legal[below(chance, len(legal))])
            view = going.view()
            assert isinstance(view, View)
            if len(set(view.citizens)) == fields:
                return going
    raise AssertionError


@pytest.mark.parametrize("together", [2, 3])
def test_citizens_who_share_a_field_can_each_be_touched(someone: Opener, axe: Axe, together: int) -> None:
    going = citizens_on_fields(4 - together)
    page = someone()
    open_file(page, json.dumps({**going.record(), "seats": ["Anna", "Bo", "Cas"]}))
    expect(page.get_by_role("slider")).to_have_value("0")
    page.keyboard.press("End")
    expect(page.get_by_role("slider")).to_have_value(str(len(going.moves)))
    for width, height in ((1280, 800), (412, 823), (3840, 2160)):
        page.set_viewport_size({"width": width, "height": height})
        axe(page)
