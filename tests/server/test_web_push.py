"""Web Push: only the browser reads a message, only this server can send it one, and a browser that is gone is forgotten."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidTag
from sqlalchemy import Connection

from speeltafel.core.errors import CallsOff
from speeltafel.server.calls import caller as caller_module
from speeltafel.server.calls.caller import BrowserKeys, Caller, CallWish
from speeltafel.server.calls.formats import Call
from speeltafel.server.calls.web_push import ServerKey, decoded, encoded, encrypted, new_key, private_key
from speeltafel.server.server_clock import now
from speeltafel.server.settings import Settings
from speeltafel.store import calls
from speeltafel.store.calls import CallSetting
from tests.server.push_service import Browser, claims
from tests.server.running_server import Person, running
from tests.server.several_servers import several
from tests.server.stand_in import StandIn, standing_in
from tests.server.test_calls import A_CALL, by_hand, hub_of, play_until, setting, stored, turn_of_ann, waiting

__all__ = ["by_hand"]
A_DAY_S = 86_400


@pytest.fixture
def there() -> Iterator[StandIn]:
    with standing_in() as one:
        yield one


def by_push(browser: Browser, **more: str) -> CallSetting:
    keys = {"push_key": browser.keys["p256dh"], "push_secret": browser.keys["auth"]}
    return setting(browser.address, "push", **keys, **more)


def test_a_message_is_encrypted_as_the_standard_does_it() -> None:
    """RFC 8291, section 5 and appendix A."""
    body = encrypted(
        b"When I grow up, I want to be a watermelon\x02",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_the_browser_reads_it_and_the_service_knows_who_sends_it(there: StandIn) -> None:
    key, browser = ServerKey(new_key()), Browser(there)
    one = Caller(Settings("", calls=(there.site,)))
    for call in (A_CALL, Call("It's your turn: Carnavalo", "https://games.example/#/table/another", "T")):
        asyncio.run(one.send(by_push(browser), call, key))
    first, second = there.received
    assert browser.read(first) == {"words": A_CALL.words, "link": A_CALL.link, "tag": "T"}
    with pytest.raises(InvalidTag):
        Browser(there).read(first)
    assert len(first.body) == len(second.body), "its length does not say which game it is"
    assert first.headers["topic"] == second.headers["topic"], "a newer one takes the place of one that was not delivered"
    assert (first.headers["content-encoding"], first.headers["ttl"]) == ("aes128gcm", str(A_DAY_S))
    said = claims(first, key.public)
    assert (said["aud"], said["sub"]) == (there.site, "https://games.example/")
    assert 0 < said["exp"] - now() / 1000 <= A_DAY_S
    with pytest.raises(AssertionError):
        claims(first, ServerKey(new_key()).public)


@pytest.mark.usefixtures("by_hand")
@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten_at_once(there: StandIn, tmp_path: Path, status: int) -> None:
    async def scene() -> None:
        async with hub_of(f"sqlite:///{tmp_path / 'x.sqlite'}", there) as hub:
            there.statuses = [500]  # that may be over in a minute
            await turn_of_ann(hub, by_push(Browser(there)))
            await hub.turn_calls.send_due()
            assert (len(waiting(hub)), len(there.received)) == (1, 1)
            [(call, _)] = calls.due(hub.store.engine, now() + 10**9, 1)

            def due_now(connection: Connection) -> None:
                calls.put_off(connection, call, now(), 1)

            await hub.store.write(due_now)
            there.statuses = [status]
            await hub.turn_calls.send_due()
            assert (calls.setting_of(hub.store.engine, "ann"), waiting(hub), len(there.received)) == (None, [], 2)

    asyncio.run(scene())


@pytest.mark.usefixtures("by_hand")
def test_a_call_is_stored_with_the_move_that_begins_the_turn(there: StandIn, tmp_path: Path) -> None:
    """Whatever happens to the server right after the move: the next one sends it."""
    database = f"sqlite:///{tmp_path / 'x.sqlite'}"
    browser = Browser(there)

    async def until_the_move() -> None:
        async with hub_of(database, there) as hub:
            await hub.store.write(lambda connection: calls.put_setting(connection, by_push(browser)))
            groups = hub.store.groups
            live = await turn_of_ann(hub, by_push(browser))
            assert hub.store.groups > groups
            [call] = waiting(hub)
            assert call.position == live.table.position
            await play_until(hub, live, 0)
            await stored(hub)
            groups = hub.store.groups
            position = live.table.position
            while live.table.to_act == 0:
                await play_until(hub, live, 1)
            assert hub.store.groups - groups == live.table.position - position or live.table.to_act == 1
            assert waiting(hub)[0].position == live.table.position, "it was there when the move was"

    async def afterwards() -> None:
        async with hub_of(database, there) as hub:
            await hub.turn_calls.send_due()

    asyncio.run(until_the_move())
    asyncio.run(afterwards())
    assert browser.read(there.received[0])["words"] == "It's your turn: tricky"


def test_a_browser_subscribes_tries_it_and_stops(there: StandIn, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite'}"
    browser = Browser(there)
    with running(database, calls=("public", there.site)) as server:
        person = Person.new(server)
        before = person.request("GET", "/api/calls").json()
        assert before["ways"][0] == "push"
        wish = {"way": "push", "address": browser.address, "keys": browser.keys}
        off_the_curve = {**browser.keys, "p256dh": encoded(b"\x04" + bytes(64))}
        for wrong in (
            {"keys": None},
            {"keys": off_the_curve},
            {"address": "https://10.0.0.1/push"},
            {"address": "https://localhost/p"},
        ):
            assert person.request("POST", "/api/calls", {**wish, **wrong}).status_code == 409
        for unreadable in ({**browser.keys, "auth": "short"}, {"p256dh": browser.keys["p256dh"]}):
            assert person.request("POST", "/api/calls", {**wish, "keys": unreadable}).status_code == 400
        assert person.request("POST", "/api/calls", wish).json()["wish"]["keys"] == browser.keys
        assert person.request("POST", "/api/calls/test", {}).status_code == 200
        assert browser.read(there.received[0])["words"].startswith("This is a test.")
        claims(there.received[0], before["push_key"])
        there.statuses = [410]
        gone = person.request("POST", "/api/calls/test", {}).json()
        assert gone["line"]["id"] == "call-browser-gone"
        assert person.request("POST", "/api/calls/forget", {}).json()["wish"] is None
    with running(database, calls=(there.site,)) as again:
        assert Person.new(again).request("GET", "/api/calls").json()["push_key"] == before["push_key"], "made once"


def test_several_servers_sign_with_one_key(there: StandIn) -> None:
    with several(2, calls=(there.site,)) as servers:
        keys = {Person.new(server).request("GET", "/api/calls").json()["push_key"] for server in servers}
    assert len(keys) == 1


def test_without_its_extra_a_server_offers_the_other_ways(there: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caller_module, "CAN_PUSH", False)
    browser = Browser(there)
    one = Caller(Settings("", calls=(there.site,)))
    assert one.ways == ["ntfy", "discord", "slack", "matrix"]
    with pytest.raises(CallsOff) as refused:
        asyncio.run(one.check(CallWish("push", browser.address, keys=BrowserKeys(**browser.keys))))
    assert refused.value.line.id == "calls-no-push"
