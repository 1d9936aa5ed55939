"""Views of Carnavalo: hidden are movement chips and the values of cards played under, not their owners (CR8, CR10)."""

from functools import lru_cache

import msgspec

from speeltafel.core.chance import Generator, below
from speeltafel.core.state import OVER, copy_of
from speeltafel.core.view import AnyView, state_of
from speeltafel.games.carnavalo import rules
from speeltafel.games.carnavalo.mechanics.cards import card_of, taken_from
from speeltafel.games.carnavalo.mechanics.components import (
    CARDS,
    CHIPS_PER_TENT,
    EVERYBODY,
    KINDS,
    MOST_PLAYERS,
    NO_CARD,
    NO_CHIP,
    NO_TENT,
    OWNER,
    PROCESSION_CHIPS,
    PROCESSION_LENGTH,
    TENT_CHIPS,
    TENT_CHIPS_ADVANCED,
    TENTS,
    VALUE,
    VALUES,
    WON,
)
from speeltafel.games.carnavalo.mechanics.movement_chips import FIRST_IN_STACK, PLACES
from speeltafel.games.carnavalo.mechanics.moves import DIRECT, PASS, PLAY_CHIP
from speeltafel.games.carnavalo.mechanics.scoring import score
from speeltafel.games.carnavalo.mechanics.state import BEFORE, MOVES, PROCESSION_DRAW, TENT_DRAW, State
from speeltafel.games.carnavalo.notation import KIND, chip_move, tent_name
from speeltafel.games.carnavalo.options import Options, Route, apply_options, route_of
from speeltafel.games.carnavalo.rules import play

HAS_HIDDEN_INFORMATION = True

MEMORY_AIDS = ["whereabouts", "known_to_all", "unseen", "last_day"]


class Card(msgspec.Struct, forbid_unknown_fields=True):
    owner: int
    value: int | None  # None: face down, and not this viewer's


class Tent(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[Card]  # from the top; the first is the stage card
    chip: str | None  # the open one: 1 to 4, x for 2x, z for 3x
    chips: int  # how many lie there


class Count(msgspec.Struct, forbid_unknown_fields=True):
    """The cards of a tent, or of the procession, at the last day's count, and their worth to each player."""

    cards: list[Card]
    values: list[int]


class Whereabouts(msgspec.Struct, forbid_unknown_fields=True):
    """The places where a movement chip can be: players' hands, and positions of the stack (0 is the top)."""

    hands: list[int]
    stack: list[int]


class View(AnyView, kw_only=True):
    route: Route
    track: int  # the last field of the confetti tracks
    advanced: bool
    day: int
    floats: int  # on the pile: so many days are left, this one included
    quiet: int  # turns without a card played or sent to the procession, this one included (CR11)
    ring: int
    citizens: list[int]  # the fields of the Prince, the Miss and the Barricade man
    tents: list[Tent]
    middle: Card | None
    procession: list[Card]
    procession_chip: int | None  # the open one
    procession_chips: int  # how many lie there
    last_day: list[Count]  # of each tent, and last of the procession
    hand: list[int] | None  # this seat's cards; None for a spectator
    hand_sizes: list[int]
    unseen: list[list[int]]  # of each player the values that were not shown today: in hand, or face down
    chips: list[str] | None  # this seat's movement chips
    chip_counts: list[int]
    stack: int  # movement chips in the stack
    whereabouts: list[Whereabouts]  # of the chips t1 to t6, as far as this viewer can know
    known_to_all: list[Whereabouts]  # the same, as far as everybody knows
    discs: list[list[int | None]]  # of each player, tent after tent; None: won
    chips_won: list[list[str]]  # tent chips
    procession_chips_won: list[list[int]]
    has_float: list[bool]
    points: list[int]  # if it ended now


def view(s: State, seat: int | None) -> View:
    seats = range(s.players)
    set_up = s.phase >= BEFORE
    return View(
        route=route_of(s),
        track=s.track,
        advanced=s.advanced == 1,
        day=s.day,
        floats=s.floats,
        quiet=s.quiet,
        ring=s.ring,
        citizens=s.at[:],
        tents=[_tent(s, tent, seat, set_up) for tent in range(TENTS)],
        middle=_card(s, s.middle, seat) if s.middle != NO_CARD else None,
        procession=[_card(s, card, seat) for card in s.procession[: s.in_procession]],
        procession_chip=s.parade[s.parade_gone] if s.parade_open else None,
        procession_chips=sum(number != NO_CHIP for number in s.parade),
        last_day=[_count(s, place) for place in range(TENTS + 1)],
        hand=None if seat is None else _values(s.hand[seat]),
        hand_sizes=[s.hand[p].bit_count() for p in seats],
        unseen=[[value for value in range(1, VALUES + 1) if not s.shown[card_of(p, value)]] for p in seats],
        chips=None if seat is None else [tent_name(chip) for chip in range(TENTS) if s.held[seat] >> chip & 1],
        chip_counts=[s.held[p].bit_count() for p in seats],
        stack=s.stacked,
        whereabouts=[_whereabouts(places) for places in s.may_be[EVERYBODY if seat is None else seat + 1]],
        known_to_all=[_whereabouts(places) for places in s.may_be[EVERYBODY]],
        discs=[[None if field == WON else field for field in s.disc[p]] for p in seats],
        chips_won=[[KIND[kind] for kind in range(KINDS) for _ in range(s.chips_won[p][kind])] for p in seats],
        procession_chips_won=[[number for number in range(3, 6) for _ in range(s.parade_won[p][number])] for p in seats],
        has_float=[s.has_float[p] == 1 for p in seats],
        points=[score(s, p) for p in seats],
        memory_aids=MEMORY_AIDS,
    )


def _tent(s: State, tent: int, seat: int | None, set_up: bool) -> Tent:
    """Return a tent. Its cards are not seen before the setup is complete (C5)."""
    return Tent(
        cards=[_card(s, card, seat) for card in reversed(s.pile[tent][1 : s.height[tent] + 1])] if set_up else [],
        chip=KIND[s.chip[tent][s.chips_gone[tent]]] if s.chip_open[tent] else None,
        chips=sum(kind != NO_CHIP for kind in s.chip[tent]),
    )


def _card(s: State, card: int, seat: int | None) -> Card:
    return Card(OWNER[card], VALUE[card] if s.shown[card] or OWNER[card] == seat else None)


def _count(s: State, place: int) -> Count:
    cards = [Card(OWNER[card], VALUE[card]) for card in range(1, CARDS + 1) if s.counted_at[card] == place + 1]
    return Count(cards, s.value[place][: s.players])


def _values(hand: int) -> list[int]:
    return [value for value in range(1, VALUES + 1) if hand >> (value - 1) & 1]


def _whereabouts(places: int) -> Whereabouts:
    return Whereabouts(
        hands=[seat for seat in range(FIRST_IN_STACK) if places >> seat & 1],
        stack=[i for i in range(TENTS) if places >> FIRST_IN_STACK + i & 1],
    )


# ---- Another world that looks the same ----


def resample(view: View, g: Generator) -> State:
    """Return a state drawn from all that fit the view: card values, movement chips, and the chips that lie face down."""
    s: State = state_of(view, rules)
    apply_options(s, Options(route=view.route, track=view.track, advanced=view.advanced))
    s.day, s.floats, s.quiet, s.ring = view.day, view.floats, view.quiet, view.ring
    s.at = view.citizens[:]
    for place, count in enumerate(view.last_day):
        s.value[place][: s.players] = count.values
        for card in count.cards:
            s.counted_at[_open(card)] = place + 1
    for seat in range(s.players):
        s.disc[seat] = [WON if field is None else field for field in view.discs[seat]]
        s.has_float[seat] = int(view.has_float[seat])
    _draw_cards(s, view, g)
    _draw_movement_chips(s, view, g)
    _draw_tent_chips(s, view, g)
    _draw_procession_chips(s, view, g)
    return s


def _draw_cards(s: State, view: View, g: Generator) -> None:
    """Draw for each player the values that nobody saw today: face down or in hand, in any order."""
    for seat in range(s.players):
        for value in range(1, VALUES + 1):
            s.shown[card_of(seat, value)] = int(value not in view.unseen[seat])
    unseen = [_shuffled(values, g) for values in view.unseen]
    if view.seat is not None and view.hand is not None:
        own = [card.value for tent in view.tents for card in tent.cards if card.owner == view.seat]
        picked = [value for value in view.unseen[view.seat] if value not in own and value not in view.hand]
        unseen[view.seat] = picked + view.hand[::-1]  # taken from the front, so the hand comes last
    for i, tent in enumerate(view.tents):
        s.height[i] = len(tent.cards)
        for place, card in enumerate(reversed(tent.cards), 1):
            s.pile[i][place] = card_of(card.owner, card.value or unseen[card.owner].pop(0))
    s.middle = NO_CARD if view.middle is None else _open(view.middle)
    s.in_procession = len(view.procession)
    s.procession[: s.in_procession] = [_open(card) for card in view.procession]
    if MOVES <= s.phase < BEFORE:
        for seat, somewhere in zip(range(s.players), _shuffled(list(range(TENTS)), g), strict=False):
            s.pile[somewhere][1], s.height[somewhere] = card_of(seat, unseen[seat].pop(0)), 1
    for seat in range(s.players):
        in_hand = unseen[seat][len(unseen[seat]) - view.hand_sizes[seat] :]
        s.hand[seat] = sum(1 << (value - 1) for value in in_hand)


def _open(card: Card) -> int:
    """Return the number of a card that lies open to all."""
    return card_of(card.owner, card.value or 0)


def _draw_movement_chips(s: State, view: View, g: Generator) -> None:
    """Draw the movement chips in a way that fits what the viewer knows.

    Each player knows their own, and of the rest what all know.
    """
    s.stack = [NO_TENT] * TENTS
    if s.phase < TENT_DRAW:
        return
    own, common = ([_places(one) for one in known] for known in (view.whereabouts, view.known_to_all))
    room = [*view.chip_counts, *[0] * (MOST_PLAYERS - s.players), *[1] * view.stack, *[0] * (TENTS - view.stack)]
    possible = ways(tuple(own), tuple(room))
    for chip, place in enumerate(possible[below(g, len(possible))]):
        if place < FIRST_IN_STACK:
            s.held[place] |= 1 << chip
        else:
            s.stack[place - FIRST_IN_STACK] = chip
    s.stacked = view.stack
    s.may_be[EVERYBODY] = common
    for seat in range(s.players):
        s.may_be[seat + 1] = own if seat == view.seat else _with_own_hand(s, common, seat)


def _places(known: Whereabouts) -> int:
    return sum(1 << seat for seat in known.hands) | sum(1 << FIRST_IN_STACK + i for i in known.stack)


def _with_own_hand(s: State, common: list[int], seat: int) -> list[int]:
    hand = 1 << seat
    return [hand if s.held[seat] >> chip & 1 else places & ~hand for chip, places in enumerate(common)]


@lru_cache(maxsize=4096)
def ways(places: tuple[int, ...], room: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return every way to put the chips, each in one of its places, so that all places are filled."""
    if not places:
        return [()]
    found = []
    for place in range(PLACES):
        if places[0] >> place & 1 and room[place]:
            rest = (*room[:place], room[place] - 1, *room[place + 1 :])
            found += [(place, *others) for others in ways(places[1:], rest)]
    return found


def _draw_tent_chips(s: State, view: View, g: Generator) -> None:
    """Draw the tent chips that were not seen: they lie face down, or in the box."""
    for seat in range(s.players):
        for chip in view.chips_won[seat]:
            s.chips_won[seat][KIND.index(chip)] += 1
    s.chips_left = (TENT_CHIPS_ADVANCED if view.advanced else TENT_CHIPS)[:]
    for kind in range(KINDS):
        s.chips_left[kind] -= sum(s.chips_won[seat][kind] for seat in range(s.players))
    if s.phase < PROCESSION_DRAW:
        return
    for i, tent in enumerate(view.tents):
        s.chips_gone[i] = CHIPS_PER_TENT - tent.chips
        s.chip_open[i] = int(tent.chip is not None)
        if tent.chip is not None:
            s.chip[i][s.chips_gone[i]] = KIND.index(tent.chip)
            s.chips_left[KIND.index(tent.chip)] -= 1
    for i in range(TENTS):
        for place in range(s.chips_gone[i] + s.chip_open[i], CHIPS_PER_TENT):
            s.chip[i][place] = taken_from(s.chips_left, below(g, sum(s.chips_left)))


def _draw_procession_chips(s: State, view: View, g: Generator) -> None:
    s.parade_left = PROCESSION_CHIPS[:]
    for seat in range(s.players):
        for number in view.procession_chips_won[seat]:
            s.parade_won[seat][number] += 1
            s.parade_left[number] -= 1
    if s.phase < BEFORE:
        return
    s.parade_gone = PROCESSION_LENGTH - view.procession_chips
    s.parade_open = int(view.procession_chip is not None)
    if view.procession_chip is not None:
        s.parade[s.parade_gone] = view.procession_chip
        s.parade_left[view.procession_chip] -= 1
    for place in range(s.parade_gone + s.parade_open, PROCESSION_LENGTH):
        s.parade[place] = taken_from(s.parade_left, below(g, sum(s.parade_left)))


def _shuffled(values: list[int], g: Generator) -> list[int]:
    left = values[:]
    return [left.pop(below(g, len(left))) for _ in values]


# ---- Taking back ----


def reveals(s: State, move: int) -> bool:
    """Whether a move reveals a card or chip that a player could not be sure of."""
    after = copy_of(s)
    play(after, move)
    if after.day > s.day or after.actor == OVER:
        return True
    if any(after.held[seat] != s.held[seat] for seat in range(s.players) if seat != s.actor):
        return True  # a player got a chip and looked at it
    if PLAY_CHIP <= move < PASS:
        chip, _, steps = chip_move(move)
        if steps == DIRECT and s.may_be[EVERYBODY][chip] != 1 << s.actor:
            return True
    shown = [card for card in range(1, CARDS + 1) if after.shown[card] > s.shown[card]]
    return any(_has_face_down(s, OWNER[card]) for card in shown)


def _has_face_down(s: State, seat: int) -> bool:
    """Whether a seat has cards face down. If not, everybody knows its hand."""
    return any(OWNER[card] == seat and not s.shown[card] for pile in s.pile for card in pile if card != NO_CARD)
