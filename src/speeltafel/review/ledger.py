"""Ledger of win chances: every change belongs to luck, to a decision, or to a re-evaluation.

It knows nothing of games. All sums are exact, since every change is the difference of two recorded chances.
"""

from collections.abc import Sequence
from typing import Any

from speeltafel.review.model import BAD, GOOD, Counts, Kind, SeatSummary, Step, TurningPoint

LEAST_THOUGHT = 1e-9  # the judge thinks as before
LEAST_AT_STAKE = 0.02  # decisions with less at stake say nothing about who decides
TURNING_POINTS = 3


def steps_of(actors: Sequence[int | None], moments: Sequence[Any]) -> list[Step]:
    """Return the steps between the moments before the first event and after each one.

    `actors` has the seat that decided each event, None for chance.
    """
    found: list[Step] = []
    before = list(map(float, moments[0].chances))
    for number, (actor, moment) in enumerate(zip(actors, moments[1:], strict=True), 1):
        kind: Kind = "luck" if actor is None else "decision"
        after = list(map(float, moment.chances))
        found.append(_step(number, kind, actor, before, after, moment.se))
        before = after
        resampled = list(map(float, moment.resampled))
        if max(abs(a - b) for a, b in zip(resampled, before, strict=True)) > LEAST_THOUGHT:
            found.append(_step(number, "judge", None, before, resampled, moment.resampled_se))
            before = resampled
    return found


def _step(number: int, kind: Kind, actor: int | None, before: list[float], after: list[float], se: Any) -> Step:
    change = [b - a for a, b in zip(before, after, strict=True)]
    return Step(number, kind, actor, after, change, list(map(float, se)))


def matrix_of(steps: Sequence[Step], players: int) -> list[list[float]]:
    """Return matrix[i][j]: what the decisions of i gave j."""
    found = [[0.0] * players for _ in range(players)]
    for step in steps:
        if step.actor is not None:
            row = found[step.actor]
            found[step.actor] = [a + b for a, b in zip(row, step.change, strict=True)]
    return found


def summaries_of(start: Sequence[float], steps: Sequence[Step], matrix: Sequence[Sequence[float]]) -> list[SeatSummary]:
    return [_summary(seat, start, steps, matrix) for seat in range(len(start))]


def _summary(seat: int, start: Sequence[float], steps: Sequence[Step], matrix: Sequence[Sequence[float]]) -> SeatSummary:
    def sum_of(kind: Kind) -> float:
        return sum(step.change[seat] for step in steps if step.kind == kind)

    own = matrix[seat][seat]
    others = sum(row[seat] for giver, row in enumerate(matrix) if giver != seat)
    result = steps[-1].chances[seat] if steps else start[seat]
    found = SeatSummary(start[seat], sum_of("luck"), own, others, sum_of("judge"), result)
    _count(found, seat, steps)
    return found


def _count(found: SeatSummary, seat: int, steps: Sequence[Step]) -> None:
    """Count the labels of a seat's judged decisions."""
    found.counts = counts = Counts()
    for step in steps:
        verdict = step.verdict
        if step.actor != seat or verdict is None:
            continue
        counts.decisions += 1
        if verdict.label in BAD + GOOD:
            setattr(counts, verdict.label, getattr(counts, verdict.label) + 1)
        if verdict.at_stake > LEAST_AT_STAKE:
            found.lost += verdict.measured
            found.at_stake += verdict.at_stake
    found.error_rate = max(0.0, found.lost / found.at_stake) if found.at_stake else None


def turning_points_of(steps: Sequence[Step]) -> list[TurningPoint]:
    """Return the steps at which most changed hands, in the order of the game."""
    events = [place for place, step in enumerate(steps) if step.kind != "judge"]
    most = sorted(events, key=lambda place: -_moved(steps[place]))[:TURNING_POINTS]
    return [_turning_point(place, steps[place]) for place in sorted(most) if _moved(steps[place]) > LEAST_AT_STAKE]


def _moved(step: Step) -> float:
    return sum(map(abs, step.change)) / 2


def _turning_point(place: int, step: Step) -> TurningPoint:
    seat = max(range(len(step.change)), key=lambda seat: abs(step.change[seat]))
    after = step.chances[seat]
    return TurningPoint(place, step.number, step.kind, step.actor, seat, after - step.change[seat], after)
