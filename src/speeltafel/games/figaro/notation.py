"""Moves as text: `r2>3` is a red 2 in front of seat 3, `o` a ring dance; and chance events, like `start 2`."""

from collections.abc import Sequence

from speeltafel.core.errors import IllegalMove, SpeeltafelError, make_error
from speeltafel.core.line import Line, Word
from speeltafel.games.figaro.mechanics.state import (
    BOX,
    COLOURED,
    DANCE,
    DEAL,
    EXCHANGE,
    HAND,
    KINDS,
    MOST_PLAYERS,
    NO_COLOUR,
    PIECES,
    ROADS,
    ROUNDS,
    State,
    colour_of,
)
from speeltafel.games.figaro.rules import PLAY_DANCE, STAY, SWAP, TAKE

COLOUR_NAMES = ["blue", "green", "purple", "red", "yellow"]
CARDS = [f"{colour[0]}{value}" for colour in COLOUR_NAMES for value in (1, 2, 3)] + ["j1", "j2", "o"]  # by kind

WORDS = {TAKE: "take", SWAP: "swap", STAY: "stay", PLAY_DANCE: CARDS[DANCE]}


def write_move(s: State, move: int) -> str:
    return WORDS.get(move) or f"{CARDS[move // MOST_PLAYERS]}>{move % MOST_PLAYERS}"


def read_move(s: State, text: str) -> int:
    for move, word in WORDS.items():
        if word == text:
            return move
    card, _, seat = text.partition(">")
    if card not in CARDS[:DANCE] or seat not in map(str, range(MOST_PLAYERS)):
        raise _wrong("not-a-move", found=ascii(text[:40]))
    if int(seat) >= s.players:
        raise _wrong("not-a-place", place=seat, last=s.players - 1)
    return CARDS.index(card) * MOST_PLAYERS + int(seat)


def why_not(s: State, move: int) -> Line:
    if s.phase == EXCHANGE:
        return _line("choose-exchange")
    if move in (SWAP, STAY):
        return _line("no-choice-to-exchange")
    if move == TAKE:
        return _line("nothing-to-take" if s.face_up == 0 else "took-already")
    kind, seat = divmod(move, MOST_PLAYERS)
    card = _line("card-dance") if kind == DANCE else _line(f"card-{CARDS[kind][0]}", value=CARDS[kind][1:])
    if s.hand[s.actor][kind] == 0:
        return _line("not-in-hand", card=card)
    if kind < COLOURED and all(colour not in (NO_COLOUR, colour_of(kind)) for colour in s.colour[: s.players]):
        return _line("fits-nowhere", card=card)
    if s.elsewhere and seat == s.actor:
        return _line("not-before-yourself", card=card)
    if s.colour[seat] != NO_COLOUR:
        return _line("row-has-colour", card=card, other=seat, colour=_line(COLOUR_NAMES[s.colour[seat]]))
    colour = colour_of(kind)
    return _line("colour-is-elsewhere", card=card, other=s.place[colour], colour=_line(COLOUR_NAMES[colour]))


def write_chance(phase: int, s: State) -> str:
    return _chance(phase, s, range(s.players))


def seen_chance(phase: int, s: State, viewer: int | None) -> str:
    """Write a chance event as a viewer sees it: of a deal, only their own hand."""
    return _chance(phase, s, [] if viewer is None else [viewer])


def seen_move(s: State, move: int, viewer: int | None) -> str:
    """Write a move: everything is played in the open."""
    return write_move(s, move)


def cards_of(counts: list[int]) -> list[str]:
    """Return the cards in these counts by kind."""
    return sorted(CARDS[kind] for kind in range(KINDS) for _ in range(counts[kind]))


def counts_of(cards: Sequence[str]) -> list[int]:
    """Return the counts of cards by kind."""
    return [cards.count(card) for card in CARDS]


def group_of(s: State, round_: int) -> list[int]:
    """Return the lengths of a group, longest first."""
    return [s.length[piece] for piece in range(PIECES) if s.group[piece] == round_]


def _chance(phase: int, s: State, shown: Sequence[int]) -> str:
    if phase == BOX:
        return f"box {COLOUR_NAMES[s.boxed]}"
    if phase == ROADS:
        return "roads " + " / ".join(" ".join(map(str, group_of(s, round_))) for round_ in range(ROUNDS))
    if phase == DEAL:
        return "deal " + " / ".join(" ".join(cards_of(s.hand[p])) if p in shown else "?" for p in range(s.players))
    return f"start {s.king}"


def read_chance(s: State, text: str) -> list[int]:
    if s.phase == BOX:
        return _read_one(text, "box", COLOUR_NAMES)
    if s.phase == ROADS:
        return _read_roads(s, _parts(text, "roads", ROUNDS))
    if s.phase == DEAL:
        return _read_deal(s, _parts(text, "deal", s.players))
    return _read_one(text, "start", [str(seat) for seat in range(s.players)])


def _read_one(text: str, word: str, choices: list[str]) -> list[int]:
    for outcome, choice in enumerate(choices):
        if text == f"{word} {choice}":
            return [outcome]
    raise _wrong("not-a-draw", found=ascii(text[:40]), verb=word, example=f"{word} {choices[0]}")


def _parts(text: str, word: str, number: int) -> list[list[str]]:
    """Split `word a b / c d` at the spaces and the slashes."""
    first, _, rest = text.partition(" ")
    parts = [part.split(" ") for part in rest.split(" / ")]
    if first != word or len(parts) != number:
        raise _wrong("not-so-many-parts", verb=word, parts=number)
    return parts


def _read_roads(s: State, groups: list[list[str]]) -> list[int]:
    """Read each group as draws from the bag: the position of each piece among those still in it."""
    each = s.players - 1
    bag = [str(length) for length in s.length]
    outcomes = []
    for group in groups:
        if len(group) != each:
            raise _wrong("roads-each", each=each, found=len(group))
        for length in group:
            if length not in bag:
                raise _wrong("roads-not-in-bag", length=ascii(length[:10]))
            outcomes.append(bag.index(length))
            bag.remove(length)
    return outcomes


def _read_deal(s: State, hands: list[list[str]]) -> list[int]:
    """Read each card as a draw: its position among the cards that are left."""
    each = HAND[s.players]
    left = s.undealt[:]
    outcomes = []
    for hand in hands:
        if len(hand) != each:
            raise _wrong("deal-each", each=each, found=len(hand))
        for card in hand:
            if card not in CARDS or left[CARDS.index(card)] == 0:
                raise _wrong("deal-no-such-card", card=ascii(card[:10]))
            kind = CARDS.index(card)
            outcomes.append(sum(left[:kind]))
            left[kind] -= 1
    return outcomes


def _line(id_: str, **args: Word) -> Line:
    return Line(id_, args, "figaro")


def _wrong(id_: str, **args: Word) -> SpeeltafelError:
    return make_error(IllegalMove, id_, game="figaro", **args)
