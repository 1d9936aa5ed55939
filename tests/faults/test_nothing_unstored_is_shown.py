"""While the store is in trouble nothing is shown that is not stored, on any way out, and afterwards everything goes on."""

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.faults.faulty import Faulty, faulty
from tests.server.running_server import Client, Person, run
from tests.waiting import until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Faulty]:
    with faulty(tmp_path_factory.mktemp("faults")) as server:
        yield server


@pytest.fixture(autouse=True)
def no_trouble(server: Faulty) -> Iterator[None]:
    yield
    server.order()


async def under_way(server: Faulty) -> tuple[Client, int]:
    """Return a table after a first move, and its position."""
    host = Person.new(server)
    client = await host.connect(host.create("tricky", "me me")["table"], 0, 1)
    await client.ask("start")
    await client.move(0)
    return client, client.mirrors[0].state["position"]


async def refused_move(client: Client, id_: str = "") -> str:
    seat = next(seat for seat, mirror in client.mirrors.items() if mirror.state["view"]["legal"])
    assert seat is not None
    return str((await client.move(seat, id_=id_))["line"]["id"])


async def shown(client: Client) -> int | None:
    """Return what a page sees that opens the table anew; None if it is sent away."""
    another = await client.person.connect(client.table, 0)
    try:
        return int((await another.until("snapshot"))["position"])
    except ConnectionClosed:
        assert another.socket is not None
        return {1013: None}[another.socket.close_code or 0]


def test_store_and_reload_fail_and_no_way_out_shows_the_roll(server: Faulty) -> None:
    async def play() -> None:
        client, position = await under_way(server)
        server.order("writes", "reads")
        assert await refused_move(client, "first") == "store-unavailable"
        steps = f"/api/tables/{client.table}/steps?viewer=0"
        for path in (steps, f"/api/tables/{client.table}"):
            answer = await asyncio.to_thread(client.person.request, "GET", path)
            assert (answer.status_code, answer.json()["line"]["id"]) == (503, "store-unreadable")
        assert await shown(client) is None
        await client.say(type="listen", seat=0, number=1)
        with contextlib.suppress(ConnectionClosed):
            while "position" not in await client.receive():
                pass
            pytest.fail("something was shown")
        server.order()
        assert await shown(client) == position
        await client.connect()
        await client.until("welcome")
        while any(mirror.state["position"] != position for mirror in client.mirrors.values()):
            await client.receive()
        assert (await client.move(next(s for s in (0, 1) if client.mirrors[s].state["view"]["legal"])))["type"] == "update"
        answer = await asyncio.to_thread(client.person.request, "GET", steps)
        assert answer.json()["steps"] == len(client.mirrors[0].state["steps"])

    run(play())


def test_while_a_move_is_being_stored_nobody_sees_it(server: Faulty) -> None:
    async def play() -> None:
        client, position = await under_way(server)
        seat = next(seat for seat, mirror in client.mirrors.items() if mirror.state["view"]["legal"])
        state = client.mirrors[seat].state
        server.order("slow", "writes")
        await client.say(type="move", id="slow", seat=seat, position=position, move=state["view"]["legal"][0])
        late = {"seat": seat, "position": position - 1, "move": "keep 1"}  # is answered with the position
        two = await client.person.connect(client.table, 0)
        await two.say(type="move", id="late", **late)
        while "late" not in two.answers or two.mirrors[0].number is None:
            assert (await two.receive()).get("position", position) == position
        assert (await two.until("snapshot"))["position"] == position

    run(play())


def test_lists_tell_whose_turn_it_is_by_what_is_stored(server: Faulty) -> None:
    async def play() -> None:
        client, position = await under_way(server)

        def turn() -> tuple[int, int]:
            (mine,) = client.person.request("GET", "/api/tables/mine").json()
            return mine["turn"], mine["since"]

        before = await asyncio.to_thread(turn)
        seat = next(seat for seat, mirror in client.mirrors.items() if mirror.state["view"]["legal"])
        move = client.mirrors[seat].state["view"]["legal"][0]
        server.order("slow", "writes")
        await client.say(type="move", id="slow", seat=seat, position=position, move=move)
        await asyncio.sleep(0.05)
        assert await asyncio.to_thread(turn) == before

    run(play())


def test_what_was_stored_after_all_is_done(server: Faulty) -> None:
    """The line to the database broke at the wrong moment: it says no, and has stored it."""

    async def play() -> None:
        client, position = await under_way(server)
        server.order("unsure")
        seat = next(seat for seat, mirror in client.mirrors.items() if mirror.state["view"]["legal"])
        state = client.mirrors[seat].state
        await client.say(type="move", id="unsure", seat=seat, position=position, move=state["view"]["legal"][0])
        assert (await client.until("done"))["id"] == "unsure"
        while any(mirror.state["position"] == position for mirror in client.mirrors.values()):
            await client.receive()

    run(play())


def test_players_hear_nothing_of_drivers_and_paths(server: Faulty) -> None:
    async def play() -> None:
        client, _ = await under_way(server)
        server.order("writes", "reads")
        await refused_move(client)
        someone = client.person
        answers = [
            await asyncio.to_thread(someone.request, *asked)
            for asked in (
                ("GET", f"/api/tables/{client.table}", None),
                ("GET", "/api/tables", None),
                ("GET", "/api/tables/mine", None),
                ("POST", "/api/tables", {"game": "tricky", "seats": [{"who": "me"}, {}]}),
                ("GET", "/api/health", None),
            )
        ]
        assert [answer.status_code for answer in answers] == [503] * 5
        everything = "".join([*client.received, *(answer.text for answer in answers)])
        for secret in ("10.0.0.7", "/var/lib", "OperationalError", "sqlite", "SELECT"):
            assert secret not in everything

    run(play())


def health(server: Faulty, status: int) -> httpx.Response:
    """Return the health of a server, whose store is asked once a second."""

    def answer() -> httpx.Response | None:
        found = httpx.get(server.url + "/api/health", timeout=10)
        return found if found.status_code == status else None

    found = until(answer)
    assert found is not None
    return found


def test_health_asks_the_store_and_being_alive_does_not(server: Faulty) -> None:
    assert health(server, 200).json()["status"] == "ok"
    server.order("writes", "reads")
    assert health(server, 503).json()["words"]
    assert httpx.get(server.url + "/api/health/live").status_code == 200


def test_a_file_that_was_moved_away_is_noticed(tmp_path: Path) -> None:
    with faulty(tmp_path) as server:

        async def play() -> None:
            client, position = await under_way(server)
            file, elsewhere = tmp_path / "tables.sqlite", tmp_path / "elsewhere.sqlite"
            file.rename(elsewhere)
            assert await refused_move(client) == "store-unavailable"
            assert not file.exists()
            file.write_bytes(b"")  # somebody else's
            assert await refused_move(client) == "store-unreadable"
            health(server, 503)
            elsewhere.replace(file)
            assert await shown(client) == position
            seat = next(seat for seat, mirror in client.mirrors.items() if mirror.state["view"]["legal"])
            assert (await client.move(seat or 0))["type"] == "update"

        run(play())
        assert "no longer the file that was opened" in server.stop()
