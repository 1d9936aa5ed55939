"""Whoever reloads the page keeps the seat: a bot steps in for somebody only after a while, and everybody knows when."""

import time
from pathlib import Path

from tests.server.running_server import Person, run, running


def test_a_seat_is_kept_for_a_while_and_the_others_see_how_long(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", grace_seconds=2.0) as server:

        async def play() -> None:
            host, guest = Person.new(server), Person.new(server)
            created = host.create("tricky", "me open")
            guest.sit(created, 1)
            mine, theirs = await host.connect(created["table"], 0), await guest.connect(created["table"], 1)
            await mine.ask("start")
            await theirs.close()
            while (presence := await mine.until("presence"))["away"] != [1]:
                pass
            soon = presence["replaceable"][0] / 1000 - time.time()
            assert 0 < soon < 2.001, "told in milliseconds"
            refused = await mine.ask("replace", seat=1)
            assert refused["line"]["id"] == "player-just-left"
            assert 1 <= refused["line"]["args"]["seconds"] <= 2
            theirs = await guest.connect(created["table"], 1)  # a reload
            assert (await mine.until("presence"))["away"] == []
            assert (await mine.ask("replace", seat=1))["line"]["id"] == "player-is-here"
            await theirs.close()
            presence = await mine.until("presence")
            time.sleep(max(0.0, presence["replaceable"][0] / 1000 - time.time()) + 0.05)
            assert (await mine.ask("replace", seat=1))["type"] == "update"
            assert mine.mirrors[0].state["table"]["seats"][1]["reason"] == "away"
            late = await guest.connect(created["table"], 1)
            welcome = await late.until("welcome")
            assert (welcome["away"], welcome["replaceable"]) == ([], [])

        run(play())
