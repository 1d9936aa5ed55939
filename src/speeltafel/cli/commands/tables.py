"""`speeltafel backup`, `restore`, and `speeltafel tables …`, for hosts."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer
from sqlalchemy import Engine

from speeltafel.cli.console import FILE_ERRORS, OUT, at_least, command_error, reason, texts
from speeltafel.core.i18n import Translator
from speeltafel.server.identity import person_of
from speeltafel.store import maintenance
from speeltafel.store.database import default_url, file_of, open_database, parse_address
from speeltafel.table.log_check import LogCheck, check
from speeltafel.table.patch import Patch, patch_of

DAY_MS = 86_400_000


def back_up(file: Path, database: str, language: str) -> None:
    say = texts(language)
    try:
        with _opened(database) as engine:
            size = maintenance.back_up(engine, file)
    except FILE_ERRORS as error:
        raise command_error("file-unwritable", file=str(file), why=reason(error)) from None
    _print(say, "backed-up", file=str(file), size=_megabytes(size))


def restore(file: Path, database: str, language: str) -> None:
    say = texts(language)
    with _opened(database, must_exist=False) as engine:
        found = maintenance.restore(engine, file)
    _print(say, "restored", file=str(file), tables=found)


def check_tables(database: str, language: str) -> None:
    """Print which tables cannot be read, why, and what can be saved of them. Exits with 1 if there are any."""
    say = texts(language)
    count, bad = 0, 0
    with _opened(database) as engine, engine.connect() as connection:
        for table_id, log in maintenance.logs(connection):
            checked, count = check(log), count + 1
            if checked.error is not None:
                bad += 1
                _print_bad(say, table_id, checked)
    _print(say, "tables-checked", tables=count, bad=bad)
    if bad:
        raise SystemExit(1)


def _print_bad(say: Translator, table_id: str, checked: LogCheck) -> None:
    _print(say, "table-bad", table=table_id, number=checked.number, why=checked.why(say))
    if checked.table is None:
        _print(say, "table-lost")
    else:
        game = checked.table.game
        steps = game.length if game is not None else 0
        _print(say, "table-savable", batches=checked.batches, all=checked.all, steps=steps)


def patch_tables(apply: bool, database: str, language: str) -> None:
    """Print what becomes of each running table by the newest rules, and with `apply` let it go on by them."""
    say = texts(language)
    found, patched = 0, 0
    with _opened(database) as engine:
        for table_id, one in _patches(engine, apply):
            found, patched = found + 1, patched + one.fits
            versions: dict[str, str | int] = {"table": table_id, "before": one.before, "after": one.after}
            if one.fits:
                _print(say, "table-patched", **versions, same="yes" if one.same else "no")
            else:
                why = say.message("patch-nobody") if one.is_stuck else one.checked.why(say)
                _print(say, "table-not-patched", **versions, number=one.checked.number, why=why)
    _print(say, "tables-patched", found=found, patched=patched, changed="yes" if apply else "no")


def _patches(engine: Engine, apply: bool) -> Iterator[tuple[str, Patch]]:
    """Yield every running table that goes by older rules, with its patch; `apply` stores those that fit, all at once."""
    with engine.connect() as connection:  # this may take long, so servers go on storing
        old = [table_id for table_id, log in maintenance.logs(connection) if patch_of(log) is not None]
    with engine.begin() as connection:
        if old and apply:
            maintenance.change_epoch(connection)
        for table_id in old:
            patch = patch_of(maintenance.log_of(connection, table_id))
            if patch is None:
                continue  # it ended meanwhile
            if patch.fits and apply:
                maintenance.replace_first(connection, table_id, patch.first)
            yield table_id, patch


def clean_tables(keep_days: int, database: str, language: str) -> None:
    say = texts(language)
    at_least("--keep-days", 1, keep_days)
    with _opened(database) as engine:
        with engine.begin() as connection:
            maintenance.change_epoch(connection)
            removed = maintenance.clean(connection, int(time.time() * 1000) - keep_days * DAY_MS)
        maintenance.vacuum(engine)
    _print(say, "tables-cleaned", tables=removed, days=keep_days)


def erase_person(database: str, language: str) -> None:
    say = texts(language)
    token = typer.prompt(say.message("token-asked"), hide_input=True) if sys.stdin.isatty() else sys.stdin.readline()
    person = person_of(token.strip())
    if person is None:
        raise command_error("token-wrong")
    with _opened(database) as engine:
        with engine.begin() as connection:
            maintenance.change_epoch(connection)
            removed, blanked = maintenance.erase(connection, person)
        maintenance.vacuum(engine)
    _print(say, "person-erased", removed=removed, blanked=blanked)


@contextmanager
def _opened(database: str, must_exist: bool = True) -> Iterator[Engine]:
    address = database or default_url()
    file = file_of(parse_address(address)[0])
    if file is not None and must_exist and not file.is_file():
        raise command_error("file-missing", file=str(file))
    engine = open_database(address)
    try:
        yield engine
    finally:
        engine.dispose()


def _print(say: Translator, id_: str, **args: str | int) -> None:
    OUT.print(say.message(id_, **args), markup=False, soft_wrap=True)


def _megabytes(size: int) -> str:
    return f"{size / 1e6:.1f}"
