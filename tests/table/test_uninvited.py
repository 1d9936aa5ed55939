"""Whom the host takes the chair from comes back with a new invitation, not with the old one."""

import pytest

from speeltafel.core.errors import Refused
from speeltafel.table.commands import Leave, SeatBot, Sit
from tests.table.sitting import CODES, Sitting


@pytest.mark.parametrize("level", ["", "casual"])
@pytest.mark.parametrize("code", [CODES[0], CODES[2]])
def test_the_old_code_opens_nothing_any_more_whoever_has_it(level: str, code: str) -> None:
    sitting = Sitting("tricky", "me open open")
    sitting.ask("pest", Sit, seat=1, code=code if code == CODES[0] else CODES[2])
    sitting.ask("host", SeatBot, seat=1, level=level)
    for who in ("pest", "pest in another browser"):
        with pytest.raises(Refused, match="ask for the invitation link"):
            sitting.ask(who, Sit, code=code)
    assert sitting.table.seats_of("pest") == []
    sitting.check()


def test_a_new_invitation_lets_them_in_again() -> None:
    sitting = Sitting("tricky", "me open")
    sitting.ask("ann", Sit, code=CODES[0])
    sitting.ask("host", SeatBot, seat=1)
    sitting.ask("ann", Sit, code=sitting.table.invites[0].code)
    assert sitting.table.seats_of("ann") == [1]
    sitting.check()


def test_the_codes_of_other_seats_stay_good() -> None:
    sitting = Sitting("tricky", "me open open")
    sitting.ask("pest", Sit, seat=1, code=CODES[0])
    sitting.ask("host", SeatBot, seat=1)
    sitting.ask("bo", Sit, code=CODES[3])
    assert sitting.table.seats_of("bo") == [2]
    sitting.check()


def test_at_a_listed_table_too() -> None:
    sitting = Sitting("tricky", "me open", listed=True)
    sitting.ask("pest", Sit)
    sitting.ask("host", SeatBot, seat=1)
    with pytest.raises(Refused, match="ask for the invitation link"):
        sitting.ask("pest", Sit)
    sitting.ask("bo", Sit)
    assert sitting.table.seats_of("bo") == [1]
    sitting.check()


def test_who_goes_by_themselves_is_still_invited() -> None:
    sitting = Sitting("tricky", "me open")
    sitting.ask("ann", Sit, code=CODES[0])
    sitting.ask("ann", Leave, seat=1)
    sitting.ask("ann", Sit, code=CODES[0])
    assert sitting.table.seats_of("ann") == [1]
    codes = [invite.code for invite in sitting.table.invites]
    assert codes[:2] == CODES[:2]
    assert codes[2] != CODES[2], "what they had may have been seen by others"
    sitting.check()
