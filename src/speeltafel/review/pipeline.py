"""A review, part by part: a quick chart, a better one, then the decisions, those with the largest changes first."""

from collections.abc import Iterator

from msgspec.structs import replace

from speeltafel.core.line import Line
from speeltafel.core.record import Source, read
from speeltafel.review import ledger
from speeltafel.review.calibration import fit_for, notes_on
from speeltafel.review.judge import DEEP, verdict_on
from speeltafel.review.model import JUDGE_VERSION, Budget, ChartReady, Part, Review, ReviewFinished, Step, StepJudged, Verdict
from speeltafel.review.rollouts.engine import ReviewEngine, engine_of
from speeltafel.review.timeline import Timeline, timeline_of
from speeltafel.review.win_chances import in_turn, moments_of

FIRST_GLANCE = 8  # the first chart has so many times fewer rollouts


def review_parts(record: Source, deep: bool = False) -> Iterator[Part]:
    """Yield the parts of a review. BadRecord where the record cannot be read, or the game is not over."""
    story = timeline_of(read(record))
    engine = engine_of(story.modules)
    budget: Budget = "deep" if deep else "usual"
    decisions = sum(event.view is not None for event in story.events)
    rollouts = engine.judging.chart * (DEEP if deep else 1)
    if not story.modules.bots.is_exact:
        yield ChartReady(charted(engine, story, rollouts // FIRST_GLANCE, budget), 0, decisions)
    review = charted(engine, story, rollouts, budget)
    yield ChartReady(review, 0, decisions)
    places = [place for place, step in enumerate(review.steps) if has_choice(story, step)]
    places.sort(key=lambda place: -sum(map(abs, review.steps[place].change)))

    def judged(place: int) -> Verdict:
        event = story.events[review.steps[place].number - 1]
        assert event.view is not None  # noqa: S101 - `has_choice`
        return verdict_on(story.modules, event.view, event.text, deep)

    verdicts: dict[int, Verdict] = {}
    for place, verdict in zip(places, in_turn(engine, judged, places), strict=True):
        verdicts[place] = verdict
        yield StepJudged(place, verdict, len(verdicts), decisions)
    yield ReviewFinished(with_verdicts(review, verdicts), decisions, decisions)


def deeper_verdict(record: Source, number: int) -> Verdict:
    """Judge with more samples the decision after which so many steps had been played."""
    story = timeline_of(read(record))
    event = story.events[number - 1]
    assert event.view is not None  # noqa: S101 - who asks has seen a verdict on it
    return verdict_on(story.modules, event.view, event.text, deep=True)


def has_choice(story: Timeline, step: Step) -> bool:
    return step.kind == "decision" and story.events[step.number - 1].view is not None


def charted(engine: ReviewEngine, story: Timeline, rollouts: int, budget: Budget) -> Review:
    """Return a review without verdicts."""
    moments = moments_of(engine, story, rollouts)
    steps = ledger.steps_of([event.actor for event in story.events], moments)
    start = list(map(float, moments[0].chances))
    matrix = ledger.matrix_of(steps, story.players)
    return Review(
        record_hash=story.hash,
        judge=JUDGE_VERSION,
        budget=budget,
        game=story.modules.name,
        players=story.players,
        start=start,
        steps=steps,
        seats=ledger.summaries_of(start, steps, matrix),
        matrix=matrix,
        turning_points=ledger.turning_points_of(steps),
        notes=notes_for(engine, story),
    )


def notes_for(engine: ReviewEngine, story: Timeline) -> list[Line]:
    """Return the notes that belong beside the chart."""
    unsolved = story.modules.bots.is_exact and not len(engine.playout(story.end).weights)
    by_feeling = [Line("review-by-feeling")] if unsolved else []
    return by_feeling + notes_on(fit_for(story.modules, story.players))


def with_verdicts(review: Review, verdicts: dict[int, Verdict]) -> Review:
    steps = [replace(step, verdict=verdicts.get(place)) for place, step in enumerate(review.steps)]
    return replace(review, steps=steps, seats=ledger.summaries_of(review.start, steps, review.matrix))
