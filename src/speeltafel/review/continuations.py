"""Continuations after two moves, played by the rules in a possible world and seen by the deciding player."""

from dataclasses import fields
from typing import Any

import msgspec

from speeltafel.core.chance import Chance, Seeded
from speeltafel.core.contract.reasons import ExampleStep
from speeltafel.core.errors import IllegalMove
from speeltafel.core.game import Game
from speeltafel.core.state import CHANCE, copy_of
from speeltafel.core.view import changed_fields
from speeltafel.review.model import Continuations, ContinuationStep
from speeltafel.review.move_values import Decision
from speeltafel.review.reasons.samples import TREES, WORLDS
from speeltafel.review.rollouts import sampling

MOST_STEPS = 12  # nobody watches more
LUCKS = 4  # so many ways in which the dice may fall, of which the most usual one is shown
Example = tuple[list[ExampleStep], list[ExampleStep]] | None


def continuations_of(asked: Decision, best: str, played: str, example: Example) -> Continuations | None:
    """Return what is shown of both moves; None if no sample shows a difference."""
    if asked.engine.modules.bots.is_exact:
        return _usual_luck(asked, best, played)
    better, less = ([step.move for step in steps] for steps in example or ([], []))
    # An example leaves out what the game tells no event of, such as an exchange: that cannot be shown.
    return _in_one_world(asked, better, less) if better[:1] == [best] and less[:1] == [played] else None


def _in_one_world(asked: Decision, better: list[str], played: list[str]) -> Continuations | None:
    """Play both in the first sampled world in which all these moves are legal."""
    for pair in range(TREES):
        for record in asked.worlds(asked.engine.judging.worlds, asked.dice(WORLDS + 2 * pair)):
            world = _state(asked, record)
            try:
                return Continuations(_played(asked, world, better), _played(asked, world, played))
            except IllegalMove:
                continue
    return None


def _state(asked: Decision, record: Any) -> Any:
    """Return a plain state for a compiled record."""
    if not hasattr(record, "dtype"):
        return record
    kind = asked.engine.modules.rules.State
    return kind(**{field.name: record[field.name].tolist() for field in fields(kind) if field.name in record.dtype.names})


def _played(asked: Decision, world: Any, moves: list[str]) -> list[ContinuationStep]:
    game = _game_at(asked, world)
    found: list[ContinuationStep] = []
    for move in moves[:MOST_STEPS]:
        _play(game, asked, move, found)
    return found


def _game_at(asked: Decision, world: Any) -> Game:
    modules = asked.engine.modules
    game = Game(modules, asked.view.players)
    viewers = len(game.dump_state()[2])
    game.load_state(copy_of(world), [], [[] for _ in range(viewers)])
    return game


def _play(game: Game, asked: Decision, move: str, found: list[ContinuationStep]) -> None:
    before = game.view(asked.seat, game.length) if found else asked.view
    game.play_one(move)
    after = game.view(asked.seat, game.length)
    (step,) = game.steps(asked.seat, game.length - 1)
    found.append(ContinuationStep(step, msgspec.to_builtins(changed_fields(before, after)), game.prompt(asked.seat)))


# ---- Where all moves have exact values, and the dice alone decide ----


def _usual_luck(asked: Decision, best: str, played: str) -> Continuations:
    """Play both to the end of the turn. Of several rolls of luck, take the one with chances nearest to the mean."""
    ways = [[_turn(asked, move, luck) for move in (best, played)] for luck in range(LUCKS)]
    means = [sum(way[arm][1] for way in ways) / LUCKS for arm in (0, 1)]

    def oddness(way: list[tuple[list[ContinuationStep], float]]) -> tuple[bool, float]:
        (_, better), (_, less) = way
        return better <= less, abs(better - means[0]) + abs(less - means[1])

    (better, _), (less, _) = min(ways, key=oddness)
    return Continuations(better, less)


def _turn(asked: Decision, move: str, luck: int) -> tuple[list[ContinuationStep], float]:
    """Play the rest of the turn after a move. Return it with the win chance at its end."""
    game, chance = _game_at(asked, asked.first), Seeded(luck)
    found: list[ContinuationStep] = []
    _play(game, asked, move, found)
    while len(found) < MOST_STEPS and (text := _next_in_turn(asked, game.dump_state()[0], chance)):
        _play(game, asked, text, found)
    return found, float(sampling.exact(asked.engine, game.dump_state()[0]).max(0)[asked.seat])


def _next_in_turn(asked: Decision, s: Any, chance: Chance) -> str:
    """Return what the dice bring, or the best move; "" when the turn is over."""
    modules, after = asked.engine.modules, copy_of(s)
    if s.actor == CHANCE:
        modules.draw_event(after, chance)
        return modules.notation.write_chance(s.phase, after) if after.actor == asked.seat else ""
    if s.actor != asked.seat:
        return ""
    values = sampling.exact(asked.engine, s)[:, asked.seat]
    return modules.notation.write_move(s, modules.legal(s)[int(values.argmax())])
