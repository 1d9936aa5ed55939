"""A table that was frozen and thawed is the very same table, and goes on as it would have."""

from typing import Any

import pytest

from speeltafel import games
from speeltafel.core.game import Game
from speeltafel.core.history import History
from speeltafel.table.checkpoint import dump_table, load_table
from speeltafel.table.commands import Leave, Pause, Reclaim, Resume, Say, Undo
from speeltafel.table.streams import Streams
from speeltafel.table.table import Table
from tests.table.sitting import Sitting


def insides(thing: Any) -> Any:
    """Everything it holds, as far down as our own classes go."""
    if isinstance(thing, Table | Game):
        hidden = ("modules", "_checkpoints")
        return {name: insides(value) for name, value in vars(thing).items() if name not in hidden}
    if isinstance(thing, list | History):
        return [insides(item) for item in thing]
    return {name: insides(value) for name, value in vars(thing).items()} if type(thing).__name__ == "Clock" else thing


def same(one: Table, other: Table) -> None:
    assert insides(one) == insides(other)
    for viewer in (None, *range(len(one.seats))):
        assert Streams(one).snapshot(viewer) == Streams(other).snapshot(viewer)


@pytest.mark.parametrize("game", games.names())
def test_at_any_point_of_a_game_it_comes_back_the_same_and_goes_on(game: str) -> None:
    sitting = Sitting(game, "me open bot", seconds_per_move=60)
    same(sitting.table, load_table(sitting.table.created, dump_table(sitting.table)))
    sitting.sit_and_start()
    sitting.ask("host", Say, seat=0, text="hello")
    points = []
    for turn in range(60):
        if sitting.table.status == "over":
            break
        if turn == 10:
            sitting.ask("guest1", Leave, seat=1)
        if turn == 15:
            sitting.ask("guest1", Reclaim, seat=1)
        if turn % 5 == 0:
            points.append(len(sitting.log))
        sitting.now += 100
        sitting.move(turn * 7)
        seat = sitting.table.can_undo()
        if seat is not None and turn % 4 == 1:
            points.append(len(sitting.log))
            sitting.ask(sitting.table.seats[seat].person, Undo, seat=seat, position=sitting.table.position)
    for length in points:
        once = Table.from_log(sitting.log[:length])
        table = load_table(sitting.table.created, dump_table(once))
        same(table, once)
        table.go_on(sitting.log[length:])
        same(table, Table.from_log(sitting.log))


def test_a_paused_table_stays_paused() -> None:
    sitting = Sitting("tricky", "me me", seconds_per_move=60)
    sitting.sit_and_start()
    sitting.ask("host", Pause)
    table = load_table(sitting.table.created, dump_table(sitting.table))
    same(table, sitting.table)
    before = len(sitting.log)
    sitting.now += 10_000
    sitting.ask("host", Resume)
    table.go_on(sitting.log[before:])
    same(table, sitting.table)
