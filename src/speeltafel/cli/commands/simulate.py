"""`speeltafel simulate`."""

import errno
import io
import json as json_
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TextIO

from rich.table import Table

from speeltafel.arena.journal import Journal
from speeltafel.arena.simulate import Simulation, Tally, simulate
from speeltafel.cli import arguments
from speeltafel.cli.console import FILE_ERRORS, OUT, command_error, progress, reason, texts
from speeltafel.core.i18n import Translator


class Files(NamedTuple):
    """The files for records of all games, and for the journal."""

    records: Path | None
    journal: Path | None


def run(
    table: arguments.GameArguments, amount: arguments.RunArguments, bots: str, files: Files, answer: arguments.OutputArguments
) -> None:
    say = texts(answer.language)
    amount.check()
    records = files.records
    seats = arguments.seats(bots, table.players)
    plan = Simulation(
        table.game, table.players, table.options(), amount.seed, seats, amount.games, with_records=records is not None
    )
    plan.check()
    start = time.perf_counter()
    tally = _played(plan, amount, records, files.journal, say)
    seconds = time.perf_counter() - start
    if answer.json:
        OUT.print_json(json_.dumps(_summary(plan, tally)))
    else:
        _report(plan, tally, seconds, say)
        if records:
            OUT.print(say.message("records-written", file=str(records)), markup=False)


def _played(
    plan: Simulation, amount: arguments.RunArguments, records: Path | None, journal: Path | None, say: Translator
) -> Tally:
    total: Tally | None = None
    with progress() as bars, _all_or_nothing(records) as out:
        bar = bars.add_task(say.message("warming-up"), total=plan.games)
        for tally in _tallies(plan, amount, journal):
            for record in tally.records:
                out.write(record + "\n")
            if total is None:
                total = tally
            else:
                total.add(tally)
            bars.update(bar, advance=tally.games, description=say.message("simulating"))
    assert total is not None  # noqa: S101 - there is at least one game
    return total


def _tallies(plan: Simulation, amount: arguments.RunArguments, journal: Path | None) -> Iterator[Tally]:
    """Yield the tallies of the journal, then those of the games still to be played, which are added to it."""
    if journal is None:
        yield from simulate(plan, amount.cores, cluster=amount.cluster)
        return
    kept = Journal(journal, plan, Tally)
    try:
        done = list(kept.read())
    except FILE_ERRORS as error:
        raise command_error("file-unwritable", file=str(journal), why=reason(error)) from None
    yield from done
    for tally in simulate(plan, amount.cores, cluster=amount.cluster, done=len(done)):
        kept.write(tally)
        yield tally


@contextmanager
def _all_or_nothing(file: Path | None) -> Iterator[TextIO]:
    """Open a temporary file that replaces `file` at the end, so that a run that breaks off leaves the old file."""
    if file is None:
        yield io.StringIO()
        return
    try:
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        part = file.with_name(file.name + ".part")
        stream = part.open("w", encoding="utf-8")
    except FILE_ERRORS as error:
        raise command_error("file-unwritable", file=str(file), why=reason(error)) from None
    try:
        with stream:
            yield stream
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def _report(plan: Simulation, tally: Tally, seconds: float, say: Translator) -> None:
    OUT.print(say.message("simulated", games=tally.games, name=plan.game, players=plan.players, seed=str(plan.seed)))
    table = Table(box=None, pad_edge=False)
    for column in ("seat", "bot", "wins", "interval", "score", "deviation"):
        table.add_column(say.message(f"column-{column}"), justify="left" if column == "bot" else "right")
    for seat in range(plan.players):
        low, high = tally.win_interval(seat)
        table.add_row(
            str(seat),
            plan.bots[seat],
            f"{tally.win_share(seat):.2%}",
            f"{low:.2%} – {high:.2%}",
            f"{tally.mean_score(seat):.2f}",
            f"{tally.score_deviation(seat):.2f}",
        )
    OUT.print(table)
    mean = round(tally.decisions / tally.games, 1)
    OUT.print(say.message("game-length", mean=mean, shortest=tally.shortest, longest=tally.longest))
    OUT.print(say.message("took", decisions=tally.decisions, seconds=round(seconds, 1)))


def _summary(plan: Simulation, tally: Tally) -> dict[str, Any]:
    """Return all results that don't depend on the clock, so that the same seed prints the same."""
    return {
        "game": plan.game,
        "players": plan.players,
        "options": plan.options,
        "seed": plan.seed,
        "games": tally.games,
        "decisions": {"mean": tally.decisions / tally.games, "shortest": tally.shortest, "longest": tally.longest},
        "seats": [
            {
                "bot": plan.bots[seat],
                "wins": tally.win_share(seat),
                "interval": tally.win_interval(seat),
                "mean_score": tally.mean_score(seat),
                "deviation": tally.score_deviation(seat),
            }
            for seat in range(plan.players)
        ],
    }
