"""Does the indistinguishability test catch a leak? A toy game with a hidden card, leaky in each place where a game could be."""

from collections.abc import Callable
from dataclasses import replace
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.events import ViewerEvent
from speeltafel.core.line import Line
from tests.indistinguishable import Leak, assert_nothing_leaks
from tests.toy import rules
from tests.toy.rules import DEALT, HIGH, LOW, State

TOY = GameModules.open("tests.toy")


def with_changed(module: Any, **functions: Any) -> Any:
    return SimpleNamespace(**{**vars(module), **functions})


def a_few_games(modules: GameModules) -> int:
    return sum(assert_nothing_leaks(modules, players, {}, seed) for players in (2, 3) for seed in range(10))


def test_the_honest_toy_leaks_nothing() -> None:
    assert a_few_games(TOY) > 100


def in_the_view(toy: GameModules) -> GameModules:
    """Return the others' claims, true or false."""

    def view(s: State, seat: int | None) -> Any:
        honest = toy.views.view(s, seat)
        honest.claims = [claim * 2 + (s.hand[i] >= 5) for i, claim in enumerate(honest.claims)]  # type: ignore[attr-defined]
        return honest

    return replace(toy, views=with_changed(toy.views, view=view))


def in_the_log(toy: GameModules) -> GameModules:
    def viewer_event(event: Any, viewer: int | None) -> ViewerEvent | None:
        return ViewerEvent("dealt", {"value": event[2]}) if event[0] == DEALT else toy.words.viewer_event(event, viewer)

    return replace(toy, words=with_changed(toy.words, viewer_event=viewer_event))


def in_what_moves(toy: GameModules) -> GameModules:
    """Leak to the animation: the line is harmless."""

    def viewer_event(event: Any, viewer: int | None) -> ViewerEvent | None:
        honest = toy.words.viewer_event(event, viewer)
        return (
            ViewerEvent(honest.event, {**honest.args, "card": event[2]}, honest.line) if honest and event[0] == DEALT else honest
        )

    return replace(toy, words=with_changed(toy.words, viewer_event=viewer_event))


def in_which_line(toy: GameModules) -> GameModules:
    def viewer_event(event: Any, viewer: int | None) -> ViewerEvent | None:
        return (
            ViewerEvent("dealt", {}, "high" if event[2] >= 5 else "low")
            if event[0] == DEALT
            else toy.words.viewer_event(event, viewer)
        )

    return replace(toy, words=with_changed(toy.words, viewer_event=viewer_event))


def in_silence(toy: GameModules) -> GameModules:
    """Return an event that is told only when a hidden card is low."""

    def viewer_event(event: Any, viewer: int | None) -> ViewerEvent | None:
        return None if event[0] == DEALT and event[2] >= 5 else toy.words.viewer_event(event, viewer)

    return replace(toy, words=with_changed(toy.words, viewer_event=viewer_event))


def in_the_legal_moves(toy: GameModules) -> GameModules:
    """Whoever sits left of a low card may not claim a low one."""

    def legal(s: State, moves: list[int]) -> int:
        moves[0], moves[1] = HIGH, LOW
        return 2 if s.hand[(s.actor + 1) % s.players] >= 5 else 1

    return replace(toy, rules=with_changed(rules, legal=legal))


def in_the_notation(toy: GameModules) -> GameModules:
    return replace(
        toy, notation=with_changed(toy.notation, seen_chance=lambda phase, s, _viewer: toy.notation.write_chance(phase, s))
    )


def in_the_prompt(toy: GameModules) -> GameModules:
    """Leak in the prompt, through something kept outside view and state."""
    secret: dict[str, int] = {}

    def view(s: State, seat: int | None) -> Any:
        secret["card"] = s.hand[0]
        return toy.views.view(s, seat)

    views = with_changed(toy.views, view=view)
    return replace(toy, views=views, words=with_changed(toy.words, prompt=lambda _view: Line("prompt", {"card": secret["card"]})))


@pytest.mark.parametrize(
    "leaky",
    [in_the_view, in_the_log, in_what_moves, in_which_line, in_silence, in_the_legal_moves, in_the_notation, in_the_prompt],
    ids=lambda leak: leak.__name__,
)
def test_a_leak_is_caught(leaky: Callable[[GameModules], GameModules]) -> None:
    with pytest.raises(Leak):
        a_few_games(leaky(TOY))


def test_a_toy_is_a_room_like_any_other() -> None:
    assert isinstance(rules, ModuleType)
    assert TOY.name == "toy"
    assert TOY.legal_texts(TOY.set_up(2, TOY.defaults)) == ["high", "low"]
