"""Somebody is there and does not play: a nudge, then a bot for this one turn."""

import pytest

from speeltafel import bots
from speeltafel.core.errors import Outdated, SpeeltafelError
from speeltafel.table.commands import Leave, Nudge, Pause, PlayTurn, Reclaim, Resume, Undo
from speeltafel.table.decide import SERVER
from speeltafel.table.events import Nudged, Reclaimed, TakenOver
from tests.table.sitting import Sitting

PEOPLE = ("host", "guest1", "guest2")


def waiting(game: str = "figaro", seats: str = "me open open", **wishes: int) -> tuple[Sitting, int, str]:
    """Return a game in which everybody waits for a seat, that seat, and another player."""
    sitting = Sitting(game, seats, **wishes)
    sitting.sit_and_start()
    slow = sitting.table.to_act
    assert slow is not None
    return sitting, slow, next(person for person in PEOPLE if person != sitting.table.seats[slow].person)


def ask(sitting: Sitting, who: str, kind: type[Nudge] | type[PlayTurn], seat: int) -> None:
    sitting.ask(who, kind, seat=seat, position=sitting.table.position)


def nudged(sitting: Sitting, slow: int, other: str) -> None:
    sitting.wait(30)
    ask(sitting, other, Nudge, slow)
    sitting.wait(30)


def test_a_player_is_nudged_once_a_move_after_a_while() -> None:
    sitting, slow, other = waiting()
    with pytest.raises(SpeeltafelError, match="30 more seconds"):
        ask(sitting, other, Nudge, slow)
    sitting.wait(30)
    batch = sitting.ask(other, Nudge, seat=slow, position=sitting.table.position)
    assert batch is not None
    assert batch.events == [Nudged(slow, sitting.table.seats_of(other)[0])]
    for mirror in sitting.mirrors.values():
        assert mirror.state["table"]["nudge"] == {"position": sitting.table.position, "at": sitting.now}
    with pytest.raises(SpeeltafelError, match="already been nudged"):
        ask(sitting, other, Nudge, slow)
    sitting.move()
    sitting.wait(30)
    assert sitting.table.to_act is not None
    ask(sitting, sitting.table.seats[slow].person, Nudge, sitting.table.to_act)  # the next one to think for long
    sitting.check()


def test_a_bot_plays_exactly_one_turn() -> None:
    sitting, slow, other = waiting()
    nudged(sitting, slow, other)
    ask(sitting, other, PlayTurn, slow)
    assert sitting.log[-1].events == [TakenOver(slow, bots.usual_level("figaro"), "slow")]
    assert sitting.table.bot_to_act()
    while sitting.table.to_act == slow:
        assert sitting.table.bot_to_act(), "for as many moves as the turn has"
        batch = sitting.move()
    assert batch is not None
    assert batch.by == SERVER
    assert batch.events[-1] == Reclaimed(slow, after_turn=True)
    assert not sitting.table.seats[slow].bot
    assert sitting.table.can_undo() is None
    while sitting.table.to_act != slow:
        sitting.move()
    assert not sitting.table.bot_to_act(), "their next turn is their own"
    sitting.check()


@pytest.mark.parametrize("game", ["figaro", "tricky", "carnavalo"])
def test_the_seat_is_back_in_every_game_and_the_player_hears_what_was_played(game: str) -> None:
    sitting, slow, other = waiting(game)
    nudged(sitting, slow, other)
    ask(sitting, other, PlayTurn, slow)
    while sitting.table.to_act == slow:
        sitting.move(1)
    assert not sitting.table.seats[slow].bot
    assert b'"missed":' in sitting.sent[slow][-1]
    sitting.check()


def test_a_player_who_moves_in_time_keeps_the_turn() -> None:
    sitting, slow, other = waiting()
    nudged(sitting, slow, other)
    asked_for = sitting.table.position
    sitting.move()
    with pytest.raises(Outdated):
        sitting.ask(other, PlayTurn, seat=slow, position=asked_for)
    sitting.check()


def test_a_bot_comes_only_after_a_nudge_and_a_while() -> None:
    sitting, slow, other = waiting()
    sitting.wait(600)
    with pytest.raises(SpeeltafelError, match="first"):
        ask(sitting, other, PlayTurn, slow)
    ask(sitting, other, Nudge, slow)
    sitting.wait(29)
    with pytest.raises(SpeeltafelError, match="1 more second"):
        ask(sitting, other, PlayTurn, slow)
    sitting.check()


def test_a_pause_is_no_time_in_which_a_player_could_have_moved() -> None:
    sitting, slow, other = waiting()
    for kind in (Nudge, PlayTurn):
        sitting.ask(other, Pause)
        sitting.wait(600)
        sitting.ask(other, Resume)
        with pytest.raises(SpeeltafelError, match="30 more seconds"):
            ask(sitting, other, kind, slow)
        sitting.wait(30)
        ask(sitting, other, kind, slow)
    assert sitting.table.bot_to_act()
    sitting.check()


def test_only_those_who_play_and_wait_may_ask() -> None:
    sitting, slow, other = waiting()
    sitting.wait(30)
    with pytest.raises(SpeeltafelError, match="isn't your seat"):
        ask(sitting, "passer-by", Nudge, slow)
    with pytest.raises(SpeeltafelError, match="isn't waiting"):
        ask(sitting, sitting.table.seats[slow].person, Nudge, slow)
    with pytest.raises(SpeeltafelError, match="isn't waiting"):
        ask(sitting, other, Nudge, sitting.table.seats_of(other)[0])
    sitting.ask(other, Pause)
    with pytest.raises(SpeeltafelError, match="paused"):
        ask(sitting, other, Nudge, slow)
    sitting.ask(other, Resume)
    sitting.ask(other, Leave, seat=sitting.table.seats_of(other)[0])
    with pytest.raises(SpeeltafelError, match="bot is playing for you"):
        ask(sitting, other, Nudge, slow)
    sitting.check()


@pytest.mark.parametrize("seconds", [90, 86_400])
def test_a_clock_decides_where_there_is_one(seconds: int) -> None:
    sitting, slow, other = waiting(seconds_per_move=seconds)
    sitting.wait(60)
    for kind in (Nudge, PlayTurn):
        with pytest.raises(SpeeltafelError, match="clock"):
            ask(sitting, other, kind, slow)
    sitting.check()


def test_the_player_may_stop_the_bot_and_play() -> None:
    sitting, slow, other = waiting()
    nudged(sitting, slow, other)
    ask(sitting, other, PlayTurn, slow)
    sitting.ask(sitting.table.seats[slow].person, Reclaim, seat=slow)
    assert sitting.table.to_act == slow
    assert not sitting.table.bot_to_act()
    sitting.check()


def test_nobody_undoes_what_the_bot_played() -> None:
    sitting, slow, other = waiting()
    nudged(sitting, slow, other)
    ask(sitting, other, PlayTurn, slow)
    while sitting.table.to_act == slow:
        sitting.move()
    with pytest.raises(SpeeltafelError):
        sitting.ask(sitting.table.seats[slow].person, Undo, seat=slow, position=sitting.table.position)
    sitting.check()
