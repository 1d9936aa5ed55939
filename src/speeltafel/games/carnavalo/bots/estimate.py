"""Win chances at the beginning of a day, where a rollout stops. Written like the rules, to be compiled."""

from math import exp
from typing import Any

from speeltafel.core.contract.scratch import Scratch
from speeltafel.games.carnavalo.bots.notes import Notes
from speeltafel.games.carnavalo.bots.weights import FIRST_DAY, STYLES, THINGS, WEIGHTS
from speeltafel.games.carnavalo.mechanics.components import TENTS, WON
from speeltafel.games.carnavalo.mechanics.scoring import score
from speeltafel.games.carnavalo.mechanics.state import State

# The features at the beginning of a day, as weights.py lists them.
POINTS, DISCS, DISC_ON_1, HAS_FLOAT, BEGINS = 0, 1, 2, 6, 7
FURTHEST = 4  # discs there or further count the same


def is_cutoff(s: State, root: State) -> bool:
    """Whether a new day has begun: then the last one is counted."""
    return s.day > root.day


def estimate(s: State, scratch: Scratch, shares: Any, weights: Any) -> None:
    """Estimate the win chances at the beginning of a day."""
    first = STYLES * WEIGHTS + (s.day - FIRST_DAY) * THINGS
    counts = weights[first : first + THINGS]
    total = 0.0
    for seat in range(s.players):
        shares[seat] = exp(standing(s, scratch.notes[0], seat, counts)) if len(counts) > 0 else 1.0
        total += shares[seat]
    for seat in range(s.players):
        shares[seat] /= total


def standing(s: State, notes: Notes, seat: int, counts: Any) -> float:
    things = notes.things
    note_things(s, seat, things)
    found = 0.0
    for thing in range(THINGS):
        found += counts[thing] * things[thing]
    return float(found)


def note_things(s: State, seat: int, things: Any) -> None:
    """Note the features of a seat."""
    for thing in range(THINGS):
        things[thing] = 0.0
    things[POINTS] = score(s, seat)
    for tent in range(TENTS):
        field = s.disc[seat][tent]
        if field == WON:
            things[DISCS] += 1
        elif field > 0:
            things[DISC_ON_1 + min(field, FURTHEST) - 1] += 1
    things[HAS_FLOAT] = s.has_float[seat]
    things[BEGINS] = 1 if s.actor == seat else 0
