"""What a rival's face-down cards may be: such as they would have put there. Written like the rules, to be compiled."""

from math import exp
from typing import Any

import numpy as np

from speeltafel.games.carnavalo.bots.prospects import calm_at, calmness, hopes, rivalries, strengths, sums_for, worth
from speeltafel.games.carnavalo.bots.weights import ABSENT, KEPT, SENSE, WEIGHTS
from speeltafel.games.carnavalo.mechanics.components import MOST_PLAYERS, MOST_TRACK, NOBODY, OWNER, TENTS, VALUES
from speeltafel.games.carnavalo.mechanics.scoring import PROCESSION
from speeltafel.games.carnavalo.mechanics.state import State


def world_weight(s: State, seat: int, style: int, weights: Any) -> float:
    """What the others hid where they did, they hid for a reason: the more it suits them there, the likelier."""
    if len(weights) == 0:
        return 1.0
    w = weights[style * WEIGHTS : (style + 1) * WEIGHTS]
    suits = 0.0
    for player in range(s.players):
        if player != seat:
            suits += how_cards_suit(s, player, w)
    return exp(suits)


def how_cards_suit(s: State, player: int, w: Any) -> float:
    """In the tents where they have cards face down, and in their hand."""
    sums = np.zeros((PROCESSION + 1, MOST_PLAYERS))
    mean = np.zeros(MOST_PLAYERS)
    counts = np.zeros(MOST_PLAYERS)
    strong = np.zeros(MOST_PLAYERS)
    hope = np.zeros(MOST_TRACK + 1)
    ready = False
    calm = 0.0
    found = 0.0
    for tent in range(TENTS):
        if has_face_down(s, tent, player):
            if not ready:
                ready = True
                sums_for(s, player, sums, mean)
                hopes(s, w, hope)
                rivalries(s, player, w, counts)
                calm = calmness(s, w)
            strengths(s, calm_at(s, tent, calm, w), w[ABSENT], sums[tent], strong)
            found += w[SENSE] * worth(s, tent, w, strong, hope, counts, NOBODY)
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
