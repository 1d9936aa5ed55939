"""Every limit there is stands in SECURITY.md, with the number that is true without --limit."""

import re

from speeltafel.server.settings import LIMITS
from tests.server.running import REPOSITORY

ROW = re.compile(r"^\| `(\w+)` \| ([\d.]+) \| (.+) \|$", re.MULTILINE)


def test_the_limits_that_are_told_are_those_there_are() -> None:
    told = {
        name: (float(number), sentence) for name, number, sentence in ROW.findall((REPOSITORY / "SECURITY.md").read_text("utf-8"))
    }
    assert {name: number for name, (number, _) in told.items()} == LIMITS
    assert all(len(sentence.split()) > 2 for _, sentence in told.values())
