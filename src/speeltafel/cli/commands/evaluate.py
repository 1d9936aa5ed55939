"""`speeltafel evaluate`."""

import json as json_

from rich.table import Table

import speeltafel
from speeltafel.cli import arguments
from speeltafel.cli.console import OUT, progress, texts
from speeltafel.core.i18n import Translator
from speeltafel.research.evaluate import OpponentResult, Plan, ReportEntry, entries, play, tasks_of


def run(
    agent: str, table: arguments.GameArguments, amount: arguments.RunArguments, opponents: str, answer: arguments.OutputArguments
) -> None:
    say = texts(answer.language)
    amount.check()
    against = tuple(level.strip() for level in opponents.split(","))
    plan = Plan(agent, table.game, table.players, table.options(), against, amount.games, amount.seed)
    tasks = tasks_of(plan)
    found: list[OpponentResult] = []
    with progress() as bars:
        bar = bars.add_task(say.message("warming-up"), total=sum(task.games for task in tasks))
        for task, met in zip(tasks, play(plan, tasks, min(amount.cores, len(tasks))), strict=True):
            found.append(met)
            bars.update(bar, advance=task.games, description=say.message("simulating"))
    rows = entries(plan, found)
    if answer.json:
        OUT.print_json(json_.dumps(_summary(plan, rows)))
        return
    _report(plan, rows, say)


def _report(plan: Plan, rows: list[ReportEntry], say: Translator) -> None:
    heading = say.message(
        "evaluated",
        agent=plan.agent,
        name=plan.game,
        players=plan.players,
        seed=str(plan.seed),
        version=speeltafel.__version__,
        fair=f"{1 / plan.players:.1%}",
    )
    OUT.print(heading, markup=False)
    shown = Table(box=None, pad_edge=False)
    for column in ("opponent", "wins", "interval", "games"):
        shown.add_column(say.message(f"column-{column}"), justify="left" if column == "opponent" else "right")
    for row in rows:
        low, high = row.interval
        shown.add_row(row.opponent, f"{row.share:.1%}", f"{low:.1%} – {high:.1%}", str(row.games))
    OUT.print(shown)


def _summary(plan: Plan, rows: list[ReportEntry]) -> dict[str, object]:
    return {
        "agent": plan.agent,
        "game": plan.game,
        "players": plan.players,
        "options": plan.options,
        "seed": plan.seed,
        "version": speeltafel.__version__,
        "against": [row._asdict() for row in rows],
    }
