"""Games as Parquet: a row for each decision, for who learns from what others played.

Columns: `game` (its number), `ply` (decisions before), `seat`, `observation` (int16), `mask` (int8), `action`, and how the game
ended: `reward` for that seat, and its `score`.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from speeltafel import games
from speeltafel.bots import bot
from speeltafel.core.chance import Seeded
from speeltafel.core.extras import need
from speeltafel.core.game import Game
from speeltafel.core.modules import GameModules
from speeltafel.core.record import replay
from speeltafel.fast.playout import CHANCE_STREAM
from speeltafel.research.batch import Batch
from speeltafel.research.table import observed, returns

Rows = dict[str, Any]
AT_A_TIME = 256  # games
KINDS = {"game": np.int64, "ply": np.int32, "seat": np.int8, "action": np.int16, "reward": np.float32, "score": np.int32}


def random_rows(game: str, players: int, options: dict[str, Any], seed: int, first: int, count: int) -> Iterator[Rows]:
    """Games number `first` and on of a seed, at random, in compiled code."""
    for begin in range(first, first + count, AT_A_TIME):
        n = min(AT_A_TIME, first + count - begin)
        batch = Batch(game, players, n, seed, options)
        batch.reset(begin)
        yield _together(_steps(batch, begin + n))


def _steps(batch: Batch, end: int) -> Iterator[Rows]:
    """Decision after decision of the games whose numbers are below `end`; rewards and scores are filled in when one ends."""
    open_rows: list[list[Rows]] = [[] for _ in range(batch.n)]
    while any(batch.numbers < end):
        alive = np.flatnonzero(batch.numbers < end)
        actions = batch.sample()
        for i in alive:
            open_rows[i].append(
                {
                    "game": batch.numbers[i],
                    "ply": batch.decisions[i],
                    "seat": batch.seats[i],
                    "observation": batch.observations[i].copy(),
                    "mask": batch.masks[i].copy(),
                    "action": actions[i],
                }
            )
        batch.step(actions)
        for i in alive[batch.done[alive]]:
            for row in open_rows[i]:
                yield {**row, "reward": batch.rewards[i][row["seat"]], "score": batch.scores[i][row["seat"]]}
            open_rows[i] = []


def recorded_rows(records: Iterable[dict[str, Any]]) -> Iterator[Rows]:
    """The games of records, move for move."""
    for number, record in enumerate(records):
        played = replay(record, games.modules)
        yield _together(_decisions(played.modules, played, number))


def bot_rows(game: str, bots: list[str], options: dict[str, Any], seed: int, first: int, count: int) -> Iterator[Rows]:
    """Games between bots, each of whom is shown its views."""
    modules = games.modules(game)
    for number in range(first, first + count):
        seated = [bot(game, level, seed=(seed * 1_000_003 + number) * 1_000_003 + seat) for seat, level in enumerate(bots)]
        played = Game(modules, len(bots), modules.options_from(options), Seeded(seed, number, CHANCE_STREAM))
        while isinstance(played.actor, int):
            played.play(seated[played.actor].choose(played.view(played.actor)))
        yield _together(_decisions(modules, played, number))


def _decisions(modules: GameModules, played: Game, number: int) -> Iterator[Rows]:
    s = modules.set_up(played.players, played.options)
    rewards = returns(modules, played._state)
    ply = 0
    for step in played._steps:
        if step.actor == "chance":
            for code in step.codes:
                modules.rules.draw(s, code)
            continue
        seat = s.actor
        mask = np.zeros(modules.observations.ACTIONS, np.int8)
        mask[modules.legal(s)] = 1
        yield {
            "game": number,
            "ply": ply,
            "seat": seat,
            "observation": observed(modules, s, seat),
            "mask": mask,
            "action": step.codes[0],
            "reward": rewards[seat],
            "score": modules.rules.score(played._state, seat),
        }
        modules.rules.play(s, step.codes[0])
        ply += 1


def _together(rows: Iterable[Rows]) -> Rows:
    """Rows as columns."""
    every = list(rows)
    columns: Rows = {name: np.array([row[name] for row in every], kind) for name, kind in KINDS.items()}
    return columns | {name: np.array([row[name] for row in every]) for name in ("observation", "mask")}


def write(file: Path, chunks: Iterable[Rows]) -> int:
    """All of them, chunk after chunk. How many decisions they are. A run that is broken off leaves nothing behind."""
    need("export", "pyarrow")
    import pyarrow
    from pyarrow import parquet

    part = file.with_name(file.name + ".part")
    writer, decisions = None, 0
    try:
        for chunk in chunks:
            arrays = {name: pyarrow.array(column) for name, column in chunk.items() if column.ndim == 1}
            for name in ("observation", "mask"):
                flat = pyarrow.array(np.ascontiguousarray(chunk[name]).reshape(-1))
                arrays[name] = pyarrow.FixedSizeListArray.from_arrays(flat, chunk[name].shape[1])
            table = pyarrow.table(arrays)
            writer = writer or parquet.ParquetWriter(part, table.schema, compression="zstd")
            writer.write_table(table)
            decisions += len(table)
        if writer:
            writer.close()
            part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return decisions
