"""Games as Parquet: a row for each decision, to learn from.

Columns: `game` (its number), `ply` (decisions before), `seat`, `observation` (int16), `mask` (int8), `action`, and how the
game ended: `reward` for that seat, and its `score`. Rows are in the order of games and plies, on any number of machines.
"""

import io
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from speeltafel import games
from speeltafel.arena import simulate
from speeltafel.arena.executor import Executor
from speeltafel.arena.simulate import Simulation, in_parts
from speeltafel.core.errors import BadRecord, make_error
from speeltafel.core.extras import require_extra
from speeltafel.core.game import Game
from speeltafel.core.record import replay
from speeltafel.research.batch import Batch
from speeltafel.research.game_adapter import observed, returns

Rows = dict[str, Any]  # columns by name
AT_A_TIME = 256  # games in a part
SLOW_AT_A_TIME = 16  # where bots play, or records are replayed
KINDS = {"game": np.int64, "ply": np.int32, "seat": np.int8, "action": np.int16, "reward": np.float32, "score": np.int32}


@dataclass(frozen=True)
class Recorded:
    """A source of recorded games: their records, and the number of the first."""

    records: tuple[str, ...]
    first: int = 0


def parts_of(source: Simulation | Recorded) -> Sequence[Simulation | Recorded]:
    """Return the source in tasks, each of them worth a moment's work."""
    require_extra("export", "pyarrow")
    if isinstance(source, Simulation):
        source.check()
        return in_parts(source, AT_A_TIME if source.is_random() else SLOW_AT_A_TIME)
    _check_one_game(source)
    records = source.records
    return [Recorded(records[i : i + SLOW_AT_A_TIME], source.first + i) for i in range(0, len(records), SLOW_AT_A_TIME)]


def _check_one_game(source: Recorded) -> None:
    """Check that all records are of one game and number of players, since rows differ otherwise. Raises BadRecord."""
    tables = {(found.get("game"), found.get("players")) for found in map(msgspec.json.decode, source.records)}
    if len(tables) > 1:
        raise make_error(BadRecord, "export-mixed")


def rows_of(part: Simulation | Recorded) -> Rows:
    if isinstance(part, Recorded):
        return _together([_decisions(replay(text, games.modules), part.first + i) for i, text in enumerate(part.records)])
    if part.is_random():
        return _random_rows(part)
    played = simulate.run_task(replace(part, with_records=True))
    return rows_of(Recorded(tuple(played.records), part.first))


def _random_rows(plan: Simulation) -> Rows:
    """Play all games side by side in compiled code; game `first` + i in place i."""
    batch = Batch(plan.game, plan.players, plan.games, plan.seed, plan.options)
    batch.reset(plan.first)
    steps: list[Rows] = []
    rewards, scores = np.zeros_like(batch.rewards), np.zeros_like(batch.scores)
    while len(alive := np.flatnonzero(batch.numbers < plan.first + plan.games)):
        actions = batch.sample()
        names = {"game": "numbers", "ply": "decisions", "seat": "seats", "observation": "observations", "mask": "masks"}
        steps.append({name: getattr(batch, array)[alive] for name, array in names.items()} | {"action": actions[alive]})
        batch.step(actions)
        over = alive[batch.done[alive]]
        rewards[over], scores[over] = batch.rewards[over], batch.scores[over]
    rows = {name: np.concatenate([step[name] for step in steps]) for name in steps[0]}
    in_order = np.lexsort((rows["ply"], rows["game"]))
    rows = {name: column[in_order] for name, column in rows.items()}
    at = (rows["game"] - plan.first, rows["seat"])
    return rows | {"reward": rewards[at], "score": scores[at]}


def _decisions(played: Game, number: int) -> Rows:
    """Return the decisions of one game, from its steps."""
    modules = played.modules
    s = modules.set_up(played.players, played.options, played.version)
    rewards, scores = returns(modules, played.state), played.scores
    rows: list[Rows] = []
    for step in played.played:
        if step.actor == "chance":
            for code in step.codes:
                modules.rules.draw(s, code)
            continue
        mask = np.zeros(modules.observations.ACTIONS, np.int8)
        mask[modules.legal(s)] = 1
        own = {"observation": observed(modules, s, s.actor), "mask": mask, "action": step.codes[0]}
        rows.append(
            {"game": number, "ply": len(rows), "seat": s.actor, **own, "reward": rewards[s.actor], "score": scores[s.actor]}
        )
        modules.rules.play(s, step.codes[0])
    return {name: [row[name] for row in rows] for name in (*KINDS, "observation", "mask")}


def _together(each: list[Rows]) -> Rows:
    return {name: np.array([value for rows in each for value in rows[name]], KINDS.get(name)) for name in each[0]}


def as_parquet(part: Simulation | Recorded) -> bytes:
    """Return the result of a task as a small file, which is cheap to send."""
    require_extra("export", "pyarrow")
    import pyarrow
    from pyarrow import parquet

    rows = rows_of(part)
    arrays = {name: pyarrow.array(rows[name].astype(kind, copy=False)) for name, kind in KINDS.items()}
    for name in ("observation", "mask"):
        flat = pyarrow.array(np.ascontiguousarray(rows[name]).reshape(-1))
        arrays[name] = pyarrow.FixedSizeListArray.from_arrays(flat, rows[name].shape[1])
    out = io.BytesIO()
    parquet.write_table(pyarrow.table(arrays), out, compression="zstd")
    return out.getvalue()


class Export:
    """A file that grows part by part in a folder beside it. An interrupted export continues there."""

    def __init__(self, file: Path, source: Simulation | Recorded) -> None:
        self._file = file
        self._folder = file.with_name(file.name + ".parts")
        self._source = source
        self.parts = parts_of(source)

    def write(self, executor: Executor) -> Iterator[int]:
        """Write all parts, and yield the number of games done so far."""
        done = self._begun()
        yield sum(map(_games_in, self.parts[:done]))
        for number, found in enumerate(executor.map(as_parquet, self.parts[done:]), done):
            part = self._part(number)
            part.with_suffix(".new").write_bytes(found)
            part.with_suffix(".new").replace(part)
            yield _games_in(self.parts[number])
        self._join()

    def _begun(self) -> int:
        """Return how many parts an earlier run has left. Raises BadRecord if they are of another source."""
        about, mine = self._folder / "source.json", msgspec.json.encode(self._source)
        if about.exists() and about.read_bytes() != mine:
            raise make_error(BadRecord, "export-of-another", folder=str(self._folder))
        self._folder.mkdir(parents=True, exist_ok=True)
        about.write_bytes(mine)
        done = 0
        while self._part(done).exists():
            done += 1
        return done

    def _part(self, number: int) -> Path:
        return self._folder / f"{number:06}.parquet"

    def _join(self) -> None:
        """Join the parts into one file, and remove them."""
        from pyarrow import parquet

        whole = self._folder / "whole"
        with parquet.ParquetWriter(whole, parquet.read_schema(self._part(0)), compression="zstd") as writer:
            for number in range(len(self.parts)):
                writer.write_table(parquet.read_table(self._part(number)))
        whole.replace(self._file)
        shutil.rmtree(self._folder)


def _games_in(part: Simulation | Recorded) -> int:
    return part.games if isinstance(part, Simulation) else len(part.records)
