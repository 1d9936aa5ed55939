"""Handfuls of dice. A roll, and the dice kept from it, are each one of 461 handfuls of 1–5 dice, order aside.

The rules name a handful by its number here; the tables are made once, when the module is loaded.
"""

from itertools import combinations, combinations_with_replacement, product

DICE = 5
FACES = 6

_HANDFULS = [dice for n in range(1, DICE + 1) for dice in combinations_with_replacement(range(1, FACES + 1), n)]
_NUMBER_OF = {dice: number for number, dice in enumerate(_HANDFULS)}


def _keeps(roll: tuple[int, ...]) -> list[int]:
    """Every handful that can be kept from a roll, sorted as it is written."""
    some = {kept for n in range(1, len(roll) + 1) for kept in combinations(roll, n)}
    return [_NUMBER_OF[kept] for kept in sorted(some)]


# How many dice a handful holds, and how many of each face (index 0: the ones).
SIZE = [len(dice) for dice in _HANDFULS]
COUNT = [[dice.count(face) for face in range(1, FACES + 1)] for dice in _HANDFULS]

# The 6ⁿ ways n dice can fall, one after the other from FALLS_FROM[n], each with its handful.
_FALLS = [[_NUMBER_OF[tuple(sorted(fall))] for fall in product(range(1, FACES + 1), repeat=n)] for n in range(1, DICE + 1)]
FALLS = [handful for falls in _FALLS for handful in falls]
FALLS_FROM = [0] + [sum(FACES**m for m in range(1, n)) for n in range(1, DICE + 1)]
WAYS: list[int] = [FACES**n for n in range(DICE + 1)]

# The keeps from roll r: KEEPS from KEEPS_FROM[r] up to KEEPS_FROM[r + 1].
_KEEPS = [_keeps(roll) for roll in _HANDFULS]
MOST_KEEPS = max(len(keeps) for keeps in _KEEPS)
KEEPS = [handful for keeps in _KEEPS for handful in keeps] + [0] * MOST_KEEPS  # room to read on behind the last roll
KEEPS_FROM = [sum(len(keeps) for keeps in _KEEPS[:r]) for r in range(len(_HANDFULS) + 1)]


def dice_of(handful: int) -> tuple[int, ...]:
    """Return the dice of a handful, sorted."""
    return _HANDFULS[handful]


def handful_of(dice: tuple[int, ...]) -> int:
    """Return the number of a handful of sorted dice."""
    return _NUMBER_OF[dice]
