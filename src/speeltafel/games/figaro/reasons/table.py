"""Figaro's table for reasons: moves in words, and what a move changes at once."""

from typing import NamedTuple

from speeltafel.core.chance import generator
from speeltafel.core.line import Line, Word
from speeltafel.games.figaro.mechanics.scoring import award_pieces, can_exchange, exchange, player_with_fewest, road
from speeltafel.games.figaro.mechanics.state import DANCE, NOBODY, ROUNDS
from speeltafel.games.figaro.notation import CARDS, COLOUR_NAMES
from speeltafel.games.figaro.rules import TOO_MUCH
from speeltafel.games.figaro.view import View, resample


class Standing(NamedTuple):
    """How the round would end, by seat."""

    pieces: list[int]  # the length of the road piece that each gets, or 0
    swapper: int  # who exchanges, or NOBODY


def move(view: View, text: str) -> Line:
    """Return a move as the object of "play": `red 2 in front of Ann`."""
    card, arrow, seat = text.partition(">")
    if not arrow:
        return line({CARDS[DANCE]: "move-dance"}.get(text, f"move-{text}"), player=view.seat or 0)
    if int(seat) == view.seat:
        return line("move-lay-own", player=int(seat), card=card_line(card))
    return line("move-lay", other=int(seat), card=card_line(card))


def card_line(card: str) -> Line:
    """`red 2`."""
    return line("dance") if card == CARDS[DANCE] else line(f"card-{card[0]}", value=card[1])


def colour_of(card: str) -> str | None:
    return next((name for name in COLOUR_NAMES if name[0] == card[:1] and card[1:2].isdigit()), None)


def at_once(view: View, text: str) -> int:
    """Return the player who takes because of that very card; NOBODY if none does."""
    seat = text.partition(">")[2]
    return int(seat) if seat and view.rows[int(seat)].total + int(text[1]) >= TOO_MUCH else NOBODY


def totals_after(view: View, text: str) -> list[int]:
    """Return the totals of the rows after that move, by seat."""
    totals = [row.total for row in view.rows]
    card, arrow, seat = text.partition(">")
    if not arrow:
        return [totals[-1], *totals[:-1]] if text == CARDS[DANCE] else [0] * len(totals) if text == "take" else totals
    totals[int(seat)] += int(card[1])
    return [0] * len(totals) if totals[int(seat)] >= TOO_MUCH else totals


def colours_after(view: View, text: str) -> list[str | None]:
    """Return the colours of the rows after that move, by seat."""
    colours = [row.colour for row in view.rows]
    card, arrow, seat = text.partition(">")
    if not arrow:
        return [colours[-1], *colours[:-1]] if text == CARDS[DANCE] else [None] * len(colours) if text == "take" else colours
    if at_once(view, text) != NOBODY:
        return [None] * len(colours)
    colours[int(seat)] = colours[int(seat)] or colour_of(card)
    return colours


def line(id_: str, **args: Word) -> Line:
    return Line(id_, args, "figaro")


def if_it_ended(view: View, seat: int = NOBODY, more: int = 0) -> Standing:
    """Return how the round would end with the stacks as they are, after a seat has taken so many more cards (F15–F18, FE3)."""
    s = resample(view, generator(0))
    if seat != NOBODY:
        s.stack_size[seat] += more
    fewest, seats = player_with_fewest(s), range(view.players)
    swaps = view.round == ROUNDS and can_exchange(s, fewest)
    if swaps:
        exchange(s, fewest)
    before = [road(s, one) for one in seats]
    award_pieces(s)
    pieces = [road(s, one) - less for one, less in zip(seats, before, strict=True)]
    return Standing(pieces, fewest if swaps else NOBODY)
