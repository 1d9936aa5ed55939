"""Prospects: the worth of the places to the players, the part of rule-of-thumb play that looks at the table.

Written like the rules. A place is a tent, or the procession. Everything is seen by one seat: it knows its own face-down
cards, and takes another's for the mean of what its owner has not shown. A player's chance to be highest follows from their
strength: a number that grows with their sum, the faster the less can still happen.
"""

from math import exp
from typing import Any

from speeltafel.games.carnavalo.bots.weights import AHEAD, BARRED, CALM, DAILY, FLOAT, LEADING, RESTLESS, RIVALRY
from speeltafel.games.carnavalo.mechanics.cards import card_of
from speeltafel.games.carnavalo.mechanics.components import DAYS, NO_CHIP, OWNER, TENTS, VALUE, VALUES, WON
from speeltafel.games.carnavalo.mechanics.movement_chips import COUNT
from speeltafel.games.carnavalo.mechanics.scoring import FLOAT_COSTS_POINTS, POINTS_FOR_A_DISC, PROCESSION, score
from speeltafel.games.carnavalo.mechanics.state import State, barred_tent

CHIP_WORTH = [0, 1, 2, 3, 4, 3, 3]  # by kind; 2x and 3x are worth about as much as a 3


def sums_for(s: State, seat: int, sums: Any, mean: Any) -> None:
    """Note each player's sum in each place, as far as this seat can tell, and the mean of the cards they have not shown."""
    for player in range(s.players):
        sums[PROCESSION][player] = 0.0
        for tent in range(TENTS):
            sums[tent][player] = max(s.disc[player][tent], 0)
        unseen = 0
        mean[player] = 0.0
        for value in range(1, VALUES + 1):
            if s.shown[card_of(player, value)] == 0:
                unseen += 1
                mean[player] += value
        if unseen > 0:
            mean[player] /= unseen
    for tent in range(TENTS):
        for i in range(1, s.height[tent] + 1):
            card = s.pile[tent][i]
            owner = OWNER[card]
            sums[tent][owner] += VALUE[card] if owner == seat or s.shown[card] == 1 else mean[owner]
    for i in range(s.in_procession):
        sums[PROCESSION][OWNER[s.procession[i]]] += VALUE[s.procession[i]]


def hopes(s: State, w: Any, hope: Any) -> None:
    """Note what a disc that is not won tonight will be worth in the end, by its field."""
    for field in range(s.track + 1):
        miss = 1.0
        for _ in range(s.day, DAYS):
            miss *= 1.0 - min(0.9, (w[DAILY] + w[AHEAD] * field) / s.players)
        hope[field] = field + max(POINTS_FOR_A_DISC - field, 0) * (1.0 - miss)


def rivalries(s: State, seat: int, w: Any, counts: Any) -> None:
    """Note how a point of each player counts for this seat: its own as 1, those of the others against it."""
    total = 0.0
    own = score(s, seat)
    for player in range(s.players):
        ahead = score(s, player) - own
        counts[player] = exp(w[LEADING] * max(-10, min(10, ahead)))
        if player != seat:
            total += counts[player]
    for player in range(s.players):
        counts[player] *= -w[RIVALRY] / total
    counts[seat] = 1.0


def calmness(s: State, w: Any) -> float:
    """Return how far apart sums must be to mean much."""
    in_hands = 0
    for player in range(s.players):
        in_hands += COUNT[s.hand[player]]
    return float(w[CALM] + w[RESTLESS] * in_hands / (VALUES * s.players))


def strength(total: float, calm: float, absent: float) -> float:
    return exp(total / calm) if total > 0.0 else absent


def strengths(s: State, calm: float, absent: float, sums: Any, found: Any) -> None:
    for player in range(s.players):
        found[player] = strength(sums[player], calm, absent)


def calm_at(s: State, place: int, calm: float, w: Any) -> float:
    return calm * float(w[BARRED]) if place < TENTS and place == barred_tent(s) else calm


def worth(s: State, place: int, w: Any, strong: Any, hope: Any, counts: Any, moved: int) -> float:
    """Return what the end of the day will bring there, by strengths.

    The disc of the player `moved`, if any, moves on before.
    """
    if place == PROCESSION:
        return worth_of_procession(s, w, strong, counts)
    chip = CHIP_WORTH[s.chip[place][s.chips_gone[place]]]
    total = 0.0
    for player in range(s.players):
        total += strong[player]
    if total <= 0.0:
        return 0.0
    found = 0.0
    behind = 0.0  # for each unit of strength, the chance of coming second behind a disc
    for player in range(s.players):
        if s.disc[player][place] != WON and strong[player] < total:
            behind += strong[player] / total / (total - strong[player])
    for player in range(s.players):
        first = strong[player] / total
        second = behind
        field = s.disc[player][place]
        if field == WON:
            points = first * chip
        else:
            if player == moved and field < s.track:
                field += 1
            points = hope[field] + first * (POINTS_FOR_A_DISC - hope[field])
            if strong[player] < total:
                second -= first / (total - strong[player])
        found += counts[player] * (points + second * strong[player] * chip)
    return found


def worth_of_procession(s: State, w: Any, strong: Any, counts: Any) -> float:
    """Return the worth of the procession.

    The highest must buy a float. If they have one they get the chip, and so does the second with a float.
    """
    chip = s.parade[s.parade_gone] if s.parade_open == 1 else NO_CHIP
    total = 0.0
    for player in range(s.players):
        total += strong[player]
    if total <= 0.0:
        return 0.0
    price = w[FLOAT] * (DAYS - s.day) - FLOAT_COSTS_POINTS
    behind = 0.0
    for player in range(s.players):
        if s.has_float[player] == 0 and strong[player] < total:
            behind += strong[player] / total / (total - strong[player])
    found = 0.0
    for player in range(s.players):
        first = strong[player] / total
        second = behind
        if s.has_float[player] == 0 and strong[player] < total:
            second -= first / (total - strong[player])
        points = first * (chip if s.has_float[player] == 1 else price) + second * strong[player] * chip
        found += counts[player] * points
    return found
