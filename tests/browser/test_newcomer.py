"""The first game together: one who is new to the game and one who knows it, at the same table."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe, Opener
from tests.browser.play_by_hand import HANDS, MOST, MOST_MOVES, start
from tests.browser.test_every_screen import ESSENTIAL, settled

NEW = "New to this game?"
EXPLAINED = ".first p"


def messages_of(page: Page) -> list[dict[str, Any]]:
    """Everything that comes over the page's connection from now on."""
    messages: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: messages.append(json.loads(text))))
    return messages


def at_a_table(someone: Opener, game: str) -> tuple[Page, Page, list[dict[str, Any]], list[dict[str, Any]]]:
    """Return a host who has never played it, and a guest who has."""
    newcomer, other = someone(name="Nora", played={}), someone(name="Kees")
    hints, known = messages_of(newcomer), messages_of(other)
    card = newcomer.get_by_role("article", name=game)
    while card.locator("output").inner_text() != "3":
        card.get_by_role("button", name="One more player").click()
    card.get_by_role("button", name="With friends").click()
    newcomer.wait_for_url(re.compile("code="))
    other.goto(newcomer.url)
    other.get_by_role("button", name="Sit down").click()
    expect(newcomer.locator("li", has_text="Kees")).to_be_visible()
    return newcomer, other, hints, known


def play(pages: list[Page], game: str, enough: Any) -> None:
    """Whoever is on turn plays, until somebody says that it is enough."""
    for i in range(MOST_MOVES):
        if enough():
            return
        for page in pages:
            read = page.get_by_role("button", name="Continue", exact=True)
            if read.is_visible():
                read.click()
            elif page.locator(".prompt.mine").is_visible():
                HANDS[game](page, i)
                break
        pages[0].wait_for_timeout(20)
    raise AssertionError("nothing was explained")


@pytest.mark.parametrize("game", HANDS)
def test_only_the_newcomer_sees_and_hears_explanations(someone: Opener, axe: Axe, game: str) -> None:
    newcomer, other, hints, known = at_a_table(someone, game)
    asked = newcomer.get_by_role("region", name=NEW)
    expect(asked).to_be_visible()
    axe(newcomer, ".newcomer")
    asked.get_by_role("button", name="No, explain as we go").click()
    expect(asked).to_have_count(0)
    expect(other.get_by_role("region", name=NEW)).to_have_count(0)
    newcomer.get_by_role("button", name="Fill with bots and start").click()
    for page in (newcomer, other):
        page.locator(".board").wait_for()
    notes: list[str] = []

    def read() -> None:
        notes.append(newcomer.locator(EXPLAINED).inner_text())
        axe(newcomer, ".first")
        expect(other.locator(EXPLAINED)).to_have_count(0)
        assert notes[-1] not in other.locator("body").inner_text()
        newcomer.get_by_role("button", name="Got it").click()
        expect(newcomer.locator(EXPLAINED).filter(has_text=notes[-1])).to_have_count(0)

    # It may lie over what is to be pressed, and the next one may come at once.
    newcomer.add_locator_handler(newcomer.locator(EXPLAINED), lambda _: read(), no_wait_after=True)
    play([newcomer, other], game, lambda: len(notes) > 1)
    assert len(set(notes)) == len(notes), "nothing twice"
    assert any(message["type"] == "explanation" for message in hints)
    assert not any(message["type"] == "explanation" or "first-" in json.dumps(message) for message in known)
    newcomer.reload()
    newcomer.locator(".board").wait_for()
    expect(newcomer.get_by_role("region", name=NEW)).to_have_count(0)
    remembered = json.loads(newcomer.evaluate("localStorage['speeltafel.explained']"))
    assert remembered[game.lower()]


def test_a_newcomer_who_had_enough_hints_sees_no_more(someone: Opener) -> None:
    page = someone(played={})
    page.get_by_role("article", name="Figaro").get_by_role("button", name="Play against bots").click()
    page.get_by_role("region", name=NEW).get_by_role("button", name="No, explain as we go").click()
    enough: list[str] = []

    def read() -> None:
        enough.append(page.locator(EXPLAINED).inner_text())
        page.get_by_role("button", name="No more hints").click()

    page.add_locator_handler(page.locator(EXPLAINED), lambda _: read())
    play([page], "Figaro", lambda: enough)
    expect(page.locator(EXPLAINED)).to_have_count(0)
    assert json.loads(page.evaluate("localStorage['speeltafel.played']")) == {"figaro": "yes"}


def test_who_knows_the_game_is_asked_once(someone: Opener) -> None:
    page = someone(played={})
    page.get_by_role("article", name="tricky").get_by_role("button", name="Play against bots").click()
    page.get_by_role("region", name=NEW).get_by_role("button", name="Yes").click()
    expect(page.get_by_role("region", name=NEW)).to_have_count(0)
    page.reload()
    page.locator(".board").wait_for()
    expect(page.get_by_role("region", name=NEW)).to_have_count(0)


@pytest.mark.parametrize("game", HANDS)
def test_the_question_covers_nothing_of_a_full_table(someone: Opener, game: str) -> None:
    page = someone(played={})
    start(page, game, MOST[game])
    page.locator(".board .name .words").nth(MOST[game] - 1).wait_for()
    for width, height in ((360, 640), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        question = page.locator(".newcomer")
        expect(question).to_be_in_viewport(ratio=1)
        assert settled(page, [*ESSENTIAL[game], ".newcomer p", ".newcomer button"]) == [], f"{width}×{height}"
        asked, board = question.bounding_box(), page.locator(".board").bounding_box()
        assert asked is not None
        assert board is not None
        assert asked["y"] + asked["height"] <= board["y"] + 1
