"""Defaults for the hooks of `BotsModule`, which core/contract/protocols.py explains.

They are compiled, so they are written like rules.
"""

from typing import Any

from speeltafel.core.chance import Generator, below
from speeltafel.core.contract.scratch import Scratch


def random_move(s: Any, scratch: Scratch, moves: Any, count: int, g: Generator, style: int, weights: Any) -> int:
    return int(moves[below(g, count)])


def to_the_end(s: Any, root: Any) -> bool:
    """Never cut off a rollout: each goes to the end of the game."""
    return False


def equal_chances(s: Any, scratch: Scratch, shares: Any, weights: Any) -> None:
    for seat in range(s.players):
        shares[seat] = 1.0 / s.players


def one_key(s: Any, seat: int, move: int) -> int:
    """Tell only moves apart: all chance events count as the same."""
    return 0


def no_priors(s: Any, scratch: Scratch, moves: Any, count: int, style: int, weights: Any, priors: Any) -> None:
    """Leave the priors as they are: 1 for every move."""


def no_prior_values(s: Any, scratch: Scratch, moves: Any, count: int, weights: Any, values: Any) -> None:
    """Leave the prior values as they are: 0 for every move."""


def all_moves(s: Any, scratch: Scratch, moves: Any, count: int, weights: Any) -> int:
    return count


def not_exact(s: Any, scratch: Scratch, moves: Any, count: int, weights: Any, values: Any) -> None:
    """Do nothing, for games without exact values."""


def same_world(s: Any, seat: int, g: Generator) -> None:
    """Leave the world as it is: worlds come from the game's `resample`, one by one."""


def equally_likely(s: Any, scratch: Scratch, seat: int, style: int, weights: Any) -> float:
    return 1.0


def no_rewinding(s: Any, scratch: Scratch, actors: Any, codes: Any) -> None:
    """Do nothing, for games whose levels have no `candidate_worlds`."""


def nothing_learned(s: Any, scratch: Scratch, moves: Any, count: int, move: int, weights: Any) -> float:
    """Return 0: a move says nothing about what is hidden."""
    return 0.0
