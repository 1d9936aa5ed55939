"""Time belongs to the move: nobody gains any by taking it back, by pausing, or by leaving and coming back."""

from typing import Any

import pytest

from speeltafel.core.errors import Refused
from speeltafel.table.commands import Leave, Pause, Reclaim, Resume, Undo
from tests.table.sitting import Sitting


def playing(seats: str = "me open open", **wishes: Any) -> Sitting:
    sitting = Sitting("figaro", seats, seconds_per_move=30, **wishes)
    sitting.sit_and_start()
    return sitting


def moved(sitting: Sitting) -> tuple[int, str]:
    """Whoever is to move makes a move that can be taken back: the seat, and who sits there."""
    for _ in range(50):
        seat = sitting.table.to_act
        assert seat is not None
        sitting.move(3)
        if sitting.table.can_undo() == seat:
            return seat, sitting.table.seats[seat].person
    raise AssertionError("no such move")


def before_a_move(sitting: Sitting) -> int:
    """So that the next move can be taken back: the seat that will make it."""
    seat, who = moved(sitting)
    sitting.ask(who, Undo, seat=seat, position=sitting.table.position)
    return seat


def test_a_move_taken_back_is_made_again_in_the_time_it_had() -> None:
    sitting = playing()
    seat = before_a_move(sitting)
    deadline = sitting.table.clock.deadline
    for _ in range(4):
        sitting.wait(5)
        sitting.move(3)
        assert sitting.table.clock.deadline != deadline, "the next player has a time of their own"
        sitting.wait(1)
        sitting.ask(sitting.table.seats[seat].person, Undo, seat=seat, position=sitting.table.position)
        assert sitting.table.clock.deadline == deadline
    assert sitting.wait(6) is not None, "30 s are over, however often it was moved and taken back"
    assert sitting.table.seats[seat].reason == "clock"
    sitting.check()


def test_when_the_time_of_a_move_is_over_it_stands() -> None:
    sitting = playing()
    seat = before_a_move(sitting)
    sitting.wait(25)
    sitting.move(3)
    sitting.wait(5)
    with pytest.raises(Refused, match="so you can't undo it"):
        sitting.ask(sitting.table.seats[seat].person, Undo, seat=seat, position=sitting.table.position)
    sitting.check()


def test_a_pause_gives_no_time_to_think_about_a_move_already_made() -> None:
    sitting = playing()
    seat = before_a_move(sitting)
    who, other = sitting.table.seats[seat].person, sitting.table.seats[(seat + 1) % 3].person
    sitting.move(3)
    sitting.ask(other, Pause)
    sitting.wait(600)
    sitting.ask(other, Resume)
    with pytest.raises(Refused, match="so you can't undo it"):
        sitting.ask(who, Undo, seat=seat, position=sitting.table.position)
    sitting.check()


def test_who_is_to_move_pauses_only_where_nobody_waits() -> None:
    sitting = playing()
    seat = sitting.table.to_act
    assert seat is not None
    who = sitting.table.seats[seat].person
    with pytest.raises(Refused, match="only the others can pause"):
        sitting.ask(who, Pause)
    sitting.ask(sitting.table.seats[(seat + 1) % 3].person, Pause)
    assert sitting.table.status == "paused"
    sitting.check()


@pytest.mark.parametrize("seats", ["me bot bot", "me me me"])
def test_alone_or_at_one_device_one_pauses_as_one_likes(seats: str) -> None:
    sitting = playing(seats)
    while sitting.table.bot_to_act():
        sitting.move()
    sitting.ask("host", Pause)
    assert sitting.table.clock.deadline is None
    sitting.check()


def test_without_a_clock_anybody_pauses() -> None:
    sitting = Sitting("tricky", "me open")
    sitting.sit_and_start()
    sitting.ask("host", Pause)
    assert sitting.table.status == "paused"


def test_leaving_and_coming_back_gives_no_time() -> None:
    sitting = playing()
    seat = sitting.table.to_act
    assert seat is not None
    who = sitting.table.seats[seat].person
    deadline = sitting.table.clock.deadline
    sitting.wait(20)
    sitting.ask(who, Leave, seat=seat)
    assert sitting.table.clock.deadline is None
    sitting.ask(who, Reclaim, seat=seat)
    assert sitting.table.clock.deadline == deadline
    sitting.check()


def test_whose_time_is_over_comes_back_after_the_bots_move() -> None:
    sitting = playing()
    seat = sitting.table.to_act
    assert seat is not None
    who = sitting.table.seats[seat].person
    sitting.wait(30)
    with pytest.raises(Refused, match="so the bot makes this move"):
        sitting.ask(who, Reclaim, seat=seat)
    while sitting.table.to_act == seat:
        sitting.move()
    sitting.ask(who, Reclaim, seat=seat)
    assert not sitting.table.seats[seat].stand_in
    sitting.check()


def test_who_plays_with_bots_alone_comes_back_to_a_whole_move() -> None:
    sitting = playing("me bot bot")
    while sitting.table.bot_to_act():
        sitting.move()
    sitting.wait(30)
    assert sitting.table.status == "paused"
    sitting.wait(100_000)
    sitting.ask("host", Reclaim, seat=0)
    assert sitting.table.clock.deadline == sitting.now + 30_000
    sitting.check()


def test_while_paused_nobodys_going_starts_a_clock() -> None:
    sitting = playing()
    seat = sitting.table.to_act
    assert seat is not None
    other = (seat + 1) % 3
    sitting.ask(sitting.table.seats[other].person, Pause)
    sitting.ask(sitting.table.seats[other].person, Leave, seat=other)
    assert sitting.table.clock.deadline is None
    sitting.ask(sitting.table.seats[seat].person, Resume)
    assert sitting.table.clock.deadline == sitting.now + 30_000
    sitting.check()
