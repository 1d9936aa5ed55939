"""Players who know what the lessons taught, and nothing else, in a page of code each. Are they better than a newcomer?

speeltafel evaluate examples.lessons_only:Tricky --game tricky --players 2 --opponents newcomer,beginner

What they go by is said in the scenes of `games/<name>/lessons.py`; of equal moves they take the first, or any.
"""

import random
from typing import Any

CITIZENS = ("prince", "miss", "bar")
FULL = 6  # in Figaro: so much in front of somebody makes them take


class Learner:
    """Takes one of the moves that seem best to them."""

    def __init__(self, game: str, players: int) -> None:
        self.game, self.players = game, players
        self.reset(0)

    def reset(self, seed: int) -> None:
        self._dice = random.Random(seed)  # noqa: S311 - a game, no secret

    def choose(self, view: Any) -> str:
        legal: list[str] = view.legal
        return max(legal, key=lambda move: (self.worth(view, move), self._dice.random()))

    def worth(self, view: Any, move: str) -> float:
        raise NotImplementedError


class Tricky(Learner):
    """Sixes are free. Yellow is a gift. Take a red cell, and leave none to the next. One die is enough."""

    def worth(self, view: Any, move: str) -> float:
        kept = [int(die) for die in move.removeprefix("keep ")]
        worth = 0.0
        for number, column in enumerate(view.board):
            length = len(column.cells)
            before = view.filled[number] + view.kept.count(number + 1)
            after = before + kept.count(number + 1)
            worth += sum(self._cell(column, place) for place in range(before, min(after, length)))
            if before < length <= after:
                worth += length + column.arrow
            if before < after == length - 1:
                worth -= 2  # a present
        return worth

    def _cell(self, column: Any, place: int) -> float:
        return 1.0 if column.cells[place] == "y" else -1.0


class Figaro(Learner):
    """Cards in one's stack are bad: fill up the others, and get rid of what lies before oneself."""

    def worth(self, view: Any, move: str) -> float:
        mine: int = view.rows[view.seat].total
        if ">" not in move:
            if move.startswith("take"):
                return -FULL
            return mine - 2.0  # a ring dance passes it on
        card, seat = move.split(">")
        value = int(card[1:]) if card[1:].isdigit() else 0
        if int(seat) == view.seat:
            return -3.0 * value - (FULL if mine + value >= FULL else 0)
        return value + (FULL if view.rows[int(seat)].total + value >= FULL else 0)


class Carnavalo(Learner):
    """A player of Carnavalo who plays the lowest card that wins a tent, where the others have little.

    It goes under the others, so that nobody knows its value. Confetti counts too.
    The Prince sends others' cards away, Barricadol guards the player's own.
    """

    def worth(self, view: Any, move: str) -> float:
        kind, *words = move.split()
        if kind == "card":
            return self._card(view, int(words[0]), int(words[1][1:]) - 1, words[-1])
        if kind == "move":
            return self._walk(view, words[0], self._ahead(view, words[0], words[1]))
        if kind == "chip":  # an extra: if it does any good, at once
            field = view.route.tents[int(words[0][1:]) - 1] if words[2] == "direct" else self._ahead(view, words[1], words[2])
            good = self._walk(view, words[1], field)
            return 9.0 + good if good > 1 else -9.0
        return 0.0

    def _card(self, view: Any, value: int, tent: int, how: str) -> float:
        own, others = self._totals(view, tent)
        if own > others:
            return 1.0 - value / 4  # it is mine already
        return (3.0 - others / 10 if own + value > others else 0.8) - value / 4 + (1.0 if how == "under" else 0.0)

    def _walk(self, view: Any, citizen: str, field: int) -> float:
        if field not in view.route.tents or field == view.citizens[CITIZENS.index("bar")]:
            return 0.9  # nothing happens: a way to wait
        tent = view.route.tents.index(field)
        own, others = self._totals(view, tent)
        if citizen == "bar":
            return 2.0 if own > others else 0.5
        if not view.tents[tent].cards:
            return 0.9
        away = view.tents[tent].cards[0 if citizen == "prince" else -1]
        return 0.0 if away.owner == view.seat else 2.0 if others >= own else 1.5

    def _ahead(self, view: Any, citizen: str, steps: str) -> int:
        return int((view.citizens[CITIZENS.index(citizen)] + int(steps)) % view.route.fields)

    def _totals(self, view: Any, tent: int) -> tuple[int, int]:
        """One's own, and that of the strongest of the others."""
        totals = [discs[tent] or 0 for discs in view.discs]
        for card in view.tents[tent].cards:
            totals[card.owner] += card.value or 2  # one that lies face down: something in between
        return totals[view.seat], max(total for seat, total in enumerate(totals) if seat != view.seat)
