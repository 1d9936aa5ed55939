"""`speeltafel export`: games as data, decision by decision, from seeds, bots and records; and what is done is kept."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

import speeltafel
from speeltafel import games
from speeltafel.arena.executor import Processes
from speeltafel.arena.simulate import Simulation, simulate
from speeltafel.core.errors import BadRecord
from speeltafel.research import export
from speeltafel.research.batch import Batch
from speeltafel.research.export import Export, Recorded
from tests.cli.conftest import Command, command
from tests.cli.test_options import output

__all__ = ["command"]  # the fixture

RANDOM = Simulation("tricky", 3, {}, 7, ("random",) * 3, games=6, first=5)


def rows_of(file: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = parquet.read_table(file).to_pylist()
    return rows


def exported(file: Path, source: Simulation | Recorded) -> list[dict[str, Any]]:
    list(Export(file, source).write(Processes(1)))
    assert [path.name for path in file.parent.iterdir() if path.name.startswith(file.name)] == [file.name]
    return rows_of(file)


def test_random_games_are_exported_decision_by_decision(tmp_path: Path) -> None:
    rows = exported(tmp_path / "games.parquet", RANDOM)
    assert {row["game"] for row in rows} == set(range(5, 11))
    modules = games.modules("tricky")
    expected = speeltafel.fast.plain(modules).random_games(3, modules.defaults, 7, 5, 6)
    for number in range(5, 11):
        own = [row for row in rows if row["game"] == number]
        assert [row["ply"] for row in own] == list(range(expected.decisions[number - 5]))
        for row in own:
            assert row["mask"][row["action"]] == 1
            assert row["score"] == expected.scores[number - 5][row["seat"]]
            assert (row["reward"] > 0) == bool(expected.winners[number - 5][row["seat"]])
    batch = Batch("tricky", 3, 1, 7, plain=True)
    batch.reset(5)
    assert rows[0]["observation"] == batch.observations[0].tolist()


@pytest.mark.parametrize(("game", "bots"), [("tricky", ("random", "random")), ("figaro", ("random", "beginner", "casual"))])
def test_games_between_bots_are_those_of_simulate_and_of_their_records(tmp_path: Path, game: str, bots: tuple[str, ...]) -> None:
    plan = Simulation(game, len(bots), {}, 3, bots, games=2, with_records=True)
    records = tuple(record for tally in simulate(plan, 1) for record in tally.records)
    played = [speeltafel.replay(record) for record in records]
    rows = exported(tmp_path / "bots.parquet", Simulation(game, len(bots), {}, 3, bots, games=2))
    assert rows == exported(tmp_path / "records.parquet", Recorded(records))
    assert [row["seat"] for row in rows] == [actor for one in played for actor, _ in one.moves if actor != "chance"]
    for number, one in enumerate(played):
        assert one.result is not None
        assert {row["seat"] for row in rows if row["game"] == number and row["reward"] > 0} == set(one.result["winners"])


class Unplugged(Processes):
    """Stops after so many tasks."""

    def __init__(self, after: int) -> None:
        super().__init__(1)
        self._after = after

    def map(self, work: Any, tasks: Any) -> Iterator[Any]:
        for number, result in enumerate(super().map(work, tasks)):
            if number == self._after:
                raise RuntimeError("pulled the plug")
            yield result


def test_what_is_broken_off_goes_on_where_it_stood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "AT_A_TIME", 2)
    whole = exported(tmp_path / "whole.parquet", RANDOM)
    file = tmp_path / "games.parquet"
    with pytest.raises(RuntimeError):
        list(Export(file, RANDOM).write(Unplugged(2)))
    assert not file.exists()
    with pytest.raises(BadRecord, match="parts of another export"):
        list(Export(file, Simulation("tricky", 3, {}, 8, ("random",) * 3, games=6)).write(Processes(1)))
    again = Export(file, RANDOM)
    assert list(again.write(Unplugged(1))) == [4, 2], "four games were there, and only one part is still to be played"
    assert rows_of(file) == whole


# ---- The command: every option of it has its effect. tests/cli/test_options.py counts on that. ----


def games_in(file: Path) -> list[int]:
    return sorted({row["game"] for row in rows_of(file)})


def test_the_command_writes_such_games_to_that_file(command: Command, tmp_path: Path) -> None:
    said = output(
        command, "export", "a.parquet", "--game", "tricky", "--players", "2", "--games", "3", "--seed", "5", "--lang", "nl"
    )
    rows = rows_of(tmp_path / "a.parquet")
    assert f"a.parquet bevat {len(rows)} beslissingen" in " ".join(said.split())
    assert games_in(tmp_path / "a.parquet") == [0, 1, 2]
    assert {row["seat"] for row in rows} == {0, 1}
    expected = exported(tmp_path / "b.parquet", Simulation("tricky", 2, {}, 5, ("random",) * 2, games=3))
    assert rows == expected
    output(
        command, "export", "c.parquet", "--game", "figaro", "--players", "4", "--games", "1", "--bots", "beginner", "--jobs", "1"
    )
    assert {row["seat"] for row in rows_of(tmp_path / "c.parquet")} == {0, 1, 2, 3}
    assert len(rows_of(tmp_path / "c.parquet")[0]["observation"]) == games.modules("figaro").observations.LENGTH
    assert rows_of(tmp_path / "c.parquet") == exported(
        tmp_path / "d.parquet", Simulation("figaro", 4, {}, 0, ("beginner",) * 4, games=1)
    )


def test_the_command_takes_options_of_the_table(command: Command, tmp_path: Path) -> None:
    (tmp_path / "table.json").write_text('{"advanced": true}')
    few = ("--game", "carnavalo", "--players", "2", "--games", "2")
    output(command, "export", "printed.parquet", *few)
    for name, arguments in (("one.parquet", ("--option", "advanced=true")), ("two.parquet", ("--options", "table.json"))):
        output(command, "export", name, *few, *arguments)
    assert rows_of(tmp_path / "one.parquet") == rows_of(tmp_path / "two.parquet") != rows_of(tmp_path / "printed.parquet")


def test_the_command_takes_records(command: Command, tmp_path: Path) -> None:
    output(command, "simulate", "tricky", "--players", "2", "--games", "3", "--seed", "4", "--records", "games.jsonl")
    output(command, "export", "records.parquet", "--records", "games.jsonl")
    output(command, "export", "games.parquet", "--game", "tricky", "--players", "2", "--games", "3", "--seed", "4")
    assert rows_of(tmp_path / "records.parquet") == rows_of(tmp_path / "games.parquet")
    for arguments, why in (
        (("--records", "games.jsonl", "--game", "tricky"), "Leave those arguments out."),
        ((), "Say which games to export"),
        (("--records", "none.jsonl"), "There is no file none.jsonl"),
        (("--game", "tricky", "--players", "9"), "9"),
    ):
        code, said = command("export", "x.parquet", *arguments)
        assert (code, why in " ".join(said.split())) == (2, True), said
    mixed = [speeltafel.new("tricky", players, seed=1).record() for players in (2, 3)]
    (tmp_path / "mixed.jsonl").write_text("\n".join(map(json.dumps, mixed)))
    assert "Export each kind separately" in " ".join(command("export", "x.parquet", "--records", "mixed.jsonl")[1].split())


def test_the_command_works_so_many_at_a_time_and_on_a_cluster(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def noting(jobs: int, cluster: str) -> Processes:
        asked.append((jobs, cluster))
        return Processes(1)

    monkeypatch.setattr("speeltafel.cli.commands.export.executor", noting)
    monkeypatch.setattr(export, "AT_A_TIME", 1)
    some = ("--game", "tricky", "--players", "2", "--games", "3")
    output(command, "export", "a.parquet", *some, "--jobs", "2")
    output(command, "export", "a.parquet", *some, "--jobs", "1", "--cluster", "tcp://127.0.0.1:9")
    assert asked == [(2, ""), (1, "tcp://127.0.0.1:9")]


def test_a_missing_extra_is_named(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speeltafel.core.extras.find_spec", lambda _: None)
    code, said = command("export", "a.parquet", "--game", "tricky", "--players", "2")
    assert (code, "“export”" in said) == (2, True)
    assert "pyarrow" in sys.modules, "it is there all the same: the sentence comes before the work"
