"""A game that was played without spectators is not read by strangers when it is over."""

from pathlib import Path

import pytest

from tests.server.running_server import Person, run, running


@pytest.mark.parametrize("spectators", [True, False])
def test_who_might_not_watch_does_not_look_back(tmp_path: Path, spectators: bool) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}") as server:
        host, guest, stranger = (Person.new(server) for _ in range(3))
        created = host.create("tricky", "me open", spectators=spectators)
        guest.sit(created, 1)
        table = f"/api/tables/{created['table']}"

        async def play() -> None:
            mine, theirs = await host.connect(created["table"], 0), await guest.connect(created["table"], 1)
            await mine.ask("start")
            await mine.move(0)
            await mine.ask("resign", seat=0)
            await theirs.ask("resign", seat=1)

        run(play())
        for path in ("/record", "/steps", "/steps?viewer=1"):
            for person in (host, guest):
                assert person.request("GET", table + path).status_code == 200
            answer = stranger.request("GET", table + path)
            if spectators:
                assert answer.status_code == 200
            else:
                assert (answer.status_code, answer.json()["line"]["id"]) == (409, "no-spectators")
