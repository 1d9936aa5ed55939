"""Dealing of unseen cards: another world that looks the same to a viewer. Compilable."""

from speeltafel.core.chance import Generator, below
from speeltafel.games.figaro.mechanics.state import COLOURS, KINDS, NO_COLOUR, VALUES, State, colour_of
from speeltafel.games.figaro.rules import kind_of_undealt


def deal_unseen(s: State, viewer: int, g: Generator) -> None:
    """Deal the cards that `viewer` (a seat, or NOBODY) doesn't see.

    Every deal that fits is equally likely; others are dealt again.
    """
    collect_unseen_cards(s, viewer)
    deal_once(s, viewer, g)
    while not all_fit(s, viewer):
        collect_unseen_cards(s, viewer)
        deal_once(s, viewer, g)


def collect_unseen_cards(s: State, viewer: int) -> None:
    """Collect all unseen cards of the other hands."""
    for seat in range(s.players):
        if seat != viewer:
            for kind in range(KINDS):
                unseen = s.hand[seat][kind] - s.known[seat][kind]
                s.hand[seat][kind] -= unseen
                s.undealt[kind] += unseen
                s.undealt_size += unseen


def deal_once(s: State, viewer: int, g: Generator) -> None:
    """Deal once: first to seats whose unseen cards are all of one colour. The others can have any of the rest."""
    for seat in range(s.players):
        if seat != viewer and s.only[seat] != NO_COLOUR:
            deal_to(s, seat, g)
    for seat in range(s.players):
        if seat != viewer and s.only[seat] == NO_COLOUR:
            deal_to(s, seat, g)


def deal_to(s: State, seat: int, g: Generator) -> None:
    """Deal a seat's missing cards from those that are left."""
    colour = s.only[seat]
    missing = s.hand_size[seat]
    for kind in range(KINDS):
        missing -= s.known[seat][kind]
    for _ in range(missing):
        if colour == NO_COLOUR:
            kind = kind_of_undealt(s, below(g, s.undealt_size), 0)
        else:
            cards = 0
            for own in range(colour * VALUES, (colour + 1) * VALUES):
                cards += s.undealt[own]
            kind = kind_of_undealt(s, below(g, cards), colour * VALUES)
        s.undealt[kind] -= 1
        s.undealt_size -= 1
        s.hand[seat][kind] += 1


def all_fit(s: State, viewer: int) -> bool:
    """Whether no player's unseen cards are all of a colour of which they are known not to be all."""
    for seat in range(s.players):
        if seat != viewer:
            for colour in range(COLOURS):
                if s.not_only[seat][colour] and not has_unseen_other_than(s, seat, colour):
                    return False
    return True


def has_unseen_other_than(s: State, seat: int, colour: int) -> bool:
    """Whether one of a seat's unseen cards is of another colour; true also if it has none."""
    unseen = 0
    for kind in range(KINDS):
        cards = s.hand[seat][kind] - s.known[seat][kind]
        if cards > 0 and colour_of(kind) != colour:
            return True
        unseen += cards
    return unseen == 0
