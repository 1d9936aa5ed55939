"""Figaro: the distribution of road pieces (F15–F18, FE3), and the winner (F20)."""

from speeltafel.core.state import tell
from speeltafel.games.figaro.mechanics.state import (
    EXCHANGED,
    FEWEST_TIED,
    LONGEST,
    NL,
    NO_PIECE,
    NO_ROUND,
    NOBODY,
    PIECES,
    RANKED,
    TIED,
    WON,
    State,
)


def steps_from_king(s: State, seat: int) -> int:
    """Return a seat's place clockwise: 0 for the King's holder, 1 for their left neighbour."""
    return (seat + s.players - s.king) % s.players


def steps_from_kings_left(s: State, seat: int) -> int:
    """Return a seat's place clockwise: 0 for the left neighbour of the King's holder, who comes last."""
    return (seat + s.players - s.king - 1) % s.players


def has_more(s: State, seat: int, other: int) -> bool:
    """F15, F16: the larger stack; of equal ones that of the player closest to the King, clockwise from the King's left."""
    if s.stack_size[seat] != s.stack_size[other]:
        return s.stack_size[seat] > s.stack_size[other]
    return steps_from_kings_left(s, seat) < steps_from_kings_left(s, other)


def seat_of_rank(s: State, rank: int) -> int:
    """F16: the player behind just `rank` others."""
    for seat in range(s.players):
        ahead = 0
        for other in range(s.players):
            if has_more(s, other, seat):
                ahead += 1
        if ahead == rank:
            return seat
    return NOBODY  # every rank belongs to a seat


def award_pieces(s: State) -> None:
    """F16, F17: by rank the longest piece that is left; none for the last, none for an empty stack."""
    ahead = NOBODY
    for rank in range(s.players):
        seat = seat_of_rank(s, rank)
        cards = s.stack_size[seat]
        if ahead != NOBODY and cards > 0 and cards == s.stack_size[ahead]:
            tell(s, TIED, ahead, seat, cards)
        won = 0
        if rank < s.players - 1 and cards > 0:
            piece = longest_of_group(s)
            s.group[piece] = NO_ROUND
            s.owner[piece] = seat
            won = s.length[piece]
        tell(s, RANKED, seat, rank, cards, won)
        ahead = seat
    for piece in range(PIECES):
        if s.group[piece] == s.round:
            s.group[piece] = NO_ROUND


def longest_of_group(s: State) -> int:
    """Return the longest piece that is left of this round's group."""
    for piece in range(PIECES):  # the longest come first
        if s.group[piece] == s.round:
            return piece
    return NO_PIECE


def shortest_of_group(s: State) -> int:
    shortest = NO_PIECE
    for piece in range(PIECES):
        if s.group[piece] == s.round:
            shortest = piece
    return shortest


def longest_of_player(s: State, seat: int) -> int:
    for piece in range(PIECES):
        if s.owner[piece] == seat:
            return piece
    return NO_PIECE


def player_with_fewest(s: State) -> int:
    """F18: the smallest stack; of equal ones that of the King's holder, or else of the closest to them clockwise (FE3)."""
    fewest = 0
    for seat in range(1, s.players):
        if has_fewer(s, seat, fewest):
            fewest = seat
    for seat in range(s.players):
        if seat != fewest and s.stack_size[seat] == s.stack_size[fewest]:
            tell(s, FEWEST_TIED, fewest, seat, s.stack_size[seat])
    return fewest


def has_fewer(s: State, seat: int, other: int) -> bool:
    if s.stack_size[seat] != s.stack_size[other]:
        return s.stack_size[seat] < s.stack_size[other]
    if s.version == 1 and s.edition == NL:
        return steps_from_kings_left(s, seat) < steps_from_kings_left(s, other)
    return steps_from_king(s, seat) < steps_from_king(s, other)


def can_exchange(s: State, seat: int) -> bool:
    """F18: they have a piece, and their longest is longer than the shortest of the group."""
    own = longest_of_player(s, seat)
    return own != NO_PIECE and s.length[own] > s.length[shortest_of_group(s)]


def exchange(s: State, seat: int) -> None:
    """F18: their longest piece for the shortest of the group."""
    own = longest_of_player(s, seat)
    other = shortest_of_group(s)
    s.owner[own] = NOBODY
    s.group[own] = s.round
    s.owner[other] = seat
    s.group[other] = NO_ROUND
    tell(s, EXCHANGED, seat, s.length[own], s.length[other])


def road(s: State, seat: int) -> int:
    """Return the length of all their pieces together."""
    length = 0
    for piece in range(PIECES):
        if s.owner[piece] == seat:
            length += s.length[piece]
    return length


def is_closer_to_winning(s: State, seat: int, other: int) -> bool:
    """F20: the shorter road; of equal ones that of the King's holder, or else of the closest to them clockwise."""
    if road(s, seat) != road(s, other):
        return road(s, seat) < road(s, other)
    return steps_from_king(s, seat) < steps_from_king(s, other)


def tell_winner(s: State) -> None:
    winner = 0
    for seat in range(1, s.players):
        if is_closer_to_winning(s, seat, winner):
            winner = seat
    equal = 0
    for seat in range(s.players):
        if road(s, seat) == road(s, winner):
            equal += 1
    tell(s, WON, winner, road(s, winner), equal, steps_from_king(s, winner))


def group_in_one_number(s: State, round_: int) -> int:
    """Return the lengths of a group, longest first, three digits each: what an event can carry."""
    number = 0
    for piece in range(PIECES):
        if s.group[piece] == round_:
            number = number * (LONGEST + 1) + s.length[piece]
    return number
