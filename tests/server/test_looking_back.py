"""Who may look back at what, and records of strangers."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.running_server import Person, Running, run, running
from tests.server.test_server import play_to_the_end


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('past') / 'tables.sqlite'}") as server:
        yield server


def test_during_a_game_one_sees_the_past_with_ones_own_eyes_only(server: Running) -> None:
    async def play() -> None:
        host, guest, watcher = (Person.new(server) for _ in range(3))
        created = host.create("figaro", "me open bot", spectators=False)
        steps = f"/api/tables/{created['table']}/steps"
        guest.sit(created)
        assert host.request("GET", steps + "?viewer=0").status_code == 409  # nothing has happened yet
        client = await host.connect(created["table"], 0)
        other = await guest.connect(created["table"], 1)
        await client.until("snapshot")
        await client.ask("start")
        own = host.request("GET", steps + "?viewer=0").json()
        past = client.mirrors[0].state["steps"]  # the bot may have gone on since
        assert own["viewers"][0]["frames"][len(past)]["step"] == past[-1]
        for person, viewer in (
            (host, "?viewer=1"),
            (guest, "?viewer=0"),
            (host, "?viewer=2"),
            (watcher, "?viewer=0"),
            (watcher, ""),
            (host, "?everybody=true"),
        ):
            refused = person.request("GET", steps + viewer)
            assert refused.status_code == 409, refused.text
            assert refused.json()["line"]["id"] in ("seat-not-yours", "no-spectators")
        assert host.request("GET", steps + "?viewer=99").status_code == 400
        await play_to_the_end(client, other)
        record = host.request("GET", f"/api/tables/{created['table']}/record")
        for viewer in ("", "?viewer=0", "?viewer=2"):  # all is open to those who played, when it is over
            looked = guest.request("GET", steps + viewer).json()
            assert looked["steps"] == len(record.json()["moves"])
            assert len(looked["viewers"][0]["frames"]) == looked["steps"] + 1
            replayed = watcher.request("POST", "/api/replay" + viewer, record.json()).json()
            assert replayed["viewers"] == looked["viewers"]
        one_by_one = [
            guest.request("GET", steps + viewer).json()["viewers"][0] for viewer in ("", *(f"?viewer={i}" for i in range(3)))
        ]
        assert guest.request("GET", steps + "?everybody=true").json()["viewers"] == one_by_one
        assert watcher.request("POST", "/api/replay?everybody=true", record.json()).json()["viewers"] == one_by_one
        assert guest.request("GET", steps + "?viewer=3").json()["line"]["id"] == "no-such-seat"
        assert watcher.request("GET", steps).json()["line"]["id"] == "no-spectators"

    run(play())


@pytest.mark.parametrize(
    ("body", "status", "why"),
    [
        (b"{", 409, "record-damaged"),
        (b"[]", 409, "record-not-object"),
        (b"\xff\xfe", 409, "record-not-utf8"),
        (b'{"format": "chess/1", "game": "tricky", "players": 2, "moves": []}', 409, "record-format"),
        (b'{"format": "speeltafel/1", "game": "tricky", "players": 2, "moves": [["chance", "roll 9"]]}', 409, "record-bad-move"),
        (b" " * 200_000, 413, "request-wrong"),
    ],
)
def test_a_damaged_record_is_answered_in_one_sentence(server: Running, body: bytes, status: int, why: str) -> None:
    answer = httpx.post(server.url + "/api/replay", content=body, headers={"accept-language": "nl"})
    assert (answer.status_code, answer.json()["line"]["id"]) == (status, why)
    assert answer.json()["words"]
