"""Several servers on one database: clients at different ones sit at the same table, and no hint has to arrive for that."""

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from types import SimpleNamespace
from typing import Any, cast

import httpx
import psycopg
import pytest

from speeltafel import games
from speeltafel.server.limits.token_bucket import KeyedBuckets
from speeltafel.server.tables.live_table import LiveTable
from speeltafel.server.tables.peers import PostgresPeers
from speeltafel.store.notifications import NAME
from speeltafel.table.table import Table
from tests.faults.robots import ENDLESS
from tests.server.running_server import Client, Person, Running, run
from tests.server.several_servers import ByLooking, ByNews, Deaf, OneOfSeveral, several
from tests.table.sitting import Sitting
from tests.waiting import until


@pytest.fixture(scope="module")
def servers() -> Iterator[Sequence[OneOfSeveral]]:
    with several(2, kind=ByNews) as two:
        yield two


def at(person: Person, server: Running) -> Person:
    """Return the same person, who comes by another server."""
    return Person(server, person.token)


async def table_of_two(servers: Sequence[Running], game: str = "tricky", **wishes: Any) -> tuple[str, Person, Person]:
    host, guest = Person.new(servers[0]), Person.new(servers[1])
    created = await asyncio.to_thread(host.create, game, "me open me", **wishes)
    assert await asyncio.to_thread(guest.sit, created, 1) == [1]
    starter = await host.connect(created["table"], 0)
    await starter.ask("start")
    await starter.close()
    return created["table"], host, guest


async def up_to(client: Client, number: int) -> None:
    while any((mirror.number or 0) < number for mirror in client.mirrors.values()):
        await client.receive(20)


def on_turn(client: Client) -> list[int]:
    return [seat for seat, mirror in client.mirrors.items() if seat is not None and mirror.state["view"]["legal"]]


async def play_on(client: Client, events: int) -> None:
    """Against a bot."""
    goal = (client.mirrors[0].number or 0) + events
    while (client.mirrors[0].number or 0) < goal:
        if on_turn(client):
            await client.move(0)
        else:
            await client.receive(60)


def holder(database: str, table: str) -> str | None:
    """Who attends to a table."""
    with psycopg.connect(database) as connection:
        row = connection.execute("SELECT holder FROM tables WHERE table_id = %s", (table,)).fetchone()
        assert row is not None
        return None if row[0] is None else str(row[0])


def cut_news(database: str) -> int:
    """Of all servers; how many were cut."""
    with psycopg.connect(database, autocommit=True) as connection:
        cut = connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s", (NAME,))
        return len(cut.fetchall())


@pytest.mark.parametrize("game", games.names())
def test_the_same_seat_sees_the_same_bytes_at_every_server(servers: Sequence[OneOfSeveral], game: str) -> None:
    async def play() -> None:
        table, host, guest = await table_of_two(servers, game)
        ours, theirs = [], []
        for server in servers:  # one after the other: whom a message is for is said in the order in which they came
            ours.append(await at(host, server).connect(table, 0, 2))
            await up_to(ours[-1], 1)
            theirs.append(await at(guest, server).connect(table, 1))
            await up_to(theirs[-1], 1)
        for client in (*ours, *theirs):
            client.received.clear()
        for turn in range(12):
            mover = (ours if on_turn(ours[0]) else theirs)[turn % 2]  # now at this server, now at that one
            answer = await mover.move(on_turn(mover)[0], turn)
            assert answer["type"] == "update", answer
            for client in (*ours, *theirs):
                await up_to(client, answer["number"])
        for one, other in (ours, theirs):
            messages = [[_without_command(text) for text in client.received if '"after"' in text] for client in (one, other)]
            assert messages[0] == messages[1]
            assert len(messages[0]) >= 12

    run(play())


def _without_command(text: str) -> str:
    """Which only who sent it hears; otherwise byte by byte."""
    return re.sub(r',"command":"[0-9a-f]*"}$', "}", text)


def test_whoever_is_behind_catches_up_before_they_are_refused_or_store_anything() -> None:
    """Neither server hears anything of the other, and every command comes to the one that has not seen the last."""

    async def play(servers: Sequence[Running]) -> None:
        host = Person.new(servers[0])
        created = await asyncio.to_thread(host.create, "tricky", "me me", options={"board": ENDLESS})
        clients = [await at(host, server).connect(created["table"], 0, 1) for server in servers]
        newest = clients[0]
        await newest.ask("start")
        for turn in range(8):
            seat = on_turn(newest)[0]
            state = newest.mirrors[seat].state
            newest = clients[(turn + 1) % 2]  # which knows nothing of the move before
            move = {"seat": seat, "position": state["position"], "move": state["view"]["legal"][0]}
            assert (await newest.ask("move", **move))["type"] == "update"
            behind = clients[turn % 2]
            said = await behind.ask("say", seat=0, text=f"turn {turn}")  # decided by an old position, and refused by the log
            assert said["type"] == "update"
            assert [line["text"] for line in behind.mirrors[0].state["chat"]][-1] == f"turn {turn}"
            newest = behind
        fresh = await at(host, servers[0]).connect(created["table"], 0)
        await fresh.until("snapshot")
        assert fresh.mirrors[0].state == newest.mirrors[0].state

    with several(2, kind=Deaf) as servers:
        run(play(servers))


def test_a_batch_is_followed_by_the_next_one_alone() -> None:
    """Whatever else comes is known already, or has a gap before it, and then only the log can be trusted."""
    sitting = Sitting("tricky", "me open")
    sitting.sit_and_start()
    *messages, missing, later = sitting.log
    live = LiveTable("t", Table.from_log(messages))
    number = live.streams.number
    with pytest.raises(ValueError, match="missing"):
        live.apply_remote_batch(number + 1 + len(missing.events), later)
    assert live.table.number == live.streams.number == number
    live.apply_remote_batch(number + 1, missing)
    live.apply_remote_batch(number + 1, missing)
    live.apply_remote_batch(number + 1 + len(missing.events), later)
    assert live.table.number == live.streams.number == sitting.table.number


def test_of_two_moves_in_one_position_at_two_servers_one_is_made(servers: Sequence[OneOfSeveral]) -> None:
    async def play() -> None:
        host = Person.new(servers[0])
        created = await asyncio.to_thread(host.create, "tricky", "me me", options={"board": ENDLESS})
        both = [await at(host, server).connect(created["table"], 0, 1) for server in servers]
        await both[0].ask("start")
        number = both[0].mirrors[0].number or 0
        for turn in range(6):
            for client in both:
                await up_to(client, number)
            seat = on_turn(both[0])[0]
            answers = await asyncio.gather(*[client.move(seat, turn) for client in both])
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds == ["refusal", "update"], answers
            number = max(answer.get("number", 0) for answer in answers)

    run(play())


def test_a_command_that_was_done_at_another_server_is_not_done_again(servers: Sequence[OneOfSeveral]) -> None:
    async def play() -> None:
        host = Person.new(servers[0])
        created = await asyncio.to_thread(host.create, "tricky", "me me")
        both = [await at(host, server).connect(created["table"], 0, 1) for server in servers]
        await both[0].ask("start")
        first = await both[0].ask("say", "once", seat=0, text="hello")
        again = await both[1].ask("say", "once", seat=0, text="hello")
        assert (again["type"], again["number"]) == ("done", first["number"])

    run(play())


def test_news_that_were_cut_come_back_and_nothing_is_missed(servers: Sequence[OneOfSeveral]) -> None:
    async def play() -> None:
        table, host, guest = await table_of_two(servers)
        ours, theirs = await host.connect(table, 0), await guest.connect(table, 1)
        for client in (ours, theirs):
            await client.until("snapshot")
        assert cut_news(servers[0].settings.database) == 4  # of tables and of questions
        answer = await ours.ask("say", seat=0, text="does anybody hear me?")
        await up_to(theirs, answer["number"])

    run(play())


def test_without_any_news_all_is_found_by_looking() -> None:
    async def play(servers: Sequence[Running]) -> None:
        table, host, guest = await table_of_two(servers)
        ours, theirs = await host.connect(table, 0), await guest.connect(table, 1)
        await theirs.until("snapshot")
        answer = await ours.ask("say", seat=0, text="nobody tells you")
        await up_to(theirs, answer["number"])
        assert theirs.mirrors[1].state["chat"][-1]["text"] == "nobody tells you"

    with several(2, kind=ByLooking) as servers:
        run(play(servers))


def test_who_is_connected_anywhere_is_here(servers: Sequence[OneOfSeveral]) -> None:
    async def play() -> None:
        table, host, guest = await table_of_two(servers)
        ours = await host.connect(table, 0)
        await ours.until("snapshot")
        assert ours.away == [1]
        theirs = await guest.connect(table, 1)
        await ours.until("presence", 20)
        assert ours.away == []
        refused = await ours.ask("replace", seat=1)
        assert refused["line"]["id"] == "player-is-here", refused
        await theirs.close()
        await ours.until("presence", 20)
        assert ours.away == [1]
        assert (await ours.ask("replace", seat=1))["type"] in ("update", "snapshot")

    run(play())


def test_a_server_that_ends_though_it_is_woken_just_then_does_end() -> None:
    """All servers are stopped at once: each learns that the others are gone."""

    async def play() -> None:
        hub, shared = SimpleNamespace(tables=list), SimpleNamespace(leave=lambda: None)
        others = PostgresPeers(cast(Any, hub), cast(Any, shared))
        others._news = cast(Any, SimpleNamespace(close=lambda: None))
        others._go(others._live())
        await asyncio.sleep(0)
        others._on_notice("!gone")
        async with asyncio.timeout(20):
            await others.close()

    asyncio.run(play())


NOTICES = [
    "",
    " ",
    "!",
    "!took",
    "!took requests",
    "!took requests many ann",
    "!took \udcff 1 x",
    "table",
    "table x {}",
    "table 9" + 5_000 * "9",
]


def test_a_notice_that_cannot_be_read_harms_itself_alone() -> None:
    """Whoever may notify the database can say anything; what follows is still heard."""

    async def play() -> None:
        hub, shared = SimpleNamespace(tables=list, loaded=lambda _: None), SimpleNamespace(me="us")
        others = PostgresPeers(cast(Any, hub), cast(Any, shared))
        others._limits = {"requests": KeyedBuckets(1e-6, 30)}
        for notice in NOTICES:
            others._on_notices([f"them\n{notice}\n!took requests 1 bo", "", "\n"])
        room = 0
        while others._limits["requests"].take("bo"):
            room += 1
        assert room == 30 - len(NOTICES)

    asyncio.run(play())


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_bots_move_on_when_their_server_is_gone(how: str) -> None:
    """Killed: after the others have not heard of it for a while. Stopped: at once."""

    async def play(servers: Sequence[OneOfSeveral]) -> None:
        host = Person.new(servers[0])
        created = await asyncio.to_thread(host.create, "tricky", "me bot", options={"board": ENDLESS})
        client = await host.connect(created["table"], 0)
        await client.ask("start")
        while (before := holder(servers[0].settings.database, created["table"])) is None:
            await play_on(client, 1)
        await client.close()
        mortal, other = sorted(servers, key=lambda server: not before.startswith(f"{server.process.pid}-"))
        client = await at(host, other).connect(created["table"], 0)
        await up_to(client, 1)
        await asyncio.to_thread(getattr(mortal, how))
        async with asyncio.timeout(60):  # five seconds where nothing else runs
            while holder(other.settings.database, created["table"]) in (None, before):
                await play_on(client, 1)
            await play_on(client, 12)

    with several(2) as servers:
        run(play(servers))


def test_what_is_used_up_at_one_server_is_used_up_at_all() -> None:
    limits: dict[str, Any] = {"tables_at_once": 2, "tables_per_hour": 0.1, "guesses_at_once": 2, "guesses_per_minute": 0.1}
    with several(2, kind=ByNews, password="open sesame", **limits) as (one, other):  # noqa: S106
        host = Person(one, Person.new(one).token, "open sesame")
        for _ in range(2):
            host.create()
        there = Person(other, host.token, host.password)
        body = {"game": "tricky", "seats": [{"who": "me"}, {}]}
        until_answered(lambda: there.request("POST", "/api/tables", body), 429, "too-many-tables")
        for _ in range(2):
            assert Person(one, Person.new(one).token, "wrong").request("GET", "/api/tables").status_code == 401
        until_answered(lambda: Person.new(other).request("GET", "/api/tables"), 429, "too-many-guesses")


def test_who_floods_one_server_is_turned_away_at_all() -> None:
    with several(2, kind=ByNews, requests_per_second=5.0) as (one, other):
        flooding, ann = Person.new(one), Person.new(other)

        def ask() -> httpx.Response:
            """One at the other server for every twenty at the first, so never too many there alone."""
            for _ in range(20):
                flooding.request("GET", "/api/tables")
            return ann.request("GET", "/api/tables")

        assert ask().status_code == 200
        until_answered(ask, 429, "too-many-requests")


def until_answered(ask: Callable[[], httpx.Response], status: int, line: str) -> None:
    """Wait until all servers have heard of it."""
    until(lambda: (answer := ask()).status_code == status and answer.json()["line"]["id"] == line)


def test_tables_that_nobody_looks_at_are_taken_over(servers: Sequence[OneOfSeveral]) -> None:
    """A clock runs out at a table whose only server was killed."""

    async def play() -> None:
        with several(1, servers[0].settings.database) as (mortal,):
            table, host, _ = await table_of_two([mortal, mortal], seconds_per_move=2)
            mortal.kill()
        client = await at(host, servers[0]).connect(table, 0)
        await client.until("snapshot")
        while client.mirrors[0].state["table"]["status"] == "playing" and not any(
            seat["reason"] == "clock" for seat in client.mirrors[0].state["table"]["seats"]
        ):
            await client.receive(20)

    run(play())
