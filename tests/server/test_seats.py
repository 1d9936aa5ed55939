"""Seats get other numbers before the start: everybody hears theirs, and no hand goes to anybody else."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from speeltafel.server.connections.connection import Connection
from speeltafel.server.limits.token_bucket import Bucket
from speeltafel.server.tables.live_table import LiveTable
from speeltafel.table.commands import ArrangeSeats, Start
from speeltafel.table.table import Table
from tests.server.running_server import Client, Person, Running, run, running
from tests.table.sitting import Sitting


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('seats') / 'x.sqlite'}") as server:
        yield server


async def welcomed(client: Client, seats: list[int]) -> None:
    while (await client.until("welcome"))["seats"] != seats:
        pass


def kinds(client: Client) -> list[str]:
    return [seat["kind"] for seat in client.mirrors[None].state.get("table", {"seats": []})["seats"]]


def test_everybody_hears_their_new_number_and_sees_their_own_hand_alone(server: Running) -> None:
    async def play() -> None:
        host, guest, watcher = (Person.new(server) for _ in range(3))
        created = host.create("figaro", "me open bot")
        table = created["table"]
        guest.sit(created, 1)
        at_host, at_guest, deaf = (
            await host.connect(table, 0),
            await guest.connect(table, 1),
            await guest.connect(table, 1),  # it does not know what a second welcome means
        )
        tv = await watcher.connect(table, None)
        for client in (at_host, at_guest, deaf):
            await welcomed(client, (client is at_host and [0]) or [1])
            await client.until("snapshot")
        await at_host.say(type="arrange", id="1", order=[1, 2, 0])
        for client, seat in ((at_host, 2), (at_guest, 0)):
            await welcomed(client, [seat])
            await client.say(type="listen", seat=seat)
        while [seat["kind"] for seat in tv.mirrors[None].state.get("table", {"seats": []})["seats"]] != [
            "person",
            "bot",
            "person",
        ]:
            await tv.receive()
        at_host.mirrors = {2: type(at_host.mirrors[0])(2)}
        at_guest.mirrors = {0: type(at_guest.mirrors[1])(0)}
        await at_host.ask("start")
        while not (at_guest.mirrors[0].state.get("view") or {}).get("hand"):
            await at_guest.receive()
        assert at_host.mirrors[2].state["view"]["hand"]
        await deaf.say(type="listen", seat=1)
        while (await deaf.until("refusal"))["line"]["id"] != "seat-not-yours":
            pass
        assert not [data for data in deaf.received if '"hand":[' in data]
        assert not [data for data in tv.received if '"hand":[' in data]

    run(play())


def test_a_name_is_changed_for_all(server: Running) -> None:
    async def play() -> None:
        host, guest = Person.new(server), Person.new(server)
        created = host.create("tricky", "me open")
        guest.sit(created)
        one, two = await host.connect(created["table"], 0), await guest.connect(created["table"], 1)
        await one.until("snapshot")
        await two.ask("rename", seat=1, name="Aunt Wilma")
        while one.mirrors[0].state["table"]["seats"][1]["name"] != "Aunt Wilma":
            await one.receive()
        assert (await one.ask("rename", seat=1, name="Pest"))["line"]["id"] == "seat-not-yours"
        assert host.request("GET", "/api/tables/mine").json()[0]["seats"][1]["name"] == "Aunt Wilma"

    run(play())


class Wire:
    """Keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []

    def send_text(self, text: bytes) -> None:
        self.sent.append(json.loads(text))


def test_a_log_that_is_read_anew_shows_nobody_the_hand_of_another() -> None:
    """Another server stored the new order and the start, and this one has missed both."""
    sitting = Sitting("figaro", "me open open")
    live = LiveTable("t", Table.from_log(sitting.log))
    wire = Wire()
    connection = Connection("host", wire, Bucket(1e9, 1e9))  # type: ignore[arg-type]
    live.join(connection)
    live.listen(connection, 0, None)
    sitting.ask("host", ArrangeSeats, order=[1, 0, 2])
    sitting.ask("host", Start, fill="random")
    wire.sent.clear()
    live.replace_table(Table.from_log(sitting.log), "")
    assert [message["type"] for message in wire.sent] == ["refusal"]
    assert wire.sent[0]["line"]["id"] == "seat-not-yours"
