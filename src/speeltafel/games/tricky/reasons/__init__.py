"""Why one keep is better than another: the contract of core/contract/protocols.py."""

from speeltafel.games.tricky.bots.turn import CHOICES
from speeltafel.games.tricky.reasons.claims import coach, look, move
from speeltafel.games.tricky.reasons.turn_endings import NUMBERS, futures

EVENTS: list[int] = []
FUTURES = (CHOICES, NUMBERS)

__all__ = ["EVENTS", "FUTURES", "coach", "futures", "look", "move"]
