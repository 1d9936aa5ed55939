"""Single steps of compiled rules on an array of states.

Handing over one record is slow; an array is not.
As in fast/playout_kernels.py, the rules of some game stand behind these names.
"""

from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from speeltafel.core.contract.protocols import Rules

    GAME = cast(Rules, None)
    draw, legal, outcomes, play = GAME.draw, GAME.legal, GAME.outcomes, GAME.play
    score, set_up, wins = GAME.score, GAME.set_up, GAME.wins


def set_up_at(table: Any, i: int, players: int) -> None:
    set_up(table[i], players)


def outcomes_at(table: Any, i: int) -> int:
    return outcomes(table[i])


def draw_at(table: Any, i: int, outcome: int) -> None:
    draw(table[i], outcome)


def legal_at(table: Any, i: int, moves: Any) -> int:
    return legal(table[i], moves)


def play_at(table: Any, i: int, move: int) -> None:
    play(table[i], move)


def score_at(table: Any, i: int, seat: int) -> int:
    return score(table[i], seat)


def wins_at(table: Any, i: int, seat: int) -> bool:
    return wins(table[i], seat)
