"""`speeltafel export`."""

from pathlib import Path
from typing import NamedTuple

from speeltafel.arena.executor import executor
from speeltafel.arena.simulate import Plan
from speeltafel.cli import arguments
from speeltafel.cli.commands.replay import texts_in
from speeltafel.cli.console import CANNOT_BE, OUT, complaint, progress, reason, texts
from speeltafel.core.i18n import Texts
from speeltafel.research.export import Export, Recorded


class Source(NamedTuple):
    """Games that bots play, or those of a file."""

    bots: str
    records: Path | None


def run(file: Path, table: arguments.Table, amount: arguments.Amount, source: Source, language: str) -> None:
    say = texts(language)
    amount.check()
    try:
        _write(file, _games(table, amount, source), amount, say)
    except CANNOT_BE as error:
        raise complaint("file-unwritable", file=str(file), why=reason(error)) from None
    from pyarrow import parquet

    OUT.print(say.say("exported", file=str(file), decisions=parquet.read_metadata(file).num_rows), markup=False)


def _games(table: arguments.Table, amount: arguments.Amount, source: Source) -> Plan | Recorded:
    if source.records:
        if table.game or table.players or table.single or table.file:
            raise complaint("export-records-alone")
        records = tuple(texts_in(source.records))
        if not records:
            raise complaint("no-records", file=str(source.records))
        return Recorded(records)
    if not table.game:
        raise complaint("export-what")
    return Plan(
        table.game, table.players, table.options(), amount.seed, arguments.seats(source.bots, table.players), amount.games
    )


def _write(file: Path, source: Plan | Recorded, amount: arguments.Amount, say: Texts) -> None:
    export = Export(file, source)
    with progress() as bars:
        games = source.games if isinstance(source, Plan) else len(source.records)
        bar = bars.add_task(say.say("warming-up"), total=games)
        for done in export.write(executor(min(amount.cores, len(export.parts)), amount.cluster)):
            bars.update(bar, advance=done, description=say.say("exporting"))
