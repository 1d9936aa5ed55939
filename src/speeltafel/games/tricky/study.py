"""What positions for two are worth, with perfect play, and against a player with habits. Written like the rules, to be compiled.

`value` has a number for each place: how much of a win the player on turn can expect. A tie is half a win.
"""

from typing import Any

from speeltafel.games.tricky.bots import rating
from speeltafel.games.tricky.dice import DICE
from speeltafel.games.tricky.duel import ENDS_OF_TURN, LOSS, TIE, Duel, after, list_ends, list_positions, set_fill
from speeltafel.games.tricky.rules import NOBODY, begin_turn
from speeltafel.games.tricky.turn import FIRST, LANES, follow_wide, look_back_wide

HALF = 0.5


def prepare(table: Any, duel: Duel) -> None:
    list_ends(table, duel)
    list_positions(duel)


def kept_from_him(value: Any, place: int) -> float:
    """What a turn is worth to who took it, by where it led: what the other cannot expect."""
    if place == TIE:
        return HALF
    return 0.0 if place == LOSS else 1.0 - value[place]


def improve(places: Any, new: Any, value: Any, duel: Duel, worth: Any, best: Any) -> None:
    """What these places are worth with the best play now, if `value` is right from the next turn on. Into `new`."""
    for start in range(0, len(places), LANES):
        lanes = min(LANES, len(places) - start)
        for lane in range(lanes):
            for end in range(ENDS_OF_TURN):
                worth[FIRST[DICE] + end][lane] = kept_from_him(value, after(duel, places[start + lane], end))
        look_back_wide(worth, best)
        for lane in range(lanes):
            new[start + lane] = worth[0][lane]


def suffer(
    places: Any, new: Any, value: Any, habits: Any, duel: Duel, worth: Any, share: Any, best: Any, at_best: Any
) -> None:  # fmt: skip
    """What these places are worth to a player on turn who goes by `habits`, if `value` is what the other makes of what follows.

    `habits` says how he rates each place when his turn has led there; TIE and LOSS come last in it.
    """
    for start in range(0, len(places), LANES):
        lanes = min(LANES, len(places) - start)
        for lane in range(lanes):
            for end in range(ENDS_OF_TURN):
                place = after(duel, places[start + lane], end)
                worth[FIRST[DICE] + end][lane] = habits[place]
                share[FIRST[DICE] + end][lane] = kept_from_him(value, place)
        follow_wide(worth, share, best, at_best)
        for lane in range(lanes):
            new[start + lane] = share[0][lane]


def list_habits(table: Any, duel: Duel, manner: int, knowledge: Any, habits: Any) -> None:
    """How a player of that manner rates each place when his turn, seat 0's, has led there."""
    s = table[0]
    s.players = 2
    s.bankrupt = NOBODY
    for place in range(len(duel.f)):
        set_fill(s, duel.f[place])
        s.chips[0] = duel.d[place]
        s.chips[1] = duel.c[place]
        begin_turn(s, 1)
        habits[place] = rating(s, 0, manner, knowledge)
