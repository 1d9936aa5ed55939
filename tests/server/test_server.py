"""A real server, real connections: playing, coming back, who may see what, and what a host needs."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import speeltafel
from speeltafel import games
from tests.faults import everywhere
from tests.server.running_server import Client, Person, Running, run, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.sqlite'}", idle_seconds=0.5) as server:
        yield server


async def play_to_the_end(*clients: Client) -> None:
    """Everybody moves when it is his turn, until all have seen the end."""

    async def play(client: Client) -> None:
        turn = 0
        while any(mirror.state.get("table", {}).get("status") != "over" for mirror in client.mirrors.values()):
            turn += 1
            mine = [seat for seat, m in client.mirrors.items() if seat is not None and (m.state.get("view") or {}).get("legal")]
            if mine:
                await client.move(mine[0], turn * 5)
            else:
                await client.receive()

    await asyncio.gather(*map(play, clients))


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_of_people_bots_and_a_spectator(server: Running, game: str) -> None:
    async def play() -> None:
        host, guest, watcher = (Person.new(server) for _ in range(3))
        created = host.create(game, "me open bot")
        guest.sit(created)
        clients = [
            await host.connect(created["table"], 0),
            await guest.connect(created["table"], 1),
            await watcher.connect(created["table"], None),
        ]
        await clients[0].until("snapshot")
        await clients[0].ask("start")
        await play_to_the_end(*clients)
        views = [client.mirrors[seat].state["view"] for client, seat in zip(clients, (0, 1, None), strict=True)]
        assert views[0]["result"] == views[1]["result"] == views[2]["result"]
        record = host.request("GET", f"/api/tables/{created['table']}/record").json()
        assert speeltafel.replay(record).result == views[0]["result"]
        for client in clients:
            await client.close()

    run(play())


def test_several_people_at_one_device_have_one_connection(server: Running) -> None:
    async def play() -> None:
        host = Person.new(server)
        created = host.create("tricky", "me me bot")
        client = await host.connect(created["table"], 0, 1)
        welcome = await client.until("welcome")
        assert (welcome["seats"], welcome["host"]) == ([0, 1], True)
        await client.ask("start")
        await play_to_the_end(client)
        await client.close()

    run(play())


def test_commands_are_done_once_and_old_moves_are_answered_with_the_position(server: Running) -> None:
    async def play() -> None:
        host = Person.new(server)
        created = host.create("tricky", "me me")
        client = await host.connect(created["table"], 0, 1)
        await client.ask("start")
        position, legal = client.mirrors[0].state["position"], client.mirrors[0].state["view"]["legal"]
        first = await client.ask("move", "once", seat=0, position=position, move=legal[0])
        await client.say(type="move", id="once", seat=0, position=position, move=legal[0])
        second = await client.until("done")
        assert (first["type"], second["number"]) == ("update", first["number"])
        await client.say(type="move", id="late", seat=0, position=position, move=legal[0])
        while "late" not in client.answers:
            await client.receive()
        assert client.answers["late"]["line"]["id"] == "position-gone"
        assert (await client.receive())["type"] == "snapshot"
        await client.close()

    run(play())


def test_whoever_does_not_listen_gets_an_answer_too(server: Running) -> None:
    async def play() -> None:
        host = Person.new(server)
        created = host.create("tricky", "me me")
        deaf = await host.connect(created["table"])
        await deaf.until("welcome")
        for command in ("start", "pause", "resume"):
            answer = await deaf.ask(command, f"my {command}")
            assert (answer["type"], answer["id"]) == ("done", f"my {command}")
        assert (await deaf.ask("resume"))["line"]["id"] == "game-goes-on"

    run(play())


def test_the_id_of_a_command_is_sent_to_its_sender_alone(server: Running) -> None:
    async def play() -> None:
        host, guest, watcher = (Person.new(server) for _ in range(3))
        created = host.create("tricky", "me open")
        guest.sit(created)
        one, two, three = (
            await host.connect(created["table"], 0),
            await guest.connect(created["table"], 1),
            await watcher.connect(created["table"], None),
        )
        assert (await one.ask("start", "the-start-id"))["command"] == "the-start-id"
        assert (await one.move(0, id_="the-move-id"))["command"] == "the-move-id"
        assert (await two.ask("say", "the-say-id", seat=1, text="hello"))["command"] == "the-say-id"
        number = one.mirrors[0].number
        for other in (two, three):
            while any((mirror.number or 0) < (number or 0) for mirror in other.mirrors.values()):
                await other.receive()
        again = await host.connect(created["table"], 0)
        await again.say(type="listen", seat=0, number=1)
        await again.until("snapshot")
        assert "the-start-id" not in "".join([*two.received, *three.received, *again.received])
        assert "the-move-id" not in "".join([*two.received, *three.received, *again.received])
        assert "the-say-id" not in "".join([*one.received, *three.received])

    run(play())


def test_a_client_that_comes_back_goes_on_where_it_was(server: Running) -> None:
    async def play() -> None:
        host, guest = Person.new(server), Person.new(server)
        created = host.create("tricky", "me open")
        guest.sit(created)
        one, two = await host.connect(created["table"], 0), await guest.connect(created["table"], 1)
        await two.until("snapshot")
        await one.ask("start")
        await two.until("snapshot")
        await two.close()
        while one.away != [1]:
            await one.receive()
        while one.mirrors[0].state["view"]["legal"]:
            await one.move(0)
        seen = len(two.received)
        await two.connect()
        while two.mirrors[1].number != one.mirrors[0].number:
            await two.receive()
        # Nobody listened for seat 1 meanwhile, so a snapshot came; the position is the same.
        assert "snapshot" in [json.loads(data)["type"] for data in two.received[seen:]]
        for key in ("chips", "turn", "filled"):
            assert two.mirrors[1].state["view"][key] == one.mirrors[0].state["view"][key]
        await two.move(1)
        await one.close()
        await two.close()

    run(play())


def test_a_bot_steps_in_and_the_player_takes_his_seat_back(server: Running) -> None:
    async def play() -> None:
        host, guest = Person.new(server), Person.new(server)
        created = host.create("tricky", "open me")
        guest.sit(created)
        one, two = await host.connect(created["table"], 1), await guest.connect(created["table"], 0)
        await one.ask("start")
        assert (await one.ask("replace", seat=0))["line"]["id"] == "player-is-here"
        await two.close()
        while one.away != [0]:
            await one.receive()
        assert (await one.ask("replace", seat=0))["type"] == "update"
        while not one.mirrors[1].state["view"]["legal"]:
            await one.receive()
        await two.connect()
        back = await two.ask("reclaim", seat=0)
        is_repeated = everywhere.TROUBLE and back["type"] == "done"  # it was stored though an error said it was not
        assert is_repeated or back["missed"]
        assert two.mirrors[0].state["table"]["seats"][0]["level"] == ""
        await one.close()
        await two.close()

    run(play())


def test_a_clock_runs_out_by_itself(server: Running) -> None:
    async def play() -> None:
        host, guest = Person.new(server), Person.new(server)
        created = host.create("tricky", "me open", seconds_per_move=1)
        guest.sit(created)
        client = await guest.connect(created["table"], 1)
        other = await host.connect(created["table"], 0)
        await other.ask("start")
        while not any(line["id"] == "news-clock" for data in client.received for line in json.loads(data).get("news", [])):
            await client.receive()
        while not client.mirrors[1].state["view"]["legal"]:
            await client.receive()
        await client.close()
        await other.close()

    run(play())


def test_a_rematch_is_a_new_table_with_the_same_people(server: Running) -> None:
    async def play() -> None:
        host, guest = Person.new(server), Person.new(server)
        created = host.create("tricky", "me open")
        guest.sit(created)
        one = await host.connect(created["table"], 0)
        await one.ask("start")
        await one.ask("resign", seat=0)
        two = await guest.connect(created["table"], 1)
        await two.ask("resign", seat=1)
        ended = await two.ask("rematch")
        new = ended["table"]["rematch"]
        again = await guest.connect(new, 1)
        assert (await again.until("welcome"))["seats"] == [1]
        assert {table["table"] for table in guest.request("GET", "/api/tables/mine").json()} >= {new, created["table"]}
        for client in (one, two, again):
            await client.close()

    run(play())


def test_a_seat_that_was_taken_away_hears_nothing_more(server: Running) -> None:
    async def play() -> None:
        host, guest, other = (Person.new(server) for _ in range(3))
        created = host.create("figaro" if "figaro" in games.names() else "tricky", "me bot open", spectators=False)
        guest.sit(created)
        one, two = await host.connect(created["table"], 0), await guest.connect(created["table"], 2)
        await two.until("snapshot")
        await one.ask("place", seat=2)
        refused = guest.request("POST", f"/api/tables/{created['table']}/seats", {"code": created["invites"][0]["code"]})
        assert refused.json()["line"]["id"] == "invite-wrong", "who was sent away does not sit again with the same code"
        other.sit(host.request("GET", f"/api/tables/{created['table']}").json())  # the host has another
        three = await other.connect(created["table"], 2)
        await three.until("snapshot")
        await one.ask("start")
        await three.until("snapshot")
        await two.ask("say", seat=2, text="still here?")
        assert two.answers[list(two.answers)[-1]]["line"]["id"] == "seat-not-yours"
        assert all("view" not in json.loads(data) for data in two.received)
        for client in (one, two, three):
            await client.close()

    run(play())


def test_nobody_listens_at_anothers_seat(server: Running) -> None:
    async def play() -> None:
        host, stranger = Person.new(server), Person.new(server)
        created = host.create("tricky", "me bot", spectators=False)
        client = await stranger.connect(created["table"], 0, None)
        assert (await client.until("refusal"))["line"]["id"] == "seat-not-yours"
        assert (await client.until("snapshot"))["seats"] == [None]  # whoever has the link sees the free chairs, until it begins
        await (await host.connect(created["table"], 0)).ask("start")
        assert (await client.until("refusal"))["line"]["id"] == "no-spectators"
        assert all("view" not in json.loads(data) for data in client.received)
        late = await stranger.connect(created["table"], None)
        assert (await late.until("refusal"))["line"]["id"] == "no-spectators"
        await client.close()

    run(play())


def test_listed_tables_are_listed_until_they_start(server: Running) -> None:
    async def play() -> None:
        host, guest = Person.new(server), Person.new(server)
        created = host.create("tricky", "me open", listed=True)
        hidden = host.create("tricky", "me open")

        def listed() -> set[str]:
            return {table["table"] for table in guest.request("GET", "/api/tables").json()}

        assert created["table"] in listed()
        assert hidden["table"] not in listed()
        assert guest.request("POST", f"/api/tables/{created['table']}/seats", {"id": "mine"}).json() == {"seats": [1]}
        client = await host.connect(created["table"], 0)
        await client.ask("start")
        assert created["table"] not in listed()
        await client.close()

    run(play())


def test_only_the_host_sees_the_invitations(server: Running) -> None:
    host, guest = Person.new(server), Person.new(server)
    created = host.create()
    path = f"/api/tables/{created['table']}"
    assert host.request("GET", path).json()["invites"] == created["invites"]
    assert guest.request("GET", path).json()["invites"] == []
    assert len({invite["code"] for invite in created["invites"]}) == 3


def test_requests_that_cannot_be_are_answered_in_the_askers_language(server: Running) -> None:
    someone = Person.new(server)
    table = {"game": "tricky", "seats": [{"who": "me"}, {}]}
    cases: list[tuple[str, str, Any, int, str]] = [
        ("GET", "/api/tables/nothing", None, 404, "link"),
        ("GET", "/api/tables/nothing/record", None, 404, "link"),
        ("GET", f"/api/tables/{someone.create()['table']}/record", None, 409, "na afloop bewaren"),
        ("GET", "/api/nothing", None, 404, "Kan dit verzoek niet beantwoorden"),
        ("POST", "/api/tables/nothing/seats", {}, 404, "link"),
        ("POST", "/api/tables", {**table, "game": "ludo"}, 409, "Onbekend spel"),
        ("POST", "/api/tables", {**table, "seats": [{"who": "me"}]}, 409, "spelers"),
        ("POST", "/api/tables", {**table, "seats": "many"}, 400, "Kan dit verzoek niet beantwoorden"),
        ("POST", "/api/tables", {**table, "listed": 0}, 400, "Kan dit verzoek niet beantwoorden"),
        ("POST", "/api/tables", {**table, "colour": "red"}, 400, "Kan dit verzoek niet beantwoorden"),
        ("POST", "/api/tables", {**table, "options": {"a": 1}}, 409, "Onbekende optie a"),
        ("POST", "/api/tables", {**table, "seats": [{"who": "bot", "level": "random"}] * 2}, 409, "mens"),
        ("DELETE", "/api/tables", None, 405, "Kan dit verzoek niet beantwoorden"),
    ]
    for method, path, body, status, words in cases:
        answer = someone.request(method, path, body, **{"accept-language": "nl-BE,nl"})
        assert (answer.status_code, words in answer.json()["words"]) == (status, True), answer.text
    assert Person(server, "short").request("GET", "/api/tables/mine").status_code == 401
    big = httpx.post(server.url + "/api/tables", content=b"x" * 200_000, headers={"authorization": f"Bearer {someone.token}"})
    assert big.status_code in (400, 413)
    for depth in (900, 30_000):
        deep = b'{"game": "tricky", "seats": [{}, {}], "options": {"a": ' + b"[" * depth + b"]" * depth + b"}}"
        answer = httpx.post(server.url + "/api/tables", content=deep, headers={"authorization": f"Bearer {someone.token}"})
        assert answer.status_code in (400, 409)
    whole = someone.request("POST", "/api/tables", {**table, "seconds_per_move": 60.0})
    assert whole.status_code == 201


def test_every_answer_carries_the_security_headers(server: Running) -> None:
    for path in ("/api/health", "/api/nothing", "/metrics", "/api/description/openapi.json"):
        headers = httpx.get(server.url + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_pages_from_elsewhere_are_turned_away(server: Running) -> None:
    async def play() -> None:
        someone = Person.new(server)
        created = someone.create()
        with pytest.raises(InvalidStatus):
            await someone.connect(created["table"], 0, origin="https://evil.example")
        fine = await someone.connect(created["table"], 0, origin=server.url)
        await fine.close()
        assert someone.request("POST", "/api/tables", {}, origin="https://evil.example").status_code == 403

    run(play())


def test_a_page_elsewhere_that_the_host_allows_may_use_the_server(tmp_path: Path) -> None:
    page = "https://games.example"
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", origins=(page,)) as server:
        asked = httpx.options(server.url + "/api/tables", headers={"origin": page, "access-control-request-method": "POST"})
        assert (asked.status_code, asked.headers["access-control-allow-origin"]) == (204, page)
        assert "authorization" in asked.headers["access-control-allow-headers"]
        table = {"game": "tricky", "seats": [{"who": "me"}, {}]}
        answer = Person.new(server).request("POST", "/api/tables", table, origin=page)
        assert (answer.status_code, answer.headers["access-control-allow-origin"]) == (201, page)
        other = httpx.get(server.url + "/api/games", headers={"origin": "https://evil.example"})
        assert "access-control-allow-origin" not in other.headers


def test_the_api_describes_itself(server: Running) -> None:
    described = httpx.get(server.url + "/api/description/openapi.json").json()
    assert set(described["paths"]) == {
        "/api/health",
        "/api/health/live",
        "/api/house",
        "/api/games",
        "/api/join",
        "/api/calls",
        "/api/calls/test",
        "/api/calls/forget",
        "/api/lessons/{game}",
        "/api/puzzles/{game}",
        "/api/tables",
        "/api/tables/mine",
        "/api/tables/{table}",
        "/api/tables/{table}/seats",
        "/api/tables/{table}/seats/moved",
        "/api/tables/{table}/record",
        "/api/tables/{table}/steps",
        "/api/replay",
        "/api/review",
        "/api/reviews/{review}",
        "/api/reviews/{review}/longer",
        "/api/tables/{table}/review",
        "/api/tables/{table}/tip",
    }
    assert {game["name"] for game in httpx.get(server.url + "/api/games").json()} == set(games.names())
    assert described["components"]["schemas"]["NewTable"]["additionalProperties"] is False
    assert httpx.options(server.url + "/api/tables").headers["allow"] == "GET, OPTIONS, POST"


def test_metrics_count_and_name_nobody(server: Running) -> None:
    created = Person.new(server).create()
    text = httpx.get(server.url + "/metrics").text
    assert "speeltafel_tables_loaded" in text
    assert created["table"] not in text


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", idle_seconds=0.1) as server:

        def loaded() -> float:
            lines = httpx.get(server.url + "/metrics").text.splitlines()
            return float(next(line for line in lines if line.startswith("speeltafel_tables_loaded")).split()[1])

        async def play() -> None:
            host = Person.new(server)
            created = host.create("tricky", "me bot")
            assert loaded() == 1
            for _ in range(100):
                await asyncio.sleep(0.1)
                if loaded() == 0:
                    break
            assert loaded() == 0
            client = await host.connect(created["table"], 0)
            assert (await client.ask("start"))["type"] == "snapshot"
            await client.close()

        run(play())


def test_a_private_server_wants_its_password(tmp_path: Path) -> None:
    secret = "open " + "sesame"
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", password=secret) as server:
        assert Person.new(server).request("GET", "/api/tables").status_code == 401

        async def play() -> None:
            member = Person(server, "x" * 22, secret)
            created = member.create()
            client = await member.connect(created["table"], 0)
            assert (await client.receive())["type"] == "welcome"
            await client.close()
            stranger = await Person(server, "y" * 22, "open").connect(created["table"], None)
            assert (await stranger.receive())["line"]["id"] == "password-wrong"
            with pytest.raises(ConnectionClosed):
                await stranger.receive()

        run(play())


def test_a_server_stops_gracefully_and_starts_into_the_same_state(database: str) -> None:
    with running(database) as server:

        async def play() -> None:
            host = Person.new(server)
            created = host.create("tricky", "me me bot")
            client = await host.connect(created["table"], 0, 1)
            await client.ask("start")
            for _ in range(8):
                mine = [s for s in (0, 1) if client.mirrors[s].state["view"]["legal"]]
                if mine:
                    await client.move(mine[0])
                else:
                    await client.receive()
            while not any(client.mirrors[s].state["view"]["legal"] for s in (0, 1)):
                await client.receive()
            logged = server.stop()
            assert "stopped" in logged
            for secret in (host.token, created["table"], created["invites"][0]["code"]):
                assert secret not in logged
            server.start()
            again = await host.connect(created["table"], 0, 1)
            while None in {mirror.number for mirror in again.mirrors.values()}:
                await again.receive()
            for seat in (0, 1):
                assert again.mirrors[seat].state == client.mirrors[seat].state
            await again.close()

        run(play())


def test_a_port_that_is_taken_is_reported_in_one_sentence(server: Running) -> None:
    command = [sys.executable, "-m", "speeltafel", "serve", "--port", str(server.settings.port), "--database", "sqlite://"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "can't listen on 127.0.0.1" in done.stderr
    assert "Traceback" not in done.stderr
