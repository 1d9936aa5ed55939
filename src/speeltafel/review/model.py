"""Model of a review, and of the parts in which it arrives while it is being made; ready for JSON."""

from typing import Any, Literal

import msgspec

from speeltafel.core.events import StepSeen
from speeltafel.core.line import Line

JUDGE_VERSION = 12  # the judge's version: a stored review of another one is no longer what we would say

Kind = Literal["luck", "decision", "judge"]
Label = Literal["", "doubtful", "mistake", "blunder", "only", "found"]
Budget = Literal["usual", "deep"]
BAD: tuple[Label, ...] = ("doubtful", "mistake", "blunder")
GOOD: tuple[Label, ...] = ("only", "found")


class ReviewStruct(msgspec.Struct, forbid_unknown_fields=True):
    """The parent of all that is stored and sent."""


class Alternative(ReviewStruct):
    """A move that could have been played, and the chance to win of who plays it."""

    move: str
    share: float
    se: float
    same: bool = False  # as good as the best, within the error
    words: Line | None = None  # the move in words; None if the game has none


class StatedClaim(ReviewStruct):
    """A claim of a reason: something that happens more often, or less often, after the better move, with its numbers."""

    id: str  # its kind, of the game's own: `next`, `disc`
    seat: int | None  # the seat that this is about
    places: list[str]  # where to look on the board: names of `data-place`
    better: float  # how often it happens after the better move; of an amount, how much
    played: float
    explains: float  # which part of the loss


class ContinuationStep(ReviewStruct):
    """A move or chance event of a continuation, as the deciding player would see it."""

    step: StepSeen
    changed: dict[str, Any]  # in the view before it
    prompt: Line


class Continuations(ReviewStruct):
    """Example continuations of the game after both moves, with the same hidden cards and luck."""

    better: list[ContinuationStep]  # from the move itself on
    played: list[ContinuationStep]


class Verdict(ReviewStruct):
    """A decision, judged by what its player could know. Chances are of 1, and `loss` never below 0."""

    played: str
    best: str
    loss: float  # how much more often the best move would have won
    se: float  # the standard error of that
    measured: float  # the loss as it was measured, below 0 where what was played did better: for sums, which it keeps fair
    at_stake: float  # how far apart the moves are
    label: Label = ""
    effect: list[float] = []  # by seat, the effect of the played move compared with the best
    alternatives: list[Alternative] = []  # the best ones first; the played one is always among them
    reasons: list[Line] = []  # at most three sentences: the better move, what comes of it, how
    claims: list[StatedClaim] = []  # the claims behind the reasons, the main one first; none if no cause was found
    continuations: Continuations | None = None  # to be shown on the board


class Hint(ReviewStruct):
    """A tip, in two steps."""

    look: Line | None  # the first step; None where nothing has to be found
    move: str  # the second step: the judge's move, for a ghost on the board
    lines: list[Line]  # and what is said with it
    verdict: Verdict  # `alternatives` has everybody's shares
    places: list[str] = []  # where the first step points: names of `data-place`


class Step(ReviewStruct):
    """One change of all win chances: a chance event, a decision, or a re-evaluation."""

    number: int  # of moves and chance events played when it was done; the judge's thoughts have that of the step before
    kind: Kind
    actor: int | None  # the seat that decided
    chances: list[float]  # after it
    change: list[float]
    se: list[float]  # the standard errors of `chances`
    verdict: Verdict | None = None  # where there was something to decide, once it is judged


class TurningPoint(ReviewStruct):
    """A step at which much changed hands."""

    step: int  # its place in `steps`
    number: int
    kind: Kind
    actor: int | None
    seat: int  # whose chance changed most
    before: float
    after: float


class Counts(ReviewStruct):
    """Number of a seat's decisions by label; `decisions` counts those with more than one choice."""

    decisions: int = 0
    doubtful: int = 0
    mistake: int = 0
    blunder: int = 0
    only: int = 0
    found: int = 0


class SeatSummary(ReviewStruct):
    """The account of a seat: start + luck + own + others + judge = result, exactly."""

    start: float
    luck: float
    own: float
    others: float
    judge: float
    result: float
    error_rate: float | None = None  # of what was at stake in their decisions, the part they lost; None: nothing was
    lost: float = 0.0  # the sums behind it
    at_stake: float = 0.0
    counts: Counts = msgspec.field(default_factory=Counts)


class Review(ReviewStruct):
    """The whole of it."""

    record_hash: str
    judge: int
    budget: Budget
    game: str
    players: int
    start: list[float]
    steps: list[Step]
    seats: list[SeatSummary]
    matrix: list[list[float]]  # matrix[i][j]: what the decisions of i gave j
    turning_points: list[TurningPoint]
    notes: list[Line] = []  # beside the chart: where the judge is less reliable


# ---- Parts, in the order in which they come ----


class ChartReady(msgspec.Struct, tag="Chart", forbid_unknown_fields=True):
    """Everything but the verdicts. A later chart is more exact and takes the place of the one before."""

    review: Review
    done: int
    total: int


class StepJudged(msgspec.Struct, tag="Judged", forbid_unknown_fields=True):
    """The verdict on one step of the last chart."""

    step: int  # its place in `steps`
    verdict: Verdict
    done: int
    total: int


class ReviewFinished(msgspec.Struct, tag="Finished", forbid_unknown_fields=True):
    """The whole review, with all verdicts and the summary. It is the last part."""

    review: Review
    done: int
    total: int


Part = ChartReady | StepJudged | ReviewFinished
