"""The end of a day and of the game: C19–C21 and C24–C26 of docs/rules/carnavalo.md, with CR3–CR5."""

from speeltafel.core.state import tell
from speeltafel.games.carnavalo.mechanics import events
from speeltafel.games.carnavalo.mechanics.components import (
    CARDS,
    MOST_PLAYERS,
    NO_CHIP,
    NOBODY,
    OWNER,
    TENTS,
    TIMES_2,
    TIMES_3,
    VALUE,
    WON,
)
from speeltafel.games.carnavalo.mechanics.state import State

# Where cards are counted: in one of the six tents, or here. In `counted_at` the place + 1, or 0 for neither.
PROCESSION = TENTS
NOWHERE = 0
TIED = -2

POINTS_FOR_A_DISC = 5  # C24
FLOAT_COSTS_POINTS = 5


def score_day(s: State) -> None:
    """C19–C21: the six tents and the procession, all of them (CR5)."""
    forget_last_day(s)
    for tent in range(TENTS):
        for i in range(1, s.height[tent] + 1):
            count_card(s, s.pile[tent][i], tent)
    for i in range(s.in_procession):
        count_card(s, s.procession[i], PROCESSION)
    show_cards(s)
    for tent in range(TENTS):
        score_tent(s, tent)
    score_procession(s)


def forget_last_day(s: State) -> None:
    """And start with the confetti (C19)."""
    for card in range(CARDS + 1):
        s.counted_at[card] = NOWHERE
    for seat in range(MOST_PLAYERS):
        for tent in range(TENTS):
            s.value[tent][seat] = disc_in(s, tent, seat)
        s.value[PROCESSION][seat] = 0


def count_card(s: State, card: int, place: int) -> None:
    s.counted_at[card] = place + 1
    s.value[place][OWNER[card]] += VALUE[card]


def show_cards(s: State) -> None:
    """C19: face-down cards are shown."""
    for card in range(1, CARDS + 1):
        if s.counted_at[card] != NOWHERE and s.shown[card] == 0:
            s.shown[card] = 1
            tell(s, events.FACE_DOWN, OWNER[card], VALUE[card], s.counted_at[card] - 1)


def score_tent(s: State, tent: int) -> None:
    """C19: the highest wins their disc, and the second the chip; or, if it was won before, the highest wins the chip."""
    for seat in range(s.players):
        if s.value[tent][seat] > 0:
            confetti_there = disc_in(s, tent, seat)
            tell(s, events.IN_TENT, seat, tent, s.value[tent][seat] - confetti_there, confetti_there)
    first = highest(s, tent, NOBODY)
    if first < 0:
        tell_why_nobody(s, tent, first)
    elif s.disc[first][tent] == WON:
        win_tent_chip(s, first, tent)
    else:
        s.disc[first][tent] = WON
        tell(s, events.WON_DISC, first, tent, score(s, first))
        second = highest(s, tent, first)
        if second < 0:
            tell_why_no_second(s, tent, second)
        else:
            win_tent_chip(s, second, tent)


def score_procession(s: State) -> None:
    """C20: the highest must buy a float, and the second takes the chip; or, if they have a float, the highest takes the chip."""
    for seat in range(s.players):
        if s.value[PROCESSION][seat] > 0:
            tell(s, events.IN_PROCESSION, seat, s.value[PROCESSION][seat])
    first = highest(s, PROCESSION, NOBODY)
    if first < 0:
        tell_why_nobody(s, PROCESSION, first)
    elif s.has_float[first] == 1:
        win_procession_chip(s, first)
    else:
        s.has_float[first] = 1
        s.floats -= 1
        tell(s, events.BOUGHT_FLOAT, first, score(s, first))
        second = highest(s, PROCESSION, first)
        if second < 0:
            tell_why_no_second(s, PROCESSION, second)
        else:
            win_procession_chip(s, second)


def highest(s: State, place: int, besides: int) -> int:
    """Return the seat that alone has the highest value there, leaving `besides` aside.

    TIED if several have it (C21), NOBODY if all have 0 (CR3).
    """
    found = NOBODY
    most = 0
    for seat in range(s.players):
        value = s.value[place][seat]
        if seat != besides and value > 0 and value >= most:
            found = seat if value > most else TIED
            most = value
    return found


def disc_in(s: State, tent: int, seat: int) -> int:
    """C19: the field of a disc, 0 once it is won."""
    return 0 if s.disc[seat][tent] == WON else s.disc[seat][tent]


def win_tent_chip(s: State, seat: int, tent: int) -> None:
    kind = s.chip[tent][s.chips_gone[tent]]
    s.chip[tent][s.chips_gone[tent]] = NO_CHIP
    s.chips_gone[tent] += 1
    s.chip_open[tent] = 0
    s.chips_won[seat][kind] += 1
    tell(s, events.WON_TENT_CHIP, seat, tent, kind, score(s, seat))


def win_procession_chip(s: State, seat: int) -> None:
    number = s.parade[s.parade_gone]
    s.parade[s.parade_gone] = NO_CHIP
    s.parade_gone += 1
    s.parade_open = 0
    s.parade_won[seat][number] += 1
    tell(s, events.WON_PROCESSION_CHIP, seat, number, score(s, seat))


def tell_why_nobody(s: State, place: int, first: int) -> None:
    if first == TIED:
        tell(s, events.TIED_FIRST, place)
    else:
        tell(s, events.NOBODY_THERE, place)


def tell_why_no_second(s: State, place: int, second: int) -> None:
    if second == TIED:
        tell(s, events.TIED_SECOND, place)
    else:
        tell(s, events.NO_SECOND, place)


def score(s: State, seat: int) -> int:
    """C24: points."""
    points = POINTS_FOR_A_DISC * discs_won(s, seat) + confetti(s, seat) + chip_points(s, seat)
    return points - FLOAT_COSTS_POINTS * s.has_float[seat]


def discs_won(s: State, seat: int) -> int:
    won = 0
    for tent in range(TENTS):
        if s.disc[seat][tent] == WON:
            won += 1
    return won


def confetti(s: State, seat: int) -> int:
    """C24: an unwon disc counts its field."""
    points = 0
    for tent in range(TENTS):
        points += disc_in(s, tent, seat)
    return points


def chip_points(s: State, seat: int) -> int:
    """C24: chips count their number; C26: with 2x each 2 counts double, with 3x each 1 counts three times."""
    points = 0
    for number in range(1, TIMES_2):
        points += number * s.chips_won[seat][number]
    for number in range(3, 6):
        points += number * s.parade_won[seat][number]
    if s.chips_won[seat][TIMES_2] == 1:
        points += 2 * s.chips_won[seat][2]
    if s.chips_won[seat][TIMES_3] == 1:
        points += 2 * s.chips_won[seat][1]
    return points


def wins(s: State, seat: int) -> bool:
    """C25: all who have most."""
    for other in range(s.players):
        if score(s, other) > score(s, seat):
            return False
    return True
