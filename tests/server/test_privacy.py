"""Nothing hidden goes over the wire: the indistinguishability test on the very bytes that are sent, for every game there is."""

import asyncio
import copy
import json
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from speeltafel import games
from speeltafel.core.chance import Generator, below, generator
from speeltafel.core.record import read, replayed
from speeltafel.table.commands import Move
from speeltafel.table.decide import Request, decide
from speeltafel.table.events import EventBatch
from speeltafel.table.streams import Stream, Streams
from speeltafel.table.table import Table
from tests.server.running_server import Client, Person, Running, run, running
from tests.server.several_servers import several
from tests.table.sitting import Sitting

every_game = pytest.mark.parametrize("name", games.names())


def in_another_world(sitting: Sitting, viewer: int | None, g: Generator) -> Any:
    """Return a state that differs from the real one in everything hidden from a viewer."""
    game = sitting.table.game
    assert game is not None
    return game.modules.views.resample(game.view(viewer), g)


def messages_for(streams: Streams, viewer: int | None, batch: EventBatch) -> list[bytes]:
    """Return the messages of a batch for one viewer, without anybody else noticing."""
    alone = copy.copy(streams)
    alone._streams = {viewer: Stream(streams._streams[viewer].view)}
    return [data for _, data in alone.publish(batch)]


@every_game
def test_the_bytes_sent_are_the_same_in_every_world_that_looks_the_same(name: str) -> None:
    modules = games.modules(name)
    players = modules.rules.FEWEST_PLAYERS + 1
    sitting = Sitting(name, " ".join(["me"] * players))
    sitting.sit_and_start()
    g = generator(7)
    table = sitting.table
    compared = 0
    while table.status != "over":
        game = table.game
        assert game is not None
        seat = table.to_act
        assert seat is not None
        legal = game.legal()
        move = Move(f"m{table.position}", seat, table.position, legal[below(g, len(legal))])
        batch = decide(table, move, Request(table.seats[seat].person, sitting.now))
        assert batch is not None
        real = game._state
        for viewer in sitting.mirrors:
            messages = messages_for(sitting.streams, viewer, batch)
            snapshot = sitting.streams.snapshot(viewer)
            game._state = in_another_world(sitting, viewer, g)
            assert messages_for(sitting.streams, viewer, batch) == messages
            assert sitting.streams.snapshot(viewer) == snapshot
            game._state = real
            compared += 1
        sitting.publish(batch)
    sitting.check()
    assert compared > 50


@every_game
def test_a_server_that_follows_another_sends_the_same_bytes_in_every_world_that_looks_the_same(name: str) -> None:
    """Of a move that was made at another server it hears the batch alone, and that holds everything."""
    sitting = Sitting(name, " ".join(["me"] * (games.modules(name).rules.FEWEST_PLAYERS + 1)))
    sitting.sit_and_start()
    following = Streams(Table.from_log(sitting.log))
    for viewer in sitting.mirrors:
        following.open(viewer)
    g = generator(8)
    compared = 0
    while sitting.table.status != "over":
        sent_there = {viewer: len(sent) for viewer, sent in sitting.sent.items()}
        sitting.move(below(g, 1000))
        batch = sitting.log[-1]
        following.table.go_on([batch])
        game = following.table.game
        assert game is not None
        real = game._state
        for viewer, before in sent_there.items():
            messages = messages_for(following, viewer, batch)
            assert [_for_all(data) for data in messages] == [_for_all(data) for data in sitting.sent[viewer][before:]]
            game._state = game.modules.views.resample(game.view(viewer), g)
            assert messages_for(following, viewer, batch) == messages
            game._state = real
            compared += 1
        following.publish(batch)
        for viewer in sitting.mirrors:
            assert following.snapshot(viewer) == sitting.streams.snapshot(viewer)
    assert compared > 50


def _for_all(data: bytes) -> dict[str, Any]:
    """Return a message, whoever else it is for."""
    return {key: value for key, value in json.loads(data).items() if key != "seats"}


@every_game
def test_whole_games_over_the_wire_hold_nothing_hidden(name: str, tmp_path: Any) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}") as server:
        run(_a_whole_game(name, [server]))


@every_game
def test_whole_games_hold_nothing_hidden_at_whichever_server(name: str, three: Sequence[Running]) -> None:
    """Everybody looks through every server, and moves come from all of them."""
    run(_a_whole_game(name, three))


@pytest.fixture(scope="module")
def three() -> Iterator[Sequence[Running]]:
    with several(3) as servers:
        yield servers


async def _a_whole_game(name: str, servers: Sequence[Running]) -> None:
    players = games.modules(name).rules.FEWEST_PLAYERS
    people = [Person.new(servers[seat % len(servers)]) for seat in range(players)]
    created = people[0].create(name, "me" + " open" * (players - 1))
    for seat in range(1, players):
        people[seat].sit(created)
    viewers: list[tuple[int | None, str]] = [*enumerate(person.token for person in people), (None, Person.new(servers[0]).token)]
    clients: list[tuple[int | None, Client]] = [
        (seat, await Person(server, token).connect(created["table"], seat)) for server in servers for seat, token in viewers
    ]
    await clients[0][1].ask("start")
    movers = [clients[seat % len(servers) * len(viewers) + seat][1] for seat in range(players)]
    await asyncio.gather(*[_to_the_end(client, seat, client in movers) for seat, client in clients])
    record = people[0].request("GET", f"/api/tables/{created['table']}/record").json()
    secrets = [person.token for person in people] + [invite["code"] for invite in created["invites"]]
    for viewer, client in clients:
        _holds_nothing_hidden(record, viewer, client, secrets)


async def _to_the_end(client: Client, seat: int | None, moves: bool) -> None:
    mirror = client.mirrors[seat]
    turn = 0
    while mirror.state.get("table", {}).get("status") != "over":
        if moves and seat is not None and (mirror.state.get("view") or {}).get("legal"):
            turn += 1
            await client.move(seat, turn * 3)
        else:
            await client.receive(60)


def _holds_nothing_hidden(record: dict[str, Any], viewer: int | None, client: Client, secrets: list[str]) -> None:
    before_the_end = [data for data in client.received if '"status":"over"' not in data]
    assert len(before_the_end) > 10
    everything = "\n".join(before_the_end)
    game = replayed(read(record), games.modules)
    seen = game.view(viewer).history
    deals = [text for (_, text), saw in zip(game.moves, seen, strict=True) if saw.move != text and len(text) > 20]
    for secret in (record["proof"]["secret"], *secrets, *deals):
        assert secret not in everything
    steps = client.mirrors[viewer].state["steps"]
    assert [(step["actor"], step["move"]) for step in steps] == [(saw.actor, saw.move) for saw in seen]
    assert steps == msgspec.to_builtins(game.steps(viewer))
    assert {key for data in client.received for key in json.loads(data)} <= KNOWN


KNOWN = {
    *("type", "seats", "number", "position", "table", "view", "prompt", "steps", "chat", "deadline", "undo", "news", "command"),
    *("after", "changed", "missed", "host", "now", "away", "replaceable", "id", "line"),
}
