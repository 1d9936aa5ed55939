"""How it goes on after two moves, in rollouts by pairs: one world and one luck, after the better move and after the played one.

What comes out of a rollout is its outcome. Where the two of a pair come out otherwise, the difference between what is won after
each of them is a part of the loss: the parts of all pairs add up to it. Of the pairs that come out otherwise in the same way, one
that goes as most of them do is an example.
"""

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple


class Difference(NamedTuple):
    """Pairs that come out otherwise in the same way."""

    played: Hashable  # the outcome after the played move; None: any other than after the better one
    best: Hashable  # and after the better one; None: any other than after the played one
    pairs: list[int]
    often: float  # of all pairs
    won: float  # in these, by who decides, after the better move
    won_less: float  # and after the played one
    share: float  # of the loss


def differences(played: Sequence[Hashable], best: Sequence[Hashable], won: Any) -> list[Difference]:
    """By both outcomes, and by either of them, what explains most first. `won[pair]`: after the better and the played move."""
    gained = won[:, 0] - won[:, 1]
    loss = float(gained.sum())
    found: dict[tuple[Hashable, Hashable], list[int]] = {}
    for pair, (one, two) in enumerate(zip(played, best, strict=True)):
        if one != two:
            for key in ((one, two), (None, two), (one, None)):
                found.setdefault(key, []).append(pair)
    told = [
        Difference(
            one,
            two,
            pairs,
            len(pairs) / len(won),
            float(won[pairs, 0].mean()),
            float(won[pairs, 1].mean()),
            float(gained[pairs].sum()) / loss if loss else 0.0,
        )
        for (one, two), pairs in found.items()
    ]
    return sorted(told, key=lambda one: -one.share)


def example(played: Sequence[Sequence[Hashable]], best: Sequence[Sequence[Hashable]], pairs: list[int]) -> int:
    """Of these pairs the one that goes, step by step, as most of those do that went the same way so far."""
    rest = pairs
    for courses in (played, best):
        for place in range(max(len(courses[pair]) for pair in rest)):
            steps = Counter(_step(courses[pair], place) for pair in rest)
            step = max(steps, key=lambda one: steps[one])
            rest = [pair for pair in rest if _step(courses[pair], place) == step]
    return rest[0]


def _step(course: Sequence[Hashable], place: int) -> Hashable:
    return course[place] if place < len(course) else None
