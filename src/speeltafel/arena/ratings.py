"""Results of a tournament: a cross table, and a rating for each bot, both with intervals from resampled deals."""

from dataclasses import dataclass, field
from math import log10, sqrt
from typing import Any

import numpy as np

from speeltafel.arena.tournament import SHARES, PairResult, Tournament

RESAMPLED = 200
Z = 1.96
ELO = 400.0
STEPS = 200  # of the fit; each brings the ratings nearer


@dataclass(frozen=True)
class Cell:
    """A bot's result against a table of others: its share of the wins, and half of the 95 % interval (over deals, not games)."""

    share: float
    half_interval: float
    games: int


@dataclass
class TournamentTable:
    plan: Tournament
    shares: dict[tuple[str, str], dict[int, float]] = field(default_factory=dict)  # by pair, then deal: mean over the seats
    choices: dict[int, dict[tuple[int, ...], int]] = field(default_factory=dict)  # by deal: see _choices
    seconds: dict[str, float] = field(default_factory=dict)
    moves: dict[str, int] = field(default_factory=dict)

    def add(self, played: PairResult) -> None:
        first = int(played.task.split()[2])
        for i, (shares, places) in enumerate(zip(played.shares, played.places, strict=True)):
            deal = first + i
            mean = sum(shares) / SHARES / len(shares)
            self.shares.setdefault((played.one, played.rest), {})[deal] = mean
            if self.plan.players == 2:
                self.shares.setdefault((played.rest, played.one), {})[deal] = 1 - mean
            counted = self.choices.setdefault(deal, {})
            for one_at, ranking in enumerate(places):
                for choice in _choices(ranking, one_at, self.plan.bots.index(played.one), self.plan.bots.index(played.rest)):
                    counted[choice] = counted.get(choice, 0) + 1
        for name in played.moves:
            self.seconds[name] = self.seconds.get(name, 0.0) + played.seconds[name]
            self.moves[name] = self.moves.get(name, 0) + played.moves[name]

    def cell(self, one: str, rest: str) -> Cell | None:
        """Return the result of a pair; None if it has not played yet."""
        found = np.array(list(self.shares.get((one, rest), {}).values()))
        if not len(found):
            return None
        half_interval = Z * float(found.std(ddof=1)) / sqrt(len(found)) if len(found) > 1 else 1.0
        return Cell(float(found.mean()), half_interval, len(found) * self.plan.players)

    def seconds_a_move(self, name: str) -> float | None:
        return self.seconds[name] / self.moves[name] if self.moves.get(name) else None

    def ratings(self, seed: int = 0) -> dict[str, tuple[float, float, float]]:
        """Return ratings on the Elo scale with mean 0, each with the ends of its 95 % interval.

        They are Plackett–Luce ratings of the first place.
        """
        kinds = sorted({kind for counted in self.choices.values() for kind in counted})
        counts = np.array([[counted.get(kind, 0) for kind in kinds] for counted in self.choices.values()], float)
        bots = len(self.plan.bots)
        present, chosen = np.zeros((len(kinds), bots)), np.zeros((len(kinds), bots))
        for i, (one, rest, ones, rests, who) in enumerate(kinds):
            present[i, one], present[i, rest] = ones, rests
            chosen[i, who] = 1
        random = np.random.default_rng(seed)
        whole = fitted(counts.sum(axis=0), present, chosen)
        again = [
            fitted(random.multinomial(len(counts), np.full(len(counts), 1 / len(counts))) @ counts, present, chosen)
            for _ in range(RESAMPLED)
        ]
        low, high = np.percentile(again, [2.5, 97.5], axis=0)
        return {name: (float(whole[i]), float(low[i]), float(high[i])) for i, name in enumerate(self.plan.bots)}

    def summary(self) -> dict[str, Any]:
        """Return everything as data for JSON."""
        ratings = self.ratings()
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "options": self.plan.options,
            "seed": self.plan.seed,
            "deals": self.plan.deals,
            "bots": {
                name: {"rating": rating, "interval": [low, high], "seconds_a_move": self.seconds_a_move(name)}
                for name, (rating, low, high) in ratings.items()
            },
            "cross": [
                {"one": one, "rest": rest, "share": cell.share, "reach": cell.half_interval, "games": cell.games}
                for one in self.plan.bots
                for rest in self.plan.bots
                if one != rest and (cell := self.cell(one, rest)) is not None
            ],
        }


def _choices(places: list[int], one_at: int, one: int, rest: int) -> list[tuple[int, ...]]:
    """Return wins as choices: (one, rest, how many of each, winner); one for each winner of a shared win.

    Other places don't count: bots play to win, and give up a sure second place for it.
    """
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if len(winners) == len(places):
        return []
    return [(one, rest, 1, len(places) - 1, one if seat == one_at else rest) for seat in winners]


def fitted(counts: Any, present: Any, chosen: Any) -> Any:
    """Return the strengths that make such choices likeliest (Hunter's MM algorithm, 2004), on the Elo scale."""
    strength = np.ones(present.shape[1])
    times = counts @ chosen + 0.5  # half a choice for each, so that a bot without wins is not infinitely weak
    for _ in range(STEPS):
        strength = times / ((counts / (present @ strength)) @ present + 0.5 / strength.mean())
        strength /= np.exp(np.log(strength).mean())
    return ELO * np.array([log10(one) for one in strength])
