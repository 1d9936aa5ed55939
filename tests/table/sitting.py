"""A table for tests, with people who have names and a clock that a test moves."""

import itertools
from typing import Any

import msgspec

from speeltafel.table.commands import Command, Move, NewTable, SeatWish, Sit, Start
from speeltafel.table.decide import SERVER, Request, create, decide, time_is_up
from speeltafel.table.events import Created, EventBatch
from speeltafel.table.streams import Streams
from speeltafel.table.table import Table
from tests.table.mirror import Mirror

SECRET = "5e" * 32
CODES = [f"code-{i}" for i in range(17)]


class Sitting:
    """Asks in people's names, keeps the log, and lets a mirror listen for every viewer."""

    def __init__(self, game: str = "tricky", seats: str = "me open", **wishes: Any) -> None:
        wish = NewTable(game=game, seats=[_wish(word) for word in seats.split()], **wishes)
        self._begin(create(wish, "host", SECRET, CODES))

    @classmethod
    def at(cls, created: Created) -> "Sitting":
        """At a table that was set up already."""
        sitting = cls.__new__(cls)
        sitting._begin(created)
        return sitting

    def _begin(self, created: Created) -> None:
        self.now = 1_000_000
        self.log = [EventBatch(self.now, [created])]
        self.table = Table.from_log(self.log)
        self.streams = Streams(self.table)
        self.mirrors = {viewer: Mirror(viewer) for viewer in (None, *range(len(created.seats)))}
        self.asked = 0
        self.watching: set[str] = set()  # the people who see the table
        self._names = itertools.count(1)
        self.sent: dict[int | None, list[bytes]] = {}
        for viewer, mirror in self.mirrors.items():
            self.streams.open(viewer)
            mirror.apply(self.streams.snapshot(viewer))
            self.sent[viewer] = []

    def ask(self, who: str, kind: type[Any], *, id_: str = "", present: tuple[str, ...] = (), **fields: Any) -> EventBatch | None:
        self.asked += 1
        command: Command = kind(id=id_ or f"c{self.asked}", **fields)
        batch = decide(
            self.table,
            command,
            Request(who, self.now, frozenset(present), self._new_name, is_watching=self.watching.__contains__),
        )
        self.publish(batch)
        return batch

    def _new_name(self) -> str:
        return f"new-{next(self._names)}"

    def wait(self, seconds: float) -> EventBatch | None:
        self.now += round(seconds * 1000)
        batch = time_is_up(self.table, self.now)
        self.publish(batch)
        return batch

    def publish(self, batch: EventBatch | None) -> None:
        if batch is None:
            return
        # The log is what would be stored: it goes through JSON like there.
        self.log.append(msgspec.json.decode(msgspec.json.encode(batch), type=EventBatch))
        for viewers, data in self.streams.publish(batch):
            for viewer in viewers:
                self.sent[viewer].append(data)
                self.mirrors[viewer].apply(data)

    def sit_and_start(self) -> None:
        for seat, chair in enumerate(self.table.seats):
            if chair.is_open:
                self.ask(f"guest{seat}", Sit, seat=seat, name=f"Guest {seat}", code=CODES[0])
        self.ask("host", Start)

    def move(self, choose: int = 0) -> EventBatch | None:
        """Whoever is to move plays one of his legal moves."""
        seat = self.table.to_act
        assert seat is not None
        assert self.table.game is not None
        legal = self.table.game.legal()
        who = SERVER if self.table.seats[seat].bot else self.table.seats[seat].person
        return self.ask(who, Move, seat=seat, position=self.table.position, move=legal[choose % len(legal)])

    def check(self) -> None:
        """Every mirror shows what a fresh snapshot would, and the log gives the same table."""
        again = Streams(Table.from_log(self.log))
        for viewer, mirror in self.mirrors.items():
            fresh = Mirror(viewer)
            fresh.apply(again.snapshot(viewer))
            assert mirror.number == fresh.number
            assert mirror.state == fresh.state


def _wish(word: str) -> SeatWish:
    return SeatWish("bot", level="random") if word == "bot" else SeatWish("me", "Host") if word == "me" else SeatWish()
