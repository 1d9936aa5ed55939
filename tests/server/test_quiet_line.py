"""A page asks every few seconds whether the line is there: it hears so at once, and that costs next to nothing."""

import json
from pathlib import Path

from tests.server.running_server import Person, run, running

MOST_BYTES = 40  # of a question and its answer


def test_a_question_whether_the_line_is_there_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", commands_per_second=20.0) as server:

        async def play() -> None:
            host = Person.new(server)
            client = await host.connect(host.create("tricky", "me me")["table"], 0, 1)
            await client.ask("start")
            number, before = client.mirrors[0].number, len(client.received)
            for _ in range(60):  # in a second or two: what a page asks in three minutes
                await client.say(type="ping")
                await client.until("pong")
            assert set(client.received[before:]) == {'{"type":"pong"}'}
            assert len(json.dumps({"type": "ping"}, separators=(",", ":"))) + len(client.received[-1]) <= MOST_BYTES
            assert client.mirrors[0].number == number
            assert (await client.move(0))["type"] == "update"

        run(play())
