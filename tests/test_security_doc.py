"""Every limit there is stands in SECURITY.md, with the number that is true without --limit."""

import re

from speeltafel.core.record import LONGEST_NAME
from speeltafel.server.app import LARGEST_REQUEST
from speeltafel.server.asgi.websocket import LONGEST_MESSAGE, MAX_UNREADABLE
from speeltafel.server.limits.token_bucket import Outbox
from speeltafel.server.settings import LIMITS
from speeltafel.server.uvicorn_protocols.http import ANSWER_S, LARGEST_HEAD, MOST_PIPELINED, MOST_PIPELINED_BYTES
from speeltafel.server.uvicorn_protocols.websocket import CONTROL_FRAME_RATE, MOST_QUEUED
from speeltafel.table.commands import LONGEST_TEXT
from speeltafel.table.decide import MOST_CHAT, MOST_CHAT_IN_ALL
from tests.server.running_server import REPOSITORY

ROW = re.compile(r"^\| `(\w+)` \| ([\d.]+) \| (.+) \|$", re.MULTILINE)


def test_the_documented_limits_are_those_there_are() -> None:
    limits = {
        name: (float(number), sentence) for name, number, sentence in ROW.findall((REPOSITORY / "SECURITY.md").read_text("utf-8"))
    }
    assert {name: number for name, (number, _) in limits.items()} == LIMITS
    assert all(len(sentence.split()) > 2 for _, sentence in limits.values())


def test_so_are_those_that_are_fixed() -> None:
    (fixed,) = re.findall(r"These limits are fixed:\n\n(.+?)\n\n", (REPOSITORY / "SECURITY.md").read_text("utf-8"), re.DOTALL)
    numbers = [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", fixed)]
    kilobytes = [LARGEST_HEAD // 1000, LARGEST_REQUEST // 1000]
    breath = [MOST_PIPELINED, MOST_PIPELINED_BYTES // 1000, MOST_QUEUED]
    talk = [LONGEST_TEXT, MOST_CHAT, MOST_CHAT_IN_ALL]
    waits = [Outbox.MOST_BYTES // 1_000_000, ANSWER_S / 60]
    assert numbers == [*kilobytes, *breath, LONGEST_MESSAGE, *CONTROL_FRAME_RATE, *waits, LONGEST_NAME, *talk]
    assert (MAX_UNREADABLE, "twenty messages that cannot be read" in fixed) == (20, True)
