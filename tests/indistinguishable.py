"""The indistinguishability test, for every game there is or will be.

Two worlds that a viewer cannot tell apart must look, sound and play the same to him. At each step of a random game everything
hidden from a viewer is drawn anew; his view, his legal moves and what he hears next must stay the same, byte for byte.
"""

from typing import Any

import msgspec

from speeltafel.core.chance import Generator, below, generator
from speeltafel.core.errors import IllegalMove
from speeltafel.core.room import Room
from speeltafel.core.state import CHANCE, OVER, copy_of
from speeltafel.core.view import look

TRIES = 6  # other worlds tried at a step until one goes on as the real one did

Viewer = int | None


class Leak(AssertionError):
    """A viewer could tell two worlds apart that differ only in what is hidden from him."""


def seen_by(room: Room, s: Any, viewer: Viewer) -> bytes:
    """Everything a viewer is shown of a position: his view with his legal moves, and his prompt."""
    view = look(room, s, viewer)
    return msgspec.json.encode([view, room.words.prompt(view)])


def heard_by(room: Room, events: list[Any], viewer: Viewer) -> bytes:
    lines = [room.words.line(event, viewer) for event in events]
    return msgspec.json.encode([line for line in lines if line is not None])


class Step:
    """One move or chance event: its draws or its move, and how it is written for each viewer."""

    def __init__(self, room: Room, s: Any, codes: list[int]) -> None:
        self.room = room
        self.by_chance = s.actor == CHANCE
        self.phase = s.phase
        self.codes = codes
        self.before = copy_of(s)
        s.told = []
        for code in codes:
            (room.rules.draw if self.by_chance else room.rules.play)(s, code)
        self.events = s.told
        s.told = None
        self.after = s

    def text_for(self, viewer: Viewer) -> str:
        notation = self.room.notation
        if self.by_chance:
            return notation.seen_chance(self.phase, self.after, viewer)
        return notation.seen_move(self.before, self.codes[0], viewer)


def take_step(room: Room, s: Any, g: Generator) -> Step:
    """A random step from `s`; `s` itself goes on."""
    if s.actor != CHANCE:
        legal = room.legal(s)
        return Step(room, s, [legal[below(g, len(legal))]])
    return Step(room, s, room.draw_event(copy_of(s), Drawn(g)))


class Drawn:
    """Chance from a generator at hand."""

    def __init__(self, g: Generator) -> None:
        self._generator = g

    def below(self, n: int) -> int:
        return below(self._generator, n)


def assert_nothing_leaks(room: Room, players: int, options: dict[str, Any], seed: int) -> int:
    """Plays a random game. How many steps were also heard from another world that went on looking the same."""
    g = generator(seed)
    s = room.set_up(players, room.options_from(options))
    compared = 0
    while s.actor != OVER:
        before = copy_of(s)
        step = take_step(room, s, g)
        for viewer in (None, *range(players)):
            compared += _compare(room, before, step, viewer, g)
    for viewer in (None, *range(players)):
        _resampled(room, s, viewer, g)
    return compared


def _resampled(room: Room, s: Any, viewer: Viewer, g: Generator) -> Any:
    """Another world; a Leak if the viewer can tell."""
    real = seen_by(room, s, viewer)
    other = room.views.resample(msgspec.json.decode(real, type=tuple[room.views.View, Any])[0], g)  # type: ignore[name-defined]
    if seen_by(room, other, viewer) != real:
        raise Leak(f"{room.name}: viewer {viewer} sees\n{real!r}\nbut elsewhere\n{seen_by(room, other, viewer)!r}")
    return other


def _compare(room: Room, before: Any, step: Step, viewer: Viewer, g: Generator) -> int:
    """From another world with the same past for the viewer, the step that looks the same to him must sound the same."""
    afterwards = seen_by(room, step.after, viewer)
    for _ in range(TRIES):
        other = _resampled(room, before, viewer, g)
        there = _same_step(room, other, step, viewer, g)
        if there is None or seen_by(room, there.after, viewer) != afterwards:
            continue  # this world went another way, for all to see
        if heard_by(room, there.events, viewer) != heard_by(room, step.events, viewer):
            raise Leak(f"{room.name}: viewer {viewer} hears {step.events} and {there.events} differently")
        if step.text_for(viewer) != there.text_for(viewer):
            raise Leak(f"{room.name}: viewer {viewer} reads {step.text_for(viewer)!r} or {there.text_for(viewer)!r}")
        return 1
    return 0


def _same_step(room: Room, other: Any, step: Step, viewer: Viewer, g: Generator) -> Step | None:
    """The step that the viewer would take for the same, from another world."""
    if step.by_chance:
        # Left to chance a deal would never come out alike. So: what was drawn in some world that looks like ours afterwards?
        text = room.notation.write_chance(step.phase, _resampled(room, step.after, viewer, g))
        try:
            return Step(room, other, room.notation.read_chance(other, text))
        except IllegalMove:
            return None  # the two halves of this world do not fit together
    text = step.text_for(viewer)
    alike = [move for move in room.legal(other) if room.notation.seen_move(other, move, viewer) == text]
    return Step(room, other, [alike[below(g, len(alike))]]) if alike else None
