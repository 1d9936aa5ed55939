"""Four letters lead to a table as its link does: to no more, not for longer, and nobody finds them by trying."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from speeltafel.server.asgi.join_codes import ALPHABET, LETTERS
from tests.server.running_server import Person, Running, run, running
from tests.server.several_servers import ByNews, several


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("codes")
    with running(f"sqlite:///{folder / 'tables.sqlite'}", guesses_at_once=1000, idle_seconds=0.2) as server:
        yield server


def code_of(host: Person, table: str) -> str:
    code: str = host.request("GET", f"/api/tables/{table}").json()["join_code"]
    return code


def typed(person: Person, letters: str) -> tuple[int, dict[str, Any]]:
    answer = person.request("POST", "/api/join", {"letters": letters})
    return answer.status_code, answer.json()


def wrong(answer: tuple[int, dict[str, Any]]) -> bool:
    return answer[0] == 404 and answer[1]["line"]["id"] == "join-code-unknown"


def other_than(letters: str) -> str:
    return ("B" if letters[0] != "B" else "C") + letters[1:]


def test_whoever_types_the_letters_finds_what_the_link_says(server: Running) -> None:
    host, guest = Person.new(server), Person.new(server)
    created = host.create("tricky", "me open open")
    code = code_of(host, created["table"])
    assert LETTERS.fullmatch(code)
    assert code_of(host, created["table"]) == code
    assert code_of(guest, created["table"]) == "", "only the host reads it"
    found = {"table": created["table"], "code": created["invites"][0]["code"]}
    for letters in (code, code.lower(), f" {code} "):
        assert typed(guest, letters) == (200, found)
    assert guest.sit({"table": found["table"], "invites": [{"code": found["code"]}]}) == [1]
    for nonsense in (other_than(code), code[:3], code + "B", "", "ÄÖÜ\x00", "IOIO"):
        assert wrong(typed(guest, nonsense))


def test_no_two_letters_look_alike_and_none_makes_a_word() -> None:
    assert not set(ALPHABET) & set("AEIOULQY")
    assert len(ALPHABET) ** 4 > 100_000


def test_after_the_start_the_letters_lead_to_the_table_alone_and_at_the_end_nowhere(server: Running) -> None:
    async def play() -> None:
        host, guest, thief = (Person.new(server) for _ in range(3))
        created = host.create("tricky", "me open bot")
        code = code_of(host, created["table"])
        guest.sit(created)
        client = await host.connect(created["table"], 0)
        await client.ask("start")
        assert typed(guest, code) == (200, {"table": created["table"], "code": ""}), "the way back"
        back = await guest.connect(created["table"], 1)
        assert (await back.until("welcome"))["seats"] == [1]
        # A photograph of the letters, and of the code of a seat: neither opens anything.
        assert typed(thief, code) == (200, {"table": created["table"], "code": ""})
        for invite in created["invites"]:
            body = {"code": invite["code"], "name": "Thief"}
            assert thief.request("POST", f"/api/tables/{created['table']}/seats", body).status_code == 409
        await back.ask("resign", seat=1)
        await client.ask("resign", seat=0)
        assert wrong(typed(guest, code))
        assert code_of(host, created["table"]) == ""

    run(play())


def test_a_closed_table_has_no_letters(server: Running) -> None:
    async def play() -> None:
        host = Person.new(server)
        created = host.create("tricky", "me open")
        code = code_of(host, created["table"])
        client = await host.connect(created["table"], 0)
        await client.ask("close")
        assert wrong(typed(host, code))

    run(play())


def test_somebody_who_was_sent_away_does_not_come_back_by_the_letters(server: Running) -> None:
    async def play() -> None:
        host, guest, other = (Person.new(server) for _ in range(3))
        created = host.create("tricky", "me open")
        code = code_of(host, created["table"])
        guest.sit(created)
        client = await host.connect(created["table"], 0)
        await client.ask("place", seat=1)
        assert wrong(typed(guest, code))
        new = code_of(host, created["table"])
        assert new not in ("", code)
        assert typed(other, new)[1]["code"] not in ("", created["invites"][0]["code"])

    run(play())


def test_the_letters_outlive_the_server(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}") as server:
        host = Person.new(server)
        created = host.create("tricky", "me open")
        code = code_of(host, created["table"])
        server.stop()
        server.start()
        assert code_of(host, created["table"]) == code
        assert typed(Person.new(server), code)[1]["table"] == created["table"]


def test_nobody_finds_them_by_trying(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", guesses_at_once=5) as server:
        host, thief = Person.new(server), Person.new(server)
        code = code_of(host, host.create("tricky", "me open")["table"])
        answers = [typed(thief, other_than(code)) for _ in range(7)]
        assert [status for status, _ in answers] == [404] * 5 + [429] * 2
        assert answers[-1][1]["line"]["id"] == "too-many-join-codes"
        assert typed(Person.new(server), code)[0] == 429, "the address counts, and a right one tells nothing"


def test_a_private_server_wants_its_password_first(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", password="sesame") as server:  # noqa: S106
        host = Person.new(server)
        host.password = "sesame"  # noqa: S105
        code = code_of(host, host.create("tricky", "me open")["table"])
        assert typed(Person.new(server), code)[0] == 401


def test_all_servers_of_a_database_know_the_same_letters() -> None:
    with several(2, kind=ByNews) as servers:
        host, guest = Person.new(servers[0]), Person.new(servers[1])
        created = host.create("tricky", "me open")
        code = code_of(host, created["table"])
        assert code_of(Person(servers[1], host.token), created["table"]) == code
        assert typed(guest, code)[1] == {"table": created["table"], "code": created["invites"][0]["code"]}
