"""The rules on the page are those of this table, and all of them."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.hands import my_turn

LANGUAGES = {
    "en-GB": ("With friends", "Play against bots", "Menu", "Rules"),
    "nl-NL": ("Met vrienden", "Speel tegen bots", "Menu", "Regels"),
}


def rules(page: Page, game: str, locale: str = "en-GB") -> str:
    """As they stand beside the board."""
    _, bots, menu, tab = LANGUAGES[locale]
    page.get_by_role("article", name=game).get_by_role("button", name=bots).click()
    page.locator(".board").wait_for()
    page.get_by_role("button", name=menu).click()
    page.get_by_role("tab", name=tab).click()
    page.locator(".rules section").first.wait_for()
    return page.locator(".rules").inner_text()


@pytest.mark.parametrize(
    ("locale", "its_own", "the_others"),
    [("nl-NL", "Ze gaan naar je hand", "allemaal nemen in plaats van"), ("en-GB", "Then you play again", "into your hand")],
)
def test_figaro_is_played_in_the_reader_s_edition_and_nothing_is_said_of_the_other(
    someone: Opener, locale: str, its_own: str, the_others: str
) -> None:
    page = someone(locale=locale)
    text = rules(page, "Figaro", locale)
    assert its_own in text
    assert the_others not in text
    assert "edition" not in text
    assert "uitgave" not in text


def test_the_other_edition_can_be_chosen(someone: Opener) -> None:
    page = someone(locale="nl-NL")
    card = page.get_by_role("article", name="Figaro")
    card.get_by_role("button", name="Opties").click()
    page.get_by_role("combobox", name="Uitgave").select_option("Engelse uitgave")
    page.get_by_role("button", name="Klaar").click()
    assert "Ze gaan naar je hand" not in rules(page, "Figaro", "nl-NL")
    page.get_by_role("tab", name="Tafel").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Engelse uitgave")


# What each sheet says and the page once left out, by a few words of it.
SAID = {
    "Figaro": [
        "stay in the box",
        "one piece of road fewer",
        "has no colour yet",
        "must take them all",
        "exchanges their longest piece",
        "whoever has the King, or else comes first",
        "stacks are not counted",
    ],
    "Carnavalo": [
        "Most points wins",
        "secretly chooses",
        "moves their disc at that tent to field 1",
        "first card that the Prince",
        "takes their cards back",
        "Nobody gets anything for the card she covers",
        "at least 1",
        "if your turn ended the day, the ring stays",
    ],
    "tricky": ["from the top down", "18 with two players", "or all they have"],
}


@pytest.mark.parametrize("game", SAID)
def test_nothing_of_a_sheet_is_missing(someone: Opener, game: str) -> None:
    text = rules(someone(), game)
    assert [words for words in SAID[game] if words not in text] == []
    assert "3×" not in text, "only where it is played"


def test_the_advanced_chips_are_explained_where_they_are_played(someone: Opener) -> None:
    page = someone()
    page.get_by_role("article", name="Carnavalo").get_by_role("button", name="Options").click()
    page.get_by_role("checkbox", name="Play the advanced variant").check()
    page.get_by_role("button", name="Done").click()
    assert "3× each of your 1s triple" in rules(page, "Carnavalo")
    my_turn(page)
