"""Decisions about commands: events, or a refusal in words. Only this module says who may do what, and when."""

import hashlib
import re
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, field
from typing import assert_never
from unicodedata import category, normalize

import msgspec

from speeltafel import bots, games
from speeltafel.core.errors import Outdated, SpeeltafelError, make_error, refusal
from speeltafel.core.game import Game
from speeltafel.core.i18n import is_printable
from speeltafel.core.line import Line
from speeltafel.core.record import LONGEST_NAME
from speeltafel.core.view import AnyView
from speeltafel.table.commands import (
    MOST_DAYS_OFF,
    ArrangeSeats,
    CallStandIn,
    Close,
    Command,
    Commit,
    Leave,
    Move,
    NewTable,
    Nudge,
    OfferSeat,
    Pause,
    PlayTurn,
    React,
    Reclaim,
    Rematch,
    Rename,
    Resign,
    Resume,
    Reveal,
    Say,
    SeatBot,
    SeatWish,
    Sit,
    Start,
    TakeDaysOff,
    TakeSeat,
    Undo,
)
from speeltafel.table.events import (
    BotSeated,
    Committed,
    Created,
    DaysOff,
    Ended,
    Event,
    EventBatch,
    Invite,
    InvitesRenewed,
    Moved,
    Nudged,
    Paused,
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
    SeatPlan,
    SeatsArranged,
    StandInReason,
    StartAsked,
    Started,
    TakenOver,
    TermsBound,
    Undone,
    Uninvited,
)
from speeltafel.table.fair_chance import commitment
from speeltafel.table.settings import chosen
from speeltafel.table.table import DAY_MS, LastNudge, SeatState, Table

SERVER = ""  # the server itself, which moves for bots

# Characters that count as printable and show nothing: fillers, a blank of braille, and what only varies the one before.
INVISIBLE = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0]")

MOST_STEPS = 20_000  # of a game: with custom boards a game may never end, so it ends here
MOST_MARKS = 3  # on one letter: Vietnamese has two, Hebrew sometimes three
MOST_CHAT = 1_000  # of one person at a table
MOST_CHAT_IN_ALL = 5_000  # of everybody there, however often people change
MOST_OTHER = 500  # commands of one person beside moving and talking
MOST_OTHER_IN_ALL = 5_000
NUDGE_AFTER_MS = 30_000  # that everybody has waited for a player
TURN_AFTER_NUDGE_MS = 30_000
ALWAYS = (Move, Start, Resign, Rematch, Close)


def nobody(_: str) -> bool:
    return False


class Request(msgspec.Struct, frozen=True):
    """The sender of a command, its time, and what the table cannot know by itself."""

    who: str
    now: int
    present: Container[str] = frozenset()  # the people who are connected
    new_name: Callable[[], str] = str  # makes up what nobody guesses: the name of the next table, the code of an invite
    grace: Mapping[str, int] = {}  # people who have just lost the connection, and how many seconds they are waited for
    played_as: str = ""  # the level of a bot that was late
    is_watching: Callable[[str], bool] = nobody  # whether a person sees the table


@dataclass(slots=True)
class CommandRun:
    """Events as they come about: applied at once, stored together."""

    table: Table
    request: Request
    events: list[Event] = field(default_factory=list)

    def emit(self, event: Event) -> None:
        self.table.apply(event, self.request.now)
        self.events.append(event)


def create(wish: NewTable, host: str, secret: str, codes: list[str]) -> Created:
    """Return a table as it was wished for. `codes` are fresh secrets, one for each chair and one for all."""
    modules = games.modules(wish.game)
    modules.set_up(len(wish.seats), modules.options_from(wish.options))
    seats: list[SeatPlan] = []
    for seat in wish.seats:
        seats.append(_planned(seat, wish.game, host, [one.name for one in seats]))
    if all(seat.level for seat in seats):
        raise refusal("nobody-plays")
    if wish.begun:
        _check_begun(wish, seats)
    invites = [Invite(codes[0]), *(Invite(code, number) for number, code in enumerate(codes[1 : len(seats) + 1]))]
    return Created(
        **chosen(wish), seats=seats, host=host, invites=invites, rules=modules.rules.VERSION, secret=secret, begun=wish.begun
    )


def _check_begun(wish: NewTable, seats: list[SeatPlan]) -> None:
    """Check that a game from elsewhere can go on here. Raises Refused, or IllegalMove."""
    if not all(seat.person or seat.level for seat in seats):
        raise refusal("begun-needs-bots")
    modules = games.modules(wish.game)
    game = Game(modules, len(seats), modules.options_from(wish.options))
    for move in wish.begun:
        game.play_one(move)
    if game.actor is None:
        raise refusal("game-is-over")


def _planned(wish: SeatWish, game: str, host: str, names: list[str]) -> SeatPlan:
    if wish.who == "bot":
        return SeatPlan(level=_level(game, wish.level or bots.usual_level(game)))
    return SeatPlan(host, _unique_name(_name(wish.name), names)) if wish.who == "me" else SeatPlan()


def rematch_of(table: Table, secret: str, codes: list[str]) -> Created:
    """Return a new table for the same people.

    The start waits for those who contributed to the chance of this game.
    """
    seats = [SeatPlan(seat.person, seat.name, seat.level, bool(table.shares.get(seat.person))) for seat in table.seats]
    invites = [Invite(codes[0]), *(Invite(code, number) for number, code in enumerate(codes[1 : len(seats) + 1]))]
    return msgspec.structs.replace(table.created, seats=seats, invites=invites, secret=secret, begun=[])


def decide(table: Table, command: Command, request: Request) -> EventBatch | None:
    """Decide a command.

    Return its events, already applied; None if it was executed before. A refusal leaves everything as it was.
    """
    if table.done_as(request.who, command.id) is not None:
        return None
    _within_bounds(table, command, request.who)
    draft = CommandRun(table, request)
    _decide(draft, command)
    batch = EventBatch(request.now, draft.events, request.who, command.id)
    table.remember(batch)
    return batch


def time_is_up(table: Table, now: int) -> EventBatch | None:
    """Replace a player whose time is up by a bot, or go on with a start that has waited long enough; None if nothing is due."""
    if table.status == "starting" and table.starts_by is not None and now >= table.starts_by:
        draft = CommandRun(table, Request(SERVER, now))
        _go_on_starting(draft, waiting=False)
        return EventBatch(now, draft.events)
    seat = table.to_act
    if seat is None or table.status != "playing" or not table.clock.is_up(now):
        return None
    draft = CommandRun(table, Request(SERVER, now))
    _take_over(draft, seat, "clock")
    return EventBatch(now, draft.events)


def _decide(draft: CommandRun, command: Command) -> None:
    match command:
        case Move():
            _move(draft, command)
        case Say():
            _require_own_seat(draft, command.seat)
            draft.emit(Said(command.seat, _clean_chat(command.text)))
        case React():
            _require_own_seat(draft, command.seat)
            draft.emit(Reacted(command.seat, command.reaction))
        case Undo():
            _undo(draft, command)
        case Sit():
            _sit(draft, command)
        case SeatBot():
            _place(draft, command)
        case Rename():
            _rename(draft, command)
        case ArrangeSeats():
            _arrange(draft, command.order)
        case OfferSeat():
            _offer(draft, command)
        case TakeSeat():
            _take(draft, command.code)
        case Commit():
            _commit(draft, command.commitment)
        case Reveal():
            _reveal(draft, command.share)
        case Start():
            _start(draft, command)
        case Pause():
            _pause(draft)
        case Resume():
            _resume(draft)
        case Leave():
            _leave(draft, command.seat)
        case Resign():
            _resign(draft, command.seat)
        case CallStandIn():
            _replace(draft, command.seat)
        case Nudge():
            _nudge(draft, command)
        case PlayTurn():
            _play_turn(draft, command)
        case TakeDaysOff():
            _take_days_off(draft, command)
        case Reclaim():
            _reclaim(draft, command.seat)
        case Rematch():
            _rematch(draft)
        case Close():
            _require_host(draft)
            _in_the_lobby(draft)
            draft.emit(Ended("closed"))
        case _:
            assert_never(command)


# Before the start


def _sit(draft: CommandRun, command: Sit) -> None:
    _in_the_lobby(draft)
    table, who = draft.table, draft.request.who
    free = [number for number, seat in enumerate(table.seats) if seat.is_open]
    needs_no_invite = who == table.created.host or (table.created.listed and who not in table.uninvited)
    allowed = free if needs_no_invite else _invited(table, command.code, free)
    wanted = command.seat
    if wanted is None:
        if not allowed:
            raise refusal("table-full")
        wanted = allowed[0]
    _seat(table, wanted)
    if wanted not in free:
        raise refusal("seat-taken", player=wanted)
    if wanted not in allowed:
        raise refusal("invite-wrong")
    draft.emit(Sat(wanted, who, _unique_name(_name(command.name), [seat.name for seat in table.seats])))
    if command.commitment:
        draft.emit(Committed(who, command.commitment))


def _invited(table: Table, code: str, free: list[int]) -> list[int]:
    """Return the free chairs that this code opens."""
    for invite in table.invites:
        if code == invite.code:
            return free if invite.seat is None else [seat for seat in free if seat == invite.seat]
    raise refusal("invite-wrong")


def _place(draft: CommandRun, command: SeatBot) -> None:
    _require_host(draft)
    _in_the_lobby(draft)
    person = _seat(draft.table, command.seat).person
    draft.emit(
        BotSeated(command.seat, _level(draft.table.created.game, command.level)) if command.level else SeatFreed(command.seat)
    )
    if person and person != draft.request.who:
        draft.emit(Uninvited(person, _other_codes(draft, command.seat)))


def _rename(draft: CommandRun, command: Rename) -> None:
    _in_the_lobby(draft)
    own = _require_own_seat(draft, command.seat)
    others = [seat.name for seat in draft.table.seats if seat is not own]
    draft.emit(Renamed(command.seat, _unique_name(_name(command.name), others)))


def _arrange(draft: CommandRun, order: list[int]) -> None:
    _require_host(draft)
    _in_the_lobby(draft)
    if sorted(order) != list(range(len(draft.table.seats))):
        raise refusal("seats-in-no-order", last=len(draft.table.seats) - 1)
    draft.emit(SeatsArranged(order))


def _other_codes(draft: CommandRun, seat: int, is_for_all: bool = True) -> list[Invite]:
    """Return a new code for that seat, and for the table if that is for all; the other seats' codes were sent to other people."""
    new_name, changed = draft.request.new_name, (None, seat) if is_for_all else (seat,)
    return [Invite(new_name(), one.seat) if one.seat in changed else one for one in draft.table.invites]


def _start(draft: CommandRun, command: Start) -> None:
    _require_host(draft)
    _in_the_lobby(draft)
    free = [number for number, seat in enumerate(draft.table.seats) if seat.is_open]
    if free and not command.fill:
        raise refusal("seats-open", count=len(free))
    if not any(seat.person for seat in draft.table.seats):
        raise refusal("nobody-plays")
    level = _level(draft.table.created.game, command.fill) if free else ""
    for seat in free:
        draft.emit(BotSeated(seat, level))
    draft.emit(StartAsked())
    _go_on_starting(draft)


# The start: promises, then shares, then the game (see table/fair_chance.py)


def _commit(draft: CommandRun, promised: str) -> None:
    """Commit to a share. It may be changed as long as no share has been revealed."""
    _seated(draft)
    if draft.table.status not in ("lobby", "starting") or draft.table.terms:
        raise refusal("already-started")
    draft.emit(Committed(draft.request.who, promised))
    if draft.table.status == "starting":
        _go_on_starting(draft)


def _reveal(draft: CommandRun, share: str) -> None:
    table, who = draft.table, draft.request.who
    _seated(draft)
    if table.status != "starting" or not table.terms or who not in table.commitments or who in table.shares:
        raise refusal("nothing-to-reveal")
    if commitment(share) != table.commitments[who]:
        raise refusal("share-not-promised")
    draft.emit(Revealed(who, share))
    _go_on_starting(draft)


def _go_on_starting(draft: CommandRun, waiting: bool = True) -> None:
    """Go on with a start as far as it doesn't wait for anybody; one step further once it has waited long enough."""
    table = draft.table
    if not table.terms:
        if waiting and table.seats_awaited():
            return
        draft.emit(TermsBound(table.draw_up()))
        waiting = True
    if waiting and table.seats_awaited():
        return
    draft.emit(Started(_added_nothing(table)))
    _let_chance_play(draft)


def _added_nothing(table: Table) -> list[int]:
    """Return the seats of those who promised a share, or were expected to, and did not reveal any."""
    expected = {plan.person for plan in table.created.seats if plan.adds} | set(table.contributors())
    return [number for number, seat in enumerate(table.seats) if seat.person in expected and seat.person not in table.shares]


# The game


def _move(draft: CommandRun, command: Move) -> None:
    _on_turn(draft, command.seat, command.position)
    draft.emit(Moved(command.seat, command.move, draft.request.played_as))
    _let_chance_play(draft)
    _give_back_after_clock(draft, command.seat)


def why_not(table: Table, who: str, seat: int, position: int, move: str) -> Line | None:
    """Return why that person cannot make that move now; None if they can. Nothing is played."""
    try:
        _on_turn(CommandRun(table, Request(who, 0)), seat, position)
    except SpeeltafelError as error:
        return error.line
    return None if table.game is None else table.game.why_not(move)


def view_for_tip(table: Table, who: str, seat: int, position: int) -> AnyView:
    """Return the view of the seat to move, for a tip.

    Raises Refused if the host doesn't allow tips, or it is not that seat's turn.
    """
    if not table.created.tips:
        raise refusal("no-tips")
    _on_turn(CommandRun(table, Request(who, 0)), seat, position)
    assert table.game is not None  # noqa: S101  a seat is on turn
    return table.game.view(seat)


def _on_turn(draft: CommandRun, number: int, position: int) -> None:
    table = draft.table
    seat = _played_by(draft, number)
    _require_status(draft, "playing")
    if position != table.position:
        raise make_error(Outdated, "position-gone")
    if table.to_act != number:
        raise refusal("not-your-turn")
    if seat.stand_in and draft.request.who != SERVER:
        raise refusal("bot-plays-for-you")


def _let_chance_play(draft: CommandRun) -> None:
    game = draft.table.game
    while game is not None and game.actor == "chance":
        draft.events.append(draft.table.draw(draft.request.now))
    _end_single_turns(draft)
    if game is not None and game.actor is None:
        draft.emit(Ended("finished"))
    elif game is not None and game.length >= MOST_STEPS:
        draft.emit(Ended("endless"))


def _undo(draft: CommandRun, command: Undo) -> None:
    """Undo the person's own last move: not a bot's, and not to gain time."""
    table = draft.table
    seat = _require_own_seat(draft, command.seat)
    _require_status(draft, "playing")
    if command.position != table.position:
        raise make_error(Outdated, "position-gone")
    if seat.stand_in:
        raise refusal("bot-plays-for-you")
    if table.can_undo() != command.seat:
        raise refusal("nothing-to-undo")
    until = table.undo_until()
    if until is not None and draft.request.now >= until:
        raise refusal("undo-too-late")
    draft.emit(Undone(command.seat))


def _pause(draft: CommandRun) -> None:
    """Pause the game.

    If the player to move has a clock and could think on meanwhile, another player must ask for it.
    """
    table, who = draft.table, draft.request.who
    _seated(draft)
    _require_status(draft, "playing")
    if table.clock.deadline is not None and table.to_act in table.seats_of(who) and table.others_play(who):
        raise refusal("clock-is-yours")
    draft.emit(Paused())


def _resume(draft: CommandRun) -> None:
    _seated(draft)
    _require_status(draft, "paused")
    if not draft.table.people_play():
        raise refusal("nobody-is-back")
    draft.emit(Resumed())


# Going and coming back


def _leave(draft: CommandRun, number: int) -> None:
    seat = _require_own_seat(draft, number)
    if draft.table.status == "lobby":
        draft.emit(SeatFreed(number))
        draft.emit(InvitesRenewed(_other_codes(draft, number, is_for_all=False)))
        return
    _under_way(draft)
    if seat.stand_in:
        raise refusal("bot-plays-for-you")
    _take_over(draft, number, "left")


def _resign(draft: CommandRun, number: int) -> None:
    seat = _require_own_seat(draft, number)
    _under_way(draft)
    if seat.reason == "resigned":
        raise refusal("already-resigned")
    if all(other is seat or other.reason == "resigned" for other in draft.table.seats if other.person):
        draft.emit(Ended("abandoned"))
    else:
        _take_over(draft, number, "resigned")


def _replace(draft: CommandRun, number: int) -> None:
    _seated(draft)
    _under_way(draft)
    seat = _seat(draft.table, number)
    if seat.bot:
        raise refusal("bot-plays-there", player=number)
    if draft.table.counts_days:
        raise refusal("clock-decides")
    if seat.person in draft.request.present:
        raise refusal("player-is-here", player=number)
    if seconds := draft.request.grace.get(seat.person):
        raise refusal("player-just-left", player=number, seconds=seconds)
    _take_over(draft, number, "away")


def _nudge(draft: CommandRun, command: Nudge) -> None:
    table = draft.table
    _require_waiting(draft, command.seat, command.position)
    if _last_nudge(table) is not None:
        raise refusal("nudged-already", player=command.seat)
    _require_patience(draft, command.seat, table.waits_since + NUDGE_AFTER_MS)
    draft.emit(Nudged(command.seat, table.seats_of(draft.request.who)[0]))


def _play_turn(draft: CommandRun, command: PlayTurn) -> None:
    _require_waiting(draft, command.seat, command.position)
    nudge = _last_nudge(draft.table)
    if nudge is None:
        raise refusal("nudge-first", player=command.seat)
    _require_patience(draft, command.seat, nudge.at + TURN_AFTER_NUDGE_MS)
    _take_over(draft, command.seat, "slow")


def _last_nudge(table: Table) -> LastNudge | None:
    """Return the nudge for the move that is to be made now."""
    return table.nudge if table.nudge is not None and table.nudge.position == table.position else None


def _require_waiting(draft: CommandRun, number: int, position: int) -> None:
    """Check that the asker plays, and waits for the move of another person. Where a clock runs, it decides."""
    table, who = draft.table, draft.request.who
    _seated(draft)
    _require_status(draft, "playing")
    if all(table.seats[own].stand_in for own in table.seats_of(who)):
        raise refusal("bot-plays-for-you")
    if table.created.seconds_per_move:
        raise refusal("clock-decides")
    if position != table.position:
        raise make_error(Outdated, "position-gone")
    seat = _seat(table, number)
    if table.to_act != number or seat.bot or seat.person == who:
        raise refusal("nobody-waits", player=number)


def _require_patience(draft: CommandRun, number: int, until: int) -> None:
    if draft.request.now < until:
        raise refusal("wait-longer", player=number, seconds=-((draft.request.now - until) // 1000))


def _end_single_turns(draft: CommandRun) -> None:
    """Give players their seats back for whom a bot played one turn, when that turn is over."""
    for number, seat in enumerate(draft.table.seats):
        if seat.reason == "slow" and draft.table.to_act != number:
            draft.emit(Reclaimed(number, after_turn=True))


def _give_back_after_clock(draft: CommandRun, before: int | None) -> None:
    """Give a player who ran out of time the seat back when their next turn begins, if they see the table."""
    number = draft.table.to_act
    if number is None or number == before:
        return
    seat = draft.table.seats[number]
    if seat.reason == "clock" and draft.request.is_watching(seat.person):
        draft.emit(Reclaimed(number))


def _take_days_off(draft: CommandRun, command: TakeDaysOff) -> None:
    seat, now = _require_own_seat(draft, command.seat), draft.request.now
    _under_way(draft)
    if not draft.table.counts_days:
        raise refusal("days-off-no-days")
    if not command.days and seat.off_until <= now:
        raise refusal("days-off-none")
    left = MOST_DAYS_OFF * DAY_MS - seat.off_ms + max(0, seat.off_until - now)
    if command.days * DAY_MS > left:
        raise refusal("days-off-enough", days=left // DAY_MS)
    draft.emit(DaysOff(command.seat, command.days))


def _take_over(draft: CommandRun, number: int, reason: StandInReason) -> None:
    """Let a bot step in. If only bots are left to move, the table pauses."""
    draft.emit(TakenOver(number, bots.usual_level(draft.table.created.game), reason))
    if draft.table.status == "playing" and not draft.table.people_play():
        draft.emit(Paused())


def _reclaim(draft: CommandRun, number: int) -> None:
    seat = _require_own_seat(draft, number)
    _under_way(draft)
    if not seat.stand_in:
        raise refusal("you-play-yourself")
    if seat.reason == "resigned":
        raise refusal("already-resigned")
    nobody_played = not draft.table.people_play()
    if draft.table.to_act == number and draft.table.clock.is_spent(draft.request.now) and not nobody_played:
        raise refusal("bot-makes-this-move")
    draft.emit(Reclaimed(number))
    if draft.table.status == "paused" and nobody_played:
        draft.emit(Resumed())


def _rematch(draft: CommandRun) -> None:
    _seated(draft)
    _require_status(draft, "over")
    if draft.table.game is None:
        raise refusal("no-game-played")
    if draft.table.rematch:
        raise refusal("rematch-is-set")
    draft.emit(Rematched(draft.request.new_name()))


# From one device to another


def _offer(draft: CommandRun, command: OfferSeat) -> None:
    _require_own_seat(draft, command.seat)
    _seats_may_move(draft)
    draft.emit(SeatOffered(command.seat, command.digest))


def _take(draft: CommandRun, code: str) -> None:
    """Give the seat to the person who shows the code: once, and within a minute."""
    _seats_may_move(draft)
    digest = hashlib.sha256(code.encode()).hexdigest()
    for seat, offer in draft.table.offers.items():
        if offer.digest == digest and draft.request.now < offer.until:
            draft.emit(SeatMoved(seat, draft.request.who))
            return
    raise refusal("offer-gone")


def _seats_may_move(draft: CommandRun) -> None:
    """Refuse while the start waits for shares of the chance, which each device keeps to itself, and at the end."""
    if draft.table.status in ("starting", "over"):
        raise _not_now(draft.table)


# Permissions


def _within_bounds(table: Table, command: Command, who: str) -> None:
    """Limit what doesn't move or end the game, so that a log cannot grow for ever. Raises Refused."""
    if isinstance(command, ALWAYS):
        return
    if isinstance(command, Say | React):
        if table.asked[who, "chat"] >= MOST_CHAT:
            raise refusal("chat-enough", most=MOST_CHAT)
        if sum(count for (_, kind), count in table.asked.items() if kind == "chat") >= MOST_CHAT_IN_ALL:
            raise refusal("chat-full", most=MOST_CHAT_IN_ALL)
    elif table.asked[who, "other"] >= MOST_OTHER or table.others >= MOST_OTHER_IN_ALL:
        raise refusal("commands-enough")


def _seat(table: Table, number: int) -> SeatState:
    if not 0 <= number < len(table.seats):
        raise refusal("no-such-seat", seat=str(number), last=len(table.seats) - 1)
    return table.seats[number]


def _require_own_seat(draft: CommandRun, number: int) -> SeatState:
    seat = _seat(draft.table, number)
    if not draft.request.who or seat.person != draft.request.who:
        raise refusal("seat-not-yours")
    return seat


def _played_by(draft: CommandRun, number: int) -> SeatState:
    """Return the asker's own seat, or a bot's where the server asks."""
    if draft.request.who != SERVER:
        return _require_own_seat(draft, number)
    seat = _seat(draft.table, number)
    if not seat.bot:
        raise make_error(Outdated, "seat-not-yours")
    return seat


def _seated(draft: CommandRun) -> None:
    if not draft.table.seats_of(draft.request.who):
        raise refusal("seat-not-yours")


def _require_host(draft: CommandRun) -> None:
    if draft.request.who != draft.table.created.host:
        raise refusal("host-only")


def _in_the_lobby(draft: CommandRun) -> None:
    if draft.table.status != "lobby":
        raise refusal("game-starts" if draft.table.status == "starting" else "already-started")


def _under_way(draft: CommandRun) -> None:
    if draft.table.status not in ("playing", "paused"):
        raise _not_now(draft.table)


def _require_status(draft: CommandRun, status: str) -> None:
    if draft.table.status != status:
        raise _not_now(draft.table)


def _not_now(table: Table) -> SpeeltafelError:
    why = {
        "lobby": "not-started",
        "starting": "game-starts",
        "playing": "game-goes-on",
        "paused": "game-is-paused",
        "over": "game-is-over",
    }
    return refusal(why[table.status])


def _level(game: str, level: str) -> str:
    bots.bot(game, level, seed=0)  # UnknownName says which there are
    return level


def _name(name: str) -> str:
    name = _without_piles(name.strip())
    if not name.isprintable() or (name and not _as_seen(name)):
        raise refusal("name-bad", most=LONGEST_NAME)
    return name


def _unique_name(name: str, taken: list[str]) -> str:
    """Return the name, with a number added if another player has the same one."""
    others = {_as_seen(one) for one in taken}
    numbered = (f"{name[: LONGEST_NAME - 4]} {number}" for number in range(2, len(taken) + 3))
    return name if not name or _as_seen(name) not in others else next(one for one in numbered if _as_seen(one) not in others)


def _as_seen(name: str) -> str:
    """Return a name as people see it, without invisible characters, so that nobody can pose as another player."""
    return " ".join(INVISIBLE.sub("", normalize("NFKC", name)).split()).casefold()


def _clean_chat(text: str) -> str:
    """Return a chat text without line breaks and characters that turn the writing direction.

    Joiners are allowed, since emoji use them.
    """
    if not is_printable(text.replace("\u200d", "")) or not text.strip():
        raise refusal("chat-unprintable")
    return _without_piles(text.strip())


def _without_piles(text: str) -> str:
    """Return a text without marks that pile up on a letter and paint over the lines beside it. Every language needs a few."""
    kept, marks = [], 0
    for letter in text:
        marks = marks + 1 if category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)
