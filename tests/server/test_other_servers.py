"""The application on a server that knows nothing of us: plain ASGI, without the fast path of `uvicorn_protocols/websocket.py`."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator

import pytest

from speeltafel import games
from speeltafel.server.connections.transport import AsgiTransport
from speeltafel.server.limits.token_bucket import Outbox
from tests.server.running_server import Person, Running, run
from tests.server.test_server import play_to_the_end

HYPERCORN = """
import asyncio, json, sys
from hypercorn.asyncio import serve
from hypercorn.config import Config
from speeltafel.server.app import Server
from speeltafel.server.settings import Settings
given = json.loads(sys.argv[1])
config = Config()
config.bind = [f"127.0.0.1:{given['port']}"]
asyncio.run(serve(Server(Settings(**{**given, "origins": (), "web": None})).app, config))
"""


class OnHypercorn(Running):
    launch = HYPERCORN


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = OnHypercorn(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.sqlite'}")
    yield server
    server.stop()


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_of_people_bots_and_a_spectator(server: Running, game: str) -> None:
    async def play() -> None:
        host, guest = Person.new(server), Person.new(server)
        created = host.create(game, "me open bot")
        guest.sit(created)
        clients = [await host.connect(created["table"], 0, None), await guest.connect(created["table"], 1)]
        await clients[0].until("snapshot")
        await clients[0].ask("start")
        await play_to_the_end(*clients)
        assert clients[0].mirrors[0].state["view"]["result"] == clients[1].mirrors[1].state["view"]["result"] is not None
        assert host.request("GET", f"/api/tables/{created['table']}/record").status_code == 200

    run(play())


def test_the_return_of_a_player_is_announced_and_seen(server: Running) -> None:
    async def play() -> None:
        host, guest = Person.new(server), Person.new(server)
        created = host.create("tricky", "me open")
        guest.sit(created)
        one, two = await host.connect(created["table"], 0), await guest.connect(created["table"], 1)
        await one.ask("start")
        await two.close()
        while one.away != [1]:
            await one.receive()
        await one.move(0)
        await two.connect()
        while two.mirrors[1].number != one.mirrors[0].number:
            await two.receive()
        while one.away:
            await one.receive()

    run(play())


def test_a_refused_client_is_sent_the_reason(server: Running) -> None:
    async def play() -> None:
        client = await Person(server, "short").connect("nothing")
        assert (await client.receive())["line"]["id"] == "token-wrong"

    run(play())


def test_a_reader_who_takes_nothing_is_given_up_and_costs_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Outbox, "MOST_MESSAGES", 10)

    async def never_taken(message: object) -> None:
        await asyncio.Event().wait()

    async def converse() -> AsgiTransport:
        wire = AsgiTransport(never_taken)
        for _ in range(20):
            wire.send_text(b"x")
            await asyncio.sleep(0)
        return wire

    async def play() -> None:
        conversation = asyncio.create_task(converse())
        with pytest.raises(asyncio.CancelledError):
            await conversation

    asyncio.run(play())


def test_another_uvicorn_is_served_by_plain_asgi() -> None:
    """On another version of uvicorn the server starts all the same."""
    program = """
import sys
sys.modules["uvicorn.protocols.websockets.websockets_sansio_impl"] = None
from speeltafel.server.app import _websockets
print(_websockets())
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "auto"
    assert "not the one that was tested" in done.stderr
