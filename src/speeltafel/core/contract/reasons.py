"""What a game can say about why one move is better than another. review/reasons/ chooses and words it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from speeltafel.core.line import Line, Word

Numbers = Literal["exact", "fives", "tens"]
"""How chances are said: of 100 as they are, of 100 rounded to five, or roughly, of 10."""


@dataclass(frozen=True, kw_only=True)
class Fact:
    """Something that happens, or not, when a game is played on after a move: with a number for each way it went on."""

    id: str  # of its message in the game's texts, and of its kind
    values: Any  # 0 or 1, or part of 1 where it is a chance itself; of an amount, the amount
    topic: str  # of one topic only one fact is said
    good: int = 0  # 1: who decides wants more of it, -1: less; 0: that depends on the position
    args: dict[str, Word] = field(default_factory=dict)  # of its message
    is_amount: bool = False
    least: float = 0.1  # a smaller difference is not worth a sentence
    clear: float = 1.0  # how readily it is understood: of two that explain as much the clearer one is said
    worth: float = 0.0  # what one more of it usually adds to the chance to win, and how far to trust that: as if it had been
    trust: float = 0.0  # seen in so much variance
    promised: bool = False  # the played move sets out for it: if it comes about, that is not kept quiet
    account: str = ""  # facts of one account are weighed against each other: what they come to together is all they explain


class Pairs(NamedTuple):
    """Rollouts by pairs: of one world, with one luck, after the better move and after the played one."""

    best: Any  # the positions in which they ended
    played: Any
    won: Any  # by who decides: won[pair, 0] after the better move, won[pair, 1] after the other
    shares: Any = None  # and by everybody: shares[pair, 0 or 1, seat]


class Arm(NamedTuple):
    """What comes of one of the two moves."""

    facts: list[Fact]  # the same ones, in the same order, in both arms
    chances: Any  # of each way to go on; their sum is 1
    won: Any  # who decides, on each of them
    answers: Sequence[dict[int, int]] = ()  # of each tree that was grown: how often every answer to the move was tried


class Finding(NamedTuple):
    """A fact that speaks for the better move, or against it."""

    fact: Fact  # of the better move's arm
    best: float  # how often, or how much, after the better move
    played: float  # and after the one that was played
    share: float  # of the loss that it explains; below 0 where it speaks for the move that was played
    won: float = 0.0  # by who decides, of the ways on which it happened, after either move
    won_else: float = 0.0  # and of the others
    is_certain: bool = True  # not by chance, and not in one half of the samples only


class Explanation(NamedTuple):
    findings: list[Finding]  # what speaks for the better move, the strongest first
    own: Finding | None  # what they mean for the player, where they speak of others only
    against: Finding | None  # what speaks for the other one all the same
    others: list[Finding]  # every fact that could be weighed
    answers: tuple[Sequence[dict[int, int]], Sequence[dict[int, int]]] = ((), ())  # to the better move and to the played one
    pairs: Pairs | None = None  # where they were sampled


class Story(NamedTuple):
    """What a game tells beside the deeds: after that of the played move, after that of the better one, and then."""

    after_played: list[Line]
    after_best: list[Line]
    more: list[Line]
    explains: bool  # enough of the loss for its label to stand
    is_shown: bool = True  # how what is said comes about can be seen on the table: small losses are blamed only then


class Deeds(NamedTuple):
    """What each of the two moves does at once, by the rules: it names the move, as a part of a sentence."""

    played: Line
    best: Line
    more: list[Line]  # whole sentences about both
