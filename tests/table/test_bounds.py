"""No log grows for ever, and no game goes on for ever."""

import json

import pytest

import speeltafel
from speeltafel.core import game as core_game
from speeltafel.core.errors import Refused
from speeltafel.core.i18n import LANGUAGES, Translator
from speeltafel.table import decide
from speeltafel.table.commands import Leave, Pause, React, Reclaim, Resign, Resume, Say, Sit, Undo
from speeltafel.table.table import Table
from tests.faults.robots import ENDLESS
from tests.table.sitting import CODES, Sitting


def test_a_game_that_cannot_end_is_ended_for_everybody_to_see(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "MOST_STEPS", 50)
    sitting = Sitting("tricky", "me open", options={"board": ENDLESS})
    sitting.sit_and_start()
    while sitting.table.status == "playing":
        sitting.move()
    assert sitting.table.game is not None
    assert 50 <= sitting.table.game.length < 53
    assert sitting.table.ended == "endless"
    assert [line["id"] for line in json.loads(sitting.sent[None][-1])["news"]] == ["news-endless"]
    record = sitting.table.record()
    assert record is not None
    assert "result" not in record
    assert speeltafel.replay(record).length == sitting.table.game.length
    sitting.check()


def test_the_rule_for_endless_games_names_its_number() -> None:
    for language in LANGUAGES:
        said = Translator(language).message("news-endless")
        assert "".join(filter(str.isdigit, said)) == str(decide.MOST_STEPS)


def test_chat_is_bounded_for_each_person_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "MOST_CHAT", 4)
    sitting = Sitting("tricky", "me open")
    sitting.sit_and_start()
    for number in range(3):
        sitting.ask("host", Say, seat=0, text=f"word {number}")
    sitting.ask("host", React, seat=0, reaction="wow")
    with pytest.raises(Refused, match="messages for one game"):
        sitting.ask("host", Say, seat=0, text="more")
    with pytest.raises(Refused, match="messages for one game"):
        sitting.ask("host", React, seat=0, reaction="wow")
    sitting.ask("guest1", Say, seat=1, text="I may")
    sitting.move()
    again = Table.from_log(sitting.log)
    assert again.asked == sitting.table.asked


def test_fiddling_is_bounded_and_moving_and_ending_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "MOST_OTHER", 6)
    sitting = Sitting("tricky", "me open open")
    sitting.sit_and_start()
    for _ in range(2):  # with sitting down it makes five
        sitting.ask("guest1", Leave, seat=1)
        sitting.ask("guest1", Reclaim, seat=1)
    sitting.ask("guest1", Leave, seat=1)
    with pytest.raises(Refused, match="changed too many times"):
        sitting.ask("guest1", Reclaim, seat=1)
    sitting.move()
    sitting.ask("guest2", Leave, seat=2)  # another person's own affair
    sitting.ask("guest1", Resign, seat=1)


def test_a_lobby_is_bounded_for_all_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "MOST_OTHER_IN_ALL", 20)
    sitting = Sitting("tricky", "me open", listed=True)
    for number in range(10):
        sitting.ask(f"stranger{number}", Sit, code=CODES[0])
        sitting.ask(f"stranger{number}", Leave, seat=1)
    with pytest.raises(Refused, match="changed too many times"):
        sitting.ask("one too many", Sit, code=CODES[0])


@pytest.mark.parametrize("game", ["figaro", "carnavalo"])
def test_taking_back_from_the_middle_of_a_game_gives_the_very_same_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It starts from a position on the way, not from the beginning."""
    monkeypatch.setattr(core_game, "CHECKPOINT_EVERY", 10)
    sitting = Sitting(game, "me open open")
    sitting.sit_and_start()
    taken = 0
    for turn in range(60):
        if sitting.table.status == "over":
            break
        sitting.move(turn * 7)
        seat = sitting.table.can_undo()
        if seat is not None and turn % 3 == 0:
            who = sitting.table.seats[seat].person
            sitting.ask(who, Undo, seat=seat, position=sitting.table.position)
            taken += 1
    assert taken > 0
    monkeypatch.setattr(core_game, "CHECKPOINT_EVERY", 10**9)
    sitting.check()


def test_pausing_counts_too() -> None:
    sitting = Sitting("tricky", "me me")
    sitting.sit_and_start()
    sitting.ask("host", Pause)
    sitting.ask("host", Resume)
    assert sitting.table.asked["host", "other"] == 3  # with the start
