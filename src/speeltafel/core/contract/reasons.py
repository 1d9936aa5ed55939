"""Claims of a game about two moves, and the texts that all games share. review/reasons/ weighs and selects claims."""

from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol

from speeltafel.core.line import Line, Word

TENS = 10
NOTICED = 2  # of ten
RARE, NEVER = 0.05, 0.005  # below it a number of 10 says too much


@dataclass(frozen=True)
class Outcomes:
    """Samples of how the game goes on after one of the two moves."""

    ends: Any  # [n] the positions reached, as records with the events on the way; or [n, k] rows of numbers
    weight: Any  # [n] how likely each is; their sum is 1
    won: Any  # [n] the deciding player's share of the win
    shares: Any  # [n, seat] everybody's share, where it was sampled


class Rollouts(NamedTuple):
    """Samples after both moves."""

    better: Outcomes
    played: Outcomes
    kind: Literal["exact", "trees", "paired"]  # paired: sample i of both has the same hidden cards and the same luck


@dataclass
class Claim:
    """Something that happens more often, or less often, after the better move."""

    id: str
    better: Any  # [n] whether it happens after the better move, 0 or 1; of an amount, how much
    played: Any
    wants: int  # 1: the deciding player wants it to happen, -1: not to
    seat: int | None = None  # the seat that it is about
    place: int = -1  # of what: a tent, a column
    where: Any = None  # the samples that it is about, where it is not that it comes out otherwise
    account: Any = None  # where claims add up: whose account it is in
    worth: float = 1.0  # and so many points of it
    is_amount: bool = False
    weights: tuple[Any, Any] | None = None  # how likely each outcome is, where they are not samples
    explains: float = 0.0  # which part of the loss
    after_better: float = field(init=False)  # how often it happens, or how much there is of it
    after_played: float = field(init=False)

    def __post_init__(self) -> None:
        """Take the means."""
        from speeltafel.core.array_library import np  # only where games are judged

        one, two = self.weights or (None, None)
        self.after_better = float(np.average(self.better, weights=one))
        self.after_played = float(np.average(self.played, weights=two))

    @property
    def apart(self) -> float:
        """How much more often it happens, in the direction that the deciding player wants."""
        return self.wants * (self.after_better - self.after_played)

    @property
    def flips(self) -> Any:
        """By sample: 1 where the claim comes out better, -1 where worse."""
        from speeltafel.core.array_library import np

        return self.wants * (np.asarray(self.better, float) - np.asarray(self.played, float))


class ExampleStep(NamedTuple):
    """A move or chance event in a sample, with the sentence of the game's log."""

    actor: int | None
    move: str
    line: Line | None


class Coach(Protocol):
    """The words of a game for one pair of moves."""

    claims: list[Claim]

    def clarity(self, claim: Claim, /) -> float:
        """Return how plainly a reader sees a claim: of those that explain enough, the clearest one is shown."""

    def sentences(self, said: list[Claim], /) -> list[Line]:
        """Return at most three sentences, the advice first; only the advice if there is no claim."""

    def places(self, claim: Claim, /) -> list[str]:
        """Return where to look on the board: names of `data-place`."""

    def example(self, claim: Claim, /) -> tuple[list[ExampleStep], list[ExampleStep]] | None:
        """Return how a sample went on after the better and after the played move, in which the claim comes out differently."""


def cases(share: float) -> Line:
    """Return `6 times in 10`, or an adverb."""
    return Line("cases", {"how": how_often(share), "tens": tens(share)})


def instead(better: float, played: float) -> Line:
    """Return `6 times in 10 instead of 2`, or only `more often` where the two are less than two of ten apart."""
    in_tens = how_often(better) == how_often(played) == "of"
    if in_tens and abs(tens(better) - tens(played)) < NOTICED:
        return Line("oftener", {"more": "yes" if better > played else "no"})
    less = Line("cases-short", {"tens": tens(played)}) if in_tens else cases(played)
    return Line("instead", {"how": how_often(better), "better": cases(better), "played": less})


def tens(share: float) -> int:
    """Return how many of ten cases, but never none or all."""
    return max(1, min(TENS - 1, round(TENS * share)))


def how_often(share: float) -> str:
    """Return the adverb, where a number of 10 would say too much."""
    if share < RARE:
        return "never" if share < NEVER else "hardly"
    if share > 1 - RARE:
        return "always" if share > 1 - NEVER else "nearly"
    return "of"


def mostly(share: float) -> str:
    """Return how often without a number: "mostly", "often" and so on."""
    found = how_often(share)
    return found if found != "of" else "mostly" if share >= 0.5 else "often"


def sentence(*clauses: Word | None) -> list[Line]:
    """Return a clause as a sentence, or two with a colon between them; nothing for None."""
    said = [clause for clause in clauses if clause is not None]
    if not said:
        return []
    if len(said) == 1:
        return [Line("reason", {"clause": said[0]})]
    return [Line("reason-colon", {"clause": said[0], "then": said[1]})]


def also(clause: Line, more: Line | None) -> Line:
    """Join two clauses with a comma."""
    return clause if more is None else Line("clause-comma", {"clause": clause, "then": more})


def number(value: int) -> Line:
    """Return a small number as a word."""
    return Line("number", {"value": value})


NOTHING: Word = ""
