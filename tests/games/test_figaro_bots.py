"""How bots play Figaro: from what they can know, with an eye on what others did, and better than by chance."""

from itertools import permutations
from typing import Any

import numpy as np
import pytest

from speeltafel import games
from speeltafel.bots import imagination, thought
from speeltafel.bots import mind as minds
from speeltafel.core.chance import Generator, Seeded, below, generator
from speeltafel.core.level import AT_RANDOM
from speeltafel.core.state import CHANCE, OVER, copy_of
from speeltafel.games.figaro import bots, past, prospects, rules
from speeltafel.games.figaro.habits import CARELESS, CASUAL, GOOD, habits_of
from speeltafel.games.figaro.state import BEGINS, NO_ROUND, NOBODY, PIECES, PLAY, State
from speeltafel.games.figaro.unseen import deal_unseen

MODULES = games.modules("figaro")
EDITIONS = pytest.mark.parametrize("edition", ["en", "nl"])
KNOWLEDGE = habits_of(State())


class Round:
    """Positions of a game, one after the other, each with the moves since the deal."""

    def __init__(self, players: int, edition: str, deal: int, manner: int | None) -> None:
        self.s = MODULES.set_up(players, MODULES.options_from({"edition": edition}))
        self.chance = Seeded(8, deal)
        self.g = generator(9, deal)
        self.manner = manner
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
        if self.manner is None:
            return legal[below(self.g, len(legal))]
        return policy_move(self.s, self.manner, self.g)

    def _let_chance_play(self) -> None:
        while self.s.actor == CHANCE:
            MODULES.draw_event(self.s, self.chance)
            self.actors, self.codes, self.dealt = [], [], copy_of(self.s)


def policy_move(s: State, manner: int, g: Generator) -> int:
    moves = [0] * rules.MOST_MOVES
    return bots.policy(s, [copy_of(s), copy_of(s)], moves, rules.legal(s, moves), g, manner, KNOWLEDGE)


@EDITIONS
@pytest.mark.parametrize("manner", [GOOD, CASUAL, CARELESS])
def test_a_player_by_rule_does_not_peek(manner: int, edition: str) -> None:
    """With the cards that he cannot see dealt anew, he plays the same."""
    game = Round(4, edition, 1, None)
    g = generator(2)
    going = True
    for step in range(90):
        if going and game.s.phase == PLAY:
            other = copy_of(game.s)
            deal_unseen(other, other.actor, g)
            assert policy_move(other, manner, generator(step)) == policy_move(game.s, manner, generator(step))
        going = going and game.go_on()


@EDITIONS
def test_an_imagined_world_looks_the_same(edition: str) -> None:
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
            past.rewind(s, [copy_of(s)], game.actors, game.codes)
            assert s == game.dealt
            assert s.why == BEGINS


def test_thoughts_begin_with_a_hunch() -> None:
    """Twenty of them are led by it more often than four thousand."""
    mind = minds.compiled(MODULES)
    by_hunch = {20: 0, 4000: 0}
    positions = 0
    for deal in range(12):
        game = Round(6, "en", deal, CASUAL)
        for _ in range(20):
            game.go_on()
        legal = MODULES.legal(game.s)
        hunch = thought.hunches(mind, mind.states([game.s]), legal, generator(1), KNOWLEDGE)
        plain = thought.hunches(minds.plain(MODULES), [game.s], legal, generator(1), KNOWLEDGE)
        assert hunch == pytest.approx(plain, abs=1e-5)
        positions += int(len(legal) > 1)
        worlds = imagination.worlds_like(mind, game.s, generator(4, deal), 400)
        for thoughts in by_hunch:
            move = thought.flat(mind, worlds, legal, generator(3), thoughts, CASUAL, KNOWLEDGE)
            by_hunch[thoughts] += int(len(legal) > 1 and legal[int(hunch.argmax())] == move)
    assert positions >= 8
    assert by_hunch[4000] < by_hunch[20]


def test_what_the_others_did_tells_about_their_cards() -> None:
    """The world as it is explains their moves better than most that are imagined."""
    mind = minds.compiled(MODULES)
    better = []
    for deal in range(6):
        game = Round(4, "en", deal, CASUAL)
        for _ in range(24):
            game.go_on()
        worlds = imagination.worlds_like(mind, game.s, generator(4, deal), 200)
        actors, codes = np.array(game.actors), np.array(game.codes)
        found = imagination.credits_of(mind, worlds, game.s, actors, codes, generator(5), KNOWLEDGE)
        better.append(float((found[0] > found[1:]).mean()))
    assert np.mean(better) > 0.7


def between_rounds(round_: int, groups: list[list[int]], pieces: list[list[int]]) -> State:
    """The beginning of a round, with the pieces (their lengths, 1 to 15) in the groups and won so far."""
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
    prospects.chances_before_round(between_rounds(2, [[], [], group], pieces), shares)
    assert shares[:4] == pytest.approx([times / 24 for times in won])


def test_with_two_rounds_to_go_a_shorter_road_is_better_and_equal_ones_are_equal() -> None:
    shares = np.zeros(6)
    prospects.chances_before_round(between_rounds(1, [[], [10, 6], [5, 2]], [[15], [], [4]]), shares)
    assert shares[1] > shares[2] > shares[0] > 0
    assert sum(shares[:3]) == pytest.approx(1)
    prospects.chances_before_round(between_rounds(1, [[], [10, 6], [5, 2]], [[], [], []]), shares)
    assert shares[:3] == pytest.approx([1 / 3] * 3)


def test_five_and_six_players_have_equal_chances_with_equal_roads() -> None:
    shares = np.zeros(6)
    for players in (5, 6):
        group = list(range(15, 16 - players, -1))
        prospects.chances_before_round(between_rounds(2, [[], [], group], [[]] * players), shares)
        assert shares[:players] == pytest.approx([1 / players] * players)


def share_against(one: int, rest: int, deals: int) -> float:
    """What a manner wins against three of another, in every seat."""
    mind = minds.compiled(MODULES)
    s = MODULES.set_up(4, MODULES.defaults)
    own = mind.scratch(s, generator(1))
    dice: Any = mind.states([generator(1) for _ in range(4)])
    won = 0
    for seat in range(4):
        manners = np.array([one if other == seat else rest for other in range(4)])
        scores, winners = (np.zeros((deals, 4), np.int64) for _ in range(2))
        mind.match.play_matches(own.tried, own.desk, own.moves, own.dice, dice, 0, manners, KNOWLEDGE, scores, winners)
        won += int(winners[:, seat].sum())
    return won / (4 * deals)


def test_rules_of_thumb_beat_chance_and_care_beats_carelessness() -> None:
    assert share_against(CASUAL, AT_RANDOM, 200) > 0.85
    assert share_against(CASUAL, CARELESS, 200) > 0.32
    assert share_against(GOOD, CASUAL, 200) > 0.28
