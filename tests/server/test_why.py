"""Why not? Whoever is on turn may ask of any move, without playing it; nobody else learns anything by asking."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running_server import Client, Person, Running, run, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("why")
    with running(f"sqlite:///{folder / 'tables.sqlite'}") as server:
        yield server


async def why(client: Client, seat: int, move: str, position: int | None = None) -> dict[str, Any] | None:
    at = client.mirrors[min(client.mirrors)].state["position"] if position is None else position  # type: ignore[type-var]
    await client.say(type="why", id="asked", seat=seat, position=at, move=move)
    answer = await client.until("reason")
    assert answer["id"] == "asked"
    line: dict[str, Any] | None = answer.get("line")
    return line


def test_a_reason_is_sent_and_nothing_is_played(server: Running) -> None:
    async def play() -> None:
        host = Person.new(server)
        client = await host.connect(host.create("tricky", "me bot")["table"], 0)
        await client.until("snapshot")
        await client.ask("start")
        state = client.mirrors[0].state
        before, legal = state["position"], state["view"]["legal"]
        missing = next(face for face in "123456" if f"keep {face}" not in legal)
        refused = await why(client, 0, f"keep {missing}")
        assert refused is not None
        assert (refused["id"], refused["args"]["kept"]) == ("not-in-roll", missing)
        assert await why(client, 0, legal[0]) is None
        assert (await why(client, 0, "nonsense") or {})["id"] == "not-a-move"
        assert (await why(client, 0, legal[0], before - 1) or {})["id"] == "position-gone"
        assert client.mirrors[0].state["position"] == before
        assert (await client.move(0))["number"] > before  # asking took nothing away
        await client.close()

    run(play())


def test_nobody_asks_for_another(server: Running) -> None:
    async def play() -> None:
        host, guest = Person.new(server), Person.new(server)
        created = host.create("tricky", "me open")
        guest.sit(created)
        first, second = await host.connect(created["table"], 0), await guest.connect(created["table"], 1)
        await first.until("snapshot")
        await second.until("snapshot")
        await first.ask("start")
        while not second.mirrors[1].state.get("view"):
            await second.receive()
        turn = first.mirrors[0].state["view"]["actor"]
        on_turn, waiting = (first, second) if turn == 0 else (second, first)
        assert (await why(waiting, turn, "keep 1") or {})["id"] == "seat-not-yours"
        assert (await why(waiting, 1 - turn, "keep 1") or {})["id"] == "not-your-turn"
        assert (await why(on_turn, turn, "keep 12345") or {}).get("id") != "not-your-turn"
        await first.close()
        await second.close()

    run(play())
