"""Checkpoints: a table at some point of its log as bytes, so that a long log need not be replayed from the start.

Only speed depends on them: a checkpoint of another version is ignored, and the log is read.
"""

from collections import Counter
from typing import Any

import msgspec

from speeltafel import __version__
from speeltafel.core.game import Game
from speeltafel.core.history import PlayedStep
from speeltafel.core.state import copy_of, position_of
from speeltafel.core.view import MoveSeen
from speeltafel.table.events import Created, EndReason, Invite
from speeltafel.table.table import ChatLine, LastNudge, Offer, SeatState, Status, Table, UndoableMove

FORMAT_VERSION = 8  # goes up when anything here changes

Counted = list[tuple[str, str, int]]  # a person, a kind or an id, and how often or when


class FrozenGame(msgspec.Struct):
    state: dict[str, Any]
    steps: list[PlayedStep]
    seen: list[list[MoveSeen]]  # of each witness


class FrozenTable(msgspec.Struct):
    """The fields of a `Table`, under the same names (without a leading `_`), except how it was created."""

    rules: int
    seats: list[SeatState]
    invites: list[Invite]
    uninvited: set[str]
    status: Status
    number: int
    position: int
    draws: int
    commitments: dict[str, str]
    shares: dict[str, str]
    terms: str
    bound: list[str]
    offers: dict[int, Offer]
    nudge: LastNudge | None
    starts_by: int | None
    waits_since: int
    ended: EndReason | None
    ended_at: int
    rematch: str
    others: int
    takebacks: list[UndoableMove]
    key: bytes
    chat: list[ChatLine]
    done: Counted
    asked: Counted
    clock: dict[str, Any]
    game: FrozenGame | None


AS_THEY_ARE = [name for name in FrozenTable.__struct_fields__ if name not in ("chat", "done", "asked", "clock", "game")]
DECODER = msgspec.msgpack.Decoder(FrozenTable)


def made_by() -> str:
    """Return the version tag of a checkpoint; a checkpoint with another tag is ignored."""
    return f"{__version__}/{FORMAT_VERSION}"


def dump_table(table: Table) -> bytes:
    frozen = FrozenTable(
        **{name: getattr(table, _inside(name)) for name in AS_THEY_ARE},
        chat=list(table.chat),
        done=[(person, id_, number) for person, theirs in table.done.items() for id_, number in theirs.items()],
        asked=[(*key, count) for key, count in table.asked.items()],
        clock=vars(table.clock),
        game=None if table.game is None else _frozen(table.game),
    )
    return msgspec.msgpack.encode(frozen)


def load_table(created: Created, body: bytes) -> Table:
    frozen = DECODER.decode(body)
    table = Table(created)
    for name in AS_THEY_ARE:
        setattr(table, _inside(name), getattr(frozen, name))
    table.chat = list(frozen.chat)
    for person, id_, number in frozen.done:
        table.done.setdefault(person, {})[id_] = number
    table.asked = Counter({(person, kind): count for person, kind, count in frozen.asked})
    vars(table.clock).update(frozen.clock)
    if frozen.game is not None:
        table.game = _thawed(table, frozen.game)
    return table


def _inside(name: str) -> str:
    return f"_{name}" if name in ("takebacks", "key") else name


def _frozen(game: Game) -> FrozenGame:
    state, steps, seen = game.dump_state()
    return FrozenGame(position_of(state), list(steps), seen)


def _thawed(table: Table, frozen: FrozenGame) -> Game:
    game = table.new_game()
    state = table.modules.rules.State(**frozen.state)
    game.load_state(copy_of(state), frozen.steps, frozen.seen)
    return game
