"""Game records: one game as a JSON object that a person can read and a program can replay.

Records are untrusted input: one loads whole or not at all.
"""

import codecs
import json
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
from msgspec import Meta

from speeltafel.core.contract.game_modules import GameModules
from speeltafel.core.errors import BadRecord, SpeeltafelError, make_error
from speeltafel.core.game import FORMAT, Game
from speeltafel.core.line import Line
from speeltafel.core.view import Result

MOST_BYTES = 8_000_000
MOST_BYTES_IN_A_LIST = 100_000_000
MOST_STEPS = 100_000
LONGEST_MOVE = 1_000
LONGEST_NAME = 60

Source = str | bytes | dict[str, Any]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    game: str
    players: int
    moves: list[list[int | str]]
    options: dict[str, Any] = {}
    rules: Annotated[int, Meta(ge=0, le=1_000_000)] = 0  # the version of the rules; 0 in records from before they had one
    result: Result | msgspec.UnsetType = msgspec.UNSET
    seats: list[str] | None = None  # a display name for each seat
    levels: list[str] | None = None  # of the bots, where the game is to go on; "" where a person plays
    played: str | None = None  # an ISO date
    proof: dict[str, Any] | None = None  # needed to verify the chance events


def replay(source: Source, find_modules: Callable[[str], GameModules]) -> Game:
    """Return the game of a record. BadRecord says which move is wrong, and why."""
    return replayed(read(source), find_modules)


def read(source: Source) -> Record:
    """Return a record, well formed; whether its moves are legal only a replay tells."""
    raw = _parsed(_as_json(source) if isinstance(source, dict) else source)
    try:
        record = msgspec.convert(raw, Record)
    except msgspec.ValidationError as error:
        raise _misshapen(str(error)) from None
    if record.format != FORMAT:
        raise make_error(BadRecord, "record-format", found=_short(record.format), expected=FORMAT)
    if len(record.moves) > MOST_STEPS:
        raise make_error(BadRecord, "record-too-long", moves=len(record.moves), most=MOST_STEPS)
    for number, move in enumerate(record.moves, 1):
        if len(move) != 2 or not isinstance(move[1], str):
            raise bad_move(number, Line("move-not-a-pair"))
        if len(move[1]) > LONGEST_MOVE:
            raise bad_move(number, Line("move-too-long", {"most": LONGEST_MOVE}))
    _check_notes(record)
    return record


def _as_json(source: dict[str, Any]) -> str:
    """Return an object of a caller goes the same way as a text, so that what one refuses the other does too."""
    try:
        return json.dumps(source)
    except (TypeError, RecursionError):
        raise make_error(BadRecord, "record-not-object") from None
    except ValueError:
        raise make_error(BadRecord, "record-absurd") from None


def replayed(
    record: Record,
    find_modules: Callable[[str], GameModules],
    before_move: Callable[[Game, str], None] = lambda _game, _move: None,
) -> Game:
    """Return the game at the end of the record's moves. Calls `before_move` with each move of the right actor.

    A record without a version of the rules is replayed by the newest that it fits; then `before_move` may see a move again.
    """
    try:
        modules = find_modules(record.game)
        options = modules.options_from(record.options)
        games = [Game(modules, record.players, options, version=version) for version in modules.versions_for(record.rules)]
    except SpeeltafelError as error:
        raise make_error(BadRecord, "record-refused", why=error.line) from None
    refused: list[SpeeltafelError] = []
    for game in games:
        try:
            _play(record, game, before_move)
        except SpeeltafelError as error:
            refused.append(error)
        else:
            return game
    raise refused[0]


def _play(record: Record, game: Game, before_move: Callable[[Game, str], None]) -> None:
    for number, (actor, text) in enumerate(record.moves, 1):
        if game.actor is not None and actor != game.actor:
            raise bad_move(number, Line("wrong-actor", {"found": actor_line(actor), "expected": actor_line(game.actor)}))
        before_move(game, str(text))
        try:
            game.play_one(str(text))
        except SpeeltafelError as error:
            raise bad_move(number, error.line) from None
    _check_result(record, game)


def _check_result(record: Record, game: Game) -> None:
    found = None if record.result is msgspec.UNSET else msgspec.to_builtins(record.result)
    if found != game.result:
        why = "result-missing" if found is None else "result-too-early" if game.result is None else "result-wrong"
        raise bad_move(len(record.moves), Line(why)) if record.moves else make_error(BadRecord, "record-refused", why=Line(why))


def _check_notes(record: Record) -> None:
    """Check the keys that don't change the game but are shown to people."""
    names = record.seats
    if names is not None and len(names) != record.players:
        raise make_error(BadRecord, "record-seats", names=len(names), players=record.players)
    if record.levels is not None and len(record.levels) != record.players:
        raise make_error(BadRecord, "record-seats", names=len(record.levels), players=record.players)
    for name in (*(names or ()), *(record.levels or ())):
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise make_error(BadRecord, "record-name", name=ascii(_short(name)), most=LONGEST_NAME)
    try:
        datetime.fromisoformat("2000-01-01" if record.played is None else record.played)
    except ValueError:
        raise make_error(BadRecord, "record-played", found=ascii(_short(record.played))) from None


def _parsed(source: str | bytes) -> dict[str, Any]:
    if not isinstance(source, str | bytes | bytearray):
        raise make_error(BadRecord, "record-not-object")
    if len(source) > MOST_BYTES:
        raise make_error(BadRecord, "record-too-big", most=MOST_BYTES // 1_000_000)
    try:
        text = source if isinstance(source, str) else source.decode("utf-8-sig")
        text.encode("utf-8")  # a lone surrogate could be neither shown nor stored
        found = _strictly(text)
        json.dumps(found, ensure_ascii=False).encode("utf-8")
    except SpeeltafelError:
        raise
    except json.JSONDecodeError as error:
        if not text.lstrip().startswith("{"):
            raise make_error(BadRecord, "record-not-json") from None
        raise make_error(BadRecord, "record-damaged", line=error.lineno, column=error.colno) from None
    except UnicodeError:
        raise make_error(BadRecord, "record-not-utf8") from None
    except (RecursionError, ValueError):
        raise make_error(BadRecord, "record-absurd") from None
    if not isinstance(found, dict):
        raise make_error(BadRecord, "record-not-object")
    return found


def _strictly(text: str) -> Any:
    """Parse JSON more strictly than json.loads: no duplicate keys, NaN or fractions."""
    return json.loads(text, object_pairs_hook=_once, parse_constant=_no_fraction, parse_float=_no_fraction)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise make_error(BadRecord, "record-key-twice", key=ascii(_short(key)))
        found[key] = value
    return found


def _no_fraction(number: str) -> NoReturn:
    raise make_error(BadRecord, "record-fraction", number=_short(number))


def _misshapen(message: str) -> SpeeltafelError:
    """Return an error for what msgspec found, with the number of the move if it is in one."""
    detail, _, place = message.partition(" - at ")
    place = place.strip("`").removeprefix("$.")
    if place.startswith("moves["):
        return bad_move(int(place[6:].partition("]")[0]) + 1, Line("value-wrong-type", {"detail": detail}))
    return make_error(BadRecord, "record-misshapen", detail=detail, where=place or "record")


def bad_move(number: int, why: Line) -> SpeeltafelError:
    return make_error(BadRecord, "record-bad-move", number=number, why=why)


def actor_line(actor: int | str | None) -> Line:
    """Return the name of an actor in a record as a line: seats have numbers one less than the players'."""
    if isinstance(actor, int) and 0 <= actor < MOST_STEPS:
        return Line("actor-player", {"seat": actor, "number": actor + 1})
    return Line("actor-chance") if actor == "chance" else Line("actor-seat", {"seat": _short(actor)})


def _short(value: object) -> str:
    text = ascii(value) if isinstance(value, str) and not value.isprintable() else str(value)
    return text if len(text) <= 40 else text[:37] + "…"


def records_in(file: Path) -> Iterator[str]:
    """Yield the texts of the records in a file: one JSON object, a JSON list of them, or one a line."""
    with file.open("rb") as stream:
        first = b""
        while not first.strip() and (line := stream.readline(MOST_BYTES + 1)):
            first = line.removeprefix(codecs.BOM_UTF8)
        if _is_object(first):
            yield _text(first)
            while line := stream.readline(MOST_BYTES + 1):
                if line.strip():
                    yield _text(line)
            return
        whole = _text(first + stream.read(MOST_BYTES_IN_A_LIST))
    lines = [line for line in whole.splitlines() if line.strip()]
    if whole.startswith("["):
        yield from _each_of_a_list(whole)
    elif len(lines) > 1 and _is_object(lines[1].encode("utf-8", "surrogateescape")):
        yield from lines  # records line by line, of which the first is damaged
    else:
        yield whole


def _is_object(text: bytes) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except (ValueError, RecursionError):
        return False


def _text(raw: bytes) -> str:
    return raw.decode("utf-8", "surrogateescape")


def _each_of_a_list(text: str) -> list[str]:
    try:
        return [json.dumps(record) for record in _strictly(text)]
    except (SpeeltafelError, ValueError, RecursionError):
        return [text]  # reading it as one record says what is wrong with it
