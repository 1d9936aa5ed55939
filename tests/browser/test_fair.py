"""Nobody chose the dice: the page adds its share by itself, checks the finished game by itself, and says so."""

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect
from tools.setup import build_page

from speeltafel.games.tricky.options import VARIANTS
from speeltafel.table.fair_chance import terms_digest
from tests.browser.conftest import Axe, Opener
from tests.browser.play_by_hand import play_again, read_on, tricky
from tests.browser.test_table import invitation
from tests.server.running_server import Person, Running

SHORT = VARIANTS[1]  # a board that is soon full
CREATE = """async ([seats, options]) => {
  const headers = { authorization: `Bearer ${localStorage["speeltafel.token"]}`, "content-type": "application/json" };
  const body = JSON.stringify({ game: "tricky", seats, options });
  return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).table;
}"""
FAIR = "Fair dice: checked"
BESIDE_HER = {"who": "me", "name": "Bo"}  # at the same device
LONGEST_GAME_S = 180  # on a busy machine; a few seconds where nothing else runs


def table_for(page: Page, seat: dict[str, str]) -> str:
    """Return a table with a short board, to which its host goes."""
    table: str = page.evaluate(CREATE, [[{"who": "me", "name": "Anna"}, seat], SHORT])
    page.goto(page.url.partition("#")[0] + f"#/table/{table}")
    return table


def play_out(*pages: Page) -> None:
    end = time.monotonic() + LONGEST_GAME_S
    while time.monotonic() < end:
        if all(play_again(page).is_visible() for page in pages):
            return
        for page in pages:
            if read_on(page).is_visible():
                read_on(page).click()
            if page.locator(".prompt.mine").is_visible():
                tricky(page, 0)
        pages[0].wait_for_timeout(50)
    raise AssertionError("the game does not end")


def two_play(someone: Opener) -> tuple[Page, Page, str]:
    anna = someone(name="Anna")
    table = table_for(anna, {})
    bo = someone(invitation(anna), name="Bo")
    bo.get_by_role("button", name="Sit down").click()
    expect(anna.locator("main")).to_contain_text("Bo")
    anna.get_by_role("button", name="Start").click()
    play_out(anna, bo)
    return anna, bo, table


def seal(page: Page) -> Any:
    return page.locator("button.seal")


def kept(page: Page, table: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate("table => localStorage[`speeltafel.fair.${table}`]", table))
    return found


def changing(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Serve like a dishonest server: every record comes to this page changed."""

    def fulfil(route: Route) -> None:
        answer = route.fetch()
        record = answer.json()
        change(record)
        route.fulfill(response=answer, json=record)

    page.route("**/record", fulfil)


def test_two_people_add_and_each_page_finds_that_nobody_chose(someone: Opener, axe: Axe) -> None:
    anna, bo, table = two_play(someone)
    for page in (anna, bo):
        expect(seal(page)).to_have_text(FAIR)
        seal(page).click()
        expect(page.get_by_role("dialog")).to_contain_text("Anna: added a random number")
        expect(page.get_by_role("dialog")).to_contain_text("Bo: added a random number")
        axe(page, "dialog")
    mine = kept(anna, table)
    assert mine["share"] != kept(bo, table)["share"]
    assert mine["commitment"] == kept(bo, table)["commitment"]
    anna.get_by_text("Check on another computer").click()
    given = f"--commitment {mine['commitment']} --mine {mine['share']} --terms {terms_digest(mine['terms'])}"
    expect(anna.locator("dialog code")).to_have_text(f"speeltafel verify game.json {given}")
    anna.get_by_role("link", name="How does it work?").click()
    expect(anna.get_by_role("heading", level=1)).to_have_text("Why nobody can rig the dice")
    # Whoever played sees the seal also when looking back.
    bo.goto(bo.url.partition("#")[0] + f"#/replay/{table}")
    expect(seal(bo)).to_have_text(FAIR)


def test_whoever_did_not_see_the_game_end_reads_that_the_page_cannot_say_whether_it_is_whole(someone: Opener) -> None:
    """The page knows no rules, so the server could give it half a game and call it a whole one."""
    unseen = "Fair, but this browser missed the end"
    anna, bo, table = two_play(someone)
    expect(seal(anna)).to_have_text(FAIR)
    expect(seal(bo)).to_have_text(FAIR)
    cas = someone(f"/#/replay/{table}", name="Cas")
    expect(seal(cas)).to_have_text(unseen)
    seal(cas).click()
    expect(cas.get_by_role("dialog")).to_contain_text("speeltafel verify game.json")
    # What was seen once is known when one comes back.
    anna.reload()
    expect(seal(anna)).to_have_text(FAIR)
    # As if Bo had gone before it was over.
    bo.evaluate(
        "key => localStorage[key] = JSON.stringify({...JSON.parse(localStorage[key]), end: ''})", f"speeltafel.fair.{table}"
    )
    bo.reload()
    expect(seal(bo)).to_have_text(unseen)


def test_whoever_watches_a_game_to_its_end_sees_whose_shares_are_in_it(someone: Opener) -> None:
    anna = someone(name="Anna")
    table = table_for(anna, BESIDE_HER)
    anna.locator(".prompt.mine").wait_for()
    cas = someone(f"/#/table/{table}", name="Cas")
    cas.locator(".prompt").wait_for()
    play_out(anna)
    read_on(cas).click()
    expect(seal(cas)).to_have_text("Checked, but without your random number")


def test_nothing_is_said_of_it_while_one_plays(someone: Opener) -> None:
    page = someone()
    table_for(page, BESIDE_HER)
    page.locator(".prompt.mine").wait_for()
    assert seal(page).count() == 0
    assert "chance" not in page.locator(".screen").inner_text().lower()


def test_a_rematch_is_mixed_anew(someone: Opener) -> None:
    anna, bo, table = two_play(someone)
    anna.get_by_role("button", name="Play again", exact=True).click()
    # The player who asks is taken there at once, the others by themselves a little later.
    expect(bo.get_by_role("status").filter(has_text="The others are starting a new game.")).to_be_visible()
    expect(bo).to_have_title(re.compile("New game!"))
    bo.get_by_role("button", name="Leave my seat").wait_for()
    anna.get_by_role("button", name="Start").click()
    anna.locator(".prompt").wait_for()
    play_out(anna, bo)
    following = anna.url.rpartition("/")[2].partition("?")[0]  # the rest of the address is the invitation
    assert following != table
    for page in (anna, bo):
        expect(seal(page)).to_have_text(FAIR)
        assert kept(page, following)["share"] != kept(page, table)["share"]


def other_die(record: dict[str, Any]) -> None:
    record["moves"][0][1] = "roll 66666" if record["moves"][0][1] != "roll 66666" else "roll 11111"


def no_share_of_hers(record: dict[str, Any]) -> None:
    record["proof"]["shares"][0] = ""


def another_secret(record: dict[str, Any]) -> None:
    record["proof"]["secret"] = "00" * 32


def other_names(record: dict[str, Any]) -> None:
    record["seats"].reverse()


def another_result(record: dict[str, Any]) -> None:
    record["result"]["winners"] = [1 - seat for seat in record["result"]["winners"]]


def no_proof(record: dict[str, Any]) -> None:
    del record["proof"]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (other_die, "Step 1 of the record isn't what this browser saw."),
        (no_share_of_hers, "Somebody changed the record"),
        (another_secret, "The secret in the record isn't the one that the server promised before the game."),
        (other_names, "aren't the ones agreed at the start"),
        (another_result, "The result in the record isn't the one shown here."),
        (no_proof, "The proof is missing"),
    ],
)
def test_a_record_that_was_changed_is_noticed_and_said(someone: Opener, change: Any, why: str) -> None:
    page = someone()
    changing(page, change)
    table_for(page, BESIDE_HER)
    play_out(page)
    expect(seal(page)).to_have_text("Something is wrong with the dice or cards!")
    expect(page.get_by_role("alert")).to_contain_text(why)


def test_dice_that_were_chosen_while_one_played_are_noticed(someone: Opener) -> None:
    """The server shows this page another roll than was drawn, and says the same in the record."""
    page = someone()
    rolls = re.compile(r"roll (\d{5})")
    changed: dict[str, str] = {}

    def lie(text: str) -> str:
        """Worsen the last roll of five in the game's history, and nothing else."""
        return rolls.sub(lambda roll: f"roll {changed.setdefault(roll[1], '1' + roll[1][1:])}", text)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(lie(str(message))))

    page.route_web_socket("**/api/tables/*/live", between)

    def the_same(record: dict[str, Any]) -> None:
        record["moves"] = json.loads(lie(json.dumps(record["moves"])))

    changing(page, the_same)
    table_for(page, BESIDE_HER)
    play_out(page)
    expect(page.get_by_role("alert")).to_contain_text("Somebody changed the record")


def test_a_share_that_does_not_arrive_is_waited_for_and_then_missed_by_all(someone: Opener) -> None:
    """As a server would do that wants to choose whose shares count: it says that all is well."""
    page = someone()

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "reveal":
                socket.send(json.dumps({"type": "done", "id": said["id"], "number": 1}))
            else:
                server.send(message)

        socket.on_message(pass_on)

    page.route_web_socket("**/api/tables/*/live", between)
    table_for(page, BESIDE_HER)
    expect(page.get_by_role("status")).to_contain_text("Waiting for Anna")
    play_out(page)
    expect(seal(page)).to_have_text("Your random number wasn't used")
    seal(page).click()
    expect(page.get_by_role("dialog")).to_contain_text("Anna: promised a random number but didn't send it")


def test_whoever_plays_without_the_page_is_seen_to_add_nothing(someone: Opener, server: Running) -> None:
    anna = someone(name="Anna")
    table = table_for(anna, {})
    code = invitation(anna).partition("code=")[2]
    robot = Person.new(server)
    answer = robot.request("POST", f"/api/tables/{table}/seats", {"code": code, "name": "Robot"})
    assert answer.status_code == 201
    anna.get_by_role("button", name="Start").click()
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("tab", name="Table").click()
    robots = anna.get_by_role("tabpanel").get_by_role("listitem").filter(has_text="Robot")
    expect(robots).to_contain_text("didn't help shuffle")
    expect(anna.get_by_role("tabpanel").get_by_role("listitem").filter(has_text="Anna")).not_to_contain_text("added")


def test_a_home_network_without_a_certificate_is_as_fair(browser: Browser, server: Running) -> None:
    """There browsers have neither crypto.subtle nor crypto.randomUUID."""
    executable, arguments = build_page.chromium(), ["--no-sandbox", "--host-resolver-rules=MAP * 127.0.0.1"]
    elsewhere = browser.browser_type.launch(executable_path=executable, args=arguments)
    page = elsewhere.new_page(reduced_motion="reduce", locale="en-GB")
    page.add_init_script("localStorage['speeltafel.pace'] ??= 'at-once'")
    page.goto(server.url.replace("127.0.0.1", "192.168.7.7"))
    assert not page.evaluate("isSecureContext")
    table_for(page, BESIDE_HER)
    play_out(page)
    expect(seal(page)).to_have_text(FAIR)
    elsewhere.close()


def test_why_nobody_can_choose_is_said_in_both_languages(someone: Opener, axe: Axe) -> None:
    page = someone("/")
    page.get_by_role("link", name="Why nobody can rig the dice").click()
    expect(page.get_by_role("heading", name="For cryptographers")).to_be_visible()
    axe(page)
    page = someone("/#/fair", locale="nl-NL", width=360)
    expect(page.get_by_role("heading", level=1)).to_have_text("Waarom niemand de worpen kan bepalen")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
