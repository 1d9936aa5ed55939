"""How many tables one person sets, and how many of them stand on the list."""

from pathlib import Path

import httpx
import pytest

from speeltafel.core.errors import TooMany
from speeltafel.server.limits.table_quotas import Quotas
from speeltafel.server.settings import Settings
from tests.faults import everywhere
from tests.faults.faulty import faulty
from tests.server.running_server import NO_CERTIFICATES, Person, Running, run, running


def test_an_evening_of_tables_is_fine_and_hundreds_at_once_are_not() -> None:
    quotas = Quotas(Settings(""))
    for _ in range(30):
        quotas.set_table("host", "192.0.2.1")
    with pytest.raises(TooMany, match="You have opened many tables"):
        quotas.set_table("host", "192.0.2.1")
    for person in range(4):
        for _ in range(20):
            quotas.set_table(f"somebody else of the home {person}", "192.0.2.1")


def test_new_tokens_at_the_same_address_do_not_help() -> None:
    quotas = Quotas(Settings(""))
    for number in range(150):
        quotas.set_table(f"token {number}", "192.0.2.1")
    with pytest.raises(TooMany):
        quotas.set_table("one more", "192.0.2.1")
    quotas.set_table("elsewhere", "192.0.2.2")


def test_after_a_while_there_is_room_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    quotas = Quotas(Settings("", tables_at_once=2))
    quotas.set_table("host", "home")
    quotas.set_table("host", "home")
    with pytest.raises(TooMany):
        quotas.set_table("host", "home")
    now += 61
    quotas.set_table("host", "home")


def test_somebodys_tables_do_not_push_others_off_the_list(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", listed_per_person=3, tables_at_once=8) as server:
        pest, honest = Person.new(server), Person.new(server)
        wish = {"game": "tricky", "seats": [{"who": "me"}, {}], "listed": True}
        mine = [pest.request("POST", "/api/tables", wish, **{"accept-language": "nl"}) for _ in range(5)]
        assert [answer.status_code for answer in mine[3:]] == [429, 429]
        assert everywhere.TROUBLE or [answer.status_code for answer in mine[:3]] == [201, 201, 201]
        assert mine[-1].json()["words"].startswith("Er wachten al 3 van je tafels op spelers.")
        honest.create("tricky", "me open", listed=True)
        assert len(honest.request("GET", "/api/tables").json()) == 4
        unlisted = [pest.request("POST", "/api/tables", {**wish, "listed": False}).status_code for _ in range(5)]
        assert unlisted == [201, 201, 201, 429, 429], "those not on the list have a number of their own"


async def once_more(person: Person, table: str) -> tuple[str, str]:
    """Begin a game, give it up, and ask for a rematch. Return its table, or "" and why not."""
    client = await person.connect(table, 0)
    await client.until("snapshot")
    await client.ask("start")
    await client.ask("resign", seat=0)
    answer = await client.ask("rematch")
    if answer["type"] == "refusal":
        return "", str(answer["line"]["id"])
    return str(client.mirrors[0].state["table"]["rematch"]), ""


def test_a_rematch_counts_as_a_table(tmp_path: Path) -> None:
    """Who gives up and asks for another game once set 181 tables in 10 s."""
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", tables_at_once=3) as server:

        async def play() -> None:
            pest = Person.new(server)
            table, why, rematches = pest.create("tricky", "me bot")["table"], "", 0
            while not why and rematches < 5:
                table, why = await once_more(pest, table)
                rematches += not why
            assert why == "too-many-tables"
            assert everywhere.TROUBLE or rematches == 2

        run(play())


def test_a_rematch_of_a_listed_table_counts_on_the_list(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", listed_per_person=1) as server:

        async def play() -> None:
            pest = Person.new(server)
            following, _ = await once_more(pest, pest.create("tricky", "me bot", listed=True)["table"])
            answer = pest.request("POST", "/api/tables", {"game": "tricky", "seats": [{"who": "me"}, {}], "listed": True})
            assert (answer.status_code, answer.json()["line"]["id"]) == (429, "too-many-listed")
            assert [one["table"] for one in pest.request("GET", "/api/tables").json()] == [following]
            unlisted, _ = await once_more(pest, pest.create("tricky", "me bot")["table"])
            assert unlisted

        run(play())


def test_a_rematch_that_was_not_set_does_not_count(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", tables_at_once=3) as server:

        async def play() -> None:
            host = Person.new(server)
            table = host.create("tricky", "me bot")["table"]
            client = await host.connect(table, 0)
            for _ in range(5):
                assert (await client.ask("rematch"))["line"]["id"] == "not-started"
            assert (await once_more(host, table))[1] == ""

        run(play())


def test_what_could_not_be_stored_does_not_count(tmp_path: Path) -> None:
    with faulty(tmp_path, listed_per_person=2, tables_at_once=5) as server:
        host = Person.new(server)
        for listed in (True, False):
            wish: dict[str, object] = {"game": "tricky", "seats": [{"who": "me"}, {}], "listed": listed}
            server.order("writes")
            assert {set_once(server, host, wish) for _ in range(12)} == {503}
            server.order()
            assert [set_once(server, host, wish) for _ in range(3)] == [201, 201, 429]


def test_a_table_that_was_stored_after_all_is_there(tmp_path: Path) -> None:
    with faulty(tmp_path) as server:
        host = Person.new(server)
        server.order("unsure")
        created = host.create("tricky", "me open")
        server.order()
        assert [table["table"] for table in host.request("GET", "/api/tables/mine").json()] == [created["table"]]


def test_who_asks_for_a_seat_again_sits_there_once(tmp_path: Path) -> None:
    with faulty(tmp_path) as server:
        host, guest = Person.new(server), Person.new(server)
        created = host.create("tricky", "me open open")
        body = {"code": created["invites"][0]["code"], "id": "my wish"}
        path = f"/api/tables/{created['table']}/seats"
        server.order("unsure", "reads")
        assert guest.request("POST", path, body).status_code == 503
        server.order()
        assert [guest.request("POST", path, body).json()["seats"] for _ in range(2)] == [[1], [1]]
        assert guest.request("POST", path, {**body, "id": "another"}).json()["seats"] == [1, 2]


def set_once(server: Running, person: Person, wish: dict[str, object]) -> int:
    """Asked once, whatever comes."""
    headers = {"authorization": f"Bearer {person.token}"}
    return httpx.post(f"{server.url}/api/tables", json=wish, headers=headers, verify=NO_CERTIFICATES).status_code
