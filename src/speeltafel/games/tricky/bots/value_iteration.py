"""Value iteration for two: with perfect play, and against a fixed policy.

Written like the rules, to be compiled. `value` has for each place the share of a win that the player on turn can expect. A
tie is half a win.
"""

from typing import Any, NamedTuple

from speeltafel.games.tricky.bots.duel import ENDS_OF_TURN, LOSS, TIE, Duel, after, list_ends, list_positions, set_fill
from speeltafel.games.tricky.bots.policy import rating_by_rule
from speeltafel.games.tricky.bots.turn import FIRST, LANES, follow_wide, look_back_wide
from speeltafel.games.tricky.mechanics.dice import DICE
from speeltafel.games.tricky.rules import NOBODY, begin_turn

HALF = 0.5


class Lanes(NamedTuple):
    """Room for LANES positions side by side: by choice and lane, and by lane."""

    worth: Any
    share: Any
    best: Any
    at_best: Any


def prepare(table: Any, duel: Duel) -> None:
    list_ends(table, duel)
    list_positions(duel)


def kept_from_them(value: Any, place: int) -> float:
    """Return the value of a turn to the player who took it, by the position it led to: what the other cannot expect."""
    if place == TIE:
        return HALF
    return 0.0 if place == LOSS else 1.0 - value[place]


def improve(places: Any, new: Any, value: Any, duel: Duel, room: Lanes) -> None:
    """Write into `new` what these places are worth with the best play now, if `value` is right from the next turn on."""
    for start in range(0, len(places), LANES):
        lanes = min(LANES, len(places) - start)
        for lane in range(lanes):
            for end in range(ENDS_OF_TURN):
                room.worth[FIRST[DICE] + end][lane] = kept_from_them(value, after(duel, places[start + lane], end))
        look_back_wide(room.worth, room.best)
        for lane in range(lanes):
            new[start + lane] = room.worth[0][lane]


def evaluate_fixed_policy(places: Any, new: Any, value: Any, ratings: Any, duel: Duel, room: Lanes) -> None:
    """Evaluate a fixed policy: write what these places are worth to a player on turn who follows `ratings`.

    `value` is what the other makes of what follows. `ratings` says how good each place is after the player's turn; TIE and
    LOSS come last in it.
    """
    for start in range(0, len(places), LANES):
        lanes = min(LANES, len(places) - start)
        for lane in range(lanes):
            for end in range(ENDS_OF_TURN):
                place = after(duel, places[start + lane], end)
                room.worth[FIRST[DICE] + end][lane] = ratings[place]
                room.share[FIRST[DICE] + end][lane] = kept_from_them(value, place)
        follow_wide(room.worth, room.share, room.best, room.at_best)
        for lane in range(lanes):
            new[start + lane] = room.share[0][lane]


def list_ratings(table: Any, duel: Duel, style: int, ratings: Any) -> None:
    """List how a player of that style rates each place after their turn (seat 0's)."""
    s = table[0]
    s.players = 2
    s.bankrupt = NOBODY
    for place in range(len(duel.f)):
        set_fill(s, duel.f[place])
        s.chips[0] = duel.d[place]
        s.chips[1] = duel.c[place]
        begin_turn(s, 1)
        ratings[place] = rating_by_rule(s, 0, style)
