"""A live table in memory, with its connections."""

import asyncio
import time
from collections import Counter
from collections.abc import Container
from math import ceil

from speeltafel.core.line import Line
from speeltafel.server.connections.connection import Connection
from speeltafel.server.connections.messages import ENCODER, Explanation, Presence, Refusal, Welcome, encoded
from speeltafel.server.server_clock import now
from speeltafel.server.tables.fifo_lock import Lock
from speeltafel.table.events import BotSeated, EventBatch, Sat, SeatFreed, SeatMoved, SeatsArranged, Started, Undone
from speeltafel.table.messages import Viewer
from speeltafel.table.streams import Streams
from speeltafel.table.table import Table

SNAPSHOT_COSTS = 3  # commands: all that a viewer sees is made anew when a move is taken back
ABOUT_SEATS = (Sat, SeatFreed, SeatMoved, BotSeated, Started)


class LiveTable:
    def __init__(self, table_id: str, table: Table, epoch: str = "", grace_seconds: float = 0.0) -> None:
        self.id = table_id
        self.lock = Lock()  # one command at a time: until a batch is stored the table is ahead of its log
        self.listeners: dict[Viewer, set[Connection]] = {}
        self.connections: set[Connection] = set()
        self.present: Counter[str] = Counter()
        self.connected_to_peers: set[str] = set()  # people who are connected to other servers
        self._grace_s = grace_seconds
        self._left: dict[str, float] = {}  # when each person's last connection was lost
        self._opened = time.monotonic()  # people who have not come yet get the grace period too
        self.attention: asyncio.Task[None] | None = None  # waits for a bot or a clock
        self.is_broken = False  # something went wrong, and the log has not been read again yet: nothing may be shown
        self.is_marked = False  # whether the store knows that the table is in use, and may need attention at any time
        self.kept_number = 0  # up to which event a snapshot of it is stored
        self.last_used = 0.0
        self.replace_table(table, epoch)
        self._announced_away = self.away()

    def replace_table(self, table: Table, epoch: str) -> None:
        """Replace the table by another reading of its log, and send listeners what they have not seen."""
        self.table = table
        self.epoch = epoch  # of that log
        self.streams = Streams(table)
        self.is_broken = False
        self._remove_unentitled()
        for viewer, listeners in self.listeners.items():
            self.streams.open(viewer)
            for connection in listeners:
                for data in self.streams.since(viewer, connection.stream_positions.get(viewer)):
                    connection.send(data)
                connection.stream_positions[viewer] = self.streams.number

    def restore_table(self, table: Table) -> None:
        """Discard an unstored decision: restore the table that was last published."""
        self.table = self.streams.table = table
        self.is_broken = False

    def apply_remote_batch(self, number: int, batch: EventBatch) -> None:
        """Apply a batch of another server, whose first event has that number.

        Known batches are skipped. Raises ValueError if one is missing.
        """
        if number <= self.streams.number:
            return
        if number != self.streams.number + 1 or self.is_ahead:
            raise ValueError("a batch is missing before this one")
        self.table.go_on([batch])
        self.publish(batch)

    @property
    def is_ahead(self) -> bool:
        """Whether something has been applied that is not published yet."""
        return self.table.number != self.streams.number

    @property
    def is_busy(self) -> bool:
        """Whether a newcomer has to wait."""
        return self.is_broken or self.lock.locked()

    @property
    def is_free(self) -> bool:
        """Whether there is no connection, and no command is being executed."""
        return not self.connections and not self.lock.locked()

    def next_attention_at(self, now: int) -> int | None:
        """Return when the table needs attention, in milliseconds; None if it doesn't."""
        return now if self.table.bot_to_act() else self.table.deadline

    def join(self, connection: Connection) -> None:
        """Add a connection, and announce its person to the others."""
        self.present[connection.person] += 1
        self._left.pop(connection.person, None)
        self._announce_presence()
        self.connections.add(connection)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        for viewer in list(connection.stream_positions):
            self.stop_listening(connection, viewer)
        self.present[connection.person] -= 1
        if not self.present[connection.person]:
            del self.present[connection.person]
            if connection.person in self._people and connection.person not in self.connected_to_peers:
                self._left[connection.person] = time.monotonic()
            self._announce_presence()

    def update_peer_presence(self, people: set[str]) -> None:
        """Set the people who are connected to other servers now."""
        for person in self.connected_to_peers - people:
            if person in self._people and person not in self.present:
                self._left[person] = time.monotonic()
        for person in people:
            self._left.pop(person, None)
        self.connected_to_peers = people
        self._announce_presence()

    def everybody_here(self) -> Container[str]:
        """Return all people who are connected, to this server or to another."""
        return {*self.present, *self.connected_to_peers} if self.connected_to_peers else self.present

    def shows(self, person: str) -> bool:
        """Whether a page of that person is open here, and they can see it."""
        return any(connection.person == person and connection.is_shown for connection in self.connections)

    def is_watching(self, person: str) -> bool:
        """Whether a person sees the table, or is connected to another server, which alone knows whether they see it."""
        return person in self.connected_to_peers or self.shows(person)

    def listen(self, connection: Connection, viewer: Viewer, number: int | None) -> None:
        """Subscribe a connection to a stream, beginning with what it has not seen."""
        self.listeners.setdefault(viewer, set()).add(connection)
        self.streams.open(viewer)
        for data in self.streams.since(viewer, number):
            connection.send_charged(data)
        connection.stream_positions[viewer] = self.streams.number

    def explain_to(self, connection: Connection, seat: int, explained: list[str] | None) -> None:
        """Send that seat a hint whenever something comes up for the first time; stop if `explained` is None."""
        if explained is None:
            connection.explained.pop(seat, None)
        else:
            connection.explained[seat] = set(explained)
            self._explain_decision(connection, seat, connection.explained[seat])

    def stop_listening(self, connection: Connection, viewer: Viewer) -> None:
        connection.stream_positions.pop(viewer, None)
        connection.explained.pop(viewer, None)
        listeners = self.listeners.get(viewer, set())
        listeners.discard(connection)
        if not listeners:
            self.listeners.pop(viewer, None)
            self.streams.close(viewer)

    def publish(self, batch: EventBatch, asker: Connection | None = None) -> bool:
        """Send a batch to all listeners, each as it may see it; the asker's copy has the command's id.

        Return whether the asker was among them.
        """
        if any(isinstance(event, SeatsArranged) for event in batch.events):
            self._seats_arranged()
        for event in batch.events:
            if isinstance(event, ABOUT_SEATS):
                self._seats_changed(asker)
                break
        asker_got_it = False
        length = self.streams.length
        messages = self.streams.publish(batch)
        if asker is not None and any(isinstance(event, Undone) for event in batch.events):
            asker.bucket.charge(SNAPSHOT_COSTS * len(messages))
        number = self.streams.number
        for connection in self.connections:
            if connection.explained:
                self._send_first_time_hints(connection, length)
        for viewers, data in messages:
            sent: set[Connection] = set()
            for viewer in viewers:
                for connection in self.listeners[viewer]:
                    connection.stream_positions[viewer] = number
                    if connection not in sent:
                        connection.send(with_command_id(data, batch.command) if connection is asker else data)
                        sent.add(connection)
            asker_got_it = asker_got_it or asker in sent
        return asker_got_it

    def _send_first_time_hints(self, connection: Connection, length: int) -> None:
        """Send hints for events that a newcomer saw for the first time, and for the decision that is now theirs."""
        game = self.table.game
        if game is None:
            return
        firsts = game.modules.firsts
        for viewer, known in connection.explained.items():
            if viewer is None:
                continue
            for event in (event for step in game.steps(viewer, length) for event in step.events):
                if event.event in firsts and event.event not in known:
                    known.add(event.event)
                    line, places = Line(f"first-{event.event}", event.args, game.name), firsts[event.event](event.args)
                    connection.send(encoded(Explanation(viewer, event.event, line, places, decides=False)))
            self._explain_decision(connection, viewer, known)

    def _explain_decision(self, connection: Connection, seat: int, known: set[str]) -> None:
        """Send a hint for the most important new decision; one at a time."""
        game = self.table.game
        if game is None or game.actor != seat:
            return
        for decision in game.modules.first_decisions(game.view(seat)):
            if decision.name not in known:
                known.add(decision.name)
                line = Line(f"first-{decision.name}", decision.args, game.name)
                connection.send(encoded(Explanation(seat, decision.name, line, decision.places, decides=True)))
                return

    def _seats_changed(self, asker: Connection | None) -> None:
        self._remove_unentitled(asker)
        self._announce_presence()

    def _remove_unentitled(self, asker: Connection | None = None) -> None:
        """Unsubscribe connections that lost their seat, and spectators if the game allows none."""
        self._people = [seat.person for seat in self.table.seats]  # as last published
        for connection in self.connections:
            for viewer in list(connection.stream_positions):
                if not self.may_watch(connection.person, viewer):
                    self.stop_listening(connection, viewer)
                    if connection is not asker:
                        connection.send(encoded(Refusal(Line("no-spectators" if viewer is None else "seat-not-yours"))))

    def _seats_arranged(self) -> None:
        """Tell players the new numbers of their seats; they listen to those from now on."""
        self._people = [seat.person for seat in self.table.seats]
        for connection in self.connections:
            for viewer in [viewer for viewer in connection.stream_positions if viewer is not None]:
                self.stop_listening(connection, viewer)
            if self.table.seats_of(connection.person):
                connection.send(encoded(self.welcome(connection.person)))
        self._announce_presence()

    def may_watch(self, person: str, viewer: Viewer) -> bool:
        if viewer is None:  # before the start there is nothing to see but free chairs
            open_to_all = self.table.created.spectators or self.table.status in ("lobby", "starting")
            return open_to_all or person == self.table.created.host or bool(self.table.seats_of(person))
        return viewer in self.table.seats_of(person)

    def may_look_back(self, person: str, viewer: Viewer) -> bool:
        """Whether that person may replay the game as that viewer saw it.

        Once it is over, spectators may see it as any seat.
        """
        return self.may_watch(person, None if self.table.status == "over" else viewer)

    def show_again(self, connection: Connection) -> None:
        """Send the present position again to a client that had an old one."""
        for viewer in connection.stream_positions:
            connection.send_charged(self.streams.snapshot(viewer))

    def away(self) -> list[int]:
        here = self.everybody_here()
        return [number for number, person in enumerate(self._people) if person and person not in here]

    def grace(self) -> dict[str, int]:
        """Return the people who may still come back, and for how many seconds their seats are kept."""
        return {person: ceil(seconds) for person in self._people_away() if (seconds := self._waits_for(person)) > 0}

    def presence(self) -> Presence:
        away = self.away()
        return Presence(away, [now() + round(1000 * self._waits_for(self._people[seat])) for seat in away])

    def welcome(self, person: str) -> Welcome:
        """Return what a connection of that person has to know first."""
        here, is_host = self.presence(), person == self.table.created.host
        return Welcome(self.table.seats_of(person), is_host, now(), here.away, here.replaceable)

    def _people_away(self) -> set[str]:
        return {self._people[seat] for seat in self.away()}

    def _waits_for(self, person: str) -> float:
        """Return how many seconds a person's seat is still kept; negative if it no longer is."""
        return self._left.get(person, self._opened) + self._grace_s - time.monotonic()

    def _announce_presence(self) -> None:
        """Send who is away, if it has changed. Spectators don't count."""
        away = self.away()
        if away != self._announced_away:
            self._announced_away = away
            data = encoded(self.presence())
            for connection in self.connections:
                connection.send(data)


def with_command_id(message: bytes, command: str) -> bytes:
    """Add the id of a command to an encoded message, for the client that sent the command."""
    return message[:-1] + b',"command":' + ENCODER.encode(command) + b"}"
