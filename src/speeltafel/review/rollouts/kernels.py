"""Rollouts for reviews, in the style of bots/search_kernels.py: compilable Python, for any game."""

from typing import TYPE_CHECKING, Any, cast

from speeltafel.bots.search_kernels import Playout, SearchTrace, Workspace, record_iteration, rollout, share_win
from speeltafel.core.chance import go_to
from speeltafel.core.state import CHANCE, OVER, copy_into

if TYPE_CHECKING:
    from speeltafel.core.contract.protocols import BotsModule, Rules

    GAME = cast(Rules, None)
    legal, play = GAME.legal, GAME.play
    BOTS = cast(BotsModule, None)
    exact_values, priors = BOTS.exact_values, BOTS.priors


def play_on(worlds: Any, work: Workspace, first: int, last: int, playout: Playout, notes: SearchTrace) -> None:
    """Run rollouts number `first` to `last` − 1 from the worlds as they are."""
    s = work.tried[0]
    for number in range(first, last):
        world = worlds[number % len(worlds)]
        go_to(work.dice[0], number, 0)
        copy_into(s, world)
        rollout(s, world, work.scratch, work.moves, work.dice[0], playout.style, playout.weights, work.shares)
        record_iteration(notes, number - first, s, work.shares)


def play_on_after(
    worlds: Any, work: Workspace, candidates: Any, first: int, last: int, playout: Playout, notes: SearchTrace
) -> None:
    """Play on after each of the candidates, in the same worlds and with the same luck.

    Results are noted by candidate.
    """
    s = work.tried[0]
    for number in range(first, last):
        world = worlds[number % len(worlds)]
        for i in range(len(candidates)):
            go_to(work.dice[0], number, 0)
            copy_into(s, world)
            play(s, candidates[i])
            rollout(s, world, work.scratch, work.moves, work.dice[0], playout.style, playout.weights, work.shares)
            record_iteration(notes, (number - first) * len(candidates) + i, s, work.shares)


def values_at(worlds: Any, work: Workspace, weights: Any, values: Any) -> int:
    """Write the exact values of the moves in the first world, or of the draw. Return how many there are."""
    s = worlds[0]
    if s.actor == OVER:
        share_win(s, values[0])
        return 1
    count = 0 if s.actor == CHANCE else legal(s, work.moves)
    exact_values(s, work.scratch, work.moves, count, weights, values)
    return max(count, 1)


def priors_at(worlds: Any, work: Workspace, playout: Playout, found: Any) -> int:
    """Find the priors with which a tree search explores the legal moves in `work.moves`.

    Return how many moves there are.
    """
    count = legal(worlds[0], work.moves)
    for i in range(count):
        found[i] = 1.0
    if playout.style >= 0:
        priors(worlds[0], work.scratch, work.moves, count, playout.style, playout.weights, found)
    return count
