"""Games side by side: the same as one by one, in Python or compiled, in one thread or several."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import speeltafel
from speeltafel import fast, games
from speeltafel.bots import bot_engine as engines
from speeltafel.bots.bot_engine import weights_of
from speeltafel.bots.search_kernels import Playout
from speeltafel.core.chance import generator
from speeltafel.core.errors import BadOptions, IllegalMove, UnknownName
from speeltafel.core.state import OVER
from speeltafel.core.view import complete_view
from speeltafel.fast.batch_kernels import BatchArrays
from speeltafel.research.batch import Batch
from tests.observing import positions
from tests.research.tables import every_table, every_variant

OPEN = BatchArrays._fields[3:]  # the arrays that one may look at


def played(batch: Batch, steps: int) -> list[bytes]:
    """Return all that is in the arrays, after every step."""
    found = []
    for _ in range(steps):
        batch.step(batch.sample())
        found += [getattr(batch, name).tobytes() for name in OPEN]
    return found


@every_variant
def test_plain_and_compiled_fill_the_same_bytes(name: str, players: int, options: dict[str, Any]) -> None:
    both = [Batch(name, players, 3, seed=3, options=options, plain=plain) for plain in (True, False)]
    assert played(both[0], 40) == played(both[1], 40)


@every_table
def test_stepped_at_random_they_are_the_games_of_a_simulation(name: str, players: int) -> None:
    modules = games.modules(name)
    expected = fast.compiled(modules).random_games(players, modules.defaults, 7, 0, 60)
    batch = speeltafel.batch(name, players, 20, seed=7)
    found: dict[int, tuple[list[int], list[float]]] = {}
    while not set(range(60)) <= found.keys():
        before, decisions = batch.numbers.copy(), batch.decisions.copy()
        batch.step(batch.sample())
        assert not batch.truncated.any()
        for i in np.flatnonzero(batch.done):
            number = int(before[i])
            found[number] = (batch.scores[i].tolist(), batch.rewards[i].tolist())
            assert batch.numbers[i] == number + 20
            if number < 60:
                assert decisions[i] + 1 == expected.decisions[number]
        assert not batch.rewards[~batch.done].any()
    for number in range(60):
        scores, rewards = found[number]
        assert scores == expected.scores[number].tolist()
        won = expected.winners[number]
        assert rewards == pytest.approx((players * won / won.sum() - 1) / (players - 1))
        assert sum(rewards) == pytest.approx(0, abs=1e-6)


@every_table
def test_arrays_hold_what_the_seat_to_act_sees_and_may_do(name: str, players: int) -> None:
    batch = Batch(name, players, 3, seed=1, plain=True)
    observations = batch.modules.observations
    for _ in range(40):
        for i, s in enumerate(batch._places.table):
            assert batch.seats[i] == s.actor != OVER
            row = np.zeros(observations.LENGTH, np.int16)
            observations.observe(s, s.actor, row)
            assert np.array_equal(row, batch.observations[i])
            assert np.flatnonzero(batch.masks[i]).tolist() == sorted(batch.modules.legal(s))
        batch.step(batch.sample())


def test_a_game_is_found_again_by_its_number() -> None:
    batch = speeltafel.batch("figaro", 4, 3, seed=5)
    while batch.numbers[1] < 7:
        batch.step(batch.sample())
    later = int(batch.numbers[1])
    seen: Any = {}
    while batch.numbers[1] == later:
        seen[int(batch.decisions[1])] = batch.observations[1].copy()
        batch.step(batch.sample())
    again = speeltafel.batch("figaro", 4, 1, seed=5)
    again.reset(later)
    assert np.array_equal(again.observations[0], seen[0])
    again.step(again.sample())
    assert np.array_equal(again.observations[0], seen[1])


@pytest.mark.parametrize("threads", [2, 7])
def test_threads_change_nothing(threads: int) -> None:
    one, many = (speeltafel.batch("tricky", 3, 11, seed=2, threads=t) for t in (1, threads))
    assert played(one, 100) == played(many, 100)


def test_another_seed_gives_other_games() -> None:
    assert played(speeltafel.batch("tricky", 3, 4, seed=2), 10) != played(speeltafel.batch("tricky", 3, 4, seed=3), 10)


def test_an_action_that_is_not_possible_is_refused_and_nothing_is_played() -> None:
    batch = speeltafel.batch("tricky", 2, 4, seed=1)
    before = [getattr(batch, name).tobytes() for name in OPEN]
    actions = batch.sample()
    for bad in (int(np.flatnonzero(batch.masks[2] == 0)[0]), -1, batch.masks.shape[1], 2**40):
        actions[2] = bad
        with pytest.raises(IllegalMove, match=f"game 2 of the batch, action {bad:,}"):
            batch.step(actions)
    assert [getattr(batch, name).tobytes() for name in OPEN] == before
    for wrong in ([0, 0], np.zeros(4), [[0] * 4]):
        with pytest.raises(IllegalMove, match="needs 4 whole numbers"):
            batch.step(wrong)


class Tensor:
    """Somebody else's array: all it has is DLPack's protocol."""

    def __init__(self, values: Any) -> None:
        self._values = values

    def __dlpack__(self, **wishes: Any) -> Any:
        return self._values.__dlpack__(**wishes)

    def __dlpack_device__(self) -> Any:
        return self._values.__dlpack_device__()


def test_dlpack_goes_in_and_out_without_a_copy() -> None:
    batch, other = (speeltafel.batch("tricky", 2, 4, seed=1) for _ in range(2))
    shared = {name: np.from_dlpack(getattr(batch, name)) for name in OPEN}
    actions = batch.sample()
    batch.step(Tensor(actions))
    other.sample()
    other.step(actions.tolist())
    for name in OPEN:
        assert np.shares_memory(shared[name], getattr(batch, name))
        assert np.array_equal(shared[name], getattr(other, name))


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(BadOptions, match="at least one game, not 0"):
        speeltafel.batch("tricky", 2, 0)
    with pytest.raises(UnknownName, match="2 to 5"):
        speeltafel.batch("tricky", 9, 1)
    with pytest.raises(BadOptions):
        speeltafel.batch("tricky", 2, 1, options={"board": []})


def test_options_are_played_with() -> None:
    advanced, usual = (speeltafel.batch("carnavalo", 3, 40, seed=4, options={"advanced": a}) for a in (True, False))
    assert played(advanced, 30) != played(usual, 30)


def test_importing_speeltafel_imports_nothing_for_researchers() -> None:
    code = "import speeltafel, sys; print([m for m in sys.modules if 'research' in m or m in ('numpy', 'numba')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def rule_players(name: str) -> list[str]:
    return [level for level, how in games.modules(name).bots.levels.items() if how.search == "none"]


@pytest.mark.parametrize("name", ["tricky", "carnavalo"])  # one in which all lies open, one in which something is hidden
def test_bots_sit_in_the_seats_they_are_given(name: str) -> None:
    players = games.modules(name).rules.FEWEST_PLAYERS + 1
    level = rule_players(name)[-1]
    batch = speeltafel.batch(name, players, 30, seed=6, bots=[None, "random", *[level] * (players - 2)])
    plain = Batch(name, players, 3, seed=6, bots=[None, "random", *[level] * (players - 2)], plain=True)
    games_played, shares = 0, np.zeros(players)
    for step in range(150):
        assert not batch.seats.any(), "all others are bots"
        actions = batch.sample()
        if step < 5:
            plain.step(plain.sample())
        batch.step(actions)
        if step < 5:
            assert np.array_equal(plain.observations[0], batch.observations[0])
        games_played += int(batch.done.sum())
        shares += batch.rewards.sum(axis=0)
    assert games_played > 30
    assert shares[-1] > max(shares[0], shares[1]), f"{level} should win more than who plays at random"


@pytest.mark.parametrize(("name", "level"), [(name, level) for name in games.names() for level in rule_players(name)])
def test_a_bot_in_a_batch_uses_only_what_its_seat_can_see(name: str, level: str) -> None:
    """It is handed the real state: with everything hidden drawn anew it must play the same."""
    modules = games.modules(name)
    players = modules.rules.FEWEST_PLAYERS + 1
    how = modules.bots.levels[level]
    search = engines.plain(modules).search
    g = generator(3)
    compared = 0
    for s in [s for seed in range(2) for s in positions(modules, players, {}, seed)][::3]:
        if s.actor < 0:
            continue
        other = modules.views.resample(complete_view(modules, s, s.actor), g)
        moves = []
        for world in (s, other):
            work = engines.plain(modules).workspace(world, generator(9))
            moves.append(search.move_at([world], work, Playout(how.style, weights_of(how, world))))
        assert moves[0] == moves[1]
        compared += 1
    assert compared > 20


def test_a_bot_that_cannot_sit_there_is_refused() -> None:
    with pytest.raises(BadOptions, match=r"master looks ahead.* Choose one of: random, newcomer, beginner, casual"):
        speeltafel.batch("figaro", 3, 1, bots=[None, "master", "random"])
    with pytest.raises(UnknownName, match="Unknown bot 'nobody'"):
        speeltafel.batch("figaro", 3, 1, bots=[None, "nobody", "random"])
    for bots in (["random"] * 3, [None], [None] * 4):
        with pytest.raises(BadOptions, match="for each of the 3 seats"):
            speeltafel.batch("figaro", 3, 1, bots=bots)
