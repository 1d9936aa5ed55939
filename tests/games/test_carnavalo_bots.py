"""Carnavalo's bots: what they look at, what they think likely, and what they would rather not do."""

from typing import Any

import numpy as np
import pytest

from speeltafel import games
from speeltafel.bots.bot_engine import scratch_for
from speeltafel.core.chance import Generator, Seeded, generator
from speeltafel.core.game import Game
from speeltafel.core.state import CHANCE, OVER, copy_of
from speeltafel.core.view import complete_view
from speeltafel.games.carnavalo.bots.beliefs import world_weight
from speeltafel.games.carnavalo.bots.estimate import estimate, is_cutoff
from speeltafel.games.carnavalo.bots.policy import policy, priors
from speeltafel.games.carnavalo.bots.weights import CARELESS, DUEL, MANY, STYLES, THINGS, THUMB, WEIGHTS, WINNING, weights_for
from speeltafel.games.carnavalo.mechanics.cards import card_of, lay_on_top
from speeltafel.games.carnavalo.mechanics.components import NO_CARD
from speeltafel.games.carnavalo.mechanics.state import AFTER, BEFORE, State
from speeltafel.games.carnavalo.options import VARIANTS
from speeltafel.games.carnavalo.rules import MOST_MOVES, play

MODULES = games.modules("carnavalo")


def own_move(s: State, g: Generator, style: int = THUMB) -> int:
    legal = MODULES.legal(s)
    return policy(s, scratch_for(MODULES, s, is_compiled=False), legal, len(legal), g, style, weights_for(s))


def priors_of(s: State) -> Any:
    found = np.zeros(MOST_MOVES)
    legal = MODULES.legal(s)
    priors(s, scratch_for(MODULES, s, is_compiled=False), legal, len(legal), THUMB, weights_for(s), found)
    return [float(prior) for prior in found[: len(legal)]]


def positions(players: int, options: dict[str, Any], seed: int) -> Any:
    """Return a game by rule of thumb, move by move."""
    s = MODULES.set_up(players, MODULES.options_from(options))
    chance, g = Seeded(seed), generator(seed, stream=1)
    while s.actor != OVER:
        if s.actor == CHANCE:
            MODULES.draw_event(s, chance)
        else:
            yield s
            play(s, own_move(s, g))


def begun(players: int) -> State:
    """Return the first day, everything in hand, nothing in the tents."""
    s: State = next(s for s in positions(players, {}, 1) if s.phase == BEFORE)
    s = copy_of(s)
    for tent in range(6):
        s.pile[tent] = [NO_CARD] * len(s.pile[tent])
        s.height[tent] = 0
    s.hand = [31 if seat < players else 0 for seat in range(6)]
    s.shown = [0] * len(s.shown)
    s.disc = [[0] * 6 for _ in range(6)]
    s.held = [0] * 6
    s.actor = 0
    return s


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_player_by_rule_of_thumb_does_not_peek(players: int, options: dict[str, Any]) -> None:
    """What he cannot know is drawn anew: he does the same, and a search on his behalf leans the same way."""
    g = generator(players)
    for s in positions(players, options, seed=players):
        other = MODULES.views.resample(complete_view(MODULES, s, s.actor), g)
        assert own_move(s, generator(7)) == own_move(other, generator(7))
        assert priors_of(s) == priors_of(other)


@pytest.mark.parametrize("players", range(2, 7))
def test_weights_and_chances_have_the_shape_that_the_bots_expect(players: int) -> None:
    assert len(DUEL) == len(MANY) == WEIGHTS
    assert [len(day) for day in WINNING[players]] == [THINGS] * 3
    s = MODULES.set_up(players, MODULES.defaults)
    assert len(weights_for(s)) == STYLES * WEIGHTS + 3 * THINGS


@pytest.mark.parametrize("players", [2, 4, 6])
def test_at_the_start_of_a_day_chances_add_up_and_points_help(players: int) -> None:
    for s in positions(players, {}, seed=3):
        if s.day > 1:
            shares = np.zeros(players)
            estimate(s, scratch_for(MODULES, s, is_compiled=False), shares, weights_for(s))
            assert shares.sum() == pytest.approx(1.0)
            richer = copy_of(s)
            richer.chips_won[0][4] += 1
            more = np.zeros(players)
            estimate(richer, scratch_for(MODULES, s, is_compiled=False), more, weights_for(s))
            assert more[0] > shares[0]


def test_a_rollout_ends_with_the_day() -> None:
    days = [copy_of(s) for s in positions(3, {}, seed=2)]
    assert not is_cutoff(days[1], days[0])
    assert is_cutoff(next(s for s in days if s.day == 2), days[0])


def test_a_card_that_wins_the_tent_was_rather_hidden_than_one_that_does_not() -> None:
    """Seat 1 hid a card under seat 0's 3, on the last day: it is likelier a 5 than a 1."""
    s = begun(2)
    s.day = 4

    def with_hidden(value: int) -> float:
        t = copy_of(s)
        lay_on_top(t, 0, card_of(1, value))
        lay_on_top(t, 0, card_of(0, 3))
        t.shown[card_of(0, 3)] = 1
        t.hand[0], t.hand[1] = 31 ^ 1 << 2, 31 ^ 1 << (value - 1)
        return world_weight(t, scratch_for(MODULES, t, is_compiled=False), 0, THUMB, weights_for(t))

    assert with_hidden(5) > with_hidden(1)


def test_with_nothing_face_down_every_world_is_as_likely() -> None:
    s = begun(4)
    assert world_weight(s, scratch_for(MODULES, s, is_compiled=False), 0, THUMB, weights_for(s)) == 1.0


def test_the_prince_takes_a_rivals_winning_card_rather_than_ones_own() -> None:
    """Both stand where he can come with a movement chip, after the action."""
    s = begun(2)
    s.day, s.phase, s.ring, s.held[0] = 4, AFTER, 3, 1
    s.at[:] = [0, 4, 8]
    for tent, seat in ((0, 0), (1, 1)):
        lay_on_top(s, tent, card_of(seat, 4))
        s.shown[card_of(seat, 4)] = 1
        s.hand[seat] = 31 ^ 1 << 3
    legal = [MODULES.notation.write_move(s, move) for move in MODULES.legal(s)]
    prior = dict(zip(legal, priors_of(s), strict=True))
    assert prior["chip t1 prince 3"] > prior["return t1"] > prior["chip t1 prince 1"]


def test_a_beginner_is_less_sure_than_a_casual_player() -> None:
    s = next(copy_of(s) for s in positions(4, {}, seed=5) if s.phase == BEFORE)
    kinds = [len({own_move(s, generator(seed), style) for seed in range(60)}) for style in (CARELESS, THUMB)]
    assert kinds[0] > kinds[1]


def test_a_game_between_levels_comes_to_an_end() -> None:
    from speeltafel.bots import bot

    game = Game(MODULES, 3, MODULES.defaults, Seeded(4))
    players = [bot("carnavalo", level, seed=1) for level in ("beginner", "casual", "casual")]
    while isinstance(game.actor, int):
        game.play(players[game.actor].choose(game.view(game.actor)))
    assert game.result is not None
