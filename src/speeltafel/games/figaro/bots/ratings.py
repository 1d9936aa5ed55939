"""Ratings of moves without looking ahead.

Written like the rules, to be compiled. A row in front of a player is a threat to them: cards that would bring it to six are
in the others' hands in known numbers (all unseen cards are there). The player whose row waits for many such cards is likely
to take next. So a move is as good as the change it makes to that, and to the ranking of stacks.
"""

from math import exp
from typing import Any

from speeltafel.games.figaro.bots.notes import Notes
from speeltafel.games.figaro.bots.weights import (
    CALM,
    CLOSE,
    CLOSE_EARLY,
    COST,
    GROWTH,
    JESTER_THREAT,
    ORDER,
    OWN_THREAT,
    THREAT,
    TO_LEAD,
)
from speeltafel.games.figaro.mechanics.state import (
    COLOURED,
    DANCE,
    JESTER_1,
    KINDS,
    MOST_PLAYERS,
    NO_COLOUR,
    NOBODY,
    VALUE,
    VALUES,
    State,
)
from speeltafel.games.figaro.rules import PLAY_DANCE, TAKE, TOO_MUCH


def rate(s: State, moves: Any, count: int, w: Any, notes: Notes) -> None:
    """Rate each legal move of the player on turn: noted as `ratings`."""
    me = s.actor
    note_unseen(s, notes)
    scale = w[CLOSE] + w[CLOSE_EARLY] * s.hand_size[me]
    now, stake, threat, ratings = notes.now, notes.stake, notes.threat, notes.ratings
    all_threats = w[CALM]
    balance = 0.0
    for seat in range(s.players):
        now[seat] = meaning_of_take(s, me, seat, s.face_up + 1.0, scale)
        stake[seat] = meaning_of_take(s, me, seat, s.face_up + 1.0 + w[GROWTH], scale)
        threat[seat] = threat_to(s, notes, me, seat, s.colour[seat], s.total[seat], NOBODY, w)
        all_threats += threat[seat]
        balance += threat[seat] * stake[seat]
    for i in range(count):
        move = moves[i]
        kind = move // MOST_PLAYERS
        seat = move % MOST_PLAYERS
        if move == TAKE:
            ratings[i] = meaning_of_take(s, me, me, s.face_up, scale) + w[TO_LEAD]
        elif move == PLAY_DANCE:
            ratings[i] = worth_of_dance(s, notes, me, stake, w) - cost_of(kind, w)
        elif s.total[seat] + VALUE[kind] >= TOO_MUCH:
            ratings[i] = now[seat] - cost_of(kind, w)
            if seat == me:
                ratings[i] += w[TO_LEAD]
        else:
            colour = kind // VALUES if kind < COLOURED else s.colour[seat]
            change = threat_to(s, notes, me, seat, colour, s.total[seat] + VALUE[kind], kind, w) - threat[seat]
            ratings[i] = (balance + change * stake[seat]) / (all_threats + change) - cost_of(kind, w)


def worth_of_dance(s: State, notes: Notes, me: int, stake: Any, w: Any) -> float:
    """Return the worth of a ring dance, after which every row goes to the left."""
    all_threats = w[CALM]
    balance = 0.0
    for seat in range(s.players):
        right = (seat + s.players - 1) % s.players
        threat = threat_to(s, notes, me, seat, s.colour[right], s.total[right], DANCE, w)
        all_threats += threat
        balance += threat * stake[seat]
    return float(balance / all_threats)


def cost_of(kind: int, w: Any) -> float:
    """Return the cost of playing such a card now rather than later."""
    if kind >= JESTER_1:
        return float(w[COST + VALUES + kind - JESTER_1])
    return float(w[COST + VALUE[kind] - 1])


def note_unseen(s: State, notes: Notes) -> None:
    """Note the unseen cards: those in the hands of the others together."""
    for kind in range(KINDS):
        cards = 0
        for seat in range(s.players):
            cards += s.hand[seat][kind]
        notes.unseen[kind] = cards - s.hand[s.actor][kind]


def threat_to(s: State, notes: Notes, me: int, seat: int, colour: int, total: int, played: int, w: Any) -> float:
    """Return how many cards bring a row to six, once `me` has played a card of kind `played`.

    Sooner ones count more.
    """
    first = THREAT + VALUES * (TOO_MUCH - total - 1)
    own = 0.0 if seat == me else w[OWN_THREAT]
    hand = s.hand[me]
    unseen = notes.unseen
    jesters = 0.0
    for kind in range(JESTER_1, DANCE):
        jesters += (unseen[kind] + own * (hand[kind] - int(kind == played))) * w[first + kind - JESTER_1]
    cards = 0.0
    if colour != NO_COLOUR:
        for value in range(VALUES):
            kind = colour * VALUES + value
            cards += (unseen[kind] + own * (hand[kind] - int(kind == played))) * w[first + value]
    before = (seat + s.players - me - 1) % s.players
    return float((cards + w[JESTER_THREAT] * jesters) * (1.0 + w[ORDER] * before))


def meaning_of_take(s: State, me: int, seat: int, cards: float, scale: float) -> float:
    """Return what it means to `me` if that seat takes so many cards: how many others it passes, or is passed by, in cards."""
    meaning = 0.0
    for other in range(s.players):
        counts = other != me if seat == me else other == seat
        if counts:
            lead = s.stack_size[other] - s.stack_size[me]
            change = -cards if seat == me else cards
            meaning += behind((lead + change) / scale) - behind(lead / scale)
    return meaning


def behind(lead: float) -> float:
    """Return the chance that a player who is that far ahead in cards ends with more."""
    return 1.0 / (1.0 + exp(-lead))
