"""Patch of a running table: it goes on by the newest rules, if all its moves are possible by those too."""

from dataclasses import dataclass

import msgspec

from speeltafel.core.game import Game
from speeltafel.core.state import position_of
from speeltafel.table.events import Created, EventBatch
from speeltafel.table.log_check import LogCheck, check, check_by


@dataclass(frozen=True)
class Patch:
    """What becomes of a table by the newest rules."""

    before: int  # the version of the rules it goes by
    after: int
    checked: LogCheck  # by the newest rules
    same: bool  # the position stays as it is
    first: bytes  # the first batch of the log, with the new version

    @property
    def fits(self) -> bool:
        return self.checked.error is None and not self.is_stuck

    @property
    def is_stuck(self) -> bool:
        """Whether it would be nobody's turn: the table waits for a move, and no log goes on without one."""
        game = self.checked.table.game if self.checked.table is not None else None
        return self.checked.error is None and game is not None and not isinstance(game.actor, int)


def patch_of(log: list[tuple[int, bytes]]) -> Patch | None:
    """Return the patch of a log; None if there is nothing to patch: newest rules, a game that is over, or an unreadable log."""
    table, error = (found := check(log)).table, found.error
    if table is None or error is not None or table.status == "over" or table.rules == table.modules.rules.VERSION:
        return None
    newest: int = table.modules.rules.VERSION
    checked = check_by(newest, log)
    same = checked.table is not None and _position(checked.table.game) == _position(table.game)
    batch = msgspec.json.decode(log[0][1], type=EventBatch)
    created = batch.events[0]
    assert isinstance(created, Created)  # noqa: S101  it was replayed just now
    events = [msgspec.structs.replace(created, rules=newest), *batch.events[1:]]
    return Patch(table.rules, newest, checked, same, msgspec.json.encode(msgspec.structs.replace(batch, events=events)))


def _position(game: Game | None) -> dict[str, object]:
    return {} if game is None else {name: value for name, value in position_of(game.state).items() if name != "version"}
