"""A game goes on by the rules it began with, and no ruling makes an old record or log unreadable.

Shown with the one ruling there has been: in the Dutch edition of Figaro a tie for the fewest cards once went past the player
with the King (FE3).
"""

from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

import speeltafel
from speeltafel import games
from speeltafel.cli.commands import tables
from speeltafel.core.errors import UnknownName
from speeltafel.core.record import read
from speeltafel.review.timeline import timeline_of
from speeltafel.server.tables.stored_row import append_for_batch
from speeltafel.store import maintenance
from speeltafel.store.database import open_database
from speeltafel.store.store import Append
from speeltafel.table.checkpoint import dump_table, load_table
from speeltafel.table.events import Created, EventBatch, Moved
from speeltafel.table.log_check import check
from speeltafel.table.patch import patch_of
from speeltafel.table.table import Table
from tests.faults.stored import put
from tests.table.sitting import Sitting

SEATS = "me open open open open open"
Log = list[EventBatch]


def begun(rules: int, number: int = 0) -> Created:
    created = Sitting("figaro", SEATS, options={"edition": "nl"}).table.created
    return msgspec.structs.replace(created, rules=rules, secret=f"{number:064x}")


@cache
def old_log() -> tuple[Log, dict[str, Any]]:
    """Return the log and record of an old table in whose last move somebody else would have chosen by the newest rules."""
    for number in range(200):
        sitting = Sitting.at(begun(1, number))
        sitting.sit_and_start()
        for turn in count():
            if sitting.table.status != "playing":
                break
            sitting.move(turn * (7 + number))
        record = sitting.table.record()
        assert record is not None
        if record["moves"][-1][1] in ("swap", "stay"):
            try:
                speeltafel.replay({**record, "rules": 2})
            except speeltafel.BadRecord as error:
                if "this move belongs to" in str(error):
                    return sitting.log, record
    raise AssertionError("no table came to the tie")


def at_the_tie() -> Log:
    """Return the log before that last move."""
    return old_log()[0][:-1]


def decided() -> Log:
    """Return the log after that last move, as if the game went on."""
    log = old_log()[0]
    return [*log[:-1], msgspec.structs.replace(log[-1], events=[event for event in log[-1].events if isinstance(event, Moved)])]


def unsaid(log: Log) -> Log:
    """Return the log as it was written before rules had versions."""
    created = log[0].events[0]
    assert isinstance(created, Created)
    return [msgspec.structs.replace(log[0], events=[msgspec.structs.replace(created, rules=0)]), *log[1:]]


def stored(log: Log) -> list[tuple[int, bytes]]:
    numbered, number = [], 1
    for batch in log:
        numbered.append((number, msgspec.json.encode(batch)))
        number += len(batch.events)
    return numbered


def without(record: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in record.items() if name != key}


@pytest.mark.parametrize("name", games.names())
def test_a_record_says_by_which_rules_it_was_played(name: str) -> None:
    game = speeltafel.new(name, players=3, seed=4)
    assert game.record()["rules"] == games.modules(name).rules.VERSION
    assert speeltafel.replay(game.record()).record() == game.record()
    assert speeltafel.replay(without(game.record(), "rules")).record() == game.record()


def test_an_old_record_is_not_refused_for_a_later_ruling() -> None:
    record = old_log()[1]
    assert record["rules"] == 1
    for source in (record, without(record, "rules")):
        played = speeltafel.replay(source)
        assert (played.version, played.result) == (1, record["result"])
        assert played.anew().version == 1
        assert [step.text for step in timeline_of(read(source)).events] == [text for _, text in record["moves"]]
    with pytest.raises(speeltafel.BadRecord):
        speeltafel.replay({**record, "rules": 2})


def test_rules_that_are_not_known_here_are_named() -> None:
    record = old_log()[1]
    with pytest.raises(speeltafel.BadRecord, match=r"uses version 3 of the figaro rules.*only knows versions up to 2"):
        speeltafel.replay({**record, "rules": 3})
    with pytest.raises(UnknownName, match="version 3 of the figaro rules"):
        Table(begun(3)).new_game()
    with pytest.raises(speeltafel.BadRecord, match="invalid at rules"):
        speeltafel.replay({**record, "rules": -1})


def test_a_running_table_goes_on_by_the_rules_it_began_with() -> None:
    assert Sitting("figaro", SEATS).table.rules == 2
    table = Table.from_log(at_the_tie())
    for one in (table, load_table(table.created, dump_table(table))):
        assert one.rules == 1
        assert one.game is not None
        one.game.play("stay")
        assert one.game.moves[-1][0] == old_log()[1]["moves"][-1][0]
        assert one.game.record()["rules"] == 1


def test_a_log_without_a_version_goes_by_the_newest_rules_it_fits() -> None:
    assert Table.from_log(unsaid(at_the_tie())).rules == 2, "nothing in it speaks against them"
    assert Table.from_log(unsaid(old_log()[0])).rules == 1
    checked = check(stored(unsaid(old_log()[0])))
    assert (checked.error, checked.batches) == (None, checked.all)


def test_what_the_newest_rules_forbid_stays_with_the_old_ones() -> None:
    patch = patch_of(stored(decided()))
    assert patch is not None
    assert (patch.before, patch.after, patch.fits) == (1, 2, False)
    assert patch.checked.number == stored(decided())[-1][0]
    assert patch_of(stored(old_log()[0])) is None, "it is over"


def test_patch_reports_and_changes_only_what_fits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    logs = {"decided": decided(), "lobby": Sitting.at(begun(1)).log, "new": Sitting.at(begun(2)).log, "tie": at_the_tie()}
    put(database, [one for name, log in logs.items() for one in _appends(name, log)])

    def report(apply: bool) -> list[str]:
        tables.patch_tables(apply, database, "en")
        return capsys.readouterr().out.splitlines()

    def rules() -> dict[str, int]:
        engine = open_database(database)
        with engine.connect() as connection:
            found = {name: Table.from_log([_read(body) for _, body in log]).rules for name, log in maintenance.logs(connection)}
        engine.dispose()
        return found

    tried = report(apply=False)
    assert tried[-1] == "Tables with older rules: 3. Could be changed: 2. Nothing was changed."
    assert rules() == {"decided": 1, "lobby": 1, "new": 2, "tie": 1}
    changed = report(apply=True)
    assert changed[:-1] == tried[:-1]
    assert changed[0].startswith("decided stays on version 1 of the rules. Under version 2, event ")
    assert changed[1] == "lobby continues with version 2 of the rules instead of 1. Its position stays the same."
    assert changed[2] == (
        "tie continues with version 2 of the rules instead of 1. Its position changes, and so may the legal moves."
    )
    assert changed[-1] == "Tables with older rules: 3. Changed: 2."
    assert rules() == {"decided": 1, "lobby": 2, "new": 2, "tie": 2}
    assert report(apply=True)[-1] == "Tables with older rules: 1. Changed: 0."


def _appends(name: str, log: Log) -> list[Append]:
    table = Table.from_log(log)
    return [append_for_batch(name, table, number - 1, batch) for (number, _), batch in zip(stored(log), log, strict=True)]


def _read(body: bytes) -> EventBatch:
    return msgspec.json.decode(body, type=EventBatch)
