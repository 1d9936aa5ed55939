"""Names under which nothing ever changes; data for who learns; the way to a card."""

import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pyarrow import parquet

import speeltafel
from speeltafel import games
from speeltafel.core.errors import MissingExtra, UnknownName
from speeltafel.research import export, suite
from speeltafel.research.batch import Batch

PINNED = Path(__file__).parent / "suite.json"


@pytest.mark.parametrize("id_", suite.SUITE)
def test_an_environment_of_the_suite_never_changes(id_: str) -> None:
    """What must change gets a new name: `python -m tests.research.test_suite` adds the fingerprints of new ones."""
    assert suite.fingerprint(id_) == msgspec.json.decode(PINNED.read_bytes())[id_]


def test_every_pinned_environment_is_still_there() -> None:
    assert set(msgspec.json.decode(PINNED.read_bytes())) == set(suite.SUITE)
    with pytest.raises(UnknownName, match=r"no 'chess-v0' in the suite. There are: tricky-v0"):
        suite.environment("chess-v0")


def test_an_environment_has_its_options() -> None:
    advanced, usual = (suite.batch(id_, 3, 4, seed=1, plain=True) for id_ in ("carnavalo-advanced-v0", "carnavalo-v0"))
    assert (advanced._places.table[0].advanced, usual._places.table[0].advanced) == (1, 0)


def rows_of(file: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = parquet.read_table(file).to_pylist()
    return rows


def test_random_games_are_exported_decision_by_decision(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    written = export.write(file, export.random_rows("tricky", 3, {}, seed=7, first=5, count=6))
    rows = rows_of(file)
    assert len(rows) == written
    assert {row["game"] for row in rows} == set(range(5, 11))
    modules = games.modules("tricky")
    expected = speeltafel.fast.plain(modules).random_games(3, modules.defaults, 7, 5, 6)
    for number in range(5, 11):
        own = sorted((row for row in rows if row["game"] == number), key=lambda row: row["ply"])
        assert [row["ply"] for row in own] == list(range(expected.decisions[number - 5]))
        for row in own:
            assert row["mask"][row["action"]] == 1
            assert row["score"] == expected.scores[number - 5][row["seat"]]
            assert (row["reward"] > 0) == bool(expected.winners[number - 5][row["seat"]])
    batch = Batch("tricky", 3, 1, 7, plain=True)
    batch.reset(5)
    assert next(row for row in rows if row["game"] == 5 and row["ply"] == 0)["observation"] == batch.observations[0].tolist()
    assert not list(tmp_path.glob("*.part"))


def test_records_and_games_between_bots_are_exported(tmp_path: Path) -> None:
    game = speeltafel.new("figaro", 3, seed=3)
    bots = [speeltafel.bot("figaro", "random", seed=seat) for seat in range(3)]
    while isinstance(game.actor, int):
        game.play(bots[game.actor].choose(game.view(game.actor)))
    export.write(tmp_path / "records.parquet", export.recorded_rows([game.record()]))
    rows = rows_of(tmp_path / "records.parquet")
    played = [(actor, move) for actor, move in game.moves if actor != "chance"]
    assert [row["seat"] for row in rows] == [actor for actor, _ in played]
    assert {row["seat"] for row in rows if row["reward"] > 0} == set(game.result["winners"])  # type: ignore[index]
    export.write(tmp_path / "bots.parquet", export.bot_rows("tricky", ["random", "random"], {}, seed=1, first=0, count=2))
    assert {row["game"] for row in rows_of(tmp_path / "bots.parquet")} == {0, 1}


def test_a_run_that_is_broken_off_leaves_nothing(tmp_path: Path) -> None:
    def broken() -> Any:
        yield next(export.random_rows("tricky", 2, {}, 1, 0, 1))
        raise RuntimeError("pulled the plug")

    with pytest.raises(RuntimeError):
        export.write(tmp_path / "games.parquet", broken())
    assert not list(tmp_path.iterdir())


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from speeltafel.fast import cuda

    monkeypatch.setitem(sys.modules, "cupy", None)
    cuda._card.cache_clear()
    with pytest.raises(MissingExtra, match="“cuda”"):
        cuda.random_games(games.modules("tricky"), 2, 10)


if __name__ == "__main__":
    known = msgspec.json.decode(PINNED.read_bytes()) if PINNED.exists() else {}
    new = {id_: suite.fingerprint(id_) for id_ in suite.SUITE if id_ not in known}
    PINNED.write_bytes(msgspec.json.format(msgspec.json.encode(known | new)) + b"\n")
