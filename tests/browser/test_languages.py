"""Every language on the page: spoken from the first screen on, and its longest words fit on a phone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Page, expect

from speeltafel.core.i18n import LANGUAGES
from tests.browser.conftest import Opener
from tests.browser.play_by_hand import HANDS, MOST, my_turn, start, to_mid_game
from tests.browser.test_every_screen import ESSENTIAL, TABLES, settled
from tests.core.test_languages import Parts, cases, messages

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "web" / "src" / "i18n"
PHONES = [(360, 640), (844, 390)]

# What is wider than its place, on a screen that may be scrolled down: [where, how wide, how wide it may be].
WIDE = """() => {
  const seen = element => element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 1; // more than heard
  const dialog = document.querySelector("dialog[open]");
  const all = [...(dialog ?? document).querySelectorAll("h1, h2, h3, p, li, label, small, button, select, summary, [role=tab]")];
  const wide = all.filter(seen).flatMap(element => {
    const { left, right } = element.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) return [[element.textContent, right, innerWidth]];
    const isCut = element.scrollWidth > element.clientWidth + 1;
    return isCut ? [[element.textContent, element.scrollWidth, element.clientWidth]] : [];
  });
  for (const select of all.filter(element => element.localName === "select" && seen(element))) {
    const whole = select.cloneNode(true); // as wide as its longest choice
    Object.assign(whole.style, { position: "absolute", width: "max-content" });
    select.after(whole);
    const [wanted, width] = [whole, select].map(element => element.getBoundingClientRect().width);
    whole.remove();
    if (wanted > width + 1) wide.push([select.textContent, wanted, width]);
  }
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth ? [["page", scrollWidth, innerWidth], ...wide] : wide;
}"""


# Which of these do not fit where the page says what can be done.
TOO_LONG = """prompts => {
  const HALF_A_LINE = 6;
  const place = document.querySelector(".prompt p");
  return prompts.filter(words => {
    place.textContent = words;
    return place.scrollHeight > place.clientHeight + HALF_A_LINE || place.scrollWidth > place.clientWidth + 1;
  });
}"""


def speak(page: Page, language: str) -> None:
    """As if it had been chosen at home."""
    page.evaluate("language => (localStorage['speeltafel.language'] = language)", language)
    page.reload()
    page.locator(f"html[lang={language}]").wait_for(state="attached")


def words(language: str, id_: str, folder: Path = PAGE, **args: object) -> str:
    """Return what the page says there."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
    pattern = bundle.get_message(id_).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, args)[0])


def prompts(language: str, game: str) -> Iterator[str]:
    """Yield all that a game can ask of one player at a screen of their own, or tell them to wait for."""
    folder = ROOT / "src" / "speeltafel" / "games" / game.lower() / "text"
    said = messages(folder, language)
    asked: dict[str, object] = {variable: 5 for message in said.values() for variable in Parts(message).variables}
    asked |= {"player": "Hannelore", "players": "Hannelore"}
    for id_, message in said.items():
        for args in cases(message) if id_.startswith("prompt-") else ():
            yield words(language, id_, folder, **asked | args | {"shared": "no"})


def to_fit(page: Page, where: str) -> None:
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => document.fonts.ready")
        assert page.evaluate(WIDE) == [], f"{where}, {width}×{height}"


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_at_a_full_table_nothing_is_cut_in_any_language(someone: Opener, game: str, players: int) -> None:
    page = someone(name="Hannelore")
    start(page, game, players)
    to_mid_game(page, game)
    for language in LANGUAGES:
        speak(page, language)
        my_turn(page)
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            assert settled(page, ESSENTIAL[game]) == [], f"{language}, {width}×{height}"
            assert page.locator(".board .name .words").count() == players


@pytest.mark.parametrize("game", HANDS)
def test_every_prompt_fits_in_every_language(someone: Opener, game: str) -> None:
    page = someone(name="Hannelore")
    start(page, game, MOST[game])
    my_turn(page)
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => document.fonts.ready")
        said = [prompt for language in LANGUAGES for prompt in prompts(language, game)]
        assert len(said) > 3 * len(LANGUAGES)
        assert page.evaluate(TOO_LONG, said) == [], f"{width}×{height}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_and_its_dialogs_fit_in_every_language(someone: Opener, language: str) -> None:
    page = someone(width=360, height=640)
    speak(page, language)
    choices, device = (page.get_by_role("button", name=words(language, id_)) for id_ in ("choices", "on-this-device"))
    expect(device.last).to_be_enabled()
    to_fit(page, "home")
    for opener in (*choices.all(), device.last):
        opener.click()
        page.locator("dialog[open]").wait_for()
        to_fit(page, "dialog")
        page.keyboard.press("Escape")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_beside_the_board_fits_in_every_language(someone: Opener, language: str) -> None:
    page = someone(width=360, height=640)
    start(page, "Carnavalo", 3)
    my_turn(page)
    speak(page, language)
    my_turn(page)
    page.get_by_role("button", name=words(language, "more")).click()
    page.get_by_role("tab").first.wait_for()
    for tab in page.get_by_role("tab").all():
        tab.click()
        to_fit(page, tab.inner_text())


def test_german_from_the_browser_and_from_the_first_move(someone: Opener) -> None:
    page = someone(locale="de-AT")
    expect(page.get_by_role("combobox", name="Sprache")).to_have_value("de")
    page.get_by_role("article", name="tricky").get_by_role("button", name="Gegen Bots spielen").click()
    expect(page.locator(".prompt.mine")).to_contain_text("Du bist dran: Behalte mindestens einen")
    assert page.evaluate("document.documentElement.lang") == "de"
    page.locator("button.die[aria-pressed=false]").first.click()
    page.get_by_role("button", name="behalten").click()
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("tab", name="Verlauf").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Cato behält")


def test_a_reader_without_an_edition_of_their_own_has_the_printed_one(someone: Opener) -> None:
    page = someone("/rules/figaro", locale="de-DE")
    expect(page.get_by_role("combobox", name="Ausgabe")).to_have_value("en")
    expect(page.get_by_text("Danach spielst du noch einmal.")).to_be_visible()


def test_a_language_is_chosen_at_home_and_remembered(someone: Opener) -> None:
    page = someone()
    page.get_by_role("combobox", name="Language").select_option("Deutsch")
    expect(page.get_by_role("heading", name="Was wollen wir spielen?")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Was wollen wir spielen?")).to_be_visible()
    expect(page.get_by_role("combobox", name="Sprache")).to_have_value("de")
