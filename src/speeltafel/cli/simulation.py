"""`speeltafel simulate`."""

import json as json_
import os
import time
from pathlib import Path
from typing import Any, TextIO

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from speeltafel.arena.simulate import Plan, Tally, simulate
from speeltafel.cli.console import ERR, OUT, at_least, complaint, texts
from speeltafel.cli.options import options_given
from speeltafel.core.text import Texts


def run(
    game: str,
    players: int,
    games: int,
    seed: int,
    bots: str,
    records: Path | None,
    jobs: int,
    option: list[str],
    options: Path | None,
    json: bool,
    language: str,
) -> None:
    say = texts(language)
    at_least("--games", 1, games)
    at_least("--jobs", 0, jobs)
    levels = tuple(level.strip() for level in bots.split(","))
    seats = levels * players if len(levels) == 1 else levels
    plan = Plan(game, players, options_given(option, options), seed, seats, games, with_records=records is not None)
    plan.check()
    start = time.perf_counter()
    tally = _played(plan, jobs or os.cpu_count() or 1, records, say)
    seconds = time.perf_counter() - start
    if json:
        OUT.print_json(json_.dumps(_summary(plan, tally)))
    else:
        _report(plan, tally, seconds, say)
        if records:
            OUT.print(say.say("records-written", file=str(records)), markup=False)


def _played(plan: Plan, jobs: int, records: Path | None, say: Texts) -> Tally:
    total: Tally | None = None
    # Beside the file first, so that a run that is broken off leaves the old file as it was.
    unfinished = records.with_name(records.name + ".part") if records else None
    with (
        Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=ERR,
            transient=True,
        ) as progress,
        _writable(unfinished) as out,
    ):
        task = progress.add_task(say.say("warming-up"), total=plan.games)
        for tally in simulate(plan, jobs):
            for record in tally.records:
                out.write(record + "\n")
            if total is None:
                total = tally
            else:
                total.add(tally)
            progress.update(task, advance=tally.games, description=say.say("simulating"))
    if records and unfinished:
        unfinished.replace(records)
    assert total is not None  # noqa: S101 - there is at least one game
    return total


def _writable(file: Path | None) -> TextIO:
    try:
        return Path(file or os.devnull).open("w", encoding="utf-8")
    except OSError as error:
        raise complaint("file-unwritable", file=str(file), why=error.strerror or str(error)) from None


def _report(plan: Plan, tally: Tally, seconds: float, say: Texts) -> None:
    OUT.print(say.say("simulated", games=f"{tally.games:,}", name=plan.game, players=plan.players, seed=str(plan.seed)))
    table = Table(box=None, pad_edge=False)
    for column in ("seat", "bot", "wins", "interval", "score", "deviation"):
        table.add_column(say.say(f"column-{column}"), justify="left" if column == "bot" else "right")
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
    mean = f"{tally.decisions / tally.games:.1f}"
    OUT.print(say.say("game-length", mean=mean, shortest=tally.shortest, longest=tally.longest))
    OUT.print(say.say("took", decisions=f"{tally.decisions:,}", seconds=f"{seconds:.1f}"))


def _summary(plan: Plan, tally: Tally) -> dict[str, Any]:
    """All that does not depend on the clock, so that the same seed prints the same."""
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
