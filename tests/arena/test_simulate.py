"""Simulations: the same games whatever the jobs, with records or without."""

import json
from dataclasses import replace
from math import isclose

import pytest

import speeltafel
from speeltafel import games
from speeltafel.arena import simulate as module
from speeltafel.arena.simulate import SHARES, Plan, Tally, simulate

PLAN = Plan("tricky", 3, {}, 7, ("random",) * 3, 1200)


def total(plan: Plan, jobs: int) -> Tally:
    first, *others = simulate(plan, jobs)
    for tally in others:
        first.add(tally)
        first.records += tally.records
    return first


@pytest.mark.parametrize("name", games.names())
def test_the_same_seed_gives_the_same_games_whatever_the_jobs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    players = games.modules(name).rules.FEWEST_PLAYERS + 1
    plan = replace(PLAN, game=name, players=players, bots=("random",) * players, games=600)
    one = total(plan, 1)
    monkeypatch.setattr(module, "AT_A_TIME", 150)  # plain rules, in four batches
    assert total(plan, 2) == one
    recorded = total(replace(plan, with_records=True, games=300), 2)
    again = total(replace(plan, with_records=True, games=300), 1)
    assert recorded == again
    assert len(recorded.records) == 300
    recorded.records = []
    assert recorded == total(replace(plan, games=300), 1)


def test_records_of_a_simulation_replay() -> None:
    records = total(replace(PLAN, with_records=True, games=5), 1).records
    for text in records:
        assert speeltafel.replay(text).record() == json.loads(text)


def test_a_tally_adds_up() -> None:
    tally = total(PLAN, 1)
    assert tally.games == 1200
    assert sum(tally.wins) == 1200 * SHARES
    assert isclose(sum(tally.win_share(seat) for seat in range(3)), 1)
    for seat in range(3):
        low, high = tally.win_interval(seat)
        assert low < tally.win_share(seat) < high
    assert tally.shortest <= tally.decisions / tally.games <= tally.longest


def test_an_interval_stays_between_0_and_1() -> None:
    tally = Tally(3, [0, 3 * SHARES], [0, 9], [0, 27], 30, 10, 10)
    assert tally.win_interval(0)[0] == 0
    assert tally.win_interval(0)[1] > 0.5
    assert tally.win_interval(1)[1] == 1
    assert (tally.mean_score(1), tally.score_deviation(1)) == (3, 0)


def test_a_plan_that_cannot_be_is_refused() -> None:
    with pytest.raises(speeltafel.UnknownName, match="no game"):
        replace(PLAN, game="chess").check()
    with pytest.raises(speeltafel.UnknownName, match="2 to 5 players"):
        replace(PLAN, players=7).check()
    with pytest.raises(speeltafel.UnknownName, match="no bot 'genius'"):
        replace(PLAN, bots=("genius",) * 3).check()
    with pytest.raises(speeltafel.UnknownName, match="2 bots for 3 players"):
        replace(PLAN, bots=("random",) * 2).check()
    with pytest.raises(speeltafel.BadOptions):
        replace(PLAN, options={"x": 1}).check()
