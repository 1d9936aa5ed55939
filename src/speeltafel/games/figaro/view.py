"""Views of Figaro: a player sees their own hand, and everybody sees all that lies or lay open.

A view forgets nothing of that.
"""

import msgspec

from speeltafel.core.chance import Generator
from speeltafel.core.view import AnyView, state_of
from speeltafel.games.figaro import rules
from speeltafel.games.figaro.deal_unseen import deal_unseen
from speeltafel.games.figaro.mechanics.state import (
    COLOURS,
    DEAL,
    KINDS,
    MOST_PLAYERS,
    NL,
    NO_COLOUR,
    NO_ROUND,
    NO_TURN,
    NOBODY,
    PIECES,
    PLAY,
    ROUNDS,
    WHY,
    State,
)
from speeltafel.games.figaro.notation import COLOUR_NAMES, cards_of, counts_of, group_of
from speeltafel.games.figaro.options import Options, apply_options, options_of
from speeltafel.games.figaro.rules import TAKE, missing_colour

HAS_HIDDEN_INFORMATION = True

# F21: nobody may count a stack, and cards that a player took into their hand must be remembered.
MEMORY_AIDS = ["stacks", "stack_sizes", "known", "only", "not_only"]


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """The face-up cards in front of a player."""

    cards: list[str]
    colour: str | None  # None: undetermined (F10)
    total: int


class View(AnyView, kw_only=True):
    options: Options
    round: int  # 1, 2 or 3
    king: int | None
    why: str | None  # why `actor` is on turn: one of WHY
    boxed: str | None  # the colour that stays in the box (F2)
    rows: list[Row]
    hand: list[str] | None  # of this seat; None for a spectator
    hand_sizes: list[int]
    announced: list[int]  # players who have played their last card (F14)
    groups: list[list[int]]  # road pieces still to be won, by round
    pieces: list[list[int]]  # road pieces won, by seat
    stacks: list[list[str]]
    stack_sizes: list[int]
    elsewhere: bool  # the card played now must go in front of another player (FE2)
    took: list[int]  # players who may not take into their hand now (FR6)
    known: list[list[str]]  # cards that everybody knows to be in a hand (FR6)
    only: list[str | None]  # the one colour of all other cards of a hand, where that is known
    not_only: list[list[str]]  # colours of which not all other cards of a hand are


def view(s: State, seat: int | None) -> View:
    seats = range(s.players)
    return View(
        options=options_of(s),
        round=s.round + 1,
        king=None if s.king == NOBODY else s.king,
        why=None if s.why == NO_TURN else WHY[s.why],
        boxed=_colour_name(s.boxed),
        rows=[Row(cards_of(s.row[p]), _colour_name(s.colour[p]), s.total[p]) for p in seats],
        hand=None if seat is None else cards_of(s.hand[seat]),
        hand_sizes=s.hand_size[: s.players],
        announced=[p for p in seats if s.phase == PLAY and s.hand_size[p] == 0],
        groups=[group_of(s, round_) for round_ in range(ROUNDS)],
        pieces=[[s.length[piece] for piece in range(PIECES) if s.owner[piece] == p] for p in seats],
        stacks=[cards_of(s.stack[p]) for p in seats],
        stack_sizes=s.stack_size[: s.players],
        elsewhere=bool(s.elsewhere),
        took=[p for p in seats if s.took[p]],
        known=[cards_of(s.known[p]) for p in seats],
        only=[_colour_name(s.only[p]) for p in seats],
        not_only=[[COLOUR_NAMES[colour] for colour in range(COLOURS) if s.not_only[p][colour]] for p in seats],
        memory_aids=MEMORY_AIDS[:],
    )


def _colour_name(colour: int) -> str | None:
    return None if colour == NO_COLOUR else COLOUR_NAMES[colour]


def _colour_number(name: str | None) -> int:
    return NO_COLOUR if name is None else COLOUR_NAMES.index(name)


def resample(view: View, g: Generator) -> State:
    """Return a state that fits the view, with the unseen cards dealt anew: every deal that fits is equally likely."""
    s: State = state_of(view, rules)
    actor, phase = s.actor, s.phase
    apply_options(s, view.options)
    s.boxed = _colour_number(view.boxed)
    if phase < DEAL:
        rules.clear_table(s)
    else:
        rules.begin_round(s)
        s.actor, s.phase = actor, phase
    s.round = view.round - 1
    s.king = NOBODY if view.king is None else view.king
    s.why = NO_TURN if view.why is None else WHY.index(view.why)
    _put_pieces(s, view)
    if phase > DEAL:
        _put_open_cards(s, view)
        _put_what_is_known(s, view)
        deal_unseen(s, NOBODY if view.seat is None else view.seat, g)
    return s


def _put_pieces(s: State, view: View) -> None:
    """Put the road pieces where the view has them. Equally long ones are interchangeable."""
    s.group, s.owner = [NO_ROUND] * PIECES, [NOBODY] * PIECES
    bag = list(range(PIECES))
    for places, lists in ((s.group, view.groups), (s.owner, view.pieces)):
        for place, lengths in enumerate(lists):
            for length in lengths:
                piece = next(piece for piece in bag if s.length[piece] == length)
                bag.remove(piece)
                places[piece] = place


def _put_open_cards(s: State, view: View) -> None:
    for seat, row in enumerate(view.rows):
        _give(s, s.row[seat], counts_of(row.cards))
        _give(s, s.stack[seat], counts_of(view.stacks[seat]))
        s.total[seat] = row.total
        s.colour[seat] = _colour_number(row.colour)
        if row.colour is not None:
            s.place[s.colour[seat]] = seat
        s.face_up += len(row.cards)
    s.stack_size[: s.players] = view.stack_sizes
    s.hand_size[: s.players] = view.hand_sizes
    s.elsewhere = int(view.elsewhere)


def _put_what_is_known(s: State, view: View) -> None:
    for seat in range(s.players):
        s.took[seat] = int(seat in view.took)
        s.known[seat] = counts_of(view.known[seat])
        s.only[seat] = _colour_number(view.only[seat])
        s.not_only[seat] = [int(name in view.not_only[seat]) for name in COLOUR_NAMES]
        _give(s, s.hand[seat], counts_of(view.hand) if seat == view.seat and view.hand is not None else s.known[seat])


def _give(s: State, cards: list[int], counts: list[int]) -> None:
    """Give these counts of cards, from those that are left."""
    for kind in range(KINDS):
        cards[kind] += counts[kind]
        s.undealt[kind] -= counts[kind]
        s.undealt_size -= counts[kind]


def reveals(s: State, move: int) -> bool:
    """Whether a move reveals something: a card that nobody had seen in this hand.

    In `nl` a take also reveals whether the player could have played.
    """
    if move == TAKE:
        return s.edition == NL and missing_colour(s) != NO_COLOUR
    return move < TAKE and s.known[s.actor][move // MOST_PLAYERS] == 0
