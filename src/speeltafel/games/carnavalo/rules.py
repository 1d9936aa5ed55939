"""Carnavalo: the rules C1–C26 and CR1–CR11 of docs/rules/carnavalo.md, in its words.

Here is a turn, and how a day and the game end. The rest is in mechanics/: components.py and state.py (what there is), setup.py,
cards.py, moves.py (what can be done), citizens.py, movement_chips.py, scoring.py (what a day brings), days.py (the next day).
"""

from speeltafel.core.state import OVER, tell
from speeltafel.games.carnavalo.mechanics import events, moves
from speeltafel.games.carnavalo.mechanics.cards import card_of, lay_on_top, move_disc_on, slide_under, stage_card
from speeltafel.games.carnavalo.mechanics.citizens import field_ahead, put_citizen, walk
from speeltafel.games.carnavalo.mechanics.components import (
    CITIZENS,
    DAYS,
    MOST_IN_PROCESSION,
    MOST_PLAYERS,
    NOBODY,
    OWNER,
    VALUE,
    VALUES,
)
from speeltafel.games.carnavalo.mechanics.days import begin_new_day, begin_turn
from speeltafel.games.carnavalo.mechanics.events import EVENTS
from speeltafel.games.carnavalo.mechanics.movement_chips import give_top_chip, put_under_stack, show_bottom_chip
from speeltafel.games.carnavalo.mechanics.moves import MOST_MOVES, legal
from speeltafel.games.carnavalo.mechanics.scoring import chip_points, confetti, discs_won, score, score_day, wins
from speeltafel.games.carnavalo.mechanics.setup import draw, outcomes, pick, set_up
from speeltafel.games.carnavalo.mechanics.state import AFTER, CLOSE, END, PHASES, RETURN, State

# The functions of core/contract/protocols.py.
__all__ = [
    "EVENTS",
    "FEWEST_PLAYERS",
    "MOST_MOVES",
    "MOST_PLAYERS",
    "PHASES",
    "VERSION",
    "State",
    "draw",
    "legal",
    "outcomes",
    "play",
    "score",
    "set_up",
    "wins",
]

VERSION = 1
FEWEST_PLAYERS = 2
EMPTY_HANDS = [0, 0, 1, 2, 2, 2, 2]  # that end a day, by number of players (C17)
QUIET_ROUNDS = 4  # CR11
DISCS_TO_END = 5  # C23

# Why a day ended, for `tell`.
BY_HANDS, BY_PROCESSION, BY_QUIET = range(3)


# ---- A turn ----


def play(s: State, move: int) -> None:
    if move < moves.PLAY_CARD:
        pick(s, move - moves.PICK_CARD + 1)
    elif move < moves.MOVE:
        code = move - moves.PLAY_CARD
        play_card(s, code % VALUES + 1, code // (moves.CARD_PLACES * VALUES), code // VALUES % moves.CARD_PLACES)
    elif move < moves.PLAY_CHIP:
        code = move - moves.MOVE
        act_by_moving(s, code // moves.MOST_STEPS, code % moves.MOST_STEPS + 1)
    elif move < moves.PASS:
        code = move - moves.PLAY_CHIP
        play_chip(s, code // (CITIZENS * moves.WAYS), code // moves.WAYS % CITIZENS, code % moves.WAYS)
    elif move == moves.PASS:
        tell(s, events.PASSED, s.actor)
        s.phase = AFTER
        go_on(s)
    else:
        return_chip(s, move - moves.RETURN_CHIP)


def play_chip(s: State, chip: int, citizen: int, steps: int) -> None:
    """C10: a citizen walks, or goes directly to the tent on the chip; the chip goes under the stack."""
    if steps == moves.DIRECT:
        tell(s, events.CHIP_DIRECT, s.actor, chip, citizen, s.field_of[chip])
        put_citizen(s, citizen, s.field_of[chip])
    else:
        tell(s, events.CHIP_MOVED, s.actor, chip, citizen, steps, field_ahead(s, citizen, steps))
        walk(s, citizen, steps)
    turn_ring(s, steps)
    put_under_stack(s, s.actor, chip)
    if steps == moves.DIRECT:
        show_bottom_chip(s)
    go_on(s)


def act_by_moving(s: State, citizen: int, steps: int) -> None:
    """C11."""
    tell(s, events.MOVED, s.actor, citizen, steps, field_ahead(s, citizen, steps))
    walk(s, citizen, steps)
    turn_ring(s, steps)
    s.phase = AFTER
    go_on(s)


def play_card(s: State, value: int, tent: int, place: int) -> None:
    """C12: onto the pile the former stage card's owner moves their disc, under it the stage card's owner gets a chip."""
    card = card_of(s.actor, value)
    former = stage_card(s, tent)
    s.hand[s.actor] ^= 1 << (value - 1)
    s.quiet = 0
    if place == moves.UNDER:
        tell(s, events.PLAYED_UNDER, s.actor, value, tent)
        slide_under(s, tent, card)
        give_top_chip(s, OWNER[former])
    else:
        tell(s, events.PLAYED_EMPTY if place == moves.ON_EMPTY else events.PLAYED_TOP, s.actor, value, tent)
        lay_on_top(s, tent, card)
        s.shown[card] = 1
        if place == moves.ON_TOP:
            move_disc_on(s, OWNER[former], tent)
    turn_ring(s, VALUE[stage_card(s, tent)])
    s.phase = AFTER
    go_on(s)


def turn_ring(s: State, number: int) -> None:
    s.ring = number
    tell(s, events.RING, number)


def go_on(s: State) -> None:
    """C9, C17: the day may be over at once; a player who has acted and has no chips left is done."""
    if s.in_procession == MOST_IN_PROCESSION or empty_hands(s) >= EMPTY_HANDS[s.players]:
        reason = BY_PROCESSION if s.in_procession == MOST_IN_PROCESSION else BY_HANDS
        tell(s, events.DAY_OVER, s.actor, s.day, reason, other_without_cards(s))
        s.phase = CLOSE
        if s.held[s.actor] == 0:
            close_day(s)
    elif s.phase == AFTER and s.held[s.actor] == 0:
        end_turn(s)


def empty_hands(s: State) -> int:
    empty = 0
    for seat in range(s.players):
        if s.hand[seat] == 0:
            empty += 1
    return empty


def other_without_cards(s: State) -> int:
    """Return another player whose hand is empty, too; NOBODY if there is none."""
    for seat in range(s.players):
        if seat != s.actor and s.hand[seat] == 0:
            return seat
    return NOBODY


def return_chip(s: State, chip: int) -> None:
    """C13, C18: an unused chip goes under the stack. With the last one the ring goes to 0 and the turn ends, or the day."""
    put_under_stack(s, s.actor, chip)
    tell(s, events.RETURNED, s.actor, chip)
    if s.phase == AFTER:
        s.phase = RETURN
    if s.held[s.actor] == 0:
        if s.phase == CLOSE:
            close_day(s)
        else:
            s.ring = 0
            tell(s, events.RING_ZERO)
            end_turn(s)


def end_turn(s: State) -> None:
    """C9: the next player is on, unless so many turns were quiet that the day is over (CR11)."""
    if s.quiet >= QUIET_ROUNDS * s.players:
        tell(s, events.DAY_OVER, s.actor, s.day, BY_QUIET, NOBODY)
        close_day(s)
    else:
        begin_turn(s, (s.actor + 1) % s.players)


# ---- The end of a day ----


def close_day(s: State) -> None:
    """C19–C23: all is counted; then a new day, begun by the left neighbour of the player who ended this one, or the end."""
    score_day(s)
    if s.day == DAYS or somebody_has_the_discs(s):
        end_game(s)
    else:
        begin_new_day(s)
        begin_turn(s, (s.actor + 1) % s.players)


def somebody_has_the_discs(s: State) -> bool:
    for seat in range(s.players):
        if discs_won(s, seat) >= DISCS_TO_END:
            return True
    return False


def end_game(s: State) -> None:
    """C23, C24."""
    tell(s, events.ENDED, s.day)
    for seat in range(s.players):
        tell(s, events.COUNTED, seat, discs_won(s, seat), confetti(s, seat), chip_points(s, seat))
        if s.has_float[seat] == 1:
            tell(s, events.FLOAT_COSTS, seat)
        tell(s, events.TOTAL, seat, score(s, seat))
    s.phase = END
    s.actor = OVER
