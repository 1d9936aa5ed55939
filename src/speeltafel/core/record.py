"""Game records: one game is one JSON object that a person can read and a program can replay.

A reader takes nothing on trust: a record is the work of strangers. It loads whole or not at all.
"""

import json
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from speeltafel.core.errors import BadRecord, SpeeltafelError, wrong
from speeltafel.core.game import FORMAT, Game
from speeltafel.core.line import Line
from speeltafel.core.room import Room
from speeltafel.core.view import Result

MOST_BYTES = 8_000_000
MOST_STEPS = 100_000
LONGEST_MOVE = 1_000
LONGEST_NAME = 60


class Record(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    game: str
    players: int
    moves: list[list[int | str]]
    options: dict[str, Any] = {}
    result: Result | None = None
    seats: list[str] | None = None  # a display name for each seat
    played: str | None = None  # an ISO date
    proof: dict[str, Any] | None = None  # what is needed to verify the chance events


def replay(source: "str | bytes | dict[str, Any]", find_room: Callable[[str], Room]) -> Game:
    """The game of a record. BadRecord says which move is wrong, and why."""
    return replayed(read(source), find_room)


def read(source: "str | bytes | dict[str, Any]") -> Record:
    """A record, well formed; whether its moves are legal only a replay tells."""
    raw = source if isinstance(source, dict) else _parsed(source)
    try:
        record = msgspec.convert(raw, Record)
    except msgspec.ValidationError as error:
        raise _misshapen(str(error)) from None
    if record.format != FORMAT:
        raise wrong(BadRecord, "record-format", found=_short(record.format), expected=FORMAT)
    if len(record.moves) > MOST_STEPS:
        raise wrong(BadRecord, "record-too-long", moves=len(record.moves), most=MOST_STEPS)
    for number, move in enumerate(record.moves, 1):
        if len(move) != 2 or not isinstance(move[1], str) or len(move[1]) > LONGEST_MOVE:
            raise bad_move(number, Line("move-not-a-pair"))
    _check_notes(record)
    return record


def replayed(record: Record, find_room: Callable[[str], Room]) -> Game:
    """The game at the end of the record's moves."""
    try:
        room = find_room(record.game)
        game = Game(room, record.players, room.options_from(record.options))
    except SpeeltafelError as error:
        raise wrong(BadRecord, "record-refused", why=error.line) from None
    for number, (actor, text) in enumerate(record.moves, 1):
        if game.actor is not None and actor != game.actor:
            raise bad_move(number, Line("wrong-actor", {"found": _short(actor), "expected": str(game.actor)}))
        try:
            game.play_one(str(text))
        except SpeeltafelError as error:
            raise bad_move(number, error.line) from None
    _check_result(record, game)
    return game


def _check_result(record: Record, game: Game) -> None:
    found = msgspec.to_builtins(record.result)
    if found != game.result:
        why = "result-missing" if found is None else "result-too-early" if game.result is None else "result-wrong"
        raise bad_move(len(record.moves), Line(why))


def _check_notes(record: Record) -> None:
    """The keys that change nothing of the game, but are shown to people."""
    names = record.seats
    if names is not None and len(names) != record.players:
        raise wrong(BadRecord, "record-seats", names=len(names), players=record.players)
    for name in names or ():
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise wrong(BadRecord, "record-name", name=ascii(_short(name)), most=LONGEST_NAME)
    try:
        datetime.fromisoformat(record.played or "2000-01-01")
    except ValueError:
        raise wrong(BadRecord, "record-played", found=ascii(_short(record.played))) from None


def _parsed(source: str | bytes) -> dict[str, Any]:
    if len(source) > MOST_BYTES:
        raise wrong(BadRecord, "record-too-big", most=MOST_BYTES // 1_000_000)
    try:
        text = source.decode("utf-8") if isinstance(source, bytes) else source
        text.encode("utf-8")  # a lone surrogate could be neither shown nor stored
        found = json.loads(text, object_pairs_hook=_once, parse_constant=_no_fraction, parse_float=_no_fraction)
        json.dumps(found, ensure_ascii=False).encode("utf-8")
    except SpeeltafelError:
        raise
    except json.JSONDecodeError as error:
        raise wrong(BadRecord, "record-not-json", line=error.lineno, column=error.colno, detail=error.msg) from None
    except UnicodeError:
        raise wrong(BadRecord, "record-not-utf8") from None
    except (RecursionError, ValueError):
        raise wrong(BadRecord, "record-absurd") from None
    if not isinstance(found, dict):
        raise wrong(BadRecord, "record-not-object")
    return found


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise wrong(BadRecord, "record-key-twice", key=ascii(_short(twice)))
    return found


def _no_fraction(number: str) -> NoReturn:
    raise wrong(BadRecord, "record-fraction", number=_short(number))


def _misshapen(message: str) -> SpeeltafelError:
    """What msgspec found, with the number of the move where it found it in one."""
    detail, _, place = message.partition(" - at ")
    place = place.strip("`").removeprefix("$.")
    if place.startswith("moves["):
        return bad_move(int(place[6:].partition("]")[0]) + 1, Line("value-wrong-type", {"detail": detail}))
    return wrong(BadRecord, "record-misshapen", detail=detail, where=place or "record")


def bad_move(number: int, why: Line) -> SpeeltafelError:
    return wrong(BadRecord, "record-bad-move", number=number, why=why)


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= 40 else text[:37] + "…"


def records_in(file: Path) -> Iterator[str]:
    """The texts of the records in a file: one JSON object, a JSON list of them, or one a line."""
    with file.open("rb") as lines:
        first = lines.readline(MOST_BYTES + 1).strip()
        if first.startswith(b"{") and first.endswith(b"}"):
            yield _text(first)
            while line := lines.readline(MOST_BYTES + 1):
                if line.strip():
                    yield _text(line)
            return
    whole = _text(file.read_bytes())
    yield from _each_of_a_list(whole) if whole.lstrip().startswith("[") else [whole]


def _text(raw: bytes) -> str:
    return raw.decode("utf-8", "surrogateescape")


def _each_of_a_list(text: str) -> list[str]:
    try:
        return [json.dumps(record) for record in json.loads(text)]
    except (ValueError, RecursionError):
        return [text]  # reading it as one record says what is wrong with it
