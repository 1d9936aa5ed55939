"""Whole games between styles of play, to be compiled; only for games without hidden information.

(Elsewhere a bot gets a view, and nothing else.) The names of a game's rules are bound later, as in search_kernels.py.
"""

from typing import TYPE_CHECKING, Any, cast

from speeltafel.bots.search_kernels import Workspace, policy_move
from speeltafel.core.chance import below, go_to
from speeltafel.core.state import CHANCE, OVER
from speeltafel.fast.playout_kernels import CHANCE_STREAM, FIRST_SEATS_STREAM, MOST_DECISIONS, GameResults

if TYPE_CHECKING:
    from speeltafel.core.contract.protocols import Rules

    GAME = cast(Rules, None)
    draw, outcomes, play = GAME.draw, GAME.outcomes, GAME.play
    score, set_up, wins = GAME.score, GAME.set_up, GAME.wins


def play_matches(work: Workspace, own_dice: Any, first: int, styles: Any, weights: Any, found: GameResults) -> None:
    """Play deals number `first`, `first` + 1, … of a seed, as many as there is room for, with `styles[seat]` in the seats."""
    s = work.tried[0]
    players = len(styles)
    for i in range(len(found.decisions)):
        go_to(work.dice[0], first + i, CHANCE_STREAM)
        for seat in range(players):
            go_to(own_dice[seat], first + i, FIRST_SEATS_STREAM + seat)
        set_up(s, players)
        decisions = 0
        while s.actor != OVER and decisions < MOST_DECISIONS:
            if s.actor == CHANCE:
                draw(s, below(work.dice[0], outcomes(s)))
            else:
                play(s, policy_move(s, work.scratch, work.moves, own_dice[s.actor], styles[s.actor], weights))
                decisions += 1
        found.decisions[i] = decisions
        if s.actor != OVER:
            break  # and the games after it would hardly end either
        for seat in range(players):
            found.scores[i][seat] = score(s, seat)
            found.winners[i][seat] = wins(s, seat)
