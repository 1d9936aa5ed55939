"""A table made from its log: apply every event, and you have seats, game, clock and chat."""

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal, assert_never

import msgspec

from speeltafel import games
from speeltafel.core.errors import IllegalMove, make_error
from speeltafel.core.game import Game
from speeltafel.core.record import actor_line
from speeltafel.table import fair_chance, legacy_chance
from speeltafel.table.clock import Clock
from speeltafel.table.events import (
    BotSeated,
    Committed,
    Created,
    DaysOff,
    Drawn,
    Ended,
    EndReason,
    Event,
    EventBatch,
    Invite,
    InvitesRenewed,
    Moved,
    Nudged,
    Paused,
    RandomnessAdded,
    Reacted,
    Reclaimed,
    Rematched,
    Renamed,
    Resumed,
    Revealed,
    Said,
    Sat,
    SeatFreed,
    SeatMoved,
    SeatOffered,
    SeatsArranged,
    StandInReason,
    StartAsked,
    Started,
    TakenOver,
    TermsBound,
    Undone,
    Uninvited,
)
from speeltafel.table.fair_chance import Contributor, FairChance, Terms, terms_text
from speeltafel.table.fairness_proof import Proof, ProofBefore

Status = Literal["lobby", "starting", "playing", "paused", "over"]

CHAT_KEPT = 100
OFFER_MS = 60_000  # until then another device of the player may take the seat
DAY_MS = 86_400_000
START_WAIT_MS = 10_000  # for commitments, and then for shares; people who are later play without having added one
COMMANDS_KEPT = 2000  # ids of a person's executed commands


@dataclass(slots=True)
class SeatState:
    person: str = ""
    name: str = ""
    level: str = ""  # of the bot whose seat it is
    randomness: str = ""  # only in games of before there were commitments
    stand_in: str = ""  # the level of the bot that plays for the person
    reason: StandInReason | None = None
    since: int = 0  # the game's length when the stand-in came
    off_until: int = 0  # when their days off end
    off_ms: int = 0  # all that they have taken off in this game

    @property
    def is_open(self) -> bool:
        return not self.person and not self.level

    @property
    def bot(self) -> str:
        """The level of the bot that moves here; "" where a person does."""
        return self.level or self.stand_in


class UndoableMove(msgspec.Struct, frozen=True, gc=False):
    """A move that could still be taken back."""

    by_bot: bool  # which nobody takes back: it was not their own
    until: int | None  # by when it had to be made; a pause since then gives no time


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A seat that another device of its player may take."""

    digest: str
    until: int


class LastNudge(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """When the player to move was reminded, and at which position."""

    position: int
    at: int


class ChatLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A chat message, or a reaction."""

    at: int
    seat: int
    text: str = ""
    reaction: str = ""


class Table:
    def __init__(self, created: Created) -> None:
        self.created = created
        self.modules = games.modules(created.game)
        self.rules = created.rules or self.modules.rules.VERSION
        self.seats = [SeatState(plan.person, plan.name, plan.level) for plan in created.seats]
        self.invites = created.invites
        self.uninvited: set[str] = set()
        self.status: Status = "lobby"
        self.game: Game | None = None
        self.clock = Clock(created.seconds_per_move)
        self.number = 1  # of events so far: how far every stream has come
        self.position = 0  # goes up whenever the game changes, also when a move is taken back
        self.waits_since = 0  # when that was
        self.draws = 0  # chance events so far
        self.offers: dict[int, Offer] = {}  # by seat
        self.nudge: LastNudge | None = None
        self.commitments: dict[str, str] = {}  # by person
        self.shares: dict[str, str] = {}  # by person, as far as they are revealed
        self.terms = ""  # as they were bound
        self.bound: list[str] = []  # the people who had promised a share by then
        self.starts_by: int | None = None  # how long the start waits for commitments or shares
        self.chat: list[ChatLine] = []  # the last ones; no deque, which takes room for 64 at every table
        self.ended: EndReason | None = None
        self.ended_at = 0
        self.rematch = ""
        self.done: dict[str, dict[str, int]] = {}  # by person: the ids of their commands, and under which number each was done
        self.asked: Counter[tuple[str, str]] = Counter()  # how often each person used the chat, or did something beside the game
        self.others = 0  # all that was done beside the game
        self._takebacks: list[UndoableMove] = []  # the last moves
        self._key = b""

    @classmethod
    def from_log(cls, log: list[EventBatch]) -> "Table":
        """Return the table of a log. One without a version of the rules goes by the newest that it fits. Raises IllegalMove."""
        first = log[0].events[0]
        assert isinstance(first, Created)  # noqa: S101  the first event of every log
        *newer, oldest = games.modules(first.game).versions_for(first.rules)
        for version in newer:
            with suppress(IllegalMove):
                return cls._played(log, version)
        return cls._played(log, oldest)

    @classmethod
    def _played(cls, log: list[EventBatch], version: int) -> "Table":
        first = log[0].events[0]
        assert isinstance(first, Created)  # noqa: S101  as above
        table = cls(first)
        table.rules = version
        table.go_on([msgspec.structs.replace(log[0], events=log[0].events[1:]), *log[1:]])
        return table

    def new_game(self) -> Game:
        """Return the table's game at its beginning. Raises UnknownName for a version of the rules that is not known here."""
        return Game(self.modules, len(self.seats), self.modules.options_from(self.created.options), version=self.rules)

    def go_on(self, log: list[EventBatch]) -> None:
        """Apply the batches that the log has beyond this table."""
        for batch in log:
            for event in batch.events:
                self.apply(event, batch.at)
            self.remember(batch)

    def remember(self, batch: EventBatch) -> None:
        """Remember that the command of a batch is done, in case it comes again."""
        if batch.command:
            self._count(batch)
            theirs = self.done.setdefault(batch.by, {})
            theirs[batch.command] = self.number
            if len(theirs) > COMMANDS_KEPT:
                del theirs[next(iter(theirs))]

    def done_as(self, person: str, command: str) -> int | None:
        """Return the number of the last event of a person's command; None if it was not executed."""
        return self.done.get(person, {}).get(command)

    def _note(self, line: ChatLine) -> None:
        self.chat.append(line)
        del self.chat[:-CHAT_KEPT]

    def _count(self, batch: EventBatch) -> None:
        if not batch.by:
            return  # the server itself
        first = batch.events[0]
        if isinstance(first, Moved):
            return
        if isinstance(first, Said | Reacted):
            self.asked[batch.by, "chat"] += 1
        else:
            self.asked[batch.by, "other"] += 1
            self.others += 1

    def apply(self, event: Event, at: int) -> None:
        """Apply an event. Raises IllegalMove for an illegal move, before anything has changed."""
        match event:
            case Moved():
                self._moved(event, at)
            case Drawn():
                self._playing().play_one(event.move)
                self._drawn(at)
            case Undone():
                self._undone()
            case Said():
                self._note(ChatLine(at, event.seat, text=event.text))
            case Reacted():
                self._note(ChatLine(at, event.seat, reaction=event.reaction))
            case Sat():
                self.seats[event.seat] = SeatState(event.person, event.name, randomness=event.randomness)
            case SeatOffered():
                self.offers[event.seat] = Offer(event.digest, at + OFFER_MS)
            case SeatMoved():
                self._carried(event)
            case SeatFreed():
                self.offers.pop(event.seat, None)
                self.seats[event.seat] = SeatState()
            case Uninvited():
                self.invites = event.invites
                self.uninvited.add(event.person)
            case InvitesRenewed():
                self.invites = event.invites
            case BotSeated():
                self.offers.pop(event.seat, None)
                self.seats[event.seat] = SeatState(level=event.level)
            case Renamed():
                self.seats[event.seat].name = event.name
            case SeatsArranged():
                self._arranged(event.order)
            case RandomnessAdded():
                self.seats[event.seat].randomness = event.randomness
            case Committed():
                self.commitments[event.person] = event.commitment
            case StartAsked():
                self.status, self.starts_by = "starting", at + START_WAIT_MS
            case TermsBound():
                self.bound = self.contributors()
                self.terms, self.starts_by = event.terms, at + START_WAIT_MS
            case Revealed():
                self.shares[event.person] = event.share
            case Started():
                self._start(at)
            case Paused():
                self.status = "paused"
                self.clock.pause(at)
            case Resumed():
                self.status = "playing"
                self.clock.resume(at)
                self._wait_anew(at)
            case TakenOver():
                self._stand_in(event)
            case Nudged():
                self.nudge = LastNudge(self.position, at)
            case DaysOff():
                self._take_off(event, at)
            case Reclaimed():
                self._back(event.seat, at)
            case Rematched():
                self.rematch = event.table
            case Ended():
                self.status, self.ended, self.ended_at = "over", event.reason, at
                self.clock.stop()
            case Created():
                raise AssertionError("a table is created once")
            case _:
                assert_never(event)
        self.number += 1

    def _carried(self, event: SeatMoved) -> None:
        seat = self.seats[event.seat]
        if self.terms and seat.person in self.shares:
            self.shares.setdefault(event.person, self.shares[seat.person])  # what they added is in the game
        seat.person = event.person
        del self.offers[event.seat]

    def _arranged(self, order: list[int]) -> None:
        """Move the chairs, with all that names them by number."""
        place = {before: after for after, before in enumerate(order)}
        self.seats = [self.seats[before] for before in order]
        self.offers = {place[seat]: offer for seat, offer in self.offers.items()}
        self.invites = [one if one.seat is None else Invite(one.code, place[one.seat]) for one in self.invites]
        self.chat = [msgspec.structs.replace(line, seat=place[line.seat]) for line in self.chat]

    def _start(self, at: int) -> None:
        self.status, self.starts_by = "playing", None
        self.game = self.new_game()
        for move in self.created.begun:
            self.game.play_one(move)
        secret = self.created.secret
        if self.terms:
            self._key = fair_chance.game_key(secret, self.terms, self.revealed())
        else:
            self._key = legacy_chance.game_key(secret, [seat.randomness for seat in self.seats])
        self._changed(at)

    def _moved(self, event: Moved, at: int) -> None:
        game, until = self._playing(), self.clock.deadline
        if event.seat != game.actor:
            raise make_error(IllegalMove, "wrong-actor", found=actor_line(event.seat), expected=actor_line(game.actor))
        game.play_one(event.move)
        if game.can_undo() is None:
            self._takebacks.clear()
        else:
            self._takebacks.append(UndoableMove(bool(self.seats[event.seat].bot), until))
        self._changed(at)

    def _undone(self) -> None:
        self._playing().undo()
        self.position += 1
        seat = self.to_act
        self.clock.go_back(self._takebacks.pop().until, 0 if seat is None else self.seats[seat].off_until)

    def _stand_in(self, event: TakenOver) -> None:
        seat = self.seats[event.seat]
        if not seat.stand_in:
            seat.since = self._playing().length
        seat.stand_in, seat.reason = event.level, event.reason
        if self.to_act == event.seat:
            self.clock.go_on(person=False)

    def _wait_anew(self, at: int) -> None:
        """Count patience from the end of a pause: in a pause nobody could move."""
        self.waits_since = at
        if self.nudge is not None:
            self.nudge = LastNudge(self.nudge.position, at)

    def _take_off(self, event: DaysOff, at: int) -> None:
        seat, until = self.seats[event.seat], at + event.days * DAY_MS
        seat.off_ms += until - max(at, seat.off_until)
        seat.off_until = until
        self._takebacks.clear()  # the time that a move had was another
        if self.to_act == event.seat:
            self.clock.take_off(at, until)

    def _back(self, number: int, at: int) -> None:
        nobody_waited = not self.people_play()
        seat = self.seats[number]
        seat.stand_in, seat.reason = "", None
        if self.to_act == number:
            if nobody_waited:
                self.clock.start(at, person=True, off_until=seat.off_until)
            else:
                self.clock.go_on(person=True)

    def _changed(self, at: int) -> None:
        """Note a new position: the clock runs if a person is to move."""
        self.position += 1
        self.waits_since = at
        seat = self.to_act
        if seat is None:
            self.clock.stop()
        else:
            self.clock.start(at, person=not self.seats[seat].bot, off_until=self.seats[seat].off_until)

    def _playing(self) -> Game:
        assert self.game is not None  # noqa: S101  no log has moves before its start
        return self.game

    @property
    def deadline(self) -> int | None:
        """Return when the table goes on by itself: a move's time is up, or the start has waited long enough."""
        return self.clock.deadline if self.starts_by is None else self.starts_by

    @property
    def to_act(self) -> int | None:
        """The seat that has to move."""
        actor = self.game.actor if self.game is not None and self.status != "over" else None
        return actor if isinstance(actor, int) else None

    def bot_to_act(self) -> str:
        """Return the level of the bot to move; "" if there is none."""
        seat = self.to_act
        return self.seats[seat].bot if seat is not None and self.status == "playing" else ""

    def draw(self, at: int) -> Drawn:
        """Let chance draw.

        The event is applied already, since drawing once is faster than drawing and then applying.
        """
        event = Drawn(self._playing().play_chance(FairChance(self._key, self.draws)))
        self._drawn(at)
        self.number += 1
        return event

    def _drawn(self, at: int) -> None:
        self.draws += 1
        self._takebacks.clear()
        self._changed(at)

    def can_undo(self) -> int | None:
        """Return the seat that may undo the last move: its own, and nothing came after it. None if there is none."""
        if self.status != "playing" or not self._takebacks or self._takebacks[-1].by_bot:
            return None
        return self._playing().can_undo()

    def undo_until(self) -> int | None:
        """Return until when the last move can be undone: undoing doesn't add time."""
        return self._takebacks[-1].until if self._takebacks else None

    @property
    def counts_days(self) -> bool:
        """Whether the clock gives a day or more for a move."""
        return 1000 * self.created.seconds_per_move >= DAY_MS

    def others_play(self, person: str) -> bool:
        """Whether any other person, not a bot, is left to move."""
        return any(seat.person not in ("", person) and not seat.stand_in for seat in self.seats)

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if person and seat.person == person]

    def people_play(self) -> bool:
        """Whether any person, not a bot, is left to move."""
        return any(seat.person and not seat.stand_in for seat in self.seats)

    # Chance that nobody chose: see table/fair_chance.py

    @property
    def commitment(self) -> str:
        """Return the commitment to the server's secret."""
        secret = self.created.secret
        return legacy_chance.commitment(secret) if self.began_before else fair_chance.commitment(secret)

    @property
    def began_before(self) -> bool:
        """Whether the game began when there were no commitments of players."""
        return self.game is not None and not self.terms

    def contributors(self) -> list[str]:
        """Return the people who promised a share, in the order of their seats: those of the terms, once they are bound."""
        if self.terms:
            return self.bound
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person in self.commitments))

    def draw_up(self) -> str:
        """Return the terms as they stand."""
        people = [Contributor(self.seats_of(person), self.commitments[person]) for person in self.contributors()]
        options = msgspec.to_builtins(self.modules.options_from(self.created.options))
        return terms_text(Terms(self.created.game, options, [seat.name for seat in self.seats], self.commitment, people))

    def seats_awaited(self) -> list[int]:
        """Return the seats for which a start waits: for commitments first, then for shares."""
        if self.terms:
            late = {person for person in self.contributors() if person not in self.shares}
        else:
            late = {plan.person for plan in self.created.seats if plan.adds and plan.person not in self.commitments}
        return [number for number, seat in enumerate(self.seats) if seat.person in late]

    def revealed(self) -> list[str]:
        """Return the shares of the terms' people."""
        return [self.shares.get(person, "") for person in self.contributors()]

    def _proof(self) -> Proof | ProofBefore:
        secret = self.created.secret
        if self.began_before:
            return ProofBefore(self.commitment, secret, [seat.randomness for seat in self.seats])
        return Proof(self.terms, secret, self.revealed())

    def record(self) -> dict[str, Any] | None:
        """Return the game that was played here, once it is over. If it began elsewhere, nobody can prove its chance."""
        if self.status != "over" or self.game is None:
            return None
        played = datetime.fromtimestamp(self.ended_at / 1000, UTC).date().isoformat()
        proof = {} if self.created.begun else {"proof": msgspec.to_builtins(self._proof())}
        return {**self.game.record(), "seats": [seat.name for seat in self.seats], "played": played, **proof}
