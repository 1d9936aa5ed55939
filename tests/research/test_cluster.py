"""On a cluster the same comes out as on one machine, also when a worker dies; in two runs, when the scheduler does."""

import json
import multiprocessing
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from speeltafel.arena import executor
from speeltafel.arena import simulate as simulation
from speeltafel.arena.executor import Cluster, Processes, Threads
from speeltafel.arena.journal import Journal
from speeltafel.arena.simulate import Simulation, simulate
from speeltafel.arena.tournament import Tournament as Tournament
from speeltafel.arena.tournament import play, tasks_of
from speeltafel.cli import main
from speeltafel.core.errors import UnknownName
from speeltafel.research import export
from speeltafel.research.export import Export
from tests.cli.conftest import Command, command
from tests.cli.test_options import counted

__all__ = ["command"]  # the fixture


def cluster_of_two() -> Any:
    from distributed import LocalCluster  # half a second, which workers of pytest would all spend

    return LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=50)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with cluster_of_two() as cluster:
        yield cluster.scheduler_address


def test_a_tournament_over_two_workers_is_the_one_on_this_machine(address: str) -> None:
    plan = Tournament("tricky", 2, {}, 5, ["random", "beginner"], deals=40)
    tasks = tasks_of(plan)
    here, there = list(play(plan, tasks, 1)), list(play(plan, tasks, 1, address))
    assert [(p.task, p.shares, p.places) for p in here] == [(p.task, p.shares, p.places) for p in there]


def test_a_simulation_is_the_same_too(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "AT_A_TIME", 300)
    plan = Simulation("tricky", 3, {}, 7, ("random",) * 3, 3000)
    assert list(simulate(plan, 1)) == list(simulate(plan, 1, address))


def test_the_command_plays_there(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    said = []
    for where in ([], ["--cluster", "local"]):
        monkeypatch.setattr("sys.argv", ["speeltafel", "simulate", "tricky", "--players", "2", "--games", "40", "--json", *where])
        with pytest.raises(SystemExit):
            main()
        said.append(capsys.readouterr().out)
    assert said[0] == said[1] != ""


def test_training_data_made_there_is_the_same_to_the_byte(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "AT_A_TIME", 8)
    plan = Simulation("tricky", 2, {}, 7, ("random",) * 2, 24)
    for name, where in (("here", Processes(1)), ("there", Cluster(address))):
        assert sum(Export(tmp_path / name, plan).write(where)) == 24
    assert (tmp_path / "here").read_bytes() == (tmp_path / "there").read_bytes()


def test_when_the_scheduler_stops_the_next_run_goes_on(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tournament is kept task by task: a cluster that is lost and started again plays only what is missing."""
    monkeypatch.setattr(executor, "PATIENCE", "3s")
    arguments = ("tournament", "tricky", "--players", "2", "--bots", "random,casual", "--games", "24")
    journal = tmp_path / "there" / "games.jsonl"
    write = Journal.write
    with cluster_of_two() as cluster:

        def pull_the_plug(self: Any, done: Any) -> None:
            write(self, done)
            if len(journal.read_text().splitlines()) == 1 + 3:
                cluster.close()

        monkeypatch.setattr(Journal, "write", pull_the_plug)
        code, said = command(*arguments, "--out", "there", "--cluster", cluster.scheduler_address)
    assert (code, "stopped" in " ".join(said.split())) == (2, True), said
    before = journal.read_text().splitlines()
    assert 4 <= len(before) < 1 + 12, "some of the tasks are done, not all"
    monkeypatch.setattr(Journal, "write", write)
    whole = counted(command, *arguments, "--out", "there", "--cluster", "local")
    assert journal.read_text().splitlines()[: len(before)] == before
    assert whole["cross"] == counted(command, *arguments, "--out", "here", "--jobs", "1")["cross"]
    assert json.loads((tmp_path / "there" / "summary.json").read_text())["cross"] == whole["cross"]


def square_and_die(task: tuple[int, str]) -> int:
    """Square a number; the first worker that gets number 5 dies with it."""
    number, sign = task
    if number == 5 and not os.path.exists(sign):  # noqa: PTH110 - runs on a worker
        with open(sign, "w"):  # noqa: PTH123
            os._exit(1)
    return number * number


def test_a_worker_that_dies_loses_nothing(tmp_path: Any) -> None:
    tasks = [(number, str(tmp_path / "died")) for number in range(40)]
    with (
        cluster_of_two() as cluster,
        cluster.get_client() as client,
    ):
        found = []
        for result in Cluster(cluster.scheduler_address).map(square_and_die, tasks):
            found.append(result)
            if len(found) == 10:
                cluster.scale(3)  # one joins late
        assert client.nthreads()
    assert found == [number * number for number in range(40)]
    assert (tmp_path / "died").exists()


def test_results_come_in_the_order_of_the_tasks(address: str) -> None:
    assert list(Cluster(address).map(abs, range(-30, 0))) == list(Threads(1).map(abs, range(-30, 0)))


def test_a_cluster_of_our_own_ends_with_the_work() -> None:
    before = set(multiprocessing.active_children())
    assert list(Cluster("local").map(abs, [-1, -2])) == [1, 2]
    assert set(multiprocessing.active_children()) <= before


def test_no_scheduler_is_said() -> None:
    with pytest.raises(UnknownName, match="no Dask scheduler at nonsense"):
        list(Cluster("nonsense").map(abs, [1]))
