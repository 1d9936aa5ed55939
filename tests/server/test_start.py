"""How a game starts: promises, then shares, then dice; over real connections."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from speeltafel.table.fair_chance import commitment
from speeltafel.table.table import START_WAIT_MS
from tests.server.running_server import Client, Person, Running, run, running

ANNS, BOS = "a1" * 32, "b0" * 32


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:
        yield server


async def status(client: Client, wanted: str) -> dict[str, Any]:
    """Return the table, as soon as it says so."""
    mirror = next(iter(client.mirrors.values()))
    async with asyncio.timeout(15):
        while mirror.state.get("table", {}).get("status") != wanted:
            await client.receive(15)
    table: dict[str, Any] = mirror.state["table"]
    return table


async def gathered(server: Running) -> tuple[dict[str, Any], Client, Client]:
    ann, bo = Person.new(server), Person.new(server)
    created = ann.create("tricky", "me open")
    claim = {"code": created["invites"][0]["code"], "name": "Bo", "commitment": commitment(BOS)}
    assert bo.request("POST", f"/api/tables/{created['table']}/seats", claim).status_code == 201
    host, guest = await ann.connect(created["table"], 0), await bo.connect(created["table"], 1)
    await host.until("snapshot")
    await host.ask("commit", commitment=commitment(ANNS))
    return created, host, guest


def test_the_start_takes_one_round_trip_more(server: Running) -> None:
    async def play() -> None:
        _, host, guest = await gathered(server)
        await host.ask("start")
        assert (await status(guest, "starting"))["terms"]
        begun = time.monotonic()
        await asyncio.gather(host.ask("reveal", share=ANNS), guest.ask("reveal", share=BOS))
        table = await status(host, "playing")
        assert time.monotonic() - begun < START_WAIT_MS / 1000 / 2, "nobody waits for the time limit"
        assert [seat["share"] for seat in table["seats"]] == ["revealed", "revealed"]

    run(play())


def test_a_start_that_waits_for_somebody_goes_on_after_a_crash(server: Running) -> None:
    async def play() -> None:
        created, host, _ = await gathered(server)
        await host.ask("start")
        await host.ask("reveal", share=ANNS)
        server.kill()
        server.start()
        again = await host.person.connect(created["table"], 0)
        table = await status(again, "playing")
        assert [seat["share"] for seat in table["seats"]] == ["revealed", "promised"]

    run(play())
