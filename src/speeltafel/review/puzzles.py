"""Puzzles: positions of bots' games in which one move is clearly best.

`tools.measure.puzzles` writes them to the game's folder. Each game has three a day, the same for everybody: easy, middle and
hard, by how many levels of bots miss them.
"""

import hashlib
from datetime import date
from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec

from speeltafel.bots import LADDER
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.errors import UnknownName, make_error
from speeltafel.core.game import Game
from speeltafel.review.model import Verdict

FILE = "puzzles.jsonl"
LEVELS = LADDER[1:]  # the levels that were asked
GRADES = 3  # and so many puzzles a day


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One line of the puzzle file."""

    id: str
    players: int
    moves: list[str]  # the beginning of a game with the options as printed, chance included, as in a record
    seat: int  # the seat to move
    gap: float  # how much more often the best move wins than the next best, measured twice in fresh samples
    missed_by: list[str]  # the levels of bots that play something else
    verdict: Verdict  # its `played` is the move that tempts


def stored(modules: GameModules) -> list[Puzzle]:
    """Return all puzzles of a game; none if it has no file."""
    file = modules.folder / FILE
    return list(_read(file)) if file.exists() else []


@cache
def _read(file: Path) -> tuple[Puzzle, ...]:
    return tuple(msgspec.json.Decoder(Puzzle).decode_lines(file.read_bytes()))


def position_of(modules: GameModules, puzzle: Puzzle) -> Game:
    game = Game(modules, puzzle.players, modules.defaults)
    for move in puzzle.moves:
        game.play_one(move)
    return game


def of_the_day(modules: GameModules, day: date) -> list[Puzzle]:
    """Return the puzzles of a day, one of each grade.

    A puzzle comes back only after all others of its grade. Raises UnknownName if the game has none.
    """
    graded = by_grade(stored(modules))
    if not all(graded):
        raise make_error(UnknownName, "puzzles-none", game_name=modules.name)
    return [grade[day.toordinal() % len(grade)] for grade in graded]


def by_grade(puzzles: list[Puzzle]) -> list[list[Puzzle]]:
    """Divide puzzles into three grades of equal size, by how many levels miss them."""
    order = sorted(puzzles, key=lambda one: (len(one.missed_by), _shuffled(one)))
    ends = [len(order) * grade // GRADES for grade in range(GRADES + 1)]
    return [sorted(order[start:end], key=_shuffled) for start, end in pairwise(ends)]


def _shuffled(puzzle: Puzzle) -> bytes:
    return hashlib.sha256(puzzle.id.encode()).digest()
