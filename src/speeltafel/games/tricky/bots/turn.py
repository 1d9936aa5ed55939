"""A turn as an exact problem: which dice to keep, given the values of all ends of the turn.

Written like the rules: plain functions that can be compiled. The dice kept from now on are a handful, or none: none has the
number 0, handful h the number h + 1. Handfuls of the same size are together, from FIRST[size] up to FIRST[size + 1].
"""

from math import factorial, prod
from typing import Any

from speeltafel.games.tricky.mechanics.dice import DICE, SIZE, WAYS, dice_of, handful_of

_DICE_OF = [(), *(dice_of(handful) for handful in range(len(SIZE)))]
_ROLLS = [[number for number, dice in enumerate(_DICE_OF) if len(dice) == size] for size in range(DICE + 1)]
_SUBSETS = [
    sorted({tuple(d for i, d in enumerate(dice) if which >> i & 1) for which in range(1, 1 << len(dice))}) for dice in _DICE_OF
]

CHOICES = len(_DICE_OF)  # nothing, and every handful
FIRST = [rolls[0] for rolls in _ROLLS] + [CHOICES]
SAME = [factorial(len(dice)) // prod(factorial(dice.count(face)) for face in set(dice)) for dice in _DICE_OF]  # ways to fall


def _reached() -> tuple[list[list[int]], list[int], list[int]]:
    """Return what can be kept next, for each handful kept and each roll of the dice that are left.

    The rolls of n dice after k are in order from nodes[k][n]; what they lead to is in `reach`, from ends[node] on.
    """
    nodes = [[0] * (DICE + 1) for _ in _DICE_OF]
    ends = [0]
    reach: list[int] = []
    for kept, dice in enumerate(_DICE_OF):
        for n in range(1, DICE - len(dice) + 1):
            nodes[kept][n] = len(ends) - 1
            for roll in _ROLLS[n]:
                reach += [handful_of(tuple(sorted(dice + more))) + 1 for more in _SUBSETS[roll]]
                ends.append(len(reach))
    return nodes, ends, reach


NODES, ENDS, REACH = _reached()


def look_back(left: int, worth: Any) -> None:
    """Solve a turn backwards.

    `worth` has the value of keeping each handful of `left` dice. Fills in the value of each smaller one, with the best
    keeps. The last entry filled in is the value of the turn before the dice are rolled.
    """
    for size in range(left - 1, -1, -1):
        n = left - size
        for kept in range(FIRST[size], FIRST[size + 1]):
            node = NODES[kept][n]
            total = 0.0
            for roll in range(FIRST[n], FIRST[n + 1]):
                best = worth[REACH[ENDS[node]]]
                for i in range(ENDS[node] + 1, ENDS[node + 1]):
                    best = max(best, worth[REACH[i]])
                total += SAME[roll] * best
                node += 1
            worth[kept] = total / WAYS[n]


# ---- The same for many positions at once, side by side, so that a compiled copy takes them in wide strides ----

LANES = 16


def look_back_wide(worth: Any, best: Any) -> None:
    """Run `look_back` for a whole turn and LANES positions: worth[kept][lane].

    `best` is room for one number a lane.
    """
    for size in range(DICE - 1, -1, -1):
        n = DICE - size
        for kept in range(FIRST[size], FIRST[size + 1]):
            node = NODES[kept][n]
            total = worth[kept]
            for lane in range(LANES):
                total[lane] = 0.0
            for roll in range(FIRST[n], FIRST[n + 1]):
                for lane in range(LANES):
                    best[lane] = worth[REACH[ENDS[node]]][lane]
                for i in range(ENDS[node] + 1, ENDS[node + 1]):
                    other = worth[REACH[i]]
                    for lane in range(LANES):
                        best[lane] = other[lane] if other[lane] > best[lane] else best[lane]
                for lane in range(LANES):
                    total[lane] += SAME[roll] / WAYS[n] * best[lane]
                node += 1


def follow_wide(worth: Any, share: Any, best: Any, at_best: Any) -> None:
    """Run `look_back_wide`, and fill in the value for the others: share[kept][lane].

    The player on turn follows `worth` alone. Of equal keeps they take the first, as `best_keep` does.
    """
    for size in range(DICE - 1, -1, -1):
        n = DICE - size
        for kept in range(FIRST[size], FIRST[size + 1]):
            node = NODES[kept][n]
            for lane in range(LANES):
                worth[kept][lane] = 0.0
                share[kept][lane] = 0.0
            for roll in range(FIRST[n], FIRST[n + 1]):
                for lane in range(LANES):
                    best[lane] = worth[REACH[ENDS[node]]][lane]
                    at_best[lane] = share[REACH[ENDS[node]]][lane]
                for i in range(ENDS[node] + 1, ENDS[node + 1]):
                    other = worth[REACH[i]]
                    others_share = share[REACH[i]]
                    for lane in range(LANES):
                        at_best[lane] = others_share[lane] if other[lane] > best[lane] else at_best[lane]
                        best[lane] = other[lane] if other[lane] > best[lane] else best[lane]
                for lane in range(LANES):
                    worth[kept][lane] += SAME[roll] / WAYS[n] * best[lane]
                    share[kept][lane] += SAME[roll] / WAYS[n] * at_best[lane]
                node += 1
