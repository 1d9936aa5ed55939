"""One takes back one's own moves: not what a bot did in one's place, and not while it does."""

import pytest

from speeltafel.core.errors import Refused
from speeltafel.table.commands import Leave, Reclaim, Undo
from tests.table.sitting import Sitting
from tests.table.test_time_of_a_move import moved


def stand_in_moved() -> Sitting:
    """Return a table whose host has left, after a bot's move for them that could be undone."""
    sitting = Sitting("figaro", "me open open")
    sitting.sit_and_start()
    sitting.ask("host", Leave, seat=0)
    game = sitting.table.game
    assert game is not None
    for _ in range(200):
        seat = sitting.table.to_act
        sitting.move(3)
        if seat == 0 and game.can_undo() == 0:
            return sitting
    raise AssertionError("no such move")


def test_who_left_takes_nothing_back_that_the_bot_did() -> None:
    sitting = stand_in_moved()
    assert sitting.mirrors[0].state["undo"] is None, "nor is it offered"
    with pytest.raises(Refused, match="bot is playing for you"):
        sitting.ask("host", Undo, seat=0, position=sitting.table.position)
    sitting.ask("host", Reclaim, seat=0)
    with pytest.raises(Refused, match="can't undo this move"):
        sitting.ask("host", Undo, seat=0, position=sitting.table.position)
    sitting.check()


def test_who_left_does_not_take_back_what_they_did_before() -> None:
    sitting = Sitting("figaro", "me open open")
    sitting.sit_and_start()
    seat, who = moved(sitting)
    sitting.ask(who, Leave, seat=seat)
    with pytest.raises(Refused, match="bot is playing for you"):
        sitting.ask(who, Undo, seat=seat, position=sitting.table.position)
    sitting.check()
