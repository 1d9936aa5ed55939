"""Somebody a child can beat: whoever knows only what the lessons taught wins clearly more than their share against newcomers."""

import pytest

from speeltafel.bots import LADDER
from speeltafel.research.evaluate import Plan, ReportEntry, entries, play, tasks_of
from speeltafel.server.jobs.bot_moves import fallback_levels

TABLES = {"Tricky": ("tricky", 2, 120), "Figaro": ("figaro", 4, 60), "Carnavalo": ("carnavalo", 3, 60)}


def met(agent: str, game: str, players: int, games: int, *opponents: str) -> list[ReportEntry]:
    plan = Plan(agent, game, players, opponents=opponents, games=games)
    return entries(plan, list(play(plan, tasks_of(plan), 1)))


@pytest.mark.parametrize("name", TABLES)
def test_the_lessons_are_enough_to_beat_newcomers(name: str) -> None:
    game, players, games = TABLES[name]
    (found,) = met(f"examples.lessons_only:{name}", game, players, games, "newcomer")
    assert found.interval[0] > 1 / players, f"{found.share:.0%} of {found.games} games"


def test_a_beginner_beats_newcomers_and_a_newcomer_beats_chance() -> None:
    (newcomer,) = met("beginner", "tricky", 2, 200, "newcomer")
    (chance,) = met("newcomer", "tricky", 2, 200, "random")
    assert newcomer.interval[0] > 1 / 2
    assert chance.interval[0] > 1 / 2
    assert LADDER[0] == "newcomer"


def test_nobody_who_is_late_plays_as_a_newcomer() -> None:
    assert fallback_levels("figaro", "casual") == ["casual", "beginner"]
    assert fallback_levels("figaro", "newcomer") == ["newcomer"]
