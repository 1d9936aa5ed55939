"""Moves as people at a terminal see and type them."""

from speeltafel.cli.console import command_error
from speeltafel.core.contract.game_modules import GameModules


def choices(game: GameModules, legal: list[str]) -> list[str]:
    """Return what can be typed: numbers with their moves, or just the moves if these are numbers."""
    if _verb(legal):
        return legal
    to_typed = getattr(game.picture, "to_typed", str)
    return [f"{n:3} {to_typed(move)}" for n, move in enumerate(legal, 1)]


def parse_typed_move(game: GameModules, answer: str, legal: list[str]) -> str:
    """Return the move that was typed. A number is that of a choice, but where moves are numbers, as dice are, it is the move."""
    if not answer.isdecimal():
        return str(getattr(game.picture, "from_typed", str)(answer.lower()))
    if verb := _verb(legal):
        return f"{verb} {answer[:20]}"
    number = int(answer[:20])
    if not 1 <= number <= len(legal):
        raise command_error("no-such-choice", number=str(number), last=len(legal))
    return legal[number - 1]


def _verb(legal: list[str]) -> str:
    """Return the word that every move begins with, where each is that word and a number: "keep", of dice. Else ""."""
    words = [move.split(" ") for move in legal]
    verbs = {word[0] for word in words}
    return verbs.pop() if len(verbs) == 1 and all(len(word) == 2 and word[1].isdecimal() for word in words) else ""
