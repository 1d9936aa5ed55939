"""Figaro: the rules F1–F22, FE1–FE3 and FR1–FR6 of docs/rules/figaro.md, in its words.

What is in the box and the State are in state.py, the road pieces and the winner in scoring.py.
"""

from speeltafel.core.state import CHANCE, OVER, tell
from speeltafel.games.figaro.mechanics.scoring import (
    award_pieces,
    can_exchange,
    exchange,
    group_in_one_number,
    is_closer_to_winning,
    player_with_fewest,
    road,
    tell_winner,
)
from speeltafel.games.figaro.mechanics.state import (
    BEGINS,
    BOX,
    BOXED,
    CHOSE,
    COLOURED,
    COLOURS,
    COPIES,
    COPIES_FOR_THREE,
    DANCE,
    DANCED,
    DEAL,
    DEALT,
    EN,
    END,
    EXCHANGE,
    FEWEST,
    GOT,
    HAND,
    JESTER_1,
    JESTER_2,
    KINDS,
    LAST_CARD,
    MOST_PLAYERS,
    NEXT,
    NL,
    NO_COLOUR,
    NO_EXCHANGE,
    NO_ROUND,
    NO_TURN,
    NOBODY,
    PIECES,
    PLAY,
    PLAYED,
    REACHED_SIX,
    ROAD_GROUP,
    ROADS,
    ROUND_OVER,
    ROUNDS,
    SIX,
    START,
    STARTS,
    STAYED,
    TOOK,
    TOOK_CARDS,
    UNABLE,
    VALUE,
    VALUES,
    State,
    colour_of,
)
from speeltafel.games.figaro.mechanics.state import EVENTS as EVENTS
from speeltafel.games.figaro.mechanics.state import FEWEST_PLAYERS as FEWEST_PLAYERS
from speeltafel.games.figaro.mechanics.state import PHASES as PHASES
from speeltafel.games.figaro.mechanics.state import VERSION as VERSION

# A move is a card in front of a seat, kind * MOST_PLAYERS + seat, or one of these.
PLAY_DANCE = DANCE * MOST_PLAYERS
TAKE, SWAP, STAY = range(KINDS * MOST_PLAYERS, KINDS * MOST_PLAYERS + 3)
MOST_MOVES = KINDS * MOST_PLAYERS

TOO_MUCH = 6  # F11


# Setting up


def set_up(s: State, players: int) -> None:
    """Everything in the box, the road pieces in the bag."""
    s.players = players
    s.round = 0
    s.king = NOBODY
    s.why = NO_TURN
    s.boxed = NO_COLOUR
    for piece in range(PIECES):
        s.group[piece] = NO_ROUND
        s.owner[piece] = NOBODY
    clear_table(s)
    s.phase = BOX if players == 3 else ROADS
    s.actor = CHANCE


def clear_table(s: State) -> None:
    """Clear the table of all cards, and all knowledge about them."""
    for kind in range(KINDS):
        s.undealt[kind] = 0
    s.undealt_size = 0
    for seat in range(MOST_PLAYERS):
        for kind in range(KINDS):
            s.hand[seat][kind] = 0
            s.row[seat][kind] = 0
            s.stack[seat][kind] = 0
            s.known[seat][kind] = 0
        s.hand_size[seat] = 0
        s.total[seat] = 0
        s.colour[seat] = NO_COLOUR
        s.stack_size[seat] = 0
        s.took[seat] = 0
        s.only[seat] = NO_COLOUR
        for colour in range(COLOURS):
            s.not_only[seat][colour] = 0
    for colour in range(COLOURS):
        s.place[colour] = NOBODY
    s.face_up = 0
    s.elsewhere = 0


def begin_round(s: State) -> None:
    """F5: all cards are shuffled; with three players not those that stay in the box (F2)."""
    clear_table(s)
    for kind in range(KINDS):
        if s.players > 3:
            s.undealt[kind] = COPIES[kind]
        elif colour_of(kind) != s.boxed:
            s.undealt[kind] = COPIES_FOR_THREE[kind]
    s.undealt_size = HAND[s.players] * s.players
    s.why = NO_TURN
    s.phase = DEAL
    s.actor = CHANCE


# Chance


def outcomes(s: State) -> int:
    """Return a colour; a piece from the bag; a seat; a card."""
    if s.phase == DEAL:
        return s.undealt_size
    if s.phase == BOX:
        return COLOURS
    if s.phase == ROADS:
        return PIECES - pieces_drawn(s)
    return s.players


def draw(s: State, outcome: int) -> None:
    if s.phase == DEAL:
        deal_card(s, outcome)
    elif s.phase == BOX:
        leave_out(s, outcome)
    elif s.phase == ROADS:
        draw_piece(s, outcome)
    else:
        choose_start(s, outcome)


def leave_out(s: State, colour: int) -> None:
    """F2, FR4: with three players one colour stays in the box."""
    s.boxed = colour
    tell(s, BOXED, colour)
    s.phase = ROADS


def draw_piece(s: State, nth: int) -> None:
    """F4: the nth piece of those in the bag goes to the first group that is not full."""
    drawn = pieces_drawn(s)
    for piece in range(PIECES):
        if s.group[piece] == NO_ROUND:
            if nth == 0:
                s.group[piece] = drawn // (s.players - 1)
                break
            nth -= 1
    if drawn + 1 == ROUNDS * (s.players - 1):
        for round_ in range(ROUNDS):
            tell(s, ROAD_GROUP, round_, group_in_one_number(s, round_))
        s.phase = START


def pieces_drawn(s: State) -> int:
    drawn = 0
    for piece in range(PIECES):
        if s.group[piece] != NO_ROUND:
            drawn += 1
    return drawn


def choose_start(s: State, seat: int) -> None:
    """F5: the starting player gets the King."""
    s.king = seat
    tell(s, STARTS, seat)
    begin_round(s)


def deal_card(s: State, nth: int) -> None:
    """F5: the nth of the cards that are left goes to the first seat that has not all its cards."""
    seat = 0
    while s.hand_size[seat] == HAND[s.players]:
        seat += 1
    kind = kind_of_undealt(s, nth, 0)
    s.undealt[kind] -= 1
    s.undealt_size -= 1
    s.hand[seat][kind] += 1
    s.hand_size[seat] += 1
    if s.undealt_size == 0:
        tell(s, DEALT, s.king, s.round, HAND[s.players])
        s.phase = PLAY
        begin_turn(s, s.king, BEGINS)  # F5, F19


def kind_of_undealt(s: State, nth: int, first: int) -> int:
    """Return the nth of the cards that are left, counted from kind `first` on."""
    kind = first
    while nth >= s.undealt[kind]:
        nth -= s.undealt[kind]
        kind += 1
    return kind


# A turn


def legal(s: State, moves: list[int]) -> int:
    """F6–F9: a card in front of a player; F12, F13: or take. FE3: or the choice to exchange."""
    if s.phase == EXCHANGE:
        moves[0] = SWAP
        moves[1] = STAY
        return 2
    count = 0
    hand = s.hand[s.actor]
    for seat in range(s.players):
        if s.elsewhere and seat == s.actor:
            continue  # FE2
        if s.colour[seat] != NO_COLOUR:
            count = add_colour(hand, s.colour[seat], seat, moves, count)
        else:
            for colour in range(COLOURS):
                if s.place[colour] == NOBODY:  # F7
                    count = add_colour(hand, colour, seat, moves, count)
        count = add_card(hand, JESTER_1, seat, moves, count)  # F8
        count = add_card(hand, JESTER_2, seat, moves, count)
    count = add_card(hand, DANCE, 0, moves, count)  # F9
    if may_take(s, count == 0):
        moves[count] = TAKE
        count += 1
    return count


def add_colour(hand: list[int], colour: int, seat: int, moves: list[int], count: int) -> int:
    """Return the cards of a colour, in front of that seat."""
    for kind in range(colour * VALUES, (colour + 1) * VALUES):
        count = add_card(hand, kind, seat, moves, count)
    return count


def add_card(hand: list[int], kind: int, seat: int, moves: list[int], count: int) -> int:
    """Add a card in front of that seat: written in any case, counted if the hand has it.

    That is quicker than to ask first.
    """
    moves[count] = kind * MOST_PLAYERS + seat
    return count + int(hand[kind] > 0)


def may_take(s: State, must: bool) -> bool:
    """F12, F13, FR2: whenever a card lies face up.

    FR6: into the hand only once, until a player takes onto a stack.
    """
    return s.face_up > 0 and (must or not s.took[s.actor])


def play(s: State, move: int) -> None:
    if move == TAKE:
        take(s)
    elif move >= SWAP:
        choose_exchange(s, move == SWAP)
    elif move == PLAY_DANCE:
        play_dance(s)
    else:
        play_card(s, move // MOST_PLAYERS, move % MOST_PLAYERS)


def play_card(s: State, kind: int, seat: int) -> None:
    """F6–F8, F11: a card in front of a seat; a total of 6 makes that seat take all cards and the next turn."""
    s.total[seat] += VALUE[kind]
    if kind < COLOURED:
        s.colour[seat] = kind // VALUES
        s.place[kind // VALUES] = seat
    tell(s, PLAYED, s.actor, kind, seat, s.colour[seat], s.total[seat])
    put_down(s, kind, seat)
    if s.total[seat] >= TOO_MUCH:
        take_onto_stack(s, seat, REACHED_SIX)
        begin_turn(s, seat, SIX)
    else:
        begin_turn(s, left_neighbour(s, s.actor), NEXT)


def put_down(s: State, kind: int, seat: int) -> None:
    """Put a card from the hand of the player on turn into the row of a seat."""
    s.hand[s.actor][kind] -= 1
    s.hand_size[s.actor] -= 1
    s.row[seat][kind] += 1
    s.face_up += 1
    s.elsewhere = 0
    if s.edition == NL:
        show(s, s.actor, kind)
    if s.hand_size[s.actor] == 0:
        tell(s, LAST_CARD, s.actor)  # F14


def play_dance(s: State) -> None:
    """F9, FR5: a ring dance in front of the player, then every row goes to the left neighbour as it is."""
    tell(s, DANCED, s.actor)
    put_down(s, DANCE, s.actor)
    last = s.players - 1
    total = s.total[last]
    colour = s.colour[last]
    for seat in range(last, 0, -1):
        s.total[seat] = s.total[seat - 1]
        s.colour[seat] = s.colour[seat - 1]
    s.total[0] = total
    s.colour[0] = colour
    for kind in range(KINDS):
        cards = s.row[last][kind]
        for seat in range(last, 0, -1):
            s.row[seat][kind] = s.row[seat - 1][kind]
        s.row[0][kind] = cards
    for seat in range(s.players):
        if s.colour[seat] != NO_COLOUR:
            s.place[s.colour[seat]] = seat
        tell(s, GOT, seat, (seat + last) % s.players, s.colour[seat], s.total[seat], cards_in_row(s, seat))
    begin_turn(s, left_neighbour(s, s.actor), NEXT)


def cards_in_row(s: State, seat: int) -> int:
    cards = 0
    for kind in range(KINDS):
        cards += s.row[seat][kind]
    return cards


def take(s: State) -> None:
    """F12, F13, FR1: the player takes instead of playing, and goes on; FE1: or ends their turn, with the cards in hand."""
    if not can_play(s, s.actor):
        if s.edition == NL:
            learn_that_unable(s, s.actor)
        take_onto_stack(s, s.actor, UNABLE)
        begin_turn(s, s.actor, TOOK)
    elif s.edition == EN:
        take_onto_stack(s, s.actor, CHOSE)
        begin_turn(s, s.actor, TOOK)
    else:
        learn_that_able(s, s.actor)
        take_into_hand(s, s.actor)
        begin_turn(s, left_neighbour(s, s.actor), NEXT)


def can_play(s: State, seat: int) -> bool:
    """F12: not if every row has a colour and all their cards are of the one that lies nowhere."""
    missing = missing_colour(s)
    return missing == NO_COLOUR or has_other_than(s.hand[seat], missing)


def missing_colour(s: State) -> int:
    """Return the colour that cannot be played because every row has another one.

    It exists only with three or four players.
    """
    for seat in range(s.players):
        if s.colour[seat] == NO_COLOUR:
            return NO_COLOUR
    for colour in range(COLOURS):
        if s.place[colour] == NOBODY and colour != s.boxed:
            return colour
    return NO_COLOUR


def has_other_than(cards: list[int], colour: int) -> bool:
    for kind in range(KINDS):
        if cards[kind] > 0 and colour_of(kind) != colour:
            return True
    return False


def take_onto_stack(s: State, seat: int, why: int) -> None:
    """F11, F12, F13: all face-up cards. FE2, FR3: their next card goes elsewhere. FR6: all may take into their hands again."""
    tell(s, TOOK_CARDS, seat, s.face_up, why, s.edition)
    s.stack_size[seat] += s.face_up
    pick_up_rows(s, s.stack[seat])
    s.elsewhere = int(s.edition == NL)
    for other in range(s.players):
        s.took[other] = 0


def take_into_hand(s: State, seat: int) -> None:
    """FE1, FR6: all face-up cards; everybody saw which."""
    tell(s, TOOK_CARDS, seat, s.face_up, CHOSE, s.edition)
    for other in range(s.players):
        for kind in range(KINDS):
            s.known[seat][kind] += s.row[other][kind]
    s.hand_size[seat] += s.face_up
    pick_up_rows(s, s.hand[seat])
    s.took[seat] = 1


def pick_up_rows(s: State, cards: list[int]) -> None:
    """Move all face-up cards to these."""
    for seat in range(s.players):
        for kind in range(KINDS):
            cards[kind] += s.row[seat][kind]
            s.row[seat][kind] = 0
        s.total[seat] = 0
        s.colour[seat] = NO_COLOUR
    for colour in range(COLOURS):
        s.place[colour] = NOBODY
    s.face_up = 0


def left_neighbour(s: State, seat: int) -> int:
    return (seat + 1) % s.players


def begin_turn(s: State, seat: int, why: int) -> None:
    """F14: a player who would begin a turn without cards ends the round."""
    s.actor = seat
    s.why = why
    if s.hand_size[seat] == 0:
        end_round(s, seat)


# `nl`: what everybody knows about a hand. Cards they took (`known`) and others, never seen; alike cards are one and the same.


def show(s: State, seat: int, kind: int) -> None:
    """FR6: a card is played: one of the known, if there is such a one; else one that was not seen before."""
    if s.known[seat][kind] > 0:
        s.known[seat][kind] -= 1
    else:
        for colour in range(COLOURS):
            if colour != colour_of(kind):
                s.not_only[seat][colour] = 0  # so this was it


def learn_that_unable(s: State, seat: int) -> None:
    """F12: the cards go onto their stack, so all that they hold is of the colour that cannot be played."""
    s.only[seat] = missing_colour(s)
    for colour in range(COLOURS):
        s.not_only[seat][colour] = 0


def learn_that_able(s: State, seat: int) -> None:
    """FE1: the cards go into their hand, so they could have played one: if no known card, then one of the others."""
    missing = missing_colour(s)
    if missing != NO_COLOUR and s.only[seat] == NO_COLOUR and not has_other_than(s.known[seat], missing):
        s.not_only[seat][missing] = 1


# The end of a round


def end_round(s: State, seat: int) -> None:
    """F14: they take the King. F18, FE3: in the third round a player may exchange a piece first."""
    s.king = seat
    s.elsewhere = 0
    tell(s, ROUND_OVER, seat, s.round)
    if s.round == ROUNDS - 1:
        fewest = player_with_fewest(s)
        if not can_exchange(s, fewest):
            tell(s, NO_EXCHANGE, fewest)
        elif s.edition == EN:
            exchange(s, fewest)
        else:
            s.phase = EXCHANGE
            s.actor = fewest
            s.why = FEWEST
            return
    finish_round(s)


def choose_exchange(s: State, swaps: bool) -> None:
    """FE3: they exchange, or leave it."""
    if swaps:
        exchange(s, s.actor)
    else:
        tell(s, STAYED, s.actor)
    finish_round(s)


def finish_round(s: State) -> None:
    """F16, F17: the pieces are given out; F19: the next round, or the end of the game (F20)."""
    award_pieces(s)
    if s.round < ROUNDS - 1:
        s.round += 1
        begin_round(s)
    else:
        tell_winner(s)
        s.why = NO_TURN
        s.phase = END
        s.actor = OVER


def score(s: State, seat: int) -> int:
    """F20: the length of their road. The shortest wins."""
    return road(s, seat)


def wins(s: State, seat: int) -> bool:
    """F20: exactly one player."""
    for other in range(s.players):
        if other != seat and is_closer_to_winning(s, other, seat):
            return False
    return True
