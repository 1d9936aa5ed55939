"""What comes of a move, in numbers: cards taken, and whose road gets which piece."""

from typing import Any

import numpy as np

from speeltafel.core.contract.reasons import Fact
from speeltafel.core.line import Word
from speeltafel.games.figaro.mechanics.state import CHOSE, EXCHANGED, NL, NOBODY, TOOK_CARDS
from speeltafel.games.figaro.reasons.links import exchange
from speeltafel.games.figaro.view import View

LENGTH_THAT_MATTERS = 1.0
OWN_LENGTH_THAT_MATTERS = 0.7
CARDS_THAT_MATTER = 1.0

# What a fact is usually worth, in parts of V(1 − V), where V is the chance to win: estimates by eye, not fitted.
WORTH = {
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
    me = 0 if view.seat is None else view.seat
    spread = max(0.02, float(chances[me] * (1 - chances[me])))
    cards = _cards_taken(view, ends)
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

    amount("why-cards", cards[:, me], "cards", -1, 0.65, CARDS_THAT_MATTER)
    longest = max(view.groups[view.round - 1], default=0)
    before = [sum(pieces) for pieces in view.pieces]
    for seat in range(view.players):
        owned = ends["owner"] == seat
        road = (owned * lengths).sum(1)
        gets_longest = (owned & (lengths == longest)).any(1) & (longest not in view.pieces[seat])
        gets_none = owned.sum(1) == len(view.pieces[seat])
        swap = exchange(view, seat)
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
            chance("why-longest-other", gets_longest, topic, 1, 0.75, length=longest, **other)
            chance("why-no-piece-other", gets_none, topic, -1, 0.65, **other)
            if swap:
                chance("why-swap-other", exchanged == seat, topic, -1, 0.65, **other, **swap)
            amount("why-road-other", road - before[seat], topic, 1, 0.6, LENGTH_THAT_MATTERS, **other)
    return found


def _cards_taken(view: View, ends: Any) -> Any:
    """cards[rollout, seat]: onto their stack, until the round is over."""
    heard = ends["heard"]
    is_take = (heard[:, :, 0] == TOOK_CARDS) & (np.arange(heard.shape[1]) < ends["heard_count"][:, np.newaxis])
    into_hand = (heard[:, :, 3] == CHOSE) & (heard[:, :, 4] == NL)
    cards = np.where(is_take & ~into_hand, heard[:, :, 2], 0)
    return np.stack([(cards * (heard[:, :, 1] == seat)).sum(1) for seat in range(view.players)], 1)


def _exchangers(ends: Any) -> Any:
    heard = ends["heard"]
    is_exchange = (heard[:, :, 0] == EXCHANGED) & (np.arange(heard.shape[1]) < ends["heard_count"][:, np.newaxis])
    return np.where(is_exchange.any(1), heard[np.arange(len(heard)), is_exchange.argmax(1), 1], NOBODY)
