"""The indistinguishability test, for every game there is or will be.

Two worlds that a viewer cannot tell apart must look, sound and play the same to him. At each step of a random game everything
hidden from a viewer is drawn anew; his view, his legal moves and what he hears next must stay the same, byte for byte.
"""

from collections import defaultdict, deque
from typing import Any

import msgspec

from speeltafel.core.chance import Generator, below, generator
from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.errors import IllegalMove
from speeltafel.core.line import Line
from speeltafel.core.state import CHANCE, OVER, copy_of
from speeltafel.core.view import complete_view

TRIES = 6  # other worlds tried at a step until one goes on as the real one did

Viewer = int | None

ASKED: defaultdict[str, deque[int]] = defaultdict(lambda: deque(maxlen=12))  # moves that were possible a while ago: why not now?


class Leak(AssertionError):
    """A viewer could tell two worlds apart that differ only in what is hidden from him."""


def seen_by(modules: GameModules, s: Any, viewer: Viewer) -> bytes:
    """Everything a viewer is shown of a position: view, legal moves, prompt, and why other moves cannot be made."""
    view = complete_view(modules, s, viewer)
    reasons = [why for move in ASKED[modules.name] if s.actor == viewer and (why := _why_not(modules, s, move))]
    return msgspec.json.encode([view, modules.words.prompt(view), reasons])


def _why_not(modules: GameModules, s: Any, move: int) -> Line | None:
    return None if move in modules.legal(s) else modules.notation.why_not(s, move)


def events_for(modules: GameModules, events: list[Any], viewer: Viewer) -> bytes:
    """Return all that a page gets of events, for the animation and the log."""
    events_seen = [modules.words.viewer_event(event, viewer) for event in events]
    return msgspec.json.encode([one for one in events_seen if one is not None])


class Step:
    """One move or chance event: its draws or its move, and how it is written for each viewer."""

    def __init__(self, modules: GameModules, s: Any, codes: list[int]) -> None:
        self.modules = modules
        self.by_chance = s.actor == CHANCE
        self.phase = s.phase
        self.codes = codes
        self.before = copy_of(s)
        s.events = []
        for code in codes:
            (modules.rules.draw if self.by_chance else modules.rules.play)(s, code)
        self.events = s.events
        s.events = None
        self.after = s

    def text_for(self, viewer: Viewer) -> str:
        notation = self.modules.notation
        if self.by_chance:
            return notation.seen_chance(self.phase, self.after, viewer)
        return notation.seen_move(self.before, self.codes[0], viewer)


def take_step(modules: GameModules, s: Any, g: Generator) -> Step:
    """Return a random step from `s`; `s` itself goes on."""
    if s.actor != CHANCE:
        legal = modules.legal(s)
        return Step(modules, s, [legal[below(g, len(legal))]])
    return Step(modules, s, modules.draw_event(copy_of(s), Drawn(g)))


class Drawn:
    """Chance from a generator at hand."""

    def __init__(self, g: Generator) -> None:
        self._generator = g

    def below(self, n: int) -> int:
        return below(self._generator, n)


def assert_nothing_leaks(modules: GameModules, players: int, options: dict[str, Any], seed: int) -> int:
    """Plays a random game. How many steps were also heard from another world that went on looking the same."""
    g = generator(seed)
    s = modules.set_up(players, modules.options_from(options))
    compared = 0
    while s.actor != OVER:
        before = copy_of(s)
        step = take_step(modules, s, g)
        if not step.by_chance:
            ASKED[modules.name].extend(step.codes)
        for viewer in (None, *range(players)):
            compared += _compare(modules, before, step, viewer, g)
    for viewer in (None, *range(players)):
        another_world(modules, s, viewer, g)
    return compared


def another_world(modules: GameModules, s: Any, viewer: Viewer, g: Generator) -> Any:
    """Another world; a Leak if the viewer can tell."""
    real = seen_by(modules, s, viewer)
    other = modules.views.resample(msgspec.json.decode(real, type=tuple[modules.views.View, Any, Any])[0], g)  # type: ignore[name-defined]
    if seen_by(modules, other, viewer) != real:
        raise Leak(f"{modules.name}: viewer {viewer} sees\n{real!r}\nbut elsewhere\n{seen_by(modules, other, viewer)!r}")
    return other


def _compare(modules: GameModules, before: Any, step: Step, viewer: Viewer, g: Generator) -> int:
    """From another world with the same past for the viewer, the step that looks the same to him must sound the same."""
    afterwards = seen_by(modules, step.after, viewer)
    for _ in range(TRIES):
        other = another_world(modules, before, viewer, g)
        there = _same_step(modules, other, step, viewer, g)
        if there is None or seen_by(modules, there.after, viewer) != afterwards:
            continue  # this world went another way, for all to see
        if events_for(modules, there.events, viewer) != events_for(modules, step.events, viewer):
            raise Leak(f"{modules.name}: viewer {viewer} hears {step.events} and {there.events} differently")
        if step.text_for(viewer) != there.text_for(viewer):
            raise Leak(f"{modules.name}: viewer {viewer} reads {step.text_for(viewer)!r} or {there.text_for(viewer)!r}")
        return 1
    return 0


def _same_step(modules: GameModules, other: Any, step: Step, viewer: Viewer, g: Generator) -> Step | None:
    """Return the step that the viewer would take for the same, from another world."""
    if step.by_chance:
        # Left to chance a deal would never come out alike. So: what was drawn in some world that looks like ours afterwards?
        text = modules.notation.write_chance(step.phase, another_world(modules, step.after, viewer, g))
        try:
            return Step(modules, other, modules.notation.read_chance(other, text))
        except IllegalMove:
            return None  # the two halves of this world do not fit together
    text = step.text_for(viewer)
    alike = [move for move in modules.legal(other) if modules.notation.seen_move(other, move, viewer) == text]
    return Step(modules, other, [alike[below(g, len(alike))]]) if alike else None
