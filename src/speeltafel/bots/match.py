"""Whole games between manners of playing, in the style of the rules, to be compiled. For games in which everything lies open.

(Where something is hidden a bot must be shown a view, and nothing else.) The rules of some game stand behind the names, as in
search.py.
"""

from typing import TYPE_CHECKING, Any, cast

from speeltafel.bots.search import one_move
from speeltafel.core.chance import below, go_to
from speeltafel.core.state import CHANCE, OVER
from speeltafel.fast.playout import CHANCE_STREAM, FIRST_SEATS_STREAM, MOST_DECISIONS

if TYPE_CHECKING:
    from speeltafel.core.protocol import Rules

    SOME_GAME = cast(Rules, None)
    draw, legal, outcomes, play = SOME_GAME.draw, SOME_GAME.legal, SOME_GAME.outcomes, SOME_GAME.play
    score, set_up, wins = SOME_GAME.score, SOME_GAME.set_up, SOME_GAME.wins


def play_matches(
    table: Any,
    desk: Any,
    moves: Any,
    chance: Any,
    own_dice: Any,
    first: int,
    manners: Any,
    knowledge: Any,
    scores: Any,
    winners: Any,
) -> None:
    """The deals number `first`, `first` + 1, … of a seed, as many as there is room for, with `manners[seat]` in the seats."""
    s = table[0]
    players = len(manners)
    for i in range(len(scores)):
        go_to(chance[0], first + i, CHANCE_STREAM)
        for seat in range(players):
            go_to(own_dice[seat], first + i, FIRST_SEATS_STREAM + seat)
        set_up(s, players)
        decisions = 0
        while s.actor != OVER and decisions < MOST_DECISIONS:
            if s.actor == CHANCE:
                draw(s, below(chance[0], outcomes(s)))
            else:
                play(s, one_move(s, desk, moves, legal(s, moves), own_dice[s.actor], manners[s.actor], knowledge))
                decisions += 1
        for seat in range(players):
            scores[i][seat] = score(s, seat)
            winners[i][seat] = wins(s, seat)
