"""What one can do with a table: set it up, pause, leave and come back, give up, close, and keep others out."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tools.setup import build_page

from tests.browser.conftest import Axe, Opener
from tests.browser.play_by_hand import figaro, my_turn, start, tricky
from tests.browser.test_invitation import waiting
from tests.browser.test_table import invitation
from tests.server.running_server import Running, running


def at_the_table(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("tab", name="Table").click()


def choose(page: Page, game: str, *ticks: str, clock: str = "") -> None:
    page.get_by_role("article", name=game).get_by_role("button", name="Options").click()
    dialog = page.get_by_role("dialog")
    for tick in ticks:
        box = dialog.get_by_role("checkbox", name=tick)
        box.set_checked(not box.is_checked())
    if clock:
        dialog.get_by_role("combobox", name="Clock").select_option(clock)
    dialog.get_by_role("button", name="Done").click()


def test_choices_are_remembered_and_shown_at_the_table(someone: Opener) -> None:
    page = someone()
    choose(page, "Figaro", "Memory aids", "Others may watch", clock="5 minutes a move")
    page.reload()
    expect(page.get_by_role("article", name="Figaro")).to_contain_text("5 minutes a move")
    start(page, "Figaro", 3)
    my_turn(page)
    expect(page.locator(".clock")).to_contain_text("4:")
    at_the_table(page)
    expect(page.get_by_role("tabpanel")).to_contain_text("5 minutes a move · no spectators · memory aids")
    watching = someone(page.url[page.url.index("/#/") :], name="Cas")
    expect(watching.locator("main")).to_contain_text("The host doesn't allow spectators")


def test_in_a_game_of_days_a_player_takes_days_off_and_the_others_see_it(someone: Opener, axe: Axe) -> None:
    anna = someone(name="Anna")
    choose(anna, "tricky", clock="3 days a move")
    waiting(anna)
    bo = someone(anna.url, name="Bo")
    bo.get_by_role("button", name="Sit down").click()
    anna.locator("main").get_by_text("Bo", exact=True).wait_for()
    anna.get_by_role("button", name="Fill with bots and start").click()
    my_turn(anna)
    expect(anna.locator(".clock")).to_contain_text("2 d 23 h")
    at_the_table(anna)
    anna.get_by_role("button", name="Take days off").click()
    dialog = anna.get_by_role("dialog")
    expect(dialog).to_contain_text("You have 14 days off left in this game.")
    dialog.get_by_label("Days off").fill("10")
    expect(dialog).to_contain_text("You're back on")
    axe(anna, "dialog")
    dialog.get_by_role("button", name="Take days off").click()
    expect(bo.get_by_text("Anna takes days off until")).to_be_visible()
    expect(bo.locator(".clock")).to_contain_text("12 d 23 h")
    bo.close()
    anna.get_by_role("button", name="I'm back from days off").click()
    expect(anna.locator(".clock")).to_contain_text("2 d 23 h")
    expect(anna.get_by_role("button", name="Let a bot play", exact=True)).to_have_count(0)


def test_a_game_offers_its_own_options(someone: Opener) -> None:
    page = someone()
    choose(page, "Carnavalo", "Play the advanced variant")
    page.get_by_role("article", name="Figaro").get_by_role("button", name="Options").click()
    page.get_by_role("dialog").get_by_role("combobox", name="Edition").select_option("Dutch edition")
    page.get_by_role("dialog").get_by_role("button", name="Done").click()
    page.get_by_role("article", name="tricky").get_by_role("button", name="Options").click()
    expect(page.get_by_role("dialog")).not_to_contain_text("dition")
    page.get_by_role("dialog").get_by_role("button", name="Done").click()
    home = page.url
    for game, words in (("Carnavalo", "advanced variant"), ("Figaro", "Dutch edition")):
        page.goto(home)
        start(page, game, 3)
        my_turn(page)
        at_the_table(page)
        expect(page.get_by_role("tabpanel")).to_contain_text(words)


def test_pause_and_go_on(someone: Opener) -> None:
    page = someone()
    start(page, "tricky", 2)
    my_turn(page)
    at_the_table(page)
    page.get_by_role("button", name="Pause the game").click()
    expect(page.locator(".prompt")).to_contain_text("paused")
    assert page.locator(".board button:enabled:not([aria-disabled=true])").count() == 0
    page.locator("button.die").first.click(force=True)
    expect(page.locator(".explain.why")).to_contain_text("paused")
    page.get_by_role("button", name="Resume").first.click()
    my_turn(page)


def test_whoever_left_comes_back_and_reads_what_happened(someone: Opener) -> None:
    anna, bo = _two_at_a_table(someone)
    at_the_table(bo)
    bo.get_by_role("button", name="Let a bot play for me").click()
    bo.get_by_role("dialog").get_by_role("button", name="Let a bot play for me").click()
    expect(bo.locator(".bar")).to_contain_text("A bot is playing for Bo")
    at_the_table(anna)
    expect(anna.get_by_role("tabpanel")).to_contain_text("has left; a bot is playing for now")
    for i in range(2):
        my_turn(anna)
        figaro(anna, i)
    my_turn(anna)
    bo.get_by_role("button", name="Take my seat back").first.click()
    expect(bo.get_by_role("dialog", name="A bot played for you")).to_contain_text("Bo plays")
    bo.get_by_role("dialog").get_by_role("button", name="Continue").click()
    expect(bo.get_by_role("dialog")).to_have_count(0)
    expect(anna.get_by_role("tabpanel")).not_to_contain_text("bot is playing for now")


def test_whoever_is_away_is_played_for(someone: Opener) -> None:
    anna, bo = _two_at_a_table(someone)
    table = bo.url
    bo.close()
    expect(anna.locator(".bar")).to_contain_text("Bo is away")
    expect(anna.locator(".bar")).to_contain_text("A bot can step in")
    anna.get_by_role("button", name="Let a bot play").first.click()
    expect(anna.locator(".bar")).to_have_count(0)
    my_turn(anna)
    figaro(anna, 0)
    my_turn(anna)
    bo = bo.context.new_page()
    bo.goto(table)
    bo.get_by_role("button", name="Take my seat back").first.click()
    expect(bo.get_by_role("dialog", name="A bot played for you")).to_be_visible()


def test_giving_up_ends_a_game_against_bots_and_asks_first(someone: Opener) -> None:
    page = someone()
    start(page, "tricky", 2)
    my_turn(page)
    at_the_table(page)
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    my_turn(page)
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.locator(".prompt")).to_contain_text("given up")
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible()


def test_what_is_said_is_seen_over_the_board(someone: Opener) -> None:
    anna, bo = _two_at_a_table(someone)
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_role("button", name="Bravo!").click()
    expect(bo.locator(".board")).to_contain_text("Anna Bravo!")


def test_the_host_clears_the_table_before_it_began(someone: Opener) -> None:
    anna = someone(name="Anna")
    choose(anna, "tricky", "Show this table in the list of open tables")
    anna.get_by_role("article", name="tricky").get_by_role("button", name="With friends").click()
    anna.locator("main svg[role=img]").wait_for()
    bo = someone(name="Bo")
    bo.get_by_role("region", name="Open tables").get_by_role("link", name="tricky").first.click()
    bo.get_by_role("button", name="Sit down").click()
    expect(anna.locator("main")).to_contain_text("Bo")
    anna.get_by_role("button", name="Close this table").click()
    anna.get_by_role("dialog").get_by_role("button", name="Close this table").click()
    for page in (anna, bo):
        expect(page.locator("main")).to_contain_text("closed before the game began")


def test_people_of_one_device_and_of_another_sit_at_one_table(someone: Opener) -> None:
    anna = someone(name="Anna")
    anna.get_by_role("article", name="tricky").get_by_role("button", name="On this device").click()
    anna.get_by_role("combobox", name="Who is player 3").select_option("friend")
    anna.get_by_role("textbox", name="Name of player 2").fill("Bo")
    anna.get_by_role("button", name="Begin").click()
    cas = someone(invitation(anna), name="Cas")
    cas.get_by_role("button", name="Sit down").click()
    expect(anna.locator("main")).to_contain_text("Cas")
    anna.get_by_role("button", name="Start the game").click()
    for page in (anna, anna, cas, anna):
        my_turn(page)
        tricky(page, 0)
    my_turn(anna)


PASSWORD = "pass €"  # noqa: S105  of a server that lives for one test


@pytest.fixture
def private(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(
        f"sqlite:///{tmp_path_factory.mktemp('private') / 'tables.db'}", web=build_page.build(), password=PASSWORD
    ) as started:
        yield started


@pytest.mark.complains
def test_a_private_server_asks_for_its_password(someone: Opener, private: Running) -> None:
    page = someone(private.url)
    for typed in ("wrong", PASSWORD):
        page.get_by_label("Password").fill(typed)
        page.get_by_role("button", name="Enter").click()
        expect(page.get_by_role("alert")).to_have_count(1 if typed == "wrong" else 0)
    start(page, "tricky", 2)
    my_turn(page)
    page.reload()
    my_turn(page)


def _two_at_a_table(someone: Opener) -> tuple[Page, Page]:
    """Anna and Bo, and a bot, at a table of Figaro."""
    anna = someone(name="Anna", reduced_motion="reduce")
    anna.get_by_role("article", name="Figaro").get_by_role("button", name="With friends").click()
    bo = someone(invitation(anna), name="Bo", reduced_motion="reduce")
    bo.get_by_role("button", name="Sit down").click()
    expect(anna.locator("main")).to_contain_text("Bo")
    anna.get_by_role("button", name="Fill with bots and start").click()
    for page in (anna, bo):
        page.locator(".board section, .board .court").first.wait_for()
    return anna, bo
