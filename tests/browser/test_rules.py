"""The rules on the page are those of this table, and all of them."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe, Opener
from tests.browser.play_by_hand import my_turn

ROOT = Path(__file__).parent.parent.parent

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
    [("nl-NL", "Ze gaan in je hand", "Doe dat als het er weinig zijn"), ("en-GB", "Then you play again", "into your hand")],
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
    assert "Ze gaan in je hand" not in rules(page, "Figaro", "nl-NL")
    page.get_by_role("tab", name="Tafel").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Engelse uitgave")


# What each sheet says and the page once left out, by a few words of it.
SAID = {
    "Figaro": [
        "stay in the box",
        "one piece fewer",
        "A row without a colour",
        "you have to take all face-up cards",
        "They give their longest piece",
        "the player with the King is the one who swaps",
        "may not count stacks",
    ],
    "Carnavalo": [
        "The player with the most points wins",
        "Choose one of your cards in secret",
        "moves their disc at that tent to space 1",
        "first card in the Prince's path",
        "takes their cards back",
        "Nobody gets anything for the card she covers",
        "at least 1",
        "but leave the ring where it is",
    ],
    "tricky": ["from the top down", "18 each with two players", "you pay all you have"],
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
    assert "3× makes each of your 1s count triple" in rules(page, "Carnavalo")
    my_turn(page)


NUMBER = re.compile(r"^- \*\*([A-Z]+\d+)\.\*\*", re.MULTILINE)
# What the English edition of Figaro and Carnavalo without its variant do not play.
ELSEWHERE = {"figaro": {"FE1", "FE2", "FR3", "FR6"}, "carnavalo": {"C26"}, "tricky": set[str]()}
PLAYS_ALL = {"figaro": "?edition=nl", "carnavalo": "?advanced=true", "tricky": ""}


def numbers(page: Page) -> set[str]:
    page.locator(".sheet section").last.wait_for()
    return set(page.locator(".sheet .numbers a").all_inner_texts())


@pytest.mark.parametrize("game", ELSEWHERE)
def test_the_rules_are_a_page_with_every_rule_of_the_table(someone: Opener, axe: Axe, game: str) -> None:
    whole = set(NUMBER.findall((ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")))
    assert len(whole) > 12
    page = someone(f"/rules/{game}")
    assert numbers(page) == whole - ELSEWHERE[game]
    axe(page)
    assert numbers(someone(f"/rules/{game}{PLAYS_ALL[game]}")) == whole


@pytest.mark.parametrize("game", ELSEWHERE)
def test_on_paper_they_are_two_sheets_at_most(someone: Opener, game: str) -> None:
    page = someone(f"/rules/{game}{PLAYS_ALL[game]}", locale="nl-NL")
    numbers(page)
    pages = re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))
    assert 1 <= len(pages) <= 2


def test_home_and_table_lead_to_the_rules_as_they_are_played(someone: Opener) -> None:
    page = someone(locale="nl-NL")
    page.get_by_role("article", name="Figaro").get_by_role("link", name="Alle spelregels").click()
    expect(page.get_by_role("combobox", name="Uitgave")).to_have_value("nl")
    page.get_by_role("combobox", name="Uitgave").select_option("Engelse uitgave")
    expect(page.locator("#FE1")).to_have_count(0)
    assert page.url.endswith("/rules/figaro?edition=en")
    page.goto(page.url + "#F18")
    page.reload()
    expect(page.locator("#F18")).to_be_in_viewport()
    page.get_by_role("link", name="Alle spellen").click()
    rules(page, "Figaro", "nl-NL")
    with page.expect_popup() as popup:
        page.get_by_role("tabpanel").get_by_role("link", name="Alle spelregels").click()
    expect(popup.value.locator("#FE1")).to_be_visible()


def test_beside_the_board_no_rule_has_a_number(someone: Opener) -> None:
    text = rules(someone(), "Carnavalo")
    assert "Everybody knows who owns a face-down card" in text
    assert re.findall(r"\bCR?\d+\b", text) == []
