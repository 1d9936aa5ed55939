"""The points when the day is counted, after both moves: whose they are and where they come from. It adds up."""

from typing import Any, NamedTuple

import numpy as np

from speeltafel.core.contract.reasons import Pairs
from speeltafel.core.line import Line, Word
from speeltafel.games.carnavalo.mechanics import events
from speeltafel.games.carnavalo.mechanics.components import DAYS, TENTS, WON
from speeltafel.games.carnavalo.mechanics.scoring import POINTS_FOR_A_DISC
from speeltafel.games.carnavalo.reasons import after_move as then
from speeltafel.games.carnavalo.reasons.courses import Day
from speeltafel.games.carnavalo.reasons.move_effects import line
from speeltafel.games.carnavalo.view import View

HALVES = 2  # points are said to a half
LEAST = 0.5  # a smaller difference is not worth a word
CLOSE = 6  # points behind, and still a rival


class Account(NamedTuple):
    """Points on average: places[move, seat, place], the better move first, and what everybody had before today."""

    places: Any
    before: list[float]

    def total(self, move: int, seat: int) -> float:
        return float(self.before[seat] + self.places[move, seat].sum())

    def speaks_for_best(self, me: int) -> bool:
        """What one has more oneself, less what the others have more, each of several a part of it."""
        others = [self.apart(seat) for seat in range(len(self.before)) if seat != me]
        return self.apart(me) - sum(others) / len(others) > 0

    def rival(self, me: int, spoken_of: set[int]) -> int | None:
        """Who loses most by the better move, of those who were spoken of, or else of those who are near or ahead."""
        losing = [seat for seat in range(len(self.before)) if seat != me and self.apart(seat) < 0]
        told = [seat for seat in losing if seat in spoken_of]
        return min(told or [seat for seat in losing if self.is_near(me, seat)], key=self.apart, default=None)

    def is_near(self, me: int, seat: int) -> bool:
        """They have about as many points, or more: what they lose counts."""
        return self.total(1, seat) >= self.total(1, me) - CLOSE

    def more(self, seat: int) -> Any:
        """By place, after the better move."""
        return self.places[0, seat] - self.places[1, seat]

    def apart(self, seat: int) -> float:
        return in_halves(self.total(0, seat)) - in_halves(self.total(1, seat))


def account(view: View, pairs: Pairs, best: list[Day], played: list[Day]) -> Account:
    places = np.zeros((2, view.players, TENTS + 1))
    for move, (ends, days) in enumerate(((pairs.best, best), (pairs.played, played))):
        discs = np.asarray(ends["disc"])[:, : view.players, :TENTS]
        places[move, :, :TENTS] = np.where(discs == WON, POINTS_FOR_A_DISC, discs).mean(0)
        for day in days:
            for place, prizes in day.prizes.items():
                for prize in prizes:
                    if prize.event != events.WON_DISC:  # counted with the confetti
                        places[move, prize.seat, place] += prize.points / len(days)
    before = [float(view.points[seat] - _of_discs(view, seat)) for seat in range(view.players)]
    return Account(places, before)


def _of_discs(view: View, seat: int) -> int:
    return sum(POINTS_FOR_A_DISC if field is None else field for field in view.discs[seat])


def in_all(view: View, found: Account, rival: int | None, is_last_day: bool, one: Word) -> list[Line]:
    """One's own, and those of a rival. `one`: what the played move is called."""
    me = then.own_seat(view)
    args: dict[str, Word] = {"one": one, "when": "last" if is_last_day or view.day == DAYS else "other", **_both(found, me)}
    if rival is None:
        return [line("why-points", **args)] if args["better"] != args["played"] else []
    lost, theirs = -found.apart(me), -found.apart(rival)
    args |= {"lost": said(lost), "theirs": said(theirs), "gives": "yes" if lost >= LEAST else "no"}
    return [line("why-points-both", player=rival, **args, **_both(found, rival, "_other"))]


def _both(found: Account, seat: int, whose: str = "") -> dict[str, Word]:
    return {f"better{whose}": said(found.total(0, seat)), f"played{whose}": said(found.total(1, seat))}


def in_halves(value: float) -> float:
    return round(HALVES * value) / HALVES


def said(points: float) -> int | float:
    value = in_halves(points)
    return int(value) if value == int(value) else value
