"""Whole games with random moves, written once for every game, in the style of the rules: plain Python that can be compiled.

`draw`, `legal` and the others below are those of some game: `fast.engine` puts that game's rules in their place.
"""

from typing import TYPE_CHECKING, Any, NamedTuple, cast

from speeltafel.core.chance import Generator, below, go_to
from speeltafel.core.state import CHANCE, OVER

if TYPE_CHECKING:
    from speeltafel.core.contract.protocols import Rules

    GAME = cast(Rules, None)
    draw, legal, outcomes, play = GAME.draw, GAME.legal, GAME.outcomes, GAME.play
    score, set_up, wins = GAME.score, GAME.set_up, GAME.wins

CHANCE_STREAM = 0
FIRST_SEATS_STREAM = 1

MOST_DECISIONS = 100_000  # a box can be made with which a game never ends; we do end


class GameResults(NamedTuple):
    """Results of a batch of games: arrays with a row for each game and, except `decisions`, a column for each seat."""

    decisions: Any
    scores: Any
    winners: Any  # 1 where the seat won


def play_out(s: Any, moves: Any, chance: Generator, own_dice: Any) -> int:
    """Play to the end of the game with random legal moves. Return the number of decisions."""
    decisions = 0
    while s.actor != OVER and decisions < MOST_DECISIONS:
        if s.actor == CHANCE:
            draw(s, below(chance, outcomes(s)))
        else:
            play(s, moves[below(own_dice[s.actor], legal(s, moves))])
            decisions += 1
    return decisions


def play_games(table: Any, moves: Any, chance: Any, own_dice: Any, players: int, first: int, found: GameResults) -> None:
    """Play games number `first`, `first` + 1, … of a seed, as many as there is room for in `found`.

    `table` holds one state with the box laid out, `chance` one generator, `own_dice` one for each seat.
    """
    for i in range(len(found.decisions)):
        go_to(chance[0], first + i, CHANCE_STREAM)
        for seat in range(players):
            go_to(own_dice[seat], first + i, FIRST_SEATS_STREAM + seat)
        set_up(table[0], players)
        found.decisions[i] = play_out(table[0], moves, chance[0], own_dice)
        if table[0].actor != OVER:
            break  # and the games after it would hardly end either
        for seat in range(players):
            found.scores[i][seat] = score(table[0], seat)
            found.winners[i][seat] = wins(table[0], seat)
