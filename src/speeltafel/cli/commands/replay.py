"""`speeltafel replay`."""

import json as json_
from pathlib import Path
from typing import Any

from speeltafel import games
from speeltafel.cli.console import FILE_ERRORS, OUT, command_error, reason, texts
from speeltafel.core.errors import SpeeltafelError
from speeltafel.core.game import Game
from speeltafel.core.i18n import Translator
from speeltafel.core.record import Record, actor_line, read, records_in, replayed


def replay_file(file: Path, json: bool, language: str) -> None:
    say = texts(language)
    records = bad = 0
    for number, text in enumerate(texts_in(file), 1):
        records = number
        try:
            record = read(text)
            game = replayed(record, games.modules)
        except SpeeltafelError as error:
            bad += 1
            _print_error(number, error, json, say)
        else:
            _print_game(number, record, game, json, say)
    if not records:
        raise command_error("no-records", file=str(file))
    if not json:
        OUT.print(say.message("some-invalid", bad=bad, records=records) if bad else say.message("all-valid", records=records))
    if bad:
        raise SystemExit(1)


def texts_in(file: Path) -> Any:
    try:
        yield from records_in(file)
    except FileNotFoundError:
        raise command_error("file-missing", file=str(file)) from None
    except FILE_ERRORS as error:
        raise command_error("file-unreadable", file=str(file), why=reason(error)) from None


def _print_error(number: int, error: SpeeltafelError, json: bool, say: Translator) -> None:
    why = say.translate(error.line)
    if json:
        _print_json({"record": number, "valid": False, "error": why})
    else:
        OUT.print(say.message("record-error", number=number, why=why), markup=False, soft_wrap=True)


def _print_game(number: int, record: Record, game: Game, json: bool, say: Translator) -> None:
    lines = game.log_in_words(say.language, record.seats)
    moves = len(record.moves)
    if json:
        about = {"game": game.name, "players": game.players, "moves": moves, "actor": game.actor, "result": game.result}
        _print_json({"record": number, "valid": True, **about, "log": lines})
        return
    heading = say.message("record-number", number=number, name=game.name, players=game.players, moves=moves)
    OUT.print(heading, style="bold", markup=False)
    if game.result is None:
        names = Translator(say.language, record.seats or ())
        actor = names.name(game.actor) if isinstance(game.actor, int) else actor_line(game.actor)
        lines.append(say.message("record-unfinished", moves=moves, actor=actor))
    OUT.out("\n".join(lines) + "\n", highlight=False)


def _print_json(about: dict[str, Any]) -> None:
    OUT.out(json_.dumps(about, ensure_ascii=False), highlight=False)
