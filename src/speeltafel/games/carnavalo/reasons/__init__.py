"""Why one move is better than another: the contract of core/contract/protocols.py."""

from speeltafel.games.carnavalo.reasons.claims import EVENTS, coach, look
from speeltafel.games.carnavalo.reasons.moves import move

__all__ = ["EVENTS", "coach", "look", "move"]
