"""Nothing hidden goes over the wire: the indistinguishability test on the very bytes that are sent, for every game there is."""

import asyncio
import copy
import json
from typing import Any

import msgspec
import pytest

from speeltafel import games
from speeltafel.core.chance import Generator, below, generator
from speeltafel.core.record import read, replayed
from speeltafel.table.commands import Move
from speeltafel.table.decide import Request, decide
from speeltafel.table.events import Batch
from speeltafel.table.streams import Stream, Streams
from tests.server.running import Client, Person, run, running
from tests.table.sitting import Sitting

every_game = pytest.mark.parametrize("name", games.names())


def in_another_world(sitting: Sitting, viewer: int | None, g: Generator) -> Any:
    """A state that differs from the real one in everything hidden from a viewer."""
    game = sitting.table.game
    assert game is not None
    return game.modules.views.resample(game.view(viewer), g)


def told_to(streams: Streams, viewer: int | None, batch: Batch) -> list[bytes]:
    """The messages of a batch for one viewer, without anybody else noticing."""
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
            told = told_to(sitting.streams, viewer, batch)
            snapshot = sitting.streams.snapshot(viewer)
            game._state = in_another_world(sitting, viewer, g)
            assert told_to(sitting.streams, viewer, batch) == told
            assert sitting.streams.snapshot(viewer) == snapshot
            game._state = real
            compared += 1
        sitting.tell(batch)
    sitting.check()
    assert compared > 50


@every_game
def test_whole_games_over_the_wire_hold_nothing_hidden(name: str, tmp_path: Any) -> None:
    players = games.modules(name).rules.FEWEST_PLAYERS
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}") as server:

        async def play() -> None:
            people = [Person.new(server) for _ in range(players)]
            created = people[0].create(name, "me" + " open" * (players - 1))
            for seat in range(1, players):
                people[seat].sit(created)
            clients: dict[int | None, Client] = {
                seat: await person.connect(created["table"], seat) for seat, person in enumerate(people)
            }
            clients[None] = await Person.new(server).connect(created["table"], None)
            await clients[0].ask("start")
            await asyncio.gather(*[_to_the_end(client, seat) for seat, client in clients.items()])
            record = people[0].request("GET", f"/api/tables/{created['table']}/record").json()
            secrets = [person.token for person in people] + [invite["code"] for invite in created["invites"]]
            for viewer, client in clients.items():
                _holds_nothing_hidden(record, viewer, client, secrets)

        run(play())


async def _to_the_end(client: Client, seat: int | None) -> None:
    mirror = client.mirrors[seat]
    turn = 0
    while mirror.state.get("table", {}).get("status") != "over":
        if seat is not None and (mirror.state.get("view") or {}).get("legal"):
            turn += 1
            await client.move(seat, turn * 3)
        else:
            await client.hear(60)


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
