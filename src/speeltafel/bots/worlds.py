"""The worlds a bot searches in: all fit what it sees, and the better ones also what the others did."""

from dataclasses import replace
from typing import Any

from speeltafel.bots.bot_engine import BotEngine
from speeltafel.bots.search_kernels import MovesSinceChance, Playout
from speeltafel.core.chance import Generator, below
from speeltafel.core.contract.levels import Level
from speeltafel.core.view import AnyView

FINE = 1 << 30
VARIETY = 0.5  # of the worlds to search in


def worlds_for(engine: BotEngine, view: AnyView, level: Level, g: Generator, weights: Any, first: Any) -> Any:
    """Return as many worlds as the level searches in, as plain states or a table of records.

    `first` is one that fits the view.
    """
    modules = engine.modules
    if not modules.views.HAS_HIDDEN_INFORMATION or level.worlds == 1:
        return [first]
    if not modules.bots.draws_worlds:
        return [first, *(modules.views.resample(view, g) for _ in range(level.worlds - 1))]
    played = since_chance_played(engine, view, first)
    if not level.candidate_worlds or not len(played.codes) or not engine.is_compiled:
        return determinized(engine, first, g, level.worlds)
    candidates = determinized(engine, first, g, level.candidate_worlds)
    log_weights = log_weights_of(engine, candidates, first, played, g, weights)
    return sample_by_log_weight(engine, candidates, log_weights, level.worlds, g)


def determinized(engine: BotEngine, s: Any, g: Generator, count: int) -> Any:
    """Return that many worlds that the seat to move cannot tell apart; the first is `s`."""
    worlds = engine.copies(s, count)
    engine.search.determinize_all(worlds, engine.states([replace(g)]), s.actor)
    return worlds


def since_chance_played(engine: BotEngine, view: AnyView, s: Any) -> MovesSinceChance:
    """Return the moves since the last chance event, with their actors."""
    seen = view.history[next((i for i in range(len(view.history), 0, -1) if view.history[i - 1].actor == "chance"), 0) :]
    codes = [engine.modules.notation.read_move(s, move.move) for move in seen]
    return MovesSinceChance(engine.memory.numbers("i8", [move.actor for move in seen]), engine.memory.numbers("i8", codes))


def log_weights_of(engine: BotEngine, worlds: Any, s: Any, played: MovesSinceChance, g: Generator, weights: Any) -> Any:
    """Return how well each world explains the moves of the others: their log-likelihood."""
    found = engine.memory.numbers("f8", [0.0] * len(worlds))
    engine.search.log_weights_of(worlds, engine.workspace(s, replace(g)), played, s.actor, weights, found)
    return found


def resample_by_weight(engine: BotEngine, worlds: list[Any], g: Generator, playout: Playout) -> list[Any]:
    """Resample the worlds, each as often as it is likely. They were drawn uniformly."""
    found = engine.memory.numbers("f8", [0.0] * len(worlds))
    table = engine.states(worlds)
    engine.search.world_weights(table, engine.workspace(worlds[0], replace(g)), worlds[0].actor, playout, found)
    return [worlds[i] for i in _chosen_by_weight(engine, found, len(worlds), g)]


def sample_by_log_weight(engine: BotEngine, worlds: Any, log_weights: Any, count: int, g: Generator) -> Any:
    """Sample that many of these records by their log weights, with one random number for all."""
    weights = engine.memory.numbers("f8", [0.0] * len(worlds))
    engine.search.temper(log_weights, weights, count * VARIETY)
    return engine.memory.take(worlds, _chosen_by_weight(engine, weights, count, g))


def _chosen_by_weight(engine: BotEngine, weights: Any, count: int, g: Generator) -> list[int]:
    """Draw that many indexes by weight."""
    chosen = engine.memory.numbers("i8", [0] * count)
    engine.search.choose_by_weight(weights, below(g, FINE) / FINE, chosen)
    return list(map(int, chosen))
