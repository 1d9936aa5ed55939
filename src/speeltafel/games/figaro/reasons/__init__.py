"""Why one move is better than another: the contract of core/contract/protocols.py."""

from speeltafel.games.figaro.reasons.composed import FUTURES, HEARD, NUMBERS, SENTENCES, deeds, facts, look, move, story

__all__ = ["FUTURES", "HEARD", "NUMBERS", "SENTENCES", "deeds", "facts", "look", "move", "story"]
