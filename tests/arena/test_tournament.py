"""Tournaments: every bot in every seat, on the same deals, and ratings that find strengths that are known."""

import json
from pathlib import Path

import msgspec
import numpy as np
import pytest

import speeltafel
from speeltafel.arena import tournament
from speeltafel.arena.journal import Journal
from speeltafel.arena.ratings import TournamentTable, _choices, fitted
from speeltafel.arena.tournament import SHARES, PairResult, Tournament, play, played, tasks_of

QUICK = Tournament("tricky", 3, {}, 5, ["beginner", "casual", "skilled"], 300)
SLOW = Tournament("tricky", 3, {}, 5, ["random", "casual"], 6)


def without_clock(found: list[PairResult]) -> list[bytes]:
    return [msgspec.json.encode([one.task, one.shares, one.places]) for one in found]


def deal_by_deal(found: list[PairResult]) -> dict[tuple[str, str], list[tuple[list[int], list[list[int]]]]]:
    deals: dict[tuple[str, str], list[tuple[list[int], list[list[int]]]]] = {}
    for one in found:
        deals.setdefault((one.one, one.rest), []).extend(zip(one.shares, one.places, strict=True))
    return deals


@pytest.mark.parametrize("plan", [QUICK, SLOW])
def test_the_same_games_whatever_the_jobs(plan: Tournament) -> None:
    one, two = (list(play(plan, tasks_of(plan), jobs)) for jobs in (1, 2))
    assert without_clock(one) == without_clock(two)


def test_every_pair_meets_in_every_seat_on_the_same_deals() -> None:
    tasks = tasks_of(QUICK)
    assert {(task.one, task.rest) for task in tasks} == {(a, b) for a in QUICK.bots for b in QUICK.bots if a != b}
    for pair in QUICK.pairs():
        deals = [d for task in tasks if (task.one, task.rest) == pair for d in range(task.first, task.first + task.deals)]
        assert sorted(deals) == list(range(QUICK.deals))
    found = played(tasks[0])
    assert [len(row) for row in found.shares] == [3] * tasks[0].deals


def test_on_a_ladder_each_meets_the_one_below() -> None:
    assert msgspec.structs.replace(QUICK, ladder=True).pairs() == [("casual", "beginner"), ("skilled", "casual")]


def test_compiled_games_and_games_from_views_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that leave nothing to chance play the same game either way."""
    plan = msgspec.structs.replace(QUICK, bots=["casual", "skilled", "expert"], deals=3)
    quick = [played(task) for task in tasks_of(plan)]
    monkeypatch.setattr(Tournament, "is_quick", lambda _: False)
    slow = [played(task) for task in tasks_of(plan)]
    assert deal_by_deal(quick) == deal_by_deal(slow)


def test_two_at_a_table_meet_once_and_count_both_ways() -> None:
    plan = msgspec.structs.replace(QUICK, players=2, deals=50)
    standing = TournamentTable(plan)
    for found in play(plan, tasks_of(plan), 1):
        standing.add(found)
    here, there = standing.cell("skilled", "beginner"), standing.cell("beginner", "skilled")
    assert here
    assert there
    assert here.share + there.share == pytest.approx(1)
    assert here.share > 0.8


def test_the_standing_orders_the_levels() -> None:
    standing = TournamentTable(QUICK)
    for found in play(QUICK, tasks_of(QUICK), 2):
        standing.add(found)
    ratings = standing.ratings()
    assert ratings["beginner"][0] < ratings["casual"][0] < ratings["skilled"][0]
    assert all(low <= rating <= high for rating, low, high in ratings.values())
    assert sum(rating for rating, _, _ in ratings.values()) == pytest.approx(0, abs=1e-6)
    assert all(standing.seconds_a_move(name) for name in QUICK.bots)
    summary = json.loads(json.dumps(standing.summary()))
    assert len(summary["cross"]) == 6
    assert {cell["games"] for cell in summary["cross"]} == {900}


def test_ratings_find_strengths_that_are_known() -> None:
    """Choices drawn from strengths 1 and 3: 400·log10(3) between them."""
    random = np.random.default_rng(1)
    chosen_one = random.random(40_000) < 3 / (3 + 1)
    counts = np.array([chosen_one.sum(), (~chosen_one).sum()])
    found = fitted(counts, np.ones((2, 2)), np.eye(2))
    assert found[0] - found[1] == pytest.approx(400 * np.log10(3), abs=5)


def test_who_won_is_a_choice_among_all_who_sat_there() -> None:
    assert _choices([1, 2, 3], 0, 7, 8) == [(7, 8, 1, 2, 7)]
    assert _choices([1, 1, 3], 2, 7, 8) == [(7, 8, 1, 2, 8), (7, 8, 1, 2, 8)]
    assert _choices([1, 1, 1], 0, 7, 8) == []


def test_a_tournament_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "some" / "games.jsonl"
    tasks = tasks_of(SLOW)
    journal = Journal(file, SLOW, PairResult)
    assert list(journal.read()) == []
    first = played(tasks[0])
    journal.write(first)
    whole = file.read_bytes()
    file.write_bytes(whole + b'{"task": "random cas')
    assert [found.task for found in Journal(file, SLOW, PairResult).read()] == [tasks[0].name]
    assert file.read_bytes() == whole
    with pytest.raises(speeltafel.BadRecord, match="a different run"):
        list(Journal(file, msgspec.structs.replace(SLOW, seed=6), PairResult).read())
    file.write_bytes(b"\xff nonsense")
    with pytest.raises(speeltafel.BadRecord, match="isn't a Speeltafel progress file"):
        list(Journal(file, SLOW, PairResult).read())


def test_a_plan_that_cannot_be_is_refused() -> None:
    for bots in (["casual"], ["casual", "casual"]):
        with pytest.raises(speeltafel.UnknownName, match="two or more different bots"):
            msgspec.structs.replace(QUICK, bots=bots).check()
    with pytest.raises(speeltafel.UnknownName, match="Unknown bot 'genius'"):
        msgspec.structs.replace(QUICK, bots=["casual", "genius"]).check()


def test_a_win_is_shared_in_whole_parts() -> None:
    found = PairResult("", "a", "b", [], [], {}, {})
    tournament._add(found, np.array([[5, 5, 1], [0, 2, 2], [3, 1, 1]]), np.array([[1, 1, 0], [0, 1, 1], [1, 0, 0]]))
    assert found.shares == [[SHARES // 2, SHARES // 2, 0]]
    assert found.places == [[[1, 1, 3], [3, 1, 1], [1, 2, 2]]]
