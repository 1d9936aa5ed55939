"""Values of the moves of one decision, from the view alone: exact, by rollouts, or by tree search.

The best move is chosen first. The loss of the played move is then measured in fresh samples, since the best of many noisy
values looks better than it is.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from msgspec.structs import replace as changed

from speeltafel.bots.request import random_stream_for
from speeltafel.bots.search_driver import shortlist
from speeltafel.bots.worlds import resample_by_weight, worlds_for
from speeltafel.core.array_library import np
from speeltafel.core.chance import Generator, generator, next_word
from speeltafel.core.view import AnyView
from speeltafel.review.labels import HALF, WHOLE
from speeltafel.review.rollouts import sampling
from speeltafel.review.rollouts.engine import ReviewEngine

SEED = 14
SECOND = 99  # the round of fresh samples in which a second opinion is asked for
FINALISTS = 4
CANDIDATES = 12  # of which a tree's judge says how far apart they are
LEARNING = 5  # a tree learns first: its first fifth does not count
BATCHES = 8  # of a tree's iterations: single ones depend on those before, so they would seem surer than they are
LEAST_VISITS = 40  # of a move in a tree, for its share to mean something
QUICK_CHECK, LONGER = 0.25, 1.5  # of a tree's iterations, where hardly anything is at stake, and for a second opinion
NEGLIGIBLE_IN_TREE = 0.015  # apart in the tree that chose the better one, which makes that look better than it is
AS_GOOD = 1e-9

Compare = Callable[[int, int, int], Any]


@dataclass(frozen=True)
class MoveValues:
    """The moves of a decision, and their estimated values for the seat that decides."""

    seat: int
    moves: list[int]
    shares: Any  # by move
    se: Any
    best: int  # a move
    at_stake: float
    compare: Compare
    """compare(one, other, round): fresh samples of what the one wins more often, as differences[sample, seat]."""
    second_opinion: Callable[[int, int], float] | None = None  # by how much, in another style or larger trees
    enough: float = HALF  # how much of a line it must reach

    @property
    def runner_up(self) -> int:
        """Return the second best move."""
        order = np.argsort(-self.shares, kind="stable")
        return next(self.moves[int(i)] for i in order if self.moves[int(i)] != self.best)

    def share(self, move: int) -> float:
        return float(self.shares[self.moves.index(move)])


@dataclass(frozen=True)
class Decision:
    """A decision as its seat saw it."""

    engine: ReviewEngine
    view: AnyView
    first: Any  # a state that fits the view
    g: Generator
    scale: int  # how much more than usual is looked at

    @property
    def seat(self) -> int:
        return int(self.first.actor)

    def dice(self, purpose: int) -> Generator:
        """Return dice for this view, different ones for each purpose."""
        g = replace(self.g)
        return generator(next_word(g) << 32 | next_word(g), purpose)

    def worlds(self, count: int, g: Generator) -> Any:
        """Draw worlds from the view alone, by the beliefs of a master."""
        engine, level = self.engine, self.engine.level
        wanted = changed(level, worlds=count, candidate_worlds=2 * count if level.candidate_worlds else 0)
        weights = engine.playout(self.first).weights
        first = engine.modules.views.resample(self.view, g)
        found = worlds_for(engine.bots, self.view, wanted, g, weights, first)
        if engine.modules.bots.weighs_worlds:
            found = resample_by_weight(engine.bots, found, g, engine.playout(self.first))
        return engine.bots.states(found)


def decision_of(engine: ReviewEngine, view: AnyView, scale: int = 1) -> Decision:
    g = random_stream_for(SEED, view)
    return Decision(engine, view, engine.modules.views.resample(view, g), g, scale)


def evaluate_moves(asked: Decision, played: int) -> MoveValues:
    """Evaluate the moves by the method of this game: exact, tree search or rollouts."""
    if asked.engine.modules.bots.is_exact:
        return exact_move_values(asked, played)
    return tree_move_values(asked, played) if asked.engine.level.search == "tree" else rollout_move_values(asked, played)


def exact_move_values(asked: Decision, played: int) -> MoveValues:
    """Evaluate the moves exactly, for games that are solved. Of equally good moves the played one is the best."""
    values = sampling.exact(asked.engine, asked.first)
    moves = asked.engine.modules.legal(asked.first)
    shares = values[:, asked.seat]
    best = played if shares[moves.index(played)] >= shares.max() - AS_GOOD else moves[int(shares.argmax())]

    def compare(one: int, other: int, _round: int) -> Any:
        return (values[moves.index(one)] - values[moves.index(other)])[np.newaxis]

    spread = float(shares.max() - shares.min())
    return MoveValues(asked.seat, moves, shares, np.zeros(len(moves)), best, spread, compare)


def rollout_move_values(asked: Decision, played: int) -> MoveValues:
    """Evaluate the moves by rollouts: all candidates in the same worlds, then the best four in more worlds."""
    engine, judging = asked.engine, asked.engine.judging
    playout = engine.playout(asked.first)
    moves = shortlist(engine.bots, asked.first, asked.dice(0), playout.weights)
    moves = moves if played in moves else [*moves, played]
    worlds = asked.worlds(judging.worlds * asked.scale, asked.dice(1))
    sweep = range(judging.sweep * asked.scale)
    finals = range(sweep.stop, sweep.stop + judging.finalists * asked.scale)
    dice = asked.dice(2)
    first_round = sampling.after_moves(engine, worlds, moves, dice, sweep, playout).shares[:, :, asked.seat]
    top = np.argsort(-first_round.mean(0), kind="stable")[:FINALISTS]
    final = sampling.after_moves(engine, worlds, [moves[int(i)] for i in top], dice, finals, playout).shares[:, :, asked.seat]
    shares, se = first_round.mean(0), first_round.std(0) / np.sqrt(len(sweep))
    both = np.concatenate([first_round[:, top], final])
    shares[top], se[top] = both.mean(0), both.std(0) / np.sqrt(len(both))
    best = moves[int(top[int(shares[top].argmax())])]

    def new_samples(one: int, other: int, round_: int, style: int | None = None) -> Any:
        size = judging.verdict * asked.scale
        numbers = range(finals.stop + round_ * size, finals.stop + (round_ + 1) * size)
        found = sampling.after_moves(engine, worlds, [one, other], dice, numbers, engine.playout(asked.first, style)).shares
        return found[:, 0] - found[:, 1]

    def second_opinion(one: int, other: int) -> float:
        return float(new_samples(one, other, 0, judging.second_style)[:, asked.seat].mean())

    second = None if judging.second_style is None else second_opinion
    return MoveValues(asked.seat, moves, shares, se, best, spread_of(first_round), new_samples, second)


def tree_move_values(asked: Decision, played: int) -> MoveValues:
    """Evaluate the moves by a tree search.

    The best and the played move then each get a fresh tree in which the first move is forced.
    """
    engine, judging = asked.engine, asked.engine.judging
    playout = engine.playout(asked.first)
    worlds = asked.worlds(judging.worlds, asked.dice(1))
    visited = sampling.grown_tree(engine, worlds, asked.dice(2), judging.tree * asked.scale, playout)
    best = max(sorted(visited), key=lambda move: visited[move][0])
    likely = sampling.likeliest(engine, asked.first, asked.dice(0), playout, CANDIDATES)
    first_round_moves = sorted({*likely, best, played})
    sweep = range(judging.sweep * asked.scale)
    first_round = sampling.after_moves(engine, worlds, first_round_moves, asked.dice(3), sweep, playout).shares[:, :, asked.seat]
    moves = sorted({move for move, (visits, _) in visited.items() if visits >= LEAST_VISITS} | {best, played})
    tries = np.array([visited.get(move, (1, 0.0)) for move in moves])
    shares = tries[:, 1] / tries[:, 0]
    se = np.sqrt(np.maximum(shares * (1 - shares), 0.0) / tries[:, 0])

    spread = spread_of(first_round)
    apart = shares[moves.index(best)] - shares[moves.index(played)]
    is_little = spread < judging.least_line or apart < NEGLIGIBLE_IN_TREE  # a glance is enough then

    def new_samples(one: int, other: int, round_: int, longer: float = 1.0) -> Any:
        elsewhere = asked.worlds(judging.worlds, asked.dice(10 + 2 * round_))
        dice = asked.dice(11 + 2 * round_)
        size = int(judging.verdict * asked.scale * (QUICK_CHECK if is_little else longer))
        found = [sampling.forced_tree(engine, elsewhere, move, dice, size, playout).shares[:, 0] for move in (one, other)]
        return in_batches((found[0] - found[1])[size // LEARNING :])

    def second_opinion(one: int, other: int) -> float:
        """Measure the difference in other, larger trees: a good move may need good moves after it, which a small tree misses."""
        return float(new_samples(one, other, SECOND, LONGER)[:, asked.seat].mean())

    return MoveValues(asked.seat, moves, shares, se, best, spread, new_samples, second_opinion, WHOLE)


def in_batches(samples: Any) -> Any:
    """Return the means of samples that came one after the other, in BATCHES parts."""
    return np.array([part.mean(0) for part in np.array_split(samples, BATCHES)])


def spread_of(samples: Any) -> float:
    """Return how far the best move is above the worst: chosen in one half of the samples, measured in the other."""
    half = len(samples) // 2
    found = []
    for look, measure in ((samples[:half], samples[half:]), (samples[half:], samples[:half])):
        means = look.mean(0)
        found.append(float((measure[:, int(means.argmax())] - measure[:, int(means.argmin())]).mean()))
    return max(0.0, sum(found) / len(found))
