"""Mistakes of beginners, judged in a hurry, and what is said of them."""

from functools import cache
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from speeltafel import games
from speeltafel.core.contract.levels import ReviewBudget
from speeltafel.core.i18n import Translator
from speeltafel.core.line import Line
from speeltafel.core.record import read
from speeltafel.review.judge import verdict_on
from speeltafel.review.model import BAD, Verdict
from speeltafel.review.rollouts.engine import ReviewEngine
from speeltafel.review.timeline import timeline_of
from tests.review.played import record

MOST = {"tricky": 12, "figaro": 6, "carnavalo": 3}  # mistakes that are looked at
NAMES = ["Ann", "Bo", "Cas", "Dirk", "Eef", "Fem"]


def in_a_hurry(engine: ReviewEngine) -> ReviewBudget:
    """Enough to see a beginner's mistake."""
    return replace(engine.modules.bots.judging, sweep=16, finalists=32, tree=500, verdict=200, worlds=64)


@cache
def mistakes(name: str, players: int) -> list[tuple[Any, Verdict]]:
    """Decisions of a beginners' game that have a label: the view and the verdict."""
    modules = games.modules(name)
    found: list[tuple[Any, Verdict]] = []
    with patch.object(ReviewEngine, "judging", property(in_a_hurry)):
        for step in timeline_of(read(record(name, players, "beginner", 71))).events:
            if step.view is not None and len(found) < MOST[name]:
                verdict = verdict_on(modules, step.view, step.text)
                if verdict.label in BAD:
                    found.append((step.view, verdict))
    return found


def spoken(lines: list[Line], language: str, package: str, reader: int | None = None) -> str:
    texts = Translator(language, NAMES, [package], reader=reader)
    return " ".join(texts.translate(line) for line in lines)
