"""Beliefs about a rival's face-down cards: such as they would have put there.

Written like the rules, to be compiled.
"""

from math import exp
from typing import Any

from speeltafel.core.contract.scratch import Scratch
from speeltafel.games.carnavalo.bots.notes import Notes
from speeltafel.games.carnavalo.bots.prospects import calm_at, calmness, hopes, rivalries, strengths, sums_for, worth
from speeltafel.games.carnavalo.bots.weights import ABSENT, KEPT, SENSE, WEIGHTS
from speeltafel.games.carnavalo.mechanics.components import NOBODY, OWNER, TENTS, VALUES
from speeltafel.games.carnavalo.mechanics.state import State


def world_weight(s: State, scratch: Scratch, seat: int, style: int, weights: Any) -> float:
    """Return the weight of a world: the better the hidden cards suit their owners where they lie, the likelier."""
    if len(weights) == 0:
        return 1.0
    w = weights[style * WEIGHTS : (style + 1) * WEIGHTS]
    suits = 0.0
    for player in range(s.players):
        if player != seat:
            suits += how_cards_suit(s, scratch.notes[0], player, w)
    return exp(suits)


def how_cards_suit(s: State, notes: Notes, player: int, w: Any) -> float:
    """Return how well a player's cards suit them, in the tents where they have cards face down, and in their hand."""
    ready = False
    calm = 0.0
    found = 0.0
    for tent in range(TENTS):
        if has_face_down(s, tent, player):
            if not ready:
                ready = True
                sums_for(s, player, notes.sums, notes.mean)
                hopes(s, w, notes.hope)
                rivalries(s, player, w, notes.counts)
                calm = calmness(s, w)
            strengths(s, calm_at(s, tent, calm, w), w[ABSENT], notes.sums[tent], notes.trial)
            found += w[SENSE] * worth(s, tent, w, notes.trial, notes.hope, notes.counts, NOBODY)
    if ready:
        for value in range(1, VALUES + 1):
            if s.hand[player] >> (value - 1) & 1:
                found += w[KEPT] * value
    return found


def has_face_down(s: State, tent: int, player: int) -> bool:
    for i in range(1, s.height[tent] + 1):
        card = s.pile[tent][i]
        if OWNER[card] == player and s.shown[card] == 0:
            return True
    return False
