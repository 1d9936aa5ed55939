"""Replays of a game, step by step as its viewers saw it, at a table or from a record."""

from typing import Any

import msgspec

from speeltafel.core.events import StepSeen
from speeltafel.core.game import Game
from speeltafel.core.line import Line
from speeltafel.core.view import AnyView, changed_fields
from speeltafel.table.messages import Viewer

Moves = list[tuple[int | str, str]]
MOST_FRAMES = 250  # in one answer; few games are longer


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The position after a step. Only the first frame of a part has the whole view, the others have what changed."""

    prompt: Line
    view: AnyView | None = None
    changed: dict[str, Any] = {}
    step: StepSeen | None = None  # the step itself; none before the first


class ViewerFrames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A viewer's frames: the first position, and one for each step after it."""

    viewer: Viewer
    frames: list[Frame]


class ReplayPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Part of a game, from the position after `first` steps on."""

    game: str
    players: int
    names: list[str]  # of the seats, where they are known
    steps: int  # of the whole game
    first: int
    viewers: list[ViewerFrames]  # those who were asked for


def replay_part(played: Game, moves: Moves, viewers: list[Viewer], first: int, names: list[str]) -> ReplayPart:
    """Return what those viewers could see at the time, from step number `first` on; long games come in several parts.

    `moves` are those of the game when it was asked for, since it may go on meanwhile.
    """
    first = min(first, len(moves))
    game = played.anew()
    for _, move in moves[:first]:
        game.play_one(move)
    shown = {viewer: game.view(viewer, first) for viewer in viewers}
    frames = {viewer: [_frame(game, view, view, {})] for viewer, view in shown.items()}
    for _, move in moves[first : first + MOST_FRAMES - 1]:
        game.play_one(move)
        for viewer in viewers:
            before, shown[viewer] = shown[viewer], game.view(viewer, game.length)
            frames[viewer].append(_frame(game, shown[viewer], None, changed_fields(before, shown[viewer])))
    seen = [ViewerFrames(viewer, frames[viewer]) for viewer in viewers]
    return ReplayPart(played.name, played.players, names, len(moves), first, seen)


def _frame(game: Game, view: AnyView, whole: AnyView | None, changed: dict[str, Any]) -> Frame:
    last = game.steps(view.seat, max(0, game.length - 1))
    return Frame(game.modules.words.prompt(view), whole, changed, last[0] if last else None)
