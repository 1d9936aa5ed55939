"""The settings of a table are written once: what is wished for is logged and told, and logs of earlier versions stay readable."""

import msgspec

from speeltafel.table.commands import NewTable, SeatWish
from speeltafel.table.decide import create
from speeltafel.table.events import EventBatch
from speeltafel.table.messages import info
from speeltafel.table.settings import TableSettings, chosen
from speeltafel.table.table import Table
from tests.table.sitting import CODES, SECRET

# The first batch of a log as version 0.1.0 stored it.
STORED = (
    b'{"at":1000000,"events":[{"type":"created","game":"figaro","options":{"edition":"nl"},"seats":[{"person":"host","name":"Host"},{},{}],'
    b'"host":"host","invites":[{"code":"code-0"},{"code":"code-1","seat":0},{"code":"code-2","seat":1}],'
    b'"secret":"5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e","seconds_per_move":60,"spectators":false,'
    b'"listed":true,"memory_aids":true}]}'
)
UNUSUAL = {
    "game": "figaro",
    "options": {"edition": "nl"},
    "seconds_per_move": 60,
    "spectators": False,
    "listed": True,
    "memory_aids": True,
    "tips": True,
}


def test_every_setting_goes_from_the_wish_into_the_log_and_to_everybody() -> None:
    wish = msgspec.convert({**UNUSUAL, "seats": [{"who": "me"}, {}, {}]}, NewTable)
    assert set(chosen(wish)) == set(TableSettings.__struct_fields__) == set(UNUSUAL)
    created = create(wish, "host", SECRET, CODES)
    assert chosen(created) == chosen(info(Table(created))) == chosen(wish)


def test_settings_as_usual_are_listed_nevertheless() -> None:
    shown = msgspec.to_builtins(info(Table(create(NewTable(game="tricky", seats=[SeatWish("me")] * 2), "host", SECRET, CODES))))
    assert {name: shown[name] for name in chosen(NewTable(game="tricky", seats=[]))} == {
        "game": "tricky",
        "options": {},
        "seconds_per_move": 0,
        "spectators": True,
        "listed": False,
        "memory_aids": False,
        "tips": False,
    }


def test_a_log_of_the_first_version_is_read() -> None:
    table = Table.from_log([msgspec.json.decode(STORED, type=EventBatch)])
    assert chosen(table.created) == {**UNUSUAL, "tips": False}  # which it did not know
    assert table.seats_of("host") == [0]
