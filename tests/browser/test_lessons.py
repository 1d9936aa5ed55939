"""Learn it in two minutes: every lesson to its end, by clicks, by keyboard, and by somebody who plays something else first."""

import json
import re
from collections.abc import Callable
from fnmatch import fnmatchcase
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from speeltafel import games
from speeltafel.bots.quick_bot import QuickBot
from speeltafel.core.i18n import Translator
from speeltafel.core.lesson import play_scene
from speeltafel.core.line import Line
from tests.browser.conftest import Axe, Opener
from tests.browser.play_by_hand import HANDS, MOST_MOVES, Press, by_keyboard, click

Do = Callable[[Page, Press], None]
NAMES = {"tricky": "tricky", "figaro": "Figaro", "carnavalo": "Carnavalo"}


def at(*places: str) -> Do:
    """Return what is in those places, one after the other."""

    def do(page: Page, press: Press) -> None:
        for place in places:
            press(page.locator(f"button[data-place='{place}']"))

    return do


def named(*names: str) -> Do:
    def do(page: Page, press: Press) -> None:
        for name in names:
            press(page.get_by_role("button", name=re.compile(f"^{name}")).first)

    return do


def dice(*numbers: int) -> Do:
    """Those dice, counted from the left, and the golden button."""
    return at(*(f"die-{i}" for i in numbers), "keep")


def take(page: Page, press: Press) -> None:
    """All face-up cards; where something else could be played it is asked whether one is sure."""
    press(page.locator("button[data-place='take']"))
    sure = page.get_by_role("button", name=re.compile("^Are you sure"))
    page.locator(".learned").or_(sure).first.wait_for()
    if sure.is_visible():
        press(sure)


# What is asked in each scene but the last, and, where there is something, what else could be played there.
SCENES: dict[str, list[tuple[Do, Do | None]]] = {
    "tricky": [
        (at("keep"), None),
        (dice(3, 4), dice(0)),
        (dice(0), dice(0, 1)),
        (at("keep"), None),
        (at("keep"), None),
        (dice(1), dice(0)),
        (dice(0, 1), dice(0)),
    ],
    "figaro": [
        (named("Play red 2 in front of Otto"), named("Play red 2 in front of Mia")),
        (named("jester 2", "Play jester 2 in front of Otto"), named("jester 2", "Play jester 2 in front of Mia")),
        (named("red 3", "Play red 3 in front of Otto"), named("blue 1", "Play blue 1 in front of Mia")),
        (named("ring dance", "Call"), named("red 2", "Play red 2 in front of Otto")),
        (take, None),
        (take, named("blue 2", "Play blue 2 in front of Mia")),
        (named("yellow 2", "Play yellow 2 in front of Otto"), named("yellow 2", "Play yellow 2 in front of Mia")),
        (named("green 2", "Play green 2 in front of Mia"), named("green 2", "Play green 2 in your own row")),
    ],
    "carnavalo": [
        (named("Play the 4 into tent 1"), named("Play the 4 into tent 3")),
        (named("Card 2", "Play the 2 into tent 4", "On top"), named("Card 2", "Play the 2 into tent 3")),
        (named("Card 5", "Play the 5 into tent 5", "Under"), named("Card 5", "Play the 5 into tent 5", "On top")),
        (named("the Prince", "3 spaces forward"), named("the Prince", "2 spaces forward")),
        (named("the Miss", "3 spaces forward"), named("the Miss", "1 space forward")),
        (named("Barricadol", "1 space forward"), named("Barricadol", "2 spaces forward")),
        (named("Movement chip", "the Prince", "Put the Prince"), named("Movement chip", "the Prince", "1 space forward")),
        (named("Card 1", "Play the 1 into tent 3"), named("Card 1", "Play the 1 into tent 6")),
    ],
}  # fmt: skip


def learn(page: Page, game: str, press: Press = click, *, astray: bool = False) -> list[str]:
    """Play the whole lesson and return the counts it shows; `astray`: do something else first, wherever that can be played."""
    counts = []
    then = page.get_by_role("button", name="Next", exact=True)
    read = page.get_by_role("button", name="Continue", exact=True)  # what a round or a day came to
    for scene, (asked, other) in enumerate(SCENES[game], 1):
        expect(page.get_by_role("img", name=f"Scene {scene} of {len(SCENES[game]) + 1}")).to_be_visible()
        page.locator(".prompt.mine").wait_for()
        wanted = page.locator("[data-lesson]").inner_text()
        if astray and other:
            other(page, press)
            page.locator(".prompt.missed").wait_for()
            expect(page.locator("[data-lesson]")).not_to_have_text(wanted)
        asked(page, press)
        then.or_(read).first.wait_for()
        if read.is_visible():
            counts.append(page.locator(".chapter").inner_text())
            press(read)
        expect(then).to_be_focused()
        press(then)
    return counts + finish(page, game, press)


def finish(page: Page, game: str, press: Press) -> list[str]:
    """Play the last scene, which is the end of a real game with bots, and return its counts."""
    counts = []
    over = page.get_by_role("button", name="Play against bots")
    read = page.get_by_role("button", name="Continue", exact=True)
    turn = page.locator(".prompt.mine")
    for i in range(MOST_MOVES):
        turn.or_(over).or_(read).first.wait_for()
        if over.is_visible():
            break
        if read.is_visible():
            counts.append(page.locator(".chapter").inner_text())
            press(read)
            continue
        HANDS[NAMES[game]](page, i, press)
    expect(page.get_by_role("region", name="What you learned")).to_contain_text(f"know {NAMES[game]} now!")
    return counts


# What the last count of each lesson says: its scene begins in the middle of a game, which counts too.
LAST_COUNT = {"tricky": "The final count", "figaro": "Round 3 is over", "carnavalo": "Score for day 4"}


@pytest.mark.parametrize("game", SCENES)
def test_a_lesson_by_clicks_leads_to_a_game_of_ones_own(someone: Opener, axe: Axe, game: str) -> None:
    page = someone(f"/learn/{game}")
    page.locator(".prompt.mine").wait_for()
    axe(page)
    last = learn(page, game)[-1]
    assert LAST_COUNT[game] in last
    assert "= −" not in last, "nobody ends with less than nothing"
    axe(page)
    page.get_by_role("button", name="Play against bots").click()
    page.wait_for_url(re.compile("/#/table/"))
    page.locator(".board").wait_for()


@pytest.mark.parametrize("game", SCENES)
def test_a_lesson_by_keyboard_alone(someone: Opener, game: str) -> None:
    learn(page := someone(f"/learn/{game}"), game, by_keyboard)
    expect(page.get_by_role("button", name="Play against bots")).to_be_focused()


@pytest.mark.parametrize("game", SCENES)
def test_who_plays_something_else_reads_a_kind_word_and_goes_on(someone: Opener, game: str) -> None:
    assert sum(other is not None for _, other in SCENES[game]) >= 2
    learn(someone(f"/learn/{game}"), game, astray=True)


def insist(wanted: Locator) -> None:
    """On what says that it cannot be done."""
    wanted.click(force=True)


def red_to_mia(page: Page, press: Press) -> None:
    named("red 3")(page, press)
    press(page.locator("[data-place=window-2]"))


# In the second scene: what is tried, and a few words of the reason.
CANNOT: dict[str, tuple[Do, str]] = {
    "tricky": (at("keep"), "at least one"),
    "figaro": (red_to_mia, "blue"),
    "carnavalo": (named("Card 5", "Tent 2"), "is yours"),
}


@pytest.mark.parametrize("game", CANNOT)
def test_what_cannot_be_played_is_answered_with_the_reason(someone: Opener, axe: Axe, game: str) -> None:
    page = someone(f"/learn/{game}")
    cannot, reason = CANNOT[game]
    asked, _ = SCENES[game][0]
    asked(page, click)
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_role("img", name="Scene 2 of")).to_be_visible()
    page.locator(".prompt.mine").wait_for()
    cannot(page, insist)
    expect(page.locator(".explain.why")).to_contain_text(reason)
    axe(page)
    expect(page.locator(".prompt.mine")).to_be_visible()


@pytest.mark.parametrize("game", SCENES)
def test_two_clicks_from_home_to_ones_first_move(someone: Opener, game: str) -> None:
    page, press = someone(), Clicks()
    press(page.get_by_role("article", name=NAMES[game]).get_by_role("link", name="Learn it in two minutes"))
    SCENES[game][0][0](page, press)
    page.get_by_role("region", name="What you learned").wait_for()
    assert press.count == 2


class Clicks:
    """Counts them."""

    count = 0

    def __call__(self, wanted: Locator) -> None:
        self.count += 1
        click(wanted)


def test_the_waiting_room_leads_to_the_lesson_in_a_window_of_its_own(someone: Opener) -> None:
    page = someone()
    page.get_by_role("article", name="Figaro").get_by_role("button", name="With friends").click()
    page.get_by_role("heading", name="Figaro", level=1).wait_for()  # at home there are three such links
    with page.expect_popup() as popup:
        page.get_by_role("link", name="Learn it in two minutes").click()
    expect(popup.value.locator(".prompt.mine")).to_contain_text("Otto")
    expect(page.get_by_role("link", name="Learn it in two minutes")).to_be_visible()


# Letters may reach a little beyond a tight line; half a line is cut. And nothing lies outside the screen.
CUT = """selector => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility()).flatMap(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const isOut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  return isOut || one.scrollHeight > one.clientHeight + 6 || one.scrollWidth > one.clientWidth + 1 ? [one.textContent] : [];
})"""
PHONES = [(390, 844), (844, 390), (360, 640)]


def cut(page: Page, selector: str) -> list[object]:
    found: list[object] = []
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(requestAnimationFrame)")
        found += [(width, height, words) for words in page.evaluate(CUT, selector)]
    return found


# How much of what is framed lies under the card, in pixels; the frame itself lies round the thing.
UNDER_THE_CARD = """() => {
  const FRAME = 8;
  const card = document.querySelector(".explain.placed").getBoundingClientRect();
  return [...document.querySelectorAll(".outline")].map(one => one.getBoundingClientRect()).map(box => {
    const width = Math.min(card.right, box.right - FRAME) - Math.max(card.left, box.left + FRAME);
    const height = Math.min(card.bottom, box.bottom - FRAME) - Math.max(card.top, box.top + FRAME);
    return Math.max(0, width) * Math.max(0, height);
  });
}"""
LOOKS_AGAIN_MS = 450  # the card finds its place anew twice in that time


def covered(page: Page) -> list[object]:
    """On which screens the card lies over what it speaks of."""
    found: list[object] = []
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(LOOKS_AGAIN_MS)
        under: list[float] = page.evaluate(UNDER_THE_CARD)
        if not under or any(under):
            found.append((width, height, under))
    return found


def answered_with(page: Page, change: Callable[[int, list[str]], dict[str, object]]) -> None:
    """Answer the page with another scene, or other moves, than it asked for."""

    def ask(route: Route) -> None:
        asked: dict[str, Any] = route.request.post_data_json or {}
        route.continue_(post_data=json.dumps({**asked, **change(asked["scene"], asked["moves"])}))

    page.route("**/api/lessons/*", ask)


def elsewhere(number: int, *_: object) -> dict[str, object]:
    """Begin the lesson with that scene."""
    return {"scene": number}


@pytest.mark.parametrize("game", SCENES)
def test_on_a_phone_whatever_is_asked_and_answered_fits_in_the_longest_words(someone: Opener, game: str) -> None:
    page = someone(has_touch=True, locale="de-DE")
    home, say = page.url, Translator("de", ["", "Otto", "Mia"])
    for number, scene in enumerate(games.modules(game).lessons):
        answered_with(page, partial(elsewhere, number))
        page.goto(f"{home}learn/{game}")
        coach = page.locator("[data-lesson]")
        expect(coach).to_have_text(say.translate(Line(f"lesson-{scene.name}", {}, game)))
        assert cut(page, ".prompt :is(p, h2):not(.unseen)") == []
        coach.evaluate("(coach, words) => (coach.textContent = words)", say.translate(Line(f"lesson-{scene.name}-not", {}, game)))
        assert cut(page, ".prompt :is(p, h2):not(.unseen)") == []
        page.unroute_all()


@pytest.mark.parametrize("game", SCENES)
def test_on_a_phone_whatever_was_learned_fits_in_the_longest_words(someone: Opener, game: str) -> None:
    modules = games.modules(game)

    def well_done(scene: int, _: list[str]) -> dict[str, object]:
        legal = play_scene(modules, scene, [], QuickBot(modules, 0), "de").game.legal()
        return {"moves": [next(move for move in legal if any(fnmatchcase(move, one) for one in modules.lessons[scene].asked))]}

    page = someone(has_touch=True, locale="de-DE")
    home = page.url
    answered_with(page, well_done)
    page.goto(f"{home}learn/{game}")
    learned, read = page.locator(".learned"), page.locator(".chapter .button")
    for scene in modules.lessons[:-1]:
        learned.or_(read).first.wait_for()
        if read.is_visible():
            read.click()
        said = Translator("de", ["", "Otto", "Mia"]).translate(Line(f"lesson-{scene.name}-done", {"edition": "en"}, game))
        expect(learned.locator("p")).to_have_text(said)
        assert cut(page, ".learned, .learned p, .learned .next") == []
        assert covered(page) == []
        if scene is modules.lessons[-2]:
            page.unroute_all()
        learned.get_by_role("button").click()


@pytest.mark.parametrize(("locale", "edition"), [("nl-NL", "nl"), ("de-DE", "en")])
def test_figaro_is_taught_in_the_reader_s_edition(someone: Opener, locale: str, edition: str) -> None:
    page = someone(locale=locale)
    home = page.url
    with page.expect_response("**/api/lessons/figaro") as answer:
        page.goto(f"{home}learn/figaro")
    assert answer.value.json()["frames"][0]["view"]["options"]["edition"] == edition
