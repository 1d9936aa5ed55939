"""A player takes their seat along to another device, by a code that is good once and for a minute."""

import hashlib

import msgspec
import pytest

from speeltafel.core.errors import Refused
from speeltafel.table.commands import Commit, Leave, Move, OfferSeat, Reveal, SeatBot, Sit, Start, TakeSeat
from speeltafel.table.fair_chance import commitment
from speeltafel.table.fairness_proof import Proof
from speeltafel.table.table import OFFER_MS
from tests.table.sitting import CODES, Sitting

CODE = "a code that nobody guesses"
GONE = "This code has already been used"


def digest(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


def playing() -> Sitting:
    sitting = Sitting("figaro", "me open open")
    sitting.sit_and_start()
    sitting.ask("guest1", OfferSeat, seat=1, digest=digest(CODE))
    return sitting


def test_the_other_device_has_the_seat_and_the_first_one_has_nothing() -> None:
    sitting = playing()
    sitting.ask("phone", TakeSeat, code=CODE)
    table = sitting.table
    assert table.seats_of("phone") == [1]
    assert table.seats_of("guest1") == []
    assert table.seats[1].name == "Guest 1"
    while table.to_act != 1:
        sitting.move()
    with pytest.raises(Refused):
        sitting.ask("guest1", Move, seat=1, position=table.position, move=table.game.legal()[0])  # type: ignore[union-attr]
    sitting.move()
    sitting.check()


def test_a_code_is_good_once() -> None:
    sitting = playing()
    sitting.ask("phone", TakeSeat, code=CODE)
    with pytest.raises(Refused, match=GONE):
        sitting.ask("somebody with a photograph", TakeSeat, code=CODE)


def test_a_code_is_good_for_a_minute() -> None:
    sitting = playing()
    sitting.now += OFFER_MS
    with pytest.raises(Refused, match=GONE):
        sitting.ask("phone", TakeSeat, code=CODE)


def test_a_new_code_makes_the_old_one_void() -> None:
    sitting = playing()
    sitting.ask("guest1", OfferSeat, seat=1, digest=digest("another"))
    with pytest.raises(Refused, match=GONE):
        sitting.ask("phone", TakeSeat, code=CODE)
    sitting.ask("phone", TakeSeat, code="another")
    assert sitting.table.seats_of("phone") == [1]


@pytest.mark.parametrize("code", ["", CODES[0], CODES[2], digest(CODE)])
def test_no_other_code_opens_it_not_even_what_the_log_has(code: str) -> None:
    sitting = playing()
    with pytest.raises(Refused, match=GONE):
        sitting.ask("thief", TakeSeat, code=code)


def test_nobody_offers_the_seat_of_somebody_else() -> None:
    sitting = playing()
    with pytest.raises(Refused, match="That isn't your seat"):
        sitting.ask("guest2", OfferSeat, seat=1, digest=digest("mine now"))


def test_the_invitation_to_a_taken_seat_gives_nothing() -> None:
    sitting = Sitting("figaro", "me open open")
    sitting.ask("guest1", Sit, seat=1, code=CODES[2])
    with pytest.raises(Refused):
        sitting.ask("thief", Sit, seat=1, code=CODES[2])
    with pytest.raises(Refused):
        sitting.ask("thief", Sit, code=CODES[2])
    assert sitting.table.seats_of("thief") == []


def test_a_seat_that_was_freed_is_not_offered_any_more() -> None:
    for freed_by, command in (("guest1", Leave), ("host", SeatBot)):
        sitting = Sitting("figaro", "me open open")
        sitting.ask("guest1", Sit, seat=1, code=CODES[0])
        sitting.ask("guest1", OfferSeat, seat=1, digest=digest(CODE))
        sitting.ask(freed_by, command, seat=1)
        with pytest.raises(Refused, match=GONE):
            sitting.ask("phone", TakeSeat, code=CODE)


def test_seats_stay_where_they_are_while_the_start_waits_for_shares() -> None:
    sitting = Sitting("figaro", "me open open")
    for seat in (1, 2):
        sitting.ask(f"guest{seat}", Sit, seat=seat, code=CODES[0], commitment=commitment(f"{seat}" * 64))
    sitting.ask("guest1", OfferSeat, seat=1, digest=digest(CODE))
    sitting.ask("host", Start)
    assert sitting.table.status == "starting"
    with pytest.raises(Refused, match="about to start"):
        sitting.ask("phone", TakeSeat, code=CODE)


def test_what_a_player_added_to_the_chance_stays_proven_after_their_seat_moved() -> None:
    share = "1f" * 32
    sitting = Sitting("tricky", "me me open")
    sitting.ask("host", Commit, commitment=commitment("2f" * 32))
    sitting.ask("guest2", Sit, seat=2, code=CODES[0], commitment=commitment(share))
    sitting.ask("host", Start)
    sitting.ask("host", Reveal, share="2f" * 32)
    sitting.ask("guest2", Reveal, share=share)
    sitting.ask("host", OfferSeat, seat=1, digest=digest(CODE))
    sitting.ask("phone", TakeSeat, code=CODE)  # of two people at one device one goes
    while sitting.table.status != "over":
        sitting.move(1)
    record = sitting.table.record()
    assert record is not None
    proof = msgspec.convert(record["proof"], Proof)
    assert proof.shares == ["2f" * 32, share]
    sitting.check()


def test_what_others_are_sent_has_neither_code_nor_digest() -> None:
    sitting = playing()
    sitting.ask("phone", TakeSeat, code=CODE)
    everything = b"".join(data for sent in sitting.sent.values() for data in sent)
    for secret in (CODE, digest(CODE), "phone", "guest1"):
        assert secret.encode() not in everything
    assert b"news-carried" in everything


def test_an_offer_says_the_same_to_every_viewer() -> None:
    sitting = Sitting("figaro", "me open open")
    sitting.sit_and_start()
    before = {viewer: len(sent) for viewer, sent in sitting.sent.items()}
    sitting.ask("guest1", OfferSeat, seat=1, digest=digest(CODE))
    sitting.ask("phone", TakeSeat, code=CODE)
    heard = {tuple(data for data in sent[before[viewer] :]) for viewer, sent in sitting.sent.items()}
    assert len(heard) == 1
