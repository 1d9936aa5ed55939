"""Games of days: a player who is away takes days off, and their clock stands; and a clock that took a seat gives it back."""

import pytest

from speeltafel.core.errors import SpeeltafelError
from speeltafel.table.checkpoint import dump_table, load_table
from speeltafel.table.commands import CallStandIn, Pause, Reclaim, Resume, TakeDaysOff, Undo
from speeltafel.table.events import Created, DaysOff, Reclaimed
from speeltafel.table.table import DAY_MS
from tests.table.sitting import Sitting

DAY_S = 86_400
HOUR_S = 3600


def of_days(game: str = "tricky", seats: str = "me open", days: int = 3) -> tuple[Sitting, str, int]:
    """Return a game with so many days for a move, the player to move, and their seat."""
    sitting = Sitting(game, seats, seconds_per_move=days * DAY_S)
    sitting.sit_and_start()
    seat = sitting.table.to_act
    assert seat is not None
    return sitting, sitting.table.seats[seat].person, seat


def left(sitting: Sitting) -> int:
    """Return the seconds until the move must be made."""
    assert sitting.table.clock.deadline is not None
    return (sitting.table.clock.deadline - sitting.now) // 1000


def test_no_time_runs_on_days_off_and_the_rest_of_it_comes_after_them() -> None:
    sitting, mover, seat = of_days()
    sitting.wait(DAY_S)
    batch = sitting.ask(mover, TakeDaysOff, seat=seat, days=5)
    assert batch is not None
    assert batch.events == [DaysOff(seat, 5)]
    assert left(sitting) == (5 + 2) * DAY_S
    for mirror in sitting.mirrors.values():
        assert mirror.state["table"]["seats"][seat]["off_until"] == sitting.now + 5 * DAY_MS, "others see it"
    assert sitting.wait(7 * DAY_S - 1) is None
    sitting.check()
    assert sitting.wait(1) is not None
    assert sitting.table.seats[seat].reason == "clock"
    sitting.check()


def test_a_turn_that_begins_on_days_off_has_its_whole_time_after_them() -> None:
    sitting, _, seat = of_days()
    other = 1 - seat
    sitting.ask(sitting.table.seats[other].person, TakeDaysOff, seat=other, days=2)
    assert left(sitting) == 3 * DAY_S, "the clock of the player to move goes on"
    sitting.wait(HOUR_S)
    while sitting.table.to_act == seat:
        sitting.move()
    assert left(sitting) == 2 * DAY_S - HOUR_S + 3 * DAY_S
    sitting.move()  # on days off one may move as well
    sitting.check()


def test_whoever_comes_back_early_keeps_the_rest_of_their_days() -> None:
    sitting, mover, seat = of_days()
    sitting.ask(mover, TakeDaysOff, seat=seat, days=14)
    with pytest.raises(SpeeltafelError, match="14 days off left"):
        sitting.ask(mover, TakeDaysOff, seat=seat, days=14) and sitting.ask(mover, TakeDaysOff, seat=seat, days=15)
    sitting.wait(4 * DAY_S)
    sitting.ask(mover, TakeDaysOff, seat=seat, days=0)
    assert left(sitting) == 3 * DAY_S
    with pytest.raises(SpeeltafelError, match="haven't taken days off"):
        sitting.ask(mover, TakeDaysOff, seat=seat, days=0)
    with pytest.raises(SpeeltafelError, match="10 days off left"):
        sitting.ask(mover, TakeDaysOff, seat=seat, days=11)
    sitting.ask(mover, TakeDaysOff, seat=seat, days=10)
    sitting.wait(10 * DAY_S)
    with pytest.raises(SpeeltafelError, match="no days off left"):
        sitting.ask(mover, TakeDaysOff, seat=seat, days=1)
    sitting.check()


def test_a_pause_adds_no_time_to_days_off() -> None:
    sitting, mover, seat = of_days()
    other = sitting.table.seats[1 - seat].person
    sitting.ask(mover, TakeDaysOff, seat=seat, days=4)
    sitting.ask(other, Pause)
    sitting.wait(3 * DAY_S)
    sitting.ask(other, Resume)
    assert left(sitting) == (1 + 3) * DAY_S
    sitting.ask(other, Pause)
    sitting.wait(2 * DAY_S)
    sitting.ask(mover, TakeDaysOff, seat=seat, days=2)  # while it is paused
    sitting.wait(DAY_S)
    sitting.ask(other, Resume)
    assert left(sitting) == (1 + 3) * DAY_S
    sitting.check()


def test_a_time_without_a_server_on_days_off_adds_nothing() -> None:
    sitting, mover, seat = of_days()
    sitting.ask(mover, TakeDaysOff, seat=seat, days=4)
    left_at, sitting.now = sitting.now, sitting.now + 5 * DAY_MS
    sitting.table.clock.leave_out([(left_at, sitting.now)], sitting.now)
    assert left(sitting) == 3 * DAY_S, "the day of its time, not the days off"


def test_no_move_is_taken_back_into_another_time() -> None:
    sitting, _, _ = of_days("carnavalo", "me open open")
    while sitting.table.can_undo() is None:
        sitting.move()
    mine = sitting.table.can_undo()
    assert mine is not None
    who = sitting.table.seats[mine].person
    sitting.ask(who, TakeDaysOff, seat=mine, days=1)
    with pytest.raises(SpeeltafelError):
        sitting.ask(who, Undo, seat=mine, position=sitting.table.position)
    sitting.check()


def test_days_off_are_for_games_of_days_and_own_seats() -> None:
    sitting, mover, seat = of_days()
    with pytest.raises(SpeeltafelError):
        sitting.ask(mover, TakeDaysOff, seat=1 - seat, days=1)
    for seconds in (0, 30, DAY_S - 1):
        quick = Sitting("tricky", "me open", seconds_per_move=seconds)
        with pytest.raises(SpeeltafelError, match="hasn't started"):
            quick.ask("host", TakeDaysOff, seat=0, days=1)
        quick.sit_and_start()
        with pytest.raises(SpeeltafelError, match="at least a day per move"):
            quick.ask("host", TakeDaysOff, seat=0, days=1)


def test_in_a_game_of_days_nobody_lets_a_bot_play_for_somebody_who_is_not_there() -> None:
    sitting, _, seat = of_days()
    with pytest.raises(SpeeltafelError, match="This table has a clock"):
        sitting.ask(sitting.table.seats[1 - seat].person, CallStandIn, seat=seat)


def test_a_checkpoint_keeps_days_off() -> None:
    sitting, mover, seat = of_days()
    sitting.ask(mover, TakeDaysOff, seat=seat, days=4)
    created = sitting.log[0].events[0]
    assert isinstance(created, Created)
    again = load_table(created, dump_table(sitting.table))
    assert (again.seats[seat], vars(again.clock)) == (sitting.table.seats[seat], vars(sitting.table.clock))


# A clock that took a seat


@pytest.mark.parametrize("game", ["figaro", "tricky", "carnavalo"])
def test_a_seat_that_the_clock_took_is_back_at_the_next_turn_of_whoever_sees_the_table(game: str) -> None:
    sitting = Sitting(game, "me open open", seconds_per_move=30)
    sitting.sit_and_start()
    slow = sitting.table.to_act
    assert slow is not None
    person = sitting.table.seats[slow].person
    sitting.wait(30)
    assert sitting.table.seats[slow].reason == "clock"
    sitting.watching.add(person)
    while sitting.table.to_act == slow:
        assert sitting.table.bot_to_act(), "the turn that was lost is the bot's to its end"
        sitting.move()
    while sitting.table.to_act != slow:
        batch = sitting.move()
    assert batch is not None
    assert batch.events[-1] == Reclaimed(slow)
    assert not sitting.table.bot_to_act()
    assert left(sitting) == 30
    sitting.check()


def test_whoever_does_not_see_the_table_takes_the_seat_back_themselves() -> None:
    sitting = Sitting("tricky", "me open", seconds_per_move=30)
    sitting.sit_and_start()
    slow = sitting.table.to_act
    assert slow is not None
    sitting.wait(30)
    for _ in range(2):
        while sitting.table.to_act == slow:
            sitting.move()
        while sitting.table.to_act != slow:
            sitting.move()
    assert sitting.table.bot_to_act()
    sitting.ask(sitting.table.seats[slow].person, Reclaim, seat=slow)
    assert not sitting.table.bot_to_act()
    sitting.check()
