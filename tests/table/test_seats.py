"""Before the start the host puts the seats in another order, and people change their names."""

import hashlib

import pytest

from speeltafel.core.errors import Refused
from speeltafel.table.commands import ArrangeSeats, Leave, OfferSeat, Rename, Resign, Say, SeatBot, Sit, Start, TakeSeat
from speeltafel.table.decide import rematch_of
from tests.table.sitting import CODES, SECRET, Sitting


def seated() -> Sitting:
    """Return a table with the host, Ann, a free seat and a bot."""
    sitting = Sitting("figaro", "me open open bot")
    sitting.ask("ann", Sit, seat=1, name="Ann", code=CODES[0])
    return sitting


def who(sitting: Sitting) -> list[str]:
    return [seat.person or seat.level or "-" for seat in sitting.table.seats]


def test_people_and_bots_go_along_with_their_seats() -> None:
    sitting = seated()
    sitting.ask("ann", Say, seat=1, text="Hello")
    sitting.ask("host", ArrangeSeats, order=[3, 1, 0, 2])
    assert who(sitting) == ["random", "ann", "host", "-"]
    sitting.ask("host", ArrangeSeats, order=[1, 2, 3, 0])
    assert who(sitting) == ["ann", "host", "-", "random"]
    assert [line.seat for line in sitting.table.chat] == [0], "what was said stays Ann's"
    sitting.check()
    sitting.ask("host", Start, fill="random")
    assert sitting.table.seats_of("ann") == [0]
    sitting.check()


def test_an_invitation_goes_along_with_its_seat_and_a_taken_seat_stays_taken() -> None:
    sitting = seated()
    sitting.ask("host", ArrangeSeats, order=[2, 0, 1, 3])  # the free seat comes first
    with pytest.raises(Refused, match="taken"):
        sitting.ask("thief", Sit, code=CODES[2])  # a photograph of Ann's
    sitting.ask("bo", Sit, name="Bo", code=CODES[3])
    assert who(sitting) == ["bo", "host", "ann", "random"]
    with pytest.raises(Refused):
        sitting.ask("thief", Sit, code=CODES[3])
    sitting.check()


def test_a_seat_that_moves_takes_its_offer_along() -> None:
    sitting = seated()
    sitting.ask("ann", OfferSeat, seat=1, digest=hashlib.sha256(b"a code").hexdigest())
    sitting.ask("host", ArrangeSeats, order=[1, 0, 2, 3])
    sitting.ask("phone", TakeSeat, code="a code")
    assert who(sitting) == ["phone", "host", "-", "random"]


@pytest.mark.parametrize("order", [[0, 1, 2], [0, 1, 2, 2], [0, 1, 2, 4]])
def test_an_order_has_each_seat_once(order: list[int]) -> None:
    with pytest.raises(Refused, match="each seat once"):
        seated().ask("host", ArrangeSeats, order=order)


def test_only_the_host_arranges_and_only_before_the_start() -> None:
    sitting = seated()
    with pytest.raises(Refused, match="Only the host"):
        sitting.ask("ann", ArrangeSeats, order=[1, 0, 2, 3])
    sitting.ask("host", Start, fill="random")
    with pytest.raises(Refused, match="already started"):
        sitting.ask("host", ArrangeSeats, order=[1, 0, 2, 3])
    with pytest.raises(Refused, match="already started"):
        sitting.ask("ann", Rename, seat=1, name="A")


def test_before_a_rematch_too() -> None:
    sitting = Sitting("tricky", "me open")
    sitting.sit_and_start()
    sitting.ask("host", Resign, seat=0)
    sitting.ask("guest1", Resign, seat=1)
    again = Sitting.at(rematch_of(sitting.table, SECRET, CODES))
    again.ask("host", ArrangeSeats, order=[1, 0])
    again.ask("host", Start)
    assert (again.table.seats_of("guest1"), again.table.seats_of("host")) == ([0], [1])
    assert [seat.name for seat in again.table.seats] == ["Guest 1", "Host"]
    again.check()


def test_everybody_names_their_own_seats() -> None:
    sitting = seated()
    sitting.ask("ann", Sit, seat=2, name="Child", code=CODES[0])
    sitting.ask("ann", Rename, seat=2, name="Bo")
    sitting.ask("ann", Rename, seat=1, name="Anna")
    assert [seat.name for seat in sitting.table.seats] == ["Host", "Anna", "Bo", ""]
    sitting.ask("ann", Rename, seat=1, name="host")
    assert sitting.table.seats[1].name == "host 2"
    sitting.ask("ann", Rename, seat=1, name="host")
    assert sitting.table.seats[1].name == "host 2", "one's own name is not taken"
    with pytest.raises(Refused, match="That isn't your seat"):
        sitting.ask("host", Rename, seat=1, name="Pest")
    with pytest.raises(Refused, match="visible"):
        sitting.ask("ann", Rename, seat=1, name="\u202e")
    sitting.ask("ann", Leave, seat=1)
    sitting.ask("host", SeatBot, seat=1, level="random")
    sitting.check()
