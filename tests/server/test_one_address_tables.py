"""What one address can have stored is bounded, and so is what it can have made anew."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.i18n import LANGUAGES, Translator
from speeltafel.core.line import Line
from speeltafel.table.commands import Leave, Say, Sit
from speeltafel.table.decide import MOST_CHAT, MOST_CHAT_IN_ALL
from tests.server.running_server import Person, run, running
from tests.table.sitting import Sitting


def test_one_address_fills_no_disk_with_talk_and_others_talk_on(tmp_path: Path) -> None:
    """Emoji of one address once took 4.66 MB a second."""
    proxied: dict[str, Any] = {"trusted_proxies": ("127.0.0.1",), "commands_per_second": 1000.0}
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", megabytes_per_hour=0.2, **proxied) as server:

        async def play() -> None:
            refused = []
            for number in range(6):
                person = Person.new(server)
                created = await asyncio.to_thread(person.create, "tricky", "me me")
                client = await person.connect(created["table"], 0, additional_headers={"x-forwarded-for": "6.6.6.6"})
                for _ in range(30):
                    answer = await client.ask("say", seat=0, text="😀" * 500)
                    refused += [answer["line"]["id"]] if answer["type"] == "refusal" else []
                assert number < 4 or not client.mirrors[0].state["chat"]
            assert set(refused) == {"too-much-stored"}
            other = Person.new(server)
            created = await asyncio.to_thread(other.create, "tricky", "me me")
            client = await other.connect(created["table"], 0, additional_headers={"x-forwarded-for": "7.7.7.7"})
            assert (await client.ask("say", seat=0, text="hello"))["type"] == "update"

        run(play())
        stored = sum(file.stat().st_size for file in tmp_path.glob("x.sqlite*"))
        assert stored < 2_000_000


def test_a_table_has_so_much_talk_however_often_people_change() -> None:
    sitting = Sitting("tricky", "me open")
    for number in range(MOST_CHAT_IN_ALL // MOST_CHAT):
        who = f"person {number}"
        sitting.ask(who, Sit, seat=1, code=sitting.table.invites[0].code)
        for _ in range(MOST_CHAT):
            sitting.ask(who, Say, seat=1, text="hello")
        sitting.ask(who, Leave, seat=1)
    with pytest.raises(SpeeltafelError) as refused:
        sitting.ask("host", Say, seat=0, text="hello")
    assert refused.value.line.id == "chat-full"
    for line in (refused.value.line, Line("too-much-stored")):
        assert len({Translator(language).translate(line) for language in LANGUAGES}) == len(LANGUAGES)


def test_an_invitation_that_was_used_opens_its_chair_to_nobody_else() -> None:
    """Photographed while its seat was taken, it once worked when its person had left."""
    sitting = Sitting("tricky", "me open open")
    codes = {invite.seat: invite.code for invite in sitting.table.invites}
    sitting.ask("guest", Sit, seat=1, code=codes[1])
    sitting.ask("guest", Leave, seat=1)
    with pytest.raises(SpeeltafelError) as refused:
        sitting.ask("somebody who saw it", Sit, seat=1, code=codes[1])
    assert refused.value.line.id == "invite-wrong"
    renewed = {invite.seat: invite.code for invite in sitting.table.invites}
    assert (renewed[None], renewed[2]) == (codes[None], codes[2]), "those were sent to other people"
    sitting.ask("a new guest", Sit, seat=1, code=renewed[1])
    sitting.ask("guest", Sit, seat=2, code=codes[None])
    sitting.check()


def test_to_take_back_costs_what_it_costs(tmp_path: Path) -> None:
    """Each makes all that everybody sees anew, and was counted like an ordinary move."""
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", commands_per_second=20.0) as server:

        async def play() -> None:
            person = Person.new(server)
            client = await person.connect(
                (await asyncio.to_thread(person.create, "carnavalo", "me me me"))["table"], 0, 1, 2, None
            )
            await client.ask("start")
            undone, end = 0, time.monotonic() + 4
            while time.monotonic() < end:
                seat = next(seat for seat in (0, 1, 2) if client.mirrors[seat].state["view"]["legal"])
                await client.move(seat)
                if client.mirrors[seat].state["undo"] == seat:
                    await client.ask("undo", seat=seat, position=client.mirrors[seat].state["position"])
                    undone += 1
            assert 0 < undone < 12, json.dumps(client.mirrors[0].state["undo"])

        run(play())
