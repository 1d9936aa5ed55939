"""`speeltafel tournament`."""

import json as json_
from pathlib import Path

from rich.console import Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from speeltafel.arena.journal import Journal
from speeltafel.arena.ratings import Cell, TournamentTable
from speeltafel.arena.tournament import PairResult, Tournament, play, tasks_of
from speeltafel.cli import arguments
from speeltafel.cli.console import ERR, OUT, command_error, texts
from speeltafel.core.errors import MissingExtra
from speeltafel.core.i18n import Translator


def run(
    table: arguments.GameArguments,
    amount: arguments.RunArguments,
    bots: str,
    ladder: bool,
    folder: Path | None,
    answer: arguments.OutputArguments,
) -> None:
    say = texts(answer.language)
    amount.check()
    levels = [level.strip() for level in bots.split(",")]
    deals = -(-amount.games // max(1, table.players))
    plan = Tournament(table.game, table.players, table.options(), amount.seed, levels, deals, ladder)
    plan.check()
    folder = folder or Path(f"tournament-{plan.game}-{plan.players}")
    standing = TournamentTable(plan)
    try:
        _play(plan, standing, Journal(folder / "games.jsonl", plan, PairResult), amount, say)
        (folder / "summary.json").write_text(json_.dumps(standing.summary(), indent=2) + "\n", "utf-8")
    except OSError as error:
        raise command_error("file-unwritable", file=str(folder), why=error.strerror or str(error)) from None
    if answer.json:
        OUT.print_json(json_.dumps(standing.summary()))
    else:
        _report(standing, say)
        _draw(standing, folder, say)


def _play(
    plan: Tournament, standing: TournamentTable, journal: Journal[PairResult], amount: arguments.RunArguments, say: Translator
) -> None:
    """Play what is left of the plan, with the current table and the time left."""
    done = set()
    for played in journal.read():
        standing.add(played)
        done.add(played.task)
    tasks = tasks_of(plan)
    left = [task for task in tasks if task.name not in done]
    progress = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=ERR)
    games = sum(task.deals for task in tasks) * plan.players
    bar = progress.add_task(
        say.message("simulating"), total=games, completed=games - sum(task.deals for task in left) * plan.players
    )
    with Live(Group(_cross(standing, say), progress), console=ERR, transient=True) as live:
        for task, played in zip(left, play(plan, left, amount.cores, cluster=amount.cluster), strict=True):
            journal.write(played)
            standing.add(played)
            progress.advance(bar, task.deals * plan.players)
            live.update(Group(_cross(standing, say), progress))


def _cross(standing: TournamentTable, say: Translator) -> Table:
    """Return a cross table: each bot against a table of each other bot."""
    table = Table(box=None, pad_edge=False)
    table.add_column(say.message("one-against"))
    for name in standing.plan.bots:
        table.add_column(name, justify="right")
    for one in standing.plan.bots:
        table.add_row(one, *(_percent(standing.cell(one, rest) if one != rest else None) for rest in standing.plan.bots))
    return table


def _percent(cell: Cell | None) -> str:
    return f"{cell.share:.1%} ± {cell.half_interval:.1%}" if cell else "–"


def _report(standing: TournamentTable, say: Translator) -> None:
    plan = standing.plan
    games = plan.deals * plan.players
    OUT.print(
        say.message(
            "tournament-of",
            name=plan.game,
            players=plan.players,
            games=games,
            seed=str(plan.seed),
            fair=f"{1 / plan.players:.1%}",
        )
    )
    OUT.print(_cross(standing, say))
    OUT.print()
    table = Table(box=None, pad_edge=False)
    for column in ("bot", "rating", "interval", "time"):
        table.add_column(say.message(f"column-{column}"), justify="left" if column == "bot" else "right")
    for name, (rating, low, high) in sorted(standing.ratings().items(), key=lambda entry: -entry[1][0]):
        seconds = standing.seconds_a_move(name)
        table.add_row(name, f"{rating:+.0f}", f"{low:+.0f} – {high:+.0f}", "–" if seconds is None else f"{seconds * 1000:.2f} ms")
    OUT.print(table)


def _draw(standing: TournamentTable, folder: Path, say: Translator) -> None:
    from speeltafel.arena.plot import draw

    title = say.message("plot-title", name=standing.plan.game, players=standing.plan.players)
    try:
        files = draw(standing, folder, title, say.message("column-rating"))
    except MissingExtra as missing:
        OUT.print(say.translate(missing.line), style="dim", markup=False)
    else:
        OUT.print(say.message("records-written", file=", ".join(map(str, files))), markup=False)
