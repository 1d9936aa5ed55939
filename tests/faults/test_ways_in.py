"""A fault of our own on each way to a table: it goes back to its log, nobody sees what was not stored, and it goes on."""

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.faults.faulty import Faulty, faulty
from tests.server.running_server import Client, Person, run


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Faulty]:
    with faulty(tmp_path_factory.mktemp("faults")) as server:
        yield server


async def legal_move(client: Client, seat: int) -> dict[str, Any]:
    state = client.mirrors[seat].state
    return {"seat": seat, "position": state["position"], "move": state["view"]["legal"][0]}


async def as_stored(client: Client, server: Faulty) -> None:
    """Check that all sees now what a server that only knows the log shows."""
    seat = next(iter(client.mirrors))
    shown = client.mirrors[seat].state
    server.order()
    server.kill()
    server.start()
    again = await client.person.connect(client.table, seat)
    await again.until("snapshot")
    assert again.mirrors[seat].state == shown


def test_by_the_socket(server: Faulty) -> None:
    async def play() -> None:
        host = Person.new(server)
        created = host.create("tricky", "me me")
        client = await host.connect(created["table"], 0, 1)
        await client.ask("start")
        move = await legal_move(client, 0)
        server.order("ours")
        assert (await client.ask("move", "once", **move))["line"]["id"] == "our-fault"
        watcher = await host.connect(created["table"], 0)
        assert (await watcher.until("snapshot"))["position"] == move["position"]
        server.order()
        del client.answers["once"]
        assert (await client.ask("move", "once", **move))["type"] == "update"
        await as_stored(client, server)

    run(play())


def test_by_rest(server: Faulty) -> None:
    host, guest = Person.new(server), Person.new(server)
    created = host.create("tricky", "me open")
    body = {"code": created["invites"][0]["code"], "name": "Bo"}
    seats = f"/api/tables/{created['table']}/seats"
    server.order("ours")
    answer = guest.request("POST", seats, body)
    assert (answer.status_code, answer.json()["line"]["id"]) == (500, "our-fault")
    assert guest.request("GET", f"/api/tables/{created['table']}").json()["about"]["seats"][1]["kind"] == "open"
    server.order()
    assert guest.request("POST", seats, body).json() == {"seats": [1]}


def test_by_a_bot(server: Faulty) -> None:
    async def play() -> None:
        host = Person.new(server)
        created = host.create("tricky", "bot me")
        client = await host.connect(created["table"], 1)
        server.order()
        await client.ask("start")  # the bot begins at once
        while client.mirrors[1].state["view"]["legal"]:
            await client.move(1)
        server.order("ours")
        time.sleep(3)  # it has tried, and more than once
        position = client.mirrors[1].state["position"]
        watcher = await host.connect(created["table"], 1)
        shown = await watcher.until("snapshot")
        server.order()
        while not client.mirrors[1].state["view"]["legal"]:
            await client.receive(15)  # its task is alive
        assert shown["position"] <= client.mirrors[1].state["position"]
        assert position <= shown["position"]
        await as_stored(client, server)

    run(play())


def test_by_the_clock(server: Faulty) -> None:
    async def play() -> None:
        host, guest = Person.new(server), Person.new(server)
        created = host.create("tricky", "me open", seconds_per_move=2)
        guest.sit(created)
        client = await guest.connect(created["table"], 1)
        await (await host.connect(created["table"], 0)).ask("start")
        await client.until("snapshot")
        server.order("ours")
        time.sleep(4)
        watcher = await guest.connect(created["table"], 1)
        assert (await watcher.until("snapshot"))["table"]["seats"][0]["reason"] is None
        server.order()
        while not any(line["id"] == "news-clock" for data in client.received for line in json.loads(data).get("news", [])):
            await client.receive(15)

    run(play())
