"""A seat moves from one device to another over the wire: the first device hears no more of it, and a photograph gives nothing."""

import hashlib
from typing import Any

import pytest

from tests.server.running_server import Person, run, running

CODE = "a code that nobody guesses"


def test_the_first_device_hears_no_more_of_the_seat(tmp_path: Any) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}") as server:
        run(_scene(*(Person.new(server) for _ in range(4))))


async def _scene(host: Person, laptop: Person, phone: Person, thief: Person) -> None:
    table = (created := host.create("figaro", "me open bot"))["table"]
    laptop.sit(created, 1)
    at_laptop = await laptop.connect(table, 1)
    await (await host.connect(table, 0)).ask("start")
    offered = await at_laptop.ask("offer", seat=1, digest=hashlib.sha256(CODE.encode()).hexdigest())
    assert offered["type"] != "refusal"
    moved = f"/api/tables/{table}/seats/moved"
    assert phone.request("POST", moved, {"code": CODE, "id": "1"}).json() == {"seats": [1]}
    assert phone.request("POST", moved, {"code": CODE, "id": "1"}).json() == {"seats": [1]}, "once more, as no answer had come"
    late = thief.request("POST", moved, {"code": CODE})
    assert (late.status_code, late.json()["line"]["id"]) == (409, "offer-gone")

    assert (await at_laptop.until("refusal"))["line"]["id"] == "seat-not-yours"
    before = len(at_laptop.received)
    at_phone = await phone.connect(table, 1)
    await at_phone.until("snapshot")
    assert at_phone.mirrors[1].state["view"]["hand"]
    await at_phone.ask("pause")
    await at_laptop.say(type="listen", seat=1)
    assert (await at_laptop.until("refusal"))["line"]["id"] == "seat-not-yours"
    assert not [data for data in at_laptop.received[before:] if '"hand":' in data]


@pytest.mark.parametrize("spectators", [True, False])
def test_a_table_view_in_a_players_own_browser_gets_what_spectators_get(tmp_path: Any, spectators: bool) -> None:
    """A host who plays opens the table view, too: it must not have their hand."""

    async def scene(host: Person, aunt: Person) -> None:
        created = host.create("figaro", "me open bot", spectators=spectators)
        aunt.sit(created, 1)
        at_table, playing = await host.connect(created["table"], None), await host.connect(created["table"], 0)
        await playing.ask("start")
        while (at_table.mirrors[None].state.get("view") or {}).get("hand_sizes") is None:
            await at_table.receive()
        await playing.ask("say", seat=0, text="Hello!")
        while not at_table.mirrors[None].state["chat"]:
            await at_table.receive()
        hand = playing.mirrors[0].state["view"]["hand"]
        assert len(hand) > 1
        assert at_table.mirrors[None].state["view"]["hand"] is None
        assert at_table.mirrors[None].state["view"]["seat"] is None
        assert not [data for data in at_table.received if '"hand":[' in data]

    with running(f"sqlite:///{tmp_path / 'x.sqlite'}") as server:
        run(scene(Person.new(server), Person.new(server)))
