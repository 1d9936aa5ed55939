"""Streams of a table, one for each seat and one for spectators: what each may see of every batch.

A message says after which event it comes and up to which it goes, so a client knows when it has missed something. It comes
back with its last number, and gets the messages since, or a snapshot if they are gone. Messages are made only for viewers
with listeners, once for all who see the same, and encoded once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from speeltafel.core.game import Game
from speeltafel.core.line import Line
from speeltafel.core.view import AnyView, changed_fields
from speeltafel.table.announcements import announcement
from speeltafel.table.events import PLAY, EventBatch, Reacted, Reclaimed, Said, SeatsArranged, Started, Undone, only_plays
from speeltafel.table.messages import Snapshot, TableInfo, Update, Viewer, info
from speeltafel.table.table import ChatLine, Table

SHOWN = 1000  # steps of the past in a snapshot: more than any game of the box has; one looks back at the rest
LONG = 20_000  # bytes
KEPT = 5  # messages kept for a client that comes back; after longer it gets a snapshot, which takes little more

NO_MOVES: list[str] = []
ANEW = (Started, Undone, SeatsArranged)
CHAT = (Said, Reacted)
GAME_AND_CHAT = (*PLAY, *CHAT)  # these leave the table itself as it was

Addressed = tuple[list[Viewer], bytes]  # a message, and the viewers it is for

ENCODER = msgspec.json.Encoder()


@dataclass(slots=True)
class Stream:
    """The state of a viewer's stream."""

    view: AnyView | None = None  # the last one shown, without history
    opened: int = 0  # after which event; every message since then was for this viewer, too


class Streams:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.number = table.number  # of the last published event
        self._length = table.game.length if table.game is not None else 0
        self._info = info(table)
        self._streams: dict[Viewer, Stream] = {}
        self._kept: list[tuple[int, list[Addressed]]] = []  # the last messages, and after which event they came
        self._long: dict[Viewer, bytes] = {}  # snapshots of now that took a while to make

    @property
    def length(self) -> int:
        """Return how many steps of the game are published."""
        return self._length

    def open(self, viewer: Viewer) -> None:
        """Begin to make and keep messages for this viewer."""
        if viewer not in self._streams:
            self._streams[viewer] = Stream(self._view(viewer), self.number)

    def close(self, viewer: Viewer) -> None:
        """Stop a viewer's stream."""
        self._streams.pop(viewer, None)
        if not self._streams:
            self._kept.clear()

    def since(self, viewer: Viewer, number: int | None) -> list[bytes]:
        """Return what a client needs that has seen everything up to that number: messages, or a snapshot.

        The viewer's stream must be open.
        """
        if number == self.number:
            return []
        for i, (after, _) in enumerate(self._kept):
            if after == number and after >= self._streams[viewer].opened:
                return [data for _, messages in self._kept[i:] for viewers, data in messages if viewer in viewers]
        return [self.snapshot(viewer)]

    def snapshot(self, viewer: Viewer, batch: EventBatch | None = None) -> bytes:
        if batch is None and viewer in self._long:
            return self._long[viewer]
        table, game = self.table, self.table.game
        earlier = max(0, game.length - SHOWN) if game is not None else 0
        view = self._view(viewer)
        data = _encoded(
            Snapshot(
                seats=[viewer],
                number=table.number,
                position=table.position,
                table=self._info,
                view=view,
                prompt=table.modules.words.prompt(view) if view is not None else None,
                steps=game.steps(viewer, earlier) if game is not None else [],
                earlier=earlier,
                chat=list(table.chat),
                deadline=table.clock.deadline,
                undo=table.can_undo(),
                news=_news(batch) if batch is not None else [],
            )
        )
        if batch is None and len(data) > LONG:
            self._long[viewer] = data
        return data

    def publish(self, batch: EventBatch) -> list[Addressed]:
        """Return the messages of a batch that is applied and stored."""
        self._long.clear()
        messages = self._updates(batch) if only_plays(batch) else self._beside_the_game(batch)
        self._kept.append((self.number, messages))
        if len(self._kept) > KEPT:
            del self._kept[0]
        self.number = self.table.number
        self._length = self.table.game.length if self.table.game is not None else 0
        return messages

    def _beside_the_game(self, batch: EventBatch) -> list[Addressed]:
        """Return the messages of a batch that changes more than the game: the table, the seats or the chat."""
        about = None
        if any(not isinstance(event, GAME_AND_CHAT) for event in batch.events):
            about = self._info = info(self.table)
        if any(isinstance(event, ANEW) for event in batch.events):
            return self._full_snapshots(batch)
        chats = len([event for event in batch.events if isinstance(event, CHAT)])
        reclaimed_seats = [event.seat for event in batch.events if isinstance(event, Reclaimed)]
        return self._updates(batch, about, list(self.table.chat)[-chats:] if chats else [], reclaimed_seats)

    def _full_snapshots(self, batch: EventBatch) -> list[Addressed]:
        """Return a snapshot for each viewer: the game began, its history is shorter than before, or seats have other numbers."""
        messages: list[Addressed] = []
        for viewer, stream in self._streams.items():
            stream.view = self._view(viewer)
            messages.append(([viewer], self.snapshot(viewer, batch)))
        return messages

    def _updates(
        self,
        batch: EventBatch,
        about: TableInfo | None = None,
        chat: Sequence[ChatLine] = (),
        reclaimed_seats: Sequence[int] = (),
    ) -> list[Addressed]:
        """Return updates. `reclaimed_seats` are seats whose people play themselves again."""
        table, game = self.table, self.table.game
        shared: dict[str, Any] = {
            "after": self.number,
            "number": table.number,
            "position": table.position,
            "table": about,
            "news": _news(batch),
            "chat": list(chat),
            "deadline": table.clock.deadline,
            "undo": table.can_undo(),
        }
        if game is None or (game.length == self._length and not reclaimed_seats):
            everybody = list(self._streams)
            return [(everybody, _encoded(Update(seats=everybody, **shared)))]
        if table.modules.views.HAS_HIDDEN_INFORMATION or reclaimed_seats:
            return self._view_per_seat(game, shared, reclaimed_seats)
        return self._same_view_for_all(game, shared)

    def _view_per_seat(self, game: Game, shared: dict[str, Any], reclaimed_seats: Sequence[int]) -> list[Addressed]:
        messages: list[Addressed] = []
        for viewer, stream in self._streams.items():
            view = game.view(viewer, game.length)
            changed = changed_fields(stream.view, view)
            if not self.table.modules.views.HAS_HIDDEN_INFORMATION:
                changed["legal"] = view.legal  # the view before was shared by all
            update = Update(
                seats=[viewer],
                changed=changed,
                steps=game.steps(viewer, self._length),
                prompt=self.table.modules.words.prompt(view),
                missed=game.length - self.table.seats[viewer].since if viewer is not None and viewer in reclaimed_seats else 0,
                **shared,
            )
            stream.view = view
            messages.append(([viewer], _encoded(update)))
        return messages

    def _same_view_for_all(self, game: Game, shared: dict[str, Any]) -> list[Addressed]:
        """Return updates for a game without hidden information: one view for all; only `legal` and the prompt differ."""
        if not self._streams:
            return []
        view = game.view(None, game.length)
        changes = changed_fields(next(iter(self._streams.values())).view, view)
        groups: list[tuple[Line, list[str], list[Viewer]]] = []
        actor, prompt_of = game.actor, self.table.modules.words.prompt
        for viewer, stream in self._streams.items():
            stream.view = view
            view.seat, view.legal = viewer, game.legal() if viewer == actor else NO_MOVES
            prompt = prompt_of(view)
            for said, moves, viewers in groups:
                if moves is view.legal and said == prompt:
                    viewers.append(viewer)
                    break
            else:
                groups.append((prompt, view.legal, [viewer]))
        view.seat, view.legal = None, []
        shared["steps"] = game.steps(None, self._length)
        # `legal` goes to all, changed or not: so that it need not be known whose turn it was before.
        return [
            (viewers, _encoded(Update(seats=viewers, prompt=prompt, changed={**changes, "legal": moves}, **shared)))
            for prompt, moves, viewers in groups
        ]

    def _view(self, viewer: Viewer) -> AnyView | None:
        game = self.table.game
        return None if game is None else game.view(viewer, game.length)


def _news(batch: EventBatch) -> list[Line]:
    return [line for line in map(announcement, batch.events) if line is not None]


def _encoded(message: Snapshot | Update) -> bytes:
    return ENCODER.encode(message)
