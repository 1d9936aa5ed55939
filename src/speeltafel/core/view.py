"""Views of a game: what a seat or a spectator sees.

They are filled field by field, by permission; nothing copies a state.
"""

from itertools import repeat
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import astuple

from speeltafel.core.state import CHANCE, OVER

if TYPE_CHECKING:
    from speeltafel.core.contract.game_modules import GameModules


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """The result of a game."""

    scores: list[int]
    winners: list[int]


class MoveSeen(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A move as one viewer saw it: the actor, and the notation with `?` for what was hidden."""

    actor: int | str
    move: str


class AnyView(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The fields that every game's view has; `look` fills them."""

    game: str = ""
    players: int = 0
    seat: int | None = None  # of the viewer; None: a spectator
    actor: int | str | None = None  # a seat, "chance", or None when the game is over
    phase: str = ""
    legal: list[str] = []  # the moves of this seat now
    history: list[MoveSeen] = []
    result: Result | None = None
    memory_aids: list[str] = []  # fields that a person at the table has to remember, so that a page may hide them

    def _repr_svg_(self) -> str | None:
        """Draw the view, where a notebook asks."""
        from speeltafel.core.drawing import svg

        return svg(self) if self.game else None


def complete_view(modules: "GameModules", s: Any, seat: int | None, history: list[MoveSeen] | None = None) -> AnyView:
    """Return the whole view of a seat: the game's own fields and the shared ones."""
    view = modules.views.view(s, seat)
    view.game = modules.name
    view.players = s.players
    view.seat = seat
    view.actor = actor_of(s)
    view.phase = modules.rules.PHASES[s.phase]
    if seat is not None and seat == s.actor:
        view.legal = modules.legal_texts(s)
    view.history = history or []
    view.result = result_of(modules, s)
    return view


def changed_fields(before: AnyView | None, after: AnyView) -> dict[str, Any]:
    """Return the changed fields of a view.

    Never among them: the seat, which stays the same, and history, which is sent as steps.
    """
    names, new = after.__struct_fields__, astuple(after)
    old = repeat(...) if before is None else astuple(before)
    changes = {name: value for name, was, value in zip(names, old, new, strict=False) if was != value}
    changes.pop("seat", None)
    changes.pop("history", None)
    return changes


def state_of(view: AnyView, rules: Any) -> Any:
    """Return a blank state with the shared fields of a view: where a game's `resample` starts."""
    actor = {"chance": CHANCE, None: OVER}.get(view.actor, view.actor)  # type: ignore[arg-type]
    return rules.State(players=view.players, actor=actor, phase=rules.PHASES.index(view.phase))


def actor_of(s: Any) -> int | str | None:
    """Return the actor as views, records and the library name it."""
    if s.actor == CHANCE:
        return "chance"
    return None if s.actor == OVER else int(s.actor)


def result_of(modules: "GameModules", s: Any) -> Result | None:
    if s.actor != OVER:
        return None
    seats = range(s.players)
    return Result([modules.rules.score(s, p) for p in seats], [p for p in seats if modules.rules.wins(s, p)])
