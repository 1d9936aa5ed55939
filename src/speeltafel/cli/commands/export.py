"""`speeltafel export`."""

from pathlib import Path
from typing import NamedTuple

from speeltafel.arena.executor import executor
from speeltafel.arena.simulate import Simulation
from speeltafel.cli import arguments
from speeltafel.cli.commands.replay import texts_in
from speeltafel.cli.console import FILE_ERRORS, OUT, command_error, progress, reason, texts
from speeltafel.core.i18n import Translator
from speeltafel.research.export import Export, Recorded


class Source(NamedTuple):
    """The source of games: bots, or a file."""

    bots: str
    records: Path | None


def run(file: Path, table: arguments.GameArguments, amount: arguments.RunArguments, source: Source, language: str) -> None:
    say = texts(language)
    amount.check()
    try:
        _write(file, _games(table, amount, source), amount, say)
    except FILE_ERRORS as error:
        raise command_error("file-unwritable", file=str(file), why=reason(error)) from None
    from pyarrow import parquet

    OUT.print(say.message("exported", file=str(file), decisions=parquet.read_metadata(file).num_rows), markup=False)


def _games(table: arguments.GameArguments, amount: arguments.RunArguments, source: Source) -> Simulation | Recorded:
    if source.records:
        if table.game or table.players or table.single or table.file:
            raise command_error("export-records-alone")
        records = tuple(texts_in(source.records))
        if not records:
            raise command_error("no-records", file=str(source.records))
        return Recorded(records)
    if not table.game:
        raise command_error("export-what")
    return Simulation(
        table.game, table.players, table.options(), amount.seed, arguments.seats(source.bots, table.players), amount.games
    )


def _write(file: Path, source: Simulation | Recorded, amount: arguments.RunArguments, say: Translator) -> None:
    export = Export(file, source)
    with progress() as bars:
        games = source.games if isinstance(source, Simulation) else len(source.records)
        bar = bars.add_task(say.message("warming-up"), total=games)
        for done in export.write(executor(min(amount.cores, len(export.parts)), amount.cluster)):
            bars.update(bar, advance=done, description=say.message("exporting"))
