"""A game once more from its beginning, step by step, as one viewer saw it: for looking back at a table, and for records."""

from typing import Any

import msgspec

from speeltafel.core.game import Game
from speeltafel.core.line import Line
from speeltafel.core.told import Step
from speeltafel.core.view import AnyView
from speeltafel.table.messages import Viewer
from speeltafel.table.streams import changed_fields

Moves = list[tuple[int | str, str]]
MOST_FRAMES = 250  # in one answer; few games are longer


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What was to be seen after a step. Only the first of a part has the whole view, the others what changed in it."""

    prompt: Line
    view: AnyView | None = None
    changed: dict[str, Any] = {}
    step: Step | None = None  # the step itself; none before the first


class ReplayPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Part of a game: a frame for the position after `first` steps, and for each step from there on."""

    game: str
    players: int
    names: list[str]  # of the seats, where they are known
    steps: int  # of the whole game
    first: int
    frames: list[Frame]


def replay_part(played: Game, moves: Moves, viewer: Viewer, first: int, names: list[str]) -> ReplayPart:
    """What that viewer was allowed to see at the time, from step number `first` on, as far as one answer goes.

    `moves` are those of the game when it was asked; it may go on meanwhile.
    """
    first = min(first, len(moves))
    game = Game(played.modules, played.players, played.options)
    for _, move in moves[:first]:
        game.play_one(move)
    view = game.view(viewer, first)
    frames = [_frame(game, view, whole=True)]
    for _, move in moves[first : first + MOST_FRAMES - 1]:
        game.play_one(move)
        before, view = view, game.view(viewer, game.length)
        frames.append(_frame(game, view, changed=changed_fields(before, view)))
    return ReplayPart(played.name, played.players, names, len(moves), first, frames)


def _frame(game: Game, view: AnyView, whole: bool = False, changed: dict[str, Any] | None = None) -> Frame:
    last = game.steps(view.seat, max(0, game.length - 1))
    return Frame(game.modules.words.prompt(view), view if whole else None, changed or {}, last[0] if last else None)
