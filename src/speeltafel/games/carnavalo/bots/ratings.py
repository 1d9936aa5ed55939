"""Ratings of legal moves by rule of thumb: the changes in the prospects of the places that a move touches.

What can only be guessed without looking ahead, such as the use of a movement chip, has a price. Written like the rules.
"""

from typing import Any, NamedTuple

from speeltafel.games.carnavalo.bots.notes import PLACES, Notes
from speeltafel.games.carnavalo.bots.prospects import calm_at, calmness, hopes, rivalries, strength, strengths, sums_for, worth
from speeltafel.games.carnavalo.bots.weights import (
    ABSENT,
    AWAY,
    BARRED,
    CALM,
    CARD,
    CARD_POINT,
    CHIP,
    EAGER,
    EXPOSED,
    FAVOURITE,
    MISSING,
    RING,
    STAGE,
)
from speeltafel.games.carnavalo.mechanics.cards import stage_card
from speeltafel.games.carnavalo.mechanics.components import (
    BAR,
    CITIZENS,
    DAYS,
    MOST_IN_PROCESSION,
    NO_CARD,
    NO_TENT,
    NOBODY,
    OWNER,
    PRINCE,
    VALUE,
    VALUES,
    WON,
)
from speeltafel.games.carnavalo.mechanics.movement_chips import COUNT
from speeltafel.games.carnavalo.mechanics.moves import (
    CARD_PLACES,
    DIRECT,
    MOST_STEPS,
    MOVE,
    ON_TOP,
    PASS,
    PICK_CARD,
    PLAY_CARD,
    PLAY_CHIP,
    RETURN_CHIP,
    UNDER,
    WAYS,
)
from speeltafel.games.carnavalo.mechanics.scoring import PROCESSION
from speeltafel.games.carnavalo.mechanics.state import BEFORE, PICK, State, barred_tent
from speeltafel.games.carnavalo.rules import EMPTY_HANDS, empty_hands

AT_ONCE = 0.3  # of the calm at the end of a day: then sums are what they are


class Change(NamedTuple):
    """A change of a place: one player has more there, another too, and the disc of `moved`, if any, moves on."""

    one: int
    more: float
    other: int
    as_much: float
    moved: int


def rate(s: State, moves: Any, count: int, w: Any, notes: Notes) -> None:
    """Rate each legal move for the seat to move, in points: noted as `ratings`."""
    ratings = notes.ratings
    if s.phase == PICK:
        for i in range(count):
            ratings[i] = -abs(moves[i] - PICK_CARD + 1 - w[FAVOURITE])
        return
    me = s.actor
    notes.calmness = calmness(s, w)
    sums_for(s, me, notes.sums, notes.mean)
    hopes(s, w, notes.hope)
    rivalries(s, me, w, notes.counts)
    ending = note_prospects(s, w, notes)
    last_card = COUNT[s.hand[me]] == 1 and empty_hands(s) + 1 >= EMPTY_HANDS[s.players]
    best_action = -100.0
    for i in range(count):
        move = moves[i]
        if move < MOVE:
            ratings[i] = rate_card(s, move - PLAY_CARD, w, notes, ending if last_card else 0.0, last_card)
        elif move < PLAY_CHIP:
            citizen = (move - MOVE) // MOST_STEPS
            ratings[i] = rate_walk(s, citizen, (move - MOVE) % MOST_STEPS + 1, NO_TENT, w, notes, ending)
        elif move < PASS:
            code = move - PLAY_CHIP
            citizen = code // WAYS % CITIZENS
            ratings[i] = rate_walk(s, citizen, code % WAYS, code // (CITIZENS * WAYS), w, notes, ending)
        else:
            ratings[i] = w[RING] * s.ring if move >= RETURN_CHIP else 0.0
        if move < PLAY_CHIP or move == PASS:
            best_action = max(best_action, ratings[i])
    if s.phase == BEFORE:  # the action is still to come
        for i in range(count):
            if PLAY_CHIP <= moves[i] < PASS:
                ratings[i] += best_action - w[EAGER]


def note_prospects(s: State, w: Any, notes: Notes) -> float:
    """Note strengths and worths of all places as they are. Return what the end of the day would bring now."""
    ending = 0.0
    may_end = s.in_procession == MOST_IN_PROCESSION - 1 or empty_hands(s) + 1 >= EMPTY_HANDS[s.players]
    for place in range(PLACES):
        absent = w[AWAY] if place == PROCESSION else w[ABSENT]
        strengths(s, calm_at(s, place, notes.calmness, w), absent, notes.sums[place], notes.strong[place])
        notes.worths[place] = worth(s, place, w, notes.strong[place], notes.hope, notes.counts, NOBODY)
        if may_end:
            strengths(s, AT_ONCE * w[CALM], 0.0, notes.sums[place], notes.strong_ended[place])
            notes.worths_ended[place] = worth(s, place, w, notes.strong_ended[place], notes.hope, notes.counts, NOBODY)
            ending += notes.worths_ended[place] - notes.worths[place]
    return ending


def changed(s: State, place: int, w: Any, notes: Notes, ends: bool, change: Change) -> float:
    """Return what a change in a place is worth, if the day goes on or ends with it."""
    one, other, moved = change.one, change.other, change.moved
    trial = notes.trial
    strong = notes.strong_ended[place] if ends else notes.strong[place]
    for player in range(s.players):
        trial[player] = strong[player]
    there = AT_ONCE * w[CALM] if ends else notes.calmness
    absent = 0.0 if ends else (w[AWAY] if place == PROCESSION else w[ABSENT])
    sums = notes.sums[place]
    moves_on = 0.0
    if moved != NOBODY and s.disc[moved][place] != WON and s.disc[moved][place] < s.track:
        moves_on = 1.0
    total = sums[one] + change.more
    if one == other:
        total += change.as_much
    if one == moved:
        total += moves_on
    trial[one] = strength(total, there, absent)
    if other != NOBODY and other != one:
        total = sums[other] + change.as_much
        if other == moved:
            total += moves_on
        trial[other] = strength(total, there, absent)
    before = notes.worths_ended[place] if ends else notes.worths[place]
    return float(worth(s, place, w, trial, notes.hope, notes.counts, moved) - before)


def rate_card(s: State, code: int, w: Any, notes: Notes, ending: float, ends: bool) -> float:
    """Rate a card (C12): what it adds there, against what the owner of the stage card gets for it."""
    me = s.actor
    value = code % VALUES + 1
    tent = code // (CARD_PLACES * VALUES)
    place = code // VALUES % CARD_PLACES
    former = OWNER[stage_card(s, tent)]
    counts = notes.counts
    moved = former if place == ON_TOP else NOBODY
    found = ending + changed(s, tent, w, notes, ends, Change(me, float(value), moved, 0.0, moved))
    if ends:
        return found
    found -= w[CARD] + w[CARD_POINT] * value
    if place == UNDER:
        ring = VALUE[stage_card(s, tent)]
        if s.stacked > 0:
            found += counts[former] * w[CHIP]
    else:
        ring = value
        found += w[STAGE]
        if former != NOBODY:
            found -= counts[former] * w[STAGE]
        ahead = s.field_of[tent] - s.at[PRINCE]
        if ahead <= 0:
            ahead += s.fields
        if ahead <= value:
            found -= w[EXPOSED] * value
    return float(found - w[RING] * ring)


def rate_walk(s: State, citizen: int, steps: int, chip: int, w: Any, notes: Notes, ending: float) -> float:
    """Rate a citizen's walk (C14–C16)."""
    field = s.field_of[chip] if steps == DIRECT else (s.at[citizen] + steps) % s.fields
    tent = s.tent_at[field]
    barred = barred_tent(s)
    found = -w[RING] * steps
    if citizen == BAR:
        if tent != barred:
            if tent != NO_TENT:
                found += recalmed(s, tent, notes.calmness * w[BARRED], w, notes)
            if barred != NO_TENT:
                found += recalmed(s, barred, notes.calmness, w, notes)
    elif tent != NO_TENT and tent != barred:
        found += rate_prince(s, tent, w, notes, ending) if citizen == PRINCE else rate_miss(s, tent, w, notes)
    return float(found)


def recalmed(s: State, tent: int, there: float, w: Any, notes: Notes) -> float:
    """Return what it is worth that a tent is barred, or open again."""
    strengths(s, there, w[ABSENT], notes.sums[tent], notes.trial)
    return float(worth(s, tent, w, notes.trial, notes.hope, notes.counts, NOBODY) - notes.worths[tent])


def rate_prince(s: State, tent: int, w: Any, notes: Notes, ending: float) -> float:
    """Rate the Prince in a tent (C14): the stage card goes to the procession."""
    card = stage_card(s, tent)
    if card == NO_CARD:
        return 0.0
    owner = OWNER[card]
    value = float(VALUE[card])
    ends = s.in_procession == MOST_IN_PROCESSION - 1
    found = changed(s, tent, w, notes, ends, Change(owner, -value, NOBODY, 0.0, owner))
    found += changed(s, PROCESSION, w, notes, ends, Change(owner, value, NOBODY, 0.0, NOBODY))
    if ends:
        return found + ending
    counts = notes.counts
    found -= counts[owner] * w[STAGE]
    if s.height[tent] > 1:
        found += counts[OWNER[s.pile[tent][s.height[tent] - 1]]] * w[STAGE]
    return float(found)


def rate_miss(s: State, tent: int, w: Any, notes: Notes) -> float:
    """Rate Miss Carnavalo in a tent (C15): the card in the middle goes on top, the bottom one to the middle."""
    if s.height[tent] == 0:
        return 0.0
    counts = notes.counts
    bottom = s.pile[tent][1]
    owner = OWNER[bottom]
    known = owner == s.actor or s.shown[bottom] == 1
    value = float(VALUE[bottom]) if known else notes.mean[owner]
    missing = w[MISSING] * (DAYS - s.day)
    if s.middle == NO_CARD:
        found = changed(s, tent, w, notes, False, Change(owner, -value, NOBODY, 0.0, NOBODY))
        return float(found - counts[owner] * missing * value)
    laid = OWNER[s.middle]
    found = changed(s, tent, w, notes, False, Change(owner, -value, laid, float(VALUE[s.middle]), NOBODY))
    found += missing * (counts[laid] * VALUE[s.middle] - counts[owner] * value)
    return float(found + w[STAGE] * (counts[laid] - counts[OWNER[stage_card(s, tent)]]))
