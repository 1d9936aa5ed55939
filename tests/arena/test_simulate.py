"""Simulations: the same games whatever the jobs, with records or without."""

import json
from dataclasses import replace
from math import isclose

import pytest

import speeltafel
from speeltafel import games
from speeltafel.arena import simulate as module
from speeltafel.arena.simulate import SHARES, Simulation, Tally, game_from_views, record_of_compiled_game, simulate

PLAN = Simulation("tricky", 3, {}, 7, ("random",) * 3, 1200)


def total(plan: Simulation, jobs: int) -> Tally:
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


# What random bots did before others could be simulated: wins in SHARES, scores and decisions of 40 games.
RANDOM_GAMES = {
    "tricky": ([570, 900, 930], [309, 402, 435], 1863),
    "figaro": ([1200, 600, 600], [506, 719, 687], 6224),
    "carnavalo": ([1260, 1140], [1218, 1171], 1585),
}


@pytest.mark.parametrize("name", RANDOM_GAMES)
@pytest.mark.parametrize("with_records", [False, True])
def test_random_bots_play_the_games_they_always_played(name: str, with_records: bool) -> None:
    wins, scores, decisions = RANDOM_GAMES[name]
    players = len(wins)
    tally = total(Simulation(name, players, {}, 7, ("random",) * players, 40, with_records=with_records), 1)
    assert (tally.wins, tally.scores, tally.decisions) == (wins, scores, decisions)


@pytest.mark.parametrize("with_records", [False, True])
@pytest.mark.parametrize("seat", range(3))
def test_who_is_named_for_a_seat_sits_there(seat: int, with_records: bool) -> None:
    """An expert among random bots wins nearly always, wherever it sits."""
    bots = tuple("expert" if other == seat else "random" for other in range(3))
    tally = total(replace(PLAN, bots=bots, games=60, with_records=with_records), 1)
    assert [tally.win_share(other) > 0.8 for other in range(3)] == [other == seat for other in range(3)]


@pytest.mark.parametrize(("name", "players"), [("figaro", 3), ("carnavalo", 2)])
def test_where_something_is_hidden_the_named_bots_play_from_views(name: str, players: int) -> None:
    bots = ("random",) * (players - 1) + ("casual",)
    tally = total(Simulation(name, players, {}, 3, bots, 12), 1)
    assert tally.win_share(players - 1) > 0.8


@pytest.mark.parametrize(
    ("name", "bots"),
    [("tricky", ("beginner", "random", "skilled")), ("carnavalo", ("casual", "random")), ("carnavalo", ("skilled", "casual"))],
)
def test_named_bots_play_the_same_games_whatever_the_jobs_and_with_records_or_without(
    name: str, bots: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "AT_A_TIME", 5)
    plan = Simulation(name, len(bots), {}, 7, bots, 12 if name == "tricky" else 6)
    one = total(plan, 1)
    assert total(plan, 2) == one
    recorded = total(replace(plan, with_records=True), 2)
    assert recorded == total(replace(plan, with_records=True), 1)
    assert len(recorded.records) == plan.games
    recorded.records = []
    assert recorded == one
    assert total(replace(plan, seed=8), 1) != one


def test_in_bulk_bots_play_what_they_would_from_views() -> None:
    """Bots that leave nothing to chance: the same game, move for move."""
    modules = games.modules("tricky")
    plan = replace(PLAN, bots=("casual", "skilled", "expert"))
    for number in range(3):
        assert record_of_compiled_game(modules, plan, modules.defaults, number) == game_from_views(
            modules, plan, modules.defaults, number
        )


def test_the_plan_says_which_games_of_the_seed() -> None:
    later = total(replace(PLAN, first=5, games=7, with_records=True), 1).records
    assert later == total(replace(PLAN, games=12, with_records=True), 1).records[5:]
    assert later != total(replace(PLAN, seed=8, first=5, games=7, with_records=True), 1).records


def test_options_are_played_with() -> None:
    record = json.loads(total(replace(PLAN, game="figaro", options={"edition": "nl"}, games=1, with_records=True), 1).records[0])
    assert record["options"]["edition"] == "nl"
    assert speeltafel.replay(record).record() == record


@pytest.mark.parametrize("bots", [("random",) * 3, ("casual",) * 3])
@pytest.mark.parametrize("with_records", [False, True])
def test_a_game_without_end_is_said_to_be_one(bots: tuple[str, ...], with_records: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_DECISIONS", 3)
    with pytest.raises(speeltafel.BadOptions, match="3"):
        total(replace(PLAN, bots=bots, games=2, with_records=with_records), 1)


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
    with pytest.raises(speeltafel.UnknownName, match="Unknown game"):
        replace(PLAN, game="chess").check()
    with pytest.raises(speeltafel.UnknownName, match="2 to 5 players"):
        replace(PLAN, players=7).check()
    with pytest.raises(speeltafel.UnknownName, match="Unknown bot 'genius'"):
        replace(PLAN, bots=("genius",) * 3).check()
    with pytest.raises(speeltafel.UnknownName, match="2 bots for 3 players"):
        replace(PLAN, bots=("random",) * 2).check()
    with pytest.raises(speeltafel.BadOptions):
        replace(PLAN, options={"x": 1}).check()
