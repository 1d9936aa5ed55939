"""Write the page's types from the server's: the messages, and each game's view.

    python -m tools.write.wire_types     writes web/src/net/types.ts, web/src/net/review-types.ts and web/src/games/*/view.ts

Python's structs are the only source. A test compares the written files with them.
"""

import types
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, structs

from speeltafel import games
from speeltafel.core.events import StepSeen
from speeltafel.core.view import AnyView, MoveSeen
from speeltafel.review.model import Hint, Part
from speeltafel.server import answers
from speeltafel.server.asgi import call_routes
from speeltafel.server.asgi.problem import Problem
from speeltafel.server.connections.messages import FromClient, FromServer
from speeltafel.server.tables.listing import Listing
from speeltafel.table.commands import NewTable
from speeltafel.table.lesson_moment import LessonMoment
from speeltafel.table.replay import ReplayPart

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
HEAD = "// Written by tools/write/wire_types.py from the structs of the server. Do not edit.\n"
SIMPLE = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown", object: "unknown"}
ASKED_OVER_REST: list[type[msgspec.Struct]] = [
    answers.GameInfo,
    Listing,
    answers.LanAddresses,
    answers.TableCreated,
    answers.TableDetails,
    answers.TableFound,
    answers.SeatClaimed,
    Problem,
    ReplayPart,
    LessonMoment,
    NewTable,
    call_routes.CallsInfo,
]


class Writer:
    """Turns structs into interfaces, each once, those it needs before it."""

    def __init__(self, known: dict[Any, str] | None = None) -> None:
        self.known = dict(known or {})
        self.written: list[str] = []

    def type_of(self, found: Any) -> str:
        if found in SIMPLE:
            return SIMPLE[found]
        if isinstance(found, type) and issubclass(found, msgspec.Struct):
            return self.interface(found)
        origin, args = get_origin(found), get_args(found)
        if origin is Literal:
            return " | ".join(f'"{word}"' for word in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(map(self.type_of, args)))
        if origin is list:
            inner = self.type_of(args[0])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        if origin is dict:
            return f"Record<string, {self.type_of(args[1])}>"
        if hasattr(found, "__metadata__"):  # Annotated
            return self.type_of(found.__origin__)
        if type(found).__name__ == "ForwardRef":
            return str(found.__forward_arg__)
        raise TypeError(f"no TypeScript for {found!r}")

    def interface(self, struct: type[msgspec.Struct]) -> str:
        if struct not in self.known:
            self.known[struct] = str(struct.__name__)
            lines = [f"  {self._field(struct, field)};" for field in structs.fields(struct)]
            tag = struct.__struct_config__.tag
            if tag is not None:
                lines.insert(0, f'  type: "{tag}";')
            self.written.append(f"export interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n")
        name: str = self.known[struct]
        return name

    def _field(self, struct: type[msgspec.Struct], field: structs.FieldInfo) -> str:
        has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        may_lack = has_default and struct.__struct_config__.omit_defaults
        return f"{field.encode_name}{'?' if may_lack else ''}: {self.type_of(field.type)}"


def wire() -> tuple[str, dict[Any, str]]:
    writer = Writer()
    writer.interface(MoveSeen)
    writer.known[MoveSeen] = writer.interface(StepSeen)  # the page's histories are made of steps
    for name, union in (("FromClient", FromClient), ("FromServer", FromServer)):
        writer.written.append(f"export type {name} = {writer.type_of(union)};\n")
    asked: list[type[msgspec.Struct]] = [AnyView, *ASKED_OVER_REST]
    for struct in asked:
        writer.interface(struct)
    return HEAD + "\n" + "\n".join(writer.written), writer.known


def review(known: dict[Any, str]) -> str:
    """In a file of their own: a review has steps, too."""
    writer = Writer({struct: name for struct, name in known.items() if name in ("Frame", "Line", "StepSeen")})
    writer.written.append(f"export type Part = {writer.type_of(Part)};\n")
    for struct in (answers.ReviewNews, answers.ReviewAsked, Hint, answers.DayOfPuzzles):
        writer.interface(struct)
    return f'{HEAD}\nimport type {{ Frame, Line, StepSeen }} from "./types";\n\n' + "\n".join(writer.written)


def view_of(game: str, known: dict[Any, str]) -> str:
    shared = {struct: name for struct, name in known.items() if struct.__module__ == "speeltafel.core.view"}
    writer = Writer(shared)
    writer.interface(games.modules(game).views.View)
    names = [name for name in sorted(shared.values()) if any(f": {name}" in text for text in writer.written)]
    return f'{HEAD}\nimport type {{ {", ".join(names)} }} from "../../net/types";\n\n' + "\n".join(writer.written)


def files() -> dict[Path, str]:
    text, known = wire()
    written = {WEB / "net" / "types.ts": text, WEB / "net" / "review-types.ts": review(known)}
    for game in games.names():
        written[WEB / "games" / game / "view.ts"] = view_of(game, known)
    return written


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text)
        print(path.relative_to(WEB.parent.parent))
