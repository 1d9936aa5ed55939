"""Who may do what at a table, and what becomes of it."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import speeltafel
from speeltafel import games
from speeltafel.core.errors import Outdated, Refused, SpeeltafelError, UnknownName
from speeltafel.core.i18n import LANGUAGES, Translator
from speeltafel.core.record import read
from speeltafel.table import commands, fair_chance
from speeltafel.table.commands import (
    CallStandIn,
    Close,
    Commit,
    Leave,
    Move,
    NewTable,
    Pause,
    React,
    Reclaim,
    Rematch,
    Resign,
    Resume,
    Reveal,
    Say,
    SeatBot,
    SeatWish,
    Sit,
    Start,
    Undo,
)
from speeltafel.table.decide import SERVER, create, rematch_of
from speeltafel.table.events import Created, Drawn, Ended, Moved
from speeltafel.table.fairness_proof import verify
from speeltafel.table.streams import KEPT, Streams
from speeltafel.table.table import Table
from tests.table.sitting import CODES, SECRET, Sitting


def playing(seats: str = "me open", game: str = "tricky", **wishes: Any) -> Sitting:
    sitting = Sitting(game, seats, **wishes)
    sitting.sit_and_start()
    return sitting


def whole_game(sitting: Sitting) -> None:
    for turn in range(5000):
        if sitting.table.status == "over":
            return
        sitting.move(turn * 7)
    raise AssertionError("the game does not end")


# Before the start


def test_a_seat_is_claimed_by_its_invite() -> None:
    sitting = Sitting(seats="me open open")
    with pytest.raises(Refused, match="invitation"):
        sitting.ask("ann", Sit, seat=1, code="guess")
    sitting.ask("ann", Sit, seat=1, code=CODES[2], name="Ann")
    assert sitting.table.seats_of("ann") == [1]
    assert sitting.mirrors[None].state["table"]["seats"][1]["name"] == "Ann"
    sitting.check()


def test_the_invite_of_a_seat_opens_no_other() -> None:
    sitting = Sitting(seats="me open open")
    with pytest.raises(Refused, match="invitation"):
        sitting.ask("ann", Sit, seat=2, code=CODES[2])
    sitting.ask("ann", Sit, code=CODES[2])
    assert sitting.table.seats_of("ann") == [1]
    with pytest.raises(Refused, match="already sitting there"):
        sitting.ask("bo", Sit, seat=1, code=CODES[2])


def test_the_invite_of_the_table_gives_whichever_seat_is_free() -> None:
    sitting = Sitting(seats="me open open")
    for name in ("ann", "bo"):
        sitting.ask(name, Sit, code=CODES[0])
    assert (sitting.table.seats_of("ann"), sitting.table.seats_of("bo")) == ([1], [2])
    with pytest.raises(Refused, match="All the seats"):
        sitting.ask("cy", Sit, code=CODES[0])


def test_at_a_listed_table_anybody_sits_down() -> None:
    sitting = Sitting(listed=True)
    sitting.ask("ann", Sit)
    assert sitting.table.seats_of("ann") == [1]


def test_several_people_at_one_device_have_several_seats() -> None:
    sitting = Sitting(seats="me me open")
    sitting.ask("ann", Sit, code=CODES[0], name="Ann")
    assert sitting.table.seats_of("host") == [0, 1]
    sitting.ask("host", Start)
    sitting.move()
    sitting.check()


def test_the_host_puts_bots_on_chairs_and_starts() -> None:
    sitting = Sitting(seats="me open open bot")
    sitting.ask("host", SeatBot, seat=1, level="random")
    sitting.ask("host", SeatBot, seat=3)
    with pytest.raises(Refused, match="2 seats are still free"):
        sitting.ask("host", Start)
    with pytest.raises(Refused, match="Only the host"):
        sitting.ask("ann", Start, fill="random")
    with pytest.raises(UnknownName, match="genius"):
        sitting.ask("host", Start, fill="genius")
    sitting.ask("host", Start, fill="random")
    assert [seat.bot for seat in sitting.table.seats] == ["", "random", "random", "random"]
    sitting.check()


def test_a_bot_of_no_given_level_is_a_usual_one() -> None:
    created = create(NewTable(game="tricky", seats=[SeatWish("me"), SeatWish("bot")]), "host", SECRET, CODES)
    assert [seat.level for seat in created.seats] == ["", "casual"]


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (NewTable(game="ludo", seats=[SeatWish("me")]), "Unknown game"),
        (NewTable(game="tricky", seats=[SeatWish("me")]), "2 to 5 players"),
        (NewTable(game="tricky", seats=[SeatWish("me"), SeatWish("bot", level="genius")]), "Unknown bot"),
        (NewTable(game="tricky", seats=[SeatWish("bot", level="random")] * 2), "At least one person"),
        (NewTable(game="tricky", seats=[SeatWish("me", "a\nb"), SeatWish()]), "visible characters"),
        (NewTable(game="tricky", seats=[SeatWish("me"), SeatWish()], options={"dice": 7}), "Unknown option"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wish: NewTable, why: str) -> None:
    with pytest.raises(SpeeltafelError, match=why):
        create(wish, "host", SECRET, CODES)


def test_before_the_start_people_come_and_go() -> None:
    sitting = Sitting()
    sitting.ask("ann", Sit, code=CODES[0])
    sitting.ask("ann", Leave, seat=1)
    assert sitting.table.seats[1].is_open
    sitting.ask("bo", Sit, code=CODES[0])
    sitting.ask("host", SeatBot, seat=1)
    assert sitting.table.seats[1].is_open
    with pytest.raises(Refused, match="hasn't started"):
        sitting.ask("host", Resign, seat=0)
    sitting.ask("host", Close)
    assert sitting.table.ended == "closed"
    assert sitting.table.record() is None
    with pytest.raises(Refused, match="No game was played"):
        sitting.ask("host", Rematch)
    sitting.check()


# The game


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_and_everybody_ends_with_the_right_view(game: str) -> None:
    seats = " ".join(["me", "bot", *["open"] * (games.modules(game).rules.FEWEST_PLAYERS - 2)])
    sitting = playing(seats, game)
    whole_game(sitting)
    sitting.check()
    assert sitting.table.ended == "finished"
    record = sitting.table.record()
    assert record is not None
    assert speeltafel.replay(record).result == record["result"]
    assert verify(read(json.dumps(record)), speeltafel.new(game, record["players"], record["options"])).events > 0


def test_a_command_is_done_once_however_often_it_comes() -> None:
    sitting = playing()
    legal = sitting.mirrors[0].state["view"]["legal"]
    move = {"seat": 0, "position": sitting.table.position, "move": legal[0]}
    assert sitting.ask("host", Move, id_="mine", **move) is not None
    number = sitting.table.number
    assert sitting.ask("host", Move, id_="mine", **move) is None
    assert sitting.table.number == number
    # Somebody else's id of the same name is another command.
    sitting.ask("guest1", Say, id_="mine", seat=1, text="hello")
    assert sitting.table.number == number + 1
    assert Table.from_log(sitting.log).done == sitting.table.done


def test_a_move_for_an_old_position_is_never_applied() -> None:
    sitting = playing()
    position = sitting.table.position
    sitting.move()
    before = sitting.table.number
    with pytest.raises(Outdated, match="moved on"):
        sitting.ask("host", Move, seat=0, position=position, move=sitting.mirrors[0].state["view"]["legal"][0])
    assert sitting.table.number == before


def test_chat_does_not_make_a_move_old() -> None:
    sitting = playing()
    position = sitting.table.position
    sitting.ask("guest1", Say, seat=1, text="hurry 👨‍👩‍👧")
    sitting.ask("host", Move, seat=0, position=position, move=sitting.mirrors[0].state["view"]["legal"][0])
    sitting.check()


def test_chat_is_one_line_of_letters_that_can_be_seen() -> None:
    sitting = playing()
    sitting.ask("guest1", Say, seat=1, text="à toi\u202f! 50\u00a0%")  # as a French keyboard writes
    for text in ("two\nlines", "\u202ebackwards", "\x1b[2J", " "):
        with pytest.raises(Refused, match="can't be shown"):
            sitting.ask("guest1", Say, seat=1, text=text)


def test_nobody_sits_down_under_a_name_that_only_looks_like_anothers() -> None:
    sitting = Sitting(seats="me open open open")
    sitting.ask("ann", Sit, seat=1, name="Ann", code=CODES[0])
    for seat, name in ((2, "Ann\ufe0f"), (3, "\u3164Ａｎｎ")):
        sitting.ask(f"eve{seat}", Sit, seat=seat, name=name, code=CODES[0])
    assert [seat.name for seat in sitting.table.seats][1:] == ["Ann", "Ann\ufe0f 2", "\u3164Ａｎｎ 3"]


def test_marks_do_not_pile_up_on_a_letter_and_each_language_keeps_its_own() -> None:
    """A pile of marks paints over the lines of others, on their screens."""
    sitting = Sitting(seats="me open open")
    piled, kept = "Z" + "\u0301" * 50 + "o" + "\u0489" * 8, ["Nguye\u0302\u0303n", "שּׁ", "น้ำ", "हिन्दी", "🏴\u200d☠️"]
    sitting.ask("ann", Sit, seat=1, code=CODES[0], name=piled)
    assert sitting.table.seats[1].name == "Z" + "\u0301" * 3 + "o" + "\u0489" * 3
    sitting.ask("ann", Say, seat=1, text=piled)
    assert sitting.table.chat[-1].text == sitting.table.seats[1].name
    for text in kept:
        sitting.ask("ann", Say, seat=1, text=text)
        assert sitting.table.chat[-1].text == text


@pytest.mark.parametrize("name", ["\u3164", "\u2800 \u2800", "\ufe0f", "Ann\u200b", "\u202enna"])
def test_a_name_can_be_seen(name: str) -> None:
    sitting = Sitting(seats="me open")
    with pytest.raises(Refused, match="visible characters"):
        sitting.ask("ann", Sit, seat=1, name=name, code=CODES[0])


def test_nobody_moves_for_another_nor_out_of_turn() -> None:
    sitting = playing("me open bot")
    move = {"position": sitting.table.position, "move": sitting.mirrors[0].state["view"]["legal"][0]}
    for who, seat, why in (
        ("guest1", 0, "isn't your seat"),
        ("guest1", 1, "not your turn"),
        ("host", 2, "isn't your seat"),
        ("x", 0, "isn't your seat"),
    ):
        with pytest.raises(Refused, match=why):
            sitting.ask(who, Move, seat=seat, **move)
    with pytest.raises(Refused, match="no seat 9"):
        sitting.ask("host", Move, seat=9, **move)
    with pytest.raises(Outdated):
        sitting.ask(SERVER, Move, seat=0, **move)
    with pytest.raises(speeltafel.IllegalMove):
        sitting.ask("host", Move, seat=0, position=sitting.table.position, move="keep 9")
    sitting.check()


def test_undo_goes_back_one_move_but_never_behind_a_roll() -> None:
    sitting = playing("me me open", "figaro")
    for _ in range(40):
        table = sitting.table
        seat = table.to_act
        assert seat is not None
        with pytest.raises(Refused):
            sitting.ask("host", Undo, seat=(seat + 1) % 2, position=table.position)
        sitting.move(3)
        if table.game is not None and (mover := table.game.can_undo()) is not None:
            who = table.seats[mover].person
            length = table.game.length
            with pytest.raises(Refused):
                sitting.ask("nobody", Undo, seat=mover, position=table.position)
            sitting.ask(who, Undo, seat=mover, position=table.position)
            assert table.game.length == length - 1
            sitting.check()
            sitting.move(3)


def test_pause_stops_the_game_and_its_clock() -> None:
    sitting = playing(seconds_per_move=30)
    sitting.wait(10)
    sitting.ask("guest1", Pause)
    assert sitting.wait(1000) is None
    with pytest.raises(Refused, match="paused"):
        sitting.move()
    sitting.ask("host", Resume)
    assert sitting.table.clock.deadline == sitting.now + 20_000
    sitting.move()
    assert sitting.table.clock.deadline == sitting.now + 30_000
    sitting.check()
    with pytest.raises(Refused, match="isn't over yet"):
        sitting.ask("host", Resume)


@pytest.mark.parametrize("seconds", [15, 3 * 86400])
def test_who_lets_his_time_run_out_is_played_for_and_comes_back(seconds: int) -> None:
    sitting = playing(seconds_per_move=seconds)
    assert sitting.mirrors[1].state["deadline"] == sitting.now + seconds * 1000
    assert sitting.wait(seconds - 1) is None
    assert sitting.wait(1) is not None
    assert sitting.table.bot_to_act() == "casual"
    assert sitting.table.clock.deadline is None
    with pytest.raises(Refused, match="bot is playing for you"):
        sitting.ask("host", Move, seat=0, position=sitting.table.position, move="keep 1")
    while sitting.table.to_act == 0:
        sitting.move()
    sitting.ask("host", Reclaim, seat=0)
    update = msgspec.json.decode(sitting.sent[0][-1])
    missed = sitting.mirrors[0].state["steps"][-update["missed"] :]
    assert (missed[0]["actor"], missed[0]["told"][0]["event"]) == (0, "kept"), "whoever is back is told what was done for them"
    assert "missed" not in msgspec.json.decode(sitting.sent[1][-1])
    sitting.check()


def test_who_leaves_is_played_for_and_takes_his_seat_back() -> None:
    sitting = playing("me open open")
    sitting.ask("host", Leave, seat=0)
    assert sitting.table.bot_to_act() == "casual"
    with pytest.raises(Refused, match="bot is playing"):
        sitting.ask("host", Leave, seat=0)
    with pytest.raises(Refused, match="bot is already playing"):
        sitting.ask("guest1", CallStandIn, seat=0)
    sitting.ask("host", Reclaim, seat=0)
    assert sitting.table.bot_to_act() == ""
    with pytest.raises(Refused, match="No bot is playing for you"):
        sitting.ask("host", Reclaim, seat=0)
    sitting.check()


def test_a_bot_steps_in_only_for_somebody_who_is_away() -> None:
    sitting = playing()
    with pytest.raises(Refused, match="is here"):
        sitting.ask("guest1", CallStandIn, seat=0, present=("host", "guest1"))
    with pytest.raises(Refused, match="isn't your seat"):
        sitting.ask("passer-by", CallStandIn, seat=0)
    sitting.ask("guest1", CallStandIn, seat=0, present=("guest1",))
    assert sitting.mirrors[1].state["table"]["seats"][0]["reason"] == "away"
    sitting.check()


def test_with_only_bots_left_the_table_waits() -> None:
    sitting = playing("me bot")
    sitting.ask("host", Leave, seat=0)
    assert (sitting.table.status, sitting.table.bot_to_act()) == ("paused", "")
    with pytest.raises(Refused, match="only bots would play"):
        sitting.ask("host", Resume)
    sitting.ask("host", Reclaim, seat=0)
    assert sitting.table.status == "playing"
    sitting.check()


def test_giving_up_is_for_good_and_the_last_one_ends_the_game() -> None:
    sitting = playing()
    sitting.ask("host", Resign, seat=0)
    for kind, why in ((Reclaim, "given up"), (Resign, "given up")):
        with pytest.raises(Refused, match=why):
            sitting.ask("host", kind, seat=0)
    sitting.ask("guest1", Resign, seat=1)
    assert sitting.table.ended == "abandoned"
    assert sitting.table.record() is not None
    sitting.check()


def test_chat_and_reactions() -> None:
    sitting = playing()
    sitting.ask("guest1", Say, seat=1, text="  hello  ")
    sitting.ask("host", React, seat=0, reaction="bravo")
    assert [(line.get("text"), line.get("reaction")) for line in sitting.mirrors[None].state["chat"]] == [
        ("hello", None),
        (None, "bravo"),
    ]
    for text in ("a\nb", "\u202eevil", "   ", "\x07"):
        with pytest.raises(Refused, match="be shown"):
            sitting.ask("host", Say, seat=0, text=text)
    with pytest.raises(Refused, match="isn't your seat"):
        sitting.ask("passer-by", Say, seat=0, text="hello")
    for i in range(120):
        sitting.ask("host", Say, seat=0, text=str(i))
    assert len(sitting.mirrors[0].state["chat"]) == 100
    sitting.check()


def test_a_rematch_has_the_same_people_and_new_secrets() -> None:
    sitting = playing("me bot open", seconds_per_move=20)
    with pytest.raises(Refused, match="isn't over yet"):
        sitting.ask("host", Rematch)
    whole_game(sitting)
    with pytest.raises(Refused, match="isn't your seat"):
        sitting.ask("passer-by", Rematch)
    sitting.ask("guest2", Rematch)
    assert sitting.mirrors[0].state["table"]["rematch"] == "new-1"
    with pytest.raises(Refused, match="already set up"):
        sitting.ask("host", Rematch)
    next_one = rematch_of(sitting.table, "77" * 32, [code + "x" for code in CODES])
    assert [(seat.person, seat.level) for seat in next_one.seats] == [("host", ""), ("", "random"), ("guest2", "")]
    assert next_one.secret != sitting.table.created.secret
    assert next_one.seconds_per_move == 20
    assert not {invite.code for invite in next_one.invites} & set(CODES)


# Streams


def test_a_client_that_comes_back_gets_what_it_missed() -> None:
    sitting = playing()
    number = sitting.mirrors[1].number
    count = len(sitting.sent[1])
    for _ in range(5):
        sitting.move()
    assert sitting.streams.since(1, number) == sitting.sent[1][count:]
    assert sitting.streams.since(1, sitting.table.number) == []


@pytest.mark.parametrize("number", [None, 1, -5, 10**9])
def test_a_client_with_a_gap_gets_a_snapshot(number: int | None) -> None:
    sitting = playing()
    for i in range(KEPT + 5):
        sitting.ask("host", Say, seat=0, text=str(i))
    (message,) = sitting.streams.since(1, number)
    assert msgspec.json.decode(message)["type"] == "snapshot"


def test_for_an_audience_without_listeners_nothing_is_made() -> None:
    sitting = playing("me open", "tricky")
    for viewer in (None, 0, 1):
        sitting.streams.close(viewer)
    sitting.sent = {viewer: [] for viewer in sitting.sent}
    sitting.move()
    assert not any(sitting.sent.values())
    sitting.streams.open(1)
    (message,) = sitting.streams.since(1, sitting.mirrors[1].number)
    sitting.mirrors[1].apply(message)
    fresh = Streams(sitting.table).snapshot(1)
    assert message == fresh


def test_where_all_see_the_same_one_message_is_made_for_those_who_wait() -> None:
    sitting = playing("me open open open")
    before = len(sitting.sent[1])
    sitting.move()
    waiting = {sitting.sent[viewer][-1] for viewer in (None, 1, 2, 3)}
    assert len(waiting) == 1
    assert all(len(sitting.sent[viewer]) == before + 1 for viewer in (1, 2, 3))


def test_changes_are_smaller_than_the_view() -> None:
    sitting = playing("me open open open")
    sitting.move()
    assert "board" not in msgspec.json.decode(sitting.sent[1][-1])["changed"]
    assert len(sitting.sent[1][-1]) < len(sitting.streams.snapshot(1)) / 2


# The log


def test_the_log_is_json_that_gives_the_table_back() -> None:
    sitting = playing("me open bot")
    for _ in range(6):
        sitting.move()
    kinds = [type(event) for batch in sitting.log for event in batch.events]
    assert kinds[0] is Created
    assert {Moved, Drawn} <= set(kinds)
    assert Ended not in kinds
    sitting.check()


def test_every_line_a_table_says_is_said_in_every_language() -> None:
    for language in LANGUAGES:
        texts = Translator(language)
        for reason in ("away", "left", "clock", "resigned", "slow", "reclaimed", "sat", "undone", "bot-late"):
            assert texts.message(f"news-{reason}", player=1)
        assert texts.message("news-nudged", player=1, other=0)
        for kind in ("started", "paused", "resumed", "uninvited", "rematch", "finished", "abandoned", "closed"):
            assert texts.message(f"news-{kind}")
        for kind in ("stood", "placed"):
            assert texts.message(f"news-{kind}", number=1)


# Anything at all


def any_command() -> st.SearchStrategy[Any]:
    kinds = commands.Command.__args__
    shares = st.builds(Reveal, id=st.text(), share=st.from_regex(r"\A[0-9a-f]{64}\Z"))  # others are not read in the first place
    return st.one_of([shares if kind is Reveal else st.from_type(kind) for kind in kinds])


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_whatever_is_asked_in_whatever_order_log_and_mirrors_agree(data: st.DataObject) -> None:
    sitting = Sitting(
        data.draw(st.sampled_from(games.names())), "me open bot", seconds_per_move=data.draw(st.sampled_from([0, 9]))
    )
    people = ("host", "ann", "bo", "")
    for _ in range(data.draw(st.integers(1, 40))):
        kind = data.draw(st.sampled_from(["any", "move", "sensible", "time"]))
        number = sitting.table.number
        try:
            if kind == "move" and sitting.table.to_act is not None:
                sitting.move(data.draw(st.integers(0, 9)))
            elif kind == "time":
                sitting.wait(data.draw(st.integers(0, 12)))
            elif kind == "sensible":
                choices: list[tuple[type[Any], dict[str, Any]]] = [
                    (Sit, {"code": CODES[0], "name": "x"}),
                    (Start, {"fill": "random"}),
                    (Leave, {"seat": 0}),
                    (Reclaim, {"seat": 0}),
                    (Pause, {}),
                    (Resume, {}),
                    (Commit, {"commitment": fair_chance.commitment("ab" * 32)}),
                    (Reveal, {"share": "ab" * 32}),
                    (Rematch, {}),
                ]
                asked, fields = data.draw(st.sampled_from(choices))
                sitting.ask(data.draw(st.sampled_from(people[:3])), asked, **fields)
            else:
                command = data.draw(any_command())
                fields = {name: getattr(command, name) for name in command.__struct_fields__ if name != "id"}
                sitting.ask(data.draw(st.sampled_from(people)), type(command), **fields)
        except SpeeltafelError:
            assert sitting.table.number == number, "a refusal changes nothing"
    sitting.check()


def test_two_of_the_same_name_are_told_apart() -> None:
    sitting = Sitting(seats="me open open")
    for guest in ("guest1", "guest2"):
        sitting.ask(guest, Sit, name=sitting.table.seats[0].name.upper(), code=CODES[0])
    first = sitting.table.seats[0].name
    assert [seat.name for seat in sitting.table.seats] == [first, f"{first.upper()} 2", f"{first.upper()} 3"]
