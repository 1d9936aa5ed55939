"""Options of a table: the advanced variant (C26), and the printed route and confetti tracks (C1, C2)."""

from typing import Any

import msgspec

from speeltafel.core.errors import BadOptions
from speeltafel.core.line import Line, Word
from speeltafel.games.carnavalo.mechanics.components import BAR, MISS, MOST_FIELDS, MOST_TRACK, NO_TENT, PRINCE, TENTS
from speeltafel.games.carnavalo.mechanics.state import State

VARIANTS: list[dict[str, Any]] = [
    {},
    {"advanced": True},
    # Tents next to each other, the Prince and the Barricade man starting in one, and tracks that end at once.
    {"route": {"fields": 9, "tents": [8, 0, 1, 2, 4, 5], "prince": 1, "miss": 3, "bar": 8}, "track": 2},
]


class Route(msgspec.Struct, forbid_unknown_fields=True):
    fields: int
    tents: list[int]  # the fields of t1 to t6
    prince: int  # where the citizens start
    miss: int
    bar: int


class Options(msgspec.Struct, forbid_unknown_fields=True):
    route: Route
    track: int
    advanced: bool


def check(options: Options) -> None:
    """Check options by C1, C2, and by the limits of the compiled state. Raises BadOptions."""
    route = options.route
    if not TENTS <= route.fields <= MOST_FIELDS:
        raise _bad("route-fields", ("route", "fields"), few=TENTS, most=MOST_FIELDS, found=route.fields)
    if len(route.tents) != TENTS:
        raise _bad("route-tents", ("route", "tents"), tents=TENTS, found=len(route.tents))
    for i, field in enumerate(route.tents):
        _on_route(route, ("route", "tents", i), field)
        if field in route.tents[:i]:
            raise _bad("route-same-field", ("route", "tents", i), field=field)
    for citizen in ("prince", "miss", "bar"):
        _on_route(route, ("route", citizen), getattr(route, citizen))
    if not 1 <= options.track <= MOST_TRACK:
        raise _bad("track-length", ("track",), most=MOST_TRACK, found=options.track)


def _on_route(route: Route, path: tuple[str | int, ...], field: int) -> None:
    if not 0 <= field < route.fields:
        raise _bad("route-off", path, last=route.fields - 1, found=field)


def apply_options(s: State, options: Options) -> None:
    route = options.route
    s.fields = route.fields
    for field in range(MOST_FIELDS):
        s.tent_at[field] = route.tents.index(field) if field in route.tents else NO_TENT
    s.field_of = route.tents[:]
    s.start[PRINCE], s.start[MISS], s.start[BAR] = route.prince, route.miss, route.bar
    s.track = options.track
    s.advanced = int(options.advanced)


def route_of(s: State) -> Route:
    """Return the route back, from a state."""
    return Route(fields=s.fields, tents=s.field_of[:], prince=s.start[PRINCE], miss=s.start[MISS], bar=s.start[BAR])


def _bad(id_: str, path: tuple[str | int, ...], **args: Word) -> BadOptions:
    return BadOptions(Line(id_, args, "carnavalo"), path)
