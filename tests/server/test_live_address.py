"""A table has an address of its own, by which a proxy can send its people to one server; and who is sent away comes back."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from speeltafel.server.connections.messages import VERSION
from tests.server.running_server import Person, Running, run, running

RESTARTED = 1012  # the server is started again


async def greeted(server: Running, path: str, table: str, token: str) -> dict[str, Any]:
    """Return the first messages at that address to a client who wants to sit at that table."""
    async with connect(f"ws://127.0.0.1:{server.settings.port}{path}") as socket:
        await socket.send(json.dumps({"type": "hello", "version": VERSION, "table": table, "token": token}))
        answer: dict[str, Any] = json.loads(await socket.recv())
        return answer


def test_a_table_is_served_at_its_own_address_and_at_no_other_tables(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:

        async def play() -> None:
            host = Person.new(server)
            table, other = host.create()["table"], host.create()["table"]
            assert (await greeted(server, f"/api/tables/{table}/live", table, host.token))["type"] == "welcome"
            refused = await greeted(server, f"/api/tables/{other}/live", table, host.token)
            assert (refused["type"], refused["line"]["id"]) == ("refusal", "table-unknown")

        run(play())


def test_a_server_that_stops_says_that_another_one_takes_over(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'tables.sqlite'}") as server:

        async def play() -> None:
            host = Person.new(server)
            client = await host.connect(host.create()["table"], 0)
            await client.until("snapshot")
            await asyncio.to_thread(server.stop)
            assert client.socket is not None
            with pytest.raises(ConnectionClosed):
                await client.receive()
            assert client.socket.close_code == RESTARTED

        run(play())
