"""What the moves are called, and what they do at once."""

from speeltafel.core.contract.reasons import Deeds
from speeltafel.core.line import Line, Word
from speeltafel.games.figaro.mechanics.state import DANCE, NOBODY
from speeltafel.games.figaro.notation import CARDS, COLOUR_NAMES
from speeltafel.games.figaro.reasons.courses import card_named, line
from speeltafel.games.figaro.rules import TOO_MUCH
from speeltafel.games.figaro.view import View

HIGH = 3  # a row that may soon be full


def move(view: View, text: str) -> Line:
    card, arrow, seat = text.partition(">")
    if not arrow:
        return line(f"why-move-{'dance' if text == CARDS[DANCE] else text}")
    named = card_named(card)
    return line("why-move-self", card=named) if int(seat) == view.seat else line("why-move", card=named, player=int(seat))


def deeds(view: View, best: str, played: str) -> Deeds | None:
    """What the rows then count, and who takes at once."""
    if best in ("swap", "stay"):
        return None
    return Deeds(_deed(view, played), _deed(view, best, is_better=True), [])


def _deed(view: View, text: str, is_better: bool = False) -> Line:
    """A move, with what it does at once. What speaks against the better one does not belong there."""
    me = _me(view)
    named = move(view, text)
    face_up = sum(len(row.cards) for row in view.rows)
    if text == "take":
        own = view.rows[me].total
        hand = "yes" if view.options.edition == "nl" else "no"
        return line("why-take", move=named, cards=face_up, hand=hand, own=own if own >= HIGH else 0)
    taker = takes_at_once(view, text)
    if taker != NOBODY:
        args: dict[str, Word] = {"move": named, "cards": face_up + 1}
        return line("why-fills-own", **args) if taker == me else line("why-fills", player=taker, **args)
    if text == CARDS[DANCE]:
        return _danced(view, named)
    seat = int(text.partition(">")[2])
    total = view.rows[seat].total + int(text[1])  # as it lies: a last card ends the round, which clears the rows
    args = {"move": named, "total": total}
    if seat != me:
        return line("why-raises", player=seat, **args)
    bound = [] if is_better else _bound(view, text)
    full = "yes" if total + sum(bound) >= TOO_MUCH else "no"
    return line("why-raises-own", **args, cards=len(bound), full=full)


def _danced(view: View, named: Line) -> Line:
    """To whom one's own row goes, and the highest one, and what one gets oneself."""
    me = _me(view)
    totals = [row.total for row in view.rows]
    high = me if totals[me] else totals.index(max(totals))
    to = (high + 1) % view.players
    args: dict[str, Word] = {"move": named, "total": totals[high], "own": totals[(me - 1) % view.players]}
    if totals[high] == 0:
        return named
    if high == me:
        return line("why-dance-from-you", other=to, **args, **_passed_too(view, totals))
    return line("why-dance-to-you", player=high, **args) if to == me else line("why-dance", player=high, other=to, **args)


def _passed_too(view: View, totals: list[int]) -> dict[str, Word]:
    """The highest row of a rival, where it may soon be full, and to whom it goes, unless that is oneself."""
    me = _me(view)
    high = max((seat for seat in range(view.players) if seat != me), key=lambda seat: totals[seat])
    to = (high + 1) % view.players
    if totals[high] < HIGH or me == to:
        return {"too": "no"}
    return {"too": "yes", "another": line("passes", player=high, total=totals[high], other=to)}


def _bound(view: View, text: str) -> list[int]:
    """The values of the other cards in hand that can then go only there: of a colour that did not lie anywhere yet (F7)."""
    colour = next((name for name in COLOUR_NAMES if name[0] == text[0]), None)
    if colour is None or any(row.colour == colour for row in view.rows):
        return []
    values = [int(card[1]) for card in view.hand or [] if card[0] == text[0]]
    values.remove(int(text[1]))
    return values


def spares(view: View, best: str, played: str) -> Line | None:
    """That of two cards which fill the same row the other one is kept."""
    card, _, seat = played.partition(">")
    other, _, to = best.partition(">")
    if not seat or seat != to or NOBODY in (takes_at_once(view, best), takes_at_once(view, played)):
        return None
    return line("why-spares", kept=card_named(card), spent=card_named(other))


def keeps(view: View, best: str, played: str) -> Line | None:
    """That a card which fits everywhere is kept for later, where that has not been said."""
    if played[0] == best[0] or spares(view, best, played):
        return None
    if played[0] == "j":
        return line("why-keeps-jester")
    return line("why-keeps-dance") if played == CARDS[DANCE] else None


def takes_at_once(view: View, text: str) -> int:
    """Who takes all cards at once because of that card, or NOBODY."""
    seat = text.partition(">")[2]
    is_full = bool(seat) and view.rows[int(seat)].total + int(text[1]) >= TOO_MUCH
    return int(seat) if is_full else NOBODY


def _me(view: View) -> int:
    return 0 if view.seat is None else view.seat
