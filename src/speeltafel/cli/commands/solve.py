"""`speeltafel solve`."""

import json as json_
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from speeltafel import games
from speeltafel.bots.solver import check_in_play, solver
from speeltafel.cli import arguments
from speeltafel.cli.console import ERR, OUT, at_least, command_error, texts
from speeltafel.core.i18n import Translator

EXPECTED_SWEEPS = 11  # for the bar; it may take some more
EXPECTED_FOR_REPLIES = 3


def run(
    table: arguments.GameArguments, out: Path | None, check: int, exploit: bool, jobs: int, answer: arguments.OutputArguments
) -> None:
    say = texts(answer.language)
    at_least("--jobs", 0, jobs)
    at_least("--check", 0, check)
    json = answer.json
    modules = games.modules(table.game)
    players = table.players
    chosen = modules.options_from(table.options())
    with solver(modules, players, chosen, arguments.cores(jobs)) as found:
        last = _sweep(found.sweeps, found.positions, EXPECTED_SWEEPS, say.message("solving"), say)
        summary: dict[str, Any] = {"game": modules.name, "players": players, "positions": found.positions}
        summary |= {"sweeps": last.number, "residual": last.residual, "first_player": last.chance}
        if not json:
            OUT.print(
                say.message("solved", positions=f"{found.positions:,}", sweeps=last.number, residual=f"{last.residual:.1e}")
            )
            OUT.print(say.message("first-player", chance=f"{last.chance:.4%}"))
        if check:
            share = check_in_play(modules, players, chosen, found.weights(), check, seed=1)
            reach = 1.96 * sqrt(share * (1 - share) / check)
            summary["in_play"] = {"games": check, "first_player": share, "reach": reach}
            if not json:
                OUT.print(say.message("checked-in-play", games=f"{check:,}", share=f"{share:.2%}", reach=f"{reach:.2%}"))
        file = out or found.default_file
        try:
            found.save(file)
        except OSError as error:
            raise command_error("file-unwritable", file=str(file), why=error.strerror or str(error)) from None
        for level in found.exploitable if exploit else ():
            sweeps = _sweep(
                lambda done, level=level: found.best_response(level, done), 2 * found.positions, EXPECTED_FOR_REPLIES, level, say
            )
            summary.setdefault("exploitability", {})[level] = sweeps.chance - 0.5
            if not json:
                OUT.print(say.message("exploited", level=level, share=f"{sweeps.chance:.2%}", more=f"{sweeps.chance - 0.5:.2%}"))
        if json:
            OUT.print_json(json_.dumps(summary))
        else:
            OUT.print(say.message("records-written", file=str(file)), markup=False)


def _sweep(sweeps: Any, positions: int, expected: int, title: str, say: Translator) -> Any:
    """Run all sweeps with a progress bar. Return the last one."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=ERR, transient=True) as progress:
        task = progress.add_task(title, total=expected * positions)

        def done(count: int) -> None:
            progress.advance(task, count)

        found: Iterator[Any] = sweeps(done)
        last = None
        for last in found:
            progress.update(
                task, description=say.message("sweep", title=title, number=last.number, residual=f"{last.residual:.0e}")
            )
            if last.number >= expected:
                progress.update(task, total=(last.number + 1) * positions)
    return last
