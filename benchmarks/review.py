"""Measurements of reviews on games between bots: how far they can be trusted.

    python -m benchmarks.review WHAT GAME PLAYERS

    separation  games until neighbouring levels differ at p < .05: by what they lost of what was at stake, by what the ledger
                leaves of who won when luck is taken off, and by who won
    luck        mean luck of each seat over many games, in standard errors: it must be fair
    blame       how often masters are blamed, and what they are said to lose
    sensitive   how many planted blunders are found
    time        seconds a review takes, and its first chart

What is judged can be thinned out with --every; then more games are needed than with whole reviews, never fewer.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
from msgspec.structs import replace as changed
from tools.measure.bot_games import bot_games

import speeltafel
from speeltafel import games
from speeltafel.bots import LADDER
from speeltafel.core.chance import generator
from speeltafel.core.record import read
from speeltafel.review import ledger
from speeltafel.review.judge import judged, mean_and_error, verdict_on
from speeltafel.review.labels import SURE, label_thresholds
from speeltafel.review.model import BAD, ChartReady, Verdict
from speeltafel.review.move_values import Decision, decision_of, evaluate_moves
from speeltafel.review.pipeline import charted
from speeltafel.review.rollouts import sampling
from speeltafel.review.rollouts.engine import ReviewEngine, engine_of
from speeltafel.review.timeline import Timeline, TimelineStep, timeline_of

WIDE = 0.15  # how far apart moves are where a blunder is planted
TRIED = 12  # moves, of which it is one
GLANCE = 48  # rollouts of each
P_05 = 1.96


def stories(name: str, seats: list[str], count: int, seed: int, jobs: int) -> Iterator[Timeline]:
    for record in bot_games(name, seats, count, seed, jobs):
        yield timeline_of(read(record))


def decisions(story: Timeline, every: int) -> list[TimelineStep]:
    return [event for event in story.events if event.view is not None][::every]


def verdict(story: Timeline, event: TimelineStep) -> Verdict:
    assert event.view is not None  # noqa: S101 - `decisions`
    return verdict_on(story.modules, event.view, event.text)


def wordless(story: Timeline, event: TimelineStep) -> Verdict:
    """Return what was lost, without reasons, which would take as long again."""
    assert event.view is not None  # noqa: S101 - `decisions`
    asked = decision_of(engine_of(story.modules), event.view)
    move = story.modules.legal(asked.first)[event.view.legal.index(event.text)]
    return judged(asked, evaluate_moves(asked, move), move, in_words=False)


# ---- Separation ----


def separation(given: Any) -> None:
    """Neighbours sit in turn, and who begins changes from game to game."""
    known = games.modules(given.game).bots.levels
    levels = given.levels.split(",") if given.levels else [level for level in LADDER if level in known]
    for weak, strong in pairwise(levels):
        lost, played, won = [], [], []
        for first in (0, 1):
            seats = [(weak, strong)[(seat + first) % 2] for seat in range(given.players)]
            for number, story in enumerate(stories(given.game, seats, given.games // 2, given.seed + first, given.jobs)):
                if not given.judged or number < given.judged // 2:
                    lost.append(_lost_more(story, [seat for seat in range(given.players) if seats[seat] == weak], given.every))
                played.append(_played_better(story, seats, weak, given.rollouts))
                won.append(_won_less(story, seats, weak))
        better = float(np.mean(played))  # luck is fair: wins say the same in the long run, with more noise
        by_wins = f"by results without luck {_needed(played, better)}, by wins {_needed(won, better)}"
        needed = f"by errors {_needed(lost, float(np.mean(lost)))}, {by_wins} games"
        print(f"{weak}/{strong}: {needed}; of {len(lost)} judged, {len(won)} played", flush=True)


def _lost_more(story: Timeline, weak: list[int], every: int) -> float:
    """By how much the weak lost more of what was at stake than the strong."""
    sums = np.zeros((2, 2))
    for event in decisions(story, every):
        found = wordless(story, event)
        if found.at_stake > ledger.LEAST_AT_STAKE:
            sums[int(event.actor in weak)] += found.measured, found.at_stake
    rates = sums[:, 0] / np.maximum(sums[:, 1], ledger.LEAST_AT_STAKE)
    return float(rates[1] - rates[0])


def _played_better(story: Timeline, seats: list[str], weak: str, rollouts: int) -> float:
    """By how much the strong won more, with everybody's luck taken off."""
    engine = engine_of(story.modules)
    review = charted(engine, around_chance(story), rollouts or engine.judging.chart, "usual")
    return sum((-1 if level == weak else 1) * (seat.result - seat.luck) for level, seat in zip(seats, review.seats, strict=True))


def _won_less(story: Timeline, seats: list[str], weak: str) -> float:
    return sum((-1 if seats[seat] == weak else 1) / len(story.winners) for seat in story.winners)


def _needed(differences: list[float], mean: float) -> str:
    """Games until it is 1.96 standard errors from 0, if the mean difference is that."""
    return f"{np.ceil((P_05 * np.std(differences) / mean) ** 2):.0f}" if mean > 0 else "never"


# ---- Luck, blame, blunders ----


def luck(given: Any) -> None:
    engine = engine_of(games.modules(given.game))
    found = []
    for story in stories(given.game, [given.level] * given.players, given.games, given.seed, given.jobs):
        review = charted(engine, around_chance(story), given.rollouts or engine.judging.chart, "usual")
        found.append([seat.luck for seat in review.seats])
    means, errors = np.mean(found, axis=0), np.std(found, axis=0) / np.sqrt(len(found))
    for seat, (mean, error) in enumerate(zip(means, errors, strict=True)):
        print(f"seat {seat}: {100 * mean:+.2f} of 100, {mean / error:+.1f} standard errors; {len(found)} games")


def around_chance(story: Timeline) -> Timeline:
    """Return the same luck in fewer moments: what chance did, and the positions before and after it."""
    by_chance = [event.actor is None for event in story.events]
    after_it = [False, *by_chance[:-1]]
    kept = [event for event, *near in zip(story.events, by_chance, after_it, strict=True) if any(near)]
    return changed(story, events=kept)


def blame(given: Any) -> None:
    at = label_thresholds(given.players, games.modules(given.game).bots.judging)
    verdicts = []
    for story in stories(given.game, ["master"] * given.players, given.games, given.seed, given.jobs):
        verdicts += [verdict(story, event) for event in decisions(story, given.every)]
        labelled = sum(found.label in BAD for found in verdicts)
        lost, error = mean_and_error(np.array([found.measured for found in verdicts]))
        above = [sum(found.label in BAD and found.loss >= line for found in verdicts) for line in at]
        shares = ", ".join(f"{count / len(verdicts):.1%} above {line:.0%}" for count, line in zip(above, at, strict=True))
        print(f"{len(verdicts)} decisions, {labelled} blamed: {shares}; {100 * lost:.2f} ± {196 * error:.2f} lost", flush=True)


def sensitive(given: Any) -> None:
    """Plant blunders where moves are far apart: any bad one that a second judge, with other dice, is sure of."""
    engine = engine_of(games.modules(given.game))
    planted = found = 0
    for story in stories(given.game, [given.level] * given.players, given.games, given.seed, given.jobs):
        for number, event in enumerate(decisions(story, given.every)):
            move = _blunder(engine, event, number)
            if move is not None and event.view is not None:
                planted += 1
                found += verdict_on(story.modules, event.view, move).label in BAD
        print(f"{found} of {planted} planted blunders found", flush=True)


def _blunder(engine: ReviewEngine, event: TimelineStep, number: int) -> str | None:
    assert event.view is not None  # noqa: S101 - `decisions`
    asked = replace(decision_of(engine, event.view), g=generator(99, number))
    legal = engine.modules.legal(asked.first)
    tried = list(np.random.default_rng(number).permutation(legal)[:TRIED])
    values = _at_a_glance(asked, tried)
    bad = [int(move) for move, value in zip(tried, values, strict=True) if value < values.max() - WIDE]
    if not bad:
        return None
    move = bad[0]
    other = evaluate_moves(asked, move)
    if other.at_stake < WIDE or other.best == move:
        return None
    loss, error = mean_and_error(other.compare(other.best, move, 0)[:, other.seat])
    worst = label_thresholds(event.view.players, engine.judging)[-1]
    return event.view.legal[legal.index(move)] if loss - SURE * error > worst else None


def _at_a_glance(asked: Decision, moves: list[int]) -> Any:
    """Estimate each move's worth, so that the other judge is asked only where moves are far apart."""
    engine = asked.engine
    if engine.modules.bots.is_exact:
        values = sampling.exact(engine, asked.first)[:, asked.seat]
        return values[[engine.modules.legal(asked.first).index(move) for move in moves]]
    worlds, playout = asked.worlds(GLANCE, asked.dice(20)), engine.playout(asked.first)
    return sampling.after_moves(engine, worlds, moves, asked.dice(21), range(GLANCE), playout).shares[:, :, asked.seat].mean(0)


# ---- Time ----


def duration(given: Any) -> None:
    """Without compiling, which is done once."""
    engine_of(games.modules(given.game))
    for record in bot_games(given.game, [given.level] * given.players, given.games, given.seed, given.jobs):
        start, cpu, first = time.perf_counter(), time.process_time(), 0.0
        for part in speeltafel.review_parts(record):
            if isinstance(part, ChartReady) and not first:
                first = time.perf_counter() - start
        seconds, used = time.perf_counter() - start, time.process_time() - cpu
        print(
            f"first chart {first:.2f} s, review {seconds:.1f} s, {used:.1f} s of processors; {part.total} decisions", flush=True
        )


MEASURES = {"separation": separation, "luck": luck, "blame": blame, "sensitive": sensitive, "time": duration}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=MEASURES)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--level", default="casual", help="who plays, where that is not said")
    parser.add_argument("--levels", default="", help="for separation: these, with commas, and not all")
    parser.add_argument("--judged", type=int, default=0, help="for separation: so many of the games; 0: all of them")
    parser.add_argument("--every", type=int, default=1, help="judge one decision of so many")
    parser.add_argument("--rollouts", type=int, default=0, help="of luck and separation, from each position; 0: as the chart has")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="how many games are played at a time")
    given = parser.parse_args()
    MEASURES[given.what](given)


if __name__ == "__main__":
    main()
