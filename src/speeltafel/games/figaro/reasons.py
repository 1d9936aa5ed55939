"""Why one card is better than another: who is likely to take the cards next, and what the round then adds to whose road."""

from typing import Any

import numpy as np

from speeltafel.core.chance import generator
from speeltafel.core.line import Line, Word
from speeltafel.core.reason import Deeds, Fact, Finding, Numbers
from speeltafel.games.figaro import rules
from speeltafel.games.figaro.notation import CARDS, COLOUR_NAMES
from speeltafel.games.figaro.rules import TOO_MUCH
from speeltafel.games.figaro.state import (
    CHOSE,
    COLOURED,
    DANCE,
    EXCHANGED,
    KINDS,
    MOST_PLAYERS,
    NL,
    NO_COLOUR,
    NOBODY,
    REACHED_SIX,
    TOOK_CARDS,
    UNABLE,
    VALUE,
    VALUES,
    State,
)
from speeltafel.games.figaro.view import View, resample

NUMBERS: Numbers = "fives"
HEARD = [TOOK_CARDS, EXCHANGED]
FUTURES = (0, 0)  # there are too many

MOVES = [*CARDS, "take", "swap", "stay"]
HIGH = 3  # a row that may soon be full
NEARLY_FULL = 4
MORE_CARDS = 2  # that would fill it, to be worth a word
LONG = 3  # by so much a piece is shorter than another, for an exchange to be worth a word
LENGTH_THAT_MATTERS = 1.0
OWN_LENGTH_THAT_MATTERS = 0.7
CARDS_THAT_MATTER = 1.0
WORDS_OF_EVENT = 1  # in a heard row the details come after the event's number
FIVES = 20  # parts of 100, to which chances are rounded

# What a fact is usually worth, in parts of V(1 − V), where V is the chance to win: estimates by eye, not fitted.
WORTH = {
    "why-first": -0.3,
    "why-first-six": -0.3,
    "why-first-stuck": -0.3,
    "why-first-other": 0.15,
    "why-longest": -1.0,
    "why-no-piece": 0.8,
    "why-swap": 1.2,
    "why-longest-other": 0.4,
    "why-no-piece-other": -0.4,
    "why-swap-other": -0.5,
}
TRUST = 0.02


def facts(view: View, ends: Any, chances: Any, moves: tuple[str, str]) -> list[Fact]:
    """From the takes that were heard, and from who owns which piece in the end."""
    me = _me(view)
    spread = max(0.02, float(chances[me] * (1 - chances[me])))
    taker, why, cards = _takes(view, ends)
    lengths = ends["length"]
    exchanged = _exchangers(ends)
    found: list[Fact] = []

    def chance(id_: str, values: Any, topic: str, good: int, clear: float = 1.0, **args: Word) -> None:
        worth = WORTH.get(id_, 0.0) * spread
        trust = TRUST if id_ in WORTH else 0.0
        found.append(Fact(id=id_, values=values * 1.0, topic=topic, good=good, clear=clear, args=args, worth=worth, trust=trust))

    def amount(id_: str, values: Any, topic: str, good: int, clear: float, least: float, **args: Word) -> None:
        found.append(
            Fact(id=id_, values=values * 1.0, topic=topic, good=good, clear=clear, args=args, is_amount=True, least=least)
        )

    takes = "take" in moves  # then it is no news who is the next to take
    best_taker, played_taker = (_taker(view, text) for text in moves)
    at_once = takes or best_taker != NOBODY  # nor here, where it was said already
    if not takes and played_taker != me:
        chance("why-first", taker == me, "first", -1)
        chance("why-first-six", (taker == me) & (why == REACHED_SIX), "first", -1, 1.05)
        chance("why-first-stuck", (taker == me) & (why == UNABLE), "first", -1, 1.1)
    if not at_once and played_taker == NOBODY:
        chance("why-nobody", taker == NOBODY, "nobody", 0, 0.7)
    amount("why-cards", cards[:, me], "cards", -1, 0.9 if takes else 0.65, CARDS_THAT_MATTER)
    longest = max(view.groups[view.round - 1], default=0)
    before = [sum(pieces) for pieces in view.pieces]
    for seat in range(view.players):
        owned = ends["owner"] == seat
        road = (owned * lengths).sum(1)
        gets_longest = (owned & (lengths == longest)).any(1) & (longest not in view.pieces[seat])
        gets_none = owned.sum(1) == len(view.pieces[seat])
        swap = _swap(view, seat)
        if swap:
            gets_none &= exchanged != seat
        if seat == me:
            chance("why-longest", gets_longest, "road", -1, 0.9, length=longest)
            chance("why-no-piece", gets_none, "road", 1, 0.85)
            if swap:
                chance("why-swap", exchanged == seat, "road", 1, 0.8, **swap)
            amount("why-road", road - before[seat], "road", -1, 0.65, OWN_LENGTH_THAT_MATTERS)
        else:
            other: dict[str, Word] = {"player": seat}
            topic = f"road-{seat}"
            if not at_once and seat != played_taker:
                chance("why-first-other", taker == seat, "first", 1, 0.95, **other)
            chance("why-longest-other", gets_longest, topic, 1, 0.75, length=longest, **other)
            chance("why-no-piece-other", gets_none, topic, -1, 0.65, **other)
            if swap:
                chance("why-swap-other", exchanged == seat, topic, -1, 0.65, **other, **swap)
            amount("why-road-other", road - before[seat], topic, 1, 0.6, LENGTH_THAT_MATTERS, **other)
    return found


def _takes(view: View, ends: Any) -> tuple[Any, Any, Any]:
    """Who is the next to take cards onto a stack, why, and how many everybody takes from now on."""
    heard = ends["heard"]
    is_take = (heard[:, :, 0] == TOOK_CARDS) & (np.arange(heard.shape[1]) < ends["heard_count"][:, np.newaxis])
    into_hand = (heard[:, :, 3] == CHOSE) & (heard[:, :, 4] == NL)
    onto_stack = is_take & ~into_hand
    first = onto_stack.argmax(1)
    taker = np.where(onto_stack.any(1), heard[np.arange(len(heard)), first, 1], NOBODY)
    why = heard[np.arange(len(heard)), first, 3]
    cards = np.stack([(onto_stack * (heard[:, :, 1] == seat) * heard[:, :, 2]).sum(1) for seat in range(view.players)], 1)
    return taker, why, cards


def _exchangers(ends: Any) -> Any:
    heard = ends["heard"]
    is_exchange = (heard[:, :, 0] == EXCHANGED) & (np.arange(heard.shape[1]) < ends["heard_count"][:, np.newaxis])
    return np.where(is_exchange.any(1), heard[np.arange(len(heard)), is_exchange.argmax(1), 1], NOBODY)


def _swap(view: View, seat: int) -> dict[str, Word]:
    """What they would exchange for what, where that is worth a word."""
    gives, gets = max(view.pieces[seat], default=0), min(view.groups[view.round - 1], default=0)
    return {"gives": gives, "gets": gets} if gives - gets >= LONG else {}


# ---- Words ----


def move(view: View, text: str) -> Line:
    card, arrow, seat = text.partition(">")
    if not arrow:
        return _line(f"why-move-{'dance' if text == CARDS[DANCE] else text}")
    named = _card(card)
    return _line("why-move-self", card=named) if int(seat) == view.seat else _line("why-move", card=named, player=int(seat))


def deeds(view: View, best: str, played: str) -> Deeds | None:
    """What the rows then count, who takes at once, and which card is kept."""
    if best in ("swap", "stay"):
        return None
    kept = _kept(view, best, played)
    return Deeds(_deed(view, played), _deed(view, best), [kept] if kept else [])


def how(view: View, finding: Finding, findings: list[Finding], best: str, played: str, counts: bool) -> list[Line]:
    """What could fill the row that is spoken of; who takes instead, or gets off; that a rival is ahead."""
    me = _me(view)
    seat = int(str(finding.fact.args.get("player", me)))
    lines: list[Line | None] = []
    if finding.fact.topic == "first":
        lines.append(_row_after(view, seat, best, played) if counts else None)
    if seat != me:
        lines.append(_you_fill(view, seat, best, played) or _you_dance(view, seat, best, played))
        lines.append(_leader(view, seat) if counts else None)
        return [line for line in lines if line]
    more = None if _fills(view, best) else _more_often(findings)
    if _taker(view, best) not in (NOBODY, me, _taker(view, played)):
        lines.append(_leader(view, _taker(view, best)) if counts else None)
    if more:
        taking = int(str(more.fact.args["player"]))
        link = _you_fill(view, taking, best, played) or _you_dance(view, taking, best, played)
        lines += [_instead(view, more, findings, counts), link]
    elif finding.fact.id == "why-no-piece":
        lines.append(_gets_off(view, findings))
    return [line for line in lines if line]


def look(view: View, finding: Finding | None, best: str) -> Line:
    if best in ("swap", "stay"):
        return _line("look-roads")
    if best == "take":
        return _line("look-take")
    seat = best.partition(">")[2]
    if not seat:
        return _line("look-dance")
    return _line("look-own-row") if int(seat) == view.seat else _line("look-row", player=int(seat))


def _after(view: View, text: str) -> tuple[State, int]:
    """A position that fits the view, after that move, and who takes all cards at once by it. What is read off it is open."""
    s = resample(view, generator(0))
    s.told = []
    kind, _, seat = text.partition(">")
    number = MOVES.index(kind)
    rules.play(s, number * MOST_PLAYERS + int(seat or 0) if number < KINDS else rules.TAKE + number - KINDS)
    takers = [told[WORDS_OF_EVENT] for told in s.told if told[0] == TOOK_CARDS]
    return s, takers[0] if takers else NOBODY


def _deed(view: View, text: str) -> Line:
    """A move, with what it does at once."""
    me = _me(view)
    named = move(view, text)
    face_up = sum(len(row.cards) for row in view.rows)
    if text == "take":
        own = view.rows[me].total
        hand = "yes" if view.options.edition == "nl" else "no"
        return _line("why-take", move=named, cards=face_up, hand=hand, own=own if own >= HIGH else 0)
    s, taker = _after(view, text)
    if taker != NOBODY:
        args: dict[str, Word] = {"move": named, "cards": face_up + 1}
        return _line("why-fills-own", **args) if taker == me else _line("why-fills", player=taker, **args)
    if text == CARDS[DANCE]:
        return _danced(view, s, named)
    seat = int(text.partition(">")[2])
    bound = _bound(view, text)
    full = "yes" if s.total[seat] + sum(bound) >= TOO_MUCH else "no"
    args = {"move": named, "total": s.total[seat], "cards": len(bound), "full": full}
    return _line("why-raises-own", **args) if seat == me else _line("why-raises", player=seat, **args)


def _danced(view: View, s: State, named: Line) -> Line:
    """To whom the highest row goes, and what one gets oneself."""
    me = _me(view)
    totals = [row.total for row in view.rows]
    high = me if totals[me] == max(totals) else totals.index(max(totals))
    to = (high + 1) % view.players
    args: dict[str, Word] = {"move": named, "total": totals[high], "own": s.total[me]}
    if totals[high] == 0:
        return named
    if high == me:
        return _line("why-dance-from-you", other=to, **args)
    return _line("why-dance-to-you", player=high, **args) if to == me else _line("why-dance", player=high, other=to, **args)


def _bound(view: View, text: str) -> list[int]:
    """The values of the other cards in hand that can then go only there: of a colour that did not lie anywhere yet (F7)."""
    colour = next((name for name in COLOUR_NAMES if name[0] == text[0]), None)
    if colour is None or any(row.colour == colour for row in view.rows):
        return []
    values = [int(card[1]) for card in view.hand or [] if card[0] == text[0]]
    values.remove(int(text[1]))
    return values


def _kept(view: View, best: str, played: str) -> Line | None:
    """A card that fits everywhere, kept for later; or the other of two cards that go to the same row."""
    if played[0] == best[0] == "j" or best == "take":
        pass
    elif played[0] == "j":
        return _line("why-keeps-jester")
    elif played == CARDS[DANCE]:
        return _line("why-keeps-dance")
    card, _, seat = played.partition(">")
    other, _, to = best.partition(">")
    if not seat or seat != to:
        return None
    same = _after(view, best)[1] != NOBODY and _after(view, played)[1] != NOBODY
    return _line("why-keeps", kept=_card(card), spent=_card(other), same="yes" if same else "no")


def _card(text: str) -> Line:
    return _line(f"card-{text[0]}", value=int(text[1]))


def _row_after(view: View, seat: int, best: str, played: str) -> Line | None:
    """The row that is likely to be filled: that of a rival after the best move, one's own after the played one."""
    text, other = (played, best) if seat == view.seat else (best, played)
    s, without = _after(view, text)[0], _after(view, other)[0]
    total, cards = s.total[seat], _that_fill(view, s, seat)
    if total < HIGH or cards < _that_fill(view, without, seat) + MORE_CARDS:
        return None
    args: dict[str, Word] = {"move": move(view, text), "cards": cards}
    return _line("why-own-row", **args) if seat == view.seat else _line("why-row", player=seat, **args)


def _that_fill(view: View, s: State, seat: int) -> int:
    """How many of the cards that the player has not seen would bring that row to six."""
    me = _me(view)
    others = [other for other in range(s.players) if other != me]
    return sum(s.hand[other][kind] - s.known[other][kind] for other in others for kind in _filling(s, seat))


def _filling(s: State, seat: int) -> list[int]:
    """The kinds of cards that would bring that row to six."""
    found = []
    for kind in range(KINDS):
        colour = kind // VALUES if kind < COLOURED else NO_COLOUR
        fits = colour in (NO_COLOUR, s.colour[seat]) or (s.colour[seat] == NO_COLOUR and s.place[colour] == NOBODY)
        if kind != DANCE and fits and s.total[seat] + VALUE[kind] >= TOO_MUCH:
            found.append(kind)
    return found


def _you_fill(view: View, seat: int, best: str, played: str) -> Line | None:
    """A card of one's own that would fill their row on the next turn, after the better move only."""
    me = _me(view)
    if _fills(view, best) or _fills(view, played):
        return None
    after = [_after(view, text)[0] for text in (best, played)]
    cards = [[kind for kind in _filling(s, seat) if s.hand[me][kind]] for s in after]
    return _line("why-you-fill", player=seat, card=_card(CARDS[cards[0][0]])) if cards[0] and not cards[1] else None


def _you_dance(view: View, seat: int, best: str, played: str) -> Line | None:
    """A row that one's own ring dance can pass on to them, and that is higher after the better move."""
    if _fills(view, best) or _fills(view, played):
        return None
    s, without = (_after(view, text)[0] for text in (best, played))
    giver = (seat - 1) % view.players
    total = s.total[giver]
    if not s.hand[_me(view)][DANCE] or total < NEARLY_FULL or total <= max(without.total[giver], s.total[seat]):
        return None
    named: dict[str, Word] = {} if giver == view.seat else {"other": giver}
    return _line("why-you-dance", player=seat, total=total, whose="theirs" if named else "own", **named)


def _taker(view: View, text: str) -> int:
    """Who takes all cards at once by that card."""
    return NOBODY if text in ("take", "swap", "stay") else _after(view, text)[1]


def _fills(view: View, text: str) -> bool:
    """Whether somebody takes at once: then there is no more to say about who does."""
    return text in ("take", "swap", "stay") or _taker(view, text) != NOBODY


def _more_often(findings: list[Finding]) -> Finding | None:
    """Which of the others is the next to take more often, if that is clear."""
    others = [found for found in findings if found.fact.id == "why-first-other"]
    most = max(others, key=lambda found: found.best - found.played, default=None)
    return most if most and most.best - most.played >= most.fact.least else None


def _instead(view: View, more: Finding, findings: list[Finding], counts: bool) -> Line:
    """How often; and where it is less often somebody with a longer road, that as well."""
    seat = int(str(more.fact.args["player"]))
    args: dict[str, Word] = {"more": _of_100(more.best), "fewer": _of_100(more.played)}
    roads = [sum(pieces) for pieces in view.pieces]
    less = min((found for found in findings if found.fact.topic == "first"), key=lambda found: found.best - found.played)
    other = less.fact.args.get("player")
    if counts and isinstance(other, int) and less.played - less.best >= less.fact.least and roads[other] >= roads[seat] + LONG:
        return _line("why-nearer", player=seat, road=roads[seat], other=other, far=roads[other], **args)
    whose = "shortest" if counts and _leads(view, seat) else "none" if not view.stack_sizes[seat] else "plain"
    return _line("why-instead", player=seat, whose=whose, length=roads[seat], **args)


def _gets_off(view: View, findings: list[Finding]) -> Line | None:
    """Who gets no road piece in one's place after the played move: there is one piece less than there are players."""
    others = [found for found in findings if found.fact.id == "why-no-piece-other"]
    most = max(others, key=lambda found: found.played - found.best, default=None)
    if most is None or most.played - most.best < most.fact.least:
        return None
    args: dict[str, Word] = {"more": _of_100(most.played), "fewer": _of_100(most.best)}
    return _line("why-gets-off", player=most.fact.args["player"], pieces=len(view.groups[view.round - 1]), **args)


def _of_100(share: float) -> int:
    """Rounded to five."""
    return 100 // FIVES * round(FIVES * share)


def _leads(view: View, seat: int) -> bool:
    """A rival such that no other has a shorter road."""
    roads = [sum(pieces) for pieces in view.pieces]
    return view.round > 1 and roads[seat] == min(road for other, road in enumerate(roads) if other != view.seat)


def _leader(view: View, seat: int) -> Line | None:
    return _line("why-leader", player=seat, length=sum(view.pieces[seat])) if _leads(view, seat) else None


def _me(view: View) -> int:
    return 0 if view.seat is None else view.seat


def _line(id_: str, **args: Word) -> Line:
    return Line(id_, args, "figaro")
