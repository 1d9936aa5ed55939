"""Calls: one message a turn to people who are away, with nothing of the game, and never into the server's own network."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import psycopg
import pytest
from sqlalchemy import Connection

from speeltafel.core.errors import BadCallAddress, BadSite, CallFailed, TooMany
from speeltafel.server.calls import post
from speeltafel.server.calls.caller import Caller
from speeltafel.server.calls.destinations import Destinations, is_public
from speeltafel.server.calls.formats import Call
from speeltafel.server.calls.quiet_hours import quiet_until
from speeltafel.server.metrics import Metrics
from speeltafel.server.server_clock import now
from speeltafel.server.settings import Settings
from speeltafel.server.tables import turn_calls
from speeltafel.server.tables.live_table import LiveTable
from speeltafel.server.tables.registry import TableRegistry
from speeltafel.store import calls, maintenance
from speeltafel.store.calls import CallSetting, WaitingCall
from speeltafel.store.database import open_database
from speeltafel.store.store import Store
from speeltafel.table.commands import Move, NewTable, SeatWish, Sit, Start
from tests.server.running_server import Client, Person, Running, run, running
from tests.server.several_servers import several
from tests.server.stand_in import StandIn, standing_in
from tests.waiting import until

MINUTE_MS = 60_000
A_CALL = Call("It's your turn: <Figaro>", "https://games.example/#/table/T", "T")


@pytest.fixture
def there() -> Iterator[StandIn]:
    with standing_in() as one:
        yield one


# Where a call may go

TRICKY_ADDRESSES = [
    "http://ntfy.sh/topic",
    "ftp://ntfy.sh/topic",
    "file:///etc/passwd",
    "//ntfy.sh/topic",
    "https:ntfy.sh/topic",
    "https://ntfy.sh",
    "https://ntfy.sh:22/topic",
    "https://ntfy.sh:8443/topic",
    "https://me:secret@ntfy.sh/topic",
    "https://ntfy.sh@127.0.0.1/topic",
    "https://ntfy.sh\\@127.0.0.1/topic",
    "https://[::1]/topic",
    "https://[::ffff:10.0.0.1]/topic",
    "https://127.0.0.1%00.ntfy.sh/topic",
    "https://ntfy.sh/topic\r\nHost: inside",
    "https://ntfy.sh/a topic",
    "https://１２７.0.0.1/topic",
    "https://127。0。0。1/topic",
    " https://ntfy.sh/topic",
    "https://ntfy.sh/" + "x" * 1000,
]
LOCAL_NAMES = ["127.0.0.1", "127.1", "0x7f.1", "0177.0.0.1", "2130706433", "0", "0.0", "10.1", "localhost", "169.254.169.254"]
PRIVATE = [
    *("127.0.0.1", "127.255.0.9", "0.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "100.64.0.1", "169.254.169.254"),
    *("192.0.2.1", "198.18.0.1", "203.0.113.7", "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255"),
    *(
        "::",
        "::1",
        "::ffff:10.0.0.1",
        "::ffff:8.8.8.8",
        "::127.0.0.1",
        "fe80::1",
        "fe80::1%eth0",
        "fc00::1",
        "fd12::1",
        "fec0::1",
    ),
    *("ff02::1", "2001:db8::1", "2002:7f00:1::", "2001::1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::1", "100::1"),
    *("", "ntfy.sh", "127.1"),
]


@pytest.mark.parametrize("address", TRICKY_ADDRESSES)
def test_an_address_is_refused_that_programs_could_read_in_two_ways(address: str) -> None:
    with pytest.raises(BadCallAddress):
        Destinations(["public"]).parse(address)


@pytest.mark.parametrize("name", LOCAL_NAMES)
def test_no_spelling_of_a_local_address_is_taken_for_a_name(name: str) -> None:
    """As the system's own resolver reads it."""
    destinations = Destinations(["public"])
    with pytest.raises(BadCallAddress):
        asyncio.run(destinations.resolve(destinations.parse(f"https://{name}/topic")))


@pytest.mark.parametrize("address", PRIVATE)
def test_what_is_not_on_the_internet_is_not_public(address: str) -> None:
    assert not is_public(address)


def test_the_internet_is_public() -> None:
    assert all(map(is_public, ("159.203.148.75", "1.1.1.1", "2606:4700:4700::1111", "64:ff9b::101:101")))


@pytest.mark.parametrize("found", [["10.0.0.1"], ["1.1.1.1", "127.0.0.1"], ["::ffff:1.1.1.1"], []])
def test_a_name_is_refused_if_any_of_its_addresses_is_private(found: Sequence[str]) -> None:
    async def resolve(_: str, __: int) -> Sequence[str]:
        return found

    destinations = Destinations(["public"], resolve)
    with pytest.raises(BadCallAddress) as refused:
        asyncio.run(destinations.resolve(destinations.parse("https://inside.example/topic")))
    assert refused.value.line.id == "call-address-unreachable", "the same for all: nobody learns which names there are inside"


def test_only_named_sites_are_allowed_without_public() -> None:
    destinations = Destinations(["https://ntfy.sh", "http://ntfy.home:8080/"])
    assert destinations.parse("https://NTFY.sh/topic").path == "/topic"
    assert destinations.parse("http://ntfy.home:8080/topic").port == 8080
    for other in (
        "https://ntfy.example/topic",
        "http://ntfy.sh/topic",
        "http://ntfy.home/topic",
        "https://ntfy.sh.example/topic",
    ):
        with pytest.raises(BadCallAddress):
            destinations.parse(other)
    assert not Destinations([])
    for bad in ("ntfy.sh", "https://", "https://ntfy.sh/topic", "https://me@ntfy.sh", "publik"):
        with pytest.raises(BadSite):
            Destinations([bad])


# How it is sent


def setting(address: str, way: str = "ntfy", person: str = "ann", **more: Any) -> CallSetting:
    usual = {"language": "en", "page": "https://games.example/", "zone": "UTC", "trouble": "", "changed_at": 0}
    return CallSetting(
        **{"person": person, "way": way, "address": address, "quiet_start": None, "quiet_end": None, **usual, **more}
    )


def caller(there: StandIn, **settings: Any) -> Caller:
    return Caller(Settings("", calls=(there.site,), **settings))


def sent(there: StandIn, way: str) -> Any:
    asyncio.run(caller(there).send(setting(f"{there.site}/hook?thread=7", way), A_CALL))
    [received] = there.received
    assert received.path == "/hook?thread=7"
    assert received.headers["host"] == there.site.removeprefix("http://")
    return received


def test_ntfy_gets_the_words_as_text_and_the_link_beside_them(there: StandIn) -> None:
    received = sent(there, "ntfy")
    assert received.body.decode() == "It's your turn: <Figaro>"
    assert (received.headers["title"], received.headers["click"]) == ("Speeltafel", A_CALL.link)


def test_discord_gets_a_message_that_alarms_nobody_else(there: StandIn) -> None:
    assert json.loads(sent(there, "discord").body) == {
        "content": f"It's your turn: <Figaro>\n{A_CALL.link}",
        "username": "Speeltafel",
        "allowed_mentions": {"parse": []},
    }


def test_slack_gets_its_own_spelling(there: StandIn) -> None:
    received = sent(there, "slack")
    assert json.loads(received.body) == {"text": f"It's your turn: &lt;Figaro&gt;\n{A_CALL.link}"}
    assert received.headers["content-type"] == "application/json"


def test_matrix_gets_a_message_of_a_web_hook(there: StandIn) -> None:
    assert json.loads(sent(there, "matrix").body) == {
        "text": f"It's your turn: <Figaro>\n{A_CALL.link}",
        "username": "Speeltafel",
    }


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_no_redirect_is_followed(there: StandIn, status: int) -> None:
    with standing_in() as inside:
        there.statuses, there.headers = [status], {"Location": f"{inside.site}/secret"}
        with pytest.raises(CallFailed):
            asyncio.run(caller(there).send(setting(f"{there.site}/topic"), A_CALL))
        assert (len(there.received), inside.received) == (1, [])


def test_the_connection_goes_to_the_address_that_was_checked(there: StandIn) -> None:
    """Whatever the name leads to a moment later."""
    asked: list[str] = []
    port = there.site.rpartition(":")[2]

    async def resolve(host: str, _: int) -> Sequence[str]:
        asked.append(host)
        return ["127.0.0.1"]

    site = f"http://no-such-name.invalid:{port}"
    one = Caller(Settings("", calls=(site,)), Destinations([site], resolve))
    asyncio.run(one.send(setting(f"{site}/topic"), A_CALL))
    assert (asked, len(there.received)) == (["no-such-name.invalid"], 1)
    assert there.received[0].headers["host"] == f"no-such-name.invalid:{port}"


@asynccontextmanager
async def answering(answer: bytes) -> AsyncIterator[str]:
    """Run a server that says this and nothing more, and never hangs up."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(answer)
        with suppress(OSError):
            await reader.read()  # until the other side hangs up
        writer.close()
        over.set()

    over = asyncio.Event()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        await over.wait()


ANSWERS = {"silence": b"", "endless": b"x" * 100_000, "mail": b"220 mail.example ESMTP\r\n", "half": b"HTTP/1.1 2\r\n"}


@pytest.mark.parametrize("answer", ANSWERS.values(), ids=ANSWERS)
def test_an_answer_that_never_ends_or_is_none_is_given_up(answer: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(post, "PATIENCE_S", 0.3)

    async def scene() -> None:
        async with answering(answer) as site:
            with pytest.raises(CallFailed):
                await Caller(Settings("", calls=(site,))).send(setting(f"{site}/topic"), A_CALL)

    asyncio.run(scene())


def test_nobody_gets_many_in_a_short_time(there: StandIn) -> None:
    async def scene() -> None:
        one = caller(there, calls_per_hour=1.0)
        for _ in range(10):
            await one.send(setting(f"{there.site}/topic"), A_CALL)
        with pytest.raises(TooMany):
            await one.send(setting(f"{there.site}/other"), A_CALL)
        with pytest.raises(TooMany):
            await one.send(setting(f"{there.site}/topic", person="bo"), A_CALL)
        await one.send(setting(f"{there.site}/another", person="cy"), A_CALL)

    asyncio.run(scene())
    assert len(there.received) == 11


# Quiet hours


@pytest.mark.parametrize(
    ("at", "start", "end", "until_"),
    [
        ("2026-11-19 23:30", 22 * 60, 8 * 60, "2026-11-20 08:00"),
        ("2026-11-20 02:00", 22 * 60, 8 * 60, "2026-11-20 08:00"),
        ("2026-11-20 08:00", 22 * 60, 8 * 60, None),
        ("2026-11-20 21:59", 22 * 60, 8 * 60, None),
        ("2026-11-20 14:30", 13 * 60, 15 * 60, "2026-11-20 15:00"),
        ("2026-03-29 01:30", 0, 6 * 60, "2026-03-29 06:00"),  # an hour is left out that night
        ("2026-11-20 14:30", None, None, None),
        ("2026-11-20 14:30", 60, 60, None),
    ],
)
def test_quiet_hours_end_by_the_clock_on_the_wall(at: str, start: int | None, end: int | None, until_: str | None) -> None:
    def moment(text: str) -> int:
        return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Brussels")).timestamp() * 1000)

    assert quiet_until(moment(at), "Europe/Brussels", start, end) == (until_ and moment(until_))


# From the turn to the message, in one process


@asynccontextmanager
async def hub_of(database: str, there: StandIn) -> AsyncIterator[TableRegistry]:
    """Run a server without a network."""
    settings = Settings(database, calls=(there.site,), call_seconds=0.0, bot_workers=1)
    hub = TableRegistry(Store(open_database(database)), settings, Metrics())
    await hub.begin()
    try:
        yield hub
    finally:
        await hub.close()


async def begun(hub: TableRegistry, person: str = "ann") -> LiveTable:
    """Return a table at which the game begins."""
    seats = [SeatWish(who="me", name="Host"), SeatWish()]
    live = await hub.create(NewTable(game="tricky", seats=seats), "host")
    await hub.execute(live, Sit("sit", None, "Ann", live.table.invites[0].code), person)
    await hub.execute(live, Start("start"), "host")
    return live


async def play_until(hub: TableRegistry, live: LiveTable, seat: int, people: Sequence[str] = ("host", "ann")) -> None:
    """Let the others move until it is that seat's turn."""
    while (actor := live.table.to_act) != seat:
        assert actor is not None
        assert live.table.game is not None
        position = live.table.position
        await hub.execute(live, Move(f"m{position}", actor, position, live.table.game.legal()[0]), people[actor])


async def stored(hub: TableRegistry) -> None:
    """Wait for what nobody waits for."""
    await hub.store.write(lambda _: None)


async def turn_of_ann(hub: TableRegistry, given: CallSetting) -> LiveTable:
    """Return a table at which it is her turn, and she is away."""
    await hub.store.write(lambda connection: calls.put_setting(connection, given))
    live = await begun(hub)
    await play_until(hub, live, 1)
    await stored(hub)
    return live


def waiting(hub: TableRegistry) -> list[WaitingCall]:
    return [call for call, _ in calls.due(hub.store.engine, now() + 10**12, 100)]


def trouble(hub: TableRegistry) -> str:
    found = calls.setting_of(hub.store.engine, "ann")
    assert found is not None
    return str(json.loads(found.trouble)["id"]) if found.trouble else ""


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send calls only when the test says so."""

    async def wait(_: turn_calls.TurnCalls) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(turn_calls.TurnCalls, "_run", wait)


@pytest.mark.usefixtures("by_hand")
def test_a_turn_is_called_once_and_says_nothing_of_the_game(there: StandIn, tmp_path: Path) -> None:
    async def scene() -> None:
        async with hub_of(f"sqlite:///{tmp_path / 'x.sqlite'}", there) as hub:
            live = await turn_of_ann(hub, setting(f"{there.site}/topic", language="nl"))
            for _ in range(3):
                await hub.turn_calls.send_due()
            [received] = there.received
            assert received.body.decode() == "Je bent aan de beurt: tricky"
            assert received.headers["click"] == f"https://games.example/#/table/{live.id}"
            assert set(received.headers) == {
                "host",
                "user-agent",
                "connection",
                "content-length",
                "content-type",
                "title",
                "click",
            }
            assert waiting(hub) == []

    asyncio.run(scene())


@pytest.mark.usefixtures("by_hand")
def test_a_failed_call_is_sent_again_then_forgotten_and_said(
    there: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with hub_of(f"sqlite:///{tmp_path / 'x.sqlite'}", there) as hub:
            there.statuses = [500]
            live = await turn_of_ann(hub, setting(f"{there.site}/topic"))
            for _ in range(3):
                await hub.turn_calls.send_due()
            [call] = waiting(hub)
            assert (len(there.received), call.tries, trouble(hub)) == (1, 1, "")
            assert MINUTE_MS / 2 < call.due_at - now() <= MINUTE_MS, "not before a minute has passed"
            there.statuses = [500, 404, 503]
            monkeypatch.setattr(turn_calls, "now", lambda: now() + 60 * MINUTE_MS)
            monkeypatch.setattr(turn_calls, "RETRIES_S", (0, 0, 0))
            for _ in range(6):
                await hub.turn_calls.send_due()
            assert (len(there.received), waiting(hub), trouble(hub)) == (4, [], "call-refused")
            await hub.execute(live, Move("on", 1, live.table.position, live.table.game.legal()[0]), "ann")  # type: ignore[union-attr]
            await play_until(hub, live, 0)
            await play_until(hub, live, 1)
            await stored(hub)
            await hub.turn_calls.send_due()
            assert (len(there.received), trouble(hub)) == (5, ""), "the next one arrives"

    asyncio.run(scene())


@pytest.mark.usefixtures("by_hand")
def test_nobody_is_called_for_a_turn_that_is_over(there: StandIn, tmp_path: Path) -> None:
    async def scene() -> None:
        async with hub_of(f"sqlite:///{tmp_path / 'x.sqlite'}", there) as hub:
            live = await turn_of_ann(hub, setting(f"{there.site}/topic"))
            assert len(waiting(hub)) == 1
            await play_until(hub, live, 0)
            await hub.turn_calls.send_due()
            assert (there.received, waiting(hub)) == ([], [])

    asyncio.run(scene())


@pytest.mark.usefixtures("by_hand")
def test_in_quiet_hours_a_call_waits_whatever_happens_to_the_server(
    there: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite'}"
    minute = now() // MINUTE_MS % (24 * 60)
    quiet = setting(f"{there.site}/topic", quiet_start=(minute - 60) % 1440, quiet_end=(minute + 60) % 1440)

    async def evening() -> None:
        async with hub_of(database, there) as hub:
            await turn_of_ann(hub, quiet)
            await hub.turn_calls.send_due()
            assert 58 * MINUTE_MS < waiting(hub)[0].due_at - now() <= 60 * MINUTE_MS

    async def morning() -> None:
        monkeypatch.setattr(turn_calls, "now", lambda: now() + 61 * MINUTE_MS)
        async with hub_of(database, there) as hub:
            await hub.turn_calls.send_due()
            assert (len(there.received), waiting(hub)) == (1, [])

    asyncio.run(evening())
    assert there.received == []
    asyncio.run(morning())


@pytest.mark.usefixtures("by_hand")
def test_whoever_is_forgotten_is_not_called(there: StandIn, database: str) -> None:
    async def scene() -> None:
        async with hub_of(database, there) as hub:
            await turn_of_ann(hub, setting(f"{there.site}/topic"))
            for person in ("bo", "cy"):
                kept = setting(f"{there.site}/topic", person=person, changed_at=now() if person == "cy" else 0)
                await hub.store.write(lambda connection, kept=kept: calls.put_setting(connection, kept))  # type: ignore[misc]
            await hub.store.write(lambda connection: calls.forget_unused(connection, now() - 1000))
            left = [person for person in ("ann", "bo", "cy") if calls.setting_of(hub.store.engine, person)]
            assert left == ["ann", "cy"], "bo sits nowhere, and has not asked for a long time"
            await hub.store.write(erase)
            assert (calls.setting_of(hub.store.engine, "ann"), waiting(hub)) == (None, [])

    asyncio.run(scene())


def erase(connection: Connection) -> None:
    maintenance.erase(connection, "ann")


# At real servers


def called_at(server: Running, there: StandIn, path: str, language: str = "en") -> Person:
    """Return a new person who is called there."""
    person = Person.new(server)
    wish = {"way": "ntfy", "address": f"{there.site}/{path}"}
    answer = person.request("POST", "/api/calls", wish, **{"accept-language": language})
    assert answer.status_code == 200, answer.text
    return person


async def table_of(host: Person, guest: Person) -> tuple[str, Client]:
    """Return a table at which both play, and the host is connected."""
    created = await asyncio.to_thread(host.create, "tricky", "me open")
    await asyncio.to_thread(guest.sit, created)
    client = await host.connect(created["table"], 0)
    await client.ask("start")
    return created["table"], client


async def move_away(client: Client, seat: int) -> None:
    """Move until it is another's turn."""
    while client.mirrors[seat].state["view"]["legal"]:
        await client.move(seat)


def test_a_person_says_where_and_tries_it(there: StandIn, tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", calls=("public", there.site)) as server:
        person = Person.new(server)
        before = person.request("GET", "/api/calls").json()
        hooks = ["push", "ntfy", "discord", "slack", "matrix"]
        assert before == {"ways": hooks, "push_key": before["push_key"], "wish": None, "trouble": None}
        assert person.request("POST", "/api/calls/test", {}).status_code == 409
        for address in (
            "http://127.0.0.1/x",
            "https://127.0.0.1/x",
            "https://localhost/x",
            "https://[::1]/x",
            "https://0x7f.1/x",
        ):
            assert person.request("POST", "/api/calls", {"way": "ntfy", "address": address}).status_code == 409
        wish: dict[str, Any] = {
            "way": "slack",
            "address": f"{there.site}/x",
            "quiet": {"start": 1320, "end": 480},
            "zone": "Europe/Brussels",
        }
        for zone in ("../etc/passwd", "Nowhere"):
            assert person.request("POST", "/api/calls", {**wish, "zone": zone}).status_code == 409
        unreadable: list[dict[str, Any]] = [{"way": "telex"}, {"quiet": {"start": 1, "end": 1440}}, {"address": ""}, {"more": 1}]
        for wrong in unreadable:
            assert person.request("POST", "/api/calls", {**wish, **wrong}).status_code == 400
        assert person.request("GET", "/api/calls").json()["wish"] is None, "nothing of all that is kept"
        assert person.request("POST", "/api/calls", wish).json() == {**before, "wish": {**wish, "keys": None}}
        assert Person.new(server).request("GET", "/api/calls").json()["wish"] is None
        page = {"origin": server.url, "accept-language": "de"}
        person.request("POST", "/api/calls", wish, **page)
        assert person.request("POST", "/api/calls/test", {}).status_code == 200
        assert json.loads(there.received[0].body)["text"].endswith(f"wenn du dran bist.\n{server.url}/")
        there.statuses = [404]
        failed = person.request("POST", "/api/calls/test", {}).json()
        assert failed["line"] == {"id": "call-refused", "args": {"host": "127.0.0.1", "status": 404}}
        assert person.request("POST", "/api/calls/forget", {}).json()["wish"] is None


def test_nothing_is_sent_where_the_host_has_not_allowed_it(there: StandIn, tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}") as server:
        person = Person.new(server)
        assert person.request("GET", "/api/calls").json()["ways"] == []
        answer = person.request("POST", "/api/calls", {"way": "ntfy", "address": f"{there.site}/x"})
        assert (answer.status_code, answer.json()["line"]["id"]) == (409, "calls-off")


def test_only_those_are_called_who_do_not_see_the_table(there: StandIn, tmp_path: Path) -> None:
    """Two who see it, then one who is away and one whose page is hidden: the calls of the first would have come before."""
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", calls=(there.site,), call_seconds=0.01) as server:

        async def play() -> None:
            for path, sees in (("here", True), ("back", True), ("away", None), ("hidden", False)):
                guest = await asyncio.to_thread(called_at, server, there, path)
                table, host = await table_of(Person.new(server), guest)
                if sees is not None:
                    client = await guest.connect(table, 1)
                    await client.until("snapshot")
                    await client.say(type="shown", shown=False)
                    if sees:
                        await client.say(type="shown", shown=True)
                    await client.ask("say", seat=1, text="hello")  # so it has been heard
                await move_away(host, 0)
            await asyncio.to_thread(there.wait_for, 2)

        run(play())
        assert sorted(received.path for received in there.received) == ["/away", "/hidden"]


def test_of_two_servers_one_calls(there: StandIn) -> None:
    """Whichever of them stores the move, and though both look for what is due."""
    with several(2, calls=(there.site,), call_seconds=0.01) as servers:
        database = servers[0].settings.database

        async def play() -> None:
            ann, bo = await asyncio.gather(*[asyncio.to_thread(called_at, servers[0], there, name) for name in ("ann", "bo")])
            table, client = await table_of(ann, bo)
            await client.close()
            for turn in range(6):
                seat = turn % 2
                mover = await Person(servers[turn // 2 % 2], (ann, bo)[seat].token).connect(table, seat)
                await mover.until("snapshot")
                await move_away(mover, seat)
                await mover.close()
                await asyncio.to_thread(there.wait_for, turn + 1)
                await asyncio.to_thread(until, lambda: nothing_waits(database))

        run(play())
        assert [received.path for received in there.received] == ["/bo", "/ann"] * 3


def test_a_page_that_is_seen_at_another_server_needs_no_call(there: StandIn) -> None:
    with several(2, calls=(there.site,), call_seconds=0.01) as servers:
        database = servers[0].settings.database

        async def play() -> None:
            for path, shown in (("seen", True), ("hidden", False)):
                guest = await asyncio.to_thread(called_at, servers[1], there, path)
                table, host = await table_of(Person.new(servers[0]), guest)
                client = await guest.connect(table, 1)
                await client.until("snapshot")
                await client.say(type="shown", shown=shown)
                await client.ask("say", seat=1, text="hello")
                await asyncio.to_thread(until, lambda shown=shown: is_shown(database)[-1:] == [shown])
                await move_away(host, 0)
            await asyncio.to_thread(there.wait_for, 1)
            await asyncio.to_thread(until, lambda: nothing_waits(database))

        run(play())
        assert [received.path for received in there.received] == ["/hidden"]


def asked(database: str, sql: str) -> list[Any]:
    with psycopg.connect(database) as connection:
        return connection.execute(sql).fetchall()


def nothing_waits(database: str) -> bool:
    return asked(database, "SELECT 1 FROM calls") == []


def is_shown(database: str) -> list[bool]:
    """Return it of the people who are called."""
    found = asked(database, "SELECT shown FROM here JOIN call_settings USING (person) ORDER BY changed_at")
    return [row[0] for row in found]
