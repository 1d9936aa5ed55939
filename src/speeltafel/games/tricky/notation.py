"""Moves as text: `roll 13466` for the dice that fell, `keep 46` for those set aside. Digits are sorted."""

from functools import cache

from speeltafel.core.errors import IllegalMove, SpeeltafelError, make_error
from speeltafel.core.line import Line, Word
from speeltafel.games.tricky.mechanics.dice import DICE, FALLS, FALLS_FROM, SIZE, dice_of, handful_of
from speeltafel.games.tricky.rules import State

DIGITS = ["".join(map(str, dice_of(handful))) for handful in range(len(SIZE))]
KEPT = [f"keep {dice}" for dice in DIGITS]
ROLLED = [f"roll {dice}" for dice in DIGITS]


def write_move(s: State, move: int) -> str:
    return KEPT[move]


def read_move(s: State, text: str) -> int:
    return _handful(text, "keep")


def why_not(s: State, move: int) -> Line:
    return Line("not-in-roll", {"kept": digits(move), "roll": digits(s.roll)}, "tricky")


def write_chance(phase: int, s: State) -> str:
    return ROLLED[s.roll]


def read_chance(s: State, text: str) -> list[int]:
    roll = _handful(text, "roll")
    if len(dice_of(roll)) != s.left:
        raise _wrong("wrong-number-of-dice", left=s.left)
    first = FALLS_FROM[s.left]
    return [FALLS.index(roll, first) - first]


def seen_move(s: State, move: int, viewer: int | None) -> str:
    """Write a move: everything happens in the open."""
    return write_move(s, move)


def seen_chance(phase: int, s: State, viewer: int | None) -> str:
    return write_chance(phase, s)


def digits(handful: int) -> str:
    return DIGITS[handful]


@cache  # only what makes sense is kept
def _handful(text: str, verb: str) -> int:
    word, _, dice = text.partition(" ")
    if word != verb or not 1 <= len(dice) <= DICE or not set(dice) <= set("123456"):
        raise _wrong("not-a-move", found=ascii(text[:40]), verb=verb)
    return handful_of(tuple(sorted(map(int, dice))))


def _wrong(id_: str, **args: Word) -> SpeeltafelError:
    return make_error(IllegalMove, id_, game="tricky", **args)
