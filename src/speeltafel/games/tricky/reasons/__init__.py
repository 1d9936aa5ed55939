"""Why one keep is better than another: the contract of core/contract/protocols.py."""

from speeltafel.games.tricky.reasons.composed import FUTURES, HEARD, NUMBERS, SENTENCES, deeds, facts, futures, how, look, move

__all__ = ["FUTURES", "HEARD", "NUMBERS", "SENTENCES", "deeds", "facts", "futures", "how", "look", "move"]
