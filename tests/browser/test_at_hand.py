"""What may not be done says why, what may be done has a control and says what comes of it, by finger and by keyboard."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.play_by_hand import FEWEST, HANDS, my_turn, my_turn_in_some_game, start, to_mid_game

RULE_NUMBER = re.compile(r"\([A-Z]{1,2}\d")
MOST_DECISIONS = 60


def bubble(page: Page, pattern: str) -> None:
    said = page.locator(".why p")
    expect(said).to_contain_text(re.compile(pattern))
    assert not RULE_NUMBER.search(said.inner_text())
    box = said.bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size["height"]


def test_a_window_that_a_card_may_not_go_to_says_why(someone: Opener) -> None:
    page = someone(width=390, height=844)
    start(page, "Figaro", 3)
    for i in range(MOST_DECISIONS):
        my_turn_in_some_game(page)
        page.locator(".court button.choose.not").first.click(force=True)
        bubble(page, "First choose a card")
        for card in page.locator(".hand button:not([aria-disabled=true])").all():
            if "ring dance" in (card.get_attribute("aria-label") or "") or "jester" in (card.get_attribute("aria-label") or ""):
                continue
            card.click()
            wrong = page.locator(".court button.choose.not")
            if wrong.count():
                wrong.first.click(force=True)
                bubble(page, "doesn't fit|fits only in front of")
                return
            card.click()
        HANDS["Figaro"](page, i)
    raise AssertionError("every card could go everywhere")


def test_what_lies_there_for_nobody_to_touch_says_why(someone: Opener) -> None:
    page = someone()
    start(page, "tricky", 2)
    my_turn(page)
    page.locator("button.die").first.click()
    page.get_by_role("button", name=re.compile("^Keep")).click()
    page.locator(".slot[role=img]").wait_for()
    my_turn(page)
    shown = ((".slot[role=img]", "take back dice"), (".players li", "chips move automatically"), (".pipes", "to their columns"))
    for touched, words in shown:
        page.locator(touched).first.click()
        bubble(page, words)
    page.goto(page.url.partition("#")[0])
    start(page, "Carnavalo", 2)
    my_turn(page)
    page.locator(".players li").nth(1).click()
    bubble(page, "Only Blaise can play these cards")
    page.locator(".players li").nth(0).click()
    bubble(page, "from your hand")
    page.locator(".procession").click()
    bubble(page, "until the day ends")


def test_a_reason_near_the_edge_is_as_wide_as_anywhere(someone: Opener) -> None:
    """What was touched stands at the right edge of a phone: the words go to its left, and are not squeezed beside it."""
    page = someone(width=360, height=640)
    start(page, "tricky", 2)
    my_turn(page)
    name = page.locator(".players li").first
    name.evaluate("element => Object.assign(element.style, {position: 'fixed', right: '0', top: '200px', width: '40px'})")
    name.click()
    bubble(page, "chips move automatically")
    said = page.locator(".why p").bounding_box()
    assert said is not None
    assert said["width"] > said["height"] * 2


def test_the_dutch_edition_says_why_cards_cannot_be_taken_again(someone: Opener) -> None:
    page = someone(locale="nl-NL")
    card = page.get_by_role("article", name="Figaro")
    card.get_by_role("button", name="Speel tegen bots").click()
    take = page.locator("button.action").first
    for _ in range(MOST_DECISIONS):
        my_turn(page)
        if take.count() and take.get_attribute("aria-disabled") == "true":
            take.click(force=True)
            bubble(page, "pas weer als iemand kaarten")
            return
        if take.count():
            take.click()
            take.click()
        else:
            page.locator(".hand button:not([aria-disabled=true])").first.click()
            page.locator("button.choose:not(.not)").first.click()
        page.wait_for_timeout(100)
    raise AssertionError("taking was never forbidden")


def test_out_of_turn_it_is_said_whose_turn_it_is(someone: Opener) -> None:
    anna = someone(name="Anna")
    anna.get_by_role("article", name="tricky").get_by_role("button", name="With friends").click()
    link = anna.locator("main svg[role=img]").get_attribute("aria-label") or ""
    bo = someone(link[link.index("/#/") :], name="Bo")
    bo.get_by_role("button", name="Sit down").click()
    expect(anna.locator("main")).to_contain_text("Bo")
    anna.get_by_role("button", name="Fill with bots and start").click()
    anna.locator("button.die").first.wait_for()
    bo.locator("button.die").first.wait_for()
    anna.locator(".prompt.mine").or_(anna.locator(".prompt", has_text="Bo")).first.wait_for()
    waiting, name = (bo, "Anna") if anna.locator(".prompt.mine").is_visible() else (anna, "Bo")
    waiting.locator("button.die").first.click(force=True)
    bubble(waiting, name)


def test_a_tent_that_a_card_may_not_go_to_says_why(someone: Opener) -> None:
    page = someone()
    start(page, "Carnavalo", 2)
    for i in range(MOST_DECISIONS):  # until somebody stands before a tent, or a card of one's own lies on top
        my_turn_in_some_game(page)
        card = page.locator(".held:not([aria-disabled=true])")
        if card.count():
            card.first.click()
            barred = page.locator(".tent.dim")
            if barred.count():
                barred.first.click()
                bubble(page, "Barricadol is in tent|The stage card in tent")
                return
            page.keyboard.press("Escape")
        HANDS["Carnavalo"](page, i)
    raise AssertionError("every tent was free all the time")


def test_in_carnavalo_one_ends_the_turn_by_a_button_and_reads_what_a_card_brings(someone: Opener) -> None:
    page = someone(width=844, height=390)
    start(page, "Carnavalo", 2)
    ended = shown = False
    for i in range(MOST_DECISIONS):
        my_turn_in_some_game(page)
        end = page.get_by_role("button", name=re.compile("^End your turn"))
        if end.count():
            expect(page.locator(".prompt")).to_contain_text("end your turn")
            inside(page, end.first.bounding_box())
            end.first.click()
            ended = True
        elif not shown and page.locator(".held:not([aria-disabled=true])").count() and i:
            page.locator(".held:not([aria-disabled=true])").first.click()
            filled = page.get_by_role("button", name=re.compile("^Play the .*'s "))
            if not filled.count():
                page.keyboard.press("Escape")
                HANDS["Carnavalo"](page, i)
                continue
            filled.first.click()
            asking = page.locator(".asking")
            expect(asking.get_by_role("button", name=re.compile("^On top"))).to_contain_text(
                re.compile(r"\+1 confetti|nothing for")
            )
            expect(asking.get_by_role("button", name=re.compile("^Under"))).to_contain_text("gets a movement chip")
            inside(page, asking.bounding_box())
            asking.get_by_role("button", name=re.compile("^On top")).click()
            shown = True
        else:
            HANDS["Carnavalo"](page, i)
        if ended and shown:
            return
    raise AssertionError(f"ended: {ended}, told: {shown}")


WALKS = {"Prince: joins the procession", "Prince: +1 confetti", "Miss: goes with the Miss", "Barricadol: closed"}


def test_in_carnavalo_a_walk_says_what_comes_of_it_where_one_decides(someone: Opener) -> None:
    page = someone(width=390, height=844)
    start(page, "Carnavalo", 2)
    said: set[str] = set()
    for i in range(MOST_DECISIONS):
        my_turn_in_some_game(page)
        said |= foretold(page)
        if said >= WALKS:
            return
        HANDS["Carnavalo"](page, i)
    raise AssertionError(f"not said: {WALKS - said}")


def foretold(page: Page) -> set[str]:
    """Return what each citizen would do, by field and by the sign at the tent; without names."""
    said = set()
    for citizen in ("Prince", "Miss", "Barricadol"):
        who = page.locator(f"button.citizen[aria-label*='{citizen}']:not([aria-disabled=true])")
        if not who.count():
            continue
        who.click()
        expect(page.get_by_role("status").filter(has_text="The ring will show that number")).to_be_visible()
        for step in page.locator("button.step").all():
            words = step.locator(".unseen").inner_text().split(", ")[1:]
            if words:
                sign = page.locator(".sign").filter(has_text="".join(words)).first
                expect(sign).to_be_visible()
                inside(page, sign.bounding_box())
            said |= {f"{citizen}: {re.sub('.* (?=joins|goes|follows)', '', word)}" for word in words}
        who.click()
    return said


def test_in_figaro_a_window_says_what_its_row_would_count(someone: Opener) -> None:
    page = someone()
    start(page, "Figaro", 3)
    my_turn(page)
    hand = page.locator(".hand button:not([aria-disabled=true])")
    coloured = re.compile(r"^(?:blue|green|purple|red|yellow) (\d+)")
    labels = [card.get_attribute("aria-label") or "" for card in hand.all()]
    card, value = next((i, int(found[1])) for i, label in enumerate(labels) if (found := coloured.match(label)))
    hand.nth(card).click()
    target = page.locator("section", has=page.locator("button.choose:not(.not)")).first
    before = int(target.locator(".sill b").inner_text().strip("! "))
    expect(target.locator(".then")).to_contain_text(f"makes {before + value}")


def inside(page: Page, box: object) -> None:
    assert isinstance(box, dict)
    size = page.viewport_size
    assert size is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size["width"], box
    assert box["y"] + box["height"] <= size["height"], box


CUT = """() => [...document.querySelectorAll('.board button:not(.step)')]
  .filter(b => b.checkVisibility()).map(b => [b.className, b.getBoundingClientRect()])
  .filter(([_, r]) => r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1)
  .map(([name, r]) => [name, r.left, r.top, r.right, r.bottom])"""


@pytest.mark.parametrize("game", HANDS)
def test_a_phone_on_its_side_shows_every_control(someone: Opener, game: str) -> None:
    page = someone(width=844, height=390)
    start(page, game, 4)
    for i in range(2):
        my_turn(page)
        assert page.evaluate(CUT) == []
        HANDS[game](page, i)
    my_turn(page)
    assert page.evaluate(CUT) == []
    if game == "Figaro":
        own = page.locator("section.mine .arch").bounding_box()
        assert own is not None
        assert own["height"] > 100  # one's own row can be seen


def by_keys(page: Page, game: str, i: int) -> int:
    """One decision with as few keys as a player needs. How many."""
    keyboard = page.keyboard
    if game == "tricky":
        face = page.locator("button.die").nth(0).get_attribute("aria-label") or ""
        keys = [face[-1], "k"] if page.locator("button.die").count() > 1 else ["k"]
    elif game == "Figaro":
        cards = page.locator(".hand button").all()
        can = [n for n, card in enumerate(cards[:10]) if card.get_attribute("aria-disabled") != "true"]
        if not can:
            keys = ["a"]
        else:
            keyboard.press(str((can[i % len(can)] + 1) % 10))
            seats = page.locator(".windows section, .mine section").all()
            there = [n for n, seat in enumerate(seats) if seat.locator("button.choose:not(.not)").count()]
            keyboard.press(str(there[i % len(there)] + 1))
            return 2
    else:
        cards = page.locator(".held:not([aria-disabled=true])").all()
        if page.get_by_role("button", name=re.compile("^(End your turn|Put chip|Pass)")).count():
            keys = ["e"]
        elif cards:
            value = re.sub(r"\D", "", cards[i % len(cards)].locator(".unseen").inner_text())
            keyboard.press(value)
            if page.get_by_role("button", name=re.compile("^Choose the")).count():
                keys = ["k"]
            else:
                tents = page.locator("button.tent").all()
                lit = [n for n, tent in enumerate(tents) if "lit" in (tent.get_attribute("class") or "").split()]
                keyboard.press(str(lit[i % len(lit)] + 1))
                if not page.locator(".asking").count():
                    return 2
                keyboard.press("1")
                return 3
            keyboard.press("k")
            return 2
        else:
            keys = ["b", "1"]
    for key in keys:
        keyboard.press(key)
    return len(keys)


@pytest.mark.parametrize("game", HANDS)
def test_a_game_by_keyboard_takes_few_keys_and_the_focus_is_never_lost(
    someone: Opener, game: str, record_property: Callable[[str, object], None]
) -> None:
    page = someone()
    start(page, game, FEWEST[game])
    pressed = decisions = 0
    over = page.get_by_role("button", name="Play again", exact=True)
    read = page.get_by_role("button", name="Continue", exact=True)  # what a round or a day came to
    while True:
        page.locator(".prompt.mine").or_(over).or_(read).first.wait_for()
        if over.is_visible():
            break
        page.locator(".board :focus").wait_for()
        if read.is_visible():
            page.keyboard.press("Enter")
            pressed += 1
        else:
            pressed += by_keys(page, game, decisions)
            decisions += 1
        page.wait_for_timeout(30)
    record_property("keys a decision", pressed / decisions)
    assert decisions > 2  # a short game of Carnavalo has few of one's own
    assert pressed / decisions <= 3, f"{pressed} keys for {decisions} decisions"


SPOKEN = {
    "tricky": [*(f"Column {column}: " for column in range(1, 6)), "The arrow says"],
    "Figaro": ["Blaise", "Christiaan", "cards in hand", "Your hand:"],
    "Carnavalo": [*(f"Tent {tent}: " for tent in range(1, 7)), "the Prince, ", "Barricadol, ", "Procession: "],
}


@pytest.mark.parametrize("game", SPOKEN)
def test_one_key_tells_the_whole_board(someone: Opener, game: str) -> None:
    page = someone()
    start(page, game, 3)
    to_mid_game(page, game)
    page.keyboard.press("h")
    for words in SPOKEN[game]:
        expect(page.locator("[data-said]")).to_contain_text(words)


def test_arrows_go_through_a_group_and_a_list_names_the_keys(someone: Opener) -> None:
    page = someone()
    start(page, "Figaro", 3)
    my_turn(page)
    page.locator(".hand button:focus").wait_for()
    assert page.locator(".hand button[tabindex='0']").count() == 1
    first = page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") != first
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == first
    page.keyboard.press("h")
    said = page.locator("[data-said]")
    expect(said).to_contain_text("Your turn")
    expect(said).to_contain_text("cards in hand")
    expect(said).to_contain_text("Your hand:")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("hear how the game stands")
    expect(page.get_by_role("dialog")).to_contain_text("a card from your hand, from the left")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
