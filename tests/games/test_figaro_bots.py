"""How bots play Figaro: from what they can know, with an eye on what others did, and better than by chance."""

from itertools import permutations

import numpy as np
import pytest

from speeltafel import games
from speeltafel.bots import bot_engine as engines
from speeltafel.bots import search_driver, worlds
from speeltafel.bots.bot_engine import scratch_for
from speeltafel.bots.search_kernels import MovesSinceChance, Playout
from speeltafel.core.chance import Generator, Seeded, below, generator
from speeltafel.core.contract.levels import AT_RANDOM
from speeltafel.core.state import CHANCE, OVER, copy_of
from speeltafel.games.figaro import rules
from speeltafel.games.figaro.bots import prospects
from speeltafel.games.figaro.bots.notes import Notes
from speeltafel.games.figaro.bots.policy import policy
from speeltafel.games.figaro.bots.rewind import rewind
from speeltafel.games.figaro.bots.weights import CARELESS, CASUAL, GOOD, weights_for
from speeltafel.games.figaro.deal_unseen import deal_unseen
from speeltafel.games.figaro.mechanics.state import BEGINS, NO_ROUND, NOBODY, PIECES, PLAY, State

MODULES = games.modules("figaro")
EDITIONS = pytest.mark.parametrize("edition", ["en", "nl"])
WEIGHTS = weights_for(State())


class Round:
    """Positions of a game, one after the other, each with the moves since the deal."""

    def __init__(self, players: int, edition: str, deal: int, style: int | None) -> None:
        self.s = MODULES.set_up(players, MODULES.options_from({"edition": edition}))
        self.chance = Seeded(8, deal)
        self.g = generator(9, deal)
        self.style = style
        self.actors: list[int] = []
        self.codes: list[int] = []
        self.dealt = self.s
        self._let_chance_play()

    def go_on(self) -> bool:
        """One move. Whether the game goes on."""
        move = self._move()
        self.actors.append(self.s.actor)
        self.codes.append(move)
        rules.play(self.s, move)
        self._let_chance_play()
        return bool(self.s.actor != OVER)

    def _move(self) -> int:
        legal = MODULES.legal(self.s)
        if self.style is None:
            return legal[below(self.g, len(legal))]
        return policy_move(self.s, self.style, self.g)

    def _let_chance_play(self) -> None:
        while self.s.actor == CHANCE:
            MODULES.draw_event(self.s, self.chance)
            self.actors, self.codes, self.dealt = [], [], copy_of(self.s)


def policy_move(s: State, style: int, g: Generator) -> int:
    moves = [0] * rules.MOST_MOVES
    return policy(s, scratch_for(MODULES, s, is_compiled=False), moves, rules.legal(s, moves), g, style, WEIGHTS)


@EDITIONS
@pytest.mark.parametrize("style", [GOOD, CASUAL, CARELESS])
def test_a_player_by_rule_does_not_peek(style: int, edition: str) -> None:
    """With the cards that he cannot see dealt anew, he plays the same."""
    game = Round(4, edition, 1, None)
    g = generator(2)
    going = True
    for step in range(90):
        if going and game.s.phase == PLAY:
            other = copy_of(game.s)
            deal_unseen(other, other.actor, g)
            assert policy_move(other, style, generator(step)) == policy_move(game.s, style, generator(step))
        going = going and game.go_on()


@EDITIONS
def test_a_determinized_world_looks_the_same(edition: str) -> None:
    game = Round(3, edition, 2, None)
    g = generator(3)
    while game.go_on():
        other = copy_of(game.s)
        deal_unseen(other, other.actor, g)
        assert MODULES.views.view(other, other.actor) == MODULES.views.view(game.s, other.actor)


@EDITIONS
@pytest.mark.parametrize("players", [3, 6])
def test_a_round_can_be_taken_back_to_its_deal(players: int, edition: str) -> None:
    game = Round(players, edition, 3, None)
    while game.go_on():
        if game.codes and game.s.phase == PLAY:
            s = copy_of(game.s)
            rewind(s, scratch_for(MODULES, s, is_compiled=False), game.actors, game.codes)
            assert s == game.dealt
            assert s.why == BEGINS


def test_a_search_begins_with_prior_values() -> None:
    """Twenty rollouts are led by them more often than four thousand."""
    engine = engines.compiled(MODULES)
    by_prior = {20: 0, 4000: 0}
    positions = 0
    for deal in range(12):
        game = Round(6, "en", deal, CASUAL)
        for _ in range(20):
            game.go_on()
        legal = MODULES.legal(game.s)
        prior = search_driver.prior_values(engine, engine.states([game.s]), legal, generator(1), WEIGHTS)
        plain = search_driver.prior_values(engines.plain(MODULES), [game.s], legal, generator(1), WEIGHTS)
        assert prior == pytest.approx(plain, abs=1e-5)
        positions += int(len(legal) > 1)
        deals = worlds.determinized(engine, game.s, generator(4, deal), 400)
        for rollouts in by_prior:
            move = search_driver.flat_search(engine, deals, legal, generator(3), rollouts, Playout(CASUAL, WEIGHTS))
            by_prior[rollouts] += int(len(legal) > 1 and legal[prior.index(max(prior))] == move)
    assert positions >= 8
    assert by_prior[4000] < by_prior[20]


def test_what_the_others_did_tells_about_their_cards() -> None:
    """The world as it is explains their moves better than most that are drawn."""
    engine = engines.compiled(MODULES)
    better = []
    for deal in range(6):
        game = Round(4, "en", deal, CASUAL)
        for _ in range(24):
            game.go_on()
        deals = worlds.determinized(engine, game.s, generator(4, deal), 200)
        played = MovesSinceChance(np.array(game.actors), np.array(game.codes))
        found = worlds.log_weights_of(engine, deals, game.s, played, generator(5), WEIGHTS)
        better.append(float((found[0] > found[1:]).mean()))
    assert np.mean(better) > 0.7


def between_rounds(round_: int, groups: list[list[int]], pieces: list[list[int]]) -> State:
    """Return the beginning of a round, with the pieces (their lengths, 1 to 15) in the groups and won so far."""
    s: State = MODULES.set_up(len(pieces), MODULES.defaults)
    s.round, s.king = round_, 0
    s.group, s.owner = [NO_ROUND] * PIECES, [NOBODY] * PIECES
    for places, lists in ((s.group, groups), (s.owner, pieces)):
        for place, lengths in enumerate(lists):
            for length in lengths:
                places[s.length.index(length)] = place
    return s


def test_before_the_last_round_every_ranking_of_four_is_considered() -> None:
    pieces = [[3, 9], [14], [], [11, 1]]
    group = [12, 7, 2]
    won = [0] * 4
    for ranking in permutations(range(4)):
        roads, pool = [sum(own) for own in pieces], group[:]
        last = ranking[-1]
        if pieces[last] and max(pieces[last]) > pool[-1]:  # F18
            roads[last] += pool[-1] - max(pieces[last])
            pool = sorted([*pool[:-1], max(pieces[last])], reverse=True)
        for seat, length in zip(ranking, pool, strict=False):
            roads[seat] += length
        assert roads.count(min(roads)) == 1, "choose pieces with which nobody ties"
        won[roads.index(min(roads))] += 1
    shares = np.zeros(6)
    prospects.chances_before_round(between_rounds(2, [[], [], group], pieces), Notes(), shares)
    assert shares[:4] == pytest.approx([times / 24 for times in won])


def test_with_two_rounds_to_go_a_shorter_road_is_better_and_equal_ones_are_equal() -> None:
    shares = np.zeros(6)
    prospects.chances_before_round(between_rounds(1, [[], [10, 6], [5, 2]], [[15], [], [4]]), Notes(), shares)
    assert shares[1] > shares[2] > shares[0] > 0
    assert sum(shares[:3]) == pytest.approx(1)
    prospects.chances_before_round(between_rounds(1, [[], [10, 6], [5, 2]], [[], [], []]), Notes(), shares)
    assert shares[:3] == pytest.approx([1 / 3] * 3)


def test_five_and_six_players_have_equal_chances_with_equal_roads() -> None:
    shares = np.zeros(6)
    for players in (5, 6):
        group = list(range(15, 16 - players, -1))
        prospects.chances_before_round(between_rounds(2, [[], [], group], [[]] * players), Notes(), shares)
        assert shares[:players] == pytest.approx([1 / players] * players)


def share_against(one: int, rest: int, deals: int) -> float:
    """Return what a style wins against three of another, in every seat."""
    engine = engines.compiled(MODULES)
    s = MODULES.set_up(4, MODULES.defaults)
    won = 0
    for seat in range(4):
        styles = [one if other == seat else rest for other in range(4)]
        won += int(engine.matches(s, 1, 0, deals, styles, WEIGHTS).winners[:, seat].sum())
    return won / (4 * deals)


def test_rules_of_thumb_beat_chance_and_care_beats_carelessness() -> None:
    assert share_against(CASUAL, AT_RANDOM, 200) > 0.85
    assert share_against(CASUAL, CARELESS, 200) > 0.32
    assert share_against(GOOD, CASUAL, 200) > 0.28
