"""How many tables one person sets, and how many of them stand on the list."""

from pathlib import Path

import pytest

from speeltafel.server.quotas import Quotas, TooMany
from speeltafel.server.settings import Settings
from tests.server.running import Person, running


def test_an_evening_of_tables_is_fine_and_hundreds_at_once_are_not() -> None:
    quotas = Quotas(Settings(""))
    for _ in range(30):
        quotas.set_table("host", "192.0.2.1")
    with pytest.raises(TooMany, match="You have set many tables"):
        quotas.set_table("host", "192.0.2.1")
    for person in range(4):
        for _ in range(20):
            quotas.set_table(f"somebody else of the house {person}", "192.0.2.1")


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
        assert [answer.status_code for answer in mine] == [201, 201, 201, 429, 429]
        assert mine[-1].json()["words"].startswith("Er wachten al 3 van je tafels op spelers.")
        honest.create("tricky", "me open", listed=True)
        assert len(honest.request("GET", "/api/tables").json()) == 4
        unlisted = [pest.request("POST", "/api/tables", {**wish, "listed": False}).status_code for _ in range(5)]
        assert unlisted == [201, 201, 201, 429, 429], "those not on the list have a number of their own"
