"""Which of many ways to go on is told as an example: a short one in which everybody does what one would do oneself."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from speeltafel.games.figaro.mechanics.state import CHOSE, DANCE, NO_COLOUR, NOBODY, UNABLE, VALUE, colour_of
from speeltafel.games.figaro.notation import CARDS, COLOUR_NAMES
from speeltafel.games.figaro.reasons.courses import Card, Step, Take, taker
from speeltafel.games.figaro.reasons.paired_rollouts import example
from speeltafel.games.figaro.rules import TOO_MUCH
from speeltafel.games.figaro.view import View

MOST = 400  # pairs that are looked at
LONG = 5  # cards: so many one can follow in one's head
LONGER = 6  # where there is nothing shorter
EASY = 2  # so much that is odd does not disturb
A_LITTLE, RATHER, ODD = 1, 5, 8
TOO_ODD = 10  # to be told: one dance may be needed, not two

Course = Sequence[Step]


class Example(NamedTuple):
    pair: int
    is_easy: bool  # to follow, and to see why it goes otherwise after the other move


class Hands:
    """The cards that each must have had, by what they play in one of these courses."""

    def __init__(self, courses: Iterable[Course]) -> None:
        self._cards: dict[int, Counter[int]] = {}
        for steps in courses:
            played: dict[int, Counter[int]] = {}
            for step in steps:
                if isinstance(step, Card):
                    played.setdefault(step.seat, Counter())[step.kind] += 1
            for seat, cards in played.items():
                self._cards[seat] = self._cards.get(seat, Counter()) | cards

    def of(self, seat: int) -> list[int]:
        return [kind for kind, count in self._cards.get(seat, Counter()).items() if count]

    def plays(self, step: Step) -> None:
        if isinstance(step, Card):
            self._cards[step.seat][step.kind] -= 1


class TableRows:
    """The rows, as all see them."""

    def __init__(self, view: View, move: str) -> None:
        colours = [NO_COLOUR if row.colour is None else COLOUR_NAMES.index(row.colour) for row in view.rows]
        self._rows = [(row.total, colour) for row, colour in zip(view.rows, colours, strict=True)]
        kind, arrow, seat = move.partition(">")
        if arrow:
            self._put(int(seat), CARDS.index(kind))
        elif kind == CARDS[DANCE]:
            self._dance()
        else:
            self._clear()

    def go_on(self, step: Step) -> None:
        if isinstance(step, Take):
            self._clear()
        elif step.kind == DANCE:
            self._dance()
        else:
            self._put(step.to, step.kind)

    def fits(self, kind: int, to: int) -> bool:
        """F7, F8: a jester anywhere; a colour where it lies, or on a row without one if it lies nowhere."""
        colour, there = colour_of(kind), self._rows[to][1]
        is_free = there == NO_COLOUR and all(other != colour for _, other in self._rows)
        return colour == NO_COLOUR or there == colour or is_free

    def fills(self, kind: int, to: int) -> bool:
        return to != NOBODY and self.fits(kind, to) and self._rows[to][0] + VALUE[kind] >= TOO_MUCH

    def total(self, seat: int) -> int:
        return self._rows[seat][0]

    def could_fill(self, seat: int, kinds: Iterable[int]) -> set[int]:
        """Whose row one of these cards of theirs would fill, beside their own."""
        others = [other for other in range(len(self._rows)) if other != seat]
        return {to for kind in kinds for to in others if kind != DANCE and self.fills(kind, to)}

    def is_highest_of_others(self, seat: int, to: int, total: int) -> bool:
        return all(total >= there for other, (there, _) in enumerate(self._rows) if other not in (seat, to))

    def _put(self, seat: int, kind: int) -> None:
        total, colour = self._rows[seat]
        self._rows[seat] = (total + VALUE[kind], colour if colour_of(kind) == NO_COLOUR else colour_of(kind))
        if self._rows[seat][0] >= TOO_MUCH:
            self._clear()

    def _dance(self) -> None:
        self._rows = [self._rows[-1], *self._rows[:-1]]

    def _clear(self) -> None:
        self._rows = [(0, NO_COLOUR)] * len(self._rows)


def chosen(
    view: View,
    moves: tuple[str, str],
    played: Sequence[Course],
    best: Sequence[Course],
    pairs: list[int],
    most: int = ODD,
    long: int = LONG,
) -> Example | None:
    """Of these pairs one as easy to follow as any, and of those one that goes as most do; None if all are odd or too long."""
    found: dict[int, list[int]] = {}
    for pair in pairs[:MOST]:
        odd = oddness(view, moves, played[pair], best[pair], long)
        if odd is not None and odd < most:
            found.setdefault(odd + _cards(played[pair]) + _cards(best[pair]), []).append(pair)
    if not found:
        return None
    pair = example(played, best, found[min(found)])
    odd = oddness(view, moves, played[pair], best[pair], long)
    return Example(pair, odd is not None and odd <= EASY)


def _cards(steps: Course) -> int:
    return sum(isinstance(step, Card) for step in steps)


def oddness(view: View, moves: tuple[str, str], played: Course, best: Course, long: int = LONG) -> int | None:
    """How much of it somebody beside the table would wonder at; None where one could not follow it at all."""
    if max(_cards(played), _cards(best)) > long:
        return None
    odd = 0
    for move, steps, others in ((moves[1], played, best), (moves[0], best, played)):
        here = _oddness_of_one(TableRows(view, move), steps, Hands([played, best]), taker(others))
        if here is None:
            return None
        odd += here
    return odd + _oddness_of_change(view, moves, played, best)


def _oddness_of_one(table: TableRows, steps: Course, hands: Hands, else_: int) -> int | None:
    """None where somebody leaves a row alone that a card of theirs would fill. `else_`: who takes after the other move."""
    odd = 0
    for step in steps:
        able = table.could_fill(step.seat, hands.of(step.seat))
        if (able and not _fills(table, step)) or else_ in able - {taker(steps)}:
            return None
        odd += _oddness_of_step(table, step)
        hands.plays(step)
        table.go_on(step)
    return odd


def _fills(table: TableRows, step: Step) -> bool:
    return isinstance(step, Card) and step.kind != DANCE and table.fills(step.kind, step.to)


def _oddness_of_step(table: TableRows, step: Step) -> int:
    """Dances, takes by choice and a full row of one's own are odd; a little, a card that makes no row of a rival the highest."""
    if isinstance(step, Take):
        return ODD if step.why == CHOSE else A_LITTLE if step.why == UNABLE else 0
    if step.kind == DANCE:
        return ODD
    if step.to == step.seat:
        return ODD if _fills(table, step) else 2 * A_LITTLE
    return 0 if table.is_highest_of_others(step.seat, step.to, step.total) else A_LITTLE


def _oddness_of_change(view: View, moves: tuple[str, str], played: Course, best: Course) -> int:
    """Where the two part: one has to see why somebody does not play as after the other move, above all not against oneself."""
    tables = (TableRows(view, moves[1]), TableRows(view, moves[0]))
    odd, is_first = 0, True
    for one, two in zip(played, best, strict=False):
        if not isinstance(one, Card) or not isinstance(two, Card) or one.seat != two.seat:
            break
        if (one.kind, one.to) != (two.kind, two.to):
            is_threat = one.to == view.seat == taker(played)
            if one.seat == view.seat:
                odd += RATHER if _could_do_so(tables[0], two) else A_LITTLE
            elif (is_first or is_threat) and not _is_explained(tables, one, two, is_threat):
                odd += ODD if is_first and is_threat else RATHER
            is_first = False
        for table, step in zip(tables, (one, two), strict=True):
            table.go_on(step)
    return odd


def _could_do_so(after_played: TableRows, two: Card) -> bool:
    """Whether the same card would have done the same after the other move."""
    if two.kind == DANCE:
        return True
    return after_played.fits(two.kind, two.to) and after_played.total(two.to) + VALUE[two.kind] == two.total


def _is_explained(tables: tuple[TableRows, TableRows], one: Card, two: Card, is_threat: bool) -> bool:
    """The same card no longer fits there or no longer fills the row; or there is a better place now: a row that is higher, or
    one that takes the colour only now, which is no reason to spare oneself."""
    if DANCE in (one.kind, two.kind):
        return False
    after_played, after_best = tables
    if not after_best.fits(one.kind, one.to):
        return True
    if after_best.fills(one.kind, one.to):
        return False
    is_higher = after_best.total(two.to) > after_played.total(two.to) and two.total >= one.total
    is_new = not is_threat and not after_played.fits(two.kind, two.to)
    return (two.to != two.seat and (is_higher or is_new)) or after_played.fills(one.kind, one.to)
