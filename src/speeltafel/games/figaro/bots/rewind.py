"""Rewinding of a round: the cards that all players must have had at its beginning, given their present ones.

Compilable.
"""

from typing import Any

from speeltafel.core.contract.scratch import Scratch
from speeltafel.core.state import copy_into
from speeltafel.games.figaro.mechanics.state import BEGINS, CHOSE, KINDS, NL, PLAY, State
from speeltafel.games.figaro.rules import TAKE, begin_turn, clear_table, play, take_into_hand, take_onto_stack

ENOUGH = 1000  # cards in a hand that does not run out


def rewind(s: State, scratch: Scratch, actors: Any, codes: Any) -> None:
    """Rewind to before the first of these moves: players get back what they played, and lose what they took into their hand."""
    change = scratch.states[0]
    note_change_of_hands(s, change, actors, codes)
    for seat in range(s.players):
        for kind in range(KINDS):
            change.hand[seat][kind] = s.hand[seat][kind] - change.hand[seat][kind]
    clear_table(s)
    for seat in range(s.players):
        for kind in range(KINDS):
            s.hand[seat][kind] = change.hand[seat][kind]
            s.hand_size[seat] += change.hand[seat][kind]
    s.phase = PLAY
    s.king = actors[0]
    begin_turn(s, actors[0], BEGINS)


def note_change_of_hands(s: State, change: State, actors: Any, codes: Any) -> None:
    """Note how the moves changed the hands, which begin empty and may go below zero."""
    copy_into(change, s)
    clear_table(change)
    change.phase = PLAY
    for seat in range(s.players):
        change.hand_size[seat] = ENOUGH
    for i in range(len(codes)):
        change.actor = actors[i]
        after = actors[i + 1] if i + 1 < len(codes) else s.actor
        if codes[i] != TAKE:
            play(change, codes[i])
        elif s.edition == NL and after != actors[i]:  # FR1: only who took into their hand ends their turn with that
            take_into_hand(change, actors[i])
        else:
            take_onto_stack(change, actors[i], CHOSE)
