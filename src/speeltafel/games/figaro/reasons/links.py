"""What can be seen on the table, or remembered, that makes clear why a move is good."""

from collections.abc import Sequence

from speeltafel.core.chance import generator
from speeltafel.core.line import Line, Word
from speeltafel.games.figaro.mechanics.state import DANCE, NOBODY, ROUNDS, VALUES, colour_of
from speeltafel.games.figaro.notation import CARDS, COLOUR_NAMES
from speeltafel.games.figaro.reasons.courses import Card, Step, line
from speeltafel.games.figaro.reasons.move_effects import takes_at_once
from speeltafel.games.figaro.rules import TOO_MUCH
from speeltafel.games.figaro.view import View, resample

FEW = 2  # cards of a colour
NOTABLY = 2  # cards more
LONG = 3  # by so much a piece is shorter than another, for an exchange to be worth a word
FAR = 10  # by so much a longer road looks lost
SHORTER = 2  # by less a road is hardly the shorter one
BY_FEWEST = ("why-no-piece", "why-swap")  # what comes of the fewest cards


# ---- Cards and rows ----


def colour_in(text: str) -> int | None:
    """The colour of the card that is played, if it has one."""
    return next((number for number, name in enumerate(COLOUR_NAMES) if ">" in text and name[0] == text[0]), None)


def bound(view: View, best: str, played: Sequence[Step]) -> Line | None:
    """That a colour which comes before oneself in the example fits only before another once the better card begins it (F7)."""
    colour, to = colour_in(best), int(best.partition(">")[2] or NOBODY)
    if colour is None or to == view.seat or any(row.colour == COLOUR_NAMES[colour] for row in view.rows):
        return None
    comes = any(isinstance(step, Card) and step.to == view.seat and colour_of(step.kind) == colour for step in played)
    return line("why-bound", colour=line(COLOUR_NAMES[colour]), player=to) if comes else None


def own_cards(view: View, best: str, played: str, taker: object) -> Line | None:
    """That one has more cards of that colour for the row of who takes; not where the other card is of a colour as good."""
    colour, to = colour_in(best), int(best.partition(">")[2] or NOBODY)
    if colour in (None, colour_in(played)) or view.seat == to or to != taker or takes_at_once(view, best) != NOBODY:
        return None
    cards = _others_in_hand(view, best)
    is_worse = colour_in(played) is None or _others_in_hand(view, played) < cards
    total = view.rows[to].total + sum(int(card[1]) for card in view.hand or [] if card[0] == best[0])
    full = "yes" if total >= TOO_MUCH else "no"
    named = line(COLOUR_NAMES[int(str(colour))])
    return line("why-own-cards", cards=cards, colour=named, full=full) if cards and is_worse else None


def _others_in_hand(view: View, text: str) -> int:
    """How many cards of the colour that is played one keeps."""
    return sum(card[0] == text[0] for card in view.hand or []) - 1


def kept_for(view: View, best: str, played: str, who: int) -> dict[str, Word]:
    """How many cards one then has of the colour of that row, and which colour that is: more of the one that the better card lays
    there, or those that the other card does not leave; 0 where that is the same after both."""
    to = best.partition(">")[2]
    lies = None if best == CARDS[DANCE] else view.rows[who].colour
    begins = colour_in(best) if to == str(who) else None
    colour = lies or (COLOUR_NAMES[begins] if begins is not None else None)
    if colour is None:
        return {"cards": 0}
    cards = sum(card[0] == colour[0] for card in view.hand or [])
    after = [cards - (">" in text and text[0] == colour[0]) for text in (best, played)]
    is_more = to == str(who) and best[0] == colour[0]
    if not after[0] or (not is_more and after[0] == after[1]):
        return {"cards": 0}
    return {"cards": after[0], "colour": line(colour), "kept": "more" if is_more else "keep"}


def own_colour(view: View, best: str, played: str) -> Line | None:
    """That one's own row then has a colour, while after the other move any fits there (F7)."""
    colours = [_colour_before_oneself(view, text) for text in (best, played)]
    return line("why-own-colour", colour=line(colours[0])) if colours[0] and not colours[1] else None


def _colour_before_oneself(view: View, text: str) -> str | None:
    """Of one's own row after a move that makes nobody take; a ring dance brings the row of who sits before (F9)."""
    me = int(str(view.seat))
    if text == CARDS[DANCE]:
        return view.rows[me - 1].colour
    colour = colour_in(text)
    begins = COLOUR_NAMES[colour] if colour is not None and text.partition(">")[2] == str(me) else None
    return view.rows[me].colour or begins


def more_of_it(view: View, best: str, played: str) -> Line | None:
    """That there are more cards of that colour for the row than of the one that the other card would give it."""
    colour, other, to = colour_in(best), colour_in(played), best.partition(">")[2]
    is_one_row = to == played.partition(">")[2] != str(view.seat)
    if colour is None or other is None or not is_one_row or takes_at_once(view, best) != NOBODY:
        return None
    more, fewer = (_with_others(view, one) + _others_in_hand(view, text) for one, text in ((colour, best), (other, played)))
    if more - fewer < NOTABLY:
        return None
    return line("why-colour", more=more, fewer=fewer, colour=line(COLOUR_NAMES[colour]), other_colour=line(COLOUR_NAMES[other]))


def open_row(view: View, best: str, played: str) -> Line | None:
    """That a row still takes any colour after a jester, where the other card would have given it one (F7, F8)."""
    _, _, to = best.partition(">")
    is_so = best[0] == "j" and to == played.partition(">")[2] != str(view.seat) and colour_in(played) is not None
    return line("why-open-row", player=int(to)) if is_so and view.rows[int(to)].colour is None else None


def shield(view: View, best: str) -> Line | None:
    """That few cards can be added to one's own row, where the better card begins it, or none (F7)."""
    colour = colour_in(best)
    if colour is None or best.partition(">")[2] != str(view.seat) or takes_at_once(view, best) != NOBODY:
        return None
    theirs = _with_others(view, colour)
    few = FEW if view.rows[int(str(view.seat))].colour is None else 0
    return (
        line("why-shield", colour=line(COLOUR_NAMES[colour]), own=_others_in_hand(view, best), theirs=theirs)
        if theirs <= few
        else None
    )


def row_got(view: View, text: str, is_better: bool) -> Line | None:
    """That of the colour one gets by a ring dance the others have fewer cards than of the one before, or more (F7, F9)."""
    if text != CARDS[DANCE] or view.seat is None:
        return None
    before, got = view.rows[view.seat].colour, view.rows[view.seat - 1].colour
    if before is None or got is None:
        return None
    now, then = (_with_others(view, COLOUR_NAMES.index(colour)) for colour in (before, got))
    if (now - then if is_better else then - now) < NOTABLY:
        return None
    return line("why-row-got", colour=line(got), theirs=then, other_colour=line(before), before=now)


def _with_others(view: View, colour: int) -> int:
    """How many cards of that colour the others hold: the same in every position that fits the view."""
    s = resample(view, generator(0))
    kinds = range(colour * VALUES, (colour + 1) * VALUES)
    return sum(s.hand[seat][kind] for seat in range(view.players) if seat != view.seat for kind in kinds)


def free(view: View, best: str) -> Line | None:
    """That all one's cards fit only in one place, and after a take anywhere again (F7)."""
    colours = {card[0] for card in view.hand or []}
    places = [seat for seat, row in enumerate(view.rows) if row.colour and colours == {row.colour[0]} and seat != view.seat]
    return line("why-free", player=places[0]) if best == "take" and places else None


# ---- Roads and stacks ----


def rival(view: View, seat: object, other: object = None) -> Line | None:
    """That they have a shorter road than the other one; than all rivals, where there is none."""
    if not isinstance(seat, int) or seat in (NOBODY, view.seat) or view.round == 1:
        return None
    roads = [sum(pieces) for pieces in view.pieces]
    if isinstance(other, int) and other not in (NOBODY, view.seat):
        shorter = roads[other] - roads[seat] >= SHORTER
        return line("why-rival", player=seat, length=roads[seat], other=other, longer=roads[other]) if shorter else None
    leads = all(road - roads[seat] >= SHORTER for one, road in enumerate(roads) if one not in (seat, view.seat))
    return line("why-leader", player=seat, length=roads[seat]) if leads else None


def exchanges(view: View, seat: object) -> Line | None:
    """That a rival gets a shorter road with the fewest cards (F18), as nobody has fewer so far: where one would think them behind
    oneself and others, or far behind oneself."""
    if not isinstance(seat, int) or seat in (NOBODY, view.seat) or view.seat is None or view.round < ROUNDS:
        return None
    roads = [sum(pieces) for pieces in view.pieces]
    are_before = [other for other, road in enumerate(roads) if road < roads[seat]]
    seems_behind = view.seat in are_before and (len(are_before) > 1 or roads[seat] - roads[view.seat] >= FAR)
    swap = exchange(view, seat)
    is_near = view.stack_sizes[seat] == min(view.stack_sizes)
    return line("why-exchanges", player=seat, **swap) if swap and is_near and seems_behind else None


def exchange(view: View, seat: int) -> dict[str, Word]:
    """What they would exchange for what, and what road they then have, where that is worth a word."""
    gives, gets = max(view.pieces[seat], default=0), min(view.groups[view.round - 1], default=0)
    road = sum(view.pieces[seat]) - gives + gets
    return {"gives": gives, "gets": gets, "road": road} if gives - gets >= LONG else {}


def fewest(view: View, seat: object) -> Line | None:
    """That they and oneself have the fewest cards so far: if they take more, one has the fewest."""
    if not isinstance(seat, int) or seat == NOBODY or view.seat is None:
        return None
    cards, own = view.stack_sizes[seat], view.stack_sizes[view.seat]
    others = [size for other, size in enumerate(view.stack_sizes) if other not in (seat, view.seat)]
    is_next = max(own, cards) <= min(others)
    return line("why-fewest", player=seat, cards=cards, own=own) if is_next else None


def none_yet(view: View, seat: object, other: object = None) -> Line | None:
    """Why somebody may get no road piece: they have no cards (F17); not where that holds for the other one as well."""
    if not isinstance(seat, int) or seat in (NOBODY, view.seat) or view.stack_sizes[seat]:
        return None
    is_both = isinstance(other, int) and other != NOBODY and view.stack_sizes[other] == 0
    return None if is_both else line("why-none-yet", player=seat)


def stacks(view: View) -> Line | None:
    """How many cards everybody has taken so far: it is by their order that pieces are given out."""
    return line("why-stacks", stacks=_sizes(view, view.stack_sizes)) if any(view.stack_sizes) else None


def stacks_after(view: View, best: str, played: str) -> Line | None:
    """How many cards everybody has then, where both moves make somebody take at once, each another one."""
    takers = [takes_at_once(view, text) for text in (played, best)]
    if NOBODY in takers or takers[0] == takers[1]:
        return None
    cards = sum(len(row.cards) for row in view.rows) + 1
    after = [[size + cards * (seat == taker) for seat, size in enumerate(view.stack_sizes)] for taker in takers]
    return line("why-stacks-after", played=_sizes(view, after[0]), best=_sizes(view, after[1]))


def stacks_then(view: View, best: str, played: str, fact: str = "") -> Line | None:
    """How many cards everybody has then, where one of the moves is a take, or makes somebody take at once, and the other not.

    Not beside a fact that speaks for the fewest cards, where one has them after the move that is not the better one."""
    takers = [_takes_now(view, text) for text in (best, played)]
    if (takers[0] == NOBODY) == (takers[1] == NOBODY):
        return None
    after, text = ("best", best) if takers[1] == NOBODY else ("played", played)
    cards = sum(len(row.cards) for row in view.rows) + (text != "take")
    sizes = [size + cards * (seat in takers) for seat, size in enumerate(view.stack_sizes)]
    is_fewest = view.seat is not None and sizes[view.seat] == min(sizes)
    if fact in BY_FEWEST and is_fewest != (after == "best"):
        return None
    return line("why-stacks-then", after=after, stacks=_sizes(view, sizes))


def _takes_now(view: View, text: str) -> int:
    """Who takes onto their stack because of that move, or NOBODY."""
    if text == "take" and view.seat is not None and view.options.edition != "nl":
        return view.seat
    return takes_at_once(view, text)


def _sizes(view: View, sizes: Sequence[int]) -> Line:
    """Who has how many cards, the most first."""
    first, *others = sorted(range(view.players), key=lambda seat: -sizes[seat])
    said = _size(view, first, sizes[first])
    for seat in others:
        said = Line("comma", {"first": said, "last": _size(view, seat, sizes[seat])})
    return said


def _size(view: View, seat: int, cards: int) -> Line:
    return line("stack-of", who="you" if seat == view.seat else "other", player=seat, cards=cards)
